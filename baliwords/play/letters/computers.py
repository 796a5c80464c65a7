"""Computer players at the table, and what they would have made of a deal."""

from collections.abc import Callable, Sequence

from baliwords.games import PLAYERS, make_player
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.solver.letters.at_sight import Computer

COMPUTERS = PLAYERS
"""The names under which a seat is played by the computer."""

_SECONDS = 1.0


def opponents() -> list[str]:
    """Return the computers that can sit at a table with others, the weakest first."""
    return list(PLAYERS)


def solver_is_compiled() -> bool:
    """Tell whether the solver is quick; in plain Python a hint takes it half a minute."""
    from baliwords.solver.letters.kernels import rollouts

    return not str(rollouts.__file__).endswith(".py")


def refuse_solvers(players: Sequence[str], options: Options) -> None:
    """Refuse a seat to a player that does not know the house rules, before the game begins."""
    if any(name in PLAYERS for name in players):
        from baliwords.solver.letters.opponents import check_level

        for name in players:
            check_level(name, options)


def computer(
    name: str,
    options: Options,
    judge: Judge,
    seed: int = 0,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Computer:
    """Return a computer player, which shares the dictionary that is open already.

    It gives up thinking when `stop` says that nobody waits any more.
    """
    return make_player(name, options, seed, _SECONDS if seconds is None else seconds, judge, stop)
