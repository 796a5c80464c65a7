"""Which words a level knows: those that are common enough."""

from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.search import containing
from baliwords.solver.letters.engine import index_kind, open_index
from baliwords.solver.letters.kernels.index import Index

# The least commonness (0 to 9, `dictionaries/README.md`) of the words that are known.
# French: 3,800, 23,000, 74,000 of 378,000 words; German: 6,300, 31,000, 107,000 of 685,000.
LEAST = {
    "small": {"fr": 8, "de": 6},
    "everyday": {"fr": 7, "de": 5},
    "wide": {"fr": 6, "de": 4},
    "whole": {"fr": 0, "de": 0},
}


_FAMILIAR = "wide"
"""The words that count as known to many: 74,000 French ones, 107,000 German ones."""


def is_familiar(lexicon: Lexicon, word: str) -> bool:
    """Tell whether many people know a word; of an own list, whatever the language knows of it."""
    return lexicon.knowledge.commonness(word) >= LEAST[_FAMILIAR][lexicon.lang]


class Vocabulary:
    """The words that a player knows, of all that its game allows."""

    def __init__(self, name: str, lexicon: Lexicon, options: Options) -> None:
        self.name = name
        self.lexicon = lexicon
        self.options = options
        self.least = LEAST[name][lexicon.lang]
        self.index: Index = shared_index(lexicon, options, self.least)

    @property
    def whole(self) -> bool:
        """Whether every word is known."""
        return self.least == 0

    def knows_part(self, judge: Judge, column: str) -> bool:
        """Tell whether a known word holds the column, in one of its readings."""
        return any(self.index.find(text) for text in judge.readings(column))

    def recall(self, text: str) -> str:
        """Return the best known word that holds the letters, no text if there is none."""
        common = self.lexicon.knowledge.commonness
        found = (one.word for one in containing(self.lexicon, text, self.options))
        return next((word for word in found if self.whole or common(word) >= self.least), "")


_MOST_OPEN = 8
_opened: dict[tuple[str, str, int], Index] = {}


def shared_index(lexicon: Lexicon, options: Options, least_common: int = 0) -> Index:
    """Return the index of the words that are common enough, opened once a process."""
    key = (lexicon.fingerprint, index_kind(options), least_common)
    if key not in _opened:
        if len(_opened) >= _MOST_OPEN:
            _opened.clear()
        _opened[key] = open_index(lexicon, options, least_common)
    return _opened[key]
