"""Which encoding is a word list in, if its bytes do not prove it?

Any bytes are some text in every encoding of one byte a letter, so these are compared by what
they make of the lines that are not plain ASCII: a word of the built-in list counts most, letters
that the language writes count a little. Where two encodings that would give different words
stay close, or where none makes sense, the person must say it: a wrong guess invents words.
"""

from collections.abc import Callable, Iterable, Iterator

from baliwords.errors import BadInput
from baliwords.lexicon.entries import entries_of
from baliwords.lexicon.spelling import fold
from baliwords.speech import _

CANDIDATES = ("cp1252", "iso8859-15", "cp850", "mac_roman")

# The letters beside A to Z that words of a language are written with, loan words among them.
_WRITTEN = {"fr": "àâäåæçèéêëîïñôöùûüÿœ", "de": "äöüßẞàâåæçèéêëîïñôûœ"}
_SIGNS = "’\u00ad"  # an apostrophe, a soft hyphen

_KNOWN_WORD = 4  # against 1 for an entry in letters that the language writes
_CLEARLY = 2  # so many times the points of another reading where the two differ
_SENSIBLE = 0.9  # of all entries, or it is not the encoding of the file
_LINES_A_BYTE = 40
_LONGEST_LINE = 1000


def most_plausible(contents: bytes, lang: str, name: str) -> str:
    """Return the encoding that makes most sense of a list that is not UTF-8."""
    from baliwords.lexicon.store import load_lexicon

    is_word, lines = load_lexicon(lang).is_word, list(_telling_lines(contents))
    readings = [Sense(encoding, lines, lang, is_word) for encoding in (*CANDIDATES, "utf-8")]
    best, utf_8 = max(readings, key=lambda reading: reading.total), readings[-1]
    doubt = next(best.doubts(readings), None)
    if best is utf_8 or (doubt and utf_8.mends(best)):
        raise BadInput(
            _(
                "line {part} of {name!r} is not UTF-8 as others are (save the whole file as "
                "UTF-8, or as something else and say --encoding)",
                part=_spoilt_line(contents),
                name=name,
            )
        )
    if doubt:
        raise BadInput(
            _(
                "cannot tell the encoding of {name!r}: {doubt} (say it yourself, like "
                "--encoding {encoding})",
                name=name,
                doubt=doubt,
                encoding=best.encoding,
            )
        )
    return best.encoding


class Sense:
    """What an encoding makes of lines that are not plain ASCII."""

    def __init__(
        self, encoding: str, lines: list[bytes], lang: str, is_word: Callable[[str], bool]
    ) -> None:
        self.encoding = encoding
        self.entries = [next(entries_of([line.decode(encoding, "replace")]), "") for line in lines]
        self.words = [fold(entry, lang) for entry in self.entries]
        self.points = [
            0 if not _well_written(entry, lang) else _KNOWN_WORD if is_word(word) else 1
            for entry, word in zip(self.entries, self.words, strict=True)
        ]
        self.total = sum(self.points)

    def doubts(self, others: Iterable["Sense"]) -> Iterator[str]:
        """Say why this reading may be wrong."""
        senseless = [
            entry for entry, sense in zip(self.entries, self.points, strict=True) if not sense
        ]
        if len(senseless) > (1 - _SENSIBLE) * len(self.entries):
            yield _("{encoding} gives {text!r}", encoding=self.encoding, text=senseless[0][:40])
        for other in others:
            places = [n for n, word in enumerate(self.words) if word != other.words[n]]
            ours = sum(self.points[n] for n in places)
            theirs = sum(other.points[n] for n in places)
            if theirs * _CLEARLY > ours:
                one, two = self.entries[places[0]][:40], other.entries[places[0]][:40]
                yield _(
                    "{encoding} gives {text!r}, {other} {other_text!r}",
                    encoding=self.encoding,
                    text=one,
                    other=other.encoding,
                    other_text=two,
                )

    def mends(self, other: "Sense") -> bool:
        """Say whether this encoding makes sense of a line where the other does not."""
        return any(mine and not its for mine, its in zip(self.points, other.points, strict=True))


def is_written(text: str, lang: str) -> bool:
    """Say whether all letters of a text are among those that the language writes."""
    if text.isascii():
        return True
    import unicodedata

    composed = unicodedata.normalize("NFKC", text)
    known = (
        sign.isascii() or sign in _SIGNS or sign.lower() in _WRITTEN[lang] for sign in composed
    )
    return all(known)


def line_number(contents: bytes, place: int) -> int:
    """Return the number of the line at a place of a file."""
    return 1 + max(contents.count(end, 0, place) for end in (b"\n", b"\r"))


def _well_written(entry: str, lang: str) -> bool:
    """Say whether an entry has letters of the language, and no capital in its midst."""
    letters = entry.replace("ß", "")  # which capitals often leave as it is
    one_case = letters.islower() or letters.isupper() or letters[1:].islower() or letters.istitle()
    return one_case and is_written(entry, lang)


def _telling_lines(contents: bytes) -> Iterator[bytes]:
    """Yield lines that are not plain ASCII: some for each byte, however long the list is."""
    import re

    seen = dict.fromkeys(range(0x80, 0x100), 0)
    for found in re.finditer(rb"[^\r\n]+", contents):
        line = found[0].partition(b"#")[0].partition(b"\t")[0][:_LONGEST_LINE]
        if line.lstrip().startswith((b";", b"//")):
            continue
        telling = seen.keys() & set(line)
        if any(seen[byte] < _LINES_A_BYTE for byte in telling):
            seen.update((byte, seen[byte] + 1) for byte in telling)
            yield line


def _spoilt_line(contents: bytes) -> int:
    try:
        contents.decode("utf-8")
    except UnicodeDecodeError as error:
        return line_number(contents, error.start)
    return 0
