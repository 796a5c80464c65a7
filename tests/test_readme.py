"""What the README shows is what the program does."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.program import baliwords

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
READMES = (README, ROOT / "README.fr.md", ROOT / "README.de.md")


def sessions() -> list[tuple[str, str]]:
    """The commands of the READMEs, each with the output it shows."""
    found = []
    for readme in READMES:
        text = readme.read_text(encoding="utf-8")
        for block in re.findall(r"```text\n(.*?)```", text, re.DOTALL):
            for shown in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = shown.partition("\n")
                found.append((command, output))
    return found


@pytest.mark.parametrize(("command", "output"), sessions())
def test_a_command_prints_what_the_readme_shows(command: str, output: str) -> None:
    typed = "".join(f"{line}\n" for line in re.findall(r"^> (.*)$", output, re.MULTILINE))
    shown = baliwords(*shlex.split(command)[1:], typed=typed)
    # What is typed at the prompt is not echoed into a pipe.
    assert shown.stdout == re.sub(r"^> .*\n", "> ", output, flags=re.MULTILINE)


def test_the_python_example_is_true() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried and not failed


def test_every_command_of_the_program_is_named() -> None:
    from baliwords.cli.commands import COMMANDS

    text = README.read_text(encoding="utf-8")
    assert not [name for name in COMMANDS if f"`{name}`" not in text]


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.name)
def test_a_readme_opens_with_the_two_commands_and_links_the_others(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")
    assert re.findall(r"```sh\n(.*?)\n```", text)[:2] == ["scripts/play", "scripts/test"]
    assert text.index("scripts/test") < text.index("\n## ")
    assert all(f"({other.name})" in text for other in READMES if other != readme)


@pytest.mark.parametrize("readme", READMES[1:], ids=lambda path: path.name)
def test_a_short_readme_names_only_commands_that_exist(readme: Path) -> None:
    from baliwords.cli.commands import COMMANDS

    rows = re.findall(r"^\| (`.*?`) \|", readme.read_text(encoding="utf-8"), re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named
    assert named <= set(COMMANDS)


def test_every_house_rule_is_listed() -> None:
    from baliwords.balam.options import Options as BalamOptions
    from baliwords.core.options import declared
    from baliwords.letters.options import Options as LetterOptions
    from baliwords.shrines.options import Options as ShrineOptions

    listed = README.read_text(encoding="utf-8").partition("### House rules")[2]
    for game, kind in (
        ("letter game", LetterOptions),
        ("shrines", ShrineOptions),
        ("Balam", BalamOptions),
    ):
        row = re.search(rf"^\| {game} \| (.*) \|$", listed, re.MULTILINE)
        assert row
        wanted = [f"`{key}` ({rule.id})" for key, rule in declared(kind).items()]
        assert row[1].split(", ") == wanted


@pytest.mark.parametrize("readme", READMES)
def test_settings_can_be_found(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")
    for name in ("`settings`", "config.toml", "BALIWORDS_LANG"):
        assert name in text
