"""Advice for one seat of several: the best turns with what comes of them, and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from baliwords.letters.judge import Judge
from baliwords.lexicon.lexicon import Lexicon
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.seat_explain import Rejoinder, SeatExplainer, best_answer
from baliwords.solver.letters.seat_search import Chance, Chances, SeatSearcher, SeatSituation
from baliwords.solver.letters.several import check_several
from baliwords.solver.letters.vocabulary import shared_index
from baliwords.solver.letters.weighing import new_forecast


@dataclass(frozen=True, slots=True)
class Advice:
    """A turn with its chances, what the next seat could answer, and why."""

    chance: Chance
    answer: Rejoinder | None
    why: str


def advise_seat(
    seat: SeatSituation,
    lexicon: Lexicon,
    judge: Judge,
    names: Sequence[str],
    effort: Effort,
    seed: int = 0,
    top: int = 5,
    stop: Callable[[], bool] | None = None,
) -> tuple[list[Advice], Chances]:
    """Return the best turns of the seat to move, those that are equally good in a fixed order."""
    options = seat.table.options
    check_several(options)
    rows = new_forecast(shared_index(lexicon, options), options)
    chances = SeatSearcher(rows).search(seat, effort, seed, stop)
    explainer = SeatExplainer(seat.table, judge, names)
    found = []
    for chance in chances.steady()[:top]:
        answer = best_answer(rows, seat.table, chance.move)
        found.append(Advice(chance, answer, explainer.why(chance.move, answer)))
    return found, chances
