"""The engine and its twin side by side: the same position and the same moves in both shapes."""

from dataclasses import asdict
from typing import Any

from baliwords.letters.game import LetterGame
from baliwords.letters.moves import (
    Accept,
    Answer,
    Assemble,
    Challenge,
    Move,
    Pass,
    Remove,
    Stop,
)
from baliwords.letters.options import Options
from baliwords.letters.state import State
from tests.letters import twin
from tests.letters.toy import FRENCH, GERMAN


def twin_book(options: Options, words: str | None = None) -> twin.Book:
    """The twin's rules for the engine's options."""
    house: dict[str, Any] = {k: v for k, v in asdict(options).items() if k in twin.HOUSE}
    house["letter_values"] = str(options.letter_values)
    for key in ("columns_by_players", "packs_by_players"):
        house[key] = dict(house[key])
    return twin.Book(words or (FRENCH if options.language == "fr" else GERMAN), **house)


def as_twin_move(move: Move) -> twin.Move:
    """A move of the engine in the twin's shape."""
    if isinstance(move, Assemble):
        assert move.target is None
        return ("join", tuple(map(tuple, move.units)), move.letters, move.remove)
    if isinstance(move, Remove):
        return ("remove", move.slot)
    if isinstance(move, Challenge):
        return ("challenge", move.seat)
    if isinstance(move, Answer):
        return ("answer", move.word)
    names: dict[type, str] = {Pass: "pass", Stop: "stop", Accept: "accept"}
    return (names[type(move)],)


def engine_facts(game: LetterGame, state: State) -> dict[str, Any]:
    """All that the two must agree on, from the engine."""
    table = state.table
    outcome = game.outcome(state)
    facts: dict[str, Any] = {
        "rows": [list(row) for row in table.rows],
        "pile": state.pile,
        "scores": list(table.scores),
        "leader": table.leader,
        "removed": [(taken.seat, taken.column, taken.word) for taken in state.removed],
        "outcome": outcome and (outcome.scores, outcome.winners),
    }
    if outcome is None:  # whose turn it is and what he owes mean nothing once the game is over
        facts |= {"turn": table.turn, "skips": list(table.skips), "passes": table.passes}
        facts["window"] = table.window and (table.window.slot, table.window.challenger)
    return facts


def twin_facts(position: twin.Position) -> dict[str, Any]:
    """All that the two must agree on, from the twin."""
    over = twin.over(position)
    facts: dict[str, Any] = {
        "rows": position.rows,
        "pile": position.pile,
        "scores": position.scores,
        "leader": position.leader,
        "removed": position.removed,
        "outcome": (twin.final_scores(position), twin.winners(position)) if over else None,
    }
    if not over:
        facts |= {"turn": position.turn, "skips": position.skips, "passes": position.passes}
        facts["window"] = None if position.laid is None else (position.laid, position.challenger)
    return facts
