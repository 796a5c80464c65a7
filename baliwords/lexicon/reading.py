"""A person's text file: its bytes, the encoding they are in, its lines."""

import codecs
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from baliwords.errors import BadInput
from baliwords.files.foreign import foreign_bytes
from baliwords.lexicon.plausible import CANDIDATES, line_number, most_plausible
from baliwords.speech import _

LARGEST_FILE = 32 << 20
"""More bytes than any list of French or German words has; a mistake beyond that."""

_MARKS = {
    codecs.BOM_UTF32_LE: "utf-32",  # before UTF-16, whose mark it begins with
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
_NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x19\x1b-\x1f\x7f]")  # 1A ends files of DOS


class Reading(NamedTuple):
    """The text of a file, and the encoding it is read in."""

    text: str
    encoding: str

    def lines(self) -> Iterator[str]:
        """Yield the lines that hold anything, whichever way they end."""
        return (line[0] for line in re.finditer(r"[^\r\n\x1a]+", self.text))


def read_list(path: Path, lang: str, encoding: str | None = None) -> Reading:
    """Read a text file, in the encoding that is given or else the one it must be in."""
    contents = foreign_bytes(path, _("a word list"), LARGEST_FILE)
    sure = _evident(contents) if encoding is None else _known(encoding)
    text = _decoded(contents, sure or "latin-1", path.name)
    if sure:
        return Reading(text, sure)
    guess = most_plausible(contents, lang, path.name)
    return Reading(contents.decode(guess, "replace"), guess)


def _known(encoding: str) -> str:
    """Return the name of an encoding that a person asks for."""
    try:
        found = codecs.lookup(encoding).name
        b"A".decode(found, "replace")  # some codecs are not for texts
    except (LookupError, ValueError):
        known = ", ".join(("utf-8", *CANDIDATES))
        raise BadInput(
            _(
                "unknown encoding {encoding!r} (expected one like {known})",
                encoding=encoding[:40],
                known=known,
            )
        ) from None
    return found


def _evident(contents: bytes) -> str | None:
    """Return the encoding of which the bytes leave no doubt."""
    for mark, encoding in _MARKS.items():
        if contents.startswith(mark):
            return encoding
    if b"\x00" in contents[:2]:  # every other byte of Latin letters in UTF-16
        return "utf-16-be" if contents[:1] == b"\x00" else "utf-16-le"
    try:
        contents.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return "utf-8"


def _decoded(contents: bytes, encoding: str, name: str) -> str:
    """Return the text; refuse what is none, or not in this encoding."""
    try:
        text = contents.decode(encoding)
    except UnicodeError as error:
        raise BadInput(
            _(
                "{name!r} is not a text file in {encoding}: see line {line} (expected a list, "
                "one word a line)",
                name=name,
                encoding=encoding,
                line=line_number(contents, getattr(error, "start", 0)),
            )
        ) from None
    if _NO_TEXT.search(text):
        raise BadInput(
            _("{name!r} is not a text file (expected a list, one word a line)", name=name)
        )
    return text
