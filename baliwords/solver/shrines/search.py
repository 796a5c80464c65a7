"""The expert's search: Monte-Carlo tree search over what one seat can know.

Each round guesses the hidden cards anew (guesses.py), walks down one common tree by moves
that are legal in that guess, adds a node, lets the quick player play a few turns on, and
takes the estimate there as the result (single-observer information-set search: Cowling,
Powley and Whitehouse 2012). A move begins with the quick player's opinion of it, so silly
moves are left aside without being tried often.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp, log, sqrt

from baliwords.core.shuffle import Dice
from baliwords.shrines.moves import Move
from baliwords.shrines.view import View
from baliwords.solver.shrines.encode import decode_move
from baliwords.solver.shrines.guesses import Guesser
from baliwords.solver.shrines.kernels.layout import ALTAR, ALTAR_SIZE, CLAIMS, KEEP, KEEPS
from baliwords.solver.shrines.kernels.simulator import Simulator
from baliwords.solver.shrines.notes import Notes

TURNS_ON = 6  # how far the quick player plays on
NOISE = 1.5  # points of chance in each of its decisions
CURIOSITY = 0.3  # how much rarely tried moves are favoured
OPINION = 3.0  # how many trials the first opinion of a move counts
POINTS_SCALE = 8.0  # a lead of so many points is a win chance of 73 %
_SEEN = 5  # more than the cards that a look shows
MOVES = 64  # more than there are moves
GUESSES = 32  # sacrifice cards and altar are guessed so often; the pile each round


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about a move: so many rounds, or so many seconds."""

    rounds: int | None = 1000
    seconds: float | None = None
    stopped: Callable[[], bool] = field(default=_never, compare=False)
    """Whether nobody waits for the answer any more."""


@dataclass(slots=True)
class Node:
    """A move in the tree, or one after what its maker has seen, with what became of it."""

    opinion: float = 0.5
    visits: int = 0
    seen: int = 0
    """How often the move was legal when its parent was visited."""
    total: float = 0.0
    """Sum of results for the one who made the move."""
    margin: float = 0.0
    """Sum of points ahead of the best other, for the one who made the move."""
    children: dict[int, "Node"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Prospect:
    """A move as the search sees it."""

    move: Move
    visits: int
    chance: float
    """Estimated chance to win."""
    margin: float
    """Expected points ahead of the best other at the end."""


def search(view: View, notes: Notes, budget: Budget, seed: int) -> list[Prospect]:
    """Return the moves that were looked at, the best first."""
    simulator = Simulator()
    simulator.set_dice(seed)
    guesser, dice = Guesser(view, notes), Dice(seed)
    positions = [guesser.position(dice) for _ in range(GUESSES)]
    root = Node()
    stop = time.perf_counter() + budget.seconds if budget.seconds else None
    rounds = budget.rounds if stop is None else None
    done = 0
    while _go_on(root, done, rounds, stop) and not (done and budget.stopped()):
        simulator.load(positions[done % GUESSES])
        simulator.shuffle_pile()
        _one_round(root, simulator)
        done += 1
    return _prospects(root)


def _go_on(root: Node, done: int, rounds: int | None, stop: float | None) -> bool:
    if done and len(root.children) == 1:  # nothing to choose
        return False
    if stop is not None:
        return done == 0 or time.perf_counter() < stop
    return done < max(1, rounds or 1)


def _one_round(root: Node, simulator: Simulator) -> None:
    node, path = root, []
    while moves := simulator.moves():
        seat = simulator.decider()
        # At the root all guesses show the same cards, and a place is a place.
        keys = dict(zip(moves, moves if node is root else _keys(simulator, moves), strict=True))
        if any(key not in node.children for key in keys.values()):
            _form_opinions(node, simulator, keys)
        move = _pick(node, keys)
        node = node.children[keys[move]]
        path.append((node, seat))
        simulator.step(move)
        if node.visits == 0:
            break
    simulator.play_on(TURNS_ON, NOISE)
    _learn(path, simulator.estimates())


def _keys(simulator: Simulator, moves: list[int]) -> list[int]:
    """Name moves so that who has looked at the altar decides by the cards seen, not by place.

    A card to be kept is named by its good, within all goods that were seen.
    """
    if simulator.phase() != KEEP:
        return moves
    numbers = simulator.dump()
    top = ALTAR + numbers[ALTAR_SIZE] - 1
    places = [move - KEEPS for move in moves if KEEPS <= move < CLAIMS]
    goods = {place: numbers[top - place] // 2 for place in places}
    sight = sum(_SEEN**good for good in goods.values())
    return [
        MOVES * sight + (KEEPS + goods[move - KEEPS] if move - KEEPS in goods else move)
        for move in moves
    ]


def _form_opinions(node: Node, simulator: Simulator, keys: dict[int, int]) -> None:
    """Add the moves that are new here, each with the quick player's opinion of it."""
    for move, margin in simulator.rated_moves():
        if keys[move] not in node.children:
            node.children[keys[move]] = Node(opinion=_chance(margin))


def _pick(node: Node, keys: dict[int, int]) -> int:
    best, highest = next(iter(keys)), -1.0
    for move, key in keys.items():
        child = node.children[key]
        child.seen += 1
        tried = child.visits + OPINION
        value = (child.total + OPINION * child.opinion) / tried
        value += CURIOSITY * sqrt(log(child.seen + 1) / tried)
        if value > highest:
            best, highest = move, value
    return best


def _learn(path: list[tuple[Node, int]], worth: list[float]) -> None:
    leads = [worth[seat] - max(worth[:seat] + worth[seat + 1 :]) for seat in range(len(worth))]
    chances = [_chance(lead) for lead in leads]
    for node, seat in path:
        node.visits += 1
        node.total += chances[seat]
        node.margin += leads[seat]


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-200.0, min(200.0, lead)) / POINTS_SCALE))


def _prospects(root: Node) -> list[Prospect]:
    tried = [(move, node) for move, node in root.children.items() if node.visits]
    tried.sort(key=lambda pair: (-pair[1].visits, -pair[1].total, pair[0]))
    return [
        Prospect(
            decode_move(move), node.visits, node.total / node.visits, node.margin / node.visits
        )
        for move, node in tried
    ]
