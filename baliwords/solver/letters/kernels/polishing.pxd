# Types for polishing.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.learning cimport Learner

cdef int MOST_MOVES, MOST_STEPS, NOBODY, SLOTS, AHEAD_CARDS

cdef class Polisher(Learner):
    cdef double within
    cdef int every, siblings
    cdef int sibling_slot[49]
    cdef int sibling_under[49]
    cdef double sibling_total[49]
    cdef double sibling_goal[49]

    cdef void look_aside(self, double rate, float[::1] errors, float[::1] changes) noexcept nogil
    @cython.locals(a=int, b=int, column=int)
    cdef void note_siblings(self) noexcept nogil
    @cython.locals(total=double, place=int, i=int)
    cdef void note_sibling(self, int a, int b, int gain) noexcept nogil
    @cython.locals(top=int, count=int, sample=int, i=int, total=double)
    cdef void try_siblings(self) noexcept nogil
    @cython.locals(best=int, i=int, error=double)
    cdef void learn_differences(self, double rate, float[::1] errors,
                                float[::1] changes) noexcept nogil
