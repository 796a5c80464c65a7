"""What one person at the keyboard must not see of another's cards, or of a computer's."""

import builtins
import sys
from pathlib import Path

import pytest

from baliwords.core.game import NO_SEAT
from baliwords.core.journal import Journal
from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.core.shuffle import Dice
from baliwords.play.keeping import journal_folder
from baliwords.shrines.game import SHRINES
from baliwords.shrines.moves import Move, Offer
from tests.cli.conftest import Run

HEADER = Header("shrines", 5, ("Anna", "Ben"), {"seats": "2"})


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    waiting = iter(lines)

    def typed(prompt: str = "") -> str:
        sys.stdout.write(f"<{prompt}>")
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", typed)


def test_the_screen_is_wiped_before_the_next_person_comes(
    baliwords: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baliwords.cli.talk.is_watched", lambda: True)
    type_lines(monkeypatch, "", "play peanut", "take 1", "", "play rice")
    _, out, _ = baliwords("shrines", "play", "--players", "Anna,Ben", "--seed", "5", "--new")
    wiped, called = out.rindex("\033[2J", 0, out.rindex("come to")), out.rindex("come to")
    assert out.rindex("Anna>") < wiped < called


def test_whoever_resumes_is_called_before_cards_are_shown(
    baliwords: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(SHRINES, HEADER, Journal.create(journal_folder(), HEADER))
    match.play(next(SHRINES.legal_moves(match.state)))
    assert match.journal is not None
    match.journal.release()
    type_lines(monkeypatch)
    _, out, _ = baliwords("shrines", "play", "--resume")
    assert "come to the screen" in out
    assert "(you)" not in out


@pytest.mark.parametrize("typed", ["quit", "play rice"])
def test_only_enter_shows_a_hand(
    baliwords: Run, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    type_lines(monkeypatch, typed)
    code, out, _ = baliwords("shrines", "play", "--players", "Anna,Ben", "--seed", "5", "--new")
    assert code == 0
    assert "The game is kept" in out
    assert "(you)" not in out


def unfinished(path: Path) -> Move:
    """Write a game down in which somebody has just laid a card face down; return that move."""
    match = Match(SHRINES, HEADER)
    dice = Dice(1)
    while True:
        moves = list(SHRINES.legal_moves(match.state))
        before, move = match.state, moves[dice.below(len(moves))]
        match.play(move)
        if SHRINES.seen_move(before, move, NO_SEAT) != move:
            path.write_text(str(match.record), encoding="utf-8")
            return move


@pytest.mark.parametrize("command", [("shrines", "replay"), ("replay",)])
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_game_that_goes_on_is_told_without_what_is_hidden(
    baliwords: Run, tmp_path: Path, command: tuple[str, ...], form: tuple[str, ...]
) -> None:
    hidden = unfinished(tmp_path / "game.bali")
    assert isinstance(hidden, Offer)
    code, out, _ = baliwords(*command, str(tmp_path / "game.bali"), *form)
    assert code == 0
    last = out.rindex("offer")
    assert str(hidden.good) not in out[last:]
    assert "points as they stand" not in out


def test_no_hint_tells_the_cards_of_a_computer(baliwords: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.bali"
    match = Match(SHRINES, HEADER._replace(players=("greedy", "Anna")))
    while match.state.decider != 0 or len(list(SHRINES.legal_moves(match.state))) < 2:
        match.play(next(SHRINES.legal_moves(match.state)))
    path.write_text(str(match.record), encoding="utf-8")
    code, out, err = baliwords("shrines", "hint", str(path), "--iterations", "5")
    assert (code, out) == (2, "")
    assert "greedy" in err
