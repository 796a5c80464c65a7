# Types for ending.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.table cimport Solitaire

cdef int ALPHABET, DECLARED, JOKER, READINGS, SLOTS, NOBODY, NO_WAY, PLACES, SHARES
cdef unsigned int WORD_BIT

cdef class Ending(Solitaire):
    cdef int bonus_points, bonus_times, ends_bali
    cdef unsigned int path[9][8]
    cdef int places[8]
    cdef int end_used, opening_slot, opening_under
    # By subset of the slots: the best word, and the best sharing out of some or all columns.
    cdef int end_points[256]
    cdef long long end_order[256]
    cdef int end_letter[256]
    cdef int best_some[256]
    cdef int best_all[256]
    cdef int part_some[256]
    cdef int part_all[256]

    cdef int final_score(self) noexcept nogil
    @cython.locals(column=int)
    cdef int score_with(self, int card) noexcept nogil
    @cython.locals(subset=int, used=int, slot=int, some=int, whole=int)
    cdef int best_end(self) noexcept nogil
    @cython.locals(slot=int, column=int, i=int, found=int)
    cdef void lay_words(self, int depth, int count, int subset, int length, int worth,
                        long long order, int letter) noexcept nogil
    @cython.locals(letters="unsigned int", letter=int, i=int, found=int)
    cdef void lay_joker(self, int depth, int count, int subset, int length, int worth,
                        long long order, int slot) noexcept nogil
    @cython.locals(complete=int, i=int)
    cdef void note_word(self, int depth, int count, int subset, int length, int worth,
                        long long order, int letter) noexcept nogil
    @cython.locals(subset=int, lowest=int, rest=int, part=int)
    cdef void share_out(self, int used) noexcept nogil
    @cython.locals(points=int, others=int)
    cdef void try_share(self, int subset, int part) noexcept nogil
    cdef int next_part(self, int left) noexcept nogil
    @cython.locals(left=int, part=int)
    cdef bint find_opening(self) noexcept nogil
    @cython.locals(over=int, under=int)
    cdef bint find_pair(self, long long order) noexcept nogil
    cdef bint can_open(self, int place) noexcept nogil
