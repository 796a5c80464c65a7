"""`baliwords simulate`: many solitaires of a computer player."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.letters.options import House
from baliwords.cli.show import Shown, pieces, progress
from baliwords.cli.signature import Option, check_range
from baliwords.translation import _

if TYPE_CHECKING:
    from baliwords.letters.options import Options
    from baliwords.solver.letters.contest import Result

_MOST_GAMES, _MOST_SECONDS = 1_000_000, 3600.0


def simulate(
    player: Annotated[str, Option("random, greedy, fast or expert.")] = "greedy",
    games: Annotated[int, Option("How many games.")] = 100,
    seed: Annotated[int, Option("Game i is dealt by seed + i.")] = 0,
    jobs: Annotated[int, Option("Processes that share the games.")] = 1,
    seconds_per_move: Annotated[float, Option("Time to think, where needed.")] = 1.0,
    *,
    house: House,
) -> Reply:
    """Let a computer player play many solitaires and say how it did.

    bali and stuck count games: all cards used, and ended with cards in the pile.

    Example: baliwords simulate --player greedy --games 100 --seed 1
    """
    check_range("games", games, 1, _MOST_GAMES)
    check_range("jobs", jobs, 1, 64)
    check_range("seconds-per-move", seconds_per_move, 0.001, _MOST_SECONDS)
    options = house.game_options(seats=1)
    started = time.perf_counter()
    tasks = [(player, options, seed + i, seconds_per_move) for i in range(games)]
    results = list(progress(_results(tasks, jobs), games, f"{player} plays"))
    value = _summary(player, results, time.perf_counter() - started)
    return Reply(value, _shown(value))


def _results(tasks: list[tuple[str, "Options", int, float]], jobs: int) -> Iterator["Result"]:
    if jobs == 1:
        yield from map(_play, tasks)
        return
    from multiprocessing import Pool

    with Pool(jobs) as pool:
        yield from pool.imap(_play, tasks, chunksize=max(1, min(20, len(tasks) // jobs // 4)))


def _play(task: tuple[str, "Options", int, float]) -> "Result":
    from baliwords.games import letters, make_player
    from baliwords.solver.letters.contest import play_out, solitaire_result

    name, options, seed, seconds = task
    if name == "fast":
        # A thousand games a second: they are played in the kernel, which plays by the rules.
        from baliwords.letters.setup import new_game
        from baliwords.solver.letters.computers import fast_game

        state = new_game(options, seed)
        return fast_game(options, "".join(state.table.rows[0]) + state.pile)
    game = letters(options.language, options.word_list)
    player = make_player(name, options, seed, seconds)
    return solitaire_result(game, play_out(game, game.new(options, seed), [player]))


def _summary(player: str, results: list["Result"], seconds: float) -> dict[str, Any]:
    from baliwords.solver.letters.contest import mean_and_error

    scores = [result.score for result in results]
    mean, error = mean_and_error(scores)
    return {
        "player": player,
        "games": len(results),
        "mean": round(mean, 3),
        "error": round(error, 3),
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
        "best {best}); BALI {bali}, stuck {stuck}; {seconds} s",
        player=value["player"],
        mean=(_("{points:.1f}", points=value["mean"]), "bold"),
        error=_("{points:.1f}", points=value["error"]),
        tenth=str(tenth + 1),
        best=str(last),
        seconds=_("{seconds:.1f}", seconds=value["seconds"]),
        **{key: str(value[key]) for key in ("games", "bali", "stuck")},
    )
