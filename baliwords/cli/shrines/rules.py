"""`baliwords shrines rules`: the rules by their ids, searchable."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from baliwords.cli.answer import Reply
from baliwords.cli.show import Shown, hanging
from baliwords.cli.signature import Argument
from baliwords.errors import BadInput

if TYPE_CHECKING:
    from baliwords.shrines.rulebook import Rule


def rules(
    words: Annotated[
        list[str] | None, Argument("Ids like T26, or words that the rule contains.")
    ] = None,
) -> Reply:
    """Show the rules of the shrine game, all of them or those asked for.

    Example: baliwords shrines rules oracle keep
    """
    from baliwords.shrines.rulebook import find_rules, load_rules

    found = find_rules(load_rules(), words or [])
    value = {"rules": [rule.as_json() for rule in found]}
    return Reply(value, _shown(found, " ".join(words or [])))


def _shown(found: "list[Rule]", asked: str) -> Iterator[Shown]:
    """Show rules under the names of their parts; a program is told of no rule by no rule."""
    if not found:
        raise BadInput(f"no rule contains {asked[:60]!r} (try one word, like 'shrine' or 'T26')")
    part = ""
    for rule in found:
        if rule.part != part:
            part = rule.part
            yield f"\n{part}" if rule is not found[0] else part
        yield hanging(str(rule))
