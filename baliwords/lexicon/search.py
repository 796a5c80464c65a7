"""Searches through the words of a lexicon: by part, by beginning, by end, by pattern."""

from collections import Counter
from collections.abc import Callable, Iterator
from heapq import nsmallest
from operator import attrgetter
from typing import NamedTuple

from baliwords.letters.cards import JOKER, PACK, jokers_needed, letters_of, parse_cards
from baliwords.letters.options import DEFAULT, Options
from baliwords.letters.values import HIGHEST, Values
from baliwords.lexicon.index import Lines
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.spelling import read_word, refuse_no_word

_ANY, _START, _END = r"[^\n]", r"(?<=\n)", r"(?=\n)"
_MOST_JOKERS = 2  # one in each pack (L2, L8)
_LOOKED_UP = 300  # of the shortest, to find common ones


class Found(NamedTuple):
    """A word that contains a part: its points, and where the part stands."""

    word: str
    points: int
    start: int
    end: int

    @property
    def before(self) -> str:
        """The letters still needed above the part."""
        return self.word[: self.start]

    @property
    def after(self) -> str:
        """The letters still needed below the part."""
        return self.word[self.end :]

    @property
    def needed(self) -> str:
        """The letters that the part still lacks."""
        return self.before + self.after


def read_part(text: str) -> str:
    """Read the cards of a part: any case, `?` for any letter, lower case for a joker (`MuR`)."""
    refuse_no_word(text)
    cards = parse_cards(text)
    # More jokers than there are BALI cards: a capital at the beginning, as in `Maison`.
    return cards.upper() if sum(map(str.islower, cards)) > _MOST_JOKERS else cards


def containing(lexicon: Lexicon, part: str, rules: Options = DEFAULT) -> list[Found]:
    """Return all words that a column with the cards of `part` may grow into, best first (D9).

    The cards of the part count as what they are (a joker 5), all others as plain ones. A part
    that fits in several places of a word stands where it makes the word worth most.
    """
    cards = read_part(part)
    readings = [_letters(card, lexicon, rules) for card in cards]
    worth = _worth(rules.letter_values)
    costs = _costs(lexicon.lines, readings, worth)
    score = _scorer(cards, rules.letter_values, worth)
    found = [
        Found(word, score(word, place), place, place + len(cards))
        for word, place in _places(lexicon.lines, cards, readings, costs, rules)
        if len(word) >= rules.min_word_length
    ]
    # They come in alphabetical order, which sorting keeps among equals.
    return sorted(found, key=attrgetter("points"), reverse=True)


def _places(
    lines: Lines, cards: str, readings: list[str], costs: bytes, rules: Options
) -> Iterator[tuple[str, int]]:
    """Yield each word in which such cards may stand, and where."""
    pattern = "".join(f"[{reading}]" for reading in readings)
    if rules.partial_rule == "prefix":
        return lines.search(_START + pattern, costs)
    if set(cards) == {JOKER}:  # any letters: half the time of the pattern
        return lines.everywhere(len(cards), costs)
    return lines.search(pattern, costs)


def longer_words(
    lexicon: Lexicon, part: str, rules: Options = DEFAULT
) -> Iterator[tuple[str, str, str]]:
    """Yield each longer word for a part with what stands above and under it, at every place.

    The shortest words come first.
    """
    import re

    readings = [_letters(card, lexicon, rules) for card in part]
    places = _places(lexicon.lines, part, readings, b"", rules)
    least, size = max(rules.min_word_length, len(part) + 1), len(part)
    words = sorted((word for word, _ in places if len(word) >= least), key=len)
    find = re.compile("(?=" + "".join(f"[{reading}]" for reading in readings) + ")").finditer
    for word in words:
        for place in map(re.Match.start, find(word)):
            if place == 0 or rules.partial_rule != "prefix":
                yield word, word[:place], word[place + size :]


def count_others(lexicon: Lexicon, text: str, without: list[str], least: int) -> int:
    """Count the words of `least` letters or more with a text in them and none of some others."""
    words = (word for word, _ in lexicon.lines.search(text) if len(word) >= least)
    return sum(not any(other in word for other in without) for word in words)


def can_be_spelled(word: str, rules: Options = DEFAULT) -> bool:
    """Say whether the cards in play suffice for a word, jokers and umlaut cards included."""
    cards = Counter(PACK * rules.packs)
    needed = jokers_needed(word, cards, rules.language, rules.umlaut_as_plain)
    return needed <= cards[JOKER]


def most_familiar(lexicon: Lexicon, found: list[Found], most: int) -> list[str]:
    """Return the words that convince people: the most common, then the shortest."""
    short = nsmallest(_LOOKED_UP, found, key=lambda one: (len(one.word), one.word))
    common = lexicon.knowledge.commonness
    ranked = sorted(short, key=lambda one: -common(one.word))
    return [one.word for one in ranked[:most]]


def words_with(
    lexicon: Lexicon, text: str, *, open_start: bool = False, open_end: bool = False
) -> list[str]:
    """Return the words that are `text`, or go on where it is open; `?` is any letter."""
    sought = read_word(text, lexicon.lang)
    if sought.strip(lexicon.alphabet + JOKER):  # a sign that no word has
        return []
    letters = sought.replace(JOKER, _ANY)
    pattern = ("" if open_start else _START) + letters + ("" if open_end else _END)
    return [word for word, _ in lexicon.lines.search(pattern)]


def _worth(values: Values) -> bytes:
    """Return the value of each letter by its byte: bytes add up faster than letters."""
    return bytes(values.of(chr(code)) if chr(code).isupper() else 0 for code in range(256))


def _scorer(cards: str, values: Values, worth: bytes) -> Callable[[str, int], int]:
    """Return the function that counts the points of a word with the cards at a place (L34)."""
    size, own = len(cards), sum(map(values.of, cards))

    def score(word: str, place: int) -> int:
        letters = word.encode("latin-1").translate(worth)
        return (sum(letters) - sum(letters[place : place + size]) + own) * len(letters)

    return score


def _costs(lines: Lines, readings: list[str], worth: bytes) -> bytes:
    """Return for each place of the lines the value of the letters that a part there would hide.

    Only a card that may stand for letters of different values makes one place better than
    another; without such a card there are no costs.
    """
    values = [set(reading.encode("latin-1").translate(worth)) for reading in readings]
    hiding = [place for place, several in enumerate(values) if len(several) > 1]
    if not hiding:
        return b""
    # All lines are one number with a byte for each letter, shifted under every such card and
    # added up at once, as far as a byte can hold the sum.
    text = lines.text
    counted = int.from_bytes(text.translate(worth), "little")
    total = sum(counted >> 8 * place for place in hiding[: 255 // HIGHEST])
    return total.to_bytes(len(text), "little")


def _letters(card: str, lexicon: Lexicon, rules: Options) -> str:
    """Return the letters that one card may stand for (L5, D5)."""
    if card == JOKER:
        return lexicon.alphabet
    return letters_of(card, lexicon.lang, rules.umlaut_as_plain)
