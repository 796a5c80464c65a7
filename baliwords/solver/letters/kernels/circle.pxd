# Types for circle.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.readings cimport Reader

cdef int BY_ROUND, CARDS, EMPTY_SLOT, FRAMES, JOKER_SCORES, POOL, READINGS, SAME_TURN, SEATS
cdef int STEAL, STRICT, JOKER, SLOTS, NOBODY
cdef unsigned int WORD_BIT

cdef class Circle(Reader):
    # House rules.
    cdef int seats, slots, steal, empty_slot, same_turn, strict, by_round, joker_scores
    cdef int bonus, factor
    # Columns ever made.
    cdef unsigned char cards[256][108]
    cdef unsigned int nodes[256][64]
    cdef int readings[256]
    cdef int length[256]
    cdef int worth[256]
    cdef int word[256]
    cdef int complete[256]
    cdef int jokers[256]
    cdef int size
    # The position.
    cdef int rows[4][7]
    cdef int scores[4]
    cdef int skips[4]
    cdef unsigned char pile[108]
    cdef int drawn, pile_size, turn, leader, passes
    # What can be taken back.
    cdef int frame_rows[1024][28]
    cdef int frame_scores[1024][4]
    cdef int frame_skips[1024][4]
    cdef int frame_facts[1024][4]
    cdef int depth

    cpdef set_rules(self, int seats, int slots, int switches, int bonus, int factor)
    @cython.locals(seat=int, slot=int)
    cpdef clear(self)
    @cython.locals(columns=int, slot=int)
    cdef bint is_empty(self, int seat) noexcept nogil
    cdef int final_score(self, int seat) noexcept nogil
    @cython.locals(count=int, i=int, place=int, worth=int, jokers=int, word="unsigned int")
    cdef void read_column(self, int column) noexcept nogil
    cdef inline bint is_joker(self, int column) noexcept nogil
    @cython.locals(column=int)
    cdef void draw(self, int seat, int slot) noexcept nogil
    @cython.locals(step=int, seat=int, slot=int)
    cdef void refill(self) noexcept nogil
    @cython.locals(seat=int, slot=int)
    cdef void remember(self) noexcept nogil
    @cython.locals(seat=int, slot=int)
    cdef void take_back(self) noexcept nogil
