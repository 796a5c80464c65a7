"""The numbers that the kernels for several players and their callers share."""

from baliwords.solver.letters.kernels.layout import PACK_SIZE, SLOTS

SEATS = 4
UNITS = SEATS * SLOTS
"""Columns that can lie open."""
CARDS = 2 * PACK_SIZE
POOL = 256
"""Columns that a game can ever make: 108 drawn and at most 107 joined."""
READINGS = 64
"""Ways to read a column: each of six umlaut cards as itself or as the plain vowel."""
FRAMES = 1024
"""Turns that can be taken back: 215 that make or take off columns, passes between them."""
KEPT = 32
"""Words that a walk can keep."""
PLIES = 16
"""Turns of the end that are worked out."""

# House rules that are switches, as bits.
STEAL, EMPTY_SLOT, SAME_TURN, STRICT, BY_ROUND, JOKER_SCORES = 1, 2, 4, 8, 16, 32

# What may be done in a turn.
PASS, TAKE_OFF, LAY, FINISH = range(4)
"""To finish is to lay a word and take it off at once: alone (D14) and in the end phase (D28)."""

# What another seat could make of a column with one of its own.
NO_THREAT, PART_THREAT, WORD_THREAT = range(3)

# Weights of a turn and of a position, three each where the threat decides.
TAKE_WORD = 0
"""A point of an own word that is taken off."""
LAY_WORD = 3
"""A point of a word that is laid."""
STANDING = 6
"""A point of a word that stands when a forecast ends."""
OPEN_ENDS, STOLEN, EXPOSED, OWN_UNIT, THEIR_UNIT, TURN = range(9, 15)
"""A point, by the letters that a word could still take; a point of the words taken from others;
a point left in danger; a column used, of one's own or another's; the turn when a forecast ends."""
WEIGHTS = 16
