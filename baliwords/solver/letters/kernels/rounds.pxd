# Types for rounds.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.walker cimport Walker

cdef int ALPHABET, NOBODY, GOES_ON, USED_UP, PASSED, FINISHED, STUCK

cdef class Rounds(Walker):
    cdef inline bint is_ending(self) noexcept nogil
    @cython.locals(slot=int, column=int)
    cdef bint can_remove(self, int seat) noexcept nogil
    @cython.locals(unit=int, letter=int)
    cdef bint can_assemble(self, int seat) noexcept nogil
    @cython.locals(count=int, i=int, letters="unsigned int", other=int)
    cdef bint joins_any(self, int unit, int letter) noexcept nogil
    cdef bint can_act(self, int seat) noexcept nogil
    @cython.locals(empty=int, voids=int, seat=int, slot=int)
    cdef int ended(self) noexcept nogil
    @cython.locals(seat=int, column=int, place=int, slot=int, i=int)
    cdef void lay(self, int size) noexcept nogil
    @cython.locals(i=int, slot=int)
    cdef int target(self, int size) noexcept nogil
    @cython.locals(column=int)
    cdef void count_off(self, int seat, int slot) noexcept nogil
    cdef void take_off(self, int slot) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
    @cython.locals(drawn=int)
    cdef void end_turn(self) noexcept nogil
