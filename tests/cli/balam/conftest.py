"""Balam commands, run in this process."""

import json
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli.main import run

MAP = str(Path(__file__).parents[2] / "balam" / "table.map")


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("DATA", "CONFIG"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    monkeypatch.delenv("BALIWORDS_LANG", raising=False)
    monkeypatch.setenv("COLUMNS", "80")


class Cli:
    """Runs `balam` commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        assert run(["balam", *arguments]) == code
        return self.capsys.readouterr().out

    def json(self, *arguments: str, code: int = 0) -> Any:
        return json.loads(self(*arguments, "--json", code=code))


@pytest.fixture
def balam(capsys: pytest.CaptureFixture[str]) -> Cli:
    return Cli(capsys)
