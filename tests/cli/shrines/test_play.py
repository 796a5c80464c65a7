"""`shrines play` as people type it."""

import builtins
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from baliwords.core.journal import open_journals
from baliwords.core.match import Match
from baliwords.core.shuffle import Dice
from baliwords.play.keeping import finished_folder, journal_folder
from baliwords.shrines.game import SHRINES
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterator[str]], None]:
    """Let lines be typed at the prompt, then the end of input."""

    def use(lines: Iterator[str]) -> None:
        def typed_line(prompt: object = "") -> str:
            sys.stdout.write(f"{prompt}\n")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", typed_line)

    return use


def any_choice(seed: int) -> Iterator[str]:
    """What a person types who makes any legal move: the journal tells where the game stands."""
    dice = Dice(seed)
    while True:
        journal = next(open_journals(journal_folder()))
        state = Match.resume(SHRINES, journal).state
        moves = list(SHRINES.legal_moves(state))
        yield str(moves[dice.below(len(moves))])


def test_a_person_plays_a_whole_game(baliwords: Run, typed: Any) -> None:
    typed(any_choice(1))
    code, out, _ = baliwords(
        "shrines", "play", "--players", "Anna,greedy", "--seed", "5", "--oracle", "--demon", "--new"
    )
    assert code == 0
    assert "The pile is used up: the game is over." in out
    assert "Points per sacrifice card" in out
    (record,) = finished_folder().glob("*.bali")
    assert not list(open_journals(journal_folder()))
    code, out, _ = baliwords("shrines", "replay", str(record))
    assert code == 0
    assert out.rstrip().endswith(("wins.", "share the victory."))


def test_an_interrupted_game_is_kept_and_resumed(baliwords: Run, typed: Any) -> None:
    start = ("shrines", "play", "--players", "Anna,greedy", "--seed", "5")
    typed(iter(["play peanut"]))
    assert baliwords(*start)[0] == 0
    (journal,) = open_journals(journal_folder())
    assert journal.read().moves == ("pass", "play peanut")
    typed(iter(["y", "take 2"]))
    _, out, _ = baliwords("shrines", "play")
    assert "Resume the unfinished game of Anna, greedy (2 moves)?" in out
    assert journal.read().moves[:3] == ("pass", "play peanut", "take 2")


def test_what_is_typed_wrongly_is_explained_and_loses_nothing(baliwords: Run, typed: Any) -> None:
    typed(
        iter(["frobnicate", "play priest", "77", "take 1", "play p", "", "help", "hand", "table"])
    )
    code, out, _ = baliwords("shrines", "play", "--players", "Anna,greedy", "--seed", "5", "--new")
    assert code == 0
    assert "cannot read 'frobnicate'" in out
    assert "Not allowed: you hold no priest." in out
    assert "'77' is none of the choices" in out
    assert "now is the time to play" in out
    assert "'p' can be peanut, pepper or priest" in out
    (journal,) = open_journals(journal_folder())
    assert journal.read().moves == ("pass",)


def test_a_move_can_be_taken_back_and_played_again(baliwords: Run, typed: Any) -> None:
    typed(iter(["play peanut", "undo", "redo", "undo", "play banana"]))
    baliwords("shrines", "play", "--players", "Anna,greedy", "--seed", "5", "--new")
    (journal,) = open_journals(journal_folder())
    assert journal.read().moves == ("pass", "play banana")


def test_a_hint_can_be_asked_for_in_the_game_and_outside(
    baliwords: Run, answer: Any, typed: Any
) -> None:
    typed(iter(["hint", "rules T26"]))
    command = ("shrines", "play", "--players", "Anna,greedy", "--seed", "5", "--new")
    _, out, _ = baliwords(*command, "--iterations", "20")
    assert re.search(r"play \w+: ends [\d.]+ points (ahead|behind); ", out)
    assert "T26" in out
    found = answer("shrines", "hint", "--iterations", "20", "--top", "2")
    assert (found["seat"], found["player"]) == (1, "Anna")
    assert len(found["moves"]) == 2
    assert set(found["moves"][0]) == {"move", "margin", "chance", "visits", "why"}
    assert found == answer("shrines", "hint", "--iterations", "20", "--top", "2")


def test_two_people_at_one_screen_do_not_see_each_others_cards(baliwords: Run, typed: Any) -> None:
    typed(iter(["", "play peanut", "take 1", "", "play rice"]))
    _, out, _ = baliwords("shrines", "play", "--players", "Anna,Bob", "--seed", "5", "--new")
    before, during, after = out.split("come to the screen")
    assert "(you)" not in before
    assert "Anna (you)" in during
    assert during.endswith("Bob, ")
    assert "Bob (you)" in after
    assert "Anna (you)" not in after


def test_kill_9_loses_no_move_of_a_real_game(tmp_path: Path) -> None:
    command = ["-m", "baliwords", "shrines", "play", "--plain", "--players", "Anna,greedy"]
    command += ["--seed", "5"]
    game = pexpect.spawn(sys.executable, [*command, "--new"], encoding="utf-8", timeout=180)
    for typed_line in ("play peanut", "take 2"):
        game.expect("Anna> ")
        game.sendline(typed_line)
    game.expect("Anna> ")
    game.kill(signal.SIGKILL)
    game.close()
    (journal,) = open_journals(journal_folder())
    assert journal.read().moves[:3] == ("pass", "play peanut", "take 2")
    again = pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=180)
    again.expect("Resume the unfinished game of Anna, greedy")
    again.sendline("y")
    again.expect(r"In\s+front:\s+1\s+peanut\s+farmer,\s+1\s+stonemason")
    again.expect("Anna> ")
    again.sendline("quit")
    again.expect("The game is kept")
    again.close()
