"""A move in numbers: three of them for callers, one where a beam keeps millions.

`move_code.pxd` beside it is what the compiled kernels inline.
"""

from typing import TypeAlias

KernelMove: TypeAlias = tuple[int, int, int]
"""Slot, slot put under it (`NOBODY` for a removal), the joker's letter (`NOBODY` for none)."""


def code_of(slot: int, under: int, letter: int) -> int:
    """Return a move as one number."""
    return (slot * 8 + under + 1) * 32 + letter + 1


def slot_in(code: int) -> int:
    """Return the slot of a coded move."""
    return code >> 8


def under_in(code: int) -> int:
    """Return the slot that a coded move puts under another."""
    return (code >> 5 & 7) - 1


def letter_in(code: int) -> int:
    """Return the joker's letter of a coded move."""
    return (code & 31) - 1


def decoded(code: int) -> KernelMove:
    """Return a coded move as three numbers; the inverse of `code_of`."""
    return slot_in(code), under_in(code), letter_in(code)
