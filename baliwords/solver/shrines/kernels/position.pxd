# Types for position.py when it is compiled.
cimport cython

cdef int ALTAR_SIZE, BUY, BUYS, CLAIM, CLAIMS, DECIDER, DEMON, FRONT, HAND, KEEP, KEEP_OPTIONAL
cdef int KEEPS, LOOK, LOOKS_UP, OFFER, OFFERS, ORACLE, PASS, PHASE, PILE, PILE_SIZE, PLAY, PLAYS
cdef int PLAYS_FARMERS, REPLACE, REPLACES, RETURNS, SACRIFICES, SHRINE, SIZE, STONEMASON, STONES
cdef int SUPPLY, TAKE, TAKES, TOP, TOPS, TURN
cdef unsigned long long GENERATOR, STEP, MASK

cdef class SimulatedPosition:
    cdef int n[262]
    cdef int legal[16]
    cdef unsigned long long dice

    @cython.locals(i=int)
    cpdef load(self, list numbers)
    @cython.locals(i=int)
    cpdef copy_from(self, SimulatedPosition other)
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
