"""Folding: what a person writes, in capital letters that stand on cards (D7)."""

import unicodedata

# Letters that Unicode does not take apart, and the many hyphens and apostrophes of printing.
_UNDECOMPOSED = str.maketrans(
    {"Œ": "OE", "Æ": "AE", "ẞ": "SS", "Ø": "O", "Ł": "L", "Đ": "D"}
    | dict.fromkeys("‐‑‒–—−", "-")
    | dict.fromkeys("’‘ʼ′", "'")
)


def folded(text: str, kept: str) -> str:
    """Return the text in capitals, ligatures apart, without the accents of letters not `kept`."""
    capitals = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).upper())
    plain = (letter if letter in kept else _without_accents(letter) for letter in capitals)
    return "".join(plain).translate(_UNDECOMPOSED)


def _without_accents(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", letter)
    return "".join(part for part in parts if not unicodedata.combining(part))
