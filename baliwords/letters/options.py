"""House rules of the letter game: every choice that the rules leave open, as one frozen value.

The keys are those of the rules' appendix; `core/options.py` reads and writes them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

from baliwords.core import options as house_rules
from baliwords.core.options import Described, HouseRule, choice, flag, number
from baliwords.errors import BadOption
from baliwords.letters.cards import PACK
from baliwords.letters.values import DEFAULT_VALUES, Values, why_inconsistent
from baliwords.speech import _

BySeats: TypeAlias = tuple[tuple[int, int], ...]
"""A number for each number of players, as pairs."""


def _read_bonus(text: str) -> str:
    if text not in ("x2", "x3") and not (text.isascii() and 0 <= int(text) <= 1000):
        raise ValueError(text)
    return text if text.startswith("x") else str(int(text))


def _by_seats(id: str, about: str, high: int) -> HouseRule:
    def read(text: str) -> BySeats:
        pairs = [entry.split(":") for entry in text.replace(",", " ").split()]
        table = {int(seats): int(count) for seats, count in pairs}
        allowed = all(1 <= n <= 8 and 1 <= c <= high for n, c in table.items())
        if not table or len(table) < len(pairs) or not allowed:
            raise ValueError(text)
        return tuple(sorted(table.items()))

    def write(value: BySeats) -> str:
        return " ".join(f"{seats}:{count}" for seats, count in value)

    allowed = _("players:number pairs like 1:{high} 2:{high}", high=high)
    return HouseRule(id, about, allowed, read, write)


def _read_name(text: str) -> str:
    if any(char in text for char in "/\\:") or not text.isprintable():
        raise ValueError(text)
    return text


def _values_from_table(table: Mapping[str, object]) -> str:
    return str(Values.from_table(table))


_BONUS = HouseRule(
    "D1", "Bonus for a BALI: points, x2 or x3", _("a number from 0 to 1000, x2 or x3"), _read_bonus
)
_VALUES = HouseRule(
    "L80",
    "Values: fr_freq, en_inherit, or 26 like A0 B3 …",
    _("fr_freq, en_inherit or a table A0 B3 …"),
    Values.parse,
    from_table=_values_from_table,
)
_WORD_LIST = HouseRule(
    "D8", "Own word list, by name (empty: none)", _("the name of a word list"), _read_name
)
_LANGUAGE = choice("L28", "Language of the words", "fr", "de")._replace(always_written=True)


@dataclass(frozen=True, slots=True)
class Options:
    """The language, the number of seats and the house rules of one game."""

    language: Annotated[str, _LANGUAGE] = "fr"
    seats: Annotated[int, number("L43", "Number of players", 1, 8)] = 1
    bali_bonus: Annotated[str, _BONUS] = "50"
    min_word_length: Annotated[int, number("D2", "Letters that a word needs", 3, 15)] = 3
    joker_fix: Annotated[
        str, choice("D4", "The BALI card gets its letter", "on_join", "on_removal")
    ] = "on_join"
    umlaut_as_plain: Annotated[bool, flag("D5", "Ä Ö Ü may be read as A, O, U in German")] = True
    letter_values: Annotated[Values, _VALUES] = DEFAULT_VALUES
    word_list: Annotated[str, _WORD_LIST] = ""
    partial_rule: Annotated[
        str, choice("D9", "A part is any piece (factor), or a beginning", "factor", "prefix")
    ] = "factor"
    joker_in_scored_word: Annotated[
        bool, flag("D15", "Words with the BALI card may be taken off")
    ] = True
    unique_words: Annotated[bool, flag("D16", "Each word may be taken off only once")] = False
    show_removed: Annotated[bool, flag("D17", "Removed words may be looked at again")] = False
    cut_joker: Annotated[
        str, choice("D18", "Cutting for the lead, the BALI card comes", "first", "last", "recut")
    ] = "first"
    columns_by_players: Annotated[
        BySeats, _by_seats("D20", "Columns for each number of players", 7)
    ] = ((1, 7), (2, 7), (3, 5), (4, 4))  # L43
    packs_by_players: Annotated[
        BySeats, _by_seats("D20", "Packs for each number of players", 4)
    ] = ((1, 1), (2, 2), (3, 2), (4, 2))  # L8
    refill: Annotated[str, choice("D21", "Gaps are filled after each", "turn", "round")] = "turn"
    steal_complete_words: Annotated[
        bool, flag("D25", "Complete words of others may be taken over")
    ] = True
    build_in_empty_slot: Annotated[
        bool, flag("D26", "One may build in an empty place at the end")
    ] = False
    endphase_removal: Annotated[
        str,
        choice(
            "D28", "Pile empty: a word is finished and taken off in", "same_turn", "separate_turn"
        ),
    ] = "same_turn"
    pass_policy: Annotated[
        str, choice("D31", "Passing (strict: only who cannot play)", "strict", "lenient")
    ] = "strict"
    validation: Annotated[
        str, choice("D32", "Letters are checked (auto), or challenged", "auto", "challenge")
    ] = "auto"
    allow_inconsistent_values: Annotated[
        bool, flag("L83", "Values may contradict the rules' examples")
    ] = False
    solitaire: bool = field(init=False, repr=False, compare=False)
    """Whether one person plays alone."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "solitaire", self.seats == 1)
        table = dict(self.columns_by_players)
        if self.seats not in table or self.seats not in dict(self.packs_by_players):
            raise BadOption(
                _(
                    "seats: {seats} is not allowed (expected 1 to 4 players; for more, give "
                    "columns_by_players and packs_by_players, like 5:3)",
                    seats=self.seats,
                )
            )
        if self.seats * self.columns > len(PACK) * self.packs:
            raise BadOption(
                _("columns_by_players: {columns} columns need more packs", columns=self.columns)
            )
        if self.language == "fr" and not self.allow_inconsistent_values:
            self._check_values()

    def _check_values(self) -> None:
        if reason := why_inconsistent(self.letter_values):
            raise BadOption(
                _(
                    "letter_values: {letter_values!r} is not allowed: {reason} (L80; set "
                    "allow_inconsistent_values = true to use it all the same)",
                    letter_values=str(self.letter_values),
                    reason=reason,
                )
            )

    @property
    def columns(self) -> int:
        """The number of columns in each player's row."""
        return dict(self.columns_by_players)[self.seats]

    @property
    def packs(self) -> int:
        """The number of packs in play."""
        return dict(self.packs_by_players)[self.seats]


DEFAULT = Options()


def read_options(texts: Mapping[str, str]) -> Options:
    """Read options given as texts; the inverse of `write_options`."""
    return house_rules.read_options(Options, texts)


def list_named(texts: Mapping[str, str]) -> tuple[str, str]:
    """Return the language and the own list that written options name; nothing else is read."""
    language = texts.get("language", DEFAULT.language)
    return language, texts.get("word_list", DEFAULT.word_list)


def write_options(options: Options) -> dict[str, str]:
    """Write the language and the options that differ from their default, as texts."""
    return house_rules.write_options(options)


def options_from_toml(table: object) -> dict[str, str]:
    """Turn the house rules of a TOML file into texts for `read_options`."""
    return house_rules.options_from_toml(Options, table)


def describe_options() -> list[Described]:
    """Return each house rule with its key and default, for help texts and forms."""
    return house_rules.describe(Options)
