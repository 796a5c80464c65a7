"""`baliwords simulate`: many solitaires of a computer player."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.letters.rules_options import Lang, RuleList, RulesFile, game_options
from baliwords.cli.show import console, print_json, progress
from baliwords.errors import BadInput

if TYPE_CHECKING:
    from baliwords.letters.options import Options
    from baliwords.solver.letters.contest import Result

_MOST_GAMES, _MOST_SECONDS = 1_000_000, 3600.0


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate")(simulate)


def simulate(
    player: Annotated[str, typer.Option(help="random, greedy, fast or expert.")] = "greedy",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Game i is dealt by seed + i.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes that share the games.")] = 1,
    seconds_per_move: Annotated[float, typer.Option(help="Time to think, where needed.")] = 1.0,
    lang: Lang = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
) -> None:
    """Let a computer player play many solitaires and say how it did.

    bali and stuck count games: all cards used, and ended with cards in the pile.

    Example: baliwords simulate --player greedy --games 100 --seed 1
    """
    _check("games", games, 1, _MOST_GAMES)
    _check("jobs", jobs, 1, 64)
    _check("seconds-per-move", seconds_per_move, 0.001, _MOST_SECONDS)
    options = game_options(lang, rules, rule, seats=1)
    started = time.perf_counter()
    tasks = [(player, options, seed + i, seconds_per_move) for i in range(games)]
    results = list(progress(_results(tasks, jobs), games, f"{player} plays"))
    answer = _summary(player, results, time.perf_counter() - started)
    if json:
        print_json(answer)
    else:
        _show(answer)


def _check(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise BadInput(f"--{name} {value} is not allowed (expected {low} to {high:g})")


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


def _show(answer: dict[str, Any]) -> None:
    scores = sorted(answer["scores"])
    tenth, last = scores[len(scores) // 10], scores[-1]
    console().print(
        f"{answer['player']}: [bold]{answer['mean']:.1f}[/bold] ± {answer['error']:.1f} points "
        f"over {answer['games']} games (worst tenth below {tenth + 1}, best {last}); "
        f"BALI {answer['bali']}, stuck {answer['stuck']}; {answer['seconds']:.1f} s"
    )
