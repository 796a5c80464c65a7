import builtins
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from baliwords.cli.main import run
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


# Play


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
    assert "'p' can be peanut or pepper or priest" in out
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
    typed(iter(["play peanut", "take 1", "", "play rice"]))
    _, out, _ = baliwords("shrines", "play", "--players", "Anna,Bob", "--seed", "5", "--new")
    assert "Bob, come to the screen and press Enter." in out
    after = out.split("come to the screen")[1]
    assert "Bob (you)" in after
    assert "Anna (you)" not in after


def test_kill_9_loses_no_move_of_a_real_game(tmp_path: Path) -> None:
    command = ["-m", "baliwords", "shrines", "play", "--plain", "--players", "Anna,greedy"]
    command += ["--seed", "5"]
    game = pexpect.spawn(sys.executable, [*command, "--new"], encoding="utf-8", timeout=60)
    for typed_line in ("play peanut", "take 2"):
        game.expect("Anna> ")
        game.sendline(typed_line)
    game.expect("Anna> ")
    game.kill(signal.SIGKILL)
    game.close()
    (journal,) = open_journals(journal_folder())
    assert journal.read().moves[:3] == ("pass", "play peanut", "take 2")
    again = pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=60)
    again.expect("Resume the unfinished game of Anna, greedy")
    again.sendline("y")
    again.expect(r"In\s+front:\s+1\s+peanut\s+farmer,\s+1\s+stonemason")
    again.expect("Anna> ")
    again.sendline("quit")
    again.expect("The game is kept")
    again.close()


# Simulate


def test_simulate_counts_victories_and_points(answer: Any) -> None:
    found = answer("shrines", "simulate", "--players", "greedy,random", "--games", "4")
    assert found["games"] == 4
    assert set(found["wins"]) == set(found["mean"]) == {"greedy", "random"}
    assert sum(found["wins"].values()) == pytest.approx(4, abs=0.01)
    assert found["seconds"] > 0


def test_players_of_one_name_are_told_apart(answer: Any) -> None:
    found = answer(
        "shrines", "simulate", "--players", "random,greedy,random", "--games", "1", "--oracle"
    )
    assert list(found["wins"]) == ["random", "greedy", "random#2"]


def test_the_same_seed_gives_the_same_games(answer: Any) -> None:
    command = ("shrines", "simulate", "--players", "expert,random", "--games", "1")
    first, second = (answer(*command, "--iterations", "2", "--demon") for _ in range(2))
    assert {**first, "seconds": 0} == {**second, "seconds": 0}


# Score


def test_score_counts_the_printed_example(answer: Any, baliwords: Run) -> None:
    command = (
        *("shrines", "score", "--altar", "pepper=5 banana=4, peanut=4 rice=3"),
        "Robert: pepper=2 banana=3 rice=3 peanut=1 shrine=1 stones=5",
        "rice=4 stones=9",
    )
    found = answer(*command)
    assert found["values"] == {"rice": 1, "peanut": 2, "banana": 2, "pepper": 3}  # T39
    assert [player["total"] for player in found["players"]] == [22, 5]  # T40, T37
    assert found["winners"] == ["Robert"]
    assert "Robert: 22 points" in baliwords(*command)[1]


# Rules


def test_rules_are_found_by_id_and_by_words(answer: Any, baliwords: Run) -> None:
    assert [rule["id"] for rule in answer("shrines", "rules", "t26", "D48")["rules"]] == [
        "T26",
        "D48",
    ]
    found = answer("shrines", "rules", "oracle", "keep")["rules"]
    assert "D48" in {rule["id"] for rule in found}
    assert "T26" in baliwords("shrines", "rules")[1]


# Bad input


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["simulate", "--players", "greedy"], "'greedy'"),
        (["simulate", "--players", "greedy,wizard"], "'wizard'"),
        (["simulate", "--games", "0"], "--games 0"),
        (["simulate", "--rule", "demon"], "'demon'"),
        (["simulate", "--rule", "moon=full"], "'moon'"),
        (["simulate", "--iterations", "5", "--seconds-per-move", "1"], "not both"),
        (["simulate", "--seconds-per-move", "nan"], "seconds-per-move nan"),
        (["play", "--players", "a,b,c,d,e"], "'a,b,c,d,e'"),
        (["play", "--rule", "seats=4"], "seats=4"),
        (["score", "--altar", "gold=3", "rice=1"], "'gold=3'"),
        (["score", "--altar", "rice=3", "rice=x"], "'rice=x'"),
        (["score", "rice=3"], "--altar"),
        (["rules", "frobnicate"], "'frobnicate'"),
        (["replay", "/nowhere/game.bali"], "'/nowhere/game.bali'"),
        (["hint"], "no game in progress"),
        (["frobnicate"], "frobnicate"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    baliwords: Run, arguments: list[str], quoted: str
) -> None:
    code, out, err = baliwords("shrines", *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert quoted in err
    assert "Traceback" not in err


def test_a_record_of_another_game_is_refused(baliwords: Run, tmp_path: Path) -> None:
    record = tmp_path / "letters.bali"
    record.write_text("baliwords 1\ngame: letters\nplayers: a\nseed: 1\n\n")
    code, _, err = baliwords("shrines", "replay", str(record))
    assert code == 2
    assert "record of 'letters', not of 'shrines'" in err


def test_the_group_alone_shows_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["shrines"]) == 0
    assert "simulate" in capsys.readouterr().out


@pytest.mark.parametrize(
    "question", ["rules T1", "score --altar rice=1 rice=2", "simulate --games 1"]
)
def test_the_shrine_commands_import_no_screen_and_no_words(question: str) -> None:
    program = (
        "import sys; from baliwords.cli.main import run; run(sys.argv[1:]); "
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "shrines", *question.split()],
        capture_output=True,
        text=True,
        check=True,
    )
    imported = set(done.stderr.split())
    assert "baliwords.shrines" in imported
    assert not imported & {
        "textual",
        "baliwords.solver.letters",
        "baliwords.tui",
        "baliwords.lexicon",
    }
