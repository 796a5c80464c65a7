"""Build the French files from the pinned sources."""

from pathlib import Path

from dictionaries.recipe import french_knowledge, knowledge, pins
from dictionaries.recipe.files import Folder, write_facts
from dictionaries.recipe.folding import ALPHABETS, LONGEST, SHORTEST
from dictionaries.recipe.foreign import everyday_foreign
from dictionaries.recipe.french import (
    Jury,
    Lemma,
    is_candidate,
    read_lemmas,
    why_left_out,
)
from dictionaries.recipe.french_witnesses import read_witnesses
from dictionaries.recipe.left_out import LeftOut
from dictionaries.recipe.measure import quality
from dictionaries.recipe.sources import fetch, read_member

SOURCES = (
    pins.GRAMMALECTE,
    pins.LETTERPRESS,
    pins.WFRENCH,
    pins.LEXIQUE,
    pins.WORDFREQ,
    pins.DICO,
    pins.LEFFF,
    pins.LEFFF_VERBS,
    pins.THESAURUS,
    pins.WAMERICAN,
    pins.SPELLCHECKER,
    pins.LOOKUPS,
)


def build(cache: Path, out: Path) -> None:
    """Write every French file into `out`."""
    folder = Folder(out)
    known, added = _read_lemmas(cache, out)
    verdicts = folder.verdicts()
    decided = {root: yes for root, (yes, _) in verdicts.items()}
    accepted = [*_judge(known, decided, folder.opinions(), cache), *added]
    dropped = folder.corrections("drop.txt")
    words = {word for lemma in accepted for word in lemma.words}
    words |= folder.corrections("add.txt").keys()
    words -= dropped.keys()
    folder.write("words.txt.xz", sorted(words), "MPL-2.0")
    readings, common = french_knowledge.collect(accepted, words)
    folder.write("lemmas.tsv.xz", knowledge.lines(readings, common), "MPL-2.0")
    refused = {root: reason for root, (yes, reason) in verdicts.items() if not yes}
    left_out = _leave_out(known, words, dropped | refused, cache)
    folder.write("left-out.tsv.xz", left_out.lines(), "MPL-2.0 AND CC-BY-SA-4.0")
    facts = {
        "language": "fr",
        "name": "French",
        "alphabet": ALPHABETS["fr"],
        "words": len(words),
        "shortest": SHORTEST,
        "longest": LONGEST,
        "explained": round(len(readings) / len(words), 4),
        "quality": quality("fr", words, left_out, cache),
    }
    write_facts(out / "facts.toml", facts, [s.facts() for s in SOURCES], folder.files)


def _read_lemmas(cache: Path, out: Path) -> tuple[list[Lemma], list[Lemma]]:
    """Read the lexicon, and our own lemmas, which its affix classes inflect."""
    archive = fetch(pins.GRAMMALECTE, cache)
    dictionary = read_member(archive, "orthographe/FRANCAIS.dic").decode()
    affixes = read_member(archive, "orthographe/FRANCAIS_7.aff").decode()
    own = (out / "add-lemmas.tsv").read_text(encoding="utf-8")
    return read_lemmas(dictionary, affixes), read_lemmas(own, affixes)


def _judge(
    known: list[Lemma], verdicts: dict[str, bool], opinions: dict[str, float], cache: Path
) -> list[Lemma]:
    candidates = [lemma for lemma in known if is_candidate(lemma)]
    jury = Jury(candidates, read_witnesses(cache), verdicts, opinions)
    return [lemma for lemma in candidates if jury.accepts(lemma)]


def _leave_out(
    known: list[Lemma], words: set[str], dropped: dict[str, str], cache: Path
) -> LeftOut:
    left_out = LeftOut("fr", words)
    left_out.add_corrections(dropped)
    for lemma in known:
        reason = why_left_out(lemma) or ("foreign" if lemma.is_foreign_piece else None)
        if reason:
            for form in lemma.forms:
                left_out.add(form.spelling, reason)
    left_out.add_foreign(everyday_foreign(cache, ("en", "de", "es", "it")))
    return left_out
