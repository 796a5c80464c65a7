"""A computer player of any level, alone or among others.

A player is a function from what its seat sees to a move; it never gets a state.
"""

from collections.abc import Callable
from typing import TypeAlias

from baliwords.core.shuffle import Dice
from baliwords.letters.assembly import bluffs_allowed, honest
from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_illegal
from baliwords.letters.moves import Move, Pass
from baliwords.letters.options import Options
from baliwords.letters.state import Table
from baliwords.letters.view import View
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.store import lexicon_for
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.at_sight import Computer, random_player
from baliwords.solver.letters.doubts import Doubter
from baliwords.solver.letters.glance import quick_greedy
from baliwords.solver.letters.kernels import forecast
from baliwords.solver.letters.levels import ALL, LEVELS, RANDOM, SEARCH, SIGHT, Level
from baliwords.solver.letters.seat_memory import SeatMemory
from baliwords.solver.letters.seat_search import SeatSearcher, SeatSituation
from baliwords.solver.letters.several import check_several, lay_out, read_turn, why_unknown
from baliwords.solver.letters.vocabulary import Vocabulary
from baliwords.solver.letters.weighing import new_forecast

Choice: TypeAlias = Callable[[Table], Move]
Stopped: TypeAlias = Callable[[], bool]

SECONDS = 1.0
"""Time to think, a turn."""


def new_player(
    name: str,
    options: Options,
    seed: int = 0,
    effort: Effort | None = None,
    judge: Judge | None = None,
    stop: Stopped | None = None,
) -> Computer:
    """Return a computer player of a level; a judge may be shared with the table.

    It gives up thinking when `stop` says that nobody waits any more.
    """
    level = LEVELS[name]
    judge = judge or Judge(lexicon_for(options), options)
    if level.way == RANDOM:
        return random_player(judge, seed)
    effort = effort or Effort(SECONDS)
    return (
        _alone(level, judge, seed, effort, stop)
        if options.solitaire
        else _seated(level, judge, seed, effort, stop)
    )


def check_level(name: str, options: Options) -> None:
    """Refuse a level that does not know the house rules."""
    level = LEVELS.get(name)
    if level is None or name in ("random", "greedy"):
        return  # these play by any rules
    if options.solitaire and SIGHT not in (level.way, level.alone):
        from baliwords.solver.letters.encode import check_options

        check_options(options)
    check_several(options)


def _lexicon(judge: Judge) -> Lexicon | None:
    words = getattr(judge.words, "lexicon", judge.words)
    return words if isinstance(words, Lexicon) else None


# --- alone ----------------------------------------------------------------------------------


def _alone(level: Level, judge: Judge, seed: int, effort: Effort, stop: Stopped | None) -> Computer:
    from baliwords.solver.letters import computers

    check_level(level.name, judge.options)
    lexicon = _lexicon(judge)
    if level.name == "greedy" or lexicon is None:
        return quick_greedy(judge)
    vocabulary = Vocabulary(level.vocabulary, lexicon, judge.options)
    if SIGHT in (level.way, level.alone):
        return _seeing(level, vocabulary, judge)
    if level.way == SEARCH:
        return computers.searching(judge.options, seed, effort, vocabulary.least, stop)
    return computers.valuing(judge.options, vocabulary.least, level.patience)


def _seeing(level: Level, vocabulary: Vocabulary, judge: Judge) -> Computer:
    """Return a player alone who takes the best word that it sees."""
    rows = new_forecast(vocabulary.index, judge.options)
    rows.set_attention(level.attention)
    looks_up = quick_greedy(judge)

    def choose(view: View) -> Move:
        lay_out(rows, view.table)
        move = read_turn(*rows.at_sight())
        return looks_up(view) if isinstance(move, Pass) else move

    return choose


# --- among others ---------------------------------------------------------------------------


def _seated(
    level: Level, judge: Judge, seed: int, effort: Effort, stop: Stopped | None
) -> Computer:
    """Return a player at a table of several."""
    lexicon = _lexicon(judge)
    if lexicon is None or (level.name == "greedy" and why_unknown(judge.options)):
        return quick_greedy(judge)
    check_several(judge.options)
    vocabulary = Vocabulary(level.vocabulary, lexicon, judge.options)
    doubter = Doubter(vocabulary, judge)
    see = _chooser(level, vocabulary, judge, seed, effort, stop)
    looks_up = quick_greedy(judge)

    def choose(view: View) -> Move:
        table = view.table
        if table.window:
            return doubter.answer(view)
        move = see(honest(table))
        if isinstance(move, Pass) and bluffs_allowed(table):
            move = doubter.bluff(table) or move
        # Who knows few words may see nothing where there is something: then the dictionary
        # is asked, as people do before they pass.
        if (not vocabulary.whole or isinstance(move, Pass)) and why_illegal(table, move, judge):
            return looks_up(view)
        return move

    return choose


def _chooser(
    level: Level,
    vocabulary: Vocabulary,
    judge: Judge,
    seed: int,
    effort: Effort,
    stop: Stopped | None,
) -> Choice:
    """Return how a level chooses an honest turn."""
    if level.way == SIGHT and level.attention == ALL:
        greedy = quick_greedy(judge)
        return lambda table: greedy(View(table.turn, table))
    rows = new_forecast(vocabulary.index, judge.options)
    rows.set_attention(level.attention)
    is_quick = not str(forecast.__file__).endswith(".py")
    if level.way == SEARCH and is_quick:
        searcher = SeatSearcher(rows, level.candidates, level.horizon)
        return _searching(searcher, seed, effort, stop)
    look = rows.at_sight if level.way == SIGHT else rows.weighed

    def choose(table: Table) -> Move:
        lay_out(rows, table)
        return read_turn(*look())

    return choose


def _searching(searcher: SeatSearcher, seed: int, effort: Effort, stop: Stopped | None) -> Choice:
    memory, dice = SeatMemory(), Dice(seed)

    def choose(table: Table) -> Move:
        hidden = memory.hidden(table)
        found = searcher.search(SeatSituation(table, hidden), effort, dice.bits(), stop)
        return memory.note(table, found.turns[0].move)

    return choose
