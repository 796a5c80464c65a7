"""House rules: one frozen value, read from `key=value` or a TOML file.

A default that part III calls a conjecture stays one until the players choose a value
themselves; `Options.chosen` remembers which keys they chose.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from baliwords.balam.dice import DICE, Die
from baliwords.balam.goods import Good, read_goods, write_goods
from baliwords.balam.names import read_counts, read_number
from baliwords.errors import BadInput, BadOption

if TYPE_CHECKING:
    from pathlib import Path

Goods = tuple[tuple[Good, int], ...]


class Deck(NamedTuple):
    """How the Katun deck is built (D62), written `prosperous:10,piles:6`."""

    prosperous: int = 10
    piles: int = 6

    def __str__(self) -> str:
        return f"prosperous:{self.prosperous},piles:{self.piles}"

    @classmethod
    def parse(cls, text: str) -> "Deck":
        """Read a deck; what is not said keeps its default."""
        names = {"prosperous": "prosperous", "piles": "piles", "pile": "piles"}
        deck = cls(**read_counts(text, names, "part of the deck", "prosperous or piles"))
        if deck.prosperous > 34 or not 1 <= deck.piles <= 6:
            raise BadInput("the deck has 34 positive cards and 6 special ones (M33)")
        return deck


# D71: a guess from scarcity and origin.
GUESSED_TEMPLE: Goods = (
    (Good.CORN, 1),
    (Good.COCOA, 2),
    (Good.PRISONER, 3),
    (Good.OBSIDIAN, 2),
    (Good.JADE, 2),
    (Good.SHELL, 2),
)


class Options(NamedTuple):
    """The house rules of one table; the defaults are the decisions of part III."""

    die_faces: Die = DICE["A"]
    katun_deck: Deck = Deck()
    start_goods: Goods = ()
    obsidian_timing: str = "before"
    prisoners_by: str = "buildings"
    bad_face: str = "per_die"
    control_by: str = "largest"
    temple_pp: Goods = GUESSED_TEMPLE
    chaak_gift: str = ""
    end_finish: str = "round"
    final_bonus: int = 2
    pelota_cities: str = "all"
    adjacency_blocked_by_pyramids: bool = False
    claim_pays_action: bool = False
    cenote_pp: int = 2
    chosen: frozenset[str] = frozenset()

    def with_rules(self, rules: Mapping[str, object]) -> "Options":
        """Return these options with some of them changed; a bad value is refused by name."""
        changes = {key: _read(key, _as_text(value)) for key, value in rules.items()}
        return self._replace(**changes, chosen=self.chosen | set(changes))

    def written(self) -> dict[str, str]:
        """Return the chosen keys as text; the inverse of `with_rules`."""
        return {key: _write(getattr(self, key)) for key in KEYS if key in self.chosen}

    def guesses(self, *keys: str) -> list[str]:
        """Return the decisions that are conjectures and stand for one of the keys."""
        return [CONJECTURED[key] for key in keys if key in CONJECTURED and key not in self.chosen]


def read_rules(pairs: Iterable[str]) -> dict[str, object]:
    """Read house rules written `key=value`."""
    rules: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"house rule {pair!r} has no value (like bad_face=once)")
        rules[key.strip()] = value.strip()
    return rules


def read_rules_file(path: "Path") -> dict[str, object]:
    """Read house rules from a TOML file, one `key = value` a line."""
    from baliwords.files.foreign import foreign_toml

    return foreign_toml(path, 'house rules like bad_face = "once"')


def _one_of(*allowed: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in allowed:
            raise BadInput
        return text

    return read


def _boolean(text: str) -> bool:
    return _one_of("true", "false")(text) == "true"


def _points(text: str) -> int:
    return read_number(text, "points", high=9)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _goods(text: str) -> Goods:
    goods = read_goods(text)
    return tuple((good, goods[good]) for good in Good if good in goods)


def _temple(text: str) -> Goods:
    """What is not named keeps the guessed value."""
    values = {**dict(GUESSED_TEMPLE), **read_goods(text)}
    if max(values.values()) > 9:
        raise BadInput
    return tuple((good, values[good]) for good in Good)


# Key -> how its text is read; its decision in the reference says what is allowed.
KEYS: Mapping[str, Callable[[str], Any]] = {
    "die_faces": Die.parse,
    "katun_deck": Deck.parse,
    "start_goods": _goods,
    "obsidian_timing": _one_of("before", "after"),
    "prisoners_by": _one_of("buildings", "margin"),
    "bad_face": _one_of("per_die", "once"),
    "control_by": _one_of("largest", "sum"),
    "temple_pp": _temple,
    "chaak_gift": _one_line,
    "end_finish": _one_of("round", "turn"),
    "final_bonus": _points,
    "pelota_cities": _one_of("all", "own"),
    "adjacency_blocked_by_pyramids": _boolean,
    "claim_pays_action": _boolean,
    "cenote_pp": _points,
}

CONJECTURED: Mapping[str, str] = {
    "die_faces": "D61",
    "katun_deck": "D62",
    "start_goods": "D63",
    "bad_face": "D66",
    "claim_pays_action": "D69",
    "cenote_pp": "D70",
    "temple_pp": "D71",
    "final_bonus": "D74",
}


def _read(key: str, text: str) -> Any:
    if key not in KEYS:
        raise BadOption(f"unknown house rule {key!r} (known: {', '.join(KEYS)})")
    try:
        return KEYS[key](text.strip())
    except BadInput as error:
        from baliwords.balam.reference import allowed

        detail = f"; {error}" if str(error) else ""
        raise BadOption(
            f"house rule {key} = {text!r} is not allowed (expected {allowed(key)}{detail})"
        ) from error


def _as_text(value: object) -> str:
    """Give a TOML value the form it would have on the command line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return ",".join(f"{key}:{number}" for key, number in value.items())
    return str(value)


def _write(value: object) -> str:
    return write_goods(dict(value)) if type(value) is tuple else _as_text(value)
