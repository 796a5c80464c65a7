"""Lemma, part of speech and features of the French forms, from the lexicon's own tags."""

from collections.abc import Iterable, Iterator

from dictionaries.recipe.folding import fold
from dictionaries.recipe.french import VERB, Lemma
from dictionaries.recipe.hunspell import Form
from dictionaries.recipe.knowledge import Analysis

MOODS = {
    "infi": "infinitive",
    "ppre": "present participle",
    "ppas": "past participle",
    "ipre": "present",
    "iimp": "imperfect",
    "ipsi": "past historic",
    "ifut": "future",
    "cond": "conditional",
    "spre": "subjunctive present",
    "simp": "subjunctive imperfect",
    "impe": "imperative",
}
PERSONS = {
    "1sg": ("1st", "singular"),
    "2sg": ("2nd", "singular"),
    "3sg": ("3rd", "singular"),
    "1pl": ("1st", "plural"),
    "2pl": ("2nd", "plural"),
    "3pl": ("3rd", "plural"),
    "3pl!": ("3rd", "plural"),
}
# The first that fits the tag decides: `prep` must stand before `pro`.
PARTS = (
    ("nom", "noun"),
    ("titr", "noun"),
    ("adj", "adjective"),
    ("loc.adj", "adjective"),
    ("adv", "adverb"),
    ("loc.adv", "adverb"),
    ("negadv", "adverb"),
    ("prep", "preposition"),
    ("loc.prep", "preposition"),
    ("cj", "conjunction"),
    ("loc.cj", "conjunction"),
    ("det", "determiner"),
    ("pro", "pronoun"),
    ("interj", "interjection"),
    ("loc.interj", "interjection"),
    ("nb", "numeral"),
)
INVERTED = "po:1isg"  # aimè-je: never written alone, and spelled like another form
# How much rarer than its lemma a form is met: our estimate, in steps of the lexicon's scale.
RARER = {"simp": 4, "ipsi": 2, "spre": 1, "cond": 1, "impe": 1, "iimp": 1, "ifut": 1, "ppre": 1}


def readings_of(lemma: Lemma) -> Iterator[tuple[str, Analysis, int]]:
    """Give every form, folded, with its readings and how common it is."""
    parts = parts_of_speech(lemma)
    for form in lemma.forms:
        if INVERTED in form.tags:
            continue
        word = fold(form.spelling, "fr")
        for part in parts:
            yield word, Analysis(form.base, part, features_of(form)), commonness(lemma, form)


def parts_of_speech(lemma: Lemma) -> list[str]:
    """Return the lemma's parts of speech in our words; one empty part if none is known."""
    tags = lemma.entry.tagged("po")
    if lemma.is_verb or any(VERB.match(tag) for tag in tags):
        return ["verb"]
    known = (part for tag in tags for start, part in PARTS if tag.startswith(start))
    return list(dict.fromkeys(known)) or [""]


def features_of(form: Form) -> str:
    """Put the tags of a form into a short phrase, `feminine plural`; empty for a base form."""
    tags = {tag.partition(":")[2] for tag in form.tags}
    moods = [name for tag, name in MOODS.items() if tag in tags]
    persons = [PERSONS[tag] for tag in PERSONS if tag in tags] if "ppas" not in tags else []
    words = [" or ".join(moods)] if moods else []
    if persons:
        ordinals = " or ".join(dict.fromkeys(person for person, _ in persons))
        words.append(f"{ordinals} person {persons[0][1]}")
    words += ["feminine"] if "fem" in tags else []
    words += ["plural"] if "pl" in tags else []
    return " ".join(words)


def commonness(lemma: Lemma, form: Form) -> int:
    """Scale the lemma's figure down for the moods one seldom meets; never to 0, unknown."""
    tags = {tag.partition(":")[2] for tag in form.tags}
    steps = [RARER.get(tag, 0) for tag in tags if tag in MOODS]
    if not lemma.frequency:
        return 0
    return max(1, lemma.frequency - min(steps, default=0))


def collect(
    lemmas: Iterable[Lemma], words: set[str]
) -> tuple[dict[str, list[Analysis]], dict[str, int]]:
    """Gather the readings and the commonness of every accepted word."""
    readings: dict[str, list[Analysis]] = {}
    common: dict[str, int] = {}
    for lemma in _without_twins(lemmas):
        for word, reading, figure in readings_of(lemma):
            if word in words:
                readings.setdefault(word, []).append(reading)
                common[word] = max(common.get(word, 0), figure)
    return readings, common


def _without_twins(lemmas: Iterable[Lemma]) -> list[Lemma]:
    """Of two spellings of one lemma (mûrir, murir since 1990) keep the one met more often."""
    best: dict[tuple[str, tuple[str, ...], frozenset[str]], Lemma] = {}
    for lemma in lemmas:
        twins = (fold(lemma.entry.root, "fr"), tuple(parts_of_speech(lemma)), lemma.words)
        if twins not in best or lemma.frequency > best[twins].frequency:
            best[twins] = lemma
    return list(best.values())
