# What the kernels use of Cython, for mypy; they are checked as the plain Python that they are.
from contextlib import AbstractContextManager
from typing import TypeVar

T = TypeVar("T")

compiled: bool
nogil: AbstractContextManager[None]

def final(method: T) -> T: ...
