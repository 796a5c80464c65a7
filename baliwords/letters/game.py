"""The letter game in the common shape: its functions, bound to a word list."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from baliwords.core.game import NO_SEAT, Game, Outcome
from baliwords.letters import legal as rules
from baliwords.letters import notation, scoring, turns
from baliwords.letters.judge import Judge, Words
from baliwords.letters.moves import Move
from baliwords.letters.options import Options, read_options, write_options
from baliwords.letters.setup import new_game, shuffle
from baliwords.letters.state import State
from baliwords.letters.view import View, view

LetterGame: TypeAlias = Game[State, Move, Options, View]

NAME = "letters"


def letter_game(words: Words) -> LetterGame:
    """Return the letter game as it is played with a word list."""

    @lru_cache(maxsize=16)
    def judge_by(options: Options) -> Judge:
        return Judge(words, options)

    def judge(state: State) -> Judge:
        return judge_by(state.table.options)

    def legal_moves(state: State) -> Iterator[Move]:
        return rules.legal_moves(state.table, judge(state))

    def why_illegal(state: State, move: Move) -> str | None:
        return rules.why_illegal(state.table, move, judge(state))

    def apply(state: State, move: Move) -> State:
        return turns.apply(state, move, judge(state))

    def outcome(state: State) -> Outcome | None:
        return scoring.outcome(state, judge(state))

    def view_of(state: State, seat: int) -> View:
        return view(state, seat, over=rules.why_over(state.table, judge(state)) is not None)

    return Game(
        name=NAME,
        deal=lambda options, dice: str(shuffle(options, dice)),
        new=new_game,
        seats=lambda state: len(state.table.rows),
        to_move=to_move,
        legal_moves=legal_moves,
        why_illegal=why_illegal,
        apply=apply,
        outcome=outcome,
        view=view_of,
        onlooker=lambda state: view_of(state, NO_SEAT),
        seen_move=lambda _state, move, _seat: move,  # every move is made openly
        write_move=lambda state, move: notation.write_move(state.table, move),
        read_move=lambda state, text: notation.read_move(state.table, text),
        write_options=write_options,
        read_options=read_options,
    )


def to_move(state: State) -> int:
    """Return the seat that is to decide: the next opponent while an assembly may be challenged."""
    table = state.table
    if table.window and table.window.challenger is None:
        return table.left_of(table.turn)
    return table.turn
