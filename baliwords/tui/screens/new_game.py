"""The form of a new game: who plays, in which language, with which deal and rules."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, OptionList, Select, Static

from baliwords.core.journal import Journal
from baliwords.core.record import Header
from baliwords.errors import BadInput, BaliwordsError
from baliwords.letters.options import read_options
from baliwords.settings import LANGUAGES
from baliwords.tui.computers import COMPUTERS, opponents
from baliwords.tui.keeping import header_of
from baliwords.tui.tongue import _, counted, plainly

if TYPE_CHECKING:
    from baliwords.tui.app import BaliApp

_NOBODY, _PERSON = "", "person"
_SEATS = 4


class NewGameScreen(Screen[None]):
    """Asks for everything that a game needs; all of it has a default."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", _("Back")),
        Binding("ctrl+s", "start", _("Start")),
        Binding("ctrl+r", "rules", _("House rules")),
        Binding("ctrl+t", "table", _("Real cards")),
    ]

    def __init__(self, language: str, rules: dict[str, str]) -> None:
        super().__init__()
        self._language = language
        self.rules = rules
        self._waiting: list[Journal] = []

    @property
    def bali(self) -> "BaliApp":
        """The application."""
        return cast("BaliApp", self.app)

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        yield Static(_("New game"), id="title", markup=False)
        with VerticalScroll(id="form", can_focus=False):
            for seat in range(_SEATS):
                yield from self._seat_line(seat)
            with Horizontal(classes="field"):
                yield Static(_("Language"), classes="field-name", markup=False)
                languages = [(language, language) for language in LANGUAGES]
                yield Select(
                    languages, value=self._language, allow_blank=False, id="language", compact=True
                )
            with Horizontal(classes="field"):
                yield Static(_("Deal"), classes="field-name", markup=False)
                yield Input(placeholder=_("a number; empty: any"), id="deal", compact=True)
            with Horizontal(classes="field"):
                yield Static(_("Letters"), classes="field-name", markup=False)
                yield Select(_checks(), value="auto", allow_blank=False, id="checks", compact=True)
            with Horizontal(classes="field"):
                yield Static(_("Real cards"), classes="field-name", markup=False)
                begun = _("if the game has begun: S ON AI T LAM R E; scores 12")
                yield Input(placeholder=begun, id="position", compact=True)
            yield Static(id="complaint", markup=False)
            with Horizontal(classes="answers"):
                yield Button(_("Start"), id="start", compact=True, variant="primary")
                yield Button(_("House rules"), id="house-rules", compact=True)
                yield Button(_("Table with real cards"), id="table", compact=True)
            yield Static(_("Games that wait:"), id="waiting-title", markup=False)
            yield OptionList(id="waiting", markup=False)
        yield Footer(show_command_palette=False)

    def _seat_line(self, seat: int) -> ComposeResult:
        choices = [(_("a person"), _PERSON), *((name, name) for name in opponents())]
        if seat:
            choices.insert(0, (_("nobody"), _NOBODY))
        name = _("You") if seat == 0 else _("Player {number}", number=seat + 1)
        with Horizontal(classes="field"):
            yield Static(_("Seat {number}", number=seat + 1), classes="field-name", markup=False)
            yield Select(
                choices, value=choices[0][1], allow_blank=False, id=f"who-{seat}", compact=True
            )
            yield Input(name, id=f"name-{seat}", compact=True)

    def on_mount(self) -> None:
        """List the games that can be taken up, and begin at the button."""
        listed = self.query_one("#waiting", OptionList)
        for journal, record in self.bali.keeper.waiting():
            if self.bali.is_open_game(journal):
                continue
            self._waiting.append(journal)
            listed.add_option(_describe(record.header, len(record.moves)))
        listed.display = self.query_one("#waiting-title").display = bool(self._waiting)
        self._show_names()
        self.query_one("#start", Button).focus()

    @on(Select.Changed)
    def _changed(self) -> None:
        self._show_names()

    def _show_names(self) -> None:
        """Ask for a name only where a person sits."""
        for seat in range(_SEATS):
            person = self._who(seat) == _PERSON
            self.query_one(f"#name-{seat}", Input).display = person

    def _who(self, seat: int) -> str:
        return str(self.query_one(f"#who-{seat}", Select).value)

    @on(OptionList.OptionSelected)
    def _resumed(self, event: OptionList.OptionSelected) -> None:
        self.bali.take_up(self._waiting[event.option_index])

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what a button says."""
        actions = {
            "start": self.action_start,
            "house-rules": self.action_rules,
            "table": self.action_table,
        }
        actions[event.button.id or ""]()

    def action_rules(self) -> None:
        """Open the form of house rules."""
        from baliwords.tui.screens.house_rules import HouseRulesScreen

        language = str(self.query_one("#language", Select).value)
        self.app.push_screen(HouseRulesScreen(self.rules, language), self._take_rules)

    def _take_rules(self, rules: dict[str, str] | None) -> None:
        if rules is not None:
            self.rules = rules
            changed = counted(
                "{count} house rule changed", "{count} house rules changed", len(rules)
            )
            self.query_one("#complaint", Static).update(changed if rules else "")

    def action_table(self) -> None:
        """Keep the table of a game with real cards."""
        from baliwords.tui.companion import table_header

        position = self.query_one("#position", Input).value.strip()
        self._with_header(
            lambda header: self.bali.open_table(
                table_header(header.players, header.options, position)
            )
        )

    def action_start(self) -> None:
        """Begin the game."""
        self._with_header(self.bali.begin)

    def _with_header(self, begin: Callable[[Header], None]) -> None:
        try:
            begin(self._header())
        except BaliwordsError as error:
            self.query_one("#complaint", Static).update(plainly(str(error)))

    def _header(self) -> Header:
        players = tuple(name for name in map(self._player, range(_SEATS)) if name)
        texts = {"language": str(self.query_one("#language", Select).value)}
        people = any(name not in COMPUTERS for name in players)
        if len(players) > 1 and people:
            texts["pass_policy"] = "lenient"  # D31: a person may honestly not see a move
        texts |= {**self.rules, "seats": str(len(players))}
        if self.query_one("#checks", Select).value == "challenge":
            texts["validation"] = "challenge"
        return header_of(read_options(texts), self._deal(), players)

    def _player(self, seat: int) -> str:
        who = self._who(seat)
        if who != _PERSON:
            return who
        name = self.query_one(f"#name-{seat}", Input).value.strip()
        if not name or "," in name or name in COMPUTERS:
            raise BadInput(f"{name!r} is not a name for seat {seat + 1} (write one like Anna)")
        return name

    def _deal(self) -> int:
        from baliwords.tui.app import new_seed

        text = self.query_one("#deal", Input).value.strip()
        if not text:
            return new_seed()
        try:
            return int(text)
        except ValueError:
            raise BadInput(f"deal {text!r} is not a whole number (like 42)") from None


def _checks() -> list[tuple[str, str]]:
    """How it is settled whether letters are a part of a word (D32)."""
    return [
        (_("the program checks them at once"), "auto"),
        (_("may be laid freely, and challenged"), "challenge"),
    ]


def _describe(header: Header, moves: int) -> str:
    deal = _("deal {seed}", seed=header.deal) if isinstance(header.deal, int) else _("own cards")
    return counted(
        "{names}: {count} move, {language}, {deal}",
        "{names}: {count} moves, {language}, {deal}",
        moves,
        names=", ".join(header.players),
        language=header.options.get("language", "fr"),
        deal=deal,
    )
