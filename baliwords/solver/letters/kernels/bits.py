"""Small things that the compiled kernels inline from `bits.pxd` beside it: counting bits, and
having what is needed soon brought near."""


def bits(mask: int) -> int:
    """Count the bits of a mask."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the place of the lowest bit of a mask that has one."""
    return (mask & -mask).bit_length() - 1


def long_bits(mask: int) -> int:
    """Count the bits of a mask of up to 64."""
    return mask.bit_count()


def fetch(entries: memoryview, place: int) -> None:
    """Have an entry brought near that is read soon: while one is on its way, others can be asked
    for, where each by itself would be waited for. Plain Python has no use for it.
    """


fetch_long = fetch
"""The same for entries of 64 bits."""
