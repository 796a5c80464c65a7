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
