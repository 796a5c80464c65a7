"""Whole games against every level in the line mode."""

from collections.abc import Iterator

import pytest

from baliwords.cli.letters.line_game import LineGame
from baliwords.games import PLAYERS
from baliwords.letters.legal import legal_moves
from baliwords.letters.moves import Pass
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.play.letters import computers
from baliwords.play.letters.sitting import Sitting, new_header
from tests.tui.stage import toy_shelf


def play(names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, **rules: str) -> Sitting:
    """Let a person pass, or do what must be done, until the game is over."""
    monkeypatch.setattr(computers, "_SECONDS", 0.02)
    options = Options(seats=len(names), pass_policy="lenient", **rules)  # type: ignore[arg-type]
    sitting = Sitting.deal(new_header(options, 5, names), toy_shelf())

    def typed() -> Iterator[str]:
        while True:
            table = sitting.table
            moves = [] if table.window else list(legal_moves(table, sitting.judge, 2))
            yield "" if table.window else "-" if Pass() in moves else write_move(table, moves[0])

    lines = typed()
    monkeypatch.setattr("baliwords.cli.line_loop.ask", lambda _prompt: next(lines))
    LineGame(sitting).run()
    return sitting


@pytest.mark.parametrize("name", PLAYERS)
def test_a_whole_game_against_a_level(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(("You", name), monkeypatch).outcome is not None


@pytest.mark.parametrize("names", [("beginner", "expert"), ("casual", "fast", "greedy")])
@pytest.mark.parametrize("validation", ["auto", "challenge"])
def test_a_whole_game_against_several_levels(
    names: tuple[str, ...], validation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(("You", *names), monkeypatch, validation=validation).outcome is not None
