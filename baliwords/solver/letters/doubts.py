"""Challenges by computers: when to doubt a column, which word to name, when to bluff (L55-L57).

A player doubts with the words that it knows. Who knows them all is never wrong; who knows few
doubts what does not even look like a part of a word, and minds that a wrong doubt costs a turn.
Nonsense that is let stand is a dead column of the other, who has wasted a turn on it: a doubt
gives those cards back and so pays only where it brings back something of one's own.
Who can only pass may as well bluff: at worst the turn is gone.
"""

from itertools import pairwise

from baliwords.letters.cards import JOKER
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Answer, Assemble, Challenge, Move
from baliwords.letters.scoring import score
from baliwords.letters.state import Table, Unit
from baliwords.letters.view import View
from baliwords.solver.letters.vocabulary import Vocabulary

BLUFFS = 0.04
"""What is thought before a column is looked at: of 25 columns one is a bluff."""
# How much likelier a column is a bluff, by what a player finds who does not know it: all pairs of
# letters known from some word, or a strange pair. Counted over 628 columns of whole games of
# `greedy` and 698 joins at random that no word holds.
FAMILIAR = {"small": 0.16, "everyday": 0.34, "wide": 0.51}
STRANGE = {"small": 2.2, "everyday": 3.0, "wide": 8.7}
MOST_STRANGE = 3
"""More strange pairs than these say no more."""
TURN = 20.0
"""Points that a turn is worth, which a wrong doubt costs."""
BACK = 0.8
"""What a point of an own word that comes back is worth: it may still be lost."""
DEAD = 2.0
"""Points that a dead column in another's row is worth. More or less changes little: with 10, `fast`
wins 0.1 ± 0.1 points less against one who lays nonsense in one turn of ten, and by doubting all
nonsense 0.6 ± 1.4 less (`benchmarks/challenges.py`, 1,500 deals)."""


class Doubter:
    """Decides about challenges for one seat."""

    def __init__(self, vocabulary: Vocabulary, judge: Judge) -> None:
        self.vocabulary = vocabulary
        self.judge = judge

    def answer(self, view: View) -> Move:
        """Let a column stand or doubt it; challenged, name a word."""
        window = view.table.window
        assert window is not None
        column = view.table.column(Unit(window.seat, window.slot))
        if window.challenger is not None:
            return Answer(self.word_for(column))
        chance = self.chance_of_bluff(column)
        stake = self.stake(view.table, view.seat)
        return Challenge(view.seat) if chance * stake > (1 - chance) * TURN else Accept()

    def stake(self, table: Table, seat: int) -> float:
        """Return what a seat would win by a doubt that is right."""
        assert table.window is not None
        before, now = table.window.rows_before[seat], table.rows[seat]
        gone = [column for column, left in zip(before, now, strict=True) if column and not left]
        values = table.options.letter_values
        words = [score(one, values).points for one in gone if self.judge.is_complete(one)]
        return BACK * sum(words) - DEAD

    def chance_of_bluff(self, column: str) -> float:
        """Return how likely it is that no word at all holds the column."""
        if self.vocabulary.knows_part(self.judge, column):
            return 0.0
        if self.vocabulary.whole:
            return 1.0
        strange = min(self.strange_pairs(column), MOST_STRANGE)
        name = self.vocabulary.name
        odds = STRANGE[name] ** strange if strange else FAMILIAR[name]
        return BLUFFS * odds / (BLUFFS * odds + 1 - BLUFFS)

    def strange_pairs(self, column: str) -> int:
        """Count the neighbours in a column that no known word has side by side."""
        return sum(not self._is_known(one, other) for one, other in pairwise(column))

    def _is_known(self, one: str, other: str) -> bool:
        return self.vocabulary.knows_part(self.judge, one + other)

    def word_for(self, column: str) -> str:
        """Return a known word that holds the column; no text admits that there is none."""
        for text in self.judge.readings(column):
            if self.vocabulary.index.find(text):
                word = self.vocabulary.recall(text)
                if word and self.judge.proves(word, column):
                    return word
        return ""

    def bluff(self, table: Table) -> Assemble | None:
        """Return two own columns that look like a part of a word, as short as can be."""
        own = list(table.units(table.turn))
        pairs = [(over, under) for over in own for under in own if over != under]
        columns = [(over, under, table.column(over) + table.column(under)) for over, under in pairs]
        likely = [
            (len(text), text, over, under)
            for over, under, text in columns
            if JOKER not in text and self._is_known(table.column(over)[-1], table.column(under)[0])
        ]
        if not likely:
            return None
        _length, _text, over, under = min(likely)
        return Assemble((over, under))
