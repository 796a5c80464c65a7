"""The store: find the word lists, those that come with the program and a person's own."""

import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from baliwords.errors import MissingData
from baliwords.files.cache import cached
from baliwords.files.trouble import reason_of
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.spelling import ALPHABETS, alphabet
from baliwords.speech import _, label

if TYPE_CHECKING:
    from baliwords.letters.options import Options

WORDS_FILE = "words.txt.xz"
# Said after a preposition: a word is in it, or of it.
_TITLES = {"fr": label("the French list"), "de": label("the German list")}

Keep = Callable[[str, str, Callable[[Path], None]], Path]
"""Keeps a built file under a name and a fingerprint, as `cached` does."""


class Source:
    """Where the words of a lexicon come from; they are read only to build an index."""

    def __init__(
        self,
        lang: str,
        name: str | None,
        fingerprint: str,
        words: Callable[[], Iterable[str]],
        keep: Keep = cached,
        title: str = "",
    ) -> None:
        self.lang = lang
        self.name = name
        self.fingerprint = fingerprint
        self.words = words
        """Gives the words in alphabetical order, each once."""
        self.title = title or _TITLES[lang]
        """What a person calls the list; said after a preposition."""
        self._keep = keep

    def index(self, kind: str, build: Callable[[Iterable[str], Path], None]) -> Path:
        """Return the file of one index of these words, built if it is not there yet."""
        name = index_name(kind, self.lang, self.name)
        return self._keep(name, self.fingerprint, lambda path: build(self.words(), path))


def index_name(kind: str, lang: str, name: str | None) -> str:
    """Return the name under which an index of a list is kept."""
    return f"{kind}-{lang}" + (f"-{name}" if name else "")


_opened: dict[tuple[str, str | None, str], Lexicon] = {}


def load_lexicon(lang: str, name: str | None = None) -> Lexicon:
    """Return the lexicon of a language, or the own list `name` of that language.

    It is opened once: all who ask in this process share it, until its words change.
    """
    source = source_of(lang, name)
    key = (lang, name, source.fingerprint)
    if key not in _opened:
        fresh = Lexicon(source)
        for other in [one for one in _opened if one[:2] == key[:2] and one != key]:
            _opened.pop(other, None)
        return _opened.setdefault(key, fresh)  # another thread may have been quicker
    return _opened[key]


def lexicon_for(options: "Options") -> Lexicon:
    """Return the lexicon that a game with these options is judged by (D8)."""
    return load_lexicon(options.language, options.word_list or None)


def source_of(lang: str, name: str | None = None) -> Source:
    """Return the words of a language, or those of the own list `name` of that language."""
    alphabet(lang)  # refuses an unknown language
    if name is None:
        return built_in(lang)
    from baliwords.lexicon.own import own_source

    return own_source(lang, name)


def lexicon_of(words: Iterable[str], lang: str = "fr") -> Lexicon:
    """Return a lexicon of the given folded words; its files vanish with it."""
    import shutil
    import tempfile
    import weakref

    listed = sorted(set(words))
    folder = tempfile.mkdtemp(prefix="baliwords-")

    def keep(name: str, fingerprint: str, build: Callable[[Path], None]) -> Path:  # noqa: ARG001
        path = Path(folder, name)
        build(path)
        return path

    fingerprint = fingerprint_of("\n".join(listed).encode())
    lexicon = Lexicon(Source(lang, "given", fingerprint, lambda: listed, keep, _("the given list")))
    weakref.finalize(lexicon, shutil.rmtree, folder, ignore_errors=True)
    return lexicon


def built_in(lang: str) -> Source:
    """Return the list of a language that comes with the program."""
    path = data_file(lang, WORDS_FILE)
    try:
        packed = path.read_bytes()
    except OSError as error:
        raise MissingData(
            _(
                "the word list {path} cannot be read: {strerror}",
                path=path,
                strerror=reason_of(error),
            )
        ) from error
    return Source(lang, None, fingerprint_of(packed), lambda: unpacked_lines(path))


def data_file(lang: str, name: str) -> Path:
    """Return the path of a data file: inside an installed package, or beside a checkout's."""
    package = Path(__file__).parent.parent
    inside = package / "dictionaries"
    folder = inside if inside.is_dir() else package.parent / "dictionaries"
    return folder / lang / name


def unpacked_lines(path: Path) -> Iterator[str]:
    """Read a compressed data file line by line, never the whole of it."""
    import lzma

    try:
        with lzma.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield line.removesuffix("\n")
    except (OSError, EOFError, lzma.LZMAError, UnicodeDecodeError) as error:
        raise MissingData(
            _("the data file {path} cannot be read: {error}", path=path, error=reason_of(error))
        ) from error


def fingerprint_of(*contents: bytes) -> str:
    """Return a short text that changes when any of the contents does."""
    return "".join(f"{zlib.crc32(content):08x}{len(content):x}" for content in contents)


def languages() -> tuple[str, ...]:
    """Return the languages that have a list here."""
    return tuple(lang for lang in ALPHABETS if data_file(lang, WORDS_FILE).is_file())
