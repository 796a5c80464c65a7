"""Word lists that are opened behind the screen: the table is drawn before they are needed."""

from collections.abc import Callable
from threading import Lock
from typing import Any, TypeAlias

Loader: TypeAlias = Callable[[str, str], Any]
"""Opens the word list of a language; the second text names an own list, or is empty."""


def load(language: str, word_list: str = "") -> Any:
    """Open a word list that is installed."""
    from baliwords.lexicon import load_lexicon

    return load_lexicon(language, word_list or None)


class Dictionary:
    """The word list of one language, opened when it is first asked or by `open`.

    It offers what the rules ask (`letters.judge.Words`); the rest is under `lexicon`. Once it
    is open, the word list itself answers.
    """

    is_open = False
    """Whether asking is instantaneous."""

    def __init__(self, language: str, word_list: str = "", loader: Loader = load) -> None:
        self.language = language
        self._word_list = word_list
        self._loader = loader
        self._lock = Lock()
        self._lexicon: Any = None

    @property
    def installed(self) -> bool:
        """Whether it is one of the program's own, which every computer player can use."""
        return self._loader is load

    @property
    def lexicon(self) -> Any:
        """The word list itself; the first call may take a moment."""
        with self._lock:
            if not self.is_open:
                self._open(self._loader(self.language, self._word_list))
        return self._lexicon

    def open(self) -> None:
        """Open the word list, which may take a moment."""
        _opened = self.lexicon

    def _open(self, lexicon: Any) -> None:
        lexicon.is_part("ABC")  # opens, on the first day builds, what the rules need
        self._lexicon = lexicon
        self.is_word, self.is_part = lexicon.is_word, lexicon.is_part  # type: ignore[method-assign]
        self.is_prefix = lexicon.is_prefix  # type: ignore[method-assign]
        self.is_open = True

    @property
    def alphabet(self) -> str:
        """The letters that words are made of."""
        return str(self.lexicon.alphabet)

    def is_word(self, text: str) -> bool:
        """Tell whether the text is an admissible word."""
        return bool(self.lexicon.is_word(text))

    def is_part(self, text: str, at_least: int = 3) -> bool:
        """Tell whether some word of `at_least` letters or more contains the text."""
        return bool(self.lexicon.is_part(text, at_least))

    def is_prefix(self, text: str, at_least: int = 3) -> bool:
        """Tell whether some word of `at_least` letters or more starts with the text."""
        return bool(self.lexicon.is_prefix(text, at_least))


class Shelf:
    """All dictionaries that this run of the program has asked for."""

    def __init__(self, loader: Loader = load) -> None:
        self._loader = loader
        self._dictionaries: dict[tuple[str, str], Dictionary] = {}

    def take(self, language: str, word_list: str = "") -> Dictionary:
        """Return a dictionary, opened or not; an own list that nobody has is refused at once."""
        key = (language, word_list)
        if key not in self._dictionaries:
            if word_list and self._loader is load:
                _refuse_missing(language, word_list)
            self._dictionaries[key] = Dictionary(language, word_list, self._loader)
        return self._dictionaries[key]


def _refuse_missing(language: str, word_list: str) -> None:
    """A game with it could not be played, and must not be kept."""
    from baliwords.lexicon.own import load_list

    load_list(language, word_list)
