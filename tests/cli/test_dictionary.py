from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run


@pytest.mark.usefixtures("toy_list")
def test_an_own_list_is_added_used_described_and_forgotten(
    baliwords: Run, answer: Callable[..., Any], tmp_path: Path
) -> None:
    path = tmp_path / "mots.txt"
    path.write_text("zythum\nà\nR2D2\n")
    report = answer("dictionary", "add", str(path), "--name", "beers", "--replace")
    assert report["taken"] == 1
    assert report["skipped"] == {"too_short": 1, "bad_letters": 1}
    assert answer("check", "ZYTHUM", "--list", "beers")["words"][0]["valid"]
    assert not answer("check", "ZYTHUM")["words"][0]["valid"]
    listed = {row["name"]: row for row in answer("dictionary", "list")["lists"]}
    assert listed["beers"]["words"] == 1
    assert answer("dictionary", "info", "beers")["mode"] == "replace"
    assert answer("dictionary", "remove", "beers")["removed"]
    assert baliwords("check", "ZYTHUM", "--list", "beers")[0] == 2


@pytest.mark.usefixtures("toy_list")
def test_adding_reports_what_was_skipped_and_why(baliwords: Run, tmp_path: Path) -> None:
    path = tmp_path / "mots.txt"
    path.write_text("mur\nMUR\narc-en-ciel\n[red]\n")
    code, out, _ = baliwords("dictionary", "add", str(path), "--name", "small")
    assert code == 0
    assert "1 word taken" in out
    assert "1 repeated" in out
    assert "arc-en-ciel" in out
    assert "[red]" in out


def test_the_name_of_a_file_is_shown_as_it_is(baliwords: Run, tmp_path: Path) -> None:
    path = tmp_path / "mots[fr].txt"
    path.write_bytes("été\n".encode("mac_roman"))
    code, out, _ = baliwords("dictionary", "add", str(path), "--name", "mine")
    assert code == 0 and "read as mac_roman" in out
    assert "mots[fr].txt" in baliwords("dictionary", "list")[1]
    out = baliwords("dictionary", "info", "mine")[1]
    assert "mots[fr].txt" in out and "mac_roman" in out


def test_a_doubtful_file_needs_its_encoding(baliwords: Run, tmp_path: Path) -> None:
    path = tmp_path / "mots.txt"
    path.write_bytes(b"zorgl\x8ab\n")
    code, out, err = baliwords("dictionary", "add", str(path), "--name", "mine")
    assert (code, out) == (2, "")
    assert "'mots.txt'" in err and "--encoding cp850" in err and err.count("\n") == 1
    code, out, _ = baliwords(
        "dictionary", "add", str(path), "--name", "mine", "--encoding", "cp850"
    )
    assert code == 0 and "1 word taken" in out and "read as cp850" in out
