"""`baliwords shrines simulate`: many games between computers."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.sharing import Scheduler, shared_out
from baliwords.cli.show import Shown, progress
from baliwords.cli.shrines.options import House, Thinking
from baliwords.cli.signature import Option, check_range
from baliwords.speech import _, counted

if TYPE_CHECKING:
    from baliwords.solver.shrines.contest import Task

_MOST_GAMES = 1_000_000


def simulate(
    players: Annotated[
        str, Option("Two to four of random, greedy, expert, like expert,greedy.")
    ] = "greedy,random",
    games: Annotated[int, Option("How many games.")] = 100,
    seed: Annotated[int, Option("The first deal; the next ones follow.")] = 0,
    jobs: Annotated[int, Option("Processes that share the games.")] = 1,
    scheduler: Scheduler = None,
    *,
    house: House,
    thinking: Thinking,
) -> Reply:
    """Let computers play many games and count who wins.

    Each deal is played once in every seating: with two players, games 1 and 2 share a deal and
    the players change seats. A shared victory counts as a half, a third or a quarter for each
    winner. Of players with one name the second is called greedy#2.

    Example: baliwords shrines simulate --players greedy,random --games 100 --seed 1
    """
    from baliwords.cli.shrines.players import computer_names

    check_range("games", games, 1, _MOST_GAMES)
    check_range("jobs", jobs, 1, 64)
    names = computer_names(players)
    options = house.options(len(names))
    budget = thinking.budget()
    tasks = [(options, tuple(names), seed, number, budget) for number in range(games)]
    value = _run(tasks, names, jobs, scheduler)
    return Reply(value, _shown(value))


def _run(tasks: "list[Task]", names: list[str], jobs: int, scheduler: str | None) -> dict[str, Any]:
    from baliwords.solver.shrines.contest import play_task, summary

    started = time.perf_counter()
    shared = shared_out(play_task, tasks, jobs, scheduler)
    outcomes = list(progress(shared, len(tasks), ", ".join(names)))
    return {**summary(names, outcomes), "seconds": round(time.perf_counter() - started, 3)}


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    games = value["games"]
    for name, wins in value["wins"].items():
        low, high = value["interval"][name]
        yield _(
            "{name}: won {wins:g} of {games} ({share:.1f} %, probably {low:.0f} to {high:.0f} %), "
            "{mean:.1f} points a game",
            name=name,
            wins=wins,
            games=games,
            share=100 * wins / games,
            low=100 * low,
            high=100 * high,
            mean=value["mean"][name],
        )
    yield counted(
        "{count} shared victory; {seconds:.1f} s",
        "{count} shared victories; {seconds:.1f} s",
        value["shared"],
        seconds=value["seconds"],
    )
