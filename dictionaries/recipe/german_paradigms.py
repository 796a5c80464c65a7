"""Read German forms that no tagged source knows by the company they keep in the word list.

A small word whose present participle or weak past is also a word is a verb; one that takes the
endings -em and -es is an adjective; a capital word is a noun. What belongs to such a word by the
rules of inflection, and is in the list, is read as its form. A source's reading goes first.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping

from dictionaries.recipe.knowledge import Analysis

Readings = dict[str, list[Analysis]]
Words = Mapping[str, Collection[str]]

ENDINGS = ("E", "EM", "EN", "ER", "ES")
FIRST_AND_THIRD = ("1st person", "3rd person")
WEAK = {
    "": ("imperative singular",),
    "E": ("present 1st person singular", "imperative singular"),
    "ST": ("present 2nd person singular",),
    "T": ("present 3rd person singular", "present 2nd person plural"),
    "EST": ("subjunctive I 2nd person singular",),
    "ET": ("subjunctive I 2nd person plural",),
} | {
    link + ending: names
    for link in ("", "E")
    for ending, names in {
        "TE": tuple(f"past {person} singular" for person in FIRST_AND_THIRD),
        "TEST": ("past 2nd person singular",),
        "TEN": tuple(f"past {person} plural" for person in FIRST_AND_THIRD),
        "TET": ("past 2nd person plural",),
    }.items()
}
PARTICIPLE = "past participle"
FIRST_PARTICIPLE = "present participle"
# Ending of a form, ending of its noun, what the form is; the longest first.
NOUN_ENDINGS = (
    ("INNEN", "IN", "plural"),
    ("SSEN", "S", "plural"),
    ("SSES", "S", "genitive singular"),
    ("SSE", "S", "plural"),
    ("ES", "", "genitive singular"),
    ("EN", "", "plural"),
    ("EN", "E", "plural"),
    ("A", "UM", "plural"),
    ("EN", "UM", "plural"),
    ("EN", "A", "plural"),
    ("S", "", "genitive singular"),
    ("N", "", "plural"),
    ("E", "", "plural"),
)
INSEPARABLE = {
    *("BE", "ENT", "ER", "MISS", "VER", "ZER"),
    *("DURCH", "HINTER", "ÜBER", "UM", "UNTER", "VOLL", "WIDER", "WIEDER"),
}
PLAIN = str.maketrans("ÄÖÜ", "AOU")
UMLAUTS = str.maketrans("AOU", "ÄÖÜ")


class Paradigms:
    """The accepted words with their true spellings, and the readings known so far."""

    def __init__(self, words: Words, readings: Readings) -> None:
        """Take both; the readings are added to."""
        self._words = words
        self._readings = readings
        self._small = {w for w, spelled in words.items() if any(s[0].islower() for s in spelled)}
        self._verbs = {w for w in self._small if self._is_infinitive(w)}

    def read_verbs_and_adjectives(self) -> None:
        """Read what belongs to a verb or an adjective of the list."""
        self._fill(self._with_prefixes())
        self._fill(pair for verb in self._verbs for pair in self._weak(verb))
        self._fill(self._with_prefixes())  # now also of verbs that no source knows
        self._fill(self._shortened())
        self._fill(pair for word in self._small for pair in self._adjective(word))

    def read_nouns(self) -> None:
        """Read every capital word that is left as a noun, by itself or as a form of another."""
        left = [word for word in self._words if word not in self._readings]
        self._fill((word, self._noun(word)) for word in left if word not in self._small)

    def _fill(self, found: Iterable[tuple[str, Analysis]]) -> None:
        """Note the readings of accepted words that had none before."""
        new: Readings = {}
        for word, reading in found:
            if word in self._words and word not in self._readings:
                new.setdefault(word, []).append(reading)
        self._readings.update(new)

    def _is_infinitive(self, word: str) -> bool:
        if not word.endswith(("EN", "ELN", "ERN")):
            return False
        weak = {word[:-2] + end for end in ("T", "TE", "TEST")} <= self._small
        return word + "D" in self._small or (weak and word.endswith("EN"))

    def _spelled(self, word: str) -> str:
        return max(self._words[word])  # small letters sort last

    def _weak(self, verb: str) -> Iterator[tuple[str, Analysis]]:
        """Yield the regular forms of a verb; a strong one has some of them too."""
        lemma = self._spelled(verb)
        yield verb, Analysis(lemma, "verb", "infinitive")
        yield verb + "S", Analysis(lemma.capitalize(), "noun", "genitive singular")
        yield from _declined(verb + "D", Analysis(lemma, "verb", FIRST_PARTICIPLE))
        for stem in _stems(verb):
            for ending, names in WEAK.items():
                for name in names:
                    yield stem + ending, Analysis(lemma, "verb", name)
            for participle in (f"GE{stem}T", f"GE{stem}ET", f"{stem}T", f"{stem}ET"):
                if participle + "EM" in self._small:
                    yield from _declined(participle, Analysis(lemma, "verb", PARTICIPLE))

    def _with_prefixes(self) -> Iterator[tuple[str, Analysis]]:
        """Yield the forms of `anhängen` by those of `hängen`."""
        forms: dict[str, list[tuple[str, Analysis]]] = {}
        for word, readings in self._readings.items():
            for reading in readings:
                if reading.pos == "verb":
                    forms.setdefault(reading.lemma, []).append((word, reading))
        for verb in self._verbs:
            lemma = self._spelled(verb)
            for start in range(2, len(lemma) - 3):
                if lemma[start:] in forms:
                    yield from _prefixed(lemma, lemma[:start].upper(), forms[lemma[start:]])
                    break

    def _shortened(self) -> Iterator[tuple[str, Analysis]]:
        """Yield forms that lack an e: `käm` for käme, `befohlne` for befohlene."""
        for word in self._small - self._readings.keys():
            for full, of_participle in _fuller(word):
                for reading in self._readings.get(full, ()):
                    if reading.pos == "verb" and (reading.features == PARTICIPLE) == of_participle:
                        yield word, reading

    def _adjective(self, word: str) -> Iterator[tuple[str, Analysis]]:
        """Yield the forms of an adjective, with its degrees."""
        stems = {stem for stem in self._adjective_stems(word) if self._declines(stem)}
        if not stems or any(map(self._is_form_of_another, (word, *stems))):
            return
        lemma = self._spelled(word)
        yield word, Analysis(lemma, "adjective")
        for stem in sorted(stems):
            for end in ENDINGS:
                yield stem + end, Analysis(lemma, "adjective", "inflected")
            for changed in {stem, _umlauted(stem)}:
                yield from _declined(changed + "ER", Analysis(lemma, "adjective", "comparative"))
                for end in ("ST", "EST"):
                    superlative = Analysis(lemma, "adjective", "superlative")
                    yield from _declined(changed + end, superlative)

    def _adjective_stems(self, word: str) -> Iterator[str]:
        """Yield what the endings may be put to: `dunkl` of dunkel, `müd` of müde."""
        yield word
        if word.endswith(("EL", "ER", "EN")):
            yield word[:-2] + word[-1]
        shorter, fuller = word[:-1], word[:-2] + "E" + word[-2:-1]
        if word.endswith("E") and not {shorter, fuller} & self._words.keys():
            yield shorter

    def _is_form_of_another(self, word: str) -> bool:
        """Say whether it is a degree of comparison, which declines as well."""
        stems = [word.removesuffix(end) for end in ("ER", "ST", "EST") if word.endswith(end)]
        return any(self._declines(stem) or self._declines(stem.translate(PLAIN)) for stem in stems)

    def _declines(self, stem: str) -> bool:
        return stem + "EM" in self._small and stem + "ES" in self._small

    def _noun(self, word: str) -> Analysis:
        """Read a capital word as a form of the noun that it is most likely made from."""
        if singular := self._singular(word):
            return Analysis(min(self._words[singular]), "noun", "plural")
        for ending, of_noun, name in NOUN_ENDINGS:
            if word.endswith(ending):
                stem = word[: -len(ending)]
                for noun in (stem + of_noun, stem.translate(PLAIN) + of_noun):
                    if self._is_noun(noun):
                        return Analysis(min(self._words[noun]), "noun", name)
        return Analysis(min(self._words[word]), "noun")

    def _singular(self, word: str) -> str:
        """Return `Bad` for Bäder and Bädern; a word that has a genitive in -s (Mörder) is none."""
        plural = word.removesuffix("N")
        singular = plural.removesuffix("ER").translate(PLAIN)
        if not plural.endswith("ER") or plural.startswith(singular) or plural + "S" in self._words:
            return ""
        return singular if self._is_noun(singular) else ""

    def _is_noun(self, word: str) -> bool:
        return len(word) > 2 and word in self._words and word not in self._small


def _declined(stem: str, reading: Analysis) -> Iterator[tuple[str, Analysis]]:
    for ending in ("", *ENDINGS):
        yield stem + ending, reading


def _umlauted(stem: str) -> str:
    """Change the last plain vowel, as gesund becomes gesünder."""
    place = max(map(stem.rfind, "AOU"))
    return stem[:place] + stem[place].translate(UMLAUTS) + stem[place + 1 :] if place >= 0 else stem


def _stems(verb: str) -> tuple[str, ...]:
    """Return what the endings are put to: `handel` and `handl` of handeln."""
    if verb.endswith(("ELN", "ERN")):
        return verb[:-1], verb[:-3] + verb[-2]
    return (verb[:-2],)


def _prefixed(
    lemma: str, prefix: str, forms: Iterable[tuple[str, Analysis]]
) -> Iterator[tuple[str, Analysis]]:
    for form, reading in forms:
        mine = Analysis(lemma, "verb", reading.features)
        yield prefix + form, mine
        if reading.features == PARTICIPLE and form.startswith("GE") and prefix in INSEPARABLE:
            yield prefix + form[2:], mine
        if reading.features == "infinitive":
            yield f"{prefix}ZU{form}", Analysis(lemma, "verb", "infinitive with zu")
            gerundive = Analysis(lemma, "verb", "gerundive")
            yield from _declined(f"{prefix}ZU{form}D", gerundive)


def _fuller(word: str) -> Iterator[tuple[str, bool]]:
    """Yield what a shortened form may be in full, and whether that has to be a participle."""
    yield word + "E", False
    if word.endswith("ST"):
        yield word[:-2] + "EST", False
    if word.endswith("T"):
        yield word[:-1] + "ET", False
    if word.endswith("N"):
        yield word[:-1] + "EN", False
    for ending in ENDINGS:
        if word.endswith("N" + ending):
            yield word[: -len(ending) - 1] + "EN" + ending, True
