"""The rule desk of any game: write words, read the rules that they find."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from baliwords.errors import BadInput
from baliwords.rulebook.entry import spoken
from baliwords.rulebook.search import Hit, ask
from baliwords.rulebook.tell import paragraph, under_topics
from baliwords.translation import _, language, plainly
from baliwords.tui.shared.desk import Desk

if TYPE_CHECKING:
    from baliwords.rulebook.book import Book


class RuleDesk(Desk):
    """Answers questions about the rules of a game; while nothing is asked, it tells them all."""

    def __init__(self, book: "Book", game: Callable[[], str]) -> None:
        super().__init__()
        self.book = book
        self.game = game
        """Says what the game is called."""

    def title_line(self) -> str:
        """Name the desk."""
        return _("Rules  ·  {game}", game=self.game())

    def example(self) -> str:
        """Say what can be written."""
        return _(
            "some words, like {words}, or the number of a rule, like {id}",
            words=self.book.called("example", "question", spoken(language())),
            id=self.book.entries[0].id,
        )

    def guide(self) -> str:
        """List all rules."""
        return self._told(ask(self.book, [], spoken(language())))

    def find(self, text: str) -> str:
        """Answer from the rules."""
        try:
            found = ask(self.book, text.split(), spoken(language()))
        except BadInput as error:
            return plainly(error)
        return self._told(found) or _("No rule fits these words; try others.")

    def _told(self, hits: Sequence[Hit]) -> str:
        """Write rules under the names of their topics."""
        return "\n\n".join(
            "\n".join([topic, *(f"  {paragraph(self.book, hit)}" for hit in group)])
            for topic, group in under_topics(self.book, hits)
        )
