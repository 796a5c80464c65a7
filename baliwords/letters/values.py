"""Letter values: what each card is worth (L35, L80-L83).

The values printed on the real cards are lost; two presets satisfy all that the rules say
of them, and owners of the box can give their own table.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from baliwords.errors import BadOption
from baliwords.letters.cards import JOKERS, LATIN
from baliwords.speech import _

JOKER_VALUE = 5  # L35, L36: whatever letter it stands for
HIGHEST = 5


@dataclass(frozen=True, slots=True)
class Values:
    """The value of each letter A to Z; umlaut cards are worth 0, the BALI card 5."""

    name: str
    points: tuple[int, ...]
    of: Callable[[str], int] = field(init=False, repr=False, compare=False)
    """Returns the value of one card: a look-up, which searches make by the million."""

    def __post_init__(self) -> None:
        worth = _Worth(zip(LATIN, self.points, strict=True))
        worth.update(dict.fromkeys(JOKERS, JOKER_VALUE))
        object.__setattr__(self, "of", worth.__getitem__)

    def __str__(self) -> str:
        if self.name in PRESETS:
            return self.name
        return " ".join(letter + str(self.of(letter)) for letter in LATIN)

    @classmethod
    def parse(cls, text: str) -> "Values":
        """Read a preset's name or a table like `A0 B3 C1 …`; the inverse of `str(values)`."""
        if text in PRESETS:
            return PRESETS[text]
        pairs = [re.fullmatch(r"([A-Z])([0-9]{1,9})", entry) for entry in text.split()]
        if not pairs or None in pairs:
            raise BadOption(
                _(
                    "letter_values: {text!r} is not allowed (expected {names}, or a table of "
                    "26 letters like A0 B3 C1 …)",
                    text=text[:60],
                    names=", ".join(PRESETS),
                )
            )
        table = {pair[1]: int(pair[2]) for pair in pairs if pair}
        if len(table) < len(pairs):
            raise BadOption(
                _(
                    "letter_values: {text!r} gives a letter twice (expected a value for each of "
                    "A to Z)",
                    text=text[:60],
                )
            )
        return cls.from_table(table)

    @classmethod
    def from_table(cls, table: Mapping[str, object]) -> "Values":
        """Make values from a table of letters, as a TOML file gives it."""
        strange = [key for key in table if key not in LATIN or len(key) != 1]
        missing = [letter for letter in LATIN if letter not in table]
        if strange or missing:
            what = (
                _("unknown letter {letter!r}", letter=strange[0])
                if strange
                else _("{letter!r} is missing", letter=missing[0])
            )
            raise BadOption(
                _("letter_values: {what} (expected a value for each of A to Z)", what=what)
            )
        for letter, value in table.items():
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= HIGHEST:
                raise BadOption(
                    _(
                        "letter_values: {letter} = {value!r} is not allowed (expected 0 to "
                        "{highest})",
                        letter=letter,
                        value=value,
                        highest=HIGHEST,
                    )
                )
        return cls("own", tuple(int(str(table[letter])) for letter in LATIN))


class _Worth(dict[str, int]):
    """The values by card; what is not in the table is worth nothing."""

    def __missing__(self, _card: str) -> int:
        return 0


def why_inconsistent(values: Values) -> str | None:
    """Say which constraint of L80 a table breaks, or None if it satisfies all."""
    of = values.of
    consonants = [letter for letter in LATIN if letter not in "AEIOUY"]
    if any(of(vowel) for vowel in "AEIOU"):
        return _("vowels are worth 0")
    if not all(of(letter) >= 1 for letter in consonants):
        return _("consonants are worth 1 to 5")
    if {of(letter) for letter in consonants} != {1, 2, 3, 4, 5}:
        return _("each of 1 to 5 occurs")
    if not of("P") == of("R") == of("T") == 1:
        return _("P, R and T are worth 1 (PARTIE scores 18)")
    if of("Q") + of("M") + of("N") != 8:
        return _("Q, M and N are worth 8 together (PRATIQUEMENT scores 144)")
    return None


def _preset(name: str, *tiers: str) -> Values:
    """Make values from the letters worth 1, 2, 3 … in turn; all others are worth 0."""
    worth = {letter: value for value, tier in enumerate(tiers, 1) for letter in tier}
    return Values(name, tuple(worth.get(letter, 0) for letter in LATIN))


PRESETS = {
    "fr_freq": _preset("fr_freq", "CDLNPRST", "MGH", "BFV", "JX", "KQWZ"),  # L81
    "en_inherit": _preset("en_inherit", "CDGHLNPRST", "BM", "FVWY", "JKX", "QZ"),  # L82
}
DEFAULT_VALUES = PRESETS["fr_freq"]
