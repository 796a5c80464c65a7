"""The French word list: which entries of the Grammalecte lexicon a referee accepts.

Grammalecte knows nearly every word of the other lists and many that no dictionary prints.
So its entries are judged one lemma at a time: its own tags take names, abbreviations and slang
away; what many know is accepted; for the rest the odds are weighed that a dictionary has it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log

from dictionaries.recipe.folding import fits, fold
from dictionaries.recipe.hunspell import Entry, Form, expand, read_affixes, read_entries

KEEP_CASE, NO_SUGGESTION = "||", "--"
PIECES = {"err", "pfx", "sfx", "sign", "ponc", "div"}
ABBREVIATIONS = {"symb", "abty", "sig", "cc"}
SLANG = {"arg", "argot"}
DOUBTFUL = {"néo", "rare", "vx", "vieux", "désuet", "quéf", "péj", "pej", "belg", "afr"}
GRAMMAR_WORD = "mg"
VERB = re.compile(r"v\d")

# How much each testimony moves the odds, fitted as ../README.md says: the lexicon's rare verbs
# are less often right than its nouns.
WEIGHT_OF_OPINION = 0.9
WEIGHTS = {
    "letterpress": 0.6,
    "debian": 0.25,
    "in use": 0.1,
    "dico": 0.5,
    "lefff": 0.4,
    "thesaurus": 0.5,
    "frequency": 0.2,
    "verb": -0.4,
    "doubtful": -0.7,
}
# The sum that a lemma needs: lower lets wrong words in, higher keeps right ones out.
NEEDED = 1.0


@dataclass(frozen=True, slots=True)
class Lemma:
    """One lexicon entry with its forms in true spelling and folded."""

    entry: Entry
    forms: tuple[Form, ...]
    words: frozenset[str]

    @property
    def is_name(self) -> bool:
        """Say whether the lexicon writes it with a capital, as a name or a sign."""
        return not self.entry.root[0].islower()

    @property
    def is_verb(self) -> bool:
        """Say whether it is conjugated."""
        return any(VERB.match(tag) for tag in self.entry.tagged("po"))

    @property
    def frequency(self) -> int:
        """How common the lexicon says the lemma is, 0 to 9."""
        return int((*self.entry.tagged("fq"), "0")[0])

    @property
    def is_doubtful(self) -> bool:
        """Say whether the lexicon itself marks it as new, rare, dated or in dispute."""
        return bool(DOUBTFUL & set(self.entry.tagged("lx"))) or "X" in self.entry.tagged("di")

    @property
    def is_foreign_piece(self) -> bool:
        """Say whether it only lives inside a foreign locution (the `facto` of de facto)."""
        parts = self.entry.tagged("po")
        locution = any(part.startswith("loc.") for part in parts) and GRAMMAR_WORD not in parts
        return locution and bool(self.entry.tagged("et"))


@dataclass(frozen=True, slots=True)
class Witnesses:
    """What lists other than Grammalecte's hold, folded; they confirm, they never add."""

    letterpress: frozenset[str]
    debian: frozenset[str]
    in_use: frozenset[str]
    dico: frozenset[str]
    lefff: frozenset[str]
    thesaurus: frozenset[str]


def read_lemmas(dictionary: str, affixes: str) -> list[Lemma]:
    """Expand the lexicon; a lemma without a playable form stays, it may be a compound."""
    rules = read_affixes(affixes)
    return [_lemma(entry, tuple(expand(entry, rules))) for entry in read_entries(dictionary)]


def _lemma(entry: Entry, forms: tuple[Form, ...]) -> Lemma:
    folded = (fold(form.spelling, "fr") for form in forms)
    return Lemma(entry, forms, frozenset(word for word in folded if fits(word, "fr")))


def why_left_out(lemma: Lemma) -> str | None:
    """Name the reason of L28 that the lexicon's own tags give against the lemma."""
    registers = set(lemma.entry.tagged("lx"))
    if registers & ABBREVIATIONS:
        return "abbreviation"
    if lemma.is_name:
        return "proper_noun"
    if any(sign in lemma.entry.root for sign in "-'’"):
        return "compound"
    if registers & SLANG:
        return "slang"
    return None


def is_candidate(lemma: Lemma) -> bool:
    """Say whether the lemma may enter the list at all: a common word, not a piece of one."""
    if {KEEP_CASE, NO_SUGGESTION} & set(lemma.entry.flags):
        return False
    if PIECES & set(lemma.entry.tagged("po")) or not lemma.words:
        return False
    return why_left_out(lemma) is None and not lemma.is_foreign_piece


class Jury:
    """Judges candidate lemmas: by hand, by opinions and witnesses, or by witnesses alone."""

    def __init__(
        self,
        candidates: Iterable[Lemma],
        witnesses: Witnesses,
        verdicts: Mapping[str, bool],
        opinions: Mapping[str, float],
    ) -> None:
        """Remember which words belong to one lemma alone: only they are evidence for it."""
        self.witnesses = witnesses
        self.verdicts = verdicts
        self.opinions = opinions
        self._owners: Mapping[str, int] = Counter(w for lemma in candidates for w in lemma.words)

    def accepts(self, lemma: Lemma) -> bool:
        """Decide by hand where we did, by the odds where there are opinions, else by witnesses."""
        root = lemma.entry.root
        if root in self.verdicts:
            return self.verdicts[root]
        testimony = self._testimony(lemma)
        if root in self.opinions:
            return odds(self.opinions[root], testimony) > NEEDED
        if testimony["letterpress"]:
            return lemma.frequency >= 1 or not lemma.is_verb
        if testimony["debian"]:
            return lemma.frequency >= 1
        return sum(testimony[name] > 0 for name in ("in use", "dico", "lefff", "thesaurus")) >= 2

    def _testimony(self, lemma: Lemma) -> dict[str, int]:
        """Say who knows the lemma, in how many forms it is met, and what the lexicon says of it."""
        words, known = self._own_words(lemma), self.witnesses
        root = fold(lemma.entry.root, "fr")
        return {
            "letterpress": _mostly_in(known.letterpress, words),
            "debian": _mostly_in(known.debian, words),
            "in use": min(len(words & known.in_use), 4),
            "dico": root in known.dico,
            "lefff": root in known.lefff,
            "thesaurus": root in known.thesaurus,
            "frequency": min(lemma.frequency, 6),
            "verb": lemma.is_verb,
            "doubtful": lemma.is_doubtful,
        }

    def _own_words(self, lemma: Lemma) -> frozenset[str]:
        own = frozenset(word for word in lemma.words if self._owners[word] == 1)
        return own or lemma.words


def odds(opinion: float, testimony: Mapping[str, int]) -> float:
    """Weigh an opinion of 0 to 9 and what is known of a lemma, as logarithms of odds."""
    believed = log((opinion + 0.5) / (9.5 - opinion))
    return WEIGHT_OF_OPINION * believed + sum(WEIGHTS[key] * testimony[key] for key in WEIGHTS)


def _mostly_in(words: frozenset[str], evidence: frozenset[str]) -> bool:
    return 2 * len(evidence & words) > len(evidence)
