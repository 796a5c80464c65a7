"""pyspellchecker with the words and frequencies of our lists: what near words are measured against.

It takes the words one edit away, else those two edits away, and prefers the most frequent.
It leaves equals in no order, so what it offers first is counted by its chance.
"""

from spellchecker import SpellChecker

from baliwords.lexicon.store import load_lexicon
from tests.lexicon.slips import Slip, read_entries


class Rival:
    """pyspellchecker, which knows the same words as we do."""

    def __init__(self, lang: str, distance: int = 2) -> None:
        known = {word.lower(): 1 for word in load_lexicon(lang)}
        known.update((entry.word.lower(), 1 + entry.commonness) for entry in read_entries(lang))
        self._checker = SpellChecker(language=None, distance=distance)
        self._checker.word_frequency.load_json(known)

    def near(self, word: str) -> set[str]:
        """Return the words it takes as equally near."""
        return self._checker.candidates(word.lower()) or set()

    def chance(self, slip: Slip, most: int) -> float:
        """Return how likely the word that was meant is among the first so many."""
        frequency, meant, near = (
            self._checker.word_frequency,
            slip.meant.lower(),
            self.near(slip.written),
        )
        if meant not in near:
            return 0.0
        before = sum(frequency[word] > frequency[meant] for word in near)
        equals = sum(frequency[word] == frequency[meant] for word in near)
        return max(0.0, min(1.0, (most - before) / equals))
