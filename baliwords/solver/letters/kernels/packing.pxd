# Types for packing.py when it is compiled.
cimport cython

cdef int NOBODY
cdef double SMALL, JITTER

cdef class Packing:
    cdef int rows, parts
    cdef object brings, needs
    cdef double[::1] idle, inverse, taken, prices, step
    cdef int[::1] basis

    @cython.locals(total=double, row=int)
    cpdef double solve(self, int most_steps)
    cdef inline double worth_of(self, int part, double[::1] brings) noexcept nogil
    @cython.locals(_=int, part=int, row=int)
    cdef void improve(self, double[::1] brings, double[::1] needs, int most_steps) noexcept
    @cython.locals(most=double, found=int, part=int, gain=double, row=int)
    cdef int most_wanted(self, double[::1] brings, double[::1] needs) noexcept nogil
    @cython.locals(row=int, total=double, thing=int, need=double)
    cdef void weigh(self, int part, double[::1] needs) noexcept nogil
    @cython.locals(found=int, least=double, row=int, ratio=double)
    cdef int first_used_up(self) noexcept nogil
    @cython.locals(pivot=double, thing=int, row=int, share=double, total=double)
    cdef void exchange(self, int out, int part, double[::1] brings) noexcept nogil
