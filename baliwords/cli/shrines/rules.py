"""`baliwords shrines rules`: the rules by their ids, searchable."""

from typing import Annotated

import typer

from baliwords.cli.shrines.options import AsJson
from baliwords.errors import BadInput


def register(group: typer.Typer) -> None:
    """Add the command."""
    group.command("rules")(rules)


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(help="Ids like T26, or words that the rule contains.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Show the rules of the shrine game, all of them or those asked for.

    Example: baliwords shrines rules oracle keep
    """
    from baliwords.cli.show import say
    from baliwords.shrines.rulebook import find_rules, load_rules

    found = find_rules(load_rules(), words or [])
    if json:
        from baliwords.cli.show import print_json

        print_json({"rules": [rule.as_json() for rule in found]})
        return
    if not found:
        asked = " ".join(words or [])
        raise BadInput(f"no rule contains {asked[:60]!r} (try one word, like 'shrine' or 'T26')")
    part = ""
    for rule in found:
        if rule.part != part:
            part = rule.part
            print(f"\n{part}" if rule is not found[0] else part)
        say(str(rule))
