"""The rule desk of the shrine game: write words, read the rules that hold them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from baliwords.translation import _
from baliwords.tui.shared.desk import Desk

if TYPE_CHECKING:
    from baliwords.shrines.rulebook import Rule


class RuleDesk(Desk):
    """Answers questions about the rules of the shrine game."""

    def title_line(self) -> str:
        """Name the desk."""
        return _("Rules of the shrine game")

    def example(self) -> str:
        """Say what can be written."""
        return _("some words, like altar value, or the number of a rule, like T26")

    def guide(self) -> str:
        """List all rules."""
        from baliwords.shrines.rulebook import load_rules

        return _told(load_rules())

    def find(self, text: str) -> str:
        """Answer from the rules."""
        from baliwords.shrines.rulebook import find_rules, load_rules

        found = find_rules(load_rules(), text.split())
        return _told(found) or _("No rule holds all of these words; try fewer.")


def _told(rules: Sequence["Rule"]) -> str:
    """Write rules under the titles of their parts."""
    parts = dict.fromkeys(rule.part for rule in rules)
    return "\n\n".join(
        "\n".join([part, *(f"  {rule}" for rule in rules if rule.part == part)]) for part in parts
    )
