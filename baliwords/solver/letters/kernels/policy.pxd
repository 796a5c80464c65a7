# Types for policy.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.bits cimport bits
from baliwords.solver.letters.kernels.cover cimport Cover

cdef int ALPHABET, JOKER, PACK_SIZE, POINT_STEP, POINT_SHIFT, SLOTS, NOBODY, FIXED, MOST_FEATURES
cdef int LONE, OUTLOOK, OPENNESS, ENDS, WORTH, PARTNERS, JOINS, SINGLES, PILE, RICHES, FITTING
cdef int COVER, SECURED, LACKING, LACKINGS
cdef int PHASES, LEVELS, LENGTHS
cdef unsigned int VOWELS
cdef unsigned long long EVERY_OTHER, COUNT_BITS, PAIRS, NIBBLES

cdef class Policy(Cover):
    # The index, shared and read-only.
    cdef const unsigned short[::1] words
    cdef const unsigned int[::1] choice_start
    cdef const unsigned long long[::1] choice
    cdef float[::1] weights
    cdef int phases[55]
    cdef int stages[55]
    cdef int levels[256]
    cdef double chance_one[32]
    cdef double chance_two[32]
    cdef double chance_many[32]
    cdef double chance_here[32]
    # What all moves of a turn share.
    cdef int left_in_pile, phase, stage, riches, joker_left
    cdef unsigned long long available, scarce, twofold, here
    cdef int fixed[8][4]
    cdef int fits[8]
    # One move.
    cdef int slot_length, slot_complete, count, single, single_vowels, all_fits
    cdef int now[64]
    # The best one so far.
    cdef int best[64]
    cdef int best_count, best_slot, best_under, best_gain
    cdef double best_total, best_value
    cdef int last_score, last_slot, last_under

    @cython.locals(slot=int, column=int)
    cdef void look(self) noexcept nogil
    @cython.locals(k=int, slot=int, card=int, letter=int, count=int, lone="unsigned int")
    cdef void count_letters(self) noexcept nogil
    @cython.locals(shift=int, one="unsigned long long")
    cdef void count_letter(self, int letter, int count, int here) noexcept nogil
    @cython.locals(letter=int)
    cdef void count_umlaut(self, unsigned int letters) noexcept nogil
    cdef inline unsigned long long widened(self, int number) noexcept nogil
    cdef inline int ones_of_many(self, unsigned long long mask) noexcept nogil
    @cython.locals(total="unsigned long long", place=int, reads="unsigned int", shift=int)
    cdef unsigned long long letters_of(self, int column) noexcept nogil
    @cython.locals(best=double, total=double, chance=double, place="unsigned int",
                   word="unsigned long long", points=int)
    cdef double outlook(self, unsigned int node, unsigned long long have) noexcept nogil
    @cython.locals(ones="unsigned long long", twos="unsigned long long",
                   have_ones="unsigned long long", have_twos="unsigned long long",
                   lacking="unsigned long long", some="unsigned long long",
                   many="unsigned long long", chance=double)
    cdef double chance_of(self, unsigned long long need) noexcept nogil
    @cython.locals(letters="unsigned long long", length=int, worth=int, complete=int, hope=int,
                   level=int, place=int, fitting=int, step=int, size=int, top=int, bottom=int)
    cdef void describe(self, int slot, unsigned int node, int a, int b) noexcept nogil
    @cython.locals(ones="unsigned long long", low="unsigned long long", high="unsigned long long",
                   both="unsigned long long", full="unsigned long long")
    cdef inline unsigned long long added(self, unsigned long long one,
                                         unsigned long long other) noexcept nogil
    cdef inline int first_letter(self, int column) noexcept nogil
    cdef inline int last_letter(self, int column) noexcept nogil
    @cython.locals(right="unsigned int", left="unsigned int", count=int, k=int)
    cdef int fitting_cards(self, unsigned int node) noexcept nogil
    @cython.locals(steps=int)
    cdef inline int doublings(self, int number) noexcept nogil
    @cython.locals(node="unsigned int", words_ready=int, joins=int, length=int, complete=int,
                   degree=int, slot=int, partners=int, met=int)
    cdef double value_after(self, int a, int b) noexcept nogil
    @cython.locals(other=int, letters="unsigned int", over=int, found=int)
    cdef int meets(self, unsigned int node, int a, int b, int slot) noexcept nogil
    @cython.locals(place=int, card=int, mask="unsigned int", fitting="unsigned int",
                   bit="unsigned int")
    cdef bint goes_on(self, unsigned int node, int column) noexcept nogil
    cdef inline void add(self, int feature) noexcept nogil
    @cython.locals(column=int, length=int, card=int)
    cdef void add_column(self, int slot, int partners) noexcept nogil
    @cython.locals(i=int, place=int)
    cdef void add_part(self, int slot, int length, int complete, int partners) noexcept nogil
    @cython.locals(riches=int, step=int)
    cdef void add_row(self, int joins, int words_ready) noexcept nogil
    @cython.locals(level=int)
    cdef void add_cover(self, int a, int b) noexcept nogil
    @cython.locals(total=double, i=int)
    cdef double total_now(self) noexcept nogil
    @cython.locals(a=int, b=int, column=int)
    cdef bint choose(self) noexcept nogil
    @cython.locals(value=double, i=int)
    cdef void consider(self, int a, int b, int gain) noexcept nogil
    @cython.locals(count=int, card=int)
    cdef int cards_unseen(self) noexcept nogil
    @cython.locals(a=int, b=int, column=int, gain=int)
    cdef void choose_last(self) noexcept nogil
    @cython.locals(final=int)
    cdef void try_last(self, int a, int b) noexcept nogil
    cdef void play_best(self) noexcept nogil
    cdef void play(self, int a, int b) noexcept nogil
