"""How quick and how strong the players of the shrine game are.

    python -m benchmarks.shrines                    speed only
    python -m benchmarks.shrines --games 400        speed, then 400 games of each match

All speeds come from one run on one machine. Targets (issue of the shrine game), seats
swapped: greedy beats random in 90 %, expert beats greedy in 80 % at 0.5 s a move, and wins
50 % against three greedy. `--rounds` gives the expert a fixed number of rounds instead, so
that a busy machine does not change the result.
"""

import argparse
import time
from collections.abc import Callable

from baliwords.core.shuffle import Dice
from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import Options
from baliwords.shrines.view import view
from baliwords.solver.shrines.contest import play_task, summary
from baliwords.solver.shrines.encode import encode
from baliwords.solver.shrines.kernels import world
from baliwords.solver.shrines.kernels.simulator import Simulator
from baliwords.solver.shrines.memory import first_memory
from baliwords.solver.shrines.search import Budget, search

MATCHES = (
    ("greedy,random", 0.9),
    ("expert,greedy", 0.8),
    ("expert,greedy,greedy,greedy", 0.5),
)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="games of each match")
    parser.add_argument("--rounds", type=int, help="rounds of the expert a move, not 0.5 s")
    parser.add_argument("--match", help="only this match, like expert,greedy")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    speeds()
    budget = Budget(arguments.rounds) if arguments.rounds else Budget(None, seconds=0.5)
    for names, target in MATCHES:
        if arguments.games and arguments.match in (None, names):
            strength(names, target, arguments.games, arguments.seed, budget)


def speeds() -> None:
    """Random games by the rules and by the simulation, and rounds of the expert."""
    compiled = not str(world.__file__).endswith(".py")
    print(f"simulation: {'compiled' if compiled else 'plain Python'}")
    rules = per_second(random_game_by_rules, 2.0)
    simulated = per_second(random_game_simulated, 2.0)
    print(f"random games by the rules: {rules:.0f} a second")
    print(f"random games simulated: {simulated:.0f} a second ({simulated / rules:.0f} times)")
    print(f"expert: {rounds_per_second(3.0):.0f} rounds a second")


def per_second(task: Callable[[int], None], seconds: float) -> float:
    """Return how often a task can be done in a second of this process."""
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        task(done)
        done += 1
    return done / (time.process_time() - start)


def random_game_by_rules(seed: int) -> None:
    """One random game of two with states and moves."""
    dice, state = Dice(seed), SHRINES.new(Options(), seed)
    while SHRINES.outcome(state) is None:
        moves = list(SHRINES.legal_moves(state))
        state = SHRINES.apply(state, moves[dice.below(len(moves))])


def random_game_simulated(seed: int) -> None:
    """One random game of two in numbers."""
    simulator = Simulator()
    simulator.load(encode(SHRINES.new(Options(), seed)))
    simulator.set_dice(seed)
    while moves := simulator.moves():
        simulator.step(moves[simulator.below(len(moves))])


def rounds_per_second(seconds: float) -> float:
    """Rounds of the search in the play phase of a new game of two, by processor time."""
    state = SHRINES.apply(
        SHRINES.new(Options(), 1), next(SHRINES.legal_moves(SHRINES.new(Options(), 1)))
    )
    notes = first_memory(state)[state.decider]
    start, done = time.process_time(), 0
    while time.process_time() - start < seconds:
        search(view(state, state.decider), notes, Budget(200), done)
        done += 200
    return done / (time.process_time() - start)


def strength(names: str, target: float, games: int, seed: int, budget: Budget) -> None:
    """Play a match and say how often the first player won."""
    players = tuple(names.split(","))
    options = Options(seats=len(players))
    start = time.perf_counter()
    tasks = [(options, players, seed, number, budget) for number in range(games)]
    found = summary(players, [play_task(task) for task in tasks])
    won = found["wins"][players[0]]
    low, high = found["interval"][players[0]]
    print(
        f"{names}: {players[0]} won {won:g} of {games} = {100 * won / games:.1f} % "
        f"(95 %: {100 * low:.1f} to {100 * high:.1f}; target {100 * target:.0f} %), "
        f"points {found['mean']}, {time.perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
