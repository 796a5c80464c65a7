"""The numbers that the kernels and their callers share.

A letter is a number: A-Z are 0-25, Ä Ö Ü 26-28. So is a card: a letter card has the number
of its letter, the undeclared BALI card is `JOKER`, and declared as a letter `DECLARED` + letter.
"""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
ALPHABET = len(LETTERS)
JOKER = 29
DECLARED = 32
CARD_CODES = DECLARED + ALPHABET

SLOTS = 7
SUBSETS = 1 << SLOTS
PACK_SIZE = 54
WIDTH = PACK_SIZE
POOL = 128
"""Columns that a game can ever make: 54 drawn and at most 53 joined."""

READINGS = 8
"""Ways to read a column: each of the three umlaut cards as itself or as the plain vowel."""

WORD_BIT = 1 << 31
LETTER_BITS = (1 << ALPHABET) - 1
CANDIDATES = 6
"""Words kept for each part as what it might become."""

POINT_STEP = 4
"""Points of a likely word are kept in steps, in the six bits that its letters leave free."""

POINT_SHIFT = 2 * ALPHABET
COUNT_BITS = (1 << POINT_SHIFT) - 1

SEPARATOR = 255
"""Stands between the words while the index is built."""
