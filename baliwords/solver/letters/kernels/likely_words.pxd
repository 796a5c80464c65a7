# Types for likely_words.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits
from baliwords.solver.letters.kernels.part_tree cimport Beginnings

cdef int ALPHABET, CANDIDATES, POINT_STEP, SEPARATOR
cdef double PROMISE_STEPS

cdef class Chooser:
    cdef int jokers
    cdef int used[32]
    cdef const unsigned char[::1] text, limits, values
    cdef const float[::1] chances
    cdef unsigned int[::1] right, first
    cdef unsigned int[::1] start, finish
    cdef float[::1] quality, total
    cdef unsigned long long[::1] choice, packs
    cdef double[::1] goods

    @cython.locals(node=int, wanted=int)
    cdef _share_out(self, unsigned short[::1] words, int size)
    @cython.locals(node=int, promise="unsigned char[::1]")
    cpdef choose(self, Beginnings beginnings)
    @cython.locals(start=int, word=int, place=int)
    cdef void read_words(self) noexcept nogil
    @cython.locals(letter=int, place=int, beyond=int, worth=int, points=int, quality=double)
    cdef void read_word(self, int word, int start, int end) noexcept nogil
    @cython.locals(total="unsigned long long", letter=int, count=int, shift=int)
    cdef unsigned long long packed(self, int points) noexcept nogil
    cdef unsigned long long widened(self, int count) noexcept nogil
    @cython.locals(i=int)
    cdef void offer_all(self, Beginnings beginnings) noexcept nogil
    @cython.locals(node=int, above=int, quality=double, place=int, letter=int)
    cdef void offer(self, int first, int word) noexcept nogil
    cdef int child(self, int node, int letter) noexcept nogil
    @cython.locals(begin=int, place=int)
    cdef void insert(self, int node, unsigned long long word, double quality) noexcept nogil
