"""The moves and how they are written: one small decision each.

A turn is a chain of decisions (buy? play what? offer what? take from where?), often by
several players. Each is a move of its own: it is typed and read as two or three words, it
is in the journal before the next player is asked, and a search has few moves to compare.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from baliwords.errors import BadNotation
from baliwords.shrines.cards import Card, Good
from baliwords.speech import _, any_of


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what is optional: `pass`."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Buy:
    """Phase 1 (T11): buy a sacrifice card, `buy rice`."""

    good: Good

    def __str__(self) -> str:
        return f"buy {self.good}"


@dataclass(frozen=True, slots=True)
class Play:
    """Phase 2A (T14): play from the hand, `play priest` or `play rice 2`."""

    card: Card
    count: int = 1

    def __str__(self) -> str:
        return f"play {self.card}" + (f" {self.count}" if self.count != 1 else "")


@dataclass(frozen=True, slots=True)
class Return:
    """T16: put one of three shrines back in the box, `return shrine`."""

    def __str__(self) -> str:
        return "return shrine"


@dataclass(frozen=True, slots=True)
class Offer:
    """Phase 2B (T17, T18): put an own sacrifice card on the altar, `offer rice`.

    The good is None where the one who watches did not see it.
    """

    good: Good | None

    def __str__(self) -> str:
        return f"offer {self.good or '?'}"


@dataclass(frozen=True, slots=True)
class Top:
    """Phase 2B (T19): lay a card from the supply on top of the altar, `top rice`."""

    good: Good

    def __str__(self) -> str:
        return f"top {self.good}"


@dataclass(frozen=True, slots=True)
class Take:
    """Phase 3 (T24): take the bottom card of a column (from 0), `take 1` is the first."""

    column: int

    def __str__(self) -> str:
        return f"take {self.column + 1}"


@dataclass(frozen=True, slots=True)
class Look:
    """T54: look at the top four cards of the altar, `look`."""

    def __str__(self) -> str:
        return "look"


@dataclass(frozen=True, slots=True)
class Keep:
    """T54: keep one of the cards looked at, `keep 1` is the top one.

    The place is None where the one who watches did not see it.
    """

    place: int | None

    def __str__(self) -> str:
        return f"keep {'?' if self.place is None else self.place + 1}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Phase 4 (T30): score shrines as `stones` or as `points`."""

    points: bool

    def __str__(self) -> str:
        return "points" if self.points else "stones"


@dataclass(frozen=True, slots=True)
class Replace:
    """Phase 4 (T33): take another good because the scored one has run out, `replace rice`."""

    good: Good

    def __str__(self) -> str:
        return f"replace {self.good}"


Move: TypeAlias = Pass | Buy | Play | Return | Offer | Top | Take | Look | Keep | Claim | Replace

EXAMPLES = {
    "pass": "pass",
    "buy": "buy rice",
    "play": "play rice 2",
    "return": "return shrine",
    "offer": "offer rice",
    "top": "top rice",
    "take": "take 3",
    "look": "look",
    "keep": "keep 1",
    "stones": "stones",
    "points": "points",
    "replace": "replace rice",
}

_PLAIN: dict[str, Move] = {
    "pass": Pass(),
    "look": Look(),
    "stones": Claim(False),
    "points": Claim(True),
}
_WITH_GOOD: dict[str, Callable[[Good], Move]] = {
    "buy": Buy,
    "offer": Offer,
    "top": Top,
    "replace": Replace,
}


def parse_move(text: str) -> Move:
    """Read a move; the inverse of `str(move)`. Words may be shortened: `pl pri`, `ta 3`."""
    words = text.lower().split()
    verb = _whole_word(words[0] if words else "", tuple(EXAMPLES), text)
    rest = words[1:]
    if verb in _PLAIN:
        _expect(not rest, verb, text)
        return _PLAIN[verb]
    if verb == "play":
        return _parse_play(rest, text)
    if verb == "return":
        _expect(len(rest) <= 1 and all("shrine".startswith(word) for word in rest), verb, text)
        return Return()
    _expect(len(rest) == 1, verb, text)
    if verb in ("take", "keep"):
        number = _number(rest[0], verb, text)
        return Take(number - 1) if verb == "take" else Keep(number - 1)
    good = Good(_whole_word(rest[0], tuple(good.value for good in Good), text))
    return _WITH_GOOD[verb](good)


def _parse_play(rest: list[str], text: str) -> Play:
    numbers = [word for word in rest if word.isdecimal()]
    names = [word for word in rest if not word.isdecimal()]
    _expect(len(names) == 1 and len(numbers) <= 1, "play", text)
    card = Card(_whole_word(names[0], tuple(card.value for card in Card), text))
    return Play(card, _number(numbers[0], "play", text) if numbers else 1)


def _whole_word(start: str, words: tuple[str, ...], text: str) -> str:
    """Return the only word that begins so."""
    found = [word for word in words if word == start] or [
        word for word in words if start and word.startswith(start)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise BadNotation(
            _(
                "{start!r} can be {names}: write more of the word",
                start=start,
                names=any_of(found),
            )
        )
    raise BadNotation(
        _("cannot read {text!r}: expected one of {names}", text=text[:40], names=", ".join(words))
    )


def _number(word: str, verb: str, text: str) -> int:
    _expect(word in "123456789" and len(word) == 1, verb, text)
    return int(word)


def _expect(right: bool, verb: str, text: str) -> None:
    if not right:
        raise BadNotation(
            _(
                "cannot read {text!r} (expected something like {examples!r})",
                text=text[:40],
                examples=EXAMPLES[verb],
            )
        )
