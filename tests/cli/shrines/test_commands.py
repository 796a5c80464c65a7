"""`shrines simulate`, `score`, `rules`, `replay`: answers, and what they say to bad input."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli.main import run
from tests.cli.conftest import Run


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


def test_who_is_given_no_name_is_called_by_the_place(answer: Any) -> None:
    found = answer("shrines", "score", "--altar", "rice=1", ": rice=1", "stones=5", "Anna:")
    assert [player["name"] for player in found["players"]] == ["player 1", "player 2", "Anna"]


def test_rules_are_found_by_id_and_by_words(answer: Any, baliwords: Run) -> None:
    assert [rule["id"] for rule in answer("shrines", "rules", "t26", "D48")["rules"]] == [
        "T26",
        "D48",
    ]
    found = answer("shrines", "rules", "oracle", "keep")["rules"]
    assert "D48" in {rule["id"] for rule in found}
    assert "T26" in baliwords("shrines", "rules")[1]


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
        (["score", "--altar", "rice=3", "rice=30"], "33 rice in all: the box has 25"),
        (["score", "--altar", "rice=20", "A: rice=3", "B: rice=3"], "26 rice in all"),
        (["score", "--altar", "rice=1", "A: shrines=5", "B: shrines=5"], "10 shrines in all"),
        (["score", "--altar", "rice=1 rice=2", "A: rice=1"], "'rice' is given twice"),
        (["score", "--altar", "rice=1", "A: pepper=1 rice=1 rice=1"], "'rice' is given twice"),
        (["score", "--altar", "rice=1", "A: rice=1", "A: rice=2"], "'A' is named twice"),
        (["score", "--altar", "rice=1", *"abcde"], "'a'"),
        (["score", "--altar", "rice=1", *(f"{n}: rice=1" for n in "abcde")], "5 players"),
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
