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


@pytest.mark.usefixtures("toy_list")
def test_a_list_of_the_settings_is_for_its_own_language(
    baliwords: Run, answer: Callable[..., Any]
) -> None:
    assert answer("check", "MURS")["list"] == "toy"
    assert answer("check", "HAUS", "--lang", "de")["list"] is None
    assert answer("check", "HAUS", "--lang", "de", "--rule", "min_word_length=4")["list"] is None
    assert answer("part", "HAU", "--lang", "de")["legal"]
    assert answer("words", "HAUS", "S", "--lang", "de")["words"]
    assert answer("challenge", "HAU", "HAUS", "--lang", "de")["right"]
    code, _, err = baliwords("check", "HAUS", "--lang", "de", "--list", "toy")
    assert code == 2 and "no own list 'toy' for 'de'" in err


@pytest.mark.usefixtures("toy_list")
def test_a_game_in_the_other_language_needs_no_list_of_the_settings() -> None:
    from baliwords.cli.letters.options import House
    from baliwords.tui.letters.pastimes import solitaire

    assert solitaire().options["word_list"] == "toy"
    assert House().game_options(1).word_list == "toy"
    assert House("de").game_options(1).word_list == ""
    assert House(rule=["language=de"]).game_options(1).word_list == ""
    assert House("de", rule=["word_list=toy"]).game_options(1).word_list == "toy"


@pytest.mark.usefixtures("toy_list")
def test_the_built_in_list_can_be_asked_for_in_spite_of_the_settings(
    answer: Callable[..., Any],
) -> None:
    assert answer("check", "MURS", "--list", "")["list"] is None


@pytest.mark.usefixtures("toy_list")
def test_a_removed_list_that_the_settings_name_is_pointed_out(
    baliwords: Run, answer: Callable[..., Any]
) -> None:
    out = baliwords("dictionary", "remove", "toy")[1]
    assert "config.toml still names it" in " ".join(out.split())
    code, _, err = baliwords("check", "MURS")
    assert code == 2 and "no own list 'toy'" in err and "config.toml' may name it" in err
    assert answer("check", "MURS", "--list", "")["words"][0]["valid"]


@pytest.mark.usefixtures("toy_list")
def test_a_removed_list_that_nobody_names_is_just_forgotten(
    answer: Callable[..., Any], tmp_path: Path
) -> None:
    path = tmp_path / "mots.txt"
    path.write_text("zythum\n")
    answer("dictionary", "add", str(path), "--name", "beers")
    assert answer("dictionary", "remove", "beers")["still_named_in"] is None
    removed = answer("dictionary", "remove", "toy")
    assert removed["still_named_in"].endswith("config.toml")
