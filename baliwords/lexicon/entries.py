"""The entries of a plain word list, and which of them can be played."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from baliwords.lexicon.spelling import SHORTEST_WORD, alphabet, fold
from baliwords.speech import counted, label

LONGEST_WORD = 54  # the cards of a pack (L2)

UNPLAYABLE = {
    "abbreviation": label("abbreviations (L28)"),
    "compound": label("compounds of several words (L28)"),
    "bad_letters": label("with a sign that is on no card (L2)"),
    "too_short": label("shorter than three letters (L14)"),
    "too_long": label("longer than a pack of cards (L2)"),
    "odd_letters": label("with a letter that the language hardly writes: another encoding?"),
}
"""Every reason to skip an entry, and how to say it to a person."""

_EXAMPLES = 5
_LONGEST_ENTRY = 200  # no word, however its accents are written
# Signs that nobody sees: the soft hyphen, joiners, spaces without width, byte-order marks.
_INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff"))


class Report(NamedTuple):
    """What was taken from a list, and what was skipped and why."""

    taken: int
    repeated: int
    skipped: dict[str, int]
    examples: dict[str, list[str]]
    encoding: str

    def sentences(self) -> Iterator[str]:
        """Say what was skipped, one reason after the other."""
        for reason, count in sorted(self.skipped.items()):
            shown = ", ".join(self.examples[reason])
            more = " …" if count > len(self.examples[reason]) else ""
            yield counted(
                "{count:,} skipped, {reason}: {words}",
                "{count:,} skipped, {reason}: {words}",
                count,
                reason=UNPLAYABLE[reason],
                words=shown + more,
            )


class Sieve:
    """Folds entries and keeps the words that can be played.

    The words wait as bare bytes by their first two letters, so that a long list needs little
    more memory than its file, in whichever order it comes.
    """

    def __init__(self, lang: str, is_odd: Callable[[str], bool] | None = None) -> None:
        self._lang = lang
        self._letters = alphabet(lang)
        self._is_odd = is_odd
        self._by_first_letters: dict[str, bytearray] = {}
        self._accepted = 0
        self._skipped: dict[str, int] = {}
        self._examples: dict[str, list[str]] = {}

    def take(self, entries: Iterable[str]) -> None:
        """Sift the entries of a list."""
        letters, lang = self._letters, self._lang
        for entry in entries:
            word = entry if len(entry) > _LONGEST_ENTRY else fold(entry, lang)
            playable = SHORTEST_WORD <= len(word) <= LONGEST_WORD and not word.strip(letters)
            if playable and (self._is_odd is None or not self._is_odd(entry)):
                waiting = self._by_first_letters.setdefault(word[:2], bytearray())
                waiting += word.encode("latin-1") + b"\n"
                self._accepted += 1
            else:
                self._skip(entry, "odd_letters" if playable else _why_unplayable(word, letters))

    def words(self) -> Iterator[str]:
        """Yield the words in alphabetical order, each once."""
        for letters in sorted(self._by_first_letters):
            yield from sorted(set(self._by_first_letters[letters].decode("latin-1").split()))

    def report(self, encoding: str = "utf-8") -> Report:
        """Count what was taken and what was skipped of a list in that encoding."""
        taken = sum(1 for _ in self.words())
        return Report(taken, self._accepted - taken, self._skipped, self._examples, encoding)

    def _skip(self, entry: str, reason: str) -> None:
        self._skipped[reason] = self._skipped.get(reason, 0) + 1
        if self._skipped[reason] <= _EXAMPLES:
            self._examples.setdefault(reason, []).append(entry[:40])


def entries_of(lines: Iterable[str]) -> Iterator[str]:
    """Yield the words of a list, one a line, without comments and what follows a tab."""
    for line in lines:
        entry = line.partition("#")[0].partition("\t")[0]
        if not entry.isascii():
            entry = entry.translate(_INVISIBLE)
        entry = entry.strip()
        if entry and not entry.startswith((";", "//")):
            yield entry


def _why_unplayable(word: str, letters: str) -> str:
    if "." in word:
        return "abbreviation"
    if any(joint in word for joint in "-' "):
        return "compound"
    if word.strip(letters):
        return "bad_letters"
    return "too_short" if len(word) < SHORTEST_WORD else "too_long"
