"""Text as people type it: any case, accents or not."""

import unicodedata

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


def fold(text: str) -> str:
    """Return the text in lower case without accents: `Marché` becomes `marche`."""
    plain = text.casefold()
    if plain.isascii():
        return plain
    apart = unicodedata.normalize("NFKD", plain)  # the accents behind their letters
    letters = "".join(sign for sign in apart if not "\u0300" <= sign <= "\u036f")
    return letters.casefold().translate(_LIGATURES)
