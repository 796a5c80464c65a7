"""Shell completion: one command installs it, and shells complete commands, options, values."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import PROGRAM

ASKED = "_BALIWORDS_COMPLETE"


def ask(**environment: str) -> str:
    """Run the program as a shell does that wants to complete."""
    done = subprocess.run(
        PROGRAM, env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def completed(line: str) -> set[str]:
    """Complete the last word of a line as bash asks for it."""
    told = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1)}
    return set(ask(**told, **{ASKED: "complete_bash"}).split())


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("baliwords che", {"check"}),
        ("baliwords d", {"daily", "deal", "dictionary"}),
        ("baliwords shrines s", {"score", "simulate"}),
        ("baliwords balam ka", {"katun"}),
        ("baliwords hint T M --se", {"--seat", "--seen", "--seconds", "--seed"}),
        ("baliwords check --js", {"--json"}),
        ("baliwords play --js", set()),
        ("baliwords dictionary add --e", {"--extend", "--encoding"}),
        ("baliwords check --lang ", {"fr", "de"}),
        ("baliwords balam rules --lang e", {"en"}),
    ],
)
def test_commands_options_and_values_are_completed(line: str, offered: set[str]) -> None:
    assert completed(line) == offered


def test_every_command_is_offered() -> None:
    from baliwords.cli.commands import COMMANDS

    assert completed("baliwords ") == set(COMMANDS)


def test_zsh_and_fish_are_told_what_is_offered_and_why() -> None:
    line = {"_TYPER_COMPLETE_ARGS": "baliwords che"}
    about = "Say whether words are"
    zsh = ask(**line, **{ASKED: "complete_zsh"})
    assert zsh.startswith("_arguments") and f'"check":"{about}' in zsh
    fish = ask(**line, _TYPER_COMPLETE_FISH_ACTION="get-args", **{ASKED: "complete_fish"})
    assert fish.startswith(f"check\t{about}")


@pytest.fixture
def at_home(tmp_path: Path) -> dict[str, str]:
    """An empty home folder, and a command `baliwords` on the path."""
    program = tmp_path / "bin" / "baliwords"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m baliwords "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IEXEC)
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"HOME": str(tmp_path), "PATH": path}


def shell(
    script: str, home: dict[str, str], name: str = "bash"
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [name, "-c", script], env=home, capture_output=True, text=True, check=False
    )


def test_one_command_installs_it_and_bash_then_completes(
    at_home: dict[str, str], tmp_path: Path
) -> None:
    installed = shell("baliwords --install-completion; exit $?", at_home)
    assert (installed.returncode, installed.stderr) == (0, "")
    assert ".bash_completions" in (tmp_path / ".bashrc").read_text()
    press_tab = "COMP_WORDS=(baliwords shrines sc); COMP_CWORD=2; _baliwords_completion baliwords"
    script = f'. ~/.bashrc; complete -p baliwords >&2; {press_tab}; echo "${{COMPREPLY[@]}}"'
    tried = shell(script, at_home)
    assert "-F _baliwords_completion" in tried.stderr
    assert tried.stdout == "score\n"


@pytest.mark.parametrize("option", ["--install-completion", "--show-completion"])
def test_a_shell_that_is_not_known_is_told_in_one_sentence(
    option: str, at_home: dict[str, str], tmp_path: Path
) -> None:
    tried = shell(f"baliwords {option}; exit $?", at_home, name="sh")
    assert (tried.returncode, tried.stdout) == (2, "")
    assert "the shell 'sh'" in tried.stderr and "(expected bash, zsh, fish" in tried.stderr
    assert tried.stderr.count("\n") == 1
    assert not list(tmp_path.glob(".*rc"))
