# cython: language_level=3, annotation_typing=False, infer_types=True
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Fill what is limited with the parts that bring most: a small linear program, by the simplex.

Plain Python; `packing.pxd` beside it gives the types that make it fast when compiled.
Choose how much of each part to take, so that of nothing more is taken than there is. Not to use
a thing up may cost. The prices of the things at the best answer are what the callers want.
"""

from array import array

from baliwords.solver.letters.kernels.layout import NOBODY

try:
    import cython
except ImportError:
    from baliwords.solver import no_cython as cython  # type: ignore[no-redef]

SMALL = 1e-9
JITTER = 1e-7
"""Limits differ by multiples of it, so that no step is in vain for ever."""


class Packing:
    """Things with limits, parts that need them, and the best answer so far."""

    def __init__(self, limits: "array[float]", idle: "array[float]") -> None:
        self.rows = len(limits)
        self.parts = 0
        self.brings = array("d")
        self.needs = array("d")
        self.idle = idle
        self.inverse = array("d", bytes(8 * self.rows * self.rows))
        self.taken = array("d", bytes(8 * self.rows))
        self.prices = array("d", bytes(8 * self.rows))
        self.step = array("d", bytes(8 * self.rows))
        self.basis = array("i", bytes(4 * self.rows))
        for row in range(self.rows):
            self.inverse[row * self.rows + row] = 1.0
            self.taken[row] = limits[row] + JITTER * (1 + row)
            self.basis[row] = NOBODY - row  # what is left of a thing
            self.prices[row] = -idle[row]

    def add(self, brings: float, needs: "array[float]") -> None:
        """Add a part: what it brings, and how much of each thing it needs."""
        self.brings.append(brings)
        self.needs.extend(needs)
        self.parts += 1

    def solve(self, most_steps: int) -> float:
        """Take what brings most, in at most so many steps; return what it brings in all."""
        self.improve(self.brings, self.needs, most_steps)
        total = 0.0
        for row in range(self.rows):
            total += self.taken[row] * self.worth_of(self.basis[row], self.brings)
        return total

    def shares(self) -> "list[tuple[int, float]]":
        """Return how much is taken of each part that is."""
        return [
            (self.basis[row], self.taken[row])
            for row in range(self.rows)
            if self.basis[row] >= 0 and self.taken[row] > 1e-4
        ]

    def price_list(self) -> "list[float]":
        """Return the prices at which no part brings more than it needs."""
        return list(self.prices)

    @cython.final
    def worth_of(self, part: int, brings: "array[float]") -> float:
        """Return what a part brings, or to leave a thing idle costs."""
        return brings[part] if part >= 0 else -self.idle[NOBODY - part]

    @cython.final
    def improve(self, brings: "array[float]", needs: "array[float]", most_steps: int) -> None:
        """Exchange parts as long as one brings more than it needs at the prices."""
        for _ in range(most_steps):
            part = self.most_wanted(brings, needs)
            if part == -self.rows - 1:
                return
            self.weigh(part, needs)
            row = self.first_used_up()
            if row == NOBODY:
                return
            self.exchange(row, part, brings)

    @cython.final
    def most_wanted(self, brings: "array[float]", needs: "array[float]") -> int:
        """Return what brings most beyond its prices, or a number below all if nothing does."""
        most = 1e-7
        found = -self.rows - 1
        for part in range(self.parts):
            gain = brings[part]
            for row in range(self.rows):
                gain -= self.prices[row] * needs[part * self.rows + row]
            if gain > most:
                most = gain
                found = part
        for row in range(self.rows):
            gain = -self.idle[row] - self.prices[row]
            if gain > most:
                most = gain
                found = NOBODY - row
        return found

    @cython.final
    def weigh(self, part: int, needs: "array[float]") -> None:
        """Find what one of a part takes from each of those that are taken."""
        for row in range(self.rows):
            if part < 0:
                self.step[row] = self.inverse[row * self.rows + NOBODY - part]
                continue
            total = 0.0
            for thing in range(self.rows):
                need = needs[part * self.rows + thing]
                if need != 0.0:
                    total += self.inverse[row * self.rows + thing] * need
            self.step[row] = total

    @cython.final
    def first_used_up(self) -> int:
        """Return which of those taken is gone first, nobody if none ever is."""
        found = NOBODY
        least = 0.0
        for row in range(self.rows):
            if self.step[row] > SMALL:
                ratio = self.taken[row] / self.step[row]
                if found == NOBODY or ratio < least:
                    least = ratio
                    found = row
        return found

    @cython.final
    def exchange(self, out: int, part: int, brings: "array[float]") -> None:
        """Take a part instead of the one that is used up."""
        pivot = self.step[out]
        self.basis[out] = part
        self.taken[out] /= pivot
        for thing in range(self.rows):
            self.inverse[out * self.rows + thing] /= pivot
        for row in range(self.rows):
            share = self.step[row]
            if row == out or share == 0.0:
                continue
            self.taken[row] -= share * self.taken[out]
            if self.taken[row] < 0.0:
                self.taken[row] = 0.0
            for thing in range(self.rows):
                self.inverse[row * self.rows + thing] -= (
                    share * self.inverse[out * self.rows + thing]
                )
        for thing in range(self.rows):
            total = 0.0
            for row in range(self.rows):
                total += (
                    self.worth_of(self.basis[row], brings) * self.inverse[row * self.rows + thing]
                )
            self.prices[thing] = total
