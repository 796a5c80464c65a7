"""The companion: keeps the table of a game that people play with real cards.

Cards are entered as they are drawn, moves as they are made. What was entered can be taken
back, one thing at a time, and is on disk before the next is asked for.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from baliwords.core.game import Outcome
from baliwords.core.record import REAL, Header, Line, Record
from baliwords.errors import BadInput, BadNotation, BadRecord, BaliwordsError, IllegalMove
from baliwords.letters import game as letters_game
from baliwords.letters import position as midgame
from baliwords.letters import scoring
from baliwords.letters.cards import PACK, UNKNOWN, check_supply, face, parse_cards
from baliwords.letters.game import LetterGame, letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Move
from baliwords.letters.options import Options, read_options, write_options
from baliwords.letters.position import Position
from baliwords.letters.state import State, Unit
from baliwords.letters.unseen import seen_columns, unseen_cards
from baliwords.play.letters.card_table import CardTable
from baliwords.play.letters.hints import Hint
from baliwords.play.letters.kept_table import KeptTable
from baliwords.play.letters.shelf import Dictionary, Shelf
from baliwords.play.letters.sitting import words_of
from baliwords.play.letters.tell import Happening, listed
from baliwords.speech import _, counted


@dataclass(frozen=True, slots=True)
class Entered:
    """One thing that was entered, and the state it led to."""

    state: State
    card: str = ""
    move: str = ""
    told: str = ""
    """The move as the list of moves tells it."""


def table_header(players: tuple[str, ...], rules: Mapping[str, str], position: str = "") -> Header:
    """Return the header of a table to be kept, from the deal or from a position.

    Where several play, people may lay what they like and doubt it, and pass when they like.
    """
    texts = {"validation": "challenge", "pass_policy": "lenient"} if len(players) > 1 else {}
    options = read_options({**texts, **rules, "seats": str(len(players))})
    written = write_options(options)
    if not position:
        deal = UNKNOWN * len(PACK) * options.packs
        return Header(letters_game.NAME, deal, players, written, cards=REAL)
    deal = str(Position.parse(position, options))
    return Header(midgame.NAME, deal, players, written, cards=REAL)


class Companion(CardTable):
    """A table with real cards, from the deal or from the middle of a game."""

    assisted = False  # people see to that themselves

    def __init__(self, header: Header, words: Dictionary) -> None:
        make = midgame.table_game if header.game == midgame.NAME else letter_game
        self.game: LetterGame = make(words)
        self._header = header
        self.names = header.players
        self.people = list(range(len(self.names)))
        self.options = read_options(header.options)
        self.words = words
        self.judge = Judge(words, self.options)
        self._done = [Entered(self.game.new(self.options, _unseen_deal(header, self.options)))]
        self._undone: list[Entered] = []
        self.file: KeptTable | None = None
        """Where the table is kept."""

    @classmethod
    def begin(cls, header: Header, shelf: Shelf) -> "Companion":
        """Begin to keep a table; it is on disk from its first moment."""
        companion = cls(header, words_of(header, shelf))
        companion.file = KeptTable.create(str(companion.record))
        return companion

    @classmethod
    def resume(cls, file: KeptTable, shelf: Shelf) -> "Companion":
        """Take up a table that was kept."""
        file.hold()
        try:
            companion = cls._read(file.read(), shelf)
        except (BadInput, IllegalMove) as error:
            file.release()
            raise BadRecord(
                _(
                    "{path!r}: {error} (mend or remove the file, or begin with --new)",
                    path=str(file.path),
                    error=error,
                )
            ) from error
        companion.file = file
        return companion

    @classmethod
    def _read(cls, record: Record, shelf: Shelf) -> "Companion":
        """Enter again all that a record holds; what is wrong with it is refused."""
        _check_game(record.header.game)
        companion = cls(record.header, words_of(record.header, shelf))
        cards = iter(_known_cards(record.header, companion.options))
        companion._replay(cards, iter(record.moves))
        return companion

    def _replay(self, cards: Iterator[str], moves: Iterator[str]) -> None:
        """Enter again what was entered: cards where they are awaited, else a move."""
        while True:
            if self.awaited:
                card = next(cards, "")
                if not card:
                    return
                self.draw(card)
                continue
            move = next(moves, "")
            if not move:
                return
            self.play(self.game.read_move(self.state, move))

    # --- what there is to see -----------------------------------------------------------

    @property
    def header(self) -> Header:
        """What was fixed before the first move."""
        return self._header

    @property
    def state(self) -> State:
        """The table now; a dot stands for a card that is awaited."""
        return self._done[-1].state

    @property
    def awaited(self) -> list[Unit]:
        """The places whose card was drawn and is to be entered, in the order of drawing."""
        table = self.state.table
        seats = (*table.seats_from(table.leader)[1:], table.leader)
        units = [unit for seat in seats for unit in table.units(seat)]
        return [unit for unit in units if table.column(unit) == UNKNOWN]

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves so far."""
        return tuple(step.move for step in self._done if step.move)

    def move_list(self) -> list[str]:
        """Tell the moves with the name of who made each, where several play."""
        pairs = zip(self._done, self._done[1:], strict=False)
        named = [(self.names[before.state.table.turn], step.told) for before, step in pairs]
        alone = len(self.names) == 1
        return [
            told if alone else _("{name}: {told}", name=name, told=told)
            for name, told in named
            if told
        ]

    @property
    def record(self) -> Record:
        """The table as a record, with the cards seen so far."""
        known = "".join(step.card for step in self._done)
        header = self.header._replace(deal=_seen_deal(self.header, self.options, known))
        return Record(header, tuple(Line(i, move) for i, move in enumerate(self.moves, 1)))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; it goes on while a card is awaited."""
        return None if self.awaited else self.game.outcome(self.state)

    def standing(self) -> Outcome:
        """Return the scores as they are, for a game that the players end."""
        return scoring.standing(self.state.table)

    def unseen(self) -> Counter[str]:
        """Count the cards that nobody at the table has seen."""
        return unseen_cards(self._seen(), self.options.packs)

    def _seen(self) -> list[str]:
        return [*seen_columns(self.state), self._gone()]

    def _gone(self) -> str:
        if self.header.game != midgame.NAME:
            return ""
        return Position.parse(str(self.header.deal), self.options).gone

    # --- what can be entered ------------------------------------------------------------

    def draw(self, text: str) -> None:
        """Enter cards that were drawn, in order; a column that may be doubted then stands."""
        cards = parse_cards(text.upper())
        with self.accepting():
            if len(cards) > len(self.awaited):
                raise BadNotation(
                    counted(
                        "{text!r}: {count} card is awaited, not {count2}",
                        "{text!r}: {count} cards are awaited, not {count2}",
                        len(self.awaited),
                        text=text,
                        count2=len(cards),
                    )
                )
            check_supply([*self._seen(), cards], self.options.packs)
        with self._kept():
            for card in cards:
                state = _with_card(self.state, self.awaited[0], face(card))
                self._enter(Entered(state, card=card))

    @contextmanager
    def accepting(self) -> Iterator[None]:
        """Let a column that may be doubted stand, unless what is entered then is refused."""
        if not self.may_be_doubted:
            yield
            return
        before = [*self._done], [*self._undone]
        self.play(Accept())
        try:
            yield
        except BaliwordsError:
            self._done, self._undone = before
            self._save()
            raise

    def play(self, move: Move) -> Happening:
        """Enter a move; a card that is awaited comes first."""
        if self.awaited:
            raise IllegalMove(
                counted(
                    "first enter the {count} card that was drawn",
                    "first enter the {count} cards that were drawn",
                    len(self.awaited),
                )
            )
        before = self.state
        text = self.game.write_move(before, move)
        happening = Happening(before, move, self.game.apply(before, move))
        told = listed(happening, text, self.names)
        with self._kept():
            self._enter(Entered(happening.after, move=text, told=told))
        return happening

    def hint(self, state: State, stopped: Callable[[], bool]) -> Hint:
        """Advise a move, once the table is complete."""
        if self.awaited or self.may_be_doubted:
            raise IllegalMove(_("first enter the cards that were drawn"))
        return super().hint(state, stopped)

    def undo(self) -> None:
        """Take back the last card or move."""
        if len(self._done) == 1:
            raise IllegalMove(_("there is nothing to take back"))
        with self._kept():
            self._undone.append(self._done.pop())

    def redo(self) -> None:
        """Enter again what was taken back."""
        if not self._undone:
            raise IllegalMove(_("there is nothing to enter again"))
        with self._kept():
            self._done.append(self._undone.pop())

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """Keep on disk what is entered or taken back; what cannot be kept is not done."""
        before = [*self._done], [*self._undone]
        try:
            yield
            self._save()
        except BaliwordsError:
            self._done, self._undone = before
            raise

    def _enter(self, step: Entered) -> None:
        self._done.append(step)
        self._undone.clear()

    def _save(self) -> None:
        if self.file is not None:
            self.file.write(str(self.record))

    def take_help(self, kind: str) -> None:
        """Help freely: games with real cards count apart."""

    def leave(self) -> None:
        """Leave the table, for others to take up; each entry is on disk already."""
        if self.file is not None:
            self.file.release()

    def finish(self) -> Path | None:
        """Put the record of an ended game among the finished ones and return its place."""
        place = self.file.finish(self.record) if self.file else None
        self.file = None
        return place


# --- decks of which not every card is known ---------------------------------------------


def _check_game(name: str) -> None:
    """Refuse the record of another game than a table keeps."""
    if name not in (letters_game.NAME, midgame.NAME):
        raise BadRecord(
            _("this is a record of {game!r}, not of {name!r}", game=name, name=midgame.NAME)
        )


def _unseen_deal(header: Header, options: Options) -> str:
    """Return the deal with every card still to be entered."""
    return _seen_deal(header, options, "")


def _seen_deal(header: Header, options: Options, known: str) -> str:
    """Return the deal with the known cards in front and a dot for each other."""
    deal = str(header.deal)
    if header.game == midgame.NAME:
        position = Position.parse(deal, options)
        dots = UNKNOWN * (len(position.pile) - len(known))
        return str(replace(position, pile=known + dots))
    return known + UNKNOWN * (len(PACK) * options.packs - len(known))


def _known_cards(header: Header, options: Options) -> str:
    deal = str(header.deal)
    if header.game == midgame.NAME:
        deal = Position.parse(deal, options).pile
    return deal.replace(UNKNOWN, "")


def _with_card(state: State, unit: Unit, card: str) -> State:
    rows = [list(row) for row in state.table.rows]
    rows[unit.seat][unit.slot] = card
    table = replace(state.table, rows=tuple(map(tuple, rows)))
    return replace(state, table=table)
