# cython: boundscheck=False, wraparound=False, initializedcheck=False
# What bits.py does, for the compiled kernels: one instruction where there is one for it.
cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define count_bits(mask) __builtin_popcount(mask)
    #define count_long_bits(mask) __builtin_popcountll(mask)
    #define fetch_line(address) __builtin_prefetch(address)
    #else
    static int count_long_bits(unsigned long long mask) {
        mask = mask - ((mask >> 1) & 0x5555555555555555ULL);
        mask = (mask & 0x3333333333333333ULL) + ((mask >> 2) & 0x3333333333333333ULL);
        mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((mask * 0x0101010101010101ULL) >> 56);
    }
    #define count_bits(mask) count_long_bits(mask)
    #define fetch_line(address)
    #endif
    """
    int count_bits(unsigned int mask) noexcept nogil
    int count_long_bits(unsigned long long mask) noexcept nogil
    void fetch_line(const void *address) noexcept nogil

cdef inline int bits(unsigned int mask) noexcept nogil:
    return count_bits(mask)

cdef inline int long_bits(unsigned long long mask) noexcept nogil:
    return count_long_bits(mask)

cdef inline void fetch(const unsigned int[:] entries, unsigned int place) noexcept nogil:
    fetch_line(&entries[place])

cdef inline void fetch_long(const unsigned long long[::1] entries,
                            unsigned int place) noexcept nogil:
    fetch_line(&entries[place])


cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int bali_lowest(unsigned int mask) {
        unsigned long place;
        _BitScanForward(&place, mask);
        return (int)place;
    }
    #else
    #define bali_lowest(mask) __builtin_ctz(mask)
    #endif
    """
    int bali_lowest(unsigned int mask) noexcept nogil


cdef inline int lowest(unsigned int mask) noexcept nogil:
    return bali_lowest(mask)
