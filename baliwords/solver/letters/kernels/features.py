"""Where each kind of feature has its weights, and how measures become small numbers.

The value of a position is a sum of weights, one for each feature that holds. A feature is a
number: the start of its table plus its place in it. Features speak of lengths, points, chances
and letters, never of places in the word index, so weights outlive small changes of the words.
"""

from array import array
from itertools import accumulate
from math import log2

from baliwords.solver.letters.kernels.layout import PACK_SIZE

PHASES, ERAS = 6, 3
LEVELS = 24
LENGTHS = 8
STAGE_ENDS = (2, 5, 10, 18, 30)
"""Cards left in the pile up to which a phase lasts, the last phase first."""

SLOW_STAGES, FAST_STEP = 16, 5
STAGES = SLOW_STAGES + (PACK_SIZE - SLOW_STAGES) // FAST_STEP + 1
"""A finer count of the cards left: one by one at the end, in steps before."""
LACKINGS = 57
SPELLING_BITS = 18
SPELLINGS = 1 << SPELLING_BITS
"""Places for what parts are spelled like; two parts may share one."""
LIKELY_LEVELS, POINT_LEVELS = 16, 8
"""Two and one levels of points for each doubling."""
MOST_NEEDS, MOST_HERE, MOST_IN_PILE, MOST_SCARCE = 7, 3, 5, 3
"""Letters that a likely word still needs, as many or more: in all, of single cards of the row, of
the pile, of those of which there is one."""
WANTED_BY, CROWDED = 3, 8
SHARES = 16

# name: how many weights
TABLES = {
    "lone": PHASES * 32 * 8,  # a single card: card, partners
    "company": PHASES * 32 * 8,  # a single card: card, cards of the pile that fit
    "wanted": PHASES * 32 * WANTED_BY,  # a single card: card, parts that need it
    "outlook": PHASES * LEVELS * 2 * LENGTHS,  # a part: what it may become, complete, length
    "openness": PHASES * 16 * 8 * 2,  # a part: words that contain it, cards that fit, complete
    "spelling": ERAS * SPELLINGS,  # a part: its letters
    # a part: points of its likeliest word and letters needed, of the next one, complete
    "likely": PHASES * LIKELY_LEVELS * (MOST_NEEDS + 1) * 2,
    "second": PHASES * LIKELY_LEVELS * (MOST_NEEDS + 1) * 2,
    # a part: points of its likeliest word, letters needed by where they are, complete
    "supply": PHASES * POINT_LEVELS * (MOST_HERE + 1) * (MOST_IN_PILE + 1) * (MOST_SCARCE + 1) * 2,
    "ends": ERAS * 32 * 32 * 3,  # a part: its first and last letter, short or long
    "worth": PHASES * 16 * 12 * 2,  # a part: sum of its values, length, complete
    "partners": PHASES * 6 * LENGTHS * 2,  # a part: joins with other columns, length, complete
    "joins": PHASES * 25 * 4,  # the row: joins in all, complete columns
    "singles": PHASES * 8 * 8,  # the row: single cards, vowels among them
    "vowels": PHASES * 8 * SHARES,  # the row: single vowels, share of vowels in the pile
    "conflict": STAGES * CROWDED * CROWDED,  # the row: letters needed twice, one or two left
    "helpful": PHASES * SHARES,  # the row: cards of the pile that parts need
    "doors": PHASES * SHARES,  # the row: cards of the pile that fit some part
    "pile": PACK_SIZE + 1,  # cards left
    "riches": PHASES * 24,  # values left in the pile
    "fitting": PHASES * SHARES,  # cards of the pile that fit somewhere
    "cover": STAGES * 8 * 8,  # the row: columns that words cannot use now, single cards
    "secured": STAGES * LEVELS,  # the row: points of the words that can be made now
    "lacking": STAGES * LACKINGS,  # the row: what is missing to use all columns in words
}
STARTS = dict(zip(TABLES, accumulate(TABLES.values(), initial=0), strict=False))
WEIGHTS = sum(TABLES.values())
FIXED = 8
"""Features of a part that depend on it alone, or on it and the pile."""
MOST_FEATURES = 80
"""Features that hold at a time: nine of each column at most, and those of the row."""


def phase_table() -> "list[int]":
    """Return the phase for each number of cards left in the pile."""
    return [sum(left > end for end in STAGE_ENDS) for left in range(PACK_SIZE + 1)]


def stage_table() -> "list[int]":
    """Return the stage for each number of cards left in the pile."""
    return [
        left if left < SLOW_STAGES else SLOW_STAGES + (left - SLOW_STAGES) // FAST_STEP
        for left in range(PACK_SIZE + 1)
    ]


def level_table() -> "list[int]":
    """Return the level for each outlook in points: three levels for each doubling."""
    return [min(LEVELS - 1, int(3 * log2(1 + points))) for points in range(256)]


def no_weights() -> "array[float]":
    """Return weights that know nothing."""
    return array("f", bytes(4 * WEIGHTS))
