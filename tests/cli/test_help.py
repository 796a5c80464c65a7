"""Every command explains itself, with an example."""

import pytest

from baliwords.cli.commands import COMMANDS
from baliwords.cli.main import run


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_each_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "--help"]) == 0
    shown = capsys.readouterr().out
    assert "Usage: baliwords" in shown
    assert "xample" in shown or "COMMAND" in shown


@pytest.mark.parametrize("size", ["9" * 5000, "²", "-5", "0", "", "wide"])
@pytest.mark.parametrize("name", ["COLUMNS", "LINES"])
def test_a_terminal_of_a_size_that_is_none_has_the_usual_one(
    name: str, size: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(name, raising=False)
    assert run(["check", "--help"]) == 0
    usual = capsys.readouterr().out
    monkeypatch.setenv(name, size)
    assert run(["check", "--help"]) == 0
    assert capsys.readouterr().out == usual
