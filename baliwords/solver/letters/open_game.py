"""The best game with all cards open, and a bound that nobody can beat.

With time to think, the words of the bound lead to good games (`open_words.py`); with little, beams
of growing width do.
"""

import os
import time
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from baliwords.letters import turns
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Move
from baliwords.letters.notation import write_move
from baliwords.letters.scoring import final_score, has_bali
from baliwords.letters.setup import new_game
from baliwords.letters.state import State
from baliwords.solver.letters.encode import encode, read_move, read_word
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.layout import MOST_MOVES
from baliwords.solver.letters.kernels.move_code import KernelMove, decoded
from baliwords.solver.letters.open_words import Diver
from baliwords.solver.letters.upper_bound import Bounded, upper_bound

if TYPE_CHECKING:
    from baliwords.solver.letters.kernels.beam import Generation, Offspring

T = TypeVar("T")
Ancestry: TypeAlias = "tuple[array[int], array[int]]"
"""For each game of a generation the game that it came from, and the move."""

FIRST_WIDTH = 64
GROWTH = 3
MOST_WIDTH = 300_000
BOUND_SHARE, WORDS_SHARE = 0.4, 0.85
"""Until which part of the time the bound and the choice of words may go on."""
LEAST_FOR_WORDS = 15.0
"""Seconds without which no words are chosen: a choice takes a fifth of one, and many fail."""


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game found with all cards open."""

    points: int
    bali: bool
    moves: tuple[str, ...]
    """In notation; they replay by the rules to `points`."""
    upper: int
    width: int
    """Games that the widest beam kept at each move."""
    seconds: float
    finished: bool = True


def best_open_game(
    engine: Engine,
    pile: str,
    seconds: float,
    threads: int = 0,
    stop: Callable[[], bool] = lambda: False,
) -> OpenGame:
    """Bound the open game, choose words for it, then search it with ever wider beams."""
    started = time.perf_counter()
    bounded = upper_bound(engine, pile, started + BOUND_SHARE * seconds, stop)
    with _Beams(engine, pile, threads or os.cpu_count() or 1, stop) as beams:
        best, width, widest = beams.run(FIRST_WIDTH, None), FIRST_WIDTH, FIRST_WIDTH
        words_end = started + (WORDS_SHARE if seconds >= LEAST_FOR_WORDS else 0.0) * seconds
        chosen = _by_words(engine, pile, bounded, words_end, stop)
        best = max(best or (0, []), chosen or (0, []))
        while not stop():
            spent = time.perf_counter() - started
            # The next beam takes about as many times longer as it is wider.
            left = seconds - spent
            width = min(width * GROWTH, MOST_WIDTH, int(beams.pace * left * 0.95))
            if width <= widest:
                break
            found = beams.run(width, started + seconds)
            if found is not None:
                best, widest = max(best, found), width
            if width == MOST_WIDTH:
                break
        moves, points, bali = _replayed(engine, pile, best[1])
    seconds = time.perf_counter() - started
    return OpenGame(points, bali, moves, bounded.upper, widest, seconds, not stop())


def _by_words(
    engine: Engine, pile: str, bounded: Bounded, until: float, stop: Callable[[], bool]
) -> tuple[int, list[KernelMove]] | None:
    """Return a game of well chosen words, if there was time to learn what they cost."""
    if bounded.order is None or bounded.prices is None or time.perf_counter() > until:
        return None
    diver = Diver(bounded.order, bounded.prices, engine.table(), encode(pile))
    return diver.dive(until, stop)


class _Beams:
    """Runs beams on one pile; keeps the tables and threads."""

    def __init__(self, engine: Engine, pile: str, threads: int, stop: Callable[[], bool]) -> None:
        self.pile = encode(pile)
        self.tables = [engine.beam() for _ in range(threads)]
        for table in self.tables:
            table.deal(self.pile)
        self.pool = ThreadPoolExecutor(threads)
        self.stop = stop
        self.pace = 1.0
        """Width that a second allows."""

    def __enter__(self) -> "_Beams":
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown()

    def run(self, width: int, until: float | None) -> tuple[int, list[KernelMove]] | None:
        """Return the best final score of one beam and its moves; None if time ran out.

        Without a time to end it is not stopped either: the first beam always has an answer.
        """
        before = time.perf_counter()
        generation = self.tables[0].first_generation()
        history: list[Ancestry] = []
        while generation.drawn < len(self.pile):
            offspring = self._offspring(generation)
            if offspring.count == 0:
                return _best(generation.scores, history)
            chosen = self.tables[0].select(offspring, width)
            generation = self.tables[0].grow(generation, offspring, chosen)
            history.append((generation.parents, generation.moves))
            if until is not None and (self.stop() or time.perf_counter() > until):
                return None
        finals = self._finals(generation)
        self.pace = width / (time.perf_counter() - before)
        return _best(finals, history)

    def _offspring(self, generation: "Generation") -> "Offspring":
        """Value all moves of a generation."""
        into = self.tables[0].room_for(generation)
        shares = self._shares(generation.games)

        def work(number: int) -> int:
            table = self.tables[number]
            table.watch(generation.drawn)
            return table.expand(generation, into, *shares[number])

        for (begin, _), end in zip(shares, self._run(work), strict=True):
            into.keep(begin * MOST_MOVES, end)
        return into

    def _finals(self, generation: "Generation") -> "array[int]":
        """Return the final score of each game when the pile is empty."""
        finals = array("i", bytes(4 * generation.games))
        shares = self._shares(generation.games)
        self._run(
            lambda number: self.tables[number].end_scores(generation, *shares[number], finals)
        )
        return finals

    def _run(self, work: Callable[[int], T]) -> list[T]:
        """Let every thread work, each with its number."""
        return list(self.pool.map(work, range(len(self.tables))))

    def _shares(self, games: int) -> list[tuple[int, int]]:
        """Share the games of a generation out among the threads."""
        count = len(self.tables)
        cuts = [games * i // count for i in range(count + 1)]
        return list(pairwise(cuts))


def _best(scores: "array[int]", history: "list[Ancestry]") -> tuple[int, list[KernelMove]]:
    """Return the highest score of a generation and the moves that led to it."""
    best = game = max(range(len(scores)), key=lambda number: scores[number])
    moves = []
    for parents, codes in reversed(history):
        moves.append(decoded(codes[game]))
        game = parents[game]
    return scores[best], moves[::-1]


def _replayed(
    engine: Engine, pile: str, moves: list[KernelMove]
) -> tuple[tuple[str, ...], int, bool]:
    """Play the moves by the rules, then the best end; return them in notation, and the result."""
    judge = Judge(engine.lexicon, engine.options)
    state = new_game(engine.options, pile)
    written: list[str] = []
    for move in moves:
        state = _play(state, read_move(move), judge, written)
    if not state.pile:
        table = engine.table()
        table.set_up([encode(column) for column in state.table.rows[0]], b"", 0)
        for slots, letter in table.end_plan():
            state = _play(state, read_word(state.table, slots, letter), judge, written)
    bali = has_bali(state.table, 0)
    return tuple(written), final_score(state.table.scores[0], bali, engine.options), bali


def _play(state: State, move: Move, judge: Judge, written: list[str]) -> State:
    written.append(write_move(state.table, move))
    return turns.apply(state, move, judge)
