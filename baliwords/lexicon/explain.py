"""Explanations: is it a word, and if not, why not (L28)?"""

from typing import NamedTuple

from baliwords.lexicon.knowledge import Lemma
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.spelling import SHORTEST_WORD, read_word
from baliwords.speech import _, label

REASONS = {
    "unknown": label("not a word of {where} (L28)"),
    "too_short": label("too short: a word has {at_least} letters or more (L14)"),
    "proper_noun": label("proper name: not admitted (L28)"),
    "abbreviation": label("abbreviation: not admitted (L28)"),
    "compound": label("compound of several words: not admitted (L28)"),
    "foreign": label("foreign word: not admitted (L28)"),
    "slang": label("slang: not admitted (L28)"),
    "bad_letters": label("has a sign that is on no card (L2)"),
}
"""Every reason not to admit a word, and how to say it to a person."""

_JOINTS = "-' "  # a hyphen, an apostrophe, a space: several words (D7)


class Explanation(NamedTuple):
    """Whether a word is admissible, and what speaks for or against it."""

    word: str
    valid: bool
    reason: str | None
    lemmas: tuple[Lemma, ...]
    suggestions: tuple[str, ...]
    looked_up_in: str
    at_least: int

    @property
    def sentence(self) -> str:
        """The verdict for a person, without the word."""
        if self.reason is None:
            return _("in {where}", where=self.looked_up_in)
        return _(REASONS[self.reason], at_least=self.at_least, where=self.looked_up_in)


def explain(lexicon: Lexicon, text: str, at_least: int = SHORTEST_WORD) -> Explanation:
    """Say whether a word as a person writes it is admissible, and why."""
    word = read_word(text, lexicon.lang)
    reason = why_not(lexicon, word, at_least)
    lemmas = lexicon.knowledge.lemmas(word) if reason is None else ()
    suggestions: tuple[str, ...] = ()
    if reason == "unknown":
        from baliwords.lexicon.near import near_words

        suggestions = tuple(near_words(lexicon, word, at_least=at_least))
    title = lexicon.source.title
    return Explanation(word, reason is None, reason, lemmas, suggestions, title, at_least)


def why_not(lexicon: Lexicon, word: str, at_least: int = SHORTEST_WORD) -> str | None:
    """Return the reason why a folded word is not admissible, or None if it is."""
    if len(word) >= at_least and lexicon.is_word(word):
        return None
    if known := lexicon.knowledge.reason_left_out(word):
        return known if len(word) >= at_least else "too_short"
    if set(word).isdisjoint(lexicon.alphabet):
        return "bad_letters"
    if "." in word:
        return "abbreviation"
    if any(joint in word for joint in _JOINTS):
        return "compound"
    if word.strip(lexicon.alphabet):
        return "bad_letters"
    return "too_short" if len(word) < at_least else "unknown"
