"""House rules on the command line: `--rules FILE` and `--rule key=value`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from baliwords.errors import BadInput

if TYPE_CHECKING:
    from baliwords.letters.options import Options

RulesFile: TypeAlias = Annotated[
    Path | None, typer.Option("--rules", help="House rules from a TOML file.")
]
RuleList: TypeAlias = Annotated[
    list[str] | None, typer.Option("--rule", help="One house rule, like min_word_length=4.")
]
Lang: TypeAlias = Annotated[str | None, typer.Option("--lang", help="Dictionary: fr or de.")]


def read_rules(
    rules: Path | None, rule: list[str] | None, lang: str | None = None
) -> dict[str, str]:
    """Collect house rules as texts: the settings file, then a file, then single ones."""
    from baliwords.settings import house_rules

    texts = _from_file(rules) if rules is not None else {}
    for pair in rule or []:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise BadInput(f"--rule {pair[:60]!r}: expected key=value, like min_word_length=4")
        texts[key.strip()] = value.strip()
    return house_rules(lang or texts.get("language")) | texts


def game_options(
    lang: str | None, rules: Path | None, rule: list[str] | None, seats: int, **defaults: str
) -> "Options":
    """Return the options of a game: defaults, then house rules; --lang goes before all."""
    from baliwords.letters.options import read_options
    from baliwords.settings import language

    texts = {"language": language(), **defaults, **read_rules(rules, rule, lang)}
    if texts.pop("seats", str(seats)) != str(seats):
        raise BadInput("the house rule 'seats' does not fit: say who plays by --players")
    if lang is not None:
        texts["language"] = language(lang)
    return read_options({**texts, "seats": str(seats)})


def _from_file(path: Path) -> dict[str, str]:
    from baliwords.letters.options import options_from_toml
    from baliwords.settings import read_toml

    try:
        table = read_toml(path)
    except OSError as error:
        raise BadInput(f"cannot read {str(path)!r}: {error.strerror}") from None
    return options_from_toml(table.get("rules", table))
