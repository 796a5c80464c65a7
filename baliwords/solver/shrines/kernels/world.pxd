# Types for world.py when it is compiled.
cimport cython
from baliwords.solver.shrines.kernels.position cimport SimulatedPosition

cdef int ACTIVE, ALTAR, ALTAR_SIZE, BUY, BUYS, CLAIM, CLAIMS, COLUMN_SIZE, DECIDER, DEMON, FRONT
cdef int HAND, HAND_SIZE, KEEP, KEEPS, LAST, LEFT, LOOK, LOOKS, LOOKS_PER_CARD, LOOKS_UP, MARKET
cdef int OFFER, OFFERS, ON_ALTAR, ORACLE, OVER, PASS, PHASE, PILE, PILE_SIZE, PLAY, PLAYS
cdef int PLAYS_FARMERS, POINTS, PRIEST, REPLACE, REPLACES, RETURNS, SACRIFICES, SCORED, SEATS
cdef int SHARE_AMOUNT, SHARE_AT, SHARE_COUNT, SHARE_SEAT, SHRINE, STONEMASON, STONES, SUPPLY
cdef int TAKE, TAKES, TOP, TOPS, TURN

cdef class World(SimulatedPosition):
    @cython.locals(n="int*")
    cpdef void step(self, int move) noexcept
    @cython.locals(n="int*")
    cdef void step_pass(self) noexcept
    @cython.locals(n="int*", seat=int, price=int)
    cdef void step_buy(self, int good) noexcept
    @cython.locals(n="int*", seat=int)
    cdef void step_farmers(self, int good, int more) noexcept
    @cython.locals(n="int*", seat=int)
    cdef void step_play(self, int kind) noexcept
    @cython.locals(n="int*", seat=int, row=int, _=int)
    cdef void ask_for_offerings(self, int after) noexcept
    @cython.locals(n="int*", some=int)
    cdef void ask_for_top(self) noexcept
    @cython.locals(n="int*", giver=int)
    cdef void step_offer(self, int good) noexcept
    @cython.locals(n="int*")
    cdef void lay_on_altar(self, int good, int face_up) noexcept
    @cython.locals(n="int*", seat=int, kind=int)
    cdef void step_take(self, int column) noexcept
    @cython.locals(n="int*", over=int, oracles=int, kind=int, _=int)
    cdef void refill(self, int column) noexcept
    @cython.locals(n="int*")
    cdef void after_taking(self) noexcept
    @cython.locals(n="int*", index=int, good=int, i=int)
    cdef void step_keep(self, int place) noexcept
    @cython.locals(n="int*", most=int, found=int, seat=int, count=int)
    cdef int leader(self, int kind) noexcept
    @cython.locals(n="int*", column=int, kind=int, leader=int, shares=int, seat=int, amount=int, _=int)
    cdef void score(self) noexcept
    @cython.locals(n="int*")
    cdef void next_claim(self) noexcept
    @cython.locals(n="int*", seat=int)
    cdef void step_claim(self, int points) noexcept
    @cython.locals(n="int*")
    cdef void hand_out(self, int good) noexcept
    @cython.locals(n="int*", good=int, some=int)
    cdef void next_card_share(self) noexcept
    @cython.locals(n="int*")
    cdef void end_turn(self) noexcept
