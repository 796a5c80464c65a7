"""Say in words why a move is good, from facts: what a column can become, what is left for it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from baliwords.letters.assembly import column_of, target_slot
from baliwords.letters.cards import JOKER, cards_for, jokers_needed
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Assemble, Remove, takes_off, units_of
from baliwords.letters.options import Options
from baliwords.letters.scoring import score
from baliwords.letters.state import Table, open_table
from baliwords.lexicon.search import Found, containing, count_others, longer_words
from baliwords.solver.letters import reference
from baliwords.solver.letters.answer import Findings, Prospect, Situation
from baliwords.solver.letters.encode import encode, learned_with, read_move, read_word
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.vocabulary import is_familiar
from baliwords.speech import _, all_of, counted, points_of

MOST_COUNTED = 65_535
_LIKELY = 40
"""Words that a column may become, the likeliest ones, among which known ones are looked for."""
MANY_WORDS = 4_000
"""Of a part of more words than this none is named as its future: it would say little."""


def assumption(findings: Findings, options: Options) -> str:
    """Say what the figures rest on where house rules are not those that the solver learned by."""
    if not findings.estimated or learned_with(options):
        return ""
    return _("The end of the game is estimated by the usual rules, with which the solver learned.")


class Explainer:
    """Explains moves of one position."""

    def __init__(self, engine: Engine, situation: Situation, known_first: bool = False) -> None:
        """Explain a position; as examples, name words that many know before others, or not."""
        self.engine = engine
        self.known_first = known_first
        self.situation = situation
        self.judge = Judge(engine.lexicon, engine.options)
        self.table = open_table(engine.options, (situation.columns,), situation.pile_size)
        self.unseen = Counter(situation.hidden if situation.pile_size else "")
        self._chances: dict[Assemble | Remove, dict[Found, float]] = {}
        self._counts: dict[str, int] = {}
        self._reading = engine.options.language, engine.options.umlaut_as_plain

    def why(self, prospect: Prospect, other: Prospect | None = None) -> str:
        """Say what speaks for a move, and against another one."""
        sentence = self._what(read_move(prospect.move))
        if other is None:
            return sentence
        return _("{sentence}; {text}", sentence=sentence, text=self._against(prospect, other))

    def result(self, prospect: Prospect) -> str:
        """Return the column that a move makes or takes off."""
        return column_of(self.table, read_move(prospect.move))

    def _what(self, move: Assemble | Remove) -> str:
        column = column_of(self.table, move)
        if takes_off(move):
            return self._why_remove(move, column)
        if self.situation.pile_size == 0:
            return self._way_to_the_end(move, column)
        future = self._future(move, column)
        if self.judge.is_complete(column):
            return _(
                "makes the word {column} ({points} now); {future}",
                column=column,
                points=points_of(score(column, self.engine.options.letter_values).points),
                future=future,
            )
        return _("keeps {column} open: {future}", column=column, future=future)

    def _way_to_the_end(self, move: Assemble | Remove, column: str) -> str:
        """Say which words the game ends with when no more cards come."""
        values = self.engine.options.letter_values
        words = [
            _("{word} ({points})", word=word, points=points_of(score(word, values).points))
            for word in self._last_words(self._after(move))
        ]
        if not words:
            return _("makes {column}, and no word can be made any more", column=column)
        return _("leads to {words}", words=all_of(words))

    def _last_words(self, after: Table) -> list[str]:
        """Return the best words that can still be made of whole columns, together."""
        table = self.engine.table()
        table.set_up([encode(column) for column in after.rows[0]], b"", 0)
        return [column_of(after, read_word(after, *word)) for word in table.end_plan()]

    def _why_remove(self, move: Assemble | Remove, column: str) -> str:
        points = points_of(score(column, self.engine.options.letter_values).points)
        longer = self._longer(move, column)
        if longer is None:
            return _(
                "takes {column} off for {points}: nothing longer can be made of it",
                column=column,
                points=points,
            )
        return _(
            "takes {column} off for {points}; {word} would still need {needs}",
            column=column,
            points=points,
            word=longer[0],
            needs=all_of(longer[1]),
        )

    def _longer(self, move: Assemble | Remove, column: str) -> tuple[str, list[str]] | None:
        """Return a longer word that can still be made of a column, and what it takes, if any.

        Single cards bring most words; all others, also those that take whole columns, are looked
        for only where cards bring none.
        """
        likely = self._likely(move, column)
        if not likely:
            return self._growth(move, column)
        best = self._example(likely)
        return best.word, self._needs(move, best.needed)

    def _growth(self, move: Assemble | Remove, column: str) -> tuple[str, list[str]] | None:
        """Return the shortest longer word that whole columns and cards can make, and these."""
        cards, columns = self._left(move), self._others(move, several=True)
        letters_left = cards + Counter("".join(columns).upper())
        for word, above, under in longer_words(self.engine.lexicon, column, self.engine.options):
            if not self._suffice(letters_left, above + under):
                continue
            for used, letters in self._cuts(f"{above} {under}", columns):
                if self._suffice(cards, letters):
                    whole = [_times(*one) for one in Counter(used).items()]
                    return word, whole + self._needs(move, letters)
        return None

    def _cuts(self, text: str, columns: list[str]) -> Iterator[tuple[list[str], str]]:
        """Yield the whole columns that may lie in a text, none first, and the letters beside them.

        A blank stands where no column may lie across: for the column that is to grow.
        """
        if not text:
            yield [], ""
            return
        for used, letters in self._cuts(text[1:], columns):
            yield used, text[0].strip() + letters
        for column in dict.fromkeys(columns):
            if self.judge.reads_as(column, text[: len(column)]):
                others = columns.copy()
                others.remove(column)
                for used, letters in self._cuts(text[len(column) :], others):
                    yield [column, *used], letters

    def _future(self, move: Assemble | Remove, column: str) -> str:
        """Say how many words hold a column and what the best one needs."""
        words = self._words(column)
        targets = self._likely(move, column)
        if targets:
            best = self._example(targets)
            return _(
                "{words}, {word} ({points}) needs {needs}",
                words=words,
                word=best.word,
                points=points_of(self._points(move, column, best)),
                needs=all_of(self._needs(move, best.needed)),
            )
        return counted(
            "{words}, {count} of {cards} unseen cards fits",
            "{words}, {count} of {cards} unseen cards fit",
            self._fitting(column),
            words=words,
            cards=self.unseen.total(),
        )

    def _words(self, column: str) -> str:
        """Say how many words hold a column; the index counts no further than some 65,000."""
        count = self._count(column)
        if count >= MOST_COUNTED:
            return _("more than {number:,} words", number=MOST_COUNTED - 535)
        return counted("{count:,} word", "{count:,} words", count)

    def _needs(self, move: Assemble | Remove, letters: str) -> list[str]:
        """List the missing letters, with the cards that could still bring each.

        Letters that only the BALI card can be are named as that card.
        """
        single = self._singles(move)
        cards = self._taken(letters, self.unseen + single)
        pairs = zip(letters, cards, strict=True)
        wanted = Counter(JOKER if card == JOKER else letter for letter, card in pairs)
        return [self._need(letter, copies, single) for letter, copies in wanted.items()]

    def _taken(self, letters: str, left: Counter[str]) -> list[str]:
        """Return a card for each letter: its own, one that stands in for it, or the BALI card."""
        own, spare = Counter(letters) & left, left - Counter(letters)
        taken = []
        for letter in letters:
            cards = own if own[letter] else spare
            able = (card for card in cards_for(letter, *self._reading) if cards[card])
            taken.append(next(able, JOKER))
            cards[taken[-1]] -= 1
        return taken

    def _points(self, move: Assemble | Remove, column: str, found: Found) -> int:
        """Return the points of a word with the cards that are left for it (L36)."""
        cards = self._taken(found.needed, self._left(move))
        return score(column + "".join(cards), self.engine.options.letter_values).points

    def _need(self, letter: str, copies: int, single: Counter[str]) -> str:
        wanted = _times("BALI" if letter == JOKER else letter, copies)
        if not self.unseen:
            return wanted
        on_table = self._supply(letter, single)
        unseen, cards = self._supply(letter, self.unseen), self.unseen.total()
        if on_table:
            return _(
                "{letter} ({on_table} on the table, {unseen} of {cards} unseen cards)",
                letter=wanted,
                on_table=on_table,
                unseen=unseen,
                cards=cards,
            )
        return _(
            "{letter} ({unseen} of {cards} unseen cards)", letter=wanted, unseen=unseen, cards=cards
        )

    def _others(self, move: Assemble | Remove, several: bool) -> list[str]:
        """Return the columns beside what a move uses: those of several cards, or of one."""
        used = {unit.slot for unit in units_of(move, seat=0)}
        row = enumerate(self.situation.columns)
        beside = [column for slot, column in row if slot not in used and column]
        return [column for column in beside if (len(column) > 1) == several]

    def _singles(self, move: Assemble | Remove) -> Counter[str]:
        """Count the single cards that lie on the table beside what a move uses."""
        return Counter(self._others(move, several=False))

    def _left(self, move: Assemble | Remove) -> Counter[str]:
        """Count the cards that a column may still get, one by one."""
        return self.unseen + self._singles(move)

    def _suffice(self, cards: Counter[str], letters: str) -> bool:
        """Tell whether cards can be laid as letters, the BALI card as any one (D5)."""
        return jokers_needed(letters, cards, *self._reading) <= cards[JOKER]

    def _supply(self, letter: str, cards: Counter[str]) -> int:
        """Count the cards that can stand for a letter, the joker not included (D5)."""
        return sum(cards[card] for card in cards_for(letter, *self._reading))

    def _chance(self, move: Assemble | Remove, found: Found) -> float:
        """Weigh a word: its points, less for each missing letter and each scarce one."""
        left = self._left(move)
        if not self._suffice(left, found.needed):
            return 0.0
        chance = float(found.points)
        for letter, copies in Counter(found.needed).items():
            spare = self._supply(letter, left) - copies
            if spare < 0:
                chance *= 0.3
            chance *= (0.5 if spare <= 0 else 0.7) ** copies
        return chance

    def _likely(self, move: Assemble | Remove, column: str) -> list[Found]:
        """Return the longer words for which the cards are still there, the likeliest first."""
        chances = self._weighed(move, column)
        return sorted(chances, key=lambda found: (chances[found], found.word), reverse=True)

    def _weighed(self, move: Assemble | Remove, column: str) -> dict[Found, float]:
        """Return the chance of each longer word that has one; reckoned once a move."""
        if move not in self._chances:
            weighed = {found: self._chance(move, found) for found in self._targets(column)}
            self._chances[move] = {found: chance for found, chance in weighed.items() if chance}
        return self._chances[move]

    def _targets(self, column: str) -> list[Found]:
        """Return the longer words that a column may become, if they are not too many."""
        if self._count(column) > MANY_WORDS:
            return []
        found = containing(self.engine.lexicon, column, self.engine.options)
        return [one for one in found if one.needed]

    def _count(self, column: str) -> int:
        """Count the words that hold a column in one of its readings, each word once."""
        if column not in self._counts:
            self._counts[column] = self._counted(column)
        return self._counts[column]

    def _counted(self, column: str) -> int:
        """Count them: a word may hold an umlaut card both as umlaut and as plain vowel (D5)."""
        index, least = self.engine.index, self.engine.options.min_word_length
        nodes = {text: index.find(text) for text in self.judge.readings(column)}
        counts = {text: index.words[node] for text, node in nodes.items() if node}
        # The index counts the commonest reading; only the words of rarer ones are looked at.
        texts = sorted(counts, key=counts.__getitem__, reverse=True)
        total = counts[texts[0]] if texts else 0
        if total >= MOST_COUNTED:
            return total
        rarer = enumerate(texts[1:], start=1)
        return total + sum(
            count_others(self.engine.lexicon, text, texts[:place], least) for place, text in rarer
        )

    def _fitting(self, column: str) -> int:
        """Count the hidden cards that could be joined to a column."""
        fits = self.judge.is_part
        alphabet = self.engine.lexicon.alphabet

        def joins(card: str) -> bool:
            cards = alphabet.lower() if card == JOKER else card
            return any(fits(column + one) or fits(one + column) for one in cards)

        kinds = Counter(self.situation.hidden)
        return sum(count for card, count in kinds.items() if joins(card))

    def _example(self, targets: list[Found]) -> Found:
        """Return the likeliest word, or of the likely ones one that many know."""
        likely = targets[: _LIKELY if self.known_first else 1]
        known = (one for one in likely if is_familiar(self.engine.lexicon, one.word))
        return next(known, targets[0])

    def is_known(self, prospect: Prospect) -> bool:
        """Tell whether many people know the word that a move makes, or one that it may become."""
        move = read_move(prospect.move)
        column = column_of(self.table, move)
        words = list(self.judge.readable_words(column))
        if not words:
            words = [one.word for one in self._likely(move, column)[:_LIKELY]]
        return not words or any(is_familiar(self.engine.lexicon, word) for word in words)

    def _against(self, prospect: Prospect, other: Prospect) -> str:
        """Compare with another move by what is left to do after it."""
        gap = prospect.expected - other.expected
        name, ours, theirs = self.result(other), self._joins(prospect), self._joins(other)
        what = _("taking {column} off", column=name) if takes_off(read_move(other.move)) else name
        if other.is_as_good_as(prospect):
            return _("{what} is as good, as far as one can tell", what=what)
        return counted(
            "the alternative {what} leaves {count} join (here {ours}) and {gap:.1f} points less",
            "the alternative {what} leaves {count} joins (here {ours}) and {gap:.1f} points less",
            theirs,
            what=what,
            ours=ours,
            gap=gap,
        )

    def _joins(self, prospect: Prospect) -> int:
        """Count the moves that are left after a move, before the void is filled."""
        after = self._after(read_move(prospect.move))
        pairs = {move[:2] for move in reference.legal_moves(after, self.judge) if move[1] >= 0}
        return len(pairs)

    def _after(self, move: Assemble | Remove) -> Table:
        """Return the table after a move, before the void is filled."""
        row = list(self.situation.columns)
        for unit in units_of(move, seat=0):
            row[unit.slot] = ""
        if isinstance(move, Assemble):
            row[target_slot(self.table, move)] = column_of(self.table, move)
        return replace(self.table, rows=(tuple(row),))


def _times(name: str, copies: int) -> str:
    """Write what is needed, and how many of it where it is not one."""
    return name if copies == 1 else f"{copies} {name}"
