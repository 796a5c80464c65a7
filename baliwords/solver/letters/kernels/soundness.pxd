# Types for soundness.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits

cdef unsigned int LETTER_BITS, WORD_BIT

@cython.locals(node="Py_ssize_t", end="unsigned int", start="unsigned int", known="unsigned int")
cpdef bint is_sound(const unsigned int[:] right, const unsigned int[:] first,
                    const unsigned int[:] left, const unsigned int[:] finish,
                    const unsigned int[:] choice_start, unsigned int choices)

@cython.locals(place="unsigned int", way="unsigned int", last="unsigned int", end="unsigned int",
               known="unsigned int")
cpdef bint is_sound_graph(const unsigned int[::1] ways, const unsigned int[::1] start,
                          const unsigned int[::1] to)
