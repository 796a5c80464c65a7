"""A person's own word lists: read from any plain list, kept in the data folder.

A list is kept as a text file that a person can read and edit: a heading, then one word a
line. `extend` adds its words to the built-in list, `replace` takes its place (D8).
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from baliwords.core.cache import forget
from baliwords.core.folders import data_folder
from baliwords.errors import BadInput
from baliwords.lexicon.lexicon import INDEXES
from baliwords.lexicon.spelling import SHORTEST_WORD, alphabet, fold
from baliwords.lexicon.store import (
    LANGUAGE_NAMES,
    Source,
    built_in,
    fingerprint_of,
    index_name,
)

MODES = ("extend", "replace")
LONGEST_WORD = 54  # the cards of a pack (L2)

_LARGEST_FILE = 100_000_000
_EXAMPLES = 5
_HEADING = "# baliwords list, lang {lang}, mode {mode}, from {origin}"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


class OwnList(NamedTuple):
    """An own list as it is kept."""

    lang: str
    name: str
    mode: str
    origin: str
    words: tuple[str, ...]


class Report(NamedTuple):
    """What was taken from a file, and what was skipped and why."""

    taken: int
    repeated: int
    skipped: dict[str, int]
    examples: dict[str, list[str]]


def add_list(path: Path, lang: str, name: str, mode: str = "extend") -> Report:
    """Take the words of a file as the own list `name`."""
    alphabet(lang)
    target = _path(lang, name)
    if mode not in MODES:
        raise BadInput(f"unknown mode {mode!r} (expected {' or '.join(MODES)})")
    if target.exists():
        raise BadInput(f"there is a {lang} list {name!r} already (remove it first)")
    words, report = sift(_entries(read_text(path)), lang)
    if not words:
        raise BadInput(f"{path.name!r} holds no word that can be played (one word a line)")
    heading = _HEADING.format(lang=lang, mode=mode, origin=" ".join(path.name.split()))
    _write(target, "\n".join([heading, *sorted(words), ""]))
    return report


def remove_list(lang: str, name: str) -> None:
    """Forget an own list and its indexes."""
    load_list(lang, name)
    _path(lang, name).unlink()
    for kind in INDEXES:
        forget(index_name(kind, lang, name))


def own_lists() -> list[OwnList]:
    """Return all own lists, by language and name."""
    paths = sorted(_folder().glob("*/*.txt"))
    return [load_list(path.parent.name, path.stem) for path in paths]


def load_list(lang: str, name: str) -> OwnList:
    """Read an own list as it is kept."""
    try:
        heading, *lines = _path(lang, name).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        raise BadInput(
            f"no own list {name!r} for {lang!r} (see what there is: baliwords dictionary list)"
        ) from None
    facts = re.match(r".*mode (\w+), from (.*)", heading)
    mode, origin = (facts[1], facts[2]) if facts else ("replace", "")
    words, _ = sift(_entries("\n".join(lines)), lang)
    return OwnList(lang, name, mode, origin, tuple(sorted(words)))


def own_source(lang: str, name: str) -> Source:
    """Return the words of an own list, together with the built-in ones if it extends them."""
    own = load_list(lang, name)
    contents = "\n".join(own.words).encode()
    language = LANGUAGE_NAMES[lang]
    if own.mode == "replace":
        title = f"your {language} list {name}"
        return Source(lang, name, fingerprint_of(contents), lambda: own.words, title=title)
    base = built_in(lang)
    title = f"the {language} list with your list {name}"
    fingerprint = base.fingerprint + fingerprint_of(contents)
    return Source(lang, name, fingerprint, lambda: sorted({*base.words(), *own.words}), title=title)


def sift(entries: Iterable[str], lang: str) -> tuple[set[str], Report]:
    """Fold the entries of a list and part the words that can be played from the others."""
    words: set[str] = set()
    repeated, examples, skipped = 0, dict[str, list[str]](), dict[str, int]()
    for entry in entries:
        word = fold(entry, lang)
        if reason := _why_unplayable(word, lang):
            skipped[reason] = skipped.get(reason, 0) + 1
            if skipped[reason] <= _EXAMPLES:
                examples.setdefault(reason, []).append(entry[:40])
        elif word in words:
            repeated += 1
        else:
            words.add(word)
    return words, Report(len(words), repeated, skipped, examples)


def read_text(path: Path) -> str:
    """Read a text file in whichever of the common encodings it is."""
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise BadInput(f"{path.name!r} is too large for a word list")
        contents = path.read_bytes()
    except OSError as error:
        raise BadInput(f"cannot read {str(path)!r}: {error.strerror}") from None
    text = _decode(contents)
    if text is None or re.search(r"[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]", text):
        raise BadInput(f"{path.name!r} is not a text file (expected a list, one word a line)")
    return text


def _decode(contents: bytes) -> str | None:
    """Decode UTF-8, UTF-16 or Windows text, with or without a byte-order mark."""
    encodings = ["utf-8-sig", "cp1252"]
    if contents[:2] in (b"\xff\xfe", b"\xfe\xff"):
        encodings = ["utf-16"]
    elif b"\x00" in contents[:2]:  # every other byte of Latin letters in UTF-16
        encodings = ["utf-16-be" if contents[:1] == b"\x00" else "utf-16-le"]
    for encoding in encodings:
        try:
            return contents.decode(encoding)
        except UnicodeDecodeError:
            continue
    return None


def _entries(text: str) -> Iterator[str]:
    """Yield the words of a list, one a line, without comments and what follows a tab."""
    for line in text.splitlines():
        entry = line.partition("#")[0].partition("\t")[0].strip()
        if entry and not entry.startswith((";", "//")):
            yield entry


def _why_unplayable(word: str, lang: str) -> str | None:
    if "." in word:
        return "abbreviation"
    if any(joint in word for joint in "-' "):
        return "compound"
    if word.strip(alphabet(lang)):
        return "bad_letters"
    if len(word) < SHORTEST_WORD:
        return "too_short"
    return "too_long" if len(word) > LONGEST_WORD else None


def _folder() -> Path:
    return data_folder() / "dictionaries"


def _path(lang: str, name: str) -> Path:
    if not _NAME.fullmatch(name):
        raise BadInput(f"{name[:60]!r} is no name for a list (letters and digits, like larousse)")
    return _folder() / lang / f"{name}.txt"


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".new")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        raise BadInput(f"cannot write {str(path)!r}: {error.strerror}") from None
