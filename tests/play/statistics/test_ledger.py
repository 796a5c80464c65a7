import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

import pytest

from baliwords.core.record import Header, Line, Record
from baliwords.play.keeping import finished_folder
from baliwords.play.letters.review import Review
from baliwords.play.statistics.account import Account, accounts, longest_streak
from baliwords.play.statistics.ledger import (
    MIGRATIONS,
    bring_up_to_date,
    ledger_file,
    note_review,
    open_ledger,
)
from tests.posix import posix

PILE = "TONSMURQWZKAAABCCDDEEEEEFGGHHIIIIJLLMNOOPPRRSTUVXYÄÖÜ?"


def keep(number: int, *moves: str, name: str = "Anna", day: str = "") -> Path:
    """Put a finished solitaire with cards of its own among the finished games."""
    pile = PILE[:7] + PILE[7 + number :] + PILE[7 : 7 + number]
    header = Header("letters", pile, (name,), {"language": "fr"}, day=day)
    record = Record(header, tuple(Line(i, move) for i, move in enumerate((*moves, "stop"))))
    path = finished_folder() / f"game-{number:04}.bali"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(str(record), encoding="utf-8")
    os.utime(path, (number, number))
    return path


def found(told: list[str] | None = None) -> list[Account]:
    with open_ledger((told if told is not None else []).append) as ledger:
        return accounts(ledger)


def points(games: Sequence[Account]) -> list[int]:
    return [points for account in games for points in account.points]


def test_games_are_summed_up_in_the_order_of_playing() -> None:
    keep(2, "T+O+N!", day="2026-11-17")
    keep(1, "M+U+R!", day="2026-11-16")
    (anna,) = found()
    assert (anna.player, anna.table, anna.kind, anna.points) == (
        "Anna",
        "solitaire",
        "honest",
        [9, 6],
    )
    assert anna.trend() == [9, 7.5]
    assert anna.distribution() == [(0, 2)]
    assert anna.streak() == 2
    assert anna.best_words == (("MUR", 9), ("TON", 6))


def test_what_changes_on_disk_changes_in_the_figures() -> None:
    path = keep(1, "T+O+N!")
    assert points(found()) == [6]
    keep(1, "T+O+N!", "M+U+R!")
    assert points(found()) == [15]
    path.unlink()
    assert found() == []


@posix
def test_nobody_else_reads_what_one_has_played() -> None:
    keep(1, "T+O+N!")
    found()
    assert ledger_file().stat().st_mode & 0o077 == 0


def test_deleted_statistics_are_made_again_from_the_records() -> None:
    keep(1, "T+O+N!")
    before = found()
    ledger_file().unlink()
    assert found() == before


def test_a_damaged_file_is_set_aside_and_kept() -> None:
    keep(1, "T+O+N!")
    found()
    ledger_file().write_bytes(b"no database " * 100)
    told: list[str] = []
    assert points(found(told)) == [6]
    (sentence,) = told
    assert "was damaged: it is kept as 'statistics.damaged-1'" in sentence
    aside = ledger_file().with_name("statistics.damaged-1")
    assert aside.read_bytes().startswith(b"no database")
    assert points(found()) == [6]


def test_a_file_of_a_later_version_is_left_alone() -> None:
    keep(1, "T+O+N!")
    ledger_file().parent.mkdir(parents=True, exist_ok=True)
    later = sqlite3.connect(ledger_file())
    later.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    later.close()
    before = ledger_file().read_bytes()
    told: list[str] = []
    assert points(found(told)) == [6]
    assert "later version" in told[0]
    assert ledger_file().read_bytes() == before


def test_a_file_that_cannot_be_opened_is_left_alone() -> None:
    keep(1, "T+O+N!")
    ledger_file().mkdir(parents=True)
    told: list[str] = []
    assert points(found(told)) == [6]
    assert "cannot be used and is left alone" in told[0]


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
def test_every_old_version_is_brought_up_to_date_with_its_rows(version: int) -> None:
    path = keep(1, "T+O+N!")
    ledger_file().parent.mkdir(parents=True, exist_ok=True)
    old = sqlite3.connect(ledger_file())
    for steps in MIGRATIONS[:version]:
        old.executescript(steps)
    old.execute(f"PRAGMA user_version = {version}")
    if version:
        old.execute("INSERT INTO games VALUES ('gone.bali', 'x', '2026-01-01', 1.0)")
        old.commit()
    old.close()
    assert points(found()) == [6]
    with open_ledger() as ledger:
        assert ledger.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        note_review(ledger, path, Review((), 6))
        assert accounts(ledger)[0].accuracies() == [100.0]


def test_figures_of_nobody_in_other_languages_become_those_of_one() -> None:
    keep(1, "T+O+N!")
    with open_ledger() as ledger:
        ledger.execute("UPDATE seats SET player = 'Vous'")
        ledger.execute(f"PRAGMA user_version = {len(MIGRATIONS) - 1}")
    assert [account.player for account in found()] == ["You"]


def test_two_programs_write_at_once_and_lose_nothing() -> None:
    for number in range(1, 13):
        keep(number, "T+O+N!")
    wrong: list[BaseException] = []

    def read() -> None:
        try:
            for _ in range(5):
                with open_ledger() as ledger:
                    bring_up_to_date(ledger)
        except BaseException as error:
            wrong.append(error)

    threads = [Thread(target=read) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert points(found()) == [6] * 12


def test_one_damaged_record_among_many_is_named_each_time_and_counts_nothing() -> None:
    keep(1, "T+O+N!")
    damaged = keep(2, "T+O+N!")
    damaged.write_text(damaged.read_text().replace("T+O+N!", "X+X+X!"))
    for _ in range(2):
        told: list[str] = []
        assert points(found(told)) == [6]
        assert len(told) == 1 and "game-0002.bali is left out" in told[0]


def test_the_longest_streak_has_no_gap() -> None:
    from datetime import date

    days = {date(2026, 2, day) for day in (1, 2, 4, 5, 6, 9)}
    assert longest_streak(days) == 3
    assert longest_streak(set()) == 0
