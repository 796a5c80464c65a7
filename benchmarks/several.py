"""Several players: whole games and turns a second beside the plain engine, the slowest look.

Run: python -m benchmarks.several [--positions 10000]

All figures are processor time of one core, the plain engine's in the same run.
"""

import argparse
import resource
import time
from dataclasses import replace

from baliwords.core.shuffle import Dice
from baliwords.games import letters
from baliwords.letters.cards import PACK
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.letters.state import open_table
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.at_sight import greedy_player
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.several import lay_out
from baliwords.solver.letters.vocabulary import shared_index
from baliwords.solver.letters.weighing import new_forecast


def playouts(seats: int, seconds: float = 1.0) -> tuple[float, float]:
    """Return whole games and word searches a second, in the kernel."""
    options = Options(seats=seats)
    rows = new_forecast(shared_index(load_lexicon("fr"), options), options)
    game, count, started = letters("fr"), 0, time.process_time()
    states = [game.new(options, seed) for seed in range(20)]
    while time.process_time() - started < seconds:
        state = states[count % len(states)]
        lay_out(rows, state.table, encode(state.pile))
        rows.play_game(1000)
        count += 1
    games = count / (time.process_time() - started)
    count, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        lay_out(rows, states[count % len(states)].table)
        rows.best_words(1)
        count += 1
    return games, count / (time.process_time() - started)


def plain_turns(seats: int, turns: int = 2) -> float:
    """Return how many turns a second the plain `greedy` finds, by listing all assemblies."""
    options = Options(seats=seats)
    greedy, game = greedy_player(Judge(load_lexicon("fr"), options)), letters("fr")
    started = time.process_time()
    for seed in range(turns):
        state = game.new(options, seed)
        greedy(game.view(state, state.table.turn))
    return turns / (time.process_time() - started)


def slowest_look(positions: int) -> tuple[float, float]:
    """Return the mean and the longest time, in milliseconds, of a turn at sight with two jokers."""
    options = Options(seats=2)
    rows = new_forecast(shared_index(load_lexicon("fr"), options), options)
    cards, times = (PACK * 2).replace("?", ""), []
    for seed in range(positions):
        drawn = ["?", "?", *Dice(seed).shuffled(cards)[:12]]
        mixed = Dice(seed + positions).shuffled(drawn)
        table = open_table(options, (tuple(mixed[:7]), tuple(mixed[7:])), 94)
        started = time.process_time()
        lay_out(rows, replace(table, turn=seed % 2))
        rows.at_sight()
        times.append(1000 * (time.process_time() - started))
    return sum(times) / len(times), max(times)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    asked = parser.parse_args()
    for seats in (2, 3, 4):
        games, looks = playouts(seats)
        plain = plain_turns(seats)
        print(
            f"{seats} players: {games:6.0f} whole games and {looks:7.0f} best words a second; "
            f"plain greedy {plain:6.2f} turns a second ({looks / plain:,.0f} times slower)"
        )
    mean, worst = slowest_look(asked.positions)
    print(f"two jokers, {asked.positions} positions: {mean:.2f} ms a look, at worst {worst:.1f} ms")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory: {memory:.0f} MB at most")


if __name__ == "__main__":
    main()
