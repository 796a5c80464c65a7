"""A whole recorded game with both variants, for ever the same."""

from pathlib import Path

from baliwords.core.record import Record, replay
from baliwords.shrines.game import SHRINES
from baliwords.shrines.scoring import final_scores

FILE = Path(__file__).parents[1] / "golden" / "shrines.bali"


def test_a_recorded_game_replays_to_the_same_end() -> None:
    text = FILE.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert str(record) == text
    *_, end = replay(record, SHRINES)
    assert (end.turn, len(record.moves)) == (38, 141)
    assert [str(offering) for offering in end.altar] == [
        *("banana-", "pepper-", "peanut+", "rice-"),
        *("banana+", "pepper+", "peanut-", "pepper+"),
    ]
    assert [score.total for score in final_scores(end)] == [63, 51, 41]
    outcome = SHRINES.outcome(end)
    assert outcome is not None
    assert outcome.winners == (0,)
