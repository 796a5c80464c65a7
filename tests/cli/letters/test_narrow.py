"""Narrow terminals keep words and numbers whole; a pipe has no edge at all."""

from pathlib import Path

import pytest

from tests.cli.program import in_a_pipe, on_a_terminal

LONG = "ANTICONSTITUTIONNELLEMENT"


@pytest.mark.parametrize("columns", [20, 40, 60, 80])
@pytest.mark.parametrize("word", [LONG, "A" * 80])
def test_the_word_asked_about_stays_whole(columns: int, word: str) -> None:
    shown = on_a_terminal("check", "MURS", word, "ZZZZ", columns=columns)
    assert word in shown.out.split()
    assert "…" not in shown.out
    others = [line for line in shown.out.splitlines() if word not in line]
    assert max(map(len, others)) <= columns


def test_words_stand_in_columns_where_there_is_room() -> None:
    shown = on_a_terminal("check", "MURS", LONG, columns=80).out.splitlines()
    starts = {line.index("in the French list") for line in shown if "in the French list" in line}
    assert starts == {len(f"✔  {LONG}  ")}


@pytest.mark.parametrize("columns", [30, 40, 59, 60, 80])
def test_the_numbers_of_a_list_stay_whole(columns: int) -> None:
    shown = on_a_terminal("dictionary", "list", columns=columns).out
    for size in sizes():
        assert size in shown.split()
    assert max(map(len, shown.splitlines())) <= columns


def test_facts_fit_a_narrow_terminal() -> None:
    shown = on_a_terminal("dictionary", "info", columns=40).out
    assert max(map(len, shown.splitlines())) <= 40
    assert "".join(shown.split()).count("sha256") == in_a_pipe("dictionary", "info").out.count(
        "sha256"
    )


def test_a_pipe_gets_each_fact_on_one_line() -> None:
    facts = [line.split() for line in in_a_pipe("dictionary", "info").out.splitlines()]
    checksums = [line[1] for line in facts if line[0].endswith("sha256")]
    assert checksums
    assert {len(checksum) for checksum in checksums} == {64}
    assert len(in_a_pipe("dictionary", "list").out.splitlines()) == 1 + len(sizes())


@pytest.mark.parametrize("columns", [40, 80])
def test_a_name_in_brackets_is_no_markup(tmp_path: Path, columns: int) -> None:
    words = tmp_path / "m[fr].txt"
    words.write_text("mur\n")
    assert in_a_pipe("dictionary", "add", str(words), "--name", "own").code == 0
    assert words.name in on_a_terminal("dictionary", "list", columns=columns).out
    assert words.name in on_a_terminal("dictionary", "info", "own", columns=columns).out


def sizes() -> list[str]:
    """Return how many words the built-in lists have."""
    from baliwords.lexicon.catalogue import catalogue

    return [f"{row['words']:,}" for row in catalogue()]
