# What move_code.py does, for the compiled kernels.
cdef inline int code_of(int slot, int under, int letter) noexcept nogil:
    return (slot * 8 + under + 1) * 32 + letter + 1

cdef inline int slot_in(int code) noexcept nogil:
    return code >> 8

cdef inline int under_in(int code) noexcept nogil:
    return (code >> 5 & 7) - 1

cdef inline int letter_in(int code) noexcept nogil:
    return (code & 31) - 1
