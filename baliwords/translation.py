"""Say sentences in the language of the person: French, German or English.

The English sentence is the key. Catalogues lie in `locales/LANG/LC_MESSAGES/baliwords.mo`, made
from the `.po` beside them when the program is installed. A language without a catalogue, or
with a damaged one, is said in English. The few lines that read a catalogue stand here because
importing gettext takes as long as a whole answer.
"""

import os
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path

from baliwords.speech import Plain, Sentence, Together, plain
from baliwords.speech import _ as say
from baliwords.speech import counted as say_counted
from baliwords.speech import plainly as whole_sentence

ENGLISH = "en"
UI_LANGUAGES = ("fr", "de", ENGLISH)
_LOCALES = Path(__file__).parent / "locales"
_MAGIC = 0x950412DE
_NUMBERS = {"fr": ("\N{NARROW NO-BREAK SPACE}", ","), "de": (".", ",")}
"""How thousands and decimals are parted."""
_QUOTES = {"fr": ("«\N{NARROW NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}»"), "de": ("„", "“")}
"""How what a person typed is quoted."""

_now = {"language": ENGLISH}
_catalogues: dict[str, Mapping[str, str]] = {ENGLISH: {}}


def use(language: str) -> None:
    """Say everything in this language from now on."""
    _now["language"] = language if language in UI_LANGUAGES else ENGLISH


def language() -> str:
    """Return the language that is spoken now."""
    return _now["language"]


def locale_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the locale asks for; English where it asks for another."""
    names = (environment.get(key, "") for key in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, names), "")[:2].lower()
    return wanted if wanted in UI_LANGUAGES else ENGLISH


def speak(text: str, ui: str | None = None) -> str:
    """Say a sentence in a language, by default in the one in use; other text stays as it is."""
    ui = ui or language()
    if ui != ENGLISH and not _catalogue(ui):
        ui = ENGLISH  # numbers and signs too, where the sentences cannot be read
    if isinstance(text, Together):
        # French sets a narrow blank before a semicolon.
        blank = "\N{NARROW NO-BREAK SPACE}" if ui == "fr" and text.between[:1] == ";" else ""
        return f"{blank}{text.between}".join(speak(piece, ui) for piece in text.pieces)
    if isinstance(text, Plain):
        return whole_sentence(speak(text.reason, ui))
    if not isinstance(text, Sentence):
        return text
    if ui == ENGLISH:
        return str(text)
    template = _translated(text, ui)
    if not text.parts:
        return template
    try:
        return template.format(**{key: _Part(part, ui) for key, part in text.parts.items()})
    except (KeyError, ValueError, IndexError, AttributeError):  # somebody has spoilt a catalogue
        return str(text)


def _(template: str, **parts: object) -> str:
    """Say a sentence at once, in the language in use."""
    return speak(say(template, **parts))


def counted(one: str, many: str, count: float, **parts: object) -> str:
    """Say a sentence that a number decides at once, in the language in use."""
    return speak(say_counted(one, many, count, **parts))


def plainly(reason: str | Exception) -> str:
    """Tell a person a reason of the rules, or what an error complains of."""
    return speak(plain(reason))


class _Part:
    """A part of a sentence as it is said: sentences spoken, numbers written as people do."""

    def __init__(self, value: object, ui: str) -> None:
        if isinstance(value, Exception) and value.args:  # an error keeps its sentence there
            value = value.args[0]
        self._value = value
        self._ui = ui

    def __str__(self) -> str:
        return str(self._value)

    def __repr__(self) -> str:
        if not isinstance(self._value, str) or self._ui not in _QUOTES:
            return repr(self._value)
        before, after = _QUOTES[self._ui]
        return f"{before}{repr(self._value)[1:-1]}{after}"

    def __format__(self, spec: str) -> str:
        value = self._value
        if isinstance(value, str):
            return format(speak(value, self._ui), spec)
        written = format(value, spec)
        fraction = isinstance(value, float) or "," in spec or spec.endswith("f")
        if isinstance(value, bool) or not fraction or self._ui not in _NUMBERS:
            return written
        thousands, decimal = _NUMBERS[self._ui]
        return written.replace(",", "\0").replace(".", decimal).replace("\0", thousands)


def _translated(sentence: Sentence, ui: str) -> str:
    """Return the template of a sentence in a language, or its English one."""
    catalogue = _catalogue(ui)
    if not sentence.many:
        return catalogue.get(sentence.template) or sentence.template
    plural = _is_plural(sentence.number, ui)
    forms = catalogue.get(f"{sentence.template}\0{sentence.many}", "").split("\0")
    if len(forms) == 2:
        return forms[plural]
    return sentence.many if sentence.number != 1 else sentence.template


def _is_plural(number: float, ui: str) -> bool:
    """Tell whether a number takes the second form: in French from two on, else all but one."""
    return abs(number) >= 2 if ui == "fr" else number != 1


def _catalogue(ui: str) -> Mapping[str, str]:
    """Return the sentences of a language; none if they cannot be read."""
    if ui not in _catalogues:
        try:
            file = _LOCALES / ui / "LC_MESSAGES" / "baliwords.mo"
            _catalogues[ui] = Catalogue(file.read_bytes())
        except (OSError, ValueError, struct.error, IndexError):
            _catalogues[ui] = {}
    return _catalogues[ui]


class Catalogue(Mapping[str, str]):
    """The sentences of a compiled catalogue; each is decoded when it is first said.

    A command says a dozen of more than a thousand sentences.
    """

    def __init__(self, raw: bytes) -> None:
        """Take a catalogue as gettext compiles it: pairs of texts, each by its length and place."""
        magic, _version, count, keys, values = struct.unpack_from("<5I", raw)
        if magic != _MAGIC:
            raise ValueError("not a catalogue")
        named = struct.unpack_from(f"<{2 * count}I", raw, keys)
        self._raw = raw
        self._said = struct.unpack_from(f"<{2 * count}I", raw, values)
        self._places = {
            raw[named[at + 1] : named[at + 1] + named[at]]: at for at in range(0, 2 * count, 2)
        }

    def __getitem__(self, key: str) -> str:
        at = self._places[key.encode()]
        length, place = self._said[at : at + 2]
        try:
            return self._raw[place : place + length].decode()
        except UnicodeDecodeError:  # somebody has spoilt it: English then
            raise KeyError(key) from None

    def __iter__(self) -> Iterator[str]:
        return (key.decode() for key in self._places)

    def __len__(self) -> int:
        return len(self._places)
