"""Options that the questions about words share: house rules, word list, JSON."""

import sys
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from baliwords.cli.letters.rules_options import read_rules
from baliwords.cli.show import Answer, give

ListName: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--list", help="An own word list (see: baliwords dictionary); '' for the built-in."
    ),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]


def asked_rules(
    rules: Path | None, rule: list[str] | None, list_name: str | None, lang: str | None
) -> dict[str, str]:
    """Collect the house rules; `--list NAME` is short for `--rule word_list=NAME`."""
    texts = read_rules(rules, rule, lang)
    return texts if list_name is None else texts | {"word_list": list_name}


def give_plainly(answer: Answer, as_json: bool) -> bool:
    """Print the answer if nobody watches; say whether that was done."""
    if as_json or not sys.stdout.isatty():
        give(answer, as_json)
        return True
    return False
