"""What the kernels need of Cython where it is not installed: they run as plain Python then."""

from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")

compiled = False
nogil = nullcontext()


def final(method: T) -> T:
    """Mark a method that no class below overrides."""
    return method
