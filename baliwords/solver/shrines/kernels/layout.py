"""Where each number of a simulated game stands, and which number means which move.

A `World` (world.py) is one flat row of numbers; encode.py translates to and from it.
Kinds of cards are 0-3 farmers in the order of the goods, 4 stonemason, 5 priest, 6 shrine,
7 oracle.
"""

STONEMASON, PRIEST, SHRINE, ORACLE = 4, 5, 6, 7
KINDS = 8

# Phases, in the order of `Phase`.
BUY, PLAY, OFFER, TOP, TAKE, LOOK, KEEP, CLAIM, REPLACE, OVER = range(10)

# Single numbers.
SEATS, PHASE, ACTIVE, DECIDER, LAST, LOOKS, SCORED, DEMON, TURN = range(9)
PILE_SIZE, ALTAR_SIZE, SHARE_AT, SHARE_COUNT, LOOKS_PER_CARD, KEEP_OPTIONAL = range(9, 15)

# Rows of numbers.
SUPPLY = 16  # of each good
ON_ALTAR = 20  # of each good
LEFT = 24  # of each kind in market and pile together
COLUMN_SIZE = 32  # of each column
MARKET = 36  # four places a column, from top to bottom
SHARE_SEAT = 52  # of the scoring under way, at most five
SHARE_AMOUNT = 57
STONES = 62  # of each seat, like all that follow
POINTS = 66
HAND_SIZE = 70
SACRIFICES = 74  # four goods a seat
HAND = 90  # eight kinds a seat
FRONT = 122  # eight kinds a seat
PILE = 154  # the next card to be drawn is the last
ALTAR = 198  # from bottom to top: twice the good, and one more if face up
SIZE = 262

# Moves.
PASS = 0
BUYS = 1  # and the good
PLAYS_FARMERS = 8  # and three times the good, and one less than the count
PLAYS = 16  # and the kind, for stonemason, priest and shrine
RETURNS = 23
OFFERS = 24  # and the good
TOPS = 28  # and the good
TAKES = 32  # and the column
LOOKS_UP = 36
KEEPS = 37  # and the place from the top
CLAIMS = 41  # stones, and one more for points
REPLACES = 43  # and the good
MOST_MOVES = 16
"""Legal at a time."""
