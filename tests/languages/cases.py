"""Every command with its example, and every bad command line of the suite."""

import shlex
from typing import Any

from baliwords.cli.commands import COMMANDS, load
from tests.cli.balam import test_bad_input as balam_input
from tests.cli.letters import test_commands as letter_commands
from tests.cli.letters import test_hint as hints
from tests.cli.letters import test_questions as questions
from tests.cli.letters import test_table as tables
from tests.cli.shrines import test_commands as shrine_commands


def commands() -> dict[str, str]:
    """Return the places of all commands by their words."""
    found = {}
    for name, entry in COMMANDS.items():
        if isinstance(entry, str):
            found[name] = entry
        else:
            found |= {f"{name} {inner}": place for inner, place in entry.commands.items()}
    return found


def example(place: str) -> list[str]:
    """Return the words of the example in the help of a command."""
    _about, _found, line = (load(place).__doc__ or "").partition("Example: baliwords ")
    return shlex.split(line.split("\n")[0])


def bad_inputs() -> list[list[str]]:
    """Return the command lines that the suite expects to be refused."""
    found = [["balam", *words] for words in _arguments(balam_input)]
    found += _arguments(letter_commands) + _arguments(questions)
    found += [["hint", *words] for words in _arguments(hints)]
    found += [["table", "--plain", *words] for words in _arguments(tables)]
    found += [["shrines", *words] for words in _arguments(shrine_commands)]
    return found


def _arguments(module: Any) -> list[list[str]]:
    """Return the parameters of the test of a module that is about bad input."""
    for name, test in vars(module).items():
        if name.startswith(("test_bad_input", "test_a_bad_table")):
            values = next(mark for mark in test.pytestmark if mark.name == "parametrize").args[1]
            return [value if isinstance(value, list) else value[0] for value in values]
    raise LookupError(module.__name__)
