"""Players of a solitaire with the solver: by learned values, and by search."""

from collections.abc import Callable
from functools import lru_cache

from baliwords.core.shuffle import Dice
from baliwords.letters.assembly import column_of
from baliwords.letters.cards import PACK
from baliwords.letters.moves import Move, Stop, takes_off
from baliwords.letters.options import Options
from baliwords.letters.state import Table
from baliwords.letters.unseen import in_order, unseen_cards
from baliwords.letters.view import View
from baliwords.lexicon.store import lexicon_for
from baliwords.solver.letters.answer import Effort, Situation
from baliwords.solver.letters.at_sight import Computer
from baliwords.solver.letters.contest import Result
from baliwords.solver.letters.encode import encode, read_move, read_result, read_word
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.layout import NOBODY
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.solver.letters.kernels.rollouts import Roller
from baliwords.solver.letters.levels import ALL
from baliwords.solver.letters.search import Searcher


class Memory:
    """Remembers the cards that were taken off, as a person would (L27, D17)."""

    def __init__(self) -> None:
        self._gone: list[str] = []

    def situation(self, table: Table) -> Situation:
        """Return what is known of the pile at this table."""
        row = table.rows[0]
        if sum(map(len, row)) + table.pile_size == len(PACK):
            self._gone.clear()  # a new game
        hidden = in_order(unseen_cards([*row, *self._gone]))
        return Situation(row, hidden, table.pile_size, table.scores[0])

    def note(self, table: Table, move: Move) -> Move:
        """Note what a move takes off, and return the move."""
        if takes_off(move):
            self._gone.append(column_of(table, move))
        return move


def valuing(options: Options, least_common: int = 0, patience: int = ALL) -> Computer:
    """Return the player who takes the move that its learned values like best.

    Near the end it looks a card ahead; who knows fewer words does not. A word of as many letters
    as its patience is taken off at once.
    """
    engine = engine_for(options, least_common)
    table = engine.table()
    memory = Memory()

    def choose(view: View) -> Move:
        situation = memory.situation(view.table)
        lay_out(table, situation)
        if situation.pile_size == 0:
            return finish(table, view.table)
        move = _word_at_hand(table, situation, patience) if patience < ALL else None
        if move is None:
            move = table.best_move() if least_common else table.fast_move()
        return Stop() if move is None else memory.note(view.table, read_move(move))

    return choose


def _word_at_hand(table: Roller, situation: Situation, patience: int) -> KernelMove | None:
    """Return the removal of the longest word that is not kept any longer."""

    def length(move: KernelMove) -> int:
        return len(situation.columns[move[0]])

    ready = [m for m in table.legal_moves() if m[1] == NOBODY and length(m) >= patience]
    return max(ready, key=length, default=None)


def searching(
    options: Options,
    seed: int,
    effort: Effort,
    least_common: int = 0,
    stop: Callable[[], bool] | None = None,
) -> Computer:
    """Return the player who searches, until nobody waits any more."""
    searcher = Searcher(engine_for(options, least_common))
    table = searcher.engine.table()
    memory = Memory()
    dice = Dice(seed)

    def choose(view: View) -> Move:
        situation = memory.situation(view.table)
        if situation.pile_size == 0:
            lay_out(table, situation)
            return finish(table, view.table)
        answer = searcher.search(situation, effort, dice.bits(), stop)
        if not answer.prospects:
            return Stop()
        return memory.note(view.table, read_move(answer.prospects[0].move))

    return choose


def fast_game(options: Options, pile: str) -> Result:
    """Play one deal as `fast` does, all in the kernel."""
    return read_result(_kernel_table(options).play_game(encode(pile)))


def lay_out(table: Roller, situation: Situation) -> None:
    """Set a position up on a kernel's table."""
    columns = [encode(column) for column in situation.columns]
    table.hide(columns, encode(situation.hidden), situation.pile_size, situation.score)


def finish(table: Roller, seen: Table) -> Move:
    """Take off the next word of the best end; stop when there is none left."""
    plan = table.end_plan()
    return read_word(seen, *plan[0]) if plan else Stop()


def engine_for(options: Options, least_common: int = 0) -> Engine:
    """Return the engine of these house rules with their word list, the same while it stays.

    A player who knows only words that are common enough has an engine of its own.
    """
    return _engine(options, lexicon_for(options).fingerprint, least_common)


@lru_cache(maxsize=8)
def _engine(options: Options, fingerprint: str, least_common: int) -> Engine:  # noqa: ARG001 - another list, another engine
    return Engine(lexicon_for(options), options, least_common=least_common)


@lru_cache(maxsize=4)
def _kernel_table(options: Options) -> Roller:
    return engine_for(options).table()
