"""The letter game in the common shape: its rules, bound to a word list."""

from typing import TypeAlias

from baliwords.core.game import NO_SEAT, Game
from baliwords.letters import legal, notation, scoring, turns
from baliwords.letters.judge import Judge, Words, judging
from baliwords.letters.moves import Move
from baliwords.letters.options import Options, read_options, write_options
from baliwords.letters.setup import new_game, shuffle
from baliwords.letters.state import State, at_table
from baliwords.letters.view import View, view

LetterGame: TypeAlias = Game[State, Move, Options, View]

NAME = "letters"


def letter_game(words: Words) -> LetterGame:
    """Return the letter game as it is played with a word list."""
    judged = judging(words)
    return Game(
        name=NAME,
        deal=lambda options, dice: str(shuffle(options, dice)),
        new=new_game,
        seats=lambda state: len(state.table.rows),
        to_move=lambda state: state.table.decider,
        legal_moves=judged(at_table(legal.legal_moves)),
        why_illegal=judged(at_table(legal.why_illegal)),
        apply=judged(turns.apply),
        outcome=judged(scoring.outcome),
        view=judged(_view),
        onlooker=judged(_onlooker),
        seen_move=lambda _state, move, _seat: move,  # every move is made openly
        write_move=at_table(notation.write_move),
        read_move=at_table(notation.read_move),
        write_options=write_options,
        read_options=read_options,
    )


def _view(state: State, seat: int, judge: Judge) -> View:
    return view(state, seat, over=legal.why_over(state.table, judge) is not None)


def _onlooker(state: State, judge: Judge) -> View:
    return _view(state, NO_SEAT, judge)
