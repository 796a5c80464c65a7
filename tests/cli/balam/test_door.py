"""Balam through the door: quick, the same as by Typer, fit for every terminal."""

import os
import re
import subprocess
import sys

import pexpect
import pytest

from baliwords.cli.app import dispatch
from baliwords.cli.commands import BALAM, find
from baliwords.cli.door import read
from baliwords.cli.main import run
from tests.cli.balam.conftest import MAP, Cli

LANGS = ("en", "fr", "de")


@pytest.mark.parametrize("name", BALAM.commands)
def test_every_command_has_help_with_an_example(balam: Cli, name: str) -> None:
    assert f"Example: baliwords balam {name}" in balam(name, "--help")


@pytest.mark.parametrize(
    "arguments",
    [
        ["attack", "--garrisons", "3", "--defence", "2", "--rule", "bad_face=once", "--json"],
        ["cost", "village:5", "--shell"],
        ["search", "marche", "pyramide", "--top", "2"],
        ["passage", "red", "--pyramids", "blue:1"],
        ["reach", MAP, "red", "A1", "C2"],
        ["rules", "M47", "D61", "--lang", "fr"],
        ["destroy", "3", "temple", "village", "--free-garrisons", "1"],
    ],
    ids=" ".join,
)
def test_both_doors_give_the_same_answer(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    command, words = find(["balam", *arguments])
    assert command and read(command, words) is not None
    quick = run(["balam", *arguments]), capsys.readouterr().out
    slow = dispatch(["balam", *arguments]), capsys.readouterr().out
    assert quick == slow


@pytest.mark.parametrize(
    "arguments", [[], ["--help"], ["cost"], ["cost", "--shell=1"], ["attack", "--garrisons"], ["x"]]
)
def test_what_is_not_plain_goes_through_typer(arguments: list[str]) -> None:
    command, words = find(["balam", *arguments])
    assert command is None or read(command, words) is None


def test_options_may_be_written_with_an_equals_sign_and_numbers_below_zero(balam: Cli) -> None:
    assert balam.json("attack", "--garrisons=3", "--defence=2")["success"]["fraction"] == "37/54"
    assert balam.json("destroy", "-1", "temple")["choices"][0]["destroyed"] == []


@pytest.mark.parametrize("width", [40, 60])
@pytest.mark.parametrize(
    "arguments",
    [
        *(["rules", "--lang", language] for language in LANGS),
        ["attack", "--garrisons", "4", "--defence", "3", "--obsidian", "4", "--margin", "2"],
        ["katun"],
        ["temple", "corn:3", "prisoner:1", "--palaces", "1"],
        ["control", MAP],
        ["checklist", "--new", "2", "next", "--lang", "de"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_nothing_is_wider_than_the_terminal(
    arguments: list[str], width: int, balam: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert [line for line in balam(*arguments).splitlines() if len(line) > width] == []


QUICK = [
    ["rules", "M47"],
    ["search", "market"],
    ["checklist", "--new", "3", "next"],
    ["attack", "--garrisons", "3", "--defence", "2"],
    ["destroy", "3", "temple", "village"],
    ["cost", "village"],
    ["pelota", "3", "1", "0", "--cities", "7"],
    ["divination", "3", "1", "0"],
    ["temple", "corn:3"],
    ["tax", "corn:3"],
    ["final", "Anna:12:5", "Ben:11:8"],
    ["katun"],
    ["passage", "red"],
    ["control", MAP],
    ["reach", MAP, "red", "A1"],
    ["adjacent", MAP, "A1"],
    ["map", MAP],
]


@pytest.fixture(scope="module")
def used_before(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The texts and the index lie in the cache folder."""
    own = os.environ | {"XDG_DATA_HOME": str(tmp_path_factory.mktemp("data"))}
    for words in (["search", "market"], ["checklist", "--new", "3", "next"]):
        command = [sys.executable, "-m", "baliwords", "balam", *words]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=own)


@pytest.mark.usefixtures("used_before")
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "json"])
@pytest.mark.parametrize("arguments", QUICK, ids=lambda arguments: arguments[0])
def test_a_command_imports_nothing_that_would_delay_it(
    arguments: list[str], form: list[str]
) -> None:
    code = (
        "import sys; from baliwords.cli.main import run; run(sys.argv[1:]); "
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    command = [sys.executable, "-c", code, "balam", *arguments, *form]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    imported = set(done.stderr.split())
    assert "baliwords.cli.balam.options" in imported
    screen = {"textual", "rich", "typer", "baliwords.tui"}
    others = {"marisa_trie", "baliwords.solver", "baliwords.lexicon"}
    slow = {"dataclasses", "inspect", "tomllib"}  # each costs as much as a whole answer
    assert not imported & (screen | others | slow)


def test_every_command_is_among_those_that_are_quick() -> None:
    assert [arguments[0] for arguments in QUICK] == list(BALAM.commands)


def test_output_without_unicode_is_plain_ascii() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    for arguments in (["map", MAP], ["attack", "--garrisons", "3", "--defence", "2"], ["rules"]):
        command = [sys.executable, "-m", "baliwords", "balam", *arguments]
        done = subprocess.run(command, capture_output=True, env=env, check=True)
        assert done.stdout.isascii()


@pytest.mark.parametrize("no_color", [False, True])
def test_colour_is_for_a_terminal_that_wants_it(no_color: bool) -> None:
    env = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    env |= {"TERM": "xterm-256color"} | ({"NO_COLOR": "1"} if no_color else {})
    arguments = ["-m", "baliwords", "balam", "map", MAP]
    shown, code = pexpect.run(
        " ".join([sys.executable, *arguments]), env=env, withexitstatus=True, timeout=180
    )
    assert code == 0
    assert (re.search(rb"\x1b\[(?:\d;)?3\dm", shown) is None) is no_color
    assert "┃A1".encode() in re.sub(rb"\x1b\[[\d;]*m", b"", shown)
