"""How true the chance to win is that hints for several players show.

Run: python -m benchmarks.chances [--games 300] [--seats 2] [--lang fr]

Whole games are played in the kernel, everybody by weight. After each turn it is noted by how much
the seat may count on leading, how many cards are left, and how the game ended. Half of the games
say how far a margin still wanders (SPREAD of `seat_search.py`); the other half show how often
those won who were said to.
"""

import argparse
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from baliwords.letters.options import Options
from baliwords.letters.setup import new_game
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.seat_search import SPREAD, chance_to_win
from baliwords.solver.letters.several import lay_out, take
from baliwords.solver.letters.vocabulary import shared_index
from baliwords.solver.letters.weighing import new_forecast

SEED = 5_000_000_000
STEPS = (0, 10, 20, 35, 50, 65, 80, 95)


class Noted(NamedTuple):
    """A position of a game, and what came of it."""

    left: int
    lead: float
    final: float

    @property
    def won(self) -> float:
        """1 for a victory, half of it for a shared one."""
        return float(self.final > 0) + (self.final == 0) / 2


def noted(lang: str, seats: int, games: int) -> list[list[Noted]]:
    """Play games and note all positions of each."""
    options = Options(language=lang, seats=seats)
    rows = new_forecast(shared_index(load_lexicon(lang), options), options)
    found = []
    for seed in range(SEED, SEED + games):
        state = new_game(options, seed)
        lay_out(rows, state.table, encode(state.pile))
        leads = []
        while not rows.why_over():
            seat = rows.state()[3]
            take(rows, rows.weighed())
            leads.append((seat, rows.state()[2], rows.lead_of(seat)))
        finals = rows.final_scores()
        margins = [
            mine - max(finals[:seat] + finals[seat + 1 :]) for seat, mine in enumerate(finals)
        ]
        found.append([Noted(left, lead, margins[seat]) for seat, left, lead in leads])
    return found


def fitted(games: list[list[Noted]]) -> float:
    """Return how far a margin wanders, by the root of the cards left."""
    every = [one for game in games for one in game if one.left]
    return sqrt(sum((one.final - one.lead) ** 2 / one.left for one in every) / len(every))


def print_wandering(every: list[Noted]) -> None:
    """Print how far margins wander, by how many cards are left."""
    for low, high in pairwise(STEPS):
        here = [one for one in every if low < one.left <= high]
        if here:
            wander = sqrt(sum((one.final - one.lead) ** 2 for one in here) / len(here))
            bias = sum(one.final - one.lead for one in here) / len(here)
            by_root = wander / sqrt(sum(one.left for one in here) / len(here))
            print(
                f"{low + 1:3}-{high:2} cards left: wanders {wander:5.1f}, "
                f"{by_root:4.1f} a root of a card, bias {bias:+.1f}"
            )


def print_calibration(every: list[Noted], seats: int) -> None:
    """Print how often those won who were said to."""
    said = [(chance_to_win(one.lead, SPREAD * sqrt(one.left), seats), one.won) for one in every]
    for tenth in range(10):
        here = [pair for pair in said if min(9, int(10 * pair[0])) == tenth]
        if here:
            mean, share = (sum(column) / len(here) for column in zip(*here, strict=True))
            print(f"said {mean:4.0%}, won {share:4.0%} of {len(here)} positions")
    print(f"mean square error {sum((chance - won) ** 2 for chance, won in said) / len(said):.4f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--lang", default="fr", choices=["fr", "de"])
    asked = parser.parse_args()
    games = noted(asked.lang, asked.seats, asked.games)
    half = asked.games // 2
    print(
        f"{asked.lang}, {asked.seats} players: fitted to {half} games {fitted(games[:half]):.1f}, "
        f"in use {SPREAD}"
    )
    every = [one for game in games[half:] for one in game if one.left]
    print_wandering(every)
    print_calibration(every, asked.seats)


if __name__ == "__main__":
    main()
