"""What a column reads as, and whether that is a word or a part of one (L22, L28, D4, D5, D9).

The rules need words only to judge. They take anything that offers the small protocol
`Words`: the program passes a lexicon, tests a toy.
"""

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache, partial
from itertools import product
from typing import Protocol, TypeVar

from baliwords.letters.cards import CARDS, JOKER, JOKERS, UNKNOWN, letters_of
from baliwords.letters.options import Options
from baliwords.letters.state import State

T = TypeVar("T")
_MOST_KEPT = 100_000


class Words(Protocol):
    """A word list, seen by the rules; it gets plain readings, without jokers."""

    @property
    def alphabet(self) -> str:
        """The letters that words are made of."""

    def is_word(self, text: str, /) -> bool:
        """Tell whether the text is an admissible word (L28)."""

    def is_part(self, text: str, /, at_least: int = 3) -> bool:
        """Tell whether some word of `at_least` letters or more contains the text."""

    def is_prefix(self, text: str, /, at_least: int = 3) -> bool:
        """Tell whether some word of `at_least` letters or more starts with the text."""


class Judge:
    """Judges columns by a word list and the house rules."""

    def __init__(self, words: Words, options: Options) -> None:
        self.words = words
        self.options = options
        self._parts: dict[str, bool] = {}
        self._words: dict[str, tuple[str, ...]] = {}

    def readings(self, column: str) -> Iterator[str]:
        """Yield the letters a column may stand for, the umlaut before the plain vowel (D5)."""
        if _is_plain(column):
            yield column
        else:
            yield from map("".join, product(*map(self._letters.__getitem__, column)))

    def reads_as(self, column: str, text: str) -> bool:
        """Tell whether a text is among the readings, of which many jokers have too many to try."""
        if _is_plain(column) or len(text) != len(column):
            return text == column
        return all(letter in self._letters[card] for letter, card in zip(text, column, strict=True))

    def is_part(self, column: str) -> bool:
        """Tell whether a column may lie on the table: one card, or a part of a word (D9)."""
        known = self._parts.get(column)
        if known is None:
            known = len(column) < 2 or any(map(self.fits, self.readings(column)))
            _remember(self._parts, column, known)
        return known

    def fits(self, text: str) -> bool:
        """Tell whether a plain reading is a legal part under the house rules."""
        at_least = self.options.min_word_length
        if self.options.partial_rule == "prefix":
            return self.words.is_prefix(text, at_least)
        return self.words.is_part(text, at_least)

    def readable_words(self, column: str) -> tuple[str, ...]:
        """Return the admissible words that a column reads as; none if it is not complete."""
        known = self._words.get(column)
        if known is None:
            known = tuple(self._read_words(column))
            _remember(self._words, column, known)
        return known

    def is_complete(self, column: str) -> bool:
        """Tell whether a column is a word that may be taken off (L14, L28, D15)."""
        return bool(self.readable_words(column))

    def spells_word(self, column: str) -> bool:
        """Tell whether a column is a complete word, be it one to take off or not (L14)."""
        long_enough = len(column) >= self.options.min_word_length
        return long_enough and any(map(self.words.is_word, self.readings(column)))

    def proves(self, word: str, column: str) -> bool:
        """Tell whether a named word is admissible and contains the column (D33)."""
        word = "".join(letters_of(letter, self.options.language)[0] for letter in word)
        if len(word) < self.options.min_word_length or not self.words.is_word(word):
            return False
        size = len(column)
        places = [0] if self.options.partial_rule == "prefix" else range(len(word) - size + 1)
        return any(self.reads_as(column, word[at : at + size]) for at in places)

    def _read_words(self, column: str) -> Iterator[str]:
        if len(column) < self.options.min_word_length:
            return
        if not JOKERS.isdisjoint(column) and not self.options.joker_in_scored_word:
            return
        yield from filter(self.words.is_word, self.readings(column))

    @cached_property
    def _letters(self) -> dict[str, str]:
        """The letters that each card may stand for (L5, D5)."""
        language, plain = self.options.language, self.options.umlaut_as_plain
        letters = {card: letters_of(card, language, plain) for card in CARDS + CARDS.lower()}
        return letters | {
            JOKER: self.words.alphabet,
            UNKNOWN: "",
        }  # what nobody knows reads as nothing


def judging(words: Words) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Return what binds a rule to the judge of a state: by these words and its house rules."""
    judge = lru_cache(maxsize=16)(partial(Judge, words))

    def bind(rule: Callable[..., T]) -> Callable[..., T]:
        def judged(state: State, *rest: object) -> T:
            return rule(state, *rest, judge(state.table.options))

        return judged

    return bind


def _is_plain(column: str) -> bool:
    """Tell whether every card can only be read as it is printed."""
    return column.isascii() and column.isalpha() and column.isupper()


def _remember(known: dict[str, T], column: str, verdict: T) -> None:
    """Keep a verdict; the same columns are judged again and again within a game."""
    if len(known) >= _MOST_KEPT:
        known.clear()
    known[column] = verdict
