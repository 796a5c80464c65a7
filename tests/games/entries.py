"""The games that the shared suite plays. A new game joins by one entry."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from baliwords.core.game import Game
from baliwords.letters.game import letter_game
from baliwords.letters.options import Options as LettersOptions
from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import Options as ShrinesOptions
from tests.letters.toy import other_pile, toy_words
from tests.shrines.hidden import hidden_changed


@dataclass(frozen=True, slots=True)
class Entry:
    """A game and what the suite needs to know to try it."""

    game: Game[Any, Any, Any, Any]
    options: tuple[Any, ...]
    """The variants to play; the first is the default."""
    longest: int
    """No game has more moves."""
    hidden_changed: Callable[[Any, int, int], Any] | None
    """(state, seat, seed): another state that the seat cannot tell from this one."""
    forbidden: tuple[str, ...]
    """Moves in right notation that the rules forbid at the start of seed 1."""
    unreadable: tuple[str, ...] = ("", "frobnicate", "\x00", "-1", "é" * 50)
    """Texts that are no move."""


ENTRIES = (
    Entry(
        SHRINES,
        (
            ShrinesOptions(),
            ShrinesOptions(seats=3, oracle=True),
            ShrinesOptions(seats=4, demon=True),
            ShrinesOptions(seats=2, oracle=True, demon=True, oracle_looks="per_card"),
        ),
        longest=400,
        hidden_changed=hidden_changed,
        forbidden=("take 1", "play priest", "offer rice", "points", "keep 1"),
    ),
    Entry(
        letter_game(toy_words("fr")),
        (
            LettersOptions(),
            LettersOptions(seats=2),
            LettersOptions(  # a small table: bluffs that are called go on for long
                seats=2,
                validation="challenge",
                pass_policy="lenient",
                columns_by_players=((2, 3),),
                packs_by_players=((2, 1),),
            ),
            LettersOptions(seats=4, refill="round", joker_fix="on_removal", unique_words=True),
        ),
        longest=3000,
        hidden_changed=other_pile,
        forbidden=("-", "ok", "challenge", "word MAISON"),
    ),
)
