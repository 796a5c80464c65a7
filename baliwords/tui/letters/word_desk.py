"""The word desk on the screen: write letters, read what the dictionary knows."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Static

from baliwords.play.letters.shelf import Shelf
from baliwords.settings import LANGUAGES, prefers_known_words
from baliwords.speech import label
from baliwords.translation import _
from baliwords.tui.shared.desk import Desk


class DeskScreen(Desk):
    """Answers questions about words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+l", "language", label("Other language")),
    ]

    def __init__(self, language: str, shelf: Shelf) -> None:
        super().__init__()
        self.language = language
        self.shelf = shelf

    def title_line(self) -> str:
        """Name the desk and its language."""
        return _("Word desk  ·  {language}", language=self.language)

    def example(self) -> str:
        """Say what can be written."""
        return _("a word, some letters, or a pattern like M?R")

    def guide(self) -> str:
        """Say what is answered."""
        return _(
            "Type a word: is it admitted, why not, its lemma, its points.\n"
            "Below it: longer words that contain it, and words made from its letters.\n"
            "With ? for any letter: words that fit the pattern."
        )

    def find(self, text: str) -> str:
        """Answer from the dictionary."""
        from baliwords.play.letters.desk import answer

        return answer(self.shelf.take(self.language).lexicon, text, prefers_known_words())

    def action_language(self) -> None:
        """Ask the dictionary of the other language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.query_one("#title", Static).update(self.title_line())
        self.ask()
