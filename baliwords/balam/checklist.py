"""The round checklist: where a table stands, and what each event makes of it.

A table is a frozen value; an event is one word, so that a sitting can be written down one
event a line (see `sitting.py`). The steps are A1 draw, A2 divination, B turns, C1 production,
C2 use of goods, C3 losses, C4 clemency until the eclipse; then the next round or the end.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from baliwords.balam.cards import ALL, CARDS, CardsSeen
from baliwords.balam.goods import write_goods
from baliwords.balam.names import check_names, check_players, read_name
from baliwords.balam.options import Options
from baliwords.errors import IllegalMove
from baliwords.files.parsed_once import parsed_once
from baliwords.rulebook.entry import Language
from baliwords.speech import _, any_of, counted

CARD_EVENTS = ("positive", "negative", "pelota", "eclipse")
PAID_EVENTS = ("build", "attack", "pass")
NEXT = "next"
EVENT_RULES = {
    "positive": ("M34",),
    "negative": ("M38",),
    "pelota": ("M35",),
    "eclipse": ("M36",),
    "build": ("M12", "M15", "M16", "M18", "M20"),
    "attack": ("M22", "M23", "M24", "M25", "M26", "M27", "M28", "M30"),
}
EVENTS = (NEXT, *CARD_EVENTS, *PAID_EVENTS)

NAMES: Mapping[str, str] = {
    **{event: event for event in EVENTS},
    **{event[0]: event for event in ("next", "build", "attack", "eclipse")},
    "": NEXT,
    "suite": NEXT,
    "weiter": NEXT,
    "+": "positive",
    "good": "positive",
    "positif": "positive",
    "positive": "positive",
    "gut": "positive",
    "-": "negative",
    "bad": "negative",
    "negatif": "negative",
    "schlecht": "negative",
    "pelote": "pelota",
    "match": "pelota",
    "finsternis": "eclipse",
    "construire": "build",
    "bauen": "build",
    "attaque": "attack",
    "attaquer": "attack",
    "angriff": "attack",
    "angreifen": "attack",
    "passer": "pass",
    "passen": "pass",
}


class State(NamedTuple):
    """A table in the middle of a game."""

    players: tuple[str, ...]
    """In the order of play, the first player of the game first (M6)."""
    options: Options = Options()
    round: int = 1
    step: str = "S"
    turn: int = 0
    """Whose turn it is, as a place in `players`."""
    drawn: int = 0
    """Katun cards laid out this round."""
    turned: int = 0
    """Katun cards of this round that lie face up."""
    seen: CardsSeen = CardsSeen()
    """Katun cards turned over in the whole game."""
    paid: int = 0
    """Turns of this round that were paid for with a good (M11)."""
    last: str = ""
    """What was just done on a turn: the kind of Katun card turned over, or what was paid for."""
    ended: bool = False

    @property
    def player(self) -> str:
        """Whose turn it is, or who will begin the next turns (M10)."""
        return self.players[self.turn]

    @property
    def matches_left(self) -> int:
        """Pelota matches until the game ends (M5, M46)."""
        return max(0, len(self.players) - self.seen.pelota)

    @property
    def cards_left(self) -> int:
        """Katun cards of this round still face down."""
        return self.drawn - self.turned

    @property
    def deck_left(self) -> int:
        """Katun cards not yet laid out."""
        return CARDS - self.seen.total - self.cards_left


def begin(players: tuple[str, ...], options: Options | None = None) -> State:
    """Return a table before its first round."""
    check_players(len(players))
    check_names(players)
    return State(players, options or Options())


def read_event(text: str) -> str:
    """Read an event in one of the three languages; an empty line means that a step is done."""
    return read_name(text.strip(), NAMES, _("event"), any_of(EVENTS))


def allowed(table: State) -> tuple[str, ...]:
    """Return the events that are possible now."""
    if table.ended:
        return ()
    if table.step != "B":
        return (NEXT,)
    return tuple(event for event in EVENTS[1:] if not _used_up(table, event))


def apply(table: State, event: str) -> State:
    """Return the table after an event; `table` itself never changes."""
    if event not in allowed(table):
        raise IllegalMove(_why_not(table, event))
    if event == NEXT:
        return _next_step(table._replace(last=""))
    table = table._replace(turn=(table.turn + 1) % len(table.players), last=event)
    if event in PAID_EVENTS:
        return table._replace(paid=table.paid + 1)
    seen = table.seen._replace(**{event: getattr(table.seen, event) + 1})
    table = table._replace(seen=seen, turned=table.turned + 1)
    if event == "pelota" and not table.matches_left and table.options.end_finish == "turn":
        return table._replace(step="E")  # D73
    return table._replace(step="C1") if not table.cards_left else table  # M14


def title(step: str, language: Language = "en") -> str:
    """Return what a step is called."""
    return str(_texts()["steps"][step]["title"][language])


def rules_now(table: State) -> tuple[str, ...]:
    """Return the rules to read now: of what was just done, and of a step just begun."""
    of_event = EVENT_RULES.get(table.last, ())
    begun = table.step == "B" and (table.turned or table.paid)
    return of_event if begun else of_event + rules_of(table.step)


def rules_of(step: str) -> tuple[str, ...]:
    """Return the ids of the rules that belong to a step."""
    return tuple(_texts()["steps"][step]["rules"])


def event_name(event: str, language: Language = "en") -> str:
    """Return what an event is called."""
    return str(_texts()["events"][event][language])


def says(what: str, language: Language = "en", **values: object) -> str:
    """Return a sentence of the checklist."""
    return str(_texts()["says"][language][what]).format(**values)


def reminders(table: State, language: Language = "en") -> list[str]:
    """Return what the table should not forget at this step, besides its rules."""
    options, found = table.options, []
    match table.step:
        case "S" if options.start_goods:
            found.append(says("goods", language, goods=write_goods(dict(options.start_goods))))
        case "A1":
            cards = min(len(table.players) + 1, table.deck_left)
            found.append(says("draw", language, cards=cards, deck=table.deck_left - cards))
        case "A2":
            found.append(says("first", language, player=table.player))
        case "C4" if options.chaak_gift:
            found.append(says("gift", language, gift=options.chaak_gift))
    if table.last == "positive":
        found.append(says("cenote", language, points=options.cenote_pp))
    if not table.matches_left and table.step not in ("S", "E"):
        found.append(says("last", language))
    return found


def guesses(table: State) -> list[str]:
    """Return the conjectures that this step rests on."""
    keys = {
        "S": ("katun_deck", "start_goods"),
        "C2": ("temple_pp",),
        "E": ("final_bonus",),
    }.get(table.step, ())
    of_event = {
        "positive": ("cenote_pp",),
        "pelota": ("pelota_cities",),
        "attack": ("die_faces", "bad_face"),
    }.get(table.last, ())
    return table.options.guesses(*of_event, *keys)


def _next_step(table: State) -> State:
    match table.step:
        case "S":
            return table._replace(step="A1")
        case "A1":
            drawn = min(len(table.players) + 1, CARDS - table.seen.total)  # M7
            return table._replace(step="A2", drawn=drawn, turned=0, paid=0)
        case "A2":
            return table._replace(step="B")
        case "C1":
            return table._replace(step="C2")
        case "C2":
            return table._replace(step="C3")
        case "C3" if not table.seen.eclipse:
            return table._replace(step="C4")
        case "C3" | "C4" if table.matches_left:
            return table._replace(step="A1", round=table.round + 1, drawn=0, turned=0, paid=0)
        case "E":
            return table._replace(ended=True)
    return table._replace(step="E")  # M46


def _used_up(table: State, event: str) -> bool:
    """Say whether all cards of a kind have been turned over already."""
    return event in CARD_EVENTS and getattr(table.seen, event) == getattr(ALL, event)  # M33, M37


def _why_not(table: State, event: str) -> str:
    if table.ended:
        return _("the game is over")
    if table.step == "B" and event == NEXT:
        return counted(
            "{count} Katun card of this round is still face down (M14)",
            "{count} Katun cards of this round are still face down (M14)",
            table.cards_left,
        )
    if table.step == "B":
        return _("all {event!r} cards have been turned over already (M33)", event=event)
    return _(
        "{event!r} belongs to the turns (B), the table is at {step}", event=event, step=table.step
    )


@cache
def _texts() -> Mapping[str, Any]:
    source = Path(__file__).with_name("checklist.toml")

    def parse() -> dict[str, Any]:
        import tomllib

        return tomllib.loads(source.read_text(encoding="utf-8"))

    found: Mapping[str, Any] = parsed_once("balam-checklist", [source], parse)
    return found
