"""The help screen: how to play and all keys, on one page."""

from pathlib import Path

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Markdown, Static

from baliwords.translation import _, language
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.page import Page

_FOLDER = Path(__file__).parent.parent


class HelpScreen(Page):
    """Shows a help page in the language of the person."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self._page = page

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        page = _in_language(_FOLDER / self._page, language()).read_text(encoding="utf-8")
        yield Static(_("Help"), id="title", markup=False)
        with VerticalScroll(id="page", can_focus=False):
            yield Markdown(page, open_links=False)
        yield Keys()


def _in_language(page: Path, ui: str) -> Path:
    """Return the file of a page in a language, `help.fr.md`; in English where there is none."""
    translated = page.with_suffix(f".{ui}{page.suffix}")
    return translated if translated.exists() else page
