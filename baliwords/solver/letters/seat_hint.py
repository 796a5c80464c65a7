"""Advice for one seat of several: the best turns with what comes of them, and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from baliwords.letters.assembly import column_of
from baliwords.letters.judge import Judge
from baliwords.lexicon.lexicon import Lexicon
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.seat_explain import Rejoinder, SeatExplainer, best_answer
from baliwords.solver.letters.seat_search import Chance, Chances, SeatSearcher, SeatSituation
from baliwords.solver.letters.several import check_several
from baliwords.solver.letters.vocabulary import is_familiar, shared_index
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
    known_first: bool = False,
) -> tuple[list[Advice], Chances]:
    """Return the best turns of the seat to move, those that are equally good in a fixed order.

    Of those, turns that make a word which few people know may come last.
    """
    options = seat.table.options
    check_several(options)
    rows = new_forecast(shared_index(lexicon, options), options)
    chances = SeatSearcher(rows).search(seat, effort, seed, stop)
    explainer = SeatExplainer(seat.table, judge, names)
    found = []
    steady = chances.steady()
    if known_first:
        even = [steady[0], *(one for one in steady[1:] if one.equal)]
        even.sort(key=lambda one: _is_rare(one, seat, lexicon, judge))
        steady[: len(even)] = [replace(one, equal=n > 0) for n, one in enumerate(even)]
    for chance in steady[:top]:
        answer = best_answer(rows, seat.table, chance.move)
        found.append(Advice(chance, answer, explainer.why(chance.move, answer)))
    return found, chances


def _is_rare(chance: Chance, seat: SeatSituation, lexicon: Lexicon, judge: Judge) -> bool:
    """Tell whether a turn makes a word, and one that few people know."""
    words = judge.readable_words(column_of(seat.table, chance.move))
    return bool(words) and not any(is_familiar(lexicon, word) for word in words)
