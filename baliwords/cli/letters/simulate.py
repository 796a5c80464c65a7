"""`baliwords simulate`: many games of computer players, alone or against each other."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from baliwords.cli.answer import Reply
from baliwords.cli.letters.options import House
from baliwords.cli.sharing import Scheduler, shared_out
from baliwords.cli.show import Shown, pieces, progress
from baliwords.cli.signature import Option, check_range
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.speech import percent_of
from baliwords.translation import _, speak

if TYPE_CHECKING:
    from baliwords.core.game import Outcome
    from baliwords.letters.options import Options
    from baliwords.solver.letters.answer import Effort
    from baliwords.solver.letters.contest import Result

_MOST_GAMES, _MOST_SECONDS, _MOST_SAMPLES = 1_000_000, 3600.0, 10_000_000


class SeriesGame(NamedTuple):
    """One game of a series."""

    names: tuple[str, ...]
    options: "Options"
    seed: int
    effort: "Effort"
    turned: int = 0
    """By how many seats the players are turned."""


def simulate(
    player: Annotated[str, Option("Who plays alone; see: baliwords players.")] = "greedy",
    players: Annotated[
        str | None, Option("Two to four who play together, like expert,greedy.")
    ] = None,
    games: Annotated[int, Option("How many games.")] = 100,
    seed: Annotated[int, Option("Game i is dealt by seed + i.")] = 0,
    jobs: Annotated[int, Option("Processes that share the games.")] = 1,
    seconds_per_move: Annotated[float, Option("Time to think, where needed.")] = 1.0,
    samples: Annotated[
        int | None, Option("Forecasts a move instead of a time: the same games each time.")
    ] = None,
    swap: Annotated[bool, Option("Play each deal once from every seat.")] = False,
    scheduler: Scheduler = None,
    *,
    house: House,
) -> Reply:
    """Let computer players play many games and say how they did.

    Alone, bali and stuck count games: all cards used, and ended with cards in the pile.
    Together, a shared victory counts in parts, and the margin is what the first player has more
    than the best other. With --swap games that share a deal are counted singly.

    Example: baliwords simulate --players fast,greedy --games 20 --swap
    """
    from baliwords.solver.letters.answer import Effort

    check_range("games", games, 1, _MOST_GAMES)
    check_range("jobs", jobs, 1, 64)
    check_range("seconds-per-move", seconds_per_move, 0.001, _MOST_SECONDS)
    if samples is not None:
        check_range("samples", samples, 1, _MOST_SAMPLES)
    effort = Effort(seconds_per_move, samples)
    if players is not None:
        value = _together(_names(players), games, seed, swap, effort, house, jobs, scheduler)
        return Reply(value, _shown_together(value))
    options = house.game_options(seats=1)
    started = time.perf_counter()
    tasks = [SeriesGame((player,), options, seed + i, effort) for i in range(games)]
    results = list(progress(shared_out(_play, tasks, jobs, scheduler), games, player))
    value = _summary(player, results, time.perf_counter() - started)
    return Reply(value, _shown(value))


# --- alone ----------------------------------------------------------------------------------


def _play(task: SeriesGame) -> "Result":
    from baliwords.games import letters, make_player
    from baliwords.solver.letters.contest import play_out, solitaire_result

    (name,) = task.names
    if name == "fast":
        # A thousand games a second: they are played in the kernel, which plays by the rules.
        from baliwords.letters.setup import new_game
        from baliwords.solver.letters.computers import fast_game

        state = new_game(task.options, task.seed)
        return fast_game(task.options, "".join(state.table.rows[0]) + state.pile)
    game = letters(task.options.language, task.options.word_list)
    player = make_player(name, task.options, task.seed, task.effort)
    return solitaire_result(game, play_out(game, game.new(task.options, task.seed), [player]))


def _summary(player: str, results: list["Result"], seconds: float) -> dict[str, Any]:
    from baliwords.solver.letters.contest import mean_and_error

    scores = [result.score for result in results]
    mean, error = mean_and_error(scores)
    return {
        "player": player,
        "games": len(results),
        "mean": round(mean, 3),
        "error": round(error, 3) if len(results) > 1 else None,
        "bali": sum(result.bali for result in results),
        "stuck": sum(result.stuck for result in results),
        "scores": scores,
        "seconds": round(seconds, 3),
    }


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    scores = sorted(value["scores"])
    tenth, last = scores[len(scores) // 10], scores[-1]
    yield pieces(
        "{player}: {mean} ± {error} points over {games} games (worst tenth below {tenth}, "
        "best {best}); BALI {bali}, stuck {stuck}; {seconds} s"
        if value["error"] is not None
        else "{player}: {mean} points in one game; BALI {bali}, stuck {stuck}; {seconds} s",
        player=value["player"],
        mean=(_("{points:.1f}", points=value["mean"]), "bold"),
        error=_("{points:.1f}", points=value["error"] or 0.0),
        tenth=str(tenth + 1),
        best=str(last),
        seconds=_("{seconds:.1f}", seconds=value["seconds"]),
        **{key: str(value[key]) for key in ("games", "bali", "stuck")},
    )


# --- together -------------------------------------------------------------------------------


def _names(players: str) -> tuple[str, ...]:
    """Read two to four names of computer players."""
    from baliwords.games import PLAYERS

    names = tuple(name.strip() for name in players.split(","))
    if not 2 <= len(names) <= 4:
        raise BadInput(
            sentence(
                "--players {players!r}: expected two to four names, like expert,greedy",
                players=players[:60],
            )
        )
    for name in names:
        if name not in PLAYERS:
            raise BadInput(
                sentence(
                    "unknown player {name!r} (expected {names})",
                    name=name[:40],
                    names=", ".join(PLAYERS),
                )
            )
    return names


def _together(
    names: tuple[str, ...],
    games: int,
    seed: int,
    swap: bool,
    effort: "Effort",
    house: House,
    jobs: int,
    scheduler: str | None,
) -> dict[str, Any]:
    from baliwords.solver.letters.contest import summary

    options = house.game_options(seats=len(names))
    seatings = len(names) if swap else 1
    deals = -(-games // seatings)
    tasks = [
        SeriesGame(names, options, seed + deal, effort, turned)
        for deal in range(deals)
        for turned in range(seatings)
    ]
    started = time.perf_counter()
    shared = shared_out(_play_together, tasks, jobs, scheduler)
    played = progress(shared, len(tasks), ", ".join(names))
    value = summary(names, list(played), deals)
    return {**value, "seconds": round(time.perf_counter() - started, 3)}


def _play_together(task: SeriesGame) -> "Outcome":
    from baliwords.games import letters, make_player
    from baliwords.solver.letters.contest import play_out, turned

    game, seats = letters(task.options.language, task.options.word_list), len(task.names)
    players = [
        make_player(
            task.names[(seat + task.turned) % seats],
            task.options,
            (task.seed << 3) + seat,
            task.effort,
        )
        for seat in range(seats)
    ]
    outcome = game.outcome(play_out(game, game.new(task.options, task.seed), players))
    assert outcome is not None
    return turned(outcome, task.turned)


def _shown_together(value: dict[str, Any]) -> Iterator[Shown]:
    games = value["games"]
    for name, wins in value["wins"].items():
        yield pieces(
            "{player}: won {wins} of {games} ({share}), {mean} points a game",
            player=(name, "bold"),
            wins=f"{wins:g}",
            games=str(games),
            share=speak(percent_of(wins / games)),
            mean=_("{points:.1f}", points=value["mean"][name]),
        )
    yield pieces(
        "{player} has {margin} ± {error} points more than the best other; {seconds} s"
        if value["error"] is not None
        else "{player} has {margin} points more than the best other; {seconds} s",
        player=(value["players"][0], "bold"),
        margin=_("{points:.1f}", points=value["margin"]),
        error=_("{points:.1f}", points=value["error"] or 0.0),
        seconds=_("{seconds:.1f}", seconds=value["seconds"]),
    )
