"""Spelling: what a person writes, and the letters of the cards it is spelled with (D7)."""

from baliwords.errors import BadInput
from baliwords.speech import _, any_of

_LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# The letters of the words of each language, in alphabetical order. French has no card
# for an accent; German keeps its umlauts and spells ß with two S cards.
ALPHABETS = {"fr": _LATIN, "de": _LATIN + "ÄÖÜ"}

# L14: a complete word has three letters or more.
SHORTEST_WORD = 3

# No word is longer than the letters of a pack; beyond this it is no word but a mistake.
LONGEST_INPUT = 100

# Unicode categories that no attempt at a word holds: control, unassigned, emoji.
_NO_WRITING = ("C", "So", "Sk", "Me", "Zl", "Zp")


def alphabet(lang: str) -> str:
    """Return the letters that words of `lang` are made of."""
    try:
        return ALPHABETS[lang]
    except KeyError:
        known = any_of([*ALPHABETS])
        raise BadInput(
            _("no dictionary for the language {lang!r} (expected {known})", lang=lang, known=known)
        ) from None


def fold(text: str, lang: str) -> str:
    """Return `text` in the letters of the cards: capitals, no accents, ligatures apart.

    >>> fold("mûrir", "fr"), fold("cœur", "fr"), fold("Straße", "de"), fold("Größe", "de")
    ('MURIR', 'COEUR', 'STRASSE', 'GRÖSSE')
    """
    if text.isascii():
        return text.upper()
    from baliwords.letters.folding import folded  # not needed for most words, `check` starts faster

    return folded(text, alphabet(lang))


def read_word(text: str, lang: str) -> str:
    """Fold what a person typed as a word; refuse what cannot be one."""
    refuse_no_word(text)
    word = fold(text, lang).strip()
    if not word:  # accents without a letter
        raise BadInput(
            _("a word is missing: {text!r} has no letters (write one like MURS)", text=text)
        )
    return word


def refuse_no_word(text: str) -> None:
    """Refuse, in one sentence, what nobody can mean as a word or a part of one."""
    if not text.strip():
        raise BadInput(_("a word is missing: '' has no letters (write one like MURS)"))
    if len(text) > LONGEST_INPUT:
        raise BadInput(
            _(
                "{part!r} has {count} letters, no word has more than {longest_input} (write "
                "one like MURS)",
                part=text[:20] + "…",
                count=len(text),
                longest_input=LONGEST_INPUT,
            )
        )
    if not text.isascii() or not text.isprintable():
        _refuse_signs(text)


def _refuse_signs(text: str) -> None:
    import unicodedata

    for sign in text:
        if unicodedata.category(sign).startswith(_NO_WRITING):
            name = f"U+{ord(sign):04X}"  # its name would be English
            raise BadInput(
                _(
                    "{text!r} holds {name}, which no word has (write one like MURS)",
                    text=text,
                    name=name,
                )
            )
