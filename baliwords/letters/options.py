"""House rules: every choice that the rules leave open, as one frozen value.

The keys are those of the rules' appendix. Each is read from text (a record's header, the
command line) or from a TOML value, and each bad value is refused with a sentence that
names the key, the value and what is allowed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias

from baliwords.errors import BadOption
from baliwords.letters.cards import PACK
from baliwords.letters.values import DEFAULT_VALUES, Values, why_inconsistent

BySeats: TypeAlias = tuple[tuple[int, int], ...]
"""A number for each number of players, as pairs."""

Reader: TypeAlias = Callable[[str], Any]


def _key(default: Any, allowed: str, read: Reader) -> Any:
    """Declare a house rule with its default, its allowed values in words, and its reader."""
    return field(default=default, metadata={"allowed": allowed, "read": read})


def _choice(*names: str) -> Any:
    def read(text: str) -> str:
        if text not in names:
            raise ValueError(text)
        return text

    return _key(names[0], " or ".join(names), read)


def _flag(default: bool) -> Any:
    return _key(default, "true or false", lambda text: {"true": True, "false": False}[text])


def _number(default: int, low: int, high: int) -> Any:
    def read(text: str) -> int:
        if not text.isascii() or not low <= int(text) <= high:
            raise ValueError(text)
        return int(text)

    return _key(default, f"a whole number from {low} to {high}", read)


def _read_bonus(text: str) -> str:
    if text not in ("x2", "x3") and not (text.isascii() and 0 <= int(text) <= 1000):
        raise ValueError(text)
    return text if text.startswith("x") else str(int(text))


def _by_seats(default: BySeats, high: int) -> Any:
    def read(text: str) -> BySeats:
        pairs = [entry.split(":") for entry in text.split()]
        table = {int(seats): int(count) for seats, count in pairs}
        if not table or not all(1 <= n <= 8 and 1 <= c <= high for n, c in table.items()):
            raise ValueError(text)
        return tuple(sorted(table.items()))

    return _key(default, f"players:number pairs like 1:{high} 2:{high}", read)


def _read_name(text: str) -> str:
    if any(char in text for char in "/\\:\n"):
        raise ValueError(text)
    return text


@dataclass(frozen=True, slots=True)
class Options:
    """The language, the number of seats and the house rules of one game."""

    language: str = _choice("fr", "de")
    seats: int = _number(1, 1, 8)
    bali_bonus: str = _key("50", "a number from 0 to 1000, x2 or x3", _read_bonus)  # D1
    min_word_length: int = _number(3, 3, 15)  # D2
    joker_fix: str = _choice("on_join", "on_removal")  # D4
    umlaut_as_plain: bool = _flag(True)  # D5
    letter_values: Values = _key(
        DEFAULT_VALUES, "fr_freq, en_inherit or a table A0 B3 …", Values.parse
    )
    word_list: str = _key("", "the name of a word list", _read_name)  # D8
    partial_rule: str = _choice("factor", "prefix")  # D9
    joker_in_scored_word: bool = _flag(True)  # D15
    unique_words: bool = _flag(False)  # D16
    show_removed: bool = _flag(False)  # D17
    cut_joker: str = _choice("first", "last", "recut")  # D18
    columns_by_players: BySeats = _by_seats(((1, 7), (2, 7), (3, 5), (4, 4)), 7)  # L43, D20
    packs_by_players: BySeats = _by_seats(((1, 1), (2, 2), (3, 2), (4, 2)), 4)  # L8, D20
    refill: str = _choice("turn", "round")  # D21
    steal_complete_words: bool = _flag(True)  # D25
    build_in_empty_slot: bool = _flag(False)  # D26
    endphase_removal: str = _choice("same_turn", "separate_turn")  # D28
    pass_policy: str = _choice("strict", "lenient")  # D31
    validation: str = _choice("auto", "challenge")  # D32
    allow_inconsistent_values: bool = _flag(False)  # L83

    def __post_init__(self) -> None:
        table = dict(self.columns_by_players)
        if self.seats not in table or self.seats not in dict(self.packs_by_players):
            raise BadOption(
                f"seats: {self.seats} is not allowed (expected 1 to 4 players; "
                "for more, give columns_by_players and packs_by_players, like 5:3)"
            )
        if self.seats * self.columns > len(PACK) * self.packs:
            raise BadOption(f"columns_by_players: {self.columns} columns need more packs")
        if self.language == "fr" and not self.allow_inconsistent_values:
            self._check_values()

    def _check_values(self) -> None:
        if reason := why_inconsistent(self.letter_values):
            raise BadOption(
                f"letter_values: {str(self.letter_values)!r} is not allowed: {reason} "
                "(L80; set allow_inconsistent_values = true to use it all the same)"
            )

    @property
    def columns(self) -> int:
        """The number of columns in each player's row."""
        return dict(self.columns_by_players)[self.seats]

    @property
    def packs(self) -> int:
        """The number of packs in play."""
        return dict(self.packs_by_players)[self.seats]

    @property
    def solitaire(self) -> bool:
        """Whether one person plays alone."""
        return self.seats == 1


_FIELDS = {option.name: option for option in fields(Options)}


def read_options(texts: Mapping[str, str]) -> Options:
    """Read options given as text; the inverse of `write_options`."""
    return Options(**{key: _read_option(key, text) for key, text in texts.items()})


def write_options(options: Options) -> dict[str, str]:
    """Write the options that differ from their default, as text."""
    return {
        name: write_value(getattr(options, name))
        for name, option in _FIELDS.items()
        if getattr(options, name) != option.default or name == "language"
    }


def options_from_toml(table: object) -> dict[str, str]:
    """Turn the house rules of a TOML file into texts for `read_options`."""
    if not isinstance(table, Mapping):
        raise BadOption(f"rules: {table!r} is not allowed (expected a table [rules])")
    texts = {}
    for key, value in table.items():
        if key == "letter_values" and isinstance(value, Mapping):
            texts[key] = str(Values.from_table(value))
        else:
            texts[key] = write_value(tuple(value.items()) if isinstance(value, dict) else value)
        _read_option(key, texts[key])
    return texts


def write_value(value: Any) -> str:
    """Write the value of one option as text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return " ".join(f"{seats}:{count}" for seats, count in value)
    return str(value)


def describe_options() -> list[tuple[str, str, str]]:
    """Return each key with its default and its allowed values, for help texts and forms."""
    return [(n, write_value(o.default), o.metadata["allowed"]) for n, o in _FIELDS.items()]


def _read_option(key: str, text: str) -> Any:
    if key not in _FIELDS:
        near = _nearest(key)
        raise BadOption(f"unknown house rule {key!r} (did you mean {near!r}?)")
    metadata = _FIELDS[key].metadata
    try:
        return metadata["read"](text)
    except BadOption:
        raise
    except (ValueError, KeyError):
        raise BadOption(
            f"{key}: {text[:60]!r} is not allowed (expected {metadata['allowed']})"
        ) from None


def _nearest(key: str) -> str:
    from difflib import get_close_matches

    nearest: str = get_close_matches(key, list(_FIELDS), n=1, cutoff=0)[0]
    return nearest
