"""The form of a new letter game: who plays, in which language, with which deal and rules."""

from collections.abc import Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from baliwords.core.record import Header
from baliwords.letters.options import describe_options, read_options
from baliwords.play.letters.computers import COMPUTERS, opponents
from baliwords.play.letters.sitting import new_header
from baliwords.settings import LANGUAGES, for_language, usual_opponent
from baliwords.speech import label
from baliwords.translation import _
from baliwords.tui.shared.game_form import GameForm, choose
from baliwords.tui.shared.house_rules import Rulebook
from baliwords.tui.shared.language_form import NAMES


class NewGameScreen(GameForm):
    """Asks also for the language, how letters are checked, and for real cards."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+t", "table", label("Real cards"))]

    GAME = "letters"

    def __init__(self, language: str, rules: dict[str, str]) -> None:
        super().__init__(rules)
        self._language = language

    def opponents(self) -> list[str]:
        """Name the computers that play with others, the usual one first."""
        usual = usual_opponent()
        return sorted(opponents(), key=lambda name: name != usual)

    def reserved(self) -> tuple[str, ...]:
        """Name all computers."""
        return tuple(COMPUTERS)

    def own_fields(self) -> ComposeResult:
        """Ask for the language, the checks, and cards that lie already."""
        languages = [(NAMES[language], language) for language in LANGUAGES]
        yield from self.field(_("Language"), choose("language", languages, self._language))
        yield from self.field(_("Letters"), choose("checks", _checks(), "auto"))
        begun = _("if the game has begun: S ON AI T LAM R E; scores 12")
        yield from self.field(
            _("Real cards"), Input(placeholder=begun, id="position", compact=True)
        )

    def own_buttons(self) -> Mapping[str, str]:
        """Offer to keep a table with real cards."""
        return {"table": _("Table with real cards")}

    def rulebook(self) -> Rulebook:
        """Return the house rules of the letter game; seats are not among them."""
        rules = tuple(rule for rule in describe_options() if rule[0] != "seats")
        return Rulebook(rules, read_options, {"language": self.chosen("language")})

    def action_table(self) -> None:
        """Keep the table of a game with real cards."""
        from baliwords.play.letters.companion import table_header
        from baliwords.tui.letters.pastimes import keep_table

        position = self.written("position")
        self.with_header(
            lambda header: keep_table(
                self.bali, table_header(header.players, header.options, position)
            )
        )

    def header(self) -> Header:
        """Return the header of the game that was chosen."""
        players = self.players()
        texts = {"language": self.chosen("language")}
        people = any(name not in COMPUTERS for name in players)
        if len(players) > 1 and people:
            texts["pass_policy"] = "lenient"  # D31: a person may honestly not see a move
        rules = for_language(self.rules, self.chosen("language"))
        texts |= {**rules, "seats": str(len(players))}
        if self.chosen("checks") == "challenge":
            texts["validation"] = "challenge"
        return new_header(read_options(texts), self.deal(), players)


def _checks() -> list[tuple[str, str]]:
    """How it is settled whether letters are a part of a word (D32)."""
    return [
        (_("the program checks them at once"), "auto"),
        (_("may be laid freely, and challenged"), "challenge"),
    ]
