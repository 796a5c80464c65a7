"""Closed streams, a full disk, folders that cannot be read: a sentence, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = f"{sys.executable} -m baliwords"


def shell(command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["bash", "-c", command.replace("baliwords", PROGRAM, 1)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("baliwords score PARTIE >&-", 2, "standard output is closed"),
        ("baliwords play --plain --new >&-", 2, "standard output is closed"),
        ("baliwords score PARTIE >/dev/full", 2, "No space left"),
        ("baliwords deal --seed 1 >/dev/full", 2, "No space left"),
        ("baliwords score M1R 2>&-", 2, ""),
        ("baliwords play --plain --new <&-", 0, ""),
        ("set -o pipefail; baliwords play --plain --new </dev/null | true", 141, ""),
    ],
)
def test_a_closed_or_full_stream_is_no_crash(
    command: str, code: int, said: str, own_folders: Path
) -> None:
    shown = shell(command)
    assert shown.returncode == code
    assert said in shown.stderr
    assert shown.stderr.count("\n") <= 1


def test_settings_that_cannot_be_read_are_named(own_folders: Path) -> None:
    (own_folders / "config" / "baliwords" / "config.toml").mkdir(parents=True)
    shown = shell("baliwords score PARTIE")
    assert shown.returncode == 2
    assert "cannot read" in shown.stderr and "config.toml" in shown.stderr


def test_house_rules_that_are_no_table_are_refused(own_folders: Path) -> None:
    settings = own_folders / "config" / "baliwords" / "config.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text("rules = 3\n")
    shown = shell("baliwords deal --seed 3")
    assert shown.returncode == 2
    assert "expected a table [rules]" in shown.stderr
