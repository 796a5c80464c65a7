"""The door, Typer and a terminal: one command line, one exit code, one verdict."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli import door
from baliwords.cli.commands import find
from tests.cli.conftest import Run
from tests.cli.program import in_a_pipe, on_a_terminal

QUESTIONS = [
    ["check", "murs"],
    ["check", "MURS", "ZURS", "ARC-EN-CIEL", "R2D2", "ON"],
    ["check", "--lang", "fr", "mûrir"],
    ["check", "MURS", "--lang", ""],
    ["check", "MURS", "--rule", "min_word_length=5"],
    ["check", "MURS", "--list", "toy"],
    ["check", "--list=toy", "MURS", "--lang=fr"],
    ["check", "--", "MURS"],
    ["part", "AISON"],
    ["part", "QZ"],
    ["part", "M?R", "--top", "1"],
    ["challenge", "AISON", "MAISON"],
    ["challenge", "AISON", "MURS"],
    ["challenge", "AISON", "XYZ"],
    ["score", "PARTIE"],
    ["score", "PARTIE", "MuR"],
    ["words", "M U R S"],
    ["words", "M U R S", "--top", "1"],
    ["words", "Q", "Z"],
]
MISTAKES = [
    ["check"],
    ["check", ""],
    ["check", "🙂"],
    ["check", "A" * 10_000],
    ["check", "-x"],
    ["check", "MURS", "--lang"],
    ["check", "MURS", "--lang", "xx"],
    ["check", "--lang", "--json", "fr", "MURS"],
    ["check", "MURS", "--rule", "foo=bar"],
    ["check", "MURS", "--list", "none"],
    ["part"],
    ["part", "A", "B"],
    ["part", "M-R"],
    ["part", "AISON", "--top", "0"],
    ["challenge", "AISON"],
    ["challenge", "A", "MUR", "MUR"],
    ["score"],
    ["score", "M4"],
    ["words", "M", "4"],
    ["words", "M", "--top", "0"],
    ["hint", "M", "--top", "0"],
    ["hint", "M", "--samples", "x"],
    ["hint", "M", "4"],
    ["check", "-1"],
    ["deal", "--seed", "many"],
    ["simulate", "--games", "0"],
    ["dictionary", "add", "nowhere.txt", "--name", "x", "--extend"],
]


PLAIN: list[tuple[str, dict[str, object]]] = [
    ("check MURS --list toy", {"words": ["MURS"], "list_name": "toy"}),
    ("check A --rule x=1 B --rule=y=2", {"words": ["A", "B"], "rule": ["x=1", "y=2"]}),
    ("check A --lang fr --lang de --json", {"words": ["A"], "lang": "de", "json": True}),
    ("hint M - --seed -3 --seconds .5", {"table": ["M", "-"], "seed": -3, "seconds": 0.5}),
    ("challenge A AB", {"part": "A", "word": "AB"}),
    ("dictionary add f --name n --replace", {"file": Path("f"), "name": "n", "replace": True}),
    ("dictionary add f --name n --extend", {"file": Path("f"), "name": "n", "replace": False}),
    ("dictionary list", {}),
    ("play --new --seed=7", {"new": True, "seed": 7}),
    ("shrines simulate --oracle --iterations 5", {"oracle": True, "iterations": 5}),
    ("balam destroy -1 temple village:2", {"margin": -1, "buildings": ["temple", "village:2"]}),
]


@pytest.mark.parametrize(("line", "given"), PLAIN)
def test_a_plain_command_line_needs_no_typer(line: str, given: dict[str, object]) -> None:
    command, words = find(line.split())
    assert command
    assert door.read(command, words) == given


@pytest.mark.parametrize("words", [[], ["frobnicate"], ["--version"], ["shrines"], ["balam", "x"]])
def test_a_line_that_names_no_command_is_left_to_typer(words: list[str]) -> None:
    assert find(words)[0] is None


@pytest.fixture
def through_typer(baliwords: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line that the door itself does not read."""

    def command(*arguments: str) -> tuple[int, str, str]:
        with monkeypatch.context() as patch:
            patch.setattr(door, "read", lambda *_: None)
            return baliwords(*arguments)

    return command


@pytest.fixture
def terminal(baliwords: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line on a terminal."""

    def command(*arguments: str) -> tuple[int, str, str]:
        with monkeypatch.context() as patch:
            patch.setattr(sys.stdout, "isatty", lambda: True)
            patch.setenv("COLUMNS", "80")
            patch.setenv("TERM", "dumb")
            return baliwords(*arguments)

    return command


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize("json", [[], ["--json"]])
@pytest.mark.parametrize("arguments", QUESTIONS + MISTAKES)
def test_both_doors_print_the_same(
    baliwords: Run, through_typer: Run, arguments: list[str], json: list[str]
) -> None:
    assert baliwords(arguments[0], *json, *arguments[1:]) == through_typer(
        arguments[0], *json, *arguments[1:]
    )


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize("arguments", QUESTIONS)
def test_a_terminal_and_a_pipe_give_the_same_verdict(
    baliwords: Run, terminal: Run, arguments: list[str]
) -> None:
    code, told, _ = baliwords(arguments[0], "--json", *arguments[1:])
    piped = baliwords(*arguments)
    shown = terminal(*arguments)
    assert (piped[0], piped[2]) == (shown[0], shown[2]) == (code, "")
    for piece in verdict(json.loads(told)):
        assert piece in " ".join(piped[1].split())
        assert piece in " ".join(shown[1].split())


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize("arguments", MISTAKES)
def test_a_terminal_and_a_pipe_refuse_alike(
    baliwords: Run, terminal: Run, arguments: list[str]
) -> None:
    refused = baliwords(*arguments)
    assert refused == terminal(*arguments)
    assert refused[:2] == (2, "")


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize(
    "line",
    ["check MURS", "check ZURS", "part A B", "challenge A", "words M U R S --top 1", "score M4"],
)
def test_the_real_program_ends_alike_on_a_terminal_and_in_a_pipe(line: str) -> None:
    piped, shown = in_a_pipe(*line.split()), on_a_terminal(*line.split())
    assert piped.code == shown.code
    assert piped.err in shown.out


@pytest.mark.parametrize("group", ["dictionary", "balam", "shrines"])
def test_a_group_alone_shows_its_help_and_complains_of_nothing(
    baliwords: Run, terminal: Run, group: str
) -> None:
    for run in (baliwords, terminal):
        code, out, err = run(group)
        assert (code, err) == (0, "")
        assert f"Usage: baliwords {group}" in out


def verdict(told: dict[str, Any]) -> list[str]:
    """Return what a person must be told, out of the JSON."""
    if "part" in told and "words" in told:
        number = [f"{told['words']} word"] if told["words"] else []  # "0 words", "no word"
        return [told["part"], *number, *told["examples"]]
    if "why" in told:
        return [told["why"]]
    keys = ("word", "why", "points", "move")
    return [str(row[key]) for row in told["words"] for key in keys if key in row]


def test_a_single_card_may_lie_though_no_word_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept = tmp_path / "baliwords" / "dictionaries" / "fr" / "short.txt"
    kept.parent.mkdir(parents=True)
    kept.write_text("# baliwords list, lang fr, mode replace, from short.txt\nCHAT\n")
    shown = on_a_terminal("part", "Q", "--list", "short")
    assert (shown.code, "a single card may always lie" in shown.out) == (0, True)
    assert "is part of 1 word (D9)" in on_a_terminal("part", "H", "--list", "short").out
