"""The figures beside the table of the letter game."""

from baliwords.letters.state import Table
from baliwords.translation import counted
from baliwords.tui.shared.side import assisted_line


def figures(table: Table, assisted: bool) -> list[str]:
    """Tell score, words and pile."""
    lines = [] if len(table.scores) > 1 else _own_score(table)
    lines.append(counted("Pile: {count} card", "Pile: {count} cards", table.pile_size))
    return [*lines, *assisted_line(assisted)]


def _own_score(table: Table) -> list[str]:
    score = counted("Score: {count} point", "Score: {count} points", table.scores[0])
    words = counted("{count} word taken off", "{count} words taken off", table.removals[0])
    return [score, words]
