"""What `rules` answers in every game: entries of its rulebook, by ids, topics or words."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from baliwords.cli.answer import NO, YES, Reply
from baliwords.cli.show import Shown, hanging
from baliwords.errors import BadInput
from baliwords.speech import _

if TYPE_CHECKING:
    from baliwords.rulebook.book import Book
    from baliwords.rulebook.search import Hit


def rules_of(book: "Book", words: Sequence[str]) -> Reply:
    """Answer from a rulebook: all of it, or what the words name or find."""
    from baliwords.rulebook.entry import spoken
    from baliwords.rulebook.search import ask
    from baliwords.rulebook.tell import as_json
    from baliwords.translation import language

    found = ask(book, words, spoken(language()))
    value = {"rules": [as_json(book, hit) for hit in found]}
    return Reply(value, _shown(book, found, " ".join(words)), YES if found else NO)


def _shown(book: "Book", found: "Sequence[Hit]", asked: str) -> Iterator[Shown]:
    """Show rules under the names of their topics; a program is told of no rule by no rule."""
    from baliwords.rulebook.book import QUOTED
    from baliwords.rulebook.entry import spoken
    from baliwords.rulebook.tell import paragraph, under_topics
    from baliwords.translation import language

    if not found:
        like = book.called("example", "question", spoken(language())), book.entries[0].id
        raise BadInput(
            _(
                "no rule is found for {asked!r} (expected words like {words!r} or {id!r})",
                asked=asked[:QUOTED],
                words=like[0],
                id=like[1],
            )
        )
    for place, (topic, hits) in enumerate(under_topics(book, found)):
        yield f"\n{topic}" if place else topic
        yield from (hanging(paragraph(book, hit)) for hit in hits)
