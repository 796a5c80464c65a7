# Types for rollouts.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.policy cimport Policy

cdef int ALPHABET, CARD_CODES, JOKER, PACK_SIZE, SLOTS, NOBODY, MOST_FEATURES, BALI, STUCK
cdef int AHEAD_MOVES, AHEAD_CARDS
cdef unsigned long long MASK64, STEP, MIX_ONE, MIX_TWO, STRIDE

cdef class Roller(Policy):
    cdef unsigned long long dice
    cdef unsigned char hidden[54]
    cdef int hidden_size
    cdef int ahead, ranked
    cdef int ranked_slot[3]
    cdef int ranked_under[3]
    cdef double ranked_total[3]
    cdef int trace[108][64]
    cdef int trace_count[108]
    cdef double trace_value[108]
    cdef int trace_gain[108]

    @cython.locals(mixed="unsigned long long")
    cdef unsigned long long next_bits(self) noexcept nogil
    @cython.locals(place=int, last=int, other=int, card=int)
    cdef void shuffle_pile(self) noexcept nogil
    @cython.locals(final=int, steps=int, rest=int)
    cdef int play_out(self, int horizon) noexcept nogil
    @cython.locals(i="long long", count=int)
    cpdef roll(self, int a, int b, int letter, unsigned long long seed, unsigned long long begin,
               int[::1] results, int horizon=*)
    @cython.locals(top=int, count=int, sample=int, i=int, best=int)
    cdef bint choose_ahead(self) noexcept nogil
    @cython.locals(place="long long", card=int)
    cdef int card_ahead(self, unsigned long long sample, unsigned long long count) noexcept nogil
    @cython.locals(total=double)
    cdef double total_after(self, int a, int b) noexcept nogil
    @cython.locals(a=int, b=int, column=int, gain=int, i=int)
    cdef void rank_moves(self) noexcept nogil
    @cython.locals(place=int)
    cdef void rank(self, int a, int b, double value) noexcept nogil
    cdef void do(self, int a, int b, int letter) noexcept nogil
    @cython.locals(value=double)
    cpdef exact_after(self, int a, int b, int letter)
    @cython.locals(total=double, left=int, card=int, count=int)
    cdef double expected_after(self, int a, int b, int letter) noexcept nogil
    @cython.locals(best=double, a=int, b=int, over=int, under=int, letters="unsigned int",
                   letter=int)
    cdef double best_expected(self) noexcept nogil
    cdef inline double higher(self, double one, double other) noexcept nogil
    @cython.locals(result=int)
    cpdef play_game(self, pile)
    @cython.locals(found="long long", a=int, b=int, _=int)
    cpdef generate(self, int times)
    @cython.locals(game="unsigned long long", total="long long")
    cpdef learn(self, unsigned long long games, unsigned long long seed, double rate, double trust,
                float[::1] errors, float[::1] changes)
    @cython.locals(steps=int, final=int, i=int, step=int, goal=double)
    cdef int learn_game(self, double rate, double trust, float[::1] errors,
                        float[::1] changes) noexcept nogil
    @cython.locals(card=int, place=int, slot=int)
    cdef void start_game(self) noexcept nogil
    @cython.locals(share=double, coherence=double, i=int, weight=int)
    cdef void correct(self, int step, double error, double rate, float[::1] errors,
                      float[::1] changes) noexcept nogil
