"""A coach: warns before a move of a solitaire that loses much, if the player wants it."""

from baliwords.errors import BadOption
from baliwords.letters.game import LetterGame
from baliwords.letters.moves import Move
from baliwords.letters.state import State
from baliwords.play.letters.computers import solver_is_compiled
from baliwords.speech import counted

MUCH = 15.0
"""Points from which a loss is worth a warning."""


def warning(game: LetterGame, state: State, move: Move) -> str | None:
    """Say that a move loses much, or nothing; it thinks for less than a second."""
    if not state.table.options.solitaire or not solver_is_compiled():
        return None
    from baliwords.solver.letters.analysis import Care, Reviewer
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.yardstick import left_by

    try:
        reviewer = Reviewer(engine_for(state.table.options), game, Care(200, 8))
    except BadOption:  # a house rule that the solver does not know
        return None
    _best, lost, _error = reviewer.loss(0, state, move, left_by(game, state, move))
    if lost < MUCH:
        return None
    return counted(
        "This move loses about {count} point. Play it all the same?",
        "This move loses about {count} points. Play it all the same?",
        round(lost),
    )
