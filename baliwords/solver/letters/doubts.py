"""Challenges by computers: when to doubt a column, which word to name, when to bluff (L55-L57).

A player doubts with the words that it knows. Who knows them all is never wrong; who knows few
doubts what does not even look like a part of a word, and minds that a wrong doubt costs a turn.
"""

from itertools import pairwise

from baliwords.letters.cards import JOKER
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Answer, Assemble, Challenge, Move
from baliwords.letters.state import Table, Unit
from baliwords.letters.view import View
from baliwords.solver.letters.vocabulary import Vocabulary

PIECE = 3
"""Letters by which one tells whether a column looks like a part of a word."""
# What is thought before anything was seen: of ten columns one is a bluff.
BLUFFS, COLUMNS = 1.0, 10.0
# Of the honest columns that a player does not know, how many look strange to it.
STRANGE = 0.05
UNKNOWN = 0.4
GAIN, COST = 1.0, 1.0
"""A turn that the other loses, and one of one's own."""


class Doubter:
    """Decides about challenges for one seat, with what it has seen of the others."""

    def __init__(self, vocabulary: Vocabulary, judge: Judge) -> None:
        self.vocabulary = vocabulary
        self.judge = judge
        self._bluffs: dict[int, float] = {}
        self._columns: dict[int, float] = {}

    def answer(self, view: View) -> Move:
        """Let a column stand or doubt it; challenged, name a word."""
        window = view.table.window
        assert window is not None
        column = view.table.column(Unit(window.seat, window.slot))
        if window.challenger is not None:
            return Answer(self.word_for(column))
        seat = window.seat
        self._columns[seat] = self._columns.get(seat, COLUMNS) + 1
        chance = self.chance_of_bluff(column, seat)
        if chance == 1.0:
            self._bluffs[seat] = self._bluffs.get(seat, BLUFFS) + 1
        doubts = chance * GAIN > (1 - chance) * COST
        return Challenge(view.seat) if doubts else Accept()

    def chance_of_bluff(self, column: str, seat: int) -> float:
        """Return how likely it is that no word at all holds the column."""
        if self.vocabulary.knows_part(self.judge, column):
            return 0.0
        if self.vocabulary.whole:
            return 1.0
        before = self._bluffs.get(seat, BLUFFS) / self._columns.get(seat, COLUMNS)
        honest = UNKNOWN if self.looks_familiar(column) else STRANGE
        return before / (before + (1 - before) * honest)

    def looks_familiar(self, column: str) -> bool:
        """Tell whether every short piece of a column is known from some word."""
        pieces = [column[i : i + PIECE] for i in range(max(1, len(column) - PIECE + 1))]
        return all(self.vocabulary.knows_part(self.judge, piece) for piece in pieces)

    def word_for(self, column: str) -> str:
        """Return a known word that holds the column; no text admits that there is none."""
        for text in self.judge.readings(column):
            if self.vocabulary.index.find(text):
                word = self.vocabulary.recall(text)
                if word and self.judge.proves(word, column):
                    return word
        return ""

    def bluff(self, table: Table) -> Assemble | None:
        """Return two columns that look like a part of a word, the own one that is longest first.

        Who could only pass loses nothing when the bluff is doubted: at worst the turn is gone.
        """
        own = list(table.units(table.turn))
        pairs = [(over, under) for over in own for under in own if over != under]
        columns = [(over, under, table.column(over) + table.column(under)) for over, under in pairs]
        likely = [
            (len(text), text, over, under)
            for over, under, text in columns
            if JOKER not in text and self._seam_is_known(table.column(over), table.column(under))
        ]
        if not likely:
            return None
        _length, _text, over, under = min(likely)
        return Assemble((over, under))

    def _seam_is_known(self, upper: str, lower: str) -> bool:
        """Tell whether the letters on either side of the seam are known together."""
        return all(
            self.vocabulary.knows_part(self.judge, one + other)
            for one, other in pairwise((upper[-1], lower[0]))
        )
