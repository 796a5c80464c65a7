"""What a person at a terminal sees: the same facts as in JSON, set in colours and columns."""

import sys

import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("toy_list")


@pytest.fixture
def terminal(baliwords: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line whose output goes to a terminal of 60 columns."""

    def command(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        monkeypatch.setenv("COLUMNS", "60")
        monkeypatch.setenv("TERM", "xterm")
        return baliwords(*arguments)

    return command


@pytest.mark.parametrize(
    ("arguments", "code", "seen"),
    [
        (["check", "MURS"], 0, ["✔", "MURS", "in your French list toy"]),
        (["check", "ZURS"], 1, ["✘", "ZURS", "(L28)", "near", "MURS"]),
        (["part", "AISON"], 0, ["3 words", "such as", "still needed", "24"]),
        (["part", "QZ"], 1, ["QZ", "no word"]),
        (["part", "LAME"], 0, ["1 word", "complete"]),
        (["challenge", "AISON", "MAISON"], 0, ["right", "skips a turn (L57)"]),
        (["challenge", "AISON", "MUR"], 1, ["wrong", "does not contain", "(L56)"]),
        (["words", "M U R S", "--top", "1"], 0, ["16", "MURS", "M+U+R+S!", "and 1 more"]),
        (["words", "Q"], 1, ["no word"]),
        (["score", "PARTIE", "MuR"], 0, ["(1 + 1 + 1) × 6", "18", "24", "total", "42"]),
        (["dictionary", "list"], 0, ["built in", "toy", "yours", "MPL-2.0"]),
        (["dictionary", "info"], 0, ["language", "sources.1.name"]),
    ],
)
def test_a_person_sees_the_answer(
    terminal: Run, arguments: list[str], code: int, seen: list[str]
) -> None:
    found, out, err = terminal(*arguments)
    assert (found, err) == (code, "")
    text = " ".join(plain(out).split())
    for piece in seen:
        assert piece in text
    assert max(map(len, plain(out).splitlines())) <= 60


def test_no_colour_means_no_colour(terminal: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    coloured = terminal("check", "MURS")[1]
    monkeypatch.setenv("NO_COLOR", "1")
    bare = terminal("check", "MURS")[1]
    assert "\x1b[1;32m" in coloured
    assert "32m" not in bare


def plain(text: str) -> str:
    """Take the colour codes out."""
    import re

    return re.sub(r"\x1b\[[0-9;]*m", "", text)
