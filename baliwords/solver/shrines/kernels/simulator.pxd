# Types for simulator.py when it is compiled.
cimport cython
from baliwords.solver.shrines.kernels.world cimport World

cdef int ALTAR_SIZE, COLUMN_SIZE, DECIDER, FRONT, HAND, LEFT, ON_ALTAR, ORACLE, OVER, PHASE
cdef int PILE_SIZE, POINTS, PRIEST, SACRIFICES, SEATS, SHRINE, STONEMASON, STONES, SUPPLY, TURN
cdef double LEFT_AT_END, CARDS_PER_TURN, UNSURE_VALUE, SURE_ALTAR, STONE_AT_END, STONE_EARLY, EARLY
cdef double LEADING, SHRINE_EXTRA, TOO_POOR, IN_HAND, ONE_MORE, CHEAPER, BUYING

cdef class Simulator(World):
    cdef double worth[4]
    cdef double good_value[4]
    cdef double scorings[8]
    cdef int choices[16]
    cdef Simulator trial
    cdef bint has_trial

    @cython.locals(n="int*", count=int, value=int, other=int, above=int, distinct=int, before=int)
    cdef int altar_value(self, int good) noexcept
    @cython.locals(n="int*", over=int, cards=int, turns=double, sure=double, good=int, now=int, kind=int, seat=int)
    cdef void estimate(self) noexcept
    @cython.locals(n="int*", shrines=int, stones=int, total=double, good=int)
    cdef double worth_now(self, int seat) noexcept
    @cython.locals(n="int*", front=int, stone=double, own_turns=double, total=double, purchase=double, good=int, value=double, price=int, gain=double, kind=int, count=int, hand=double)
    cdef double worth_later(self, int seat, double turns) noexcept
    @cython.locals(n="int*", hand=int, front=int, total=double, gain=double, good=int, held=int, value=double)
    cdef double worth_of_hand(self, int seat, double own_turns, double stone) noexcept
    @cython.locals(seats=int, others=double, other=int)
    cpdef double margin(self, int seat) noexcept
    @cython.locals(trial=Simulator, count=int, i=int, best=int, seat=int, highest=double, value=double)
    cpdef int best_move(self, double noise) noexcept
    @cython.locals(last=int)
    cpdef void play_on(self, int turns, double noise) noexcept
    @cython.locals(seat=int, count=int, i=int, move=int)
    cpdef list rated_moves(self)
    cdef void ready_trial(self)
