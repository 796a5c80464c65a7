# Types for part_tree.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits

cdef int ALPHABET, CANDIDATES, POINT_STEP, SEPARATOR
cdef int NODE, CHILD, SIBLING, LEFT, RIGHT, WORDS, SEEN, LETTER_SHIFT
cdef unsigned int WORD_BIT
cdef double PROMISE_STEPS

cdef class Grower:
    cdef readonly int size
    cdef int room, jokers
    cdef int used[32]
    cdef unsigned int by_letter[32]
    cdef const unsigned char[::1] text, limits
    cdef unsigned int[::1] nodes

    cpdef grow(self)
    @cython.locals(start=int, number="unsigned int", place=int, first=int)
    cdef grow_from(self, int initial)
    @cython.locals(beyond=int, node=int, letter=int, place=int, before="unsigned int")
    cdef void add_parts(self, int start, int first, int end, unsigned int number) noexcept
    @cython.locals(child=int, lettered="unsigned int")
    cdef int step(self, int node, int letter) noexcept
    @cython.locals(end=int, place=int, old=int, child="unsigned int", letter=int, count="unsigned int",
                   lettered="unsigned int")
    cdef void renumber(self, unsigned int[::1] order, unsigned int[::1] right,
                       unsigned int[::1] first, unsigned int[::1] left,
                       unsigned short[::1] words) noexcept


cdef class Chooser:
    cdef int jokers
    cdef int used[32]
    cdef const unsigned char[::1] text, limits, values
    cdef const float[::1] chances
    cdef unsigned int[::1] right, first
    cdef unsigned int[::1] start, finish
    cdef float[::1] quality, total
    cdef unsigned long long[::1] choice

    @cython.locals(node=int, wanted=int)
    cdef _share_out(self, unsigned short[::1] words, int size)
    cpdef choose(self)
    @cython.locals(letter=int, place=int, beyond=int, worth=int, points=int, first=int,
                   quality=double, word="unsigned long long")
    cdef void add_word(self, int start, int end) noexcept
    @cython.locals(node=int, place=int)
    cdef int found(self, int first, int end) noexcept
    @cython.locals(total="unsigned long long", letter=int, count=int, shift=int)
    cdef unsigned long long packed(self, int points) noexcept
    cdef unsigned long long widened(self, int count) noexcept
    @cython.locals(node=int, place=int, letter=int)
    cdef void offer(self, unsigned long long word, int first, int end, double quality) noexcept
    cdef int child(self, int node, int letter) noexcept
    @cython.locals(begin=int, place=int)
    cdef void insert(self, int node, unsigned long long word, double quality) noexcept
