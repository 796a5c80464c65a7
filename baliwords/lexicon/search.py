"""Searches through the words of a lexicon: by part, by beginning, by end, by pattern."""

import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from baliwords.letters.cards import JOKER, PACK, PLAIN, is_joker, parse_cards
from baliwords.letters.options import Options
from baliwords.letters.values import JOKER_VALUE, Values
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.spelling import fold, refuse_no_word

_ANY, _START, _END = r"[^\n]", r"(?<=\n)", r"(?=\n)"
_MOST_JOKERS = 2  # one in each pack (L2, L8)
_UMLAUTS = {plain: umlaut for umlaut, plain in PLAIN.items()}
_LOOKED_UP = 300  # of the shortest, to find common ones
_DEFAULT_RULES = Options()


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


def containing(lexicon: Lexicon, part: str, rules: Options = _DEFAULT_RULES) -> list[Found]:
    """Return all words that a column with the cards of `part` may grow into, best first (D9).

    The cards of the part count as what they are (a joker 5), all others as plain ones.
    """
    cards = read_part(part)
    pattern = "".join(_letters(card, lexicon.lang, rules) for card in cards)
    if rules.partial_rule == "prefix":
        pattern = _START + pattern
    score = _scorer(cards, rules.letter_values)
    found = [
        Found(word, score(word, place), place, place + len(cards))
        for word, place in lexicon.lines.search(pattern)
        if len(word) >= rules.min_word_length
    ]
    return sorted(found, key=lambda one: (-one.points, one.word))


def can_be_spelled(word: str, packs: int = 1) -> bool:
    """Say whether the cards of the packs suffice for a word, jokers and umlaut cards included."""
    cards = Counter(PACK * packs)
    jokers = cards[JOKER]
    # An umlaut takes its own card; a plain vowel may take what is left of them (L7).
    for letter in sorted(word, reverse=True):
        umlaut = _UMLAUTS.get(letter, letter)
        if cards[letter]:
            cards[letter] -= 1
        elif cards[umlaut]:
            cards[umlaut] -= 1
        else:
            jokers -= 1
    return jokers >= 0


def most_familiar(lexicon: Lexicon, found: list[Found], most: int) -> list[str]:
    """Return the words that convince people: the most common, then the shortest."""
    short = sorted(found, key=lambda one: (len(one.word), one.word))[:_LOOKED_UP]
    common = lexicon.knowledge.commonness
    ranked = sorted(short, key=lambda one: -common(one.word))
    return [one.word for one in ranked[:most]]


def words_with(
    lexicon: Lexicon, text: str, *, open_start: bool = False, open_end: bool = False
) -> list[str]:
    """Return the words that are `text`, or go on where it is open; `?` is any letter."""
    refuse_no_word(text)
    letters = "".join(
        _ANY if sign == JOKER else re.escape(sign) for sign in fold(text, lexicon.lang)
    )
    pattern = ("" if open_start else _START) + letters + ("" if open_end else _END)
    return [word for word, _ in lexicon.lines.search(pattern)]


def _scorer(cards: str, values: Values) -> Callable[[str, int], int]:
    """Return the function that counts the points of a word with the cards at a place (L34)."""
    # Up to 270,000 words may contain a part: bytes add up faster than letters.
    worth = bytes(values.of(chr(code)) if chr(code).isupper() else 0 for code in range(256))
    jokers = [place for place, card in enumerate(cards) if is_joker(card)]

    def score(word: str, place: int) -> int:
        letters = word.encode("latin-1")
        total = sum(letters.translate(worth))
        for joker in jokers:
            total += JOKER_VALUE - worth[letters[place + joker]]
        return total * len(word)

    return score


def _letters(card: str, lang: str, rules: Options) -> str:
    """Return the regular expression of the letters that one card may stand for (L5, D5)."""
    if card == JOKER:
        return _ANY
    if card in PLAIN:
        if lang != "de":
            return PLAIN[card]
        return f"[{card}{PLAIN[card]}]" if rules.umlaut_as_plain else card
    return card.upper()
