"""The French word list: which entries of the Grammalecte lexicon a referee accepts.

Grammalecte knows nearly every word of the other lists and many that no dictionary prints.
So its entries are judged one lemma at a time: by its own tags (names, abbreviations, slang,
doubtful words), by its own figure of how common the lemma is, and by what others know of it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from dictionaries.recipe.folding import fits, fold
from dictionaries.recipe.hunspell import Entry, Form, expand, read_affixes, read_entries

KEEP_CASE, NO_SUGGESTION = "||", "--"
PIECES = {"err", "pfx", "sfx", "sign", "ponc", "div"}
ABBREVIATIONS = {"symb", "abty", "sig", "cc"}
SLANG = {"arg", "argot"}
DOUBTFUL = {"néo", "rare", "vx", "vieux", "désuet", "quéf", "péj", "pej", "belg", "afr"}
GRAMMAR_WORD = "mg"
# A word that nobody else knows is mostly a made one if it starts like this (intradiégétique).
PRODUCTIVE = re.compile(
    "anti|archi|auto|bi|bio|cardio|co|contre|cyber|dé|électro|endo|éco|ethno|extra|géo|hémi|hydro|"
    "hyper|hypo|im|immuno|in|infra|inter|intra|ir|iso|macro|méga|méta|micro|mini|mono|multi|néo|"
    "neuro|non|para|péri|photo|poly|post|pré|pseudo|psycho|quasi|radio|re|ré|socio|sous|sub|super|"
    "supra|sur|télé|thermo|trans|tri|ultra|uni"
)
VERB = re.compile(r"v\d")


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
    def is_latin(self) -> bool:
        """Say whether it is a Latin loan, as the epithets of species are (thaliana)."""
        return "lat" in self.entry.tagged("et")

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
    lexique: frozenset[str]
    frequent: frozenset[str]


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
    """Judges candidate lemmas by how common they are and by who else knows them."""

    def __init__(
        self, candidates: Iterable[Lemma], witnesses: Witnesses, verdicts: Mapping[str, bool]
    ) -> None:
        """Remember which words belong to one lemma alone: only they are evidence for it."""
        self.witnesses = witnesses
        self.verdicts = verdicts
        self._in_use = witnesses.frequent | witnesses.lexique
        self._owners: Mapping[str, int] = Counter(w for lemma in candidates for w in lemma.words)

    def accepts(self, lemma: Lemma) -> bool:
        """Decide by hand where we did, else by the weakest evidence that separates words."""
        if lemma.entry.root in self.verdicts:
            return self.verdicts[lemma.entry.root]
        evidence = self._own_words(lemma)
        if self._mostly_in(self.witnesses.letterpress, evidence):
            return lemma.frequency >= 1 or not lemma.is_verb
        if self._mostly_in(self.witnesses.debian, evidence):
            return lemma.frequency >= 1
        uses = len(evidence & self._in_use)
        if lemma.is_verb:
            return self._accepts_verb(lemma, uses)
        if uses and not lemma.is_doubtful:
            return True
        if uses and not lemma.is_latin:
            return lemma.frequency >= 1
        made_up = PRODUCTIVE.match(lemma.entry.root)
        return lemma.frequency >= 5 and not lemma.is_doubtful and not made_up

    def _accepts_verb(self, lemma: Lemma, uses: int) -> bool:
        """A real verb is met in several forms that no other word shares."""
        if lemma.is_doubtful:
            infinitive = fold(lemma.entry.root, "fr")
            # A high figure of a doubtful verb is another word's (poter: pote, potes).
            return uses >= 3 and infinitive in self._in_use and 1 <= lemma.frequency <= 4
        enough = 5 if uses == 0 else 3 if uses == 1 else 1
        return lemma.frequency >= enough

    def _own_words(self, lemma: Lemma) -> frozenset[str]:
        own = frozenset(word for word in lemma.words if self._owners[word] == 1)
        return own or lemma.words

    @staticmethod
    def _mostly_in(words: frozenset[str], evidence: frozenset[str]) -> bool:
        return 2 * len(evidence & words) > len(evidence)
