"""How far a move is behind the best one of a position, and why: alone or between two."""

from collections.abc import Sequence

from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Assemble, Move, Pass, Remove
from baliwords.letters.state import State
from baliwords.play.letters.moments import why_better
from baliwords.play.letters.review import Step
from baliwords.play.letters.shelf import Dictionary

_PILES, _SEED = 16, 5
_SAMPLES = 600
"""Forecasts in which two turns of a game of several are compared."""


def behind(words: Dictionary, state: State, best: Move, tried: Move) -> tuple[float, float]:
    """Return by how much the best move is better than another one, and the error of that."""
    if state.table.options.solitaire:
        return _behind_alone(words, state, best, tried)
    return _behind_seated(words, state, best, tried)


def _behind_alone(words: Dictionary, state: State, best: Move, tried: Move) -> tuple[float, float]:
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.yardstick import Yardstick, left_by

    game = letter_game(words)
    yardstick = Yardstick(engine_for(state.table.options).table())
    ours, theirs = (left_by(game, state, one) for one in (best, tried))
    return yardstick.lead(ours, theirs, _PILES, _SEED)


def _behind_seated(words: Dictionary, state: State, best: Move, tried: Move) -> tuple[float, float]:
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.seat_search import SeatSearcher, SeatSituation
    from baliwords.solver.letters.several import write_turn
    from baliwords.solver.letters.vocabulary import shared_index
    from baliwords.solver.letters.weighing import new_forecast

    options = state.table.options
    rows = new_forecast(shared_index(words.lexicon, options), options)
    turns = [move for move in (best, tried) if isinstance(move, Assemble | Remove | Pass)]
    seat = SeatSituation(state.table, state.pile)
    found = SeatSearcher(rows).search(seat, Effort(samples=_SAMPLES), _SEED, only=turns)
    ours, theirs = (str(write_turn(move)) for move in turns)  # where it will stand says nothing
    margins = {str(write_turn(one.move)): one.margin for one in found.turns}
    return margins[ours] - margins[theirs], max(one.doubt for one in found.turns)


def reason(
    words: Dictionary, state: State, best: Move, played: Move, lost: float, names: Sequence[str]
) -> str:
    """Say why the best move of a position is better than another one."""
    if state.table.options.solitaire:
        return why_better(Step(0, state, played, best, lost, 0.0, 0.0, ""))
    from baliwords.solver.letters.seat_explain import SeatExplainer, best_answer
    from baliwords.solver.letters.vocabulary import shared_index
    from baliwords.solver.letters.weighing import new_forecast

    options = state.table.options
    rows = new_forecast(shared_index(words.lexicon, options), options)
    answer = best_answer(rows, state.table, best)
    return SeatExplainer(state.table, Judge(words, options), names).why(best, answer)
