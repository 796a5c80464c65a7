"""A shrine game shown again: all of it when it is over, before that only what lay open."""

from baliwords.core.game import NO_SEAT
from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.play.shrines.replaying import ShrineMatch, decisions, lines_after, tables
from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import Options, write_options
from tests.shrines.checks import random_game

NAMES = ("Anna", "Ben")


def played(moves: int | None = None) -> ShrineMatch:
    """Play a whole game, or the first moves of it."""
    options = Options(seats=2)
    match: ShrineMatch = Match(SHRINES, Header("shrines", 7, NAMES, write_options(options)))
    for _before, move, _after in [*random_game(options, 7)][:moves]:
        match.play(move)
    return match


def test_a_game_that_is_over_hides_nothing() -> None:
    match = played()
    assert match.outcome is not None
    for view, state in zip(tables(match), match.states, strict=True):
        assert view.laid_open is not None
        assert view.laid_open.hands == tuple(player.hand for player in state.players)
    assert [one.move for one in decisions(match)] == list(match.played)
    assert [one.after for one in decisions(match)] == tables(match)[1:]


def test_a_game_that_was_given_up_keeps_what_is_hidden() -> None:
    match = played(30)
    assert match.outcome is None
    for number, view in enumerate(tables(match)):
        assert view == SHRINES.onlooker(match.states[number])
        assert view.laid_open is None and view.hand == ()
    for one, before, move in zip(decisions(match), match.states, match.played, strict=False):
        assert one.move == SHRINES.seen_move(before, move, NO_SEAT)


def test_every_step_is_told_with_the_table_after_it() -> None:
    match = played()
    for at in range(len(match.played) + 1):
        lines = lines_after(match, at, NAMES)
        assert any("Anna" in line for line in lines)
        assert all(lines[:1])
