# Types for table.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits
from baliwords.solver.letters.kernels.readings cimport Reader

cdef int ALPHABET, CARD_CODES, DECLARED, JOKER, PACK_SIZE, POOL, READINGS, SLOTS, WIDTH, NOBODY
cdef unsigned int LETTER_BITS, SPELL_STEP, WHOLE, WORD_BIT

cdef class Solitaire(Reader):
    # More of the index, shared and read-only.
    cdef const unsigned int[:] left
    cdef const unsigned char[:] promise
    # Columns ever made.
    cdef unsigned char cards[128][54]
    cdef unsigned int nodes[128][8]
    cdef int readings[128]
    cdef int length[128]
    cdef int worth[128]
    cdef int complete[128]
    # Letters, two bits each, up to three; a card that can be several counts for none.
    cdef unsigned long long letters[128]
    # A number that tells the letters, and what it grows by with so many more.
    cdef unsigned int spelled[128]
    cdef unsigned int spell_steps[55]
    cdef unsigned int link[128][128]
    cdef unsigned char wild[128][128]
    cdef int size
    # The position.
    cdef int row[7]
    cdef unsigned char pile[54]
    cdef int unseen[64]
    cdef int drawn, pile_size, score
    # What can be taken back.
    cdef int frames[128][10]
    cdef int depth

    cpdef clear(self)
    @cython.locals(count=int, i=int, place=int, worth=int, letters="unsigned long long",
                   reads="unsigned int")
    cdef void read_column(self, int column) noexcept nogil
    @cython.locals(place=int, spelled="unsigned int")
    cdef unsigned int spell(self, int column) noexcept nogil
    @cython.locals(reads="unsigned int")
    cdef inline int letter_of(self, int card) noexcept nogil
    @cython.locals(shift=int, one="unsigned long long")
    cdef inline unsigned long long with_letter(self, unsigned long long letters,
                                               unsigned int reads) noexcept nogil
    @cython.locals(best="unsigned int", node="unsigned int", i=int)
    cdef unsigned int main_reading(self, int count) noexcept nogil
    cdef inline bint is_joker(self, int column) noexcept nogil
    @cython.locals(letters="unsigned int", i=int)
    cdef unsigned int wild_letters(self, int a, int b) noexcept nogil
    @cython.locals(count=int, i=int)
    cdef int read_join(self, int a, int b, int letter) noexcept nogil
    @cython.locals(slot=int, other=int)
    cdef void link_up(self, int column) noexcept nogil
    @cython.locals(letters="unsigned int", bit="unsigned int", node="unsigned int",
                   count=int, best=int, letter=int)
    cdef void link_pair(self, int a, int b) noexcept nogil
    @cython.locals(slot=int)
    cdef void remember(self) noexcept nogil
    @cython.locals(slot=int)
    cdef void take_back(self) noexcept nogil
    @cython.locals(card=int, column=int)
    cdef void draw(self, int slot) noexcept nogil
    cdef void make(self, int a, int b, int letter) noexcept nogil
    cdef void join(self, int a, int b, int letter) noexcept nogil
    @cython.locals(over=int, under=int, column=int, split=int, place=int)
    cdef void lay_under(self, int a, int b, int letter) noexcept nogil
    cdef void remove(self, int a) noexcept nogil
