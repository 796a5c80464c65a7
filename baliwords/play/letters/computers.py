"""Computer players at the table, and what they would have made of a deal."""

from collections.abc import Sequence
from typing import Any

from baliwords.games import PLAYERS, make_player
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.solver.letters.at_sight import Computer

COMPUTERS = PLAYERS
"""The names under which a seat is played by the computer."""

_SECONDS = 1.0
_SOLVER = "baliwords.solver"


def opponents() -> list[str]:
    """Return the computers that can sit at a table with others; the solver plays alone."""
    return [name for name, place in PLAYERS.items() if not place.startswith(_SOLVER)]


def solver_is_compiled() -> bool:
    """Tell whether the solver is quick; in plain Python a hint takes it half a minute."""
    from baliwords.solver.letters.kernels import rollouts

    return not str(rollouts.__file__).endswith(".py")


def refuse_solvers(players: Sequence[str], options: Options) -> None:
    """Refuse a seat to a player that cannot play this game, before it begins."""
    if any(PLAYERS.get(name, "").startswith(_SOLVER) for name in players):
        from baliwords.solver.letters.encode import check_options

        check_options(options)


def computer(
    name: str, options: Options, judge: Judge, seed: int = 0, seconds: float = _SECONDS
) -> Computer:
    """Return a computer player; `greedy` shares the dictionary that is open already."""
    if name == "greedy":
        from baliwords.solver.letters.glance import quick_greedy

        return quick_greedy(judge, lambda text: recall(judge, text))
    return make_player(name, options, seed, seconds)


def recall(judge: Judge, text: str) -> str:
    """Find a word that contains the letters, as one who is challenged would."""
    if judge.words.is_word(text):
        return text
    from baliwords.lexicon.search import containing

    lexicon: Any = getattr(judge.words, "lexicon", judge.words)
    found = containing(lexicon, text, judge.options)
    return found[0].word if found else ""
