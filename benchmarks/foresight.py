"""What knowing the pile is worth: an estimate of what no player without sight can beat.

    python -m benchmarks.foresight --deals 20 --width 100

Who sees the pile has more than anybody else: the best open game. To see less is to pay for what
is seen (information relaxation, Brown, Smith and Sun 2010): whoever draws a card pays by how much
it makes the position better than the mean of all cards that might have come, or is paid by how much
it makes it worse, as the value of `fast` sees it. Who does not see the pile pays nothing on the
mean, whatever he plays; so on the mean over piles the best that can be had with sight, payments
counted, is no less than what any player without sight can reach. The better the value, the closer.

The best with sight is itself looked for by a beam: as wide as it may be, it can miss better games,
so the figure is an estimate of a bound, which grows with the width. A part of the price may be
asked for: that too comes to nothing on the mean for who does not see the pile.
"""

import argparse
import time
from array import array
from dataclasses import dataclass

from baliwords.letters.options import Options
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.contest import mean_and_error
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.beam import Generation
from baliwords.solver.letters.kernels.layout import LINE, NOBODY, SLOTS
from baliwords.solver.letters.kernels.move_code import decoded
from baliwords.solver.letters.training import deal

PRESELECTED = 2
"""Moves looked at with care for each game that is kept."""


@dataclass(slots=True)
class Best:
    """The best game of a beam: what it scores, and that less what its player paid."""

    score: int
    net: float


class Payer:
    """Knows what a card is worth where it comes."""

    def __init__(self, engine: Engine, pile: bytes) -> None:
        self.table = engine.table()
        self.pile = pile

    def worth(self, columns: list[bytes], left: bytes, score: int) -> float:
        """Return score and value of a position."""
        self.table.set_up(columns, left, score)
        if not left:
            return float(self.table.end_score())
        move = self.table.best_move()
        return score + (max(0.0, self.table.value_of(*move)) if move else 0.0)

    def chances(
        self, columns: list[bytes], gap: int, drawn: int, score: int
    ) -> tuple[float, float]:
        """Return what it is worth on the mean of the cards that may come, and with the real one."""
        left = self.pile[drawn:]
        total, real = 0.0, 0.0
        for card in set(left):
            columns[gap] = bytes([card])
            others = left.replace(bytes([card]), b"", 1)
            worth = self.worth(columns, others, score)
            total += worth * left.count(card)
            if card == left[0]:
                real = worth
        return total / len(left), real

    def charge(
        self, grown: Generation, paid: list[float], price: float
    ) -> tuple[list[float], list[float]]:
        """Return for each game of a generation, its last card just drawn, what it may come to
        less what was paid, and what was paid; `paid` is what its parents did.
        """
        hopes, payments = [], []
        for game in range(grown.games):
            slot, under, _ = decoded(grown.moves[game])
            gap = slot if under == NOBODY else under
            columns, before = columns_of(grown.lines, game), paid[grown.parents[game]]
            mean, real = self.chances(columns, gap, grown.drawn - 1, grown.scores[game])
            payments.append(before + price * (real - mean))
            hopes.append(real - payments[-1])
        return hopes, payments


def columns_of(lines: bytearray, game: int) -> list[bytes]:
    """Return the columns of a game of a generation."""
    lengths = lines[game * LINE : game * LINE + SLOTS]
    place, columns = game * LINE + SLOTS, []
    for length in lengths:
        columns.append(bytes(lines[place : place + length]))
        place += length
    return columns


def relaxed(engine: Engine, pile: bytes, width: int, price: float) -> Best:
    """Find the best game with sight by a beam, paying `price` times what each card is worth."""
    beam, payer = engine.beam(), Payer(engine, pile)
    beam.deal(pile)
    generation = beam.first_generation()
    paid = [0.0]
    while generation.drawn < len(pile):
        beam.watch(generation.drawn)
        offspring = beam.room_for(generation)
        offspring.keep(0, beam.expand(generation, offspring, 0, generation.games))
        if not offspring.count:
            break
        for i in range(offspring.count):
            offspring.values[i] -= paid[offspring.parents[i]]
        chosen = beam.select(offspring, PRESELECTED * width)
        grown = beam.grow(generation, offspring, chosen)
        hopes, paid = payer.charge(grown, paid, price)
        best = sorted(range(grown.games), key=lambda game: -hopes[game])[:width]
        generation = beam.grow(generation, offspring, array("i", [chosen[game] for game in best]))
        paid = [paid[game] for game in best]
    finals = array("i", bytes(4 * generation.games))
    beam.end_scores(generation, 0, generation.games, finals)
    net, score = max((final - cost, final) for final, cost in zip(finals, paid, strict=True))
    return Best(score, net)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Estimate what knowing the pile is worth.")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=3_000_000_000)
    parser.add_argument("--width", type=int, default=100)
    parser.add_argument("--price", type=float, default=1.0, help="0: sight costs nothing")
    parser.add_argument("--lang", default="fr", choices=["fr", "de"])
    asked = parser.parse_args()
    engine = engine_for(Options(language=asked.lang))
    found: list[Best] = []
    for seed in range(asked.seed, asked.seed + asked.deals):
        pile = encode("".join(deal(seed)))
        found.append(relaxed(engine, pile, asked.width, asked.price))
        net, error = mean_and_error([best.net for best in found])
        score, spread = mean_and_error([best.score for best in found])
        print(
            f"{len(found):4} deals: {net:.1f} ± {error:.1f} less what is paid, "
            f"{score:.1f} ± {spread:.1f} before; {time.process_time() / len(found):.1f} s a deal",
            flush=True,
        )


if __name__ == "__main__":
    main()
