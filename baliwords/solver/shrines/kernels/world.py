# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""A simulated game in numbers: what each move does.

Plain Python; `world.pxd` beside it gives the types that make it fast when compiled. The
rules are those of `shrines/turns.py`, and a test plays both side by side. Nothing is checked
here: a move must be one that `find_moves` lists.
"""

from baliwords.solver.shrines.kernels.layout import (
    ACTIVE,
    ALTAR,
    ALTAR_SIZE,
    BUY,
    BUYS,
    CLAIM,
    CLAIMS,
    COLUMN_SIZE,
    DECIDER,
    DEMON,
    FRONT,
    HAND,
    HAND_SIZE,
    KEEP,
    KEEPS,
    LAST,
    LEFT,
    LOOK,
    LOOKS,
    LOOKS_PER_CARD,
    LOOKS_UP,
    MARKET,
    OFFER,
    OFFERS,
    ON_ALTAR,
    ORACLE,
    OVER,
    PASS,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAY,
    PLAYS,
    PLAYS_FARMERS,
    POINTS,
    PRIEST,
    REPLACE,
    REPLACES,
    RETURNS,
    SACRIFICES,
    SCORED,
    SEATS,
    SHARE_AMOUNT,
    SHARE_AT,
    SHARE_COUNT,
    SHARE_SEAT,
    SHRINE,
    STONEMASON,
    STONES,
    SUPPLY,
    TAKE,
    TAKES,
    TOP,
    TOPS,
    TURN,
)
from baliwords.solver.shrines.kernels.position import SimulatedPosition


class World(SimulatedPosition):
    """One simulated game."""

    def step(self, move: int) -> None:
        """Make a legal move."""
        n = self.n
        if move == PASS:
            self.step_pass()
        elif move < PLAYS_FARMERS:
            self.step_buy(move - BUYS)
        elif move < PLAYS + STONEMASON:
            self.step_farmers((move - PLAYS_FARMERS) // 3, (move - PLAYS_FARMERS) % 3)
        elif move < RETURNS:
            self.step_play(move - PLAYS)
        elif move == RETURNS:
            n[HAND + 8 * n[ACTIVE] + SHRINE] -= 1
            n[HAND_SIZE + n[ACTIVE]] -= 1
            n[PHASE] = TAKE
        elif move < TOPS:
            self.step_offer(move - OFFERS)
        elif move < TAKES:
            n[SUPPLY + move - TOPS] -= 1
            self.lay_on_altar(move - TOPS, 1)
            n[PHASE] = TAKE
        elif move < LOOKS_UP:
            self.step_take(move - TAKES)
        elif move == LOOKS_UP:
            n[LOOKS] -= 1
            n[PHASE] = KEEP
        elif move < CLAIMS:
            self.step_keep(move - KEEPS)
        elif move < REPLACES:
            self.step_claim(move - CLAIMS)
        else:
            self.hand_out(move - REPLACES)
            self.next_card_share()

    def step_pass(self) -> None:
        """Decline what is optional."""
        n = self.n
        if n[PHASE] == BUY:
            n[PHASE] = PLAY
        elif n[PHASE] == REPLACE:
            n[SHARE_AT] += 1
            self.next_card_share()
        else:
            if n[PHASE] == LOOK:
                n[LOOKS] -= 1
            self.after_taking()

    def step_buy(self, good: int) -> None:
        """Phase 1."""
        n = self.n
        seat = n[ACTIVE]
        price = 5 - n[FRONT + 8 * seat + good]
        if price > 0:
            n[STONES + seat] -= price
        n[SUPPLY + good] -= 1
        n[SACRIFICES + 4 * seat + good] += 1
        n[PHASE] = PLAY

    def step_farmers(self, good: int, more: int) -> None:
        """Phase 2A with one farmer and some more."""
        n = self.n
        seat = n[ACTIVE]
        n[HAND + 8 * seat + good] -= more + 1
        n[HAND_SIZE + seat] -= more + 1
        n[FRONT + 8 * seat + good] += more + 1
        n[STONES + seat] -= more
        n[PHASE] = TAKE

    def step_play(self, kind: int) -> None:
        """Phase 2A with a stonemason, a priest or a shrine."""
        n = self.n
        seat = n[ACTIVE]
        n[HAND + 8 * seat + kind] -= 1
        n[HAND_SIZE + seat] -= 1
        n[FRONT + 8 * seat + kind] += 1
        if kind == SHRINE:
            n[STONES + seat] -= 7
            self.ask_for_offerings(seat)
            return
        if kind == PRIEST and n[DEMON] >= 0:
            n[DEMON] = (n[DEMON] + 1) % 4
        n[PHASE] = TAKE

    def ask_for_offerings(self, after: int) -> None:
        """Ask the next player after this one who has a card; the active player is the last."""
        n = self.n
        seat = after
        for _ in range(n[SEATS]):
            seat = (seat + 1) % n[SEATS]
            row = SACRIFICES + 4 * seat
            if n[row] or n[row + 1] or n[row + 2] or n[row + 3]:
                n[PHASE] = OFFER
                n[DECIDER] = seat
                return
            if seat == n[ACTIVE]:
                break
        self.ask_for_top()

    def ask_for_top(self) -> None:
        """T19, D43."""
        n = self.n
        n[DECIDER] = n[ACTIVE]
        some = n[SUPPLY] or n[SUPPLY + 1] or n[SUPPLY + 2] or n[SUPPLY + 3]
        n[PHASE] = TOP if some else TAKE

    def step_offer(self, good: int) -> None:
        """T17, T18."""
        n = self.n
        giver = n[DECIDER]
        n[SACRIFICES + 4 * giver + good] -= 1
        self.lay_on_altar(good, giver != n[ACTIVE])
        if giver == n[ACTIVE]:
            self.ask_for_top()
        else:
            self.ask_for_offerings(giver)

    def lay_on_altar(self, good: int, face_up: int) -> None:
        """Lay a card on top."""
        n = self.n
        n[ALTAR + n[ALTAR_SIZE]] = 2 * good + (1 if face_up else 0)
        n[ALTAR_SIZE] += 1
        n[ON_ALTAR + good] += 1

    def step_take(self, column: int) -> None:
        """Phase 3."""
        n = self.n
        seat = n[ACTIVE]
        n[COLUMN_SIZE + column] -= 1
        kind = n[MARKET + 4 * column + n[COLUMN_SIZE + column]]
        n[LEFT + kind] -= 1
        n[HAND + 8 * seat + kind] += 1
        n[HAND_SIZE + seat] += 1
        n[LAST] = column
        while n[COLUMN_SIZE + column] == 0:
            self.refill(column)
        self.after_taking()

    def refill(self, column: int) -> None:
        """T25, T34, T52: the column stays empty if all its cards were oracles."""
        n = self.n
        over = n[PILE_SIZE] <= 4
        oracles = 0
        for _ in range(n[PILE_SIZE] if over else 4):
            n[PILE_SIZE] -= 1
            kind = n[PILE + n[PILE_SIZE]]
            if kind == ORACLE and not over:
                oracles += 1
                n[LEFT + ORACLE] -= 1
            else:
                n[MARKET + 4 * column + n[COLUMN_SIZE + column]] = kind
                n[COLUMN_SIZE + column] += 1
        if over:
            n[PHASE] = OVER
        elif oracles:
            n[LOOKS] += oracles if n[LOOKS_PER_CARD] else 1

    def after_taking(self) -> None:
        """Find what is due in phase 3: a look, another card, or the scoring."""
        n = self.n
        if n[PHASE] == OVER:
            return
        if n[LOOKS] and n[ALTAR_SIZE]:
            n[PHASE] = LOOK
            return
        n[LOOKS] = 0
        if n[HAND_SIZE + n[ACTIVE]] < 3:
            n[PHASE] = TAKE
        else:
            self.score()

    def step_keep(self, place: int) -> None:
        """T54."""
        n = self.n
        index = n[ALTAR_SIZE] - 1 - place
        good = n[ALTAR + index] // 2
        for i in range(index, n[ALTAR_SIZE] - 1):
            n[ALTAR + i] = n[ALTAR + i + 1]
        n[ALTAR_SIZE] -= 1
        n[ON_ALTAR + good] -= 1
        n[SACRIFICES + 4 * n[ACTIVE] + good] += 1
        self.after_taking()

    def leader(self, kind: int) -> int:
        """Return who alone has the most of a kind, at least two, or -1."""
        n = self.n
        most = 1
        found = -1
        for seat in range(n[SEATS]):
            count = n[FRONT + 8 * seat + kind]
            if count > most:
                most = count
                found = seat
            elif count == most:
                found = -1
        return found

    def score(self) -> None:
        """Phase 4 (T26-T32)."""
        n = self.n
        column = n[LAST]
        kind = n[MARKET + 4 * column + n[COLUMN_SIZE + column] - 1]
        leader = self.leader(kind)
        n[SCORED] = kind
        n[SHARE_AT] = 0
        shares = 0
        seat = n[ACTIVE]
        for _ in range(n[SEATS]):
            amount = n[FRONT + 8 * seat + kind]
            if amount and kind <= 3:
                amount = 1
            elif seat == leader:
                amount += 1
            if kind == STONEMASON:
                n[STONES + seat] += amount
            elif kind == PRIEST:
                n[POINTS + seat] += amount
            elif amount:
                n[SHARE_SEAT + shares] = seat
                n[SHARE_AMOUNT + shares] = amount
                shares += 1
            seat = (seat + 1) % n[SEATS]
        if kind <= 3 and leader >= 0:
            n[SHARE_SEAT + shares] = leader
            n[SHARE_AMOUNT + shares] = 1
            shares += 1
        n[SHARE_COUNT] = shares
        if kind <= 3:
            self.next_card_share()
        else:
            self.next_claim()

    def next_claim(self) -> None:
        """T30: ask the next player who has shrines."""
        n = self.n
        if n[SHARE_AT] == n[SHARE_COUNT]:
            self.end_turn()
        else:
            n[PHASE] = CLAIM
            n[DECIDER] = n[SHARE_SEAT + n[SHARE_AT]]

    def step_claim(self, points: int) -> None:
        """T30."""
        n = self.n
        seat = n[SHARE_SEAT + n[SHARE_AT]]
        n[(POINTS if points else STONES) + seat] += n[SHARE_AMOUNT + n[SHARE_AT]]
        n[SHARE_AT] += 1
        self.next_claim()

    def hand_out(self, good: int) -> None:
        """Give the next one in order a sacrifice card."""
        n = self.n
        n[SUPPLY + good] -= 1
        n[SACRIFICES + 4 * n[SHARE_SEAT + n[SHARE_AT]] + good] += 1
        n[SHARE_AT] += 1

    def next_card_share(self) -> None:
        """T31-T33, D43."""
        n = self.n
        good = n[SCORED]
        while n[SHARE_AT] < n[SHARE_COUNT] and n[SUPPLY + good]:
            self.hand_out(good)
        some = n[SUPPLY] or n[SUPPLY + 1] or n[SUPPLY + 2] or n[SUPPLY + 3]
        if n[SHARE_AT] == n[SHARE_COUNT] or not some:
            self.end_turn()
        else:
            n[PHASE] = REPLACE
            n[DECIDER] = n[SHARE_SEAT + n[SHARE_AT]]

    def end_turn(self) -> None:
        """Let the next player begin his turn."""
        n = self.n
        n[ACTIVE] = (n[ACTIVE] + 1) % n[SEATS]
        n[DECIDER] = n[ACTIVE]
        n[PHASE] = BUY
        n[TURN] += 1
        n[LAST] = -1
        n[SCORED] = -1
        n[SHARE_AT] = 0
        n[SHARE_COUNT] = 0
