"""The settings on the screen; each change is in the file at once, its comments stay."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Input, Select, Static

from baliwords.errors import BaliwordsError
from baliwords.letters.options import describe_options, read_options
from baliwords.play.letters.computers import opponents
from baliwords.settings import (
    LANGUAGES,
    all_house_rules,
    own_name,
    prefers_known_words,
    remember_name,
    remember_rules,
    settings_file,
    usual_opponent,
    wants_coach,
    wants_motion,
)
from baliwords.settings import language as dictionary
from baliwords.speech import label
from baliwords.translation import UI_LANGUAGES, _, language, plainly
from baliwords.tui.shared.game_form import choose
from baliwords.tui.shared.house_rules import HouseRulesScreen, Rulebook
from baliwords.tui.shared.keys import Keys
from baliwords.tui.shared.language_form import NAMES
from baliwords.tui.shared.screen import BaliScreen

_YES, _NO = "yes", "no"
_YES_OR_NO = ("coach", "known_words", "motion")


class SettingsForm(BaliScreen):
    """Asks for what a person does not want to say each time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", label("Back")),
        Binding("ctrl+r", "house_rules", label("House rules")),
    ]

    def compose(self) -> ComposeResult:
        """Lay out a line a setting."""
        yield Static(_("Settings"), id="title", markup=False)
        with VerticalScroll(id="form", can_focus=False):
            tongues = [(NAMES[name], name) for name in UI_LANGUAGES]
            yield from self._field(_("Language"), choose("ui", tongues, language()))
            words = [(NAMES[name], name) for name in LANGUAGES]
            yield from self._field(_("Dictionary"), choose("lang", words, dictionary()))
            themes = [(name, name) for name in sorted(self.app.available_themes)]
            yield from self._field(_("Colours"), choose("theme", themes, self.app.theme))
            name = Input(own_name(), placeholder=_("You"), id="name", compact=True)
            yield from self._field(_("Your name"), name)
            rivals = [(name, name) for name in opponents()]
            rival = choose("opponent", rivals, usual_opponent())
            yield from self._field(_("Opponent"), rival)
            answers = [(_("no"), _NO), (_("yes, it counts as help"), _YES)]
            coach = choose("coach", answers, _YES if wants_coach() else _NO)
            yield from self._field(_("Warn me"), coach)
            yield Static(
                _("Before a move of a solitaire that loses much, the program warns."),
                classes="field-about",
                markup=False,
            )
            orders = [(_("known ones first"), _YES), (_("by points alone"), _NO)]
            known = choose("known_words", orders, _YES if prefers_known_words() else _NO)
            yield from self._field(_("Words"), known)
            yield Static(
                _("Peek, word desk and hints put words first that many people know."),
                classes="field-about",
                markup=False,
            )
            moving = [(_("glide to their places"), _YES), (_("stand still"), _NO)]
            motion = choose("motion", moving, _YES if wants_motion() else _NO)
            yield from self._field(_("Cards"), motion)
            with Horizontal(classes="answers"):
                yield Button(_("House rules"), id="house-rules", compact=True)
            yield Static(_("The settings are kept in {place}", place=settings_file()), markup=False)
        yield Keys()

    def _field(self, name: str, control: Select[str] | Input) -> ComposeResult:
        with Horizontal(classes="field"):
            yield Static(name, classes="field-name", markup=False)
            yield control

    @on(Select.Changed)
    async def _chosen(self, event: Select.Changed) -> None:
        with self._complaining():
            await self._take(event.select.id or "", str(event.value))

    async def _take(self, key: str, value: str) -> None:
        now = {
            "ui": language(),
            "lang": dictionary(),
            "theme": self.app.theme,
            "coach": _YES if wants_coach() else _NO,
            "opponent": usual_opponent(),
            "known_words": _YES if prefers_known_words() else _NO,
            "motion": _YES if wants_motion() else _NO,
        }
        if now[key] == value:  # the form has only been laid out
            return
        if key == "ui":
            await self.bali.speak(value)
        elif key == "theme":
            self.app.theme = value  # remembered by the application
        else:
            self.bali.remember(key, value == _YES if key in _YES_OR_NO else value)

    @on(Input.Submitted, "#name")
    @on(Input.Blurred, "#name")
    def _named(self, event: Input.Submitted | Input.Blurred) -> None:
        with self._complaining():
            remember_name(event.value)

    @on(Button.Pressed, "#house-rules")
    def _rules_pressed(self) -> None:
        self.action_house_rules()

    def action_house_rules(self) -> None:
        """Let the house rules be changed."""
        rules = tuple(rule for rule in describe_options() if rule[0] not in ("seats", "language"))
        book = Rulebook(rules, read_options, {"language": dictionary()})
        self.app.push_screen(HouseRulesScreen(all_house_rules(), book), self._rules_chosen)

    def _rules_chosen(self, rules: dict[str, str] | None) -> None:
        with self._complaining():
            if rules is not None and rules != all_house_rules():
                remember_rules(rules)

    @contextmanager
    def _complaining(self) -> Iterator[None]:
        """Say what is wrong with the file, which somebody may have spoilt meanwhile."""
        try:
            yield
        except BaliwordsError as error:
            self.notify(plainly(error), severity="error", markup=False)
