# Types for sight.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.rounds cimport Rounds

cdef int ALPHABET, SLOTS, NOBODY, PASS, TAKE_OFF, LAY, FINISH
cdef unsigned int WORD_BIT

cdef class Sight(Rounds):
    # What was chosen.
    cdef int kind, slot, laid
    # The best pair.
    cdef int best_joins, last_joins, goes_on
    cdef int joins[7][7]
    cdef int pair[2]
    cdef int pair_letters[2]

    @cython.locals(removed=int)
    cdef void look(self) noexcept nogil
    cdef inline bint takes_at_once(self) noexcept nogil
    cdef inline bint may_lay_parts(self) noexcept nogil
    @cython.locals(best=int, slot=int, column=int, points=int)
    cdef int dearest_removal(self) noexcept nogil
    @cython.locals(column=int)
    cdef bint is_complete(self, int slot) noexcept nogil
    @cython.locals(place=int)
    cdef bint comes_later(self, int column) noexcept nogil
    @cython.locals(place=int)
    cdef void write_kept(self, int column) noexcept nogil
    @cython.locals(place=int, length=int)
    cdef bint is_better_than_removal(self, int points) noexcept nogil
    @cython.locals(i=int)
    cdef void choose_kept(self, int place) noexcept nogil
    cdef void first_of_all(self, int removed) noexcept nogil
    cdef bint best_pair(self) noexcept nogil
    cdef bint next_pair(self) noexcept nogil
    @cython.locals(unit=int, letter=int, i=int)
    cdef bint find_pair(self) noexcept nogil
    @cython.locals(count=int, i=int, letters="unsigned int", other=int, wild=int)
    cdef void try_under(self, int unit, int letter) noexcept nogil
    @cython.locals(must_be_word=bint, count=int, joins=int, length=int, place=int, i=int)
    cdef void try_pair(self, int unit, int letter, int other, int wild) noexcept nogil
    cdef int compare_pair(self, int better, int length, int place) noexcept nogil
    @cython.locals(jokers=int, i=int, words="unsigned int")
    cdef bint makes_word(self, int count) noexcept nogil
    @cython.locals(a=int, b=int, over=int, under=int)
    cdef void note_joins(self) noexcept nogil
    @cython.locals(count=int, letter=int, i=int)
    cdef bint do_join(self, int over, int under) noexcept nogil
    @cython.locals(letter=int, i=int)
    cdef bint joins_made(self, int count, int under) noexcept nogil
    @cython.locals(column=int, i=int, place=int, total=int, a=int, b=int, over=int)
    cdef int joins_after(self, int unit, int other, int count) noexcept nogil
    cdef bint is_used(self, int slot, int unit, int other) noexcept nogil
