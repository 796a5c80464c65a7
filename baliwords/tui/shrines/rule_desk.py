"""The rule desk of the shrine game: write words, read the rules that they find."""

from collections.abc import Sequence

from baliwords.errors import BadInput
from baliwords.rulebook.entry import spoken
from baliwords.rulebook.search import Hit, ask
from baliwords.rulebook.tell import paragraph, under_topics
from baliwords.shrines.rulebook import BOOK
from baliwords.translation import _, language, plainly
from baliwords.tui.shared.desk import Desk


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
        return _told(ask(BOOK, [], spoken(language())))

    def find(self, text: str) -> str:
        """Answer from the rules."""
        try:
            found = ask(BOOK, text.split(), spoken(language()))
        except BadInput as error:
            return plainly(str(error))
        return _told(found) or _("No rule fits these words; try others.")


def _told(hits: Sequence[Hit]) -> str:
    """Write rules under the names of their topics."""
    return "\n\n".join(
        "\n".join([topic, *(f"  {paragraph(BOOK, hit)}" for hit in group)])
        for topic, group in under_topics(BOOK, hits)
    )
