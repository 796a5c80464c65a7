# Types for pricing.py when it is compiled.
cimport cython

cdef int ALPHABET, NOBODY, PACK_SIZE, NEVER, MOST_TRIES, MOST_CHAINS
cdef unsigned int WORD_BIT
cdef double NONE

cdef class Pricer:
    # All words, one behind the other.
    cdef const unsigned int[:] right, first
    cdef unsigned char[::1] text
    cdef int[::1] starts
    cdef int count, letters
    cdef int path[55]
    # The pile: for each letter the cards that can stand for it, the joker apart.
    cdef int size, joker
    cdef int options[29][54]
    cdef int option_count[29]
    cdef int value[54]
    cdef double price[54]
    cdef double moment[54]
    cdef int room[55]
    cdef double most_of[29][55]
    cdef double earliest[29]
    # One word.
    cdef int begin, length, tries, lacking, chains, most_tries, most_chains
    cdef int needed[29]
    cdef double best, end
    cdef double gain[54]
    cdef double promise[54][54][2]
    cdef int laid[54]
    cdef int best_laid[54]
    cdef int runs[55][55]
    cdef int last_of[55]
    cdef public double worst

    @cython.locals(mask="unsigned int", place=int, child="unsigned int", letter=int)
    cdef void gather(self, unsigned int node, int depth, bint write) noexcept
    @cython.locals(letter=int, length=int, i=int, card=int, brings=double)
    cdef void prepare(self) noexcept nogil
    @cython.locals(card=int, first_end=double, cut=double, letters="unsigned int", last=int,
                   promise=double, most=double)
    cdef bint lay(self, int word, double threshold) noexcept nogil
    @cython.locals(total=double, better=double, lacking=int, wild=double, place=int, brings=double)
    cdef double at_most(self) noexcept nogil
    @cython.locals(lacking=int, letter=int, place=int)
    cdef bint count_lacking(self) noexcept nogil
    cdef inline bint can_be_wild(self, int place) noexcept nogil
    @cython.locals(latest=double, second=double, place=int, moment=double)
    cdef double first_end(self) noexcept nogil
    @cython.locals(mask="unsigned int", place=int)
    cdef unsigned int letters_needed(self) noexcept nogil
    @cython.locals(letter=int, i=int)
    cdef bint is_useful(self, int card, unsigned int letters) noexcept nogil
    @cython.locals(place=int, letter=int, i=int, card=int, free=int)
    cdef void weigh(self, int last) noexcept nogil
    @cython.locals(best=double, letter=int, i=int, other=int)
    cdef double promise_of(self, int place, int card, int free, int last) noexcept nogil
    @cython.locals(later=double)
    cdef inline double better(self, double best, double promise, int card,
                              int other) noexcept nogil
    @cython.locals(best=double, letter=int, free=int, i=int)
    cdef double promised(self) noexcept nogil
    @cython.locals(i=int, tried="unsigned long long", card=int, after=double)
    cdef void try_cards(self, int place, double total, unsigned long long used) noexcept nogil
    @cython.locals(found=int, most=double, letter=int, free=int, i=int, card=int, promise=double)
    cdef int most_promising(self, int place, double total,
                            unsigned long long tried) noexcept nogil
    @cython.locals(before=double)
    cdef inline double meeting(self, int place, int card) noexcept nogil
    @cython.locals(before=int, last=int, drawn=int, runs=int)
    cdef bint open_runs(self, int place, int card) noexcept nogil
    @cython.locals(one="unsigned long long")
    cdef inline unsigned long long long_bit(self, int place) noexcept nogil
