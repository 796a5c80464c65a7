"""What the statistics keep of a finished game: one entry a seat, made from its record alone."""

from dataclasses import dataclass
from typing import Any

from baliwords.core.game import Outcome
from baliwords.core.record import REAL, Header, replay
from baliwords.games import game_of
from baliwords.letters.scoring import has_bali, standing
from baliwords.play.archive import Kept
from baliwords.play.honesty import deal_key, kind_of
from baliwords.speech import known_as

SOLITAIRE, SEVERAL, SHRINES = "solitaire", "several", "shrines"
TABLES = (SOLITAIRE, SEVERAL, SHRINES)
"""Games that are never summed up together."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One finished game, as one seat played it."""

    seat: int
    player: str
    table: str
    """Which of `TABLES` it was played at."""
    kind: str
    """How it came about, a deal met before not considered."""
    deal: str
    language: str
    points: int
    won: bool
    bali: bool
    words: tuple[tuple[str, int], ...] = ()
    """The words that this seat took off, with their points."""


def entries_of(kept: Kept) -> list[FinishedGame]:
    """Replay a record to its end; no entries for a game that did not end."""
    header = kept.record.header
    game = game_of(kept.record)
    *_before, state = replay(kept.record, game)
    outcome = game.outcome(state)
    if outcome is None and header.cards == REAL:  # people end such games as they like
        outcome = standing(state.table)
    if outcome is None:
        return []
    return [_entry(seat, header, state, outcome) for seat in range(len(header.players))]


def _entry(seat: int, header: Header, state: Any, outcome: Outcome) -> FinishedGame:
    shrines = header.game == SHRINES
    words = () if shrines else tuple((r.word, r.points) for r in state.removed if r.seat == seat)
    return FinishedGame(
        seat,
        known_as(header.players[seat]),
        _table(header),
        str(kind_of(header, met_before=False)),
        " ".join(map(str, deal_key(header))),
        header.options.get("language", "fr") if not shrines else "",
        outcome.scores[seat],
        len(outcome.scores) > 1 and seat in outcome.winners,
        not shrines and has_bali(state.table, seat),
        words,
    )


def _table(header: Header) -> str:
    if header.game == SHRINES:
        return SHRINES
    return SOLITAIRE if len(header.players) == 1 else SEVERAL
