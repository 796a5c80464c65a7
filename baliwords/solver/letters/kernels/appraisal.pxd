# Types for appraisal.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits, long_bits
from baliwords.solver.letters.kernels.traits cimport Traits

cdef int COPIES, JOKER, NOBODY, SLOTS, FIXED, MOST_FEATURES, LENGTHS, LEVELS, LACKINGS
cdef int CROWDED, SHARES, WANTED_BY
cdef int LONE, WANTED, PARTNERS, JOINS, SINGLES, VOWEL_SHARE, CONFLICT, HELPFUL, DOORS, PILE
cdef int RICHES, FITTING, COVER, SECURED, LACKING
cdef unsigned int VOWELS

cdef class Appraisal(Traits):
    # What all moves of a turn share.
    cdef int vowel_share
    # One move: its features, the single cards that it leaves, the letters that the likeliest
    # words of the parts need, and those that several need, two bits each.
    cdef int count, single, single_vowels, all_fits
    cdef unsigned int all_doors
    cdef unsigned long long needed, needed_twice
    cdef int single_cards[7]
    cdef int now[80]

    cdef void look(self) noexcept nogil
    @cython.locals(vowels=int, card=int)
    cdef void look_at_vowels(self) noexcept nogil
    @cython.locals(node="unsigned int", words_ready=int, joins=int, length=int, complete=int,
                   degree=int, slot=int, partners=int, met=int)
    cdef double value_after(self, int a, int b) noexcept nogil
    @cython.locals(other=int, letters="unsigned int", over=int)
    cdef int meets(self, unsigned int node, int a, int b, int slot) noexcept nogil
    cdef inline void add(self, int feature) noexcept nogil
    @cython.locals(column=int, length=int, card=int)
    cdef void add_column(self, int slot, int partners) noexcept nogil
    @cython.locals(i=int, place=int)
    cdef void add_part(self, int slot, int length, int complete, int partners) noexcept nogil
    @cython.locals(place=int)
    cdef void add_row(self, int joins, int words_ready) noexcept nogil
    @cython.locals(i=int, card=int, scarce=int, twofold=int, open_to=int, k=int)
    cdef void add_needs(self) noexcept nogil
    @cython.locals(shift=int)
    cdef inline int wanted_by(self, int card) noexcept nogil
    @cython.locals(count=int, needed="unsigned long long")
    cdef inline int needed_cards(self) noexcept nogil
    @cython.locals(level=int)
    cdef void add_cover(self, int a, int b) noexcept nogil
    @cython.locals(one=double, two=double, three=double, i=int)
    cdef double total_now(self) noexcept nogil
