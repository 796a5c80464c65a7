"""Spelling of the lists: true words in, folded upper-case words out (D7)."""

import unicodedata

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALPHABETS = {"fr": LATIN, "de": LATIN + "ÄÖÜ"}
SHORTEST, LONGEST = 3, 25

_EXPANDED = str.maketrans({"Œ": "OE", "Æ": "AE", "ẞ": "SS", "Ø": "O", "Ł": "L", "Đ": "D", "’": "'"})
_UMLAUTS = {"Ä": "\x00", "Ö": "\x01", "Ü": "\x02"}
_HIDE = str.maketrans(_UMLAUTS)
_SHOW = str.maketrans({hidden: umlaut for umlaut, hidden in _UMLAUTS.items()})


def fold(text: str, lang: str) -> str:
    """Fold a spelling to the cards: `cœur` to `COEUR`, German `Straße` to `STRASSE`.

    Hyphens, apostrophes and other signs stay, so that the caller can see them.
    """
    upper = unicodedata.normalize("NFC", text).upper().translate(_EXPANDED)
    if upper.isascii():
        return upper
    if lang == "de":
        upper = upper.translate(_HIDE)
    bare = "".join(c for c in unicodedata.normalize("NFD", upper) if not unicodedata.combining(c))
    return bare.translate(_SHOW)


def fits(word: str, lang: str) -> bool:
    """Say whether a folded word has only the language's letters and a length we list."""
    return SHORTEST <= len(word) <= LONGEST and not word.strip(ALPHABETS[lang])
