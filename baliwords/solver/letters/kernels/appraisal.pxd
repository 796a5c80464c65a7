# Types for appraisal.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.outlook cimport Outlook

cdef int JOKER, NOBODY, PACK_SIZE, SLOTS, FIXED, MOST_FEATURES
cdef int LONE, OUTLOOK, OPENNESS, ENDS, WORTH, PARTNERS, JOINS, SINGLES, PILE, RICHES, FITTING
cdef int COVER, SECURED, LACKING, LACKINGS
cdef int PHASES, LEVELS, LENGTHS
cdef unsigned int VOWELS, WORD_BIT

cdef class Appraisal(Outlook):
    cdef const unsigned short[:] words
    cdef float[::1] weights
    cdef int phases[55]
    cdef int stages[55]
    cdef int levels[256]
    # What all moves of a turn share.
    cdef int left_in_pile, phase, stage
    cdef int fixed[8][4]
    cdef int fits[8]
    # One move.
    cdef int slot_length, slot_complete, count, single, single_vowels, all_fits
    cdef int now[64]

    @cython.locals(slot=int, column=int)
    cdef void look(self) noexcept nogil
    @cython.locals(letters="unsigned long long", length=int, worth=int, complete=int, hope=int,
                   level=int, place=int, fitting=int, step=int, size=int, top=int, bottom=int)
    cdef void describe(self, int slot, unsigned int node, int a, int b) noexcept nogil
    cdef inline int first_letter(self, int column) noexcept nogil
    cdef inline int last_letter(self, int column) noexcept nogil
    @cython.locals(steps=int)
    cdef inline int doublings(self, int number) noexcept nogil
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
    @cython.locals(riches=int, step=int)
    cdef void add_row(self, int joins, int words_ready) noexcept nogil
    @cython.locals(level=int)
    cdef void add_cover(self, int a, int b) noexcept nogil
    @cython.locals(one=double, two=double, three=double, i=int)
    cdef double total_now(self) noexcept nogil
