"""Every sentence that a person reads passes through `_`: the one door to translations.

The English sentence is the key. Catalogues lie in `locales/LANG/LC_MESSAGES/baliwords.mo`;
where there is none, the sentence stays as it is.
"""

import re
from functools import lru_cache
from gettext import NullTranslations, translation
from pathlib import Path

_LOCALES = Path(__file__).parent / "locales"
_KEY = re.compile(r"[a-z]+_[a-z_]+:")  # a house rule that is named, like min_word_length
_RULE_NUMBERS = re.compile(r" \((?:[LTD]\d+(?:, )?)+\)")


def _(sentence: str, **parts: object) -> str:
    """Translate a sentence, then put its parts in: `_("{name} is next", name="Ben")`."""
    translated = _catalogue().gettext(sentence)
    return translated.format(**parts) if parts else translated


def counted(one: str, many: str, count: int, **parts: object) -> str:
    """Translate a sentence that holds a number: `counted("{count} card", "{count} cards", 2)`."""
    return _catalogue().ngettext(one, many, count).format(count=count, **parts)


def plainly(reason: str) -> str:
    """Say a reason of the rules to a person: without the numbers of the paragraphs."""
    sentence = _RULE_NUMBERS.sub("", _(reason))
    if not _KEY.match(sentence):
        sentence = sentence[:1].upper() + sentence[1:]
    return sentence if sentence.endswith(".") else sentence + "."


@lru_cache(maxsize=1)
def _catalogue() -> NullTranslations:
    return translation("baliwords", _LOCALES, fallback=True)
