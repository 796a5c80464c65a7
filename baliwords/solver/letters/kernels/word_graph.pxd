# Types for word_graph.py when it is compiled.
cimport cython

cdef int ALPHABET
cdef unsigned int LETTER_BITS, WORD_BIT, NOWHERE, PRIME

cdef class Joiner:
    cdef const unsigned char[::1] dearest
    cdef const unsigned int[::1] right, first
    cdef unsigned int[::1] place_of, ways, start, edges, slots
    cdef unsigned char[::1] reach, gain
    cdef unsigned int room, size, used

    @cython.locals(slot="unsigned int", node="long long")
    cdef void join_all(self) noexcept nogil
    @cython.locals(letters="unsigned int", reach=int, gain=int, end="unsigned int",
                   child="unsigned int", below="unsigned int", letter=int, place="unsigned int")
    cdef void look_below(self, unsigned int node) noexcept nogil
    @cython.locals(mixed="unsigned int", edge="unsigned int", slot="unsigned int",
                   place="unsigned int")
    cdef unsigned int placed(self, unsigned int letters, unsigned int end, int reach,
                             int gain) noexcept nogil
    @cython.locals(start="unsigned int", edge="unsigned int")
    cdef bint is_same(self, unsigned int place, unsigned int letters, unsigned int end) noexcept nogil
