"""House rules of Balam: one frozen value, read from `key=value` or a TOML file.

A default that part III calls a conjecture stays one until the players choose a value
themselves; `Options.chosen` remembers which keys they chose.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, NamedTuple

from baliwords.balam.dice import DICE, Die
from baliwords.balam.goods import Good, read_good_settings, write_goods
from baliwords.balam.names import read_number, read_settings
from baliwords.core.options import (
    HouseRule,
    choice,
    declared,
    flag,
    values_from_toml,
)
from baliwords.errors import BadInput, BadOption
from baliwords.speech import _, any_of

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
        deck = cls(
            **read_settings(text, names, _("part of the deck"), any_of(("prosperous", "piles")))
        )
        if deck.prosperous > 34 or not 1 <= deck.piles <= 6:
            raise BadInput(_("the deck has 34 positive cards and 6 special ones (M33)"))
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


def _points(text: str) -> int:
    return read_number(text, _("points"), high=9)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _goods(text: str) -> Goods:
    goods = read_good_settings(text)
    return tuple((good, goods[good]) for good in Good if good in goods)


def _temple(text: str) -> Goods:
    """What is not named keeps the guessed value."""
    values = {**dict(GUESSED_TEMPLE), **read_good_settings(text)}
    if max(values.values()) > 9:
        raise BadInput
    return tuple((good, values[good]) for good in Good)


def _write(goods: Goods) -> str:
    return write_goods(dict(goods))


def _guess(rule: HouseRule) -> HouseRule:
    """Mark a house rule whose default is a conjecture."""
    return rule._replace(is_guess=True)


_DIE = HouseRule(
    "D61", "Faces of the die", _("A, B, C, D, E or six faces like 0,1,1,2,3,bad"), Die.parse
)
_DECK = HouseRule(
    "D62",
    "How the Katun deck is stacked",
    _("prosperous:0-34,piles:1-6 like prosperous:10,piles:6"),
    Deck.parse,
)
_START = HouseRule(
    "D63", "Goods to start with", _("goods like corn:3,cocoa:1,obsidian:2"), _goods, _write
)
_TIMING = choice("D64", "Obsidian is spent before or after the roll", "before", "after")
_PRISONERS = choice("D65", "Prisoners are as many as", "buildings", "margin")
_BAD_FACE = choice("D66", "The bad face costs a garrison", "per_die", "once")
_CONTROL = choice("D67", "Pyramids of others are counted by the", "largest", "sum")
_CLAIM = flag("D69", "Claiming a site that was laid waste costs an action good")
_CENOTE = HouseRule("D70", "Prize of the cenotes", _("prestige points a cenote, 0 to 9"), _points)
_TEMPLE = HouseRule(
    "D71",
    "What goods bring in a temple",
    _("prestige points a good, 0 to 9, like corn:1,jade:2,prisoner:3"),
    _temple,
    _write,
)
_GIFT = HouseRule(
    "D72", "Chaak's clemency", _("any words, shown as a reminder until the eclipse"), _one_line
)
_FINISH = choice(
    "D73", "After the last pelota match the game goes on to the end of the", "round", "turn"
)
_BONUS = HouseRule(
    "D74", "Bonus at the end", _("how many goods make 1 PP, 0 to 9; 0 means no bonus"), _points
)
_CITIES = choice("D75", "Pelota counts the cities", "all", "own")
_BLOCKED = flag("D76", "Small pyramids part adjacent cities")


class Options(NamedTuple):
    """The house rules of one table; the defaults are the decisions of part III.

    A NamedTuple: a dataclass would take longer to import than most answers.
    """

    die_faces: Annotated[Die, _guess(_DIE)] = DICE["A"]
    katun_deck: Annotated[Deck, _guess(_DECK)] = Deck()
    start_goods: Annotated[Goods, _guess(_START)] = ()
    obsidian_timing: Annotated[str, _TIMING] = "before"
    prisoners_by: Annotated[str, _PRISONERS] = "buildings"
    bad_face: Annotated[str, _guess(_BAD_FACE)] = "per_die"
    control_by: Annotated[str, _CONTROL] = "largest"
    temple_pp: Annotated[Goods, _guess(_TEMPLE)] = GUESSED_TEMPLE
    chaak_gift: Annotated[str, _GIFT] = ""
    end_finish: Annotated[str, _FINISH] = "round"
    final_bonus: Annotated[int, _guess(_BONUS)] = 2
    pelota_cities: Annotated[str, _guess(_CITIES)] = "all"
    adjacency_blocked_by_pyramids: Annotated[bool, _BLOCKED] = False
    claim_pays_action: Annotated[bool, _guess(_CLAIM)] = False
    cenote_pp: Annotated[int, _guess(_CENOTE)] = 2
    chosen: frozenset[str] = frozenset()

    def with_rules(self, rules: Mapping[str, object]) -> "Options":
        """Return these options with some of them changed; a bad value is refused by name."""
        changes = values_from_toml(Options, rules)
        return self._replace(**changes, chosen=self.chosen | set(changes))

    def written(self) -> dict[str, str]:
        """Return the chosen keys as text; the inverse of `with_rules`."""
        rules = declared(Options)
        return {key: rules[key].write(getattr(self, key)) for key in rules if key in self.chosen}

    def guesses(self, *keys: str) -> list[str]:
        """Return the decisions that are conjectures and stand for one of the keys."""
        rules = declared(Options)
        return [rules[key].id for key in keys if rules[key].is_guess and key not in self.chosen]


def read_rules(pairs: Iterable[str]) -> dict[str, object]:
    """Read house rules written `key=value`."""
    rules: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(_("house rule {pair!r} has no value (like bad_face=once)", pair=pair))
        rules[key.strip()] = value.strip()
    return rules


def read_rules_file(path: "Path") -> dict[str, object]:
    """Read house rules from a TOML file, one `key = value` a line."""
    from baliwords.files.foreign import foreign_toml

    return foreign_toml(path, _('house rules like bad_face = "once"'))
