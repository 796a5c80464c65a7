"""A person's own word lists, kept in the data folder.

A list is kept as a text file that a person can read and edit: a heading, then one word a
line, in UTF-8. `extend` adds its words to the built-in list, `replace` takes its place (D8).
The words are read only to build an index: whatever opens a list looks at its heading and at
the checksum of its bytes.
"""

import os
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from baliwords.errors import BadInput
from baliwords.files.cache import checksum, forget
from baliwords.files.durable import replace, sync, sync_folder
from baliwords.files.folders import config_folder, data_folder
from baliwords.files.foreign import foreign_bytes, foreign_start
from baliwords.files.trouble import reason_of
from baliwords.lexicon.spelling import ALPHABETS, alphabet
from baliwords.lexicon.store import Source, built_in, index_name
from baliwords.speech import _, any_of, label, together

if TYPE_CHECKING:
    from baliwords.lexicon.entries import Report, Sieve

MODES = ("extend", "replace")

# Titles are said after a preposition, like those of the built-in lists.
_ALONE = {"fr": label("your French list {name}"), "de": label("your German list {name}")}
_BESIDE = {
    "fr": label("the French list with your list {name}"),
    "de": label("the German list with your list {name}"),
}

_HEADING = "# baliwords list, lang {lang}, mode {mode}, encoding {encoding}, from {origin}"
_READ_HEADING = re.compile(
    r"# baliwords list, lang \w+, mode (extend|replace)(?:, encoding ([\w-]+))?, from (.*)"
)
_LONGEST_HEADING = 1000
_COUNT = "count"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
# On Windows such a file is a device, whatever follows its name.
_DEVICE = re.compile(r"(?i:con|prn|aux|nul|com\d|lpt\d)")


class OwnList(NamedTuple):
    """An own list as it is kept: what its heading says, and where it lies."""

    lang: str
    name: str
    mode: str
    origin: str
    encoding: str
    path: Path
    trouble: str = ""
    """Why it cannot be used, or nothing."""

    def fingerprint(self) -> str:
        """Return a short text that changes when the file does.

        How its entries are folded and sifted is not in it: a change there raises `FORMAT`.
        """
        return f"{checksum(self.path)}{self.path.stat().st_size:x}"

    def words(self) -> Iterator[str]:
        """Yield its words in alphabetical order, each once."""
        return self._sieve().words()

    def size(self) -> int:
        """Return the number of its words, which is counted once and remembered."""
        if self.trouble:
            raise BadInput(self.trouble)
        from baliwords.files.parsed_once import parsed_once

        name = index_name(_COUNT, self.lang, self.name)
        return int(parsed_once(name, [self.path], lambda: self._sieve().report().taken))

    def _sieve(self) -> "Sieve":
        from io import BytesIO, TextIOWrapper

        from baliwords.lexicon.entries import Sieve, entries_of
        from baliwords.lexicon.reading import LARGEST_FILE

        sieve = Sieve(self.lang)
        contents = foreign_bytes(self.path, _("a word list"), LARGEST_FILE)
        try:
            sieve.take(entries_of(TextIOWrapper(BytesIO(contents), "utf-8-sig")))
        except UnicodeDecodeError:
            remove = f"baliwords dictionary remove {self.name} --lang {self.lang}"
            raise BadInput(
                _(
                    "{path!r} cannot be read: it is not UTF-8 (mend it, or: {remove})",
                    path=str(self.path),
                    remove=remove,
                )
            ) from None
        return sieve


def add_list(
    path: Path, lang: str, name: str, mode: str = "extend", encoding: str | None = None
) -> "Report":
    """Take the words of a file as the own list `name`."""
    alphabet(lang)
    if not _NAME.fullmatch(name) or _DEVICE.fullmatch(name):
        raise BadInput(
            _("{name!r} is no name for a list (letters and digits, like larousse)", name=name[:60])
        )
    if mode not in MODES:
        raise BadInput(
            _("unknown mode {mode!r} (expected {names})", mode=mode, names=any_of(MODES))
        )
    target = _folder(lang) / f"{name}.txt"
    _refuse_taken(target)
    sieve, report = _sift_file(path, lang, encoding)
    origin = printable(" ".join(path.name.split()))
    heading = _HEADING.format(lang=lang, mode=mode, encoding=report.encoding, origin=origin)
    _publish(target, chain([heading], sieve.words()))
    return report


def remove_list(lang: str, name: str) -> None:
    """Forget an own list, whatever state it is in, and its indexes."""
    path = _find(lang, name)
    try:
        path.unlink()
    except OSError as error:
        raise BadInput(
            _("cannot remove {path!r}: {strerror}", path=str(path), strerror=reason_of(error))
        ) from None
    if _NAME.fullmatch(name):
        forget(index_name("*", lang, name))


def own_lists() -> list[OwnList]:
    """Return all own lists, by language and name, also those that cannot be used."""
    return [
        _described(lang, path)
        for lang in sorted(ALPHABETS)
        for path in sorted(_folder(lang).glob("*.txt"))
    ]


def load_list(lang: str, name: str) -> OwnList:
    """Return an own list; refuse one that cannot be used."""
    own = _described(lang, _find(lang, name))
    if own.trouble:
        raise BadInput(own.trouble)
    return own


