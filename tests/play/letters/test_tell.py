"""What is told of a table, to those who see it and to those who do not."""

import pytest

from baliwords.letters.assembly import shows_as_word
from baliwords.play.letters.tell import table_lines
from tests.letters.toy import judge_for, row, rows


@pytest.mark.parametrize(
    ("pile", "validation", "marked"),
    [("ABC", "auto", True), ("ABC", "challenge", False), ("", "challenge", True)],
)
def test_a_word_is_marked_unless_people_may_doubt_it(
    pile: str, validation: str, marked: bool
) -> None:
    table = rows("MUR S", "T O", pile=pile, validation=validation).table
    judge = judge_for(table.options)
    assert shows_as_word(table, "MUR", judge) is marked
    assert not shows_as_word(table, "S", judge)
    told = " ".join(table_lines(table, ("Anna", "Ben"), judge))
    assert ("1 MUR!" in told) is marked


def test_alone_nobody_doubts() -> None:
    table = row("MUR S", "ABC", validation="challenge").table
    assert "1 MUR!" in " ".join(table_lines(table, ("Anna",), judge_for(table.options)))
