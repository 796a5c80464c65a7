"""The best game with all cards open: beams of growing width, and a bound that nobody can beat."""

import os
import time
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

from baliwords.letters import turns
from baliwords.letters.ends import has_bali
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Move
from baliwords.letters.notation import write_move
from baliwords.letters.scoring import final_score
from baliwords.letters.setup import new_game
from baliwords.letters.state import State
from baliwords.solver.letters.answer import KernelMove
from baliwords.solver.letters.encode import encode, read_move, read_word
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.layout import SLOTS
from baliwords.solver.letters.upper_bound import upper_bound

LINE = 64
FIRST_WIDTH = 64
GROWTH = 3
MOST_WIDTH = 300_000
MOST_MOVES = 42 + 7
"""Moves of a game at most: 42 ordered pairs and 7 removals; a joker has its best letter."""


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
    """Search the open game with ever wider beams until the time is up."""
    started = time.perf_counter()
    upper = upper_bound(engine, pile)
    with _Beams(engine, pile, threads or os.cpu_count() or 1, stop) as beams:
        best, width, widest = beams.run(FIRST_WIDTH, None), FIRST_WIDTH, FIRST_WIDTH
        while not stop():
            spent = time.perf_counter() - started
            # The next beam takes about as many times longer as it is wider.
            left = seconds - spent
            width = min(width * GROWTH, MOST_WIDTH, int(beams.pace * left * 0.95))
            if width <= widest:
                break
            found = beams.run(width, started + seconds)
            if found is not None:
                best, widest = max(best or (0, []), found), width
            if width == MOST_WIDTH:
                break
        moves, points, bali = _replayed(engine, pile, best[1] if best else [])
    seconds = time.perf_counter() - started
    return OpenGame(points, bali, moves, upper, widest, seconds, not stop())


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
        lines, scores, games = self._first_line(), array("i", [0]), 1
        history: list[tuple[array[int], array[int]]] = []
        for drawn in range(SLOTS, len(self.pile)):
            level = self._next_level(width, lines, scores, games, drawn)
            if level is None:
                break
            lines, scores, games, parents, codes = level
            history.append((parents, codes))
            if until is not None and (self.stop() or time.perf_counter() > until):
                return None
        else:
            finals = self._finals(lines, scores, games)
            best = max(range(games), key=lambda game: finals[game])
            self.pace = width / (time.perf_counter() - before)
            return finals[best], _trace(history, best)
        best = max(range(games), key=lambda game: scores[game])
        return scores[best], _trace(history, best)

    def _first_line(self) -> bytearray:
        return bytearray([1] * SLOTS) + self.pile[:SLOTS] + bytearray(LINE - 2 * SLOTS)

    def _next_level(
        self, width: int, lines: bytearray, scores: "array[int]", games: int, drawn: int
    ) -> "tuple[bytearray, array[int], int, array[int], array[int]] | None":
        """Grow one level; None if no game has a move."""
        room = games * MOST_MOVES
        values, keys = array("f", bytes(4 * room)), array("Q", bytes(8 * room))
        parents, moves = array("i", bytes(4 * room)), array("i", bytes(4 * room))
        shares = self._shares(games)

        def work(number: int) -> int:
            begin, end = shares[number]
            table = self.tables[number]
            table.watch(drawn)
            into = (values, parents, moves, keys)
            return table.expand(lines, scores, begin, end, drawn, *into, begin * MOST_MOVES)

        ends = list(self.pool.map(work, range(len(shares))))
        count = _close_gaps(shares, ends, values, keys, parents, moves)
        if count == 0:
            return None
        return self._chosen(width, count, values, keys, parents, moves, lines, scores, drawn)

    def _chosen(
        self,
        width: int,
        count: int,
        values: "array[float]",
        keys: "array[int]",
        parents: "array[int]",
        moves: "array[int]",
        lines: bytearray,
        scores: "array[int]",
        drawn: int,
    ) -> "tuple[bytearray, array[int], int, array[int], array[int]]":
        """Choose the best moves and write their games down."""
        table = self.tables[0]
        most = min(width, count)
        order, chosen = array("i", bytes(4 * count)), array("i", bytes(4 * most))
        taken = array("Q", bytes(8 << (2 * most).bit_length()))
        kept = table.select(count, most, values, keys, order, chosen, taken)
        new_lines, new_scores = bytearray(kept * LINE), array("i", bytes(4 * kept))
        table.grow(kept, chosen, parents, moves, lines, scores, drawn, new_lines, new_scores)
        came_from = array("i", [parents[i] for i in chosen[:kept]])
        by_move = array("i", [moves[i] for i in chosen[:kept]])
        return new_lines, new_scores, kept, came_from, by_move

    def _finals(self, lines: bytearray, scores: "array[int]", games: int) -> "array[int]":
        finals = array("i", bytes(4 * games))
        shares = self._shares(games)

        def work(number: int) -> None:
            self.tables[number].end_scores(lines, scores, *shares[number], finals)

        list(self.pool.map(work, range(len(shares))))
        return finals

    def _shares(self, games: int) -> list[tuple[int, int]]:
        """Share the games of a level out among the threads."""
        count = len(self.tables)
        cuts = [games * i // count for i in range(count + 1)]
        return list(pairwise(cuts))


def _close_gaps(
    shares: list[tuple[int, int]], ends: list[int], *columns: "array[int] | array[float]"
) -> int:
    """Move what the threads wrote together; return how much it is."""
    count = 0
    for (begin, _), end in zip(shares, ends, strict=True):
        start = begin * MOST_MOVES
        size = end - start
        for column in columns:
            view = memoryview(column)
            view[count : count + size] = view[start : start + size]
        count += size
    return count


def _trace(history: "list[tuple[array[int], array[int]]]", game: int) -> list[KernelMove]:
    """Return the moves that led to a game of the last level."""
    moves = []
    for parents, codes in reversed(history):
        code = codes[game]
        moves.append((code >> 8, (code >> 5 & 7) - 1, (code & 31) - 1))
        game = parents[game]
    return moves[::-1]


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
