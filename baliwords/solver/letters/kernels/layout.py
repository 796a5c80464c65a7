"""The numbers that the kernels and their callers share.

A letter is a number: A-Z are 0-25, Ä Ö Ü 26-28. So is a card: a letter card has the number
of its letter, the undeclared BALI card is `JOKER`, and declared as a letter `DECLARED` + letter.
"""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
ALPHABET = len(LETTERS)
UMLAUTS = LETTERS.index("Ä")
"""The first of the three."""
VOWELS = sum(1 << LETTERS.index(letter) for letter in "AEIOUYÄÖÜ")
JOKER = 29
DECLARED = 32
CARD_CODES = DECLARED + ALPHABET

NOBODY = -1
"""No column in a slot, no slot under another, no letter for the joker."""
SLOTS = 7
SUBSETS = 1 << SLOTS
PLACES = SLOTS + 1
"""Columns that an end can use: those of the slots, and the last card where it is known."""
PACK_SIZE = 54
WIDTH = PACK_SIZE
POOL = 128
"""Columns that a game can ever make: 54 drawn and at most 53 joined."""

READINGS = 8
"""Ways to read a column: each of the three umlaut cards as itself or as the plain vowel."""

WORD_BIT = 1 << 31
WHOLE = 0xFFFFFFFF
"""All bits of a number of 32."""
SPELL_STEP = 37
"""What a number that tells letters grows by with each: more than there are letters."""
LETTER_BITS = (1 << ALPHABET) - 1
CANDIDATES = 6
"""Words kept for each part as what it might become."""

POINT_STEP = 4
"""Points of a likely word are kept in steps, in the six bits that its letters leave free."""

POINT_SHIFT = 2 * ALPHABET
COUNT_BITS = (1 << POINT_SHIFT) - 1

COLUMN = 16
"""What covering a column counts; a card that is lacking takes a part of it."""
COPIES = 3
"""Cards of a letter in the pile beyond which more make no difference."""
LACKS = (0, 8, 6, 5, 4, 4, 3, 3, 3, 2)
"""What a lacking card takes, by how many cards of the pile would do."""

SCORE_BITS = 0xFFFF
BALI, STUCK = 1 << 16, 1 << 17
"""A game's result is its score, and a mark above it for a BALI or a jam."""
STRIDE = 0x9E6C63D0876A9A47
"""Between the seeds of two rollouts, or of two games learned from."""

LINE = 64
"""Bytes of a game in a beam: seven lengths and at most 54 cards."""
MOST_MOVES = SLOTS * (SLOTS - 1) + SLOTS
"""Moves that a policy has to choose from: ordered pairs and removals, a joker as one letter."""
AHEAD_MOVES, AHEAD_CARDS = 3, 3
"""Moves compared and cards tried when the next card is looked ahead for."""
FEW_CARDS = 6
"""Different cards in the pile up to which all of them are tried: near the end care pays."""
AHEAD_POINTS = 10.0
"""Moves of rollouts that seem worse than the best by more are not compared."""
KNOWN = 2
"""Answers of a rollout that are kept: after so few cards many piles come to the same table."""
FIRST_SHARE, SECOND_SHARE = 8, 3
"""How many cards are tried for the first of them, and for the second one beside it."""
REPLIES = (JOKER + 1) * (JOKER + 2)
"""Places for the answers to a move: to each first card, and to each second one behind it."""
UNKNOWN, NO_REPLY = 0, -1
MOST_STEPS = PACK_SIZE
"""Moves of a game while the pile lasts: each draws a card."""

SEPARATOR = 255
"""Stands between the words while the index is built."""
