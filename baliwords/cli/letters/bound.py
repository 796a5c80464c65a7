"""`baliwords bound`: the best game found if all cards lay open, and what nobody can beat."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import INTERRUPTED, YES, Reply
from baliwords.cli.letters.options import House
from baliwords.cli.letters.thinking import check_seconds, interruptible
from baliwords.cli.show import Shown, pieces
from baliwords.cli.signature import Option
from baliwords.speech import points_of
from baliwords.translation import _, speak

if TYPE_CHECKING:
    from baliwords.solver.letters.open_game import OpenGame


def bound(
    seed: Annotated[int, Option("The deal.")],
    seconds: Annotated[float, Option("Time to search.")] = 20.0,
    *,
    house: House,
) -> Reply:
    """Find the best game of a deal with all cards open, and an upper bound for any game.

    The moves replay by the rules to the points. The upper bound is proven: no game of this
    deal has more.

    Example: baliwords bound --seed 1 --seconds 5
    """
    from baliwords.letters.setup import new_game
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.encode import check_options
    from baliwords.solver.letters.open_game import best_open_game

    check_seconds(seconds)
    options = house.options()
    check_options(options)
    state = new_game(options, seed)
    pile = "".join(state.table.rows[0]) + state.pile
    with interruptible() as interrupts:
        game = best_open_game(engine_for(options), pile, seconds, stop=lambda: bool(interrupts))
    value = _as_json(seed, game)
    return Reply(value, _shown(value), YES if game.finished else INTERRUPTED)


def _as_json(seed: int, game: "OpenGame") -> dict[str, Any]:
    return {
        "seed": seed,
        "points": game.points,
        "bali": game.bali,
        "upper": game.upper,
        "moves": list(game.moves),
        "width": game.width,
        "seconds": round(game.seconds, 3),
    }


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    points = speak(points_of(value["points"]))
    if value["bali"]:
        points = _("{points} with a BALI", points=points)
    yield pieces(
        "Deal {seed}: {points} with all cards open (a beam of {width}, {seconds} s); "
        "no game can have more than {upper}.",
        seed=str(value["seed"]),
        points=(points, "bold green"),
        width=_("{width:,}", width=value["width"]),
        seconds=_("{seconds:.1f}", seconds=value["seconds"]),
        upper=(str(value["upper"]), "bold"),
    )
    yield [(" ".join(value["moves"]), "dim")]
