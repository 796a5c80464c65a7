"""How fast the solver's kernels are, with the same source as plain Python beside them.

    python -m benchmarks.solver

Ratios of one run can be compared between machines; absolute figures depend on what else runs.
"""

import os
import resource
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from baliwords.letters.cards import PACK
from baliwords.letters.options import Options
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import Engine
from tests.solver.letters.kernels import is_compiled, roller

ROW = "S ON AI T LAM R E"


def per_second(work: Callable[[int], object], times: int) -> float:
    """Return how many times a second of processor time the work is done."""
    started = time.process_time()
    work(times)
    return times / (time.process_time() - started)


def laid_out(table: Any) -> Any:
    """Lay the position of L25 out on a table, all other cards in the pile."""
    rest = PACK
    for card in ROW.replace(" ", ""):
        rest = rest.replace(card, "", 1)
    table.hide([encode(column) for column in ROW.split()], encode(rest), len(rest), 0)
    return table


def roll(table: Any, games: int) -> None:
    """Play so many games out after joining R and E."""
    table.roll(5, 6, -1, 1, 0, array("i", bytes(4 * games)))


def compare(engine: Engine) -> None:
    """Print both ways to run side by side."""
    compiled = laid_out(roller(engine.index, engine.options, False, engine.weights))
    plain = laid_out(roller(engine.index, engine.options, True, engine.weights))
    lines = {
        "move generations": (
            per_second(compiled.generate, 200_000),
            per_second(plain.generate, 300),
        ),
        "playouts of whole games": (
            per_second(lambda n: roll(compiled, n), 2_000),
            per_second(lambda n: roll(plain, n), 3),
        ),
    }
    for name, (fast, slow) in lines.items():
        print(f"{name:26} {fast:12,.0f} a second and core, plain {slow:8,.1f}: {fast / slow:,.0f}x")


def threads(engine: Engine) -> None:
    """Print how much faster two threads are than one, by the clock."""
    tables = [laid_out(engine.table()) for _ in range(2)]
    started = time.perf_counter()
    roll(tables[0], 4_000)
    alone = time.perf_counter() - started
    started = time.perf_counter()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda table: roll(table, 2_000), tables))
    both = time.perf_counter() - started
    print(f"two threads                {alone / both:12.2f}x one ({os.cpu_count()} cores)")


def loading() -> None:
    """Print how long a fresh process takes until its first answer, and its memory."""
    command = [sys.executable, "-m", "baliwords", "hint", *ROW.split(), "--seconds", "0.01"]
    times = []
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - started)
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"first answer, cold         {min(times):12.2f} s, {memory:.0f} MB")


def main() -> None:
    """Run all measurements."""
    engine = engine_for(Options())
    print(f"kernels: {'compiled' if is_compiled() else 'plain Python'}")
    compare(engine)
    threads(engine)
    loading()


if __name__ == "__main__":
    main()