def has_list(lang: str, name: str) -> bool:
    """Say whether there is an own list of that name."""
    path = _folder(lang) / f"{name}.txt"
    # A separator, or a drive on Windows, would lead to another folder.
    return path.name == f"{name}.txt" and os.path.lexists(path)


def own_source(lang: str, name: str) -> Source:
    """Return the words of an own list, together with the built-in ones if it extends them."""
    own = load_list(lang, name)
    if own.mode == "replace":
        title = _(_ALONE[lang], name=name)
        return Source(lang, name, own.fingerprint(), own.words, title=title)
    base = built_in(lang)
    title = _(_BESIDE[lang], name=name)
    fingerprint = base.fingerprint + own.fingerprint()
    return Source(lang, name, fingerprint, lambda: _merged(base.words(), own.words()), title=title)


def printable(text: str) -> str:
    """Return a file's name as it can be written: a name need not be text."""
    return text.encode("utf-8", "backslashreplace").decode()


def _merged(some: Iterable[str], others: Iterable[str]) -> Iterator[str]:
    """Merge words in alphabetical order, each once, as they pass by."""
    from heapq import merge
    from itertools import groupby

    return (word for word, _ in groupby(merge(some, others)))


def _sift_file(path: Path, lang: str, encoding: str | None) -> "tuple[Sieve, Report]":
    """Part the words of a person's file that can be played from the others."""
    from baliwords.lexicon.entries import Sieve, entries_of
    from baliwords.lexicon.plausible import is_written
    from baliwords.lexicon.reading import read_list

    reading = read_list(path, lang, encoding)
    # The encoding may be another in some lines, or in the file that this one was made from:
    # what nobody writes is no word, unless the person says that it is.
    is_odd = None if encoding else lambda entry: not is_written(entry, lang)
    sieve = Sieve(lang, is_odd)
    sieve.take(entries_of(reading.lines()))
    report = sieve.report(reading.encoding)
    if not report.taken:
        raise BadInput(
            _(
                "{name!r} holds {why} (expected one word a line)",
                name=path.name,
                why=together(_("no word that can be played"), *report.sentences(), between="; "),
            )
        )
    return sieve, report


def _described(lang: str, path: Path) -> OwnList:
    """Return what the heading of a kept list says; a list without one extends the built-in."""
    name, heading = path.stem, ""
    trouble: str = ""
    if not _NAME.fullmatch(name):
        trouble = _(
            "{name!r} is no name for a list: rename or remove {path!r}",
            name=name[:60],
            path=str(path),
        )
    try:
        start = foreign_start(path, _("a word list"), _LONGEST_HEADING)
        heading = start.decode("utf-8-sig", "replace").partition("\n")[0]
    except BadInput as error:
        trouble = trouble or error.args[0]
    facts = _READ_HEADING.match(heading)
    mode, encoding, origin = facts.groups() if facts else ("extend", None, path.name)
    return OwnList(
        lang, printable(name), mode, printable(origin), encoding or "utf-8", path, trouble
    )


def _folder(lang: str) -> Path:
    return data_folder() / "dictionaries" / lang


def _find(lang: str, name: str) -> Path:
    """Return the file of a list that is kept, also of one that somebody put there."""
    alphabet(lang)
    if has_list(lang, name):
        return _folder(lang) / f"{name}.txt"
    settings = config_folder() / "config.toml"
    told = {"name": name[:60], "lang": lang, "command": "baliwords dictionary list"}
    if settings.exists():
        raise BadInput(
            _(
                "no own list {name!r} for {lang!r} (see what there is: {command}; {file!r} may "
                "name it as word_list)",
                **told,
                file=str(settings),
            )
        )
    raise BadInput(_("no own list {name!r} for {lang!r} (see what there is: {command})", **told))


def _refuse_taken(path: Path) -> None:
    lang, name = path.parent.name, path.stem
    if os.path.lexists(path):
        remove = f"baliwords dictionary remove {name} --lang {lang}"
        raise BadInput(
            _(
                "there is a {lang} list {name!r} already (remove it first: {remove})",
                lang=lang,
                name=name,
                remove=remove,
            )
        )


def _publish(path: Path, lines: Iterable[str]) -> None:
    """Write a new file whole or not at all, never over another."""
    from tempfile import TemporaryDirectory

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=path.parent, prefix=".adding-") as workshop:
            unfinished = Path(workshop) / path.name
            with unfinished.open("w", encoding="utf-8", newline="\n") as file:
                file.writelines(f"{line}\n" for line in lines)
                file.flush()
                sync(file.fileno())
            _publish_alone(unfinished, path)
            sync_folder(path.parent)
    except OSError as error:
        raise BadInput(
            _("cannot write {path!r}: {strerror}", path=str(path), strerror=reason_of(error))
        ) from None


def _publish_alone(unfinished: Path, path: Path) -> None:
    """Give a finished file its name; of two that want the same name at once, one gets it."""
    try:
        path.hardlink_to(unfinished)
    except FileExistsError:
        _refuse_taken(path)
    except OSError:  # a file system without links
        _refuse_taken(path)
        replace(unfinished, path)
