# What bits.py does, for the compiled kernels.
cdef inline int bits(unsigned int mask) noexcept nogil:
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    mask = mask + (mask >> 8)
    return (mask + (mask >> 16)) & 0x3F


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
