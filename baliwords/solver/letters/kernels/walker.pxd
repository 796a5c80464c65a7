# Types for walker.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits, lowest
from baliwords.solver.letters.kernels.at_hand cimport AtHand

cdef int CARDS, KEPT, READINGS, UNITS, ALPHABET, CARD_CODES, DECLARED, JOKER, NOBODY, MOST_VALUE
cdef unsigned int LETTER_BITS, WORD_BIT

cdef class Walker(AtHand):
    # The graph of words, shared and read-only.
    cdef const unsigned int[::1] ways, ways_start, ways_to
    cdef const unsigned char[::1] reach, gain
    cdef unsigned int root
    cdef int order[64]
    # The walk.
    cdef int attention
    cdef int walked, walked_worth, rest, rest_worth, rest_jokers
    cdef unsigned int walk[29][64]
    cdef int walk_size[29]
    cdef unsigned int wild, mixed, barred
    cdef unsigned int by_head[29]
    cdef int by_value[6]
    cdef int dearest[109]
    # The best words.
    cdef int kept, room, least, first_only
    cdef int kept_points[32]
    cdef int kept_size[32]
    cdef int kept_units[32][28]
    cdef int kept_letters[32][28]
    cdef int kept_length[32]
    cdef unsigned char kept_text[32][108]

    cdef void find_words(self, int seat, int count, int least) noexcept nogil
    cdef bint can_finish(self, int seat) noexcept nogil
    @cython.locals(unit=int, column=int, letter=int, value=int, place=int)
    cdef void start_walk(self) noexcept nogil
    cdef void sort_in(self, int unit, int column) noexcept nogil
    @cython.locals(value=int, count=int)
    cdef void add_up_dearest(self) noexcept nogil
    cdef void seek(self, int depth) noexcept nogil
    @cython.locals(letters="unsigned int", way="unsigned int", fitting="unsigned int",
                   letter=int, unit=int)
    cdef void seek_letters(self, int depth, unsigned int place) noexcept nogil
    @cython.locals(column=int, word=bint, more=bint)
    cdef void step_to(self, int depth, int unit, int letter, unsigned int place) noexcept nogil
    @cython.locals(i=int)
    cdef int lead_on(self, int count, int column, int first) noexcept nogil
    @cython.locals(found=int, i=int, ways="unsigned int", start="unsigned int",
                   fitting="unsigned int", bit="unsigned int")
    cdef int lead_by(self, int count, unsigned int letters) noexcept nogil
    @cython.locals(letters="unsigned int", i=int, unit=int, letter=int)
    cdef void seek_units(self, int depth, unsigned int units) noexcept nogil
    @cython.locals(count=int, reach=int, gain=int, i=int, place="unsigned int",
                   word="unsigned int", more=bint)
    cdef void step(self, int depth, int unit, int letter) noexcept nogil
    @cython.locals(column=int)
    cdef inline void take(self, int unit) noexcept nogil
    @cython.locals(column=int)
    cdef inline void give_back(self, int unit) noexcept nogil
    @cython.locals(worth=int, length=int)
    cdef inline int most_points(self, int reach, int gain) noexcept nogil
    @cython.locals(points=int, length=int, place=int, compared=int)
    cdef void keep(self, int size) noexcept nogil
    @cython.locals(i=int, gap=int)
    cdef int compare(self, int length, int place) noexcept nogil
    @cython.locals(last=int, i=int)
    cdef void insert(self, int place, int size, int length, int points) noexcept nogil
    @cython.locals(i=int)
    cdef void copy_kept(self, int place, int other) noexcept nogil
