# Types for traits.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.outlook cimport Outlook

cdef int JOKER, NOBODY, PACK_SIZE, SLOTS, FIXED
cdef int COMPANY, OUTLOOK, OPENNESS, SPELLING, LIKELY, SUPPLY, SECOND, ENDS, WORTH
cdef int LENGTHS, LEVELS, LIKELY_LEVELS, POINT_LEVELS, SPELLINGS, SPELLING_SHIFT
cdef int MOST_HERE, MOST_IN_PILE, MOST_NEEDS, MOST_SCARCE
cdef unsigned int LETTER_BITS, WORD_BIT, WHOLE, SCATTER

cdef class Traits(Outlook):
    cdef const unsigned short[:] words
    cdef float[::1] weights
    cdef int phases[55]
    cdef int stages[55]
    cdef int levels[256]
    # What all moves of a turn share.
    cdef int left_in_pile, phase, stage
    # By slot: the traits, the cards of the pile that fit, the letters that its likeliest word
    # needs, two bits each, and those that fit above or under it.
    cdef int fixed[8][8]
    cdef int fits[8]
    cdef unsigned long long needs[8]
    cdef unsigned int doors[8]
    cdef int company[7]
    # One move.
    cdef int slot_length, slot_complete

    cdef inline void find_phase(self) noexcept nogil
    @cython.locals(slot=int, column=int)
    cdef void describe_columns(self) noexcept nogil
    @cython.locals(card=int, step=int)
    cdef void describe_single(self, int slot, int column) noexcept nogil
    @cython.locals(letters="unsigned long long", length=int, worth=int, complete=int, hope=int,
                   level=int, place=int, fitting=int, size=int)
    cdef void describe(self, int slot, unsigned int node, int a, int b) noexcept nogil
    @cython.locals(here=int, in_pile=int, scarce=int, level=int, place=int)
    cdef inline void describe_needs(self, int slot, int complete) noexcept nogil
    @cython.locals(level=int, place=int)
    cdef inline int likely_trait(self, int points, int needs) noexcept nogil
    @cython.locals(spelled="unsigned int", under="unsigned int")
    cdef inline unsigned int spelling(self, int a, int b) noexcept nogil
    cdef inline int first_letter(self, int column) noexcept nogil
    cdef inline int last_letter(self, int column) noexcept nogil
    cdef inline int at_most(self, int number, int most) noexcept nogil
    @cython.locals(left=int)
    cdef inline int share(self, int cards, int times, int steps) noexcept nogil
    @cython.locals(steps=int)
    cdef inline int doublings(self, int number) noexcept nogil
