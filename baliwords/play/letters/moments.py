"""A reviewed game in words: how it went, its best and worst moments, and why a move is better."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from baliwords.letters.assembly import column_of
from baliwords.letters.moves import Assemble, Remove, takes_off
from baliwords.letters.scoring import score
from baliwords.play.letters.review import Review, Step
from baliwords.speech import _, counted
from baliwords.speech import points_of as told_points

if TYPE_CHECKING:
    from baliwords.solver.letters.answer import Prospect

WORTH_TELLING = 5.0
"""Points from which a card is called good or bad luck."""


def summary(review: Review) -> Iterator[str]:
    """Say what the result is made of; the parts add up."""
    yield counted(
        "{count} point: par {par:.1f}, luck of the draw {luck:+.1f}, given away {lost:.1f}.",
        "{count} points: par {par:.1f}, luck of the draw {luck:+.1f}, given away {lost:.1f}.",
        review.result,
        par=review.par,
        luck=review.luck,
        lost=review.lost,
    )
    yield _("Accuracy {accuracy:.1f} %.", accuracy=review.accuracy)


def moments(review: Review) -> Iterator[str]:
    """Tell the worst move, the best one, the kindest draw and the cruellest, if there are any."""
    if review.mistakes:
        yield worst_move(max(review.mistakes, key=lambda step: step.lost))
    if brilliant := _best_word(review):
        yield brilliant
    draws = [step for step in review.steps if step.drawn]
    if not draws:
        return
    kind = max(draws, key=lambda step: step.luck)
    cruel = min(draws, key=lambda step: step.luck)
    if kind.luck >= WORTH_TELLING:
        yield _(
            "Best draw: {cards} after move {number} brought {points:.0f} points.",
            cards=_cards(kind.drawn),
            number=kind.number,
            points=kind.luck,
        )
    if cruel.luck <= -WORTH_TELLING:
        yield _(
            "Worst draw: {cards} after move {number} cost {points:.0f} points.",
            cards=_cards(cruel.drawn),
            number=cruel.number,
            points=-cruel.luck,
        )


def worst_move(step: Step) -> str:
    """Say which move gave most away, and what would have been better."""
    return _(
        "Worst move, number {number}: {played}. Better by {lost}: {best}.",
        number=step.number,
        played=step.told(step.played),
        best=step.told(step.best),
        lost=told_points(round(step.lost)),
    )


def _best_word(review: Review) -> str | None:
    """Tell the dearest word that was taken off by a move without fault."""
    taken = [step for step in review.steps if takes_off(step.played) and not step.missed]
    if not taken:
        return None
    best = max(taken, key=points_of)
    return _(
        "Best move, number {number}: {word} for {points} points.",
        number=best.number,
        word=column_of(best.state.table, best.played),
        points=points_of(best),
    )


def points_of(step: Step) -> int:
    """Return the points of the word that a move takes off."""
    table = step.state.table
    return score(column_of(table, step.played), table.options.letter_values).points


def why_better(step: Step) -> str:
    """Say why the best move of a position is better than the one that was played."""
    from baliwords.solver.letters.analysis import is_single
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.explain import Explainer
    from baliwords.solver.letters.yardstick import situation_of

    if not is_single(step.best):
        return _why_at_the_end(step)
    explainer = Explainer(engine_for(step.state.table.options), situation_of(step.state))
    if step.played == step.best or not is_single(step.played):
        return explainer.why(_prospect(step.best, step.lost))
    return explainer.why(_prospect(step.best, step.lost), _prospect(step.played, 0.0))


def _prospect(move: Assemble | Remove, expected: float) -> "Prospect":
    from baliwords.solver.letters.answer import Prospect
    from baliwords.solver.letters.encode import write_move

    return Prospect(write_move(move), expected, 0.0, None, None, 0)


def _why_at_the_end(step: Step) -> str:
    """Say it of a move that the search does not explain: several columns at once, or a stop."""
    column = column_of(step.state.table, step.best)
    if not column:
        return _("nothing better can be had by playing on")
    points = score(column, step.state.table.options.letter_values).points
    return counted(
        "takes {column} off for {count} point, and the rest still makes most",
        "takes {column} off for {count} points, and the rest still makes most",
        points,
        column=column,
    )


def _cards(drawn: str) -> str:
    return " ".join("BALI" if card == "?" else card for card in drawn)
