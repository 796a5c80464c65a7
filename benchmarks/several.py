"""Several players: whole games and turns a second beside the plain engine, the slowest turns.

Run: python -m benchmarks.several [--positions 10000] [--turns 40] [--lang fr]

Figures are processor time of one core, the plain engine's in the same run; the time that a level
takes for its turns is that on the clock, as its budget is.
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
from baliwords.solver.letters.contest import play_out
from baliwords.solver.letters.encode import encode
from baliwords.solver.letters.glance import quick_greedy
from baliwords.solver.letters.levels import LEVELS
from baliwords.solver.letters.opponents import new_player
from baliwords.solver.letters.several import lay_out
from baliwords.solver.letters.vocabulary import shared_index
from baliwords.solver.letters.weighing import new_forecast

SEED = 6_000_000_000


def playouts(lang: str, seats: int, seconds: float = 1.0) -> tuple[float, float]:
    """Return whole games and word searches a second, in the kernel."""
    options, game = Options(language=lang, seats=seats), letters(lang)
    rows = new_forecast(shared_index(load_lexicon(lang), options), options)
    states = [game.new(options, seed) for seed in range(20)]
    count, started = 0, time.process_time()
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


def plain_turns(lang: str, seats: int, turns: int = 2) -> float:
    """Return how many turns a second the plain `greedy` finds, by listing all assemblies."""
    options = Options(language=lang, seats=seats)
    greedy, game = greedy_player(Judge(load_lexicon(lang), options)), letters(lang)
    started = time.process_time()
    for seed in range(turns):
        state = game.new(options, seed)
        greedy(game.view(state, state.table.turn))
    return turns / (time.process_time() - started)


def plain_games(lang: str, seats: int, seconds: float = 1.0) -> float:
    """Return how many whole games a second the plain rules play, with `greedy` in every seat."""
    options, game = Options(language=lang, seats=seats), letters(lang)
    players = [quick_greedy(Judge(load_lexicon(lang), options))] * seats
    play_out(game, game.new(options, 0), players)  # what is read once is read
    count, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        play_out(game, game.new(options, count), players)
        count += 1
    return count / (time.process_time() - started)


def longest_turn(name: str, lang: str, turns: int) -> tuple[float, float, int]:
    """Return the longest turn of a level at its default, on the clock and of the processor."""
    options, game = Options(language=lang, seats=2), letters(lang)
    player = new_player(name, options)
    clock = processor = 0.0
    taken, seed = 0, SEED
    while taken < turns:
        state = game.new(options, seed)
        seed += 1
        while taken < turns and game.outcome(state) is None:
            view = game.view(state, game.to_move(state))
            started, used = time.perf_counter(), time.process_time()
            move = player(view)
            clock = max(clock, time.perf_counter() - started)
            processor = max(processor, time.process_time() - used)
            state = game.apply(state, move)
            taken += 1
    return clock, processor, taken


def slowest_look(lang: str, positions: int) -> tuple[float, float]:
    """Return the mean and the longest time, in milliseconds, of a turn with two jokers.

    Turns at sight and by weight take turns.
    """
    options = Options(language=lang, seats=2)
    rows = new_forecast(shared_index(load_lexicon(lang), options), options)
    cards, times = (PACK * 2).replace("?", ""), []
    for seed in range(positions):
        drawn = ["?", "?", *Dice(seed).shuffled(cards)[:12]]
        mixed = Dice(seed + positions).shuffled(drawn)
        table = open_table(options, (tuple(mixed[:7]), tuple(mixed[7:])), 94)
        started = time.process_time()
        lay_out(rows, replace(table, turn=seed % 2))
        (rows.weighed if seed // 2 % 2 else rows.at_sight)()
        times.append(1000 * (time.process_time() - started))
    return sum(times) / len(times), max(times)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--lang", default="fr", choices=["fr", "de"])
    asked = parser.parse_args()
    mean, worst = slowest_look(asked.lang, asked.positions)
    print(f"two jokers, {asked.positions} positions: {mean:.2f} ms a turn, at worst {worst:.1f} ms")
    for name in LEVELS:
        clock, processor, taken = longest_turn(name, asked.lang, asked.turns)
        print(
            f"{name}: the longest of {taken} turns {clock:.3f} s, {processor:.3f} of the processor",
            flush=True,
        )
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory: {memory:.0f} MB at most")  # before the plain engine, which needs more
    for seats in (2, 3, 4):
        games, looks = playouts(asked.lang, seats)
        plain, listing = plain_games(asked.lang, seats), plain_turns(asked.lang, seats)
        print(
            f"{seats} players: {games:.0f} whole games a second, {games / plain:.0f} times as many "
            f"as by the plain rules ({plain:.1f}); {looks:.0f} turns found a second, "
            f"{looks / listing:,.0f} times as many as by the plain greedy ({listing:.2f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
