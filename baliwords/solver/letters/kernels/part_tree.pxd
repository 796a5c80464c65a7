# Types for part_tree.py when it is compiled.
cimport cython

cdef int ALPHABET, SEPARATOR
cdef int PAIRS, FEWEST_ROOMS, NODE, CHILD, SIBLING, LEFT, RIGHT, WORDS, SEEN, LETTER_SHIFT
cdef unsigned int WORD_BIT

cdef class Beginnings:
    cdef const unsigned char[::1] text
    cdef unsigned int[::1] starts, behind
    cdef readonly unsigned int[::1] places, words

    @cython.locals(second=int)
    cdef inline int pair(self, int place) noexcept nogil
    @cython.locals(place=int, pair=int)
    cdef void count_pairs(self) noexcept
    @cython.locals(word="unsigned int", place=int, pair=int, at=int)
    cdef void sort_places(self) noexcept nogil


cdef class Grower:
    cdef readonly int size
    cdef int room, jokers
    cdef int used[32]
    cdef unsigned int by_letter[32]
    cdef const unsigned char[::1] text, limits
    cdef unsigned int[::1] nodes

    @cython.locals(added=int)
    cpdef grow(self, Beginnings beginnings)
    @cython.locals(i=int)
    cdef int add_while_room(self, Beginnings beginnings, int first) noexcept nogil
    @cython.locals(beyond=int, node=int, letter=int, place=int, above=int, before="unsigned int")
    cdef void add_parts(self, int first, unsigned int word) noexcept nogil
    @cython.locals(child=int, letter=int)
    cdef void count_for_letters(self) noexcept nogil
    @cython.locals(letter=int, held="unsigned int", place=int)
    cdef void count_words(self) noexcept nogil
    @cython.locals(child=int, lettered="unsigned int")
    cdef int step(self, int node, int letter) noexcept nogil
    @cython.locals(order="unsigned int[::1]", right="unsigned int[::1]", first="unsigned int[::1]",
                   left="unsigned int[::1]", words="unsigned short[::1]")
    cpdef dict levelled(self)
    @cython.locals(end=int, place=int, old=int, child="unsigned int", letter=int, count="unsigned int",
                   lettered="unsigned int")
    cdef void renumber(self, unsigned int[::1] order, unsigned int[::1] right,
                       unsigned int[::1] first, unsigned int[::1] left,
                       unsigned short[::1] words) noexcept nogil
