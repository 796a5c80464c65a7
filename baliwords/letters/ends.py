"""When the game is over, who has a BALI, who won (L29-L32, L60-L64, D24, D30, D37)."""

from baliwords.core.game import Outcome
from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_over
from baliwords.letters.scoring import final_score
from baliwords.letters.state import State, Table


def outcome(state: State, judge: Judge) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    reason = why_over(state.table, judge)
    if reason is None:
        return None
    table = state.table
    scores = tuple(
        final_score(table.scores[seat], has_bali(table, seat), table.options)
        for seat in range(len(table.rows))
    )
    return Outcome(reason, scores, _best(scores))


def standing(table: Table) -> Outcome:
    """Return the scores as they are, for a game that its players end (D36: no BALI)."""
    return Outcome("ended", table.scores, _best(table.scores))


def _best(scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, points in enumerate(scores) if points == max(scores))


def has_bali(table: Table, seat: int) -> bool:
    """Tell whether all cards of a seat went into words and the pile is empty (D30)."""
    return table.ending and not table.stopped and not any(table.rows[seat])
