"""The word desk on the screen: write letters, read what the dictionary knows."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Static

from baliwords.errors import BaliwordsError
from baliwords.settings import LANGUAGES
from baliwords.tui.later import report
from baliwords.tui.tongue import _, plainly

if TYPE_CHECKING:
    from baliwords.tui.app import BaliApp


class DeskScreen(ModalScreen[None]):
    """Answers while one types; it lies over any other screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", _("Back")),
        Binding("ctrl+l", "language", _("Other language")),
        Binding("pagedown", "scroll(10)", _("Down"), show=False),
        Binding("pageup", "scroll(-10)", _("Up"), show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def compose(self) -> ComposeResult:
        """Lay out the line to write in and the answer."""
        yield Static(self._title(), id="title", markup=False)
        yield Input(placeholder=_("a word, some letters, or a pattern like M?R"), id="question")
        with VerticalScroll(id="answer", can_focus=False):
            yield Static(_guide(), id="answer-text", markup=False)
        yield Footer(show_command_palette=False)

    def _title(self) -> str:
        return _("Word desk  ·  {language}", language=self.language)

    @on(Input.Changed)
    def _asked(self, event: Input.Changed) -> None:
        if event.value.strip():
            self._look_up(event.value, self.language)
        else:
            self._show(_guide())

    @work(thread=True, exclusive=True)
    def _look_up(self, text: str, language: str) -> None:
        from baliwords.tui.desk import answer

        try:
            dictionary = cast("BaliApp", self.app).keeper.shelf.take(language)
            found = answer(dictionary.lexicon, text)
        except BaliwordsError as error:
            found = plainly(str(error))
        report(self, self._answered, text, language, found)

    def _answered(self, text: str, language: str, found: str) -> None:
        """Show an answer, if the question is still the same."""
        if (text, language) == (self.query_one(Input).value, self.language):
            self._show(found)

    def _show(self, text: str) -> None:
        self.query_one("#answer-text", Static).update(text)
        self.query_one("#answer").scroll_home(animate=False)

    def action_language(self) -> None:
        """Ask the dictionary of the other language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.query_one("#title", Static).update(self._title())
        text = self.query_one(Input).value
        if text.strip():
            self._look_up(text, self.language)

    def action_scroll(self, lines: int) -> None:
        """Move through the answer."""
        self.query_one("#answer").scroll_relative(y=lines, animate=False)


def _guide() -> str:
    return _(
        "Type a word: is it admitted, why not, its lemma, its points.\n"
        "Below it: longer words that contain it, and words made from its letters.\n"
        "With ? for any letter: words that fit the pattern."
    )
