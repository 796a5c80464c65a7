"""`baliwords shrines simulate`: many games between computers."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.shrines.options import (
    AsJson,
    Demon,
    Iterations,
    Oracle,
    RuleList,
    SecondsPerMove,
    check,
    read_budget,
    read_rules,
)

if TYPE_CHECKING:
    from baliwords.solver.shrines.contest import Task

MOST_GAMES = 1_000_000


def register(group: typer.Typer) -> None:
    """Add the command."""
    group.command("simulate")(simulate)


def simulate(
    players: Annotated[
        str, typer.Option(help="Two to four of random, greedy, expert, like expert,greedy.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first deal; the next ones follow.")] = 0,
    oracle: Oracle = False,
    demon: Demon = False,
    rule: RuleList = None,
    jobs: Annotated[int, typer.Option(help="Processes that share the games.")] = 1,
    iterations: Iterations = None,
    seconds_per_move: SecondsPerMove = None,
    json: AsJson = False,
) -> None:
    """Let computers play many games and count who wins.

    Each deal is played once in every seating: with two players, games 1 and 2 share a deal and
    the players change seats. A shared victory counts as a half, a third or a quarter for each
    winner. Of players with one name the second is called greedy#2.

    Example: baliwords shrines simulate --players greedy,random --games 100 --seed 1
    """
    from baliwords.cli.shrines.parse import computer_names

    check("games", games, 1, MOST_GAMES)
    check("jobs", jobs, 1, 64)
    names = computer_names(players)
    options = read_rules(len(names), oracle, demon, rule)
    budget = read_budget(iterations, seconds_per_move)
    tasks = [(options, tuple(names), seed, number, budget) for number in range(games)]
    answer = _run(tasks, names, jobs)
    if json:
        from baliwords.cli.show import print_json

        print_json(answer)
    else:
        _show(answer)


def _run(tasks: "list[Task]", names: list[str], jobs: int) -> dict[str, Any]:
    from baliwords.cli.show import progress
    from baliwords.solver.shrines.contest import summary

    started = time.perf_counter()
    outcomes = list(progress(_outcomes(tasks, jobs), len(tasks), "shrines"))
    return {**summary(names, outcomes), "seconds": round(time.perf_counter() - started, 3)}


def _outcomes(tasks: "list[Task]", jobs: int) -> Iterator[Any]:
    from baliwords.solver.shrines.contest import play_task

    if jobs == 1:
        yield from map(play_task, tasks)
        return
    from multiprocessing import Pool

    with Pool(jobs) as pool:
        yield from pool.imap(play_task, tasks, chunksize=max(1, min(10, len(tasks) // jobs // 4)))


def _show(answer: dict[str, Any]) -> None:
    games = answer["games"]
    for name, wins in answer["wins"].items():
        low, high = answer["interval"][name]
        print(
            f"{name}: won {wins:g} of {games} ({100 * wins / games:.1f} %, probably "
            f"{100 * low:.0f} to {100 * high:.0f} %), {answer['mean'][name]:.1f} points a game"
        )
    print(f"{answer['shared']} shared victories; {answer['seconds']:.1f} s")
