"""The form of a new game of any kind: who plays, with which deal and rules; games that wait."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Input, OptionList, Select, Static

from baliwords.core.journal import Journal
from baliwords.core.record import Header, Record
from baliwords.errors import BadInput, BaliwordsError
from baliwords.play.keeping import new_seed
from baliwords.settings import whoever
from baliwords.speech import _ as sentence
from baliwords.speech import label
from baliwords.translation import _, counted, plainly
from baliwords.tui.front import all_fronts, front_of
from baliwords.tui.shared.house_rules import HouseRulesScreen, Rulebook
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.screen import BaliScreen
from baliwords.tui.shared.table_screen import deal_line

NOBODY, PERSON = "", "person"
SEATS = 4


class GameForm(BaliScreen):
    """Asks for everything that a game needs; all of it has a default."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", label("Back")),
        Binding("ctrl+s", "start", label("Start")),
        Binding("ctrl+r", "house_rules", label("House rules")),
    ]

    GAME: ClassVar[str]
    LEAST: ClassVar[int] = 1
    """How many must sit at the table."""

    def __init__(self, rules: dict[str, str]) -> None:
        super().__init__()
        self.rules = rules
        self._waiting: list[tuple[Journal, Record]] = []

    # --- what the heirs give ------------------------------------------------------------

    @abstractmethod
    def opponents(self) -> list[str]:
        """Name the computers that can be chosen."""

    @abstractmethod
    def reserved(self) -> tuple[str, ...]:
        """Name the computers whose names no person can have."""

    @abstractmethod
    def own_fields(self) -> ComposeResult:
        """Lay out what only this game asks for."""

    @abstractmethod
    def rulebook(self) -> Rulebook:
        """Return the house rules that can be changed."""

    @abstractmethod
    def header(self) -> Header:
        """Return the header of the game that was chosen."""

    def own_buttons(self) -> Mapping[str, str]:
        """Return the labels of further buttons by the names of their actions."""
        return {}

    # --- the form -----------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        yield Static(_("New game"), id="title", markup=False)
        with VerticalScroll(id="form", can_focus=False):
            yield from self.field(_("Game"), choose("game", _games(), self.GAME))
            for seat in range(SEATS):
                yield from self._seat_line(seat)
            yield from self.own_fields()
            deal = Input(placeholder=_("a number; empty: any"), id="deal", compact=True)
            yield from self.field(_("Deal"), deal)
            yield Static(id="complaint", markup=False)
            with Horizontal(classes="answers"):
                yield Button(_("Start"), id="start", compact=True, variant="primary")
                yield Button(_("House rules"), id="house-rules", compact=True)
                for name, label in self.own_buttons().items():
                    yield Button(label, id=name, compact=True)
            yield Static(_("Games that wait:"), id="waiting-title", markup=False)
            yield OptionList(id="waiting", markup=False)
        yield Keys()

    def field(self, name: str, *controls: Select[str] | Input) -> ComposeResult:
        """Lay out a line of the form."""
        with Horizontal(classes="field"):
            yield Static(name, classes="field-name", markup=False)
            yield from controls

    def _seat_line(self, seat: int) -> ComposeResult:
        choices = [(_("a person"), PERSON), *((name, name) for name in self.opponents())]
        if seat >= self.LEAST:
            choices.insert(0, (_("nobody"), NOBODY))
        name = whoever() if seat == 0 else numbered_name(seat)
        who = choose(f"who-{seat}", choices, self.usually(seat, choices[0][1]))
        written = Input(name, id=f"name-{seat}", compact=True)
        yield from self.field(_("Seat {number}", number=seat + 1), who, written)

    def usually(self, seat: int, first: str) -> str:
        """Return who sits in a seat unless something else is chosen."""
        del seat
        return first

    def fill(self) -> None:
        """List the games that can be taken up, and begin at the button."""
        listed = self.query_one("#waiting", OptionList)
        self._waiting = list(self.bali.waiting([front.game for front in all_fronts()]))
        for _journal, record in self._waiting:
            listed.add_option(_describe(record.header, len(record.moves)))
        listed.display = self.query_one("#waiting-title").display = bool(self._waiting)
        self._show_names()
        self.query_one("#start", Button).focus()

    @on(Select.Changed)
    def _changed(self) -> None:
        self._show_names()

    @on(Select.Changed, "#game")
    def _other_game(self, event: Select.Changed) -> None:
        if event.value != self.GAME:
            self.bali.show_form(str(event.value))

    def _show_names(self) -> None:
        """Ask for a name only where a person sits; "you" is one who sits with computers."""
        people = [self.chosen(f"who-{seat}") == PERSON for seat in range(SEATS)]
        for seat, person in enumerate(people):
            self.query_one(f"#name-{seat}", Input).display = person
        first, alone, among = self.query_one("#name-0", Input), _("You"), numbered_name(0)
        if first.value in (alone, among):
            first.value = alone if sum(people) == 1 else among

    def chosen(self, name: str) -> str:
        """Return what was chosen in a field."""
        return str(self.query_one(f"#{name}", Select).value)

    def written(self, name: str) -> str:
        """Return what was written in a field."""
        return self.query_one(f"#{name}", Input).value.strip()

    # --- what was chosen ----------------------------------------------------------------

    @on(OptionList.OptionSelected)
    def _resumed(self, event: OptionList.OptionSelected) -> None:
        self.bali.take_up(*self._waiting[event.option_index])

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what a button says."""
        await self.run_action((event.button.id or "").replace("-", "_"))

    def action_house_rules(self) -> None:
        """Open the form of house rules."""
        self.app.push_screen(HouseRulesScreen(self.rules, self.rulebook()), self._take_rules)

    def _take_rules(self, rules: dict[str, str] | None) -> None:
        if rules is not None:
            self.rules = rules
            changed = counted(
                "{count} house rule changed", "{count} house rules changed", len(rules)
            )
            self.query_one("#complaint", Static).update(changed if rules else "")

    def action_start(self) -> None:
        """Begin the game."""
        self.with_header(self.bali.begin)

    def with_header(self, begin: Callable[[Header], object]) -> None:
        """Begin something with what was chosen, or say what is wrong with it."""
        try:
            begin(self.header())
        except BaliwordsError as error:
            self.query_one("#complaint", Static).update(plainly(error))

    def players(self) -> tuple[str, ...]:
        """Return the names of those who play."""
        return tuple(name for name in map(self._player, range(SEATS)) if name)

    def _player(self, seat: int) -> str:
        who = self.chosen(f"who-{seat}")
        if who != PERSON:
            return who
        name = self.written(f"name-{seat}")
        if not name or not name.isprintable() or "," in name or name in self.reserved():
            raise BadInput(
                sentence(
                    "{name!r} is not a name for seat {number} (write one like Anna)",
                    name=name,
                    number=seat + 1,
                )
            )
        return name

    def deal(self) -> int:
        """Return the number of the deal; a new one if none was written."""
        text = self.written("deal")
        if not text:
            return new_seed()
        try:
            return int(text)
        except ValueError:
            raise BadInput(
                sentence("deal {text!r} is not a whole number (like 42)", text=text)
            ) from None


def numbered_name(seat: int) -> str:
    """Return what somebody is called who gave no name."""
    return _("Player {number}", number=seat + 1)


def choose(name: str, choices: list[tuple[str, str]], value: str) -> Select[str]:
    """Make a field in which one of a few things is chosen."""
    return Select(choices, value=value, allow_blank=False, id=name, compact=True)


def _games() -> list[tuple[str, str]]:
    return [(front.title(), front.game) for front in all_fronts()]


def _describe(header: Header, moves: int) -> str:
    return counted(
        "{names}: {count} move, {kind}, {deal}",
        "{names}: {count} moves, {kind}, {deal}",
        moves,
        names=", ".join(header.players),
        kind=front_of(header.game).kind(header),
        deal=deal_line(header),
    )
