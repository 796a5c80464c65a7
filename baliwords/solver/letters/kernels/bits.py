"""Counting the bits of a mask; `bits.pxd` beside it is what the compiled kernels inline."""


def bits(mask: int) -> int:
    """Count the bits of a mask."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the place of the lowest bit of a mask that has one."""
    return (mask & -mask).bit_length() - 1
