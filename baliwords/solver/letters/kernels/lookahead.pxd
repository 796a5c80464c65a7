# Types for lookahead.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.last_cards cimport LastCards

cdef int JOKER, NOBODY, PACK_SIZE, SLOTS, AHEAD_MOVES, AHEAD_CARDS, FEW_CARDS, LATE_CARDS
cdef double LATE_POINTS
cdef unsigned long long MASK64, STEP, MIX_ONE, MIX_TWO, STRIDE, FIRST_STRIDE, SECOND_STRIDE

cdef class Lookahead(LastCards):
    cdef unsigned long long dice
    cdef unsigned char hidden[54]
    cdef int hidden_size
    cdef int ahead, care, ranked
    cdef int ranked_slot[3]
    cdef int ranked_under[3]
    cdef double ranked_total[3]

    @cython.locals(mixed="unsigned long long")
    cdef unsigned long long next_bits(self) noexcept nogil
    @cython.locals(last=int)
    cdef void shuffle_pile(self, int first) noexcept nogil
    @cython.locals(card=int)
    cdef inline void swap(self, int one, int other) noexcept nogil
    @cython.locals(place=int)
    cdef void fill_pile(self) noexcept nogil
    @cython.locals(first="unsigned long long", second="unsigned long long",
                   size="unsigned long long")
    cdef void lay_pile(self, unsigned long long seed, unsigned long long number) noexcept nogil
    @cython.locals(left="unsigned long long")
    cdef bint choose_late(self) noexcept nogil
    cdef bint choose_ahead(self, double points, int cards) noexcept nogil
    @cython.locals(top=int, weight=int, sample=int, i=int, best=int, card=int, different=int)
    cdef void compare_ranked(self, int cards) noexcept nogil
    @cython.locals(i=int, total=double)
    cdef void try_ranked(self, int card, int weight) noexcept nogil
    @cython.locals(count=int, card=int)
    cdef int different_unseen(self) noexcept nogil
    cdef void take_ranked(self, int place, double total) noexcept nogil
    @cython.locals(place="long long", card=int)
    cdef int card_ahead(self, unsigned long long sample, unsigned long long samples,
                        unsigned long long count) noexcept nogil
    @cython.locals(total=double)
    cdef double total_after(self, int a, int b) noexcept nogil
    @cython.locals(a=int, b=int, column=int, gain=int)
    cdef void rank_moves(self, double points) noexcept nogil
    @cython.locals(place=int)
    cdef void rank(self, int a, int b, double value) noexcept nogil
