"""A table taken up in the middle of a game, written as one line.

    S ON AI T LAM R E / ONT A; scores 12 30; turn 2; gone MURS; pile KV......

First the rows, the leader's first, with `/` between the players and `-` for a row without
cards. Then, each optional, the scores, whose turn it is, the cards that went off the table,
and the pile: the cards drawn since, and a dot for each that nobody has seen.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from baliwords.core.game import Deal
from baliwords.errors import BadNotation
from baliwords.letters.cards import UNKNOWN, check_supply, face, parse_cards, write_column
from baliwords.letters.game import LetterGame, letter_game
from baliwords.letters.judge import Words
from baliwords.letters.notation import parse_table
from baliwords.letters.options import Options
from baliwords.letters.setup import read_pile
from baliwords.letters.state import Row, State, open_table
from baliwords.letters.turns import refill
from baliwords.letters.unseen import unseen_cards
from baliwords.speech import _, counted, label

NAME = "table"
_MOST_DIGITS = 9
_FORM = label("expected a table like S ON AI T LAM R E; scores 12; turn 1; gone MURS; pile ......")


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stood when somebody began to keep its table."""

    rows: tuple[Row, ...]
    scores: tuple[int, ...]
    turn: int
    gone: str
    """The cards that went off the table before, as far as they are known."""
    pile: str

    def __str__(self) -> str:
        rows = " / ".join(
            " ".join(map(write_column, filter(None, row))) or "-" for row in self.rows
        )
        scores = " ".join(map(str, self.scores))
        gone = f"; gone {self.gone}" if self.gone else ""
        return f"{rows}; scores {scores}; turn {self.turn + 1}{gone}; pile {self.pile}"

    @classmethod
    def parse(cls, text: str, options: Options) -> "Position":
        """Read a position; the inverse of `str(position)`."""
        first, *others = text.split(";")
        rows = tuple(_read_row(part, options) for part in first.split("/"))
        if len(rows) != options.seats:
            raise BadNotation(
                counted(
                    "{first!r}: rows for {seats}, but {count} plays",
                    "{first!r}: rows for {seats}, but {count} play",
                    options.seats,
                    first=first.strip()[:60],
                    seats=len(rows),
                )
            )
        facts = dict(_read_fact(part) for part in others)
        gone = "".join(map(face, parse_cards(facts.get("gone", ""))))
        check_supply([*(column for row in rows for column in row), gone], options.packs)
        position = cls(rows, _read_scores(facts, len(rows)), _read_turn(facts, len(rows)), gone, "")
        pile = facts.get("pile", UNKNOWN * position.cards_missing(options))
        return replace(position, pile=read_pile(pile, options))

    def cards_missing(self, options: Options) -> int:
        """Count the cards of the packs that are neither on the table nor gone."""
        on_table = (column for row in self.rows for column in row)
        return unseen_cards([*on_table, self.gone], options.packs).total()


def table_game(words: Words) -> LetterGame:
    """Return the letter game as it is played on from a position."""
    return taken_up(letter_game(words))


def taken_up(game: LetterGame) -> LetterGame:
    """Return a letter game that begins with a position, not with a deal."""
    return replace(game, name=NAME, new=new_from_position)


def new_from_position(options: Options, deal: Deal) -> State:
    """Lay out a position; voids are filled from the pile at once."""
    position = Position.parse(str(deal), options)
    table = open_table(options, position.rows, len(position.pile))
    table = replace(table, scores=position.scores, turn=position.turn)
    return refill(State(table, position.pile))


def _read_row(text: str, options: Options) -> Row:
    columns = () if text.strip() == "-" else parse_table(text)
    if len(columns) > options.columns:
        raise BadNotation(
            _(
                "{text!r} has {count} columns, a row has {columns}",
                text=text.strip()[:60],
                count=len(columns),
                columns=options.columns,
            )
        )
    return (*columns, *[""] * (options.columns - len(columns)))


def _read_fact(text: str) -> tuple[str, str]:
    key, _sign, value = text.strip().partition(" ")
    if key not in ("scores", "turn", "gone", "pile"):
        raise BadNotation(_("{text!r}: {form}", text=text.strip()[:60], form=_FORM))
    return key, value.strip()


def _read_scores(facts: Mapping[str, str], seats: int) -> tuple[int, ...]:
    texts = facts.get("scores", "0 " * seats).split()
    if len(texts) != seats or not all(map(_is_number, texts)):
        raise BadNotation(
            _("scores {facts!r}: one number for each player", facts=facts.get("scores", "")[:60])
        )
    return tuple(map(int, texts))


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= _MOST_DIGITS


def _read_turn(facts: Mapping[str, str], seats: int) -> int:
    text = facts.get("turn", "1")
    if not _is_number(text) or not 1 <= int(text) <= seats:
        raise BadNotation(
            _(
                "turn {text!r}: expected the number of a seat, 1 to {seats}",
                text=text[:60],
                seats=seats,
            )
        )
    return int(text) - 1
