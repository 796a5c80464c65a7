"""Games written by an earlier version are taken up and replayed by this one."""

import shutil
from pathlib import Path

import pytest

from baliwords.core.journal import Journal
from baliwords.core.record import Record, replay
from baliwords.games import game_of
from baliwords.play.keeping import journal_folder, unfinished
from baliwords.play.letters.companion import Companion
from baliwords.play.letters.kept_table import kept_tables, tables_folder
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import Due
from baliwords.play.letters.sitting import Sitting as LetterSitting
from baliwords.play.shrines.sitting import Sitting as ShrineSitting
from baliwords.shrines.state import Phase
from baliwords.solver.shrines.search import Budget

OLD = Path(__file__).parent / "old"


def laid(name: str, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(OLD / name, folder / "game-0001.bali"))


@pytest.mark.parametrize(
    ("name", "scores", "winners"),
    [
        ("solitaire-stopped.bali", (0,), (0,)),
        ("two-computers.bali", (575, 36), (0,)),
        ("shrines-finished.bali", (94, 50), (0,)),
    ],
)
def test_old_records_replay_to_their_end(
    name: str, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    text = (OLD / name).read_text(encoding="utf-8")
    record = Record.parse(text)
    game = game_of(record)
    *_before, last = replay(record, game)
    outcome = game.outcome(last)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (scores, winners)
    assert str(record) == text


def test_the_old_record_of_a_table_that_was_ended_replays() -> None:
    record = Record.parse((OLD / "table-ended.bali").read_text(encoding="utf-8"))
    (state,) = replay(record, game_of(record))
    assert state.table.scores == (12, 30)


def test_an_old_solitaire_is_taken_up_with_what_was_taken_back() -> None:
    sitting = LetterSitting.resume(
        Journal(laid("solitaire-journal.bali", journal_folder())), Shelf()
    )
    assert sitting.table.scores == (9,)
    assert sitting.table.rows == (("T", "K", "V", "Z", "E", "R", "Q"),)
    assert sitting.header.practice and sitting.assisted
    sitting.undo()
    assert sitting.table.scores == (0,)


def test_an_old_challenge_is_taken_up_after_its_verdict() -> None:
    laid("challenge-journal.bali", journal_folder())
    ((journal, record),) = unfinished(["letters"])
    assert record.header.players == ("Anna", "Bea")
    sitting = LetterSitting.resume(journal, Shelf())
    assert sitting.due is Due.TURN
    assert sitting.table.turn == 1  # Anna doubted in vain and skips
    assert "ER" in sitting.table.rows[1]


def test_an_old_shrine_game_is_taken_up() -> None:
    path = laid("shrines-journal.bali", journal_folder())
    sitting = ShrineSitting.resume(Journal(path), Budget(20))
    assert sitting.people == [0]
    assert (sitting.state.phase, sitting.state.decider) == (Phase.TAKE, 0)
    assert sitting.story == ["Anna plays a peanut farmer."]


def test_an_old_table_with_real_cards_is_taken_up() -> None:
    laid("table-kept.bali", tables_folder())
    (kept,) = kept_tables()
    companion = Companion.resume(kept, Shelf())
    assert companion.table.rows == (("T", "K", "V", "Z", "E", "R", "Q"),)
    assert companion.moves == ("M+U+R!",)
    assert not companion.awaited
