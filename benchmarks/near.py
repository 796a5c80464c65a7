"""How often near words hold what was meant, beside pyspellchecker with the same words.

    python -m benchmarks.near [fr] [de]

Typical slips of `tests/lexicon/slips.py`, 500 a language: how many of them are among the first five
words offered, how many are the very first, and what it takes of the processor. Where
pyspellchecker has equals, it is counted by its chance.
"""

import sys
import time
from collections.abc import Callable, Sequence

from baliwords.lexicon.near import MOST, near_words
from baliwords.lexicon.store import load_lexicon
from tests.lexicon.rival import Rival
from tests.lexicon.slips import KINDS, Slip, slips_of

Chance = Callable[[Slip, int], float]


def main() -> None:
    """Measure and print one table a language."""
    for lang in sys.argv[1:] or ("fr", "de"):
        slips = slips_of(lang)
        print(f"\n{lang}: of {len(slips)} slips   first five      first    ms a word")
        for name, chance in (("ours", our_chance(lang)), ("pyspellchecker", Rival(lang).chance)):
            for kind in KINDS:
                show(f"{name}, {kind}", [slip for slip in slips if slip.kind == kind], chance)
            show(f"{name}, all", slips, chance)


def our_chance(lang: str) -> Chance:
    """Return the function that says whether near words hold what was meant."""
    lexicon = load_lexicon(lang)
    return lambda slip, most: float(slip.meant in near_words(lexicon, slip.written, most))


def show(what: str, slips: Sequence[Slip], chance: Chance) -> None:
    """Print one line of the table."""
    begin = time.process_time()
    five = sum(chance(slip, MOST) for slip in slips)
    taken = 1000 * (time.process_time() - begin) / len(slips)
    first = sum(chance(slip, 1) for slip in slips)
    print(f"  {what:24} {five:8.1f} {first:10.1f} {taken:12.1f}   of {len(slips)}", flush=True)


if __name__ == "__main__":
    main()
