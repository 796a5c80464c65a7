"""Fold true spellings for the tests, without the code under test."""

import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def folded(spelling: str, *, keep: str = "") -> str:
    """Return the spelling in upper case without accents, but those in `keep`."""
    letters = unicodedata.normalize("NFC", spelling.lower().translate(LIGATURES))
    return "".join(c if c in keep else unicodedata.normalize("NFD", c)[0] for c in letters).upper()


def folded_german(spelling: str) -> str:
    return folded(spelling, keep="äöü")
