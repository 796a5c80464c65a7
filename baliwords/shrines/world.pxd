# Types for world.py when it is compiled.
cimport cython

cdef int ACTIVE, ALTAR, ALTAR_SIZE, BUY, BUYS, CLAIM, CLAIMS, COLUMN_SIZE, DECIDER, DEMON, FRONT
cdef int HAND, HAND_SIZE, KEEP, KEEP_OPTIONAL, KEEPS, LAST, LEFT, LOOK, LOOKS, LOOKS_PER_CARD
cdef int LOOKS_UP, MARKET, OFFER, OFFERS, ON_ALTAR, ORACLE, OVER, PASS, PHASE, PILE, PILE_SIZE
cdef int PLAY, PLAYS, PLAYS_FARMERS, POINTS, PRIEST, REPLACE, REPLACES, RETURNS, SACRIFICES
cdef int SCORED, SEATS, SHARE_AMOUNT, SHARE_AT, SHARE_COUNT, SHARE_SEAT, SHRINE, SIZE
cdef int STONEMASON, STONES, SUPPLY, TAKE, TAKES, TOP, TOPS, TURN
cdef unsigned long long GENERATOR, STEP, MASK

cdef class World:
    cdef int n[262]
    cdef int legal[16]
    cdef unsigned long long dice

    @cython.locals(i=int)
    cpdef load(self, list numbers)
    @cython.locals(i=int)
    cpdef copy_from(self, World other)
    cpdef set_dice(self, seed)
    cpdef int below(self, int limit) noexcept
    @cython.locals(n="int*", last=int, other=int, card=int)
    cpdef shuffle_pile(self)
    cpdef int phase(self) noexcept
    cpdef int decider(self) noexcept
    cpdef int turn(self) noexcept
    @cython.locals(count=int, i=int)
    cpdef list moves(self)
    @cython.locals(n="int*", phase=int, count=int)
    cdef int find_moves(self) noexcept
    @cython.locals(n="int*", seat=int, count=int, good=int)
    cdef int find_purchases(self) noexcept
    @cython.locals(n="int*", seat=int, hand=int, stones=int, count=int, kind=int, good=int, more=int)
    cdef int find_plays(self) noexcept
    @cython.locals(count=int, good=int)
    cdef int find_goods(self, int row, int code) noexcept
    @cython.locals(count=int, column=int)
    cdef int find_columns(self) noexcept
    @cython.locals(n="int*", count=int, place=int)
    cdef int find_places(self) noexcept
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
