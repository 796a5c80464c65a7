# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""What a simulated position is worth, and a quick player that plays on from it.

The estimate is in points: what a player would score if the game ended now, and what his
cards will probably bring until then. `simulator.pxd` gives the types.
"""

from baliwords.solver.shrines.kernels.layout import (
    ALTAR_SIZE,
    COLUMN_SIZE,
    DECIDER,
    FRONT,
    HAND,
    LEFT,
    MOST_MOVES,
    ON_ALTAR,
    ORACLE,
    OVER,
    PHASE,
    PILE_SIZE,
    POINTS,
    PRIEST,
    SACRIFICES,
    SEATS,
    SHRINE,
    STONEMASON,
    STONES,
    SUPPLY,
    TURN,
)
from baliwords.solver.shrines.kernels.world import World

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

# Weights of the estimate, found by playing versions against each other: one weight changed
# at a time, 800 games each, until no change won.
LEFT_AT_END = 10.0  # cards that are still in the market when the game ends
CARDS_PER_TURN = 1.35
UNSURE_VALUE = 0.875  # of a sacrifice card while the altar is still empty
SURE_ALTAR = 14.0  # with so many cards the altar's order hardly changes
STONE_AT_END = 0.4
STONE_EARLY = 0.2  # more than at the end, while there are turns to spend it
EARLY = 12.0  # turns from the end
LEADING = 1.6  # the second card of a majority against the first one
SHRINE_EXTRA = 1.5  # what laying two cards on the altar is worth
TOO_POOR = 0.5  # a shrine in hand that cannot be paid yet
IN_HAND = 0.25  # a card in hand against the same card played
ONE_MORE = 0.3  # another farmer of a good one has, against the first
CHEAPER = 0.3  # how often a farmer's lower price will be used
BUYING = 0.8  # how often the cheapest purchase will really be made


class Simulator(World):
    """A world that can judge itself and play on."""

    trial: "Simulator"
    """A second world to try moves in, made when it is first needed."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.worth = [0.0] * 4
            self.good_value = [0.0] * 4
            self.choices = [0] * MOST_MOVES
            self.scorings = [0.0] * 8
        self.has_trial = False

    def estimates(self) -> "list[float]":
        """Return what each seat will probably score; at the end, what it does score."""
        self.estimate()
        return [self.worth[seat] for seat in range(self.n[SEATS])]

    # What a position is worth

    def altar_value(self, good: int) -> int:
        """T41: points per card of a good as the altar is now."""
        n = self.n
        count = n[ON_ALTAR + good]
        if count == 0:
            return 0
        value = 3
        for other in range(4):
            above = n[ON_ALTAR + other]
            if above > count:
                distinct = 1
                for before in range(other):
                    if n[ON_ALTAR + before] == above:
                        distinct = 0
                value -= distinct
        return value if value > 0 else 0

    def estimate(self) -> None:
        """Fill `worth` for every seat."""
        n = self.n
        over = n[PHASE] == OVER
        cards = n[PILE_SIZE] + n[COLUMN_SIZE] + n[COLUMN_SIZE + 1]
        cards += n[COLUMN_SIZE + 2] + n[COLUMN_SIZE + 3]
        turns = (cards - LEFT_AT_END) / CARDS_PER_TURN
        if turns < 0.5:
            turns = 0.5
        sure = n[ALTAR_SIZE] / SURE_ALTAR
        if over or sure > 1.0:
            sure = 1.0
        for good in range(4):
            now = self.altar_value(good)
            self.good_value[good] = sure * now + (1.0 - sure) * UNSURE_VALUE
        for kind in range(ORACLE):
            self.scorings[kind] = turns * n[LEFT + kind] / cards
        for seat in range(n[SEATS]):
            if over:
                self.worth[seat] = self.worth_now(seat)
            else:
                self.worth[seat] = self.worth_later(seat, turns)

    def worth_now(self, seat: int) -> float:
        """Count the final points, and a little for what breaks a tie (T37, T38)."""
        n = self.n
        shrines = n[FRONT + 8 * seat + SHRINE]
        stones = n[STONES + seat]
        total = n[POINTS + seat] + 4.0 * shrines + stones // 5
        for good in range(4):
            total += n[SACRIFICES + 4 * seat + good] * self.good_value[good]
        return total + 0.01 * shrines + 0.0001 * stones

    def worth_later(self, seat: int, turns: float) -> float:
        """Estimate the final points of a seat."""
        n = self.n
        front = FRONT + 8 * seat
        stone = STONE_AT_END + STONE_EARLY * (1.0 if turns > EARLY else turns / EARLY)
        own_turns = turns / n[SEATS]
        total = n[POINTS + seat] + 4.0 * n[front + SHRINE] + stone * n[STONES + seat]
        purchase = 0.0
        for good in range(4):
            value = self.good_value[good]
            total += n[SACRIFICES + 4 * seat + good] * value
            if n[front + good]:
                total += self.scorings[good] * value
                if self.leader(good) == seat:
                    total += self.scorings[good] * value * LEADING
            price = 5 - n[front + good]
            gain = value - (stone * price if price > 0 else 0.0)
            if gain > purchase and n[SUPPLY + good]:
                purchase = gain
        total += BUYING * own_turns * purchase
        for kind in range(STONEMASON, ORACLE):
            count = n[front + kind]
            if count:
                if self.leader(kind) == seat:
                    count += 1
                total += self.scorings[kind] * count * (stone if kind == STONEMASON else 1.0)
        hand = self.worth_of_hand(seat, own_turns, stone)
        return total + hand * IN_HAND * (1.0 if own_turns > 3.0 else own_turns / 3.0)

    def worth_of_hand(self, seat: int, own_turns: float, stone: float) -> float:
        """Estimate what the cards in hand would bring if they lay in front."""
        n = self.n
        hand = HAND + 8 * seat
        front = FRONT + 8 * seat
        total = n[hand + STONEMASON] * self.scorings[STONEMASON] * stone
        total += n[hand + PRIEST] * self.scorings[PRIEST]
        if n[hand + SHRINE]:
            gain = 4.0 + self.scorings[SHRINE] + SHRINE_EXTRA - 7.0 * stone
            if n[STONES + seat] < 7:
                gain = gain * TOO_POOR
            total += gain
        for good in range(4):
            held = n[hand + good]
            if held:
                value = self.good_value[good]
                gain = self.scorings[good] * value * (ONE_MORE if n[front + good] else 1.0)
                gain += held * own_turns * stone * CHEAPER
                total += gain
        return total

    # Playing on

    def margin(self, seat: int) -> float:
        """Return how far a seat is ahead of the mean of the others; `estimate` comes first."""
        seats = self.n[SEATS]
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += self.worth[other]
        return self.worth[seat] - others / (seats - 1)

    def best_move(self, noise: float) -> int:
        """Return the move after which the one who decides stands best.

        Up to `noise` points are added to each move at random, so that playouts differ.
        """
        self.ready_trial()
        trial = self.trial
        count = self.find_moves()
        for i in range(count):
            self.choices[i] = self.legal[i]
        best = self.choices[0]
        if count == 1:
            return best
        seat = self.n[DECIDER]
        highest = -1e9
        for i in range(count):
            trial.copy_from(self)
            trial.step(self.choices[i])
            trial.estimate()
            value = trial.margin(seat)
            if noise > 0.0:
                value += noise * self.below(1024) / 1024.0
            if value > highest:
                highest = value
                best = self.choices[i]
        return best

    def rated_moves(self) -> "list[tuple[int, float]]":
        """Return every legal move with the estimated margin of the one who decides."""
        seat = self.n[DECIDER]
        self.ready_trial()
        count = self.find_moves()
        rated = []
        for i in range(count):
            move = self.legal[i]
            self.trial.copy_from(self)
            self.trial.step(move)
            self.trial.estimate()
            rated.append((move, self.trial.margin(seat)))
        return rated

    def ready_trial(self) -> None:
        """Have a second world at hand to try moves in."""
        if not self.has_trial:
            self.trial = Simulator()
            self.has_trial = True

    def play_on(self, turns: int, noise: float) -> None:
        """Play so many turns, or to the end."""
        last = self.n[TURN] + turns
        while self.n[PHASE] != OVER and self.n[TURN] < last:
            self.step(self.best_move(noise))
