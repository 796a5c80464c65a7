# Types for forecast.py when it is compiled.
cimport cython
from baliwords.solver.letters.kernels.tactics cimport Tactics

cdef int CARDS, KEPT, LAY, TAKE_OFF, UNITS, NOBODY, ALPHABET, TURNS
cdef double STEP_DOWN
cdef unsigned int LETTER_BITS, WORD_BIT
cdef unsigned long long MASK64, STEP, MIX_ONE, MIX_TWO, STRIDE

cdef class Forecast(Tactics):
    cdef unsigned long long dice
    cdef unsigned char hidden[108]
    cdef int hidden_size, turns, mover, others_at_sight
    cdef int steps, most_steps
    cdef unsigned int each_way
    cdef int begun[28]
    cdef int begun_letters[28]

    @cython.locals(mixed="unsigned long long")
    cdef unsigned long long next_bits(self) noexcept nogil
    @cython.locals(place=int, last=int, other=int, card=int)
    cdef void lay_pile(self, unsigned long long seed, unsigned long long number) noexcept nogil
    @cython.locals(unit=int, other=int)
    cdef void part_rows(self) noexcept nogil
    @cython.locals(letters="unsigned int", i=int, unit=int, letter=int)
    cdef spread(self, int depth, dict found)
    @cython.locals(count=int, i=int, place="unsigned int", word="unsigned int", reach=int)
    cdef spread_to(self, int depth, int unit, int letter, dict found)
    cdef note_word(self, int size, dict found)
    @cython.locals(count=int, i=int)
    cdef int follow(self, int depth, int unit, int letter) noexcept nogil
    cdef void play_on(self, int horizon) noexcept nogil
    @cython.locals(i=int)
    cdef void begin(self, int kind, int slot, int size) noexcept nogil
    @cython.locals(i="long long", taken=int, seat=int, count=int)
    cdef int roll_all(self, int kind, int slot, int size, unsigned long long seed,
                      unsigned long long first, int horizon, double[::1] margins,
                      double[::1] points)
    cpdef play_game(self, int horizon)
