"""What the computer makes of a deal that somebody has played alone."""

from collections.abc import Callable, Iterator

from baliwords.errors import BadOption
from baliwords.letters.judge import Judge
from baliwords.letters.scoring import has_bali
from baliwords.letters.state import State
from baliwords.play.letters.card_table import LetterMatch
from baliwords.play.letters.computers import computer, solver_is_compiled
from baliwords.play.letters.shelf import Dictionary
from baliwords.solver.letters.contest import choose
from baliwords.speech import _, points_of

_SECONDS_A_MOVE = 0.3


def compare(
    match: LetterMatch, dictionary: Dictionary, stopped: Callable[[], bool]
) -> Iterator[str]:
    """Yield a sentence for each computer player who has played the deal to its end."""
    for name, state in results(match, dictionary, stopped):
        yield _told(name, match, state)


def results(
    match: LetterMatch, dictionary: Dictionary, stopped: Callable[[], bool]
) -> Iterator[tuple[str, State]]:
    """Yield each computer player with the end of its game."""
    start = match.states[0]
    judge = Judge(dictionary.lexicon, start.table.options)
    for name in comparable(dictionary):
        try:
            player = computer(name, start.table.options, judge, seconds=_SECONDS_A_MOVE)
        except BadOption:  # a house rule that the solver does not know
            return
        state = start
        while match.game.outcome(state) is None:
            if stopped():
                return
            state = match.game.apply(state, choose(match.game, state, [player]))
        yield name, state


def comparable(dictionary: Dictionary) -> list[str]:
    """Return the computer players that can play with this dictionary, the quick ones first."""
    quick = dictionary.installed and solver_is_compiled()
    return ["greedy", "fast", "expert"] if quick else ["greedy"]


def _told(name: str, match: LetterMatch, state: State) -> str:
    outcome = match.game.outcome(state)
    assert outcome is not None
    points = points_of(outcome.scores[0])
    if has_bali(state.table, 0):
        return _(
            "The same deal, played by {name}: {points}, with a BALI.", name=name, points=points
        )
    return _("The same deal, played by {name}: {points}.", name=name, points=points)
