"""House rules and variants: one frozen value, and how a record writes it."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from baliwords.errors import BadOption
from baliwords.shrines.cards import Good, read_goods

COLOURS = ("red", "blue", "yellow", "green")
Farmers = tuple[Good, Good, Good]

# D41: each colour lacks another good, so that every good is there three times.
START_FARMERS: tuple[Farmers, ...] = (
    (Good.PEANUT, Good.BANANA, Good.PEPPER),
    (Good.RICE, Good.BANANA, Good.PEPPER),
    (Good.RICE, Good.PEANUT, Good.PEPPER),
    (Good.RICE, Good.PEANUT, Good.BANANA),
)
ORACLE_LOOKS = ("per_column", "per_card")


@dataclass(frozen=True, slots=True)
class Options:
    """All that a group may settle before the game; seat 1 plays red, seat 2 blue and so on."""

    seats: int = 2
    """T59, D59: two to four players."""
    oracle: bool = False
    """T50-T55: the variant with the oracles."""
    demon: bool = False
    """T56-T58: the variant with the demon."""
    starting_player: int | None = None
    """D58: the seat (from 1) that begins; None lets the seed choose."""
    start_farmers: tuple[Farmers, ...] = START_FARMERS
    """D41: the three farmers of each colour."""
    oracle_looks: str = "per_column"
    """D47: one look per new column with oracles, or one per oracle."""
    oracle_keep_optional: bool = False
    """D48: who has looked may also keep nothing."""
    open_information: bool = False
    """D57: hands, sacrifice cards and the altar lie open; the pile does not."""

    def __post_init__(self) -> None:
        if self.seats not in (2, 3, 4):
            raise BadOption(f"seats: {self.seats!r} (two to four can play, like 'seats: 3')")
        first = self.starting_player
        if first is not None and not 1 <= first <= self.seats:
            raise BadOption(f"starting_player: {first!r} (expected a seat, 1 to {self.seats})")
        if self.oracle_looks not in ORACLE_LOOKS:
            raise BadOption(
                f"oracle_looks: {self.oracle_looks!r} (expected {' or '.join(ORACLE_LOOKS)})"
            )
        if len(self.start_farmers) != 4 or any(len(set_) != 3 for set_ in self.start_farmers):
            raise BadOption("start_farmers: each of the four colours takes three goods (red=NBE)")


DEFAULT = Options()


def write_options(options: Options) -> dict[str, str]:
    """Write the options that differ from their default."""
    found = {}
    for field in fields(Options):
        value = getattr(options, field.name)
        if value != field.default:
            found[field.name] = _write_value(field.name, value)
    return found


def read_options(pairs: Mapping[str, str]) -> Options:
    """Read options from a record's header; the inverse of `write_options`."""
    known = [field.name for field in fields(Options)]
    for key in pairs:
        if key not in known:
            raise BadOption(f"unknown option {key!r} (known: {', '.join(known)})")
    return Options(**{key: _read_value(key, text) for key, text in pairs.items()})


def describe_options() -> list[tuple[str, str, str]]:
    """Return each key with its default and its allowed values, for help texts and forms."""
    return [(f.name, _write_value(f.name, f.default), _allowed(f.name)) for f in fields(Options)]


def _allowed(name: str) -> str:
    given = {
        "seats": "2 to 4",
        "starting_player": "a seat",
        "start_farmers": "colours with three goods, like red=NBE",
        "oracle_looks": " or ".join(ORACLE_LOOKS),
    }
    return given.get(name, "no or yes")


def _write_value(name: str, value: Any) -> str:
    if name == "start_farmers":
        return _write_farmers(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def _read_value(name: str, text: str) -> Any:
    if name == "start_farmers":
        return _read_farmers(text)
    if name == "oracle_looks":
        return text
    if name == "starting_player" and not text:
        return None
    if name in ("seats", "starting_player"):
        if not (text.isascii() and text.isdecimal()):
            raise BadOption(f"{name}: {text!r} is not a number (like '{name}: 2')")
        return int(text)
    if text not in ("yes", "no"):
        raise BadOption(f"{name}: {text!r} (expected yes or no)")
    return text == "yes"


def _write_farmers(sets: tuple[Farmers, ...]) -> str:
    pairs = zip(COLOURS, sets, strict=True)
    return " ".join(f"{colour}={''.join(g.letter for g in goods)}" for colour, goods in pairs)


def _read_farmers(text: str) -> tuple[Farmers, ...]:
    sets = dict(zip(COLOURS, START_FARMERS, strict=True))
    for part in text.split():
        colour, _, letters = part.partition("=")
        goods = read_goods(letters)
        if colour not in sets or len(goods) != 3:
            raise BadOption(
                f"start_farmers: {part!r} (expected a colour and three goods, like red=NBE)"
            )
        sets[colour] = (goods[0], goods[1], goods[2])
    return tuple(sets.values())
