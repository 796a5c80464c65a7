# Types for cover.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits, fetch, long_bits, lowest
from baliwords.solver.letters.kernels.ending cimport Ending

cdef int JOKER, SLOTS, SUBSETS, NOBODY, COLUMN, COPIES, PAIR, PAIRS
cdef unsigned int LETTER_BITS, WORD_BIT

cdef class Cover(Ending):
    cdef const unsigned int[:] finish
    cdef int lacks[10]
    # The letters of which the pile has one card, two, three or more.
    cdef unsigned int at_least[3]
    # What all moves of a turn share.
    cdef int joins, words_ready, used, columns_used
    cdef int linked[7][7]
    cdef int degree[7]
    # The slots that may stand under each, a bit for each.
    cdef int unders[7]
    # The same for each slot and the one under it.
    cdef int thirds[7][7]
    # By subset of the slots: points of a word and 1, what a word or almost a word covers,
    # and the pairs of slots that stand one under the other in it.
    cdef int word_of[128]
    cdef unsigned long long word_chains[128]
    cdef int part_of[128]
    cdef unsigned long long part_chains[128]
    # The subsets in which two slots stand one under the other.
    cdef int with_pair[49][128]
    cdef int pair_count[49]
    # The subsets that have one, by their lowest slot.
    cdef int sets[7][128]
    cdef int set_count[7]
    # The parts that come of putting each slot under so many columns.
    cdef unsigned int after[8][7]
    # By subset: the most points, the most columns in words, the most with a card more each.
    cdef int secure[128]
    cdef int covered[128]
    cdef int reach[128]
    # After one move.
    cdef int secured, uncovered, lacking, most, near

    @cython.locals(slot=int, a=int, b=int)
    cdef void look_for_joins(self) noexcept nogil
    @cython.locals(subset=int, slot=int, pair=int)
    cdef void look_at_words(self) noexcept nogil
    @cython.locals(subset=int, under=int, other=int)
    cdef void lay_first(self, int slot, int column) noexcept nogil
    @cython.locals(slot=int, column=int, depth=int, fitting=int)
    cdef void lay_on(self, unsigned int node, int subset, int last, int length, int worth,
                     unsigned long long chain) noexcept nogil
    @cython.locals(slot=int, after="unsigned int", depth=int, rest=int, fitting=int)
    cdef inline int try_under(self, unsigned int node, int subset, int last) noexcept nogil
    @cython.locals(one="unsigned long long")
    cdef inline unsigned long long long_bit(self, int place) noexcept nogil
    @cython.locals(place=int, mask="unsigned int", fitting="unsigned int", bit="unsigned int")
    cdef unsigned int walked(self, unsigned int node, int column) noexcept nogil
    @cython.locals(best="unsigned int", child="unsigned int", _=int)
    cdef unsigned int wildest(self, unsigned int node) noexcept nogil
    @cython.locals(value=int, count=int, first=int)
    cdef void note_part(self, unsigned int node, int subset, int length, int worth,
                        unsigned long long chain) noexcept nogil
    @cython.locals(pair=int)
    cdef void note_pairs(self, int subset, unsigned long long chain) noexcept nogil
    @cython.locals(letters="unsigned int", count=int, k=int)
    cdef int finishing_cards(self, unsigned int node) noexcept nogil
    @cython.locals(behind=int, slot=int, i=int, part=int)
    cdef void cover_all(self) noexcept nogil
    @cython.locals(others=int)
    cdef void leave_out(self, int column, int behind) noexcept nogil
    @cython.locals(near=int, points=int, count=int, others=int, whole=int)
    cdef void use_part(self, int part, int behind) noexcept nogil
    @cython.locals(rest=int)
    cdef void cover_after(self, int a, int b) noexcept nogil
    @cython.locals(i=int, part=int, whole=int, others=int)
    cdef void use_join(self, int rest, int both, int place) noexcept nogil
