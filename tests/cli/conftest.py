from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli.main import run

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def baliwords(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line; return its exit code, standard output and standard error."""

    def command(*arguments: str) -> tuple[int, str, str]:
        code = run(list(arguments))
        out, err = capsys.readouterr()
        return code, out, err

    return command


@pytest.fixture
def answer(baliwords: Run) -> Callable[..., Any]:
    """Run a command line with `--json`; return the document."""
    import json

    def command(*arguments: str) -> Any:
        code, out, err = baliwords(*arguments, "--json")
        assert code in (0, 1), err
        return json.loads(out)

    return command


@pytest.fixture
def toy_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a small own list the word list of the settings."""
    from baliwords.lexicon.own import add_list

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    words = tmp_path / "toy.txt"
    words.write_text("mur\nmurs\nmûrir\nmaison\nsaison\narmure\nson\nton\naisons\nlame\n")
    add_list(words, "fr", "toy", "replace")
    config = tmp_path / "config" / "baliwords" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('[rules]\nword_list = "toy"\n')
