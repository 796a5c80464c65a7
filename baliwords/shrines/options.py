"""House rules and variants of the shrine game, as one frozen value."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from baliwords.core import options as house_rules
from baliwords.core.options import Described, HouseRule, choice, flag, number
from baliwords.errors import BadOption
from baliwords.shrines.cards import Good, read_goods
from baliwords.speech import _

COLOURS = ("red", "blue", "yellow", "green")
Farmers = tuple[Good, Good, Good]

# D41, a conjecture: each colour lacks another good, so that every good is there three times.
START_FARMERS: tuple[Farmers, ...] = (
    (Good.PEANUT, Good.BANANA, Good.PEPPER),
    (Good.RICE, Good.BANANA, Good.PEPPER),
    (Good.RICE, Good.PEANUT, Good.PEPPER),
    (Good.RICE, Good.PEANUT, Good.BANANA),
)


def _read_seat(text: str) -> int | None:
    if not text:
        return None
    if not text.isascii():
        raise ValueError(text)
    return int(text)


def _write_seat(seat: int | None) -> str:
    return "" if seat is None else str(seat)


def _write_farmers(sets: tuple[Farmers, ...]) -> str:
    pairs = zip(COLOURS, sets, strict=False)
    return " ".join(f"{colour}={''.join(g.letter for g in goods)}" for colour, goods in pairs)


def _read_farmers(text: str) -> tuple[Farmers, ...]:
    sets = dict(zip(COLOURS, START_FARMERS, strict=True))
    told: set[str] = set()
    for part in text.split():
        colour, _sign, letters = part.partition("=")
        goods = read_goods(letters)
        if colour not in sets or colour in told or len(goods) != 3:
            raise BadOption(
                _(
                    "start_farmers: {part!r} (expected a colour and three goods, like red=NBE)",
                    part=part,
                )
            )
        told.add(colour)
        sets[colour] = (goods[0], goods[1], goods[2])
    return tuple(sets.values())


def _yes_or_no(id: str, about: str) -> HouseRule:
    return flag(id, about, "yes", "no")


_STARTING_PLAYER = HouseRule(
    "D58", "Seat that begins (empty: the deal decides)", _("a seat"), _read_seat, _write_seat
)
_START_FARMERS = HouseRule(
    "D41",
    "Farmers that a colour begins with, like red=NBE",
    _("colours with three goods, like red=NBE"),
    _read_farmers,
    _write_farmers,
)
_ORACLE_LOOKS = choice("D47", "Oracles: one look for each", "per_column", "per_card")


@dataclass(frozen=True, slots=True)
class Options:
    """All that a group may settle before the game; seat 1 plays red, seat 2 blue and so on."""

    seats: Annotated[int, number("D59", "Number of players", 2, 4)] = 2
    oracle: Annotated[bool, _yes_or_no("T50", "The variant with the oracles")] = False
    demon: Annotated[bool, _yes_or_no("T56", "The variant with the demon")] = False
    starting_player: Annotated[int | None, _STARTING_PLAYER] = None
    """The seat (from 1) that begins; None lets the seed choose."""
    start_farmers: Annotated[tuple[Farmers, ...], _START_FARMERS] = START_FARMERS
    """The printed rules do not tell them."""
    oracle_looks: Annotated[str, _ORACLE_LOOKS] = "per_column"
    oracle_keep_optional: Annotated[
        bool, _yes_or_no("D48", "Who has looked at the altar may keep nothing")
    ] = False
    open_information: Annotated[
        bool, _yes_or_no("D57", "Hands, sacrifice cards and altar lie open")
    ] = False

    def __post_init__(self) -> None:
        house_rules.check_options(self)
        first = self.starting_player
        if first is not None and not 1 <= first <= self.seats:
            raise BadOption(
                _(
                    "starting_player: {first!r} (expected a seat, 1 to {seats})",
                    first=first,
                    seats=self.seats,
                )
            )
        if len(self.start_farmers) != len(COLOURS):
            raise BadOption(
                _("start_farmers: each of the four colours takes three goods (red=NBE)")
            )


def read_options(texts: Mapping[str, str]) -> Options:
    """Read options from a record's header; the inverse of `write_options`."""
    return house_rules.read_options(Options, texts)


def write_options(options: Options) -> dict[str, str]:
    """Write the options that differ from their default."""
    return house_rules.write_options(options)


def describe_options() -> list[Described]:
    """Return each house rule with its key and default, for help texts and forms."""
    return house_rules.describe(Options)
