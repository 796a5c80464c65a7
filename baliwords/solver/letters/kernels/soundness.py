# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Whether the arrays of an index lead nowhere beyond themselves, whatever their numbers are.

Kernels follow them without looking back: a part to its children, a part to its likely words. So
all that they follow is looked at once, when the file is opened; it takes a few milliseconds.
Plain Python; `soundness.pxd` beside it gives the types that make it fast when compiled.
"""

from baliwords.solver.letters.kernels.layout import LETTER_BITS, WORD_BIT

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

if not cython.compiled:  # its own types give it otherwise
    from baliwords.solver.letters.kernels.bits import bits


def is_sound(
    right: memoryview,
    first: memoryview,
    left: memoryview,
    finish: memoryview,
    choice_start: memoryview,
    choices: int,
) -> bool:
    """Say whether every part has its children, and its likely words, within the arrays.

    Children lie behind their parent, those of one part after those of the part before it, so no
    walk comes back to where it was.
    """
    if not cython.compiled:
        return True  # Python looks at every step by itself, and this would take a second
    end = 1
    start = 0
    known = LETTER_BITS | WORD_BIT
    for node in range(len(right)):
        if right[node] & ~known or (left[node] | finish[node]) & ~LETTER_BITS:
            return False
        if first[node] != end or end <= node:
            return False
        end += bits(right[node] & LETTER_BITS)
        if end > len(right):
            return False
        if choice_start[node] != start or choice_start[node + 1] < start:
            return False
        start = choice_start[node + 1]
    return end == len(right) and start == choices


def is_sound_graph(ways: memoryview, start: memoryview, to: memoryview) -> bool:
    """Say whether every way of the graph of words leads to a place before it."""
    last = len(ways) - 1
    if start[last] + bits(ways[last] & LETTER_BITS) != len(to):
        return False
    end = 0
    known = LETTER_BITS | WORD_BIT
    for place in range(len(ways) if cython.compiled else 0):
        if ways[place] & ~known or start[place] != end:
            return False
        end += bits(ways[place] & LETTER_BITS)
        if end > len(to):
            return False
        for way in range(start[place], end):
            if to[way] >= place:
                return False
    return True
