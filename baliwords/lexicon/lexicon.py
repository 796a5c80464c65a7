"""A lexicon: the admissible words of one language, and everything the game asks about them."""

from collections.abc import Callable, Iterable, Iterator, Set
from typing import TYPE_CHECKING

from baliwords.lexicon.index import (
    Lines,
    WordTrie,
    build_lines,
    build_parts,
    build_words,
)
from baliwords.lexicon.spelling import SHORTEST_WORD, alphabet

if TYPE_CHECKING:
    from baliwords.lexicon.explain import Explanation
    from baliwords.lexicon.knowledge import Knowledge
    from baliwords.lexicon.search import Found
    from baliwords.lexicon.store import Source

INDEXES = {"words": build_words, "parts": build_parts, "lines": build_lines}
"""The kinds of index, and how each is built."""


class Lexicon(Set[str]):
    """A frozen set of folded words that also knows their parts.

    `is_word`, `is_part` and `is_prefix` are what the rules ask, thousands of times a move:
    they take folded text as it is, and text only: half a surrogate pair, which `in` knows to
    be no word, is an error there. Everything else also accepts what a person writes.
    Each index is opened, and if need be built, when it is first asked.
    """

    def __init__(self, source: "Source") -> None:
        self.source = source
        self.lang = source.lang
        self.name = source.name
        self.alphabet = alphabet(source.lang)
        self.fingerprint = source.fingerprint
        self._words = self._trie("words")
        self._beginnings: Callable[[str], Iterator[str]] = self._open_parts
        self._opened_lines: Lines | None = None
        self._opened_knowledge: Knowledge | None = None
        # The trie's own function: one call less for each of a million look-ups.
        self.is_word = self._words.__contains__  # type: ignore[method-assign]

    def __contains__(self, word: object) -> bool:
        try:
            return isinstance(word, str) and word in self._words
        except UnicodeEncodeError:  # half a surrogate pair: no text, so no word
            return False

    def __len__(self) -> int:
        return len(self._words)

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __repr__(self) -> str:
        named = f", {self.name!r}" if self.name else ""
        return f"<Lexicon {self.lang!r}{named}: {len(self)} words>"

    __hash__ = Set._hash

    @classmethod
    def _from_iterable(cls, words: Iterable[str]) -> frozenset[str]:  # type: ignore[override]
        """Make what `lexicon & others` gives: an ordinary set."""
        return frozenset(words)

    def is_word(self, text: str, /) -> bool:
        """Say whether the folded text is an admissible word."""
        return text in self._words

    def is_part(self, text: str, at_least: int = SHORTEST_WORD) -> bool:
        """Say whether the folded text stands inside a word of `at_least` letters (D9)."""
        if len(text) < at_least > SHORTEST_WORD:
            return self.lines.has_part(text, at_least) if text else self.is_prefix(text, at_least)
        # A part ends one of the beginnings, which are all written backwards.
        return next(self._beginnings(text[::-1]), None) is not None

    def is_prefix(self, text: str, at_least: int = SHORTEST_WORD) -> bool:
        """Say whether a word of `at_least` letters begins with the folded text (D9)."""
        if at_least <= SHORTEST_WORD:
            return self._words.has_prefix(text)
        return any(len(word) >= at_least for word in self._words.iterkeys(text))

    def containing(self, part: str) -> list["Found"]:
        """Return all words that hold the part, best first, with the letters still needed.

        In a part `?` is any letter and, as on the table, an umlaut card may be read as the
        plain vowel (D5).
        """
        from baliwords.lexicon.search import containing

        return containing(self, part)

    def starting(self, text: str) -> list[str]:
        """Return the words that begin with the text, in alphabetical order; `?` is any letter."""
        from baliwords.lexicon.search import words_with

        return words_with(self, text, open_end=True)

    def ending(self, text: str) -> list[str]:
        """Return the words that end with the text, in alphabetical order; `?` is any letter."""
        from baliwords.lexicon.search import words_with

        return words_with(self, text, open_start=True)

    def matching(self, pattern: str) -> list[str]:
        """Return the words of the pattern's length, in alphabetical order; `?` is any letter."""
        from baliwords.lexicon.search import words_with

        return words_with(self, pattern)

    def explain(self, word: str, at_least: int = SHORTEST_WORD) -> "Explanation":
        """Say whether a word as a person writes it is admissible, and why (L28)."""
        from baliwords.lexicon.explain import explain

        return explain(self, word, at_least)

    @property
    def knowledge(self) -> "Knowledge":
        """What is known of the words of this language."""
        if self._opened_knowledge is None:
            from baliwords.lexicon.knowledge import Knowledge

            self._opened_knowledge = Knowledge(self.lang)
        return self._opened_knowledge

    @property
    def lines(self) -> Lines:
        """The words as text, for searches."""
        if self._opened_lines is None:
            self._opened_lines = Lines(self.source.index("lines", build_lines))
        return self._opened_lines

    def build(self) -> Iterator[str]:
        """Build every index that is missing, naming each when it is done."""
        for kind in INDEXES:
            self.source.index(kind, INDEXES[kind])
            yield kind

    def _trie(self, kind: str) -> WordTrie:
        """Open a trie; one that the library refuses is built again."""
        path = self.source.index(kind, INDEXES[kind])
        try:
            return WordTrie(path)
        except (RuntimeError, ValueError):  # another version of the library has written it
            path.unlink(missing_ok=True)
            return WordTrie(self.source.index(kind, INDEXES[kind]))

    def _open_parts(self, text: str) -> Iterator[str]:
        """Answer the first question about a part: open the index, which answers the others."""
        self._beginnings = self._trie("parts").iterkeys
        return self._beginnings(text)
