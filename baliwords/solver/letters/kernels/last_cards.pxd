# Types for last_cards.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.policy cimport Policy

cdef int ALPHABET, JOKER, NOBODY, SLOTS

cdef class LastCards(Policy):
    @cython.locals(value=double)
    cpdef exact_after(self, int a, int b, int letter)
    @cython.locals(total=double, left=int, card=int, count=int)
    cdef double expected_after(self, int a, int b, int letter) noexcept nogil
    @cython.locals(best=double, a=int, b=int, over=int, under=int, letters="unsigned int",
                   letter=int)
    cdef double best_expected(self) noexcept nogil
    cdef inline double higher(self, double one, double other) noexcept nogil
