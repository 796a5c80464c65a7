"""Computer players: each gets a view and its own notes, never a state."""

from dataclasses import dataclass, field
from typing import Protocol

from baliwords.core.shuffle import Dice
from baliwords.errors import BadInput
from baliwords.shrines.legal import allowed_moves
from baliwords.shrines.moves import Move
from baliwords.shrines.view import View
from baliwords.solver.shrines.encode import decode_move
from baliwords.solver.shrines.guesses import Guesser
from baliwords.solver.shrines.kernels.simulator import Simulator
from baliwords.solver.shrines.notes import Notes
from baliwords.solver.shrines.search import Budget, search
from baliwords.speech import _


class Computer(Protocol):
    """Something that decides for a seat."""

    def choose(self, view: View, notes: Notes) -> Move:
        """Return a legal move for the seat of the view."""


@dataclass(slots=True)
class RandomPlayer:
    """Plays any legal move."""

    dice: Dice

    def choose(self, view: View, notes: Notes) -> Move:
        """Return any legal move, each equally likely."""
        del notes
        moves = list(allowed_moves(view))
        return moves[self.dice.below(len(moves))]


@dataclass(slots=True)
class GreedyPlayer:
    """Plays the move after which it stands best at sight."""

    dice: Dice
    simulator: Simulator = field(default_factory=Simulator)

    def choose(self, view: View, notes: Notes) -> Move:
        """Return the move with the best estimate right after it."""
        self.simulator.load(Guesser(view, notes).position(self.dice))
        self.simulator.set_dice(self.dice.bits())
        self.simulator.shuffle_pile()
        return decode_move(self.simulator.best_move(0.0))


@dataclass(slots=True)
class ExpertPlayer:
    """Searches ahead."""

    dice: Dice
    budget: Budget

    def choose(self, view: View, notes: Notes) -> Move:
        """Return the move that the search tried most often."""
        return search(view, notes, self.budget, self.dice.bits())[0].move


NAMES = ("random", "greedy", "expert")


def make_player(name: str, seed: int, budget: Budget) -> Computer:
    """Make a computer player by its name; the same seed makes it play the same."""
    dice = Dice(seed)
    if name == "random":
        return RandomPlayer(dice)
    if name == "greedy":
        return GreedyPlayer(dice)
    if name == "expert":
        return ExpertPlayer(dice, budget)
    raise BadInput(
        _("unknown player {name!r} (expected {names})", name=name, names=", ".join(NAMES))
    )
