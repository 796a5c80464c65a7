"""A played game as text that a person can read and edit, and that replays to the same end.

    baliwords 1
    game: letters
    language: fr
    seats: 2
    min_word_length: 5
    players: Anna, greedy
    seed: 42

    M+U+R
    1:MUR+S

The first line names the format and its number. Then follows the header, one `key: value`
a line: the game, the options that differ from their default, the players, and either
`seed` or `pile`. After an empty line comes one move a line. Lines that start with `#` are
comments. A game in progress may hold the lines `undo` and `redo` among its moves, and
`help hint` where somebody was helped; the header of an ended game sums that up:

    practice: yes         moves were taken back
    help: hint, count     what else helped
    cards: real           the cards lay on a table; `chosen`: somebody has laid the pile
    day: 2026-11-17       when it ended, by Coordinated Universal Time
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from baliwords.errors import BadInput, BadRecord, IllegalMove
from baliwords.speech import _, label

if TYPE_CHECKING:
    from baliwords.core.game import Deal, Game

FORMAT = "baliwords 1"
LONGEST = 10_000_000
"""More bytes than any game has; a mistake beyond that."""
UNDO, REDO = "undo", "redo"
REAL, CHOSEN = "real", "chosen"
_HELP = "help "
_OWN_KEYS = ("game", "players", "practice", "help", "cards", "day", "seed", "pile")
_NOTHING_TO_UNDO = label("line {number}: nothing to undo")
_NOTHING_TO_REDO = label("line {number}: nothing to redo")


class Header(NamedTuple):
    """All that is fixed before the first move."""

    game: str
    deal: "Deal"
    players: tuple[str, ...]
    options: Mapping[str, str] = MappingProxyType({})
    practice: bool = False
    """Moves were taken back."""
    help: tuple[str, ...] = ()
    """What else helped a player: `hint`, `count`, `words`."""
    cards: str = ""
    """`real` where they lay on a table, `chosen` where somebody has laid the pile."""
    day: str = ""
    """When the game ended, like 2026-11-17; nothing while it goes on."""

    @property
    def assisted(self) -> bool:
        """Whether a player knew more than the rules let him know, so it counts apart."""
        return self.practice or bool(self.help)

    def with_help(self, kind: str) -> "Header":
        """Return the header of the same game after one more kind of help."""
        return self if kind in self.help else self._replace(help=(*self.help, kind))

    def afresh(self, deal: "Deal") -> "Header":
        """Return the header of another game of the same players and rules."""
        cards = self.cards if deal == self.deal else ""
        return self._replace(deal=deal, practice=False, help=(), cards=cards, day="")


class Line(NamedTuple):
    """One move as it stands in a record, with its line number for complaints."""

    number: int
    text: str


class Record(NamedTuple):
    """A header and the moves, as text."""

    header: Header
    lines: tuple[Line, ...] = ()

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves that stand, those taken back left out."""
        return tuple(line.text for line in standing(self.lines))

    def __str__(self) -> str:
        return write_header(self.header) + "".join(f"{move}\n" for move in self.moves)

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; the inverse of `str(record)`."""
        lines = text.removeprefix("\ufeff").splitlines()  # some editors begin with that mark
        numbered = [Line(i, line.strip()) for i, line in enumerate(lines, 1)]
        kept = [line for line in numbered if not line.text.startswith("#")]
        if not kept or kept[0].text != FORMAT:
            first = kept[0].text[:40] if kept else ""
            raise BadRecord(
                _(
                    "line 1: {first!r} is not a record (expected {format!r})",
                    first=first,
                    format=FORMAT,
                )
            )
        pairs, start = _header_lines(kept)
        header = _read_header(pairs)
        moves: list[Line] = []
        for line in filter(lambda line: line.text, kept[start:]):
            if line.text.startswith(_HELP):
                header = header.with_help(line.text.removeprefix(_HELP).strip())
            else:
                moves.append(line)
        return cls(header, tuple(moves))


def write_header(header: Header) -> str:
    """Write the header with the empty line that ends it."""
    names = ", ".join(name.replace(",", " ") for name in header.players)
    pairs = {"game": header.game, **header.options, "players": names}
    if header.practice:
        pairs["practice"] = "yes"
    if header.help:
        pairs["help"] = ", ".join(header.help)
    if header.cards:
        pairs["cards"] = header.cards
    if header.day:
        pairs["day"] = header.day
    pairs["seed" if isinstance(header.deal, int) else "pile"] = str(header.deal)
    return FORMAT + "\n" + "".join(f"{k}: {one_line(v)}\n" for k, v in pairs.items()) + "\n"


def help_line(kind: str) -> str:
    """Return the line by which a game in progress tells of help."""
    return _HELP + one_line(kind)


def one_line(text: str) -> str:
    """Return a text in one line: whatever breaks a line, or cannot be printed, is a space."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def standing(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the moves that stand after every `undo` and `redo`."""
    done: list[Line] = []
    undone: list[Line] = []
    for line in lines:
        if line.text not in (UNDO, REDO):
            done.append(line)
            undone.clear()
            continue
        source, target = (done, undone) if line.text == UNDO else (undone, done)
        if not source:
            refused = _NOTHING_TO_UNDO if line.text == UNDO else _NOTHING_TO_REDO
            raise BadRecord(_(refused, number=line.number))
        target.append(source.pop())
    return tuple(done)


def replay(record: Record, game: "Game[Any, Any, Any, Any]") -> Iterator[Any]:
    """Yield the first state and the state after each move; every move is checked."""
    state = first_state(record, game)
    yield state
    for line in standing(record.lines):
        with complaints_of(line):
            state = game.apply(state, game.read_move(state, line.text))
        yield state


def first_state(record: Record, game: "Game[Any, Any, Any, Any]") -> Any:
    """Deal the game of a record, whose header is checked."""
    if record.header.game != game.name:
        raise BadRecord(
            _(
                "this is a record of {game!r}, not of {name!r}",
                game=record.header.game,
                name=game.name,
            )
        )
    try:
        state = game.new(game.read_options(record.header.options), record.header.deal)
    except BadRecord:
        raise
    except BadInput as error:
        raise BadRecord(_("header: {error}", error=error)) from error
    if game.seats(state) != len(record.header.players):
        names = ", ".join(record.header.players)[:60]
        raise BadRecord(
            _(
                "header: {names!r} for {game} seats: give a name for each",
                names=names,
                game=game.seats(state),
            )
        )
    return state


@contextmanager
def complaints_of(line: Line) -> Iterator[None]:
    """Say with a complaint about a line which one it is."""
    try:
        yield
    except (BadInput, IllegalMove) as error:
        raise BadRecord(
            _(
                "line {number}: {text!r}: {error}",
                number=line.number,
                text=line.text[:60],
                error=error,
            )
        ) from error


def _header_lines(kept: list[Line]) -> tuple[dict[str, Line], int]:
    pairs: dict[str, Line] = {}
    for place, line in enumerate(kept[1:], 1):
        if not line.text:
            return pairs, place + 1
        key, colon, value = line.text.partition(":")
        key = key.strip()
        if not colon or not key:
            raise BadRecord(
                _(
                    "line {number}: {text!r} is not a header line (expected 'key: value', and "
                    "an empty line before the first move)",
                    number=line.number,
                    text=line.text[:60],
                )
            )
        if key in pairs:
            raise BadRecord(_("line {number}: {key!r} is given twice", number=line.number, key=key))
        pairs[key] = Line(line.number, one_line(value))
    return pairs, len(kept)


def _read_header(pairs: Mapping[str, Line]) -> Header:
    for key in ("game", "players"):
        if key not in pairs:
            raise BadRecord(_("header: {key!r} is missing", key=key))
    if ("seed" in pairs) == ("pile" in pairs):
        raise BadRecord(_("header: give either 'seed' or 'pile', one of them"))
    names = tuple(name.strip() for name in pairs["players"].text.split(","))
    options = {key: line.text for key, line in pairs.items() if key not in _OWN_KEYS}
    header = Header(pairs["game"].text, _read_deal(pairs), names, options, _read_practice(pairs))
    helped = pairs["help"].text.split(",") if "help" in pairs else []
    kinds = tuple(filter(None, map(str.strip, helped)))
    cards, day = (pairs[key].text if key in pairs else "" for key in ("cards", "day"))
    return header._replace(help=kinds, cards=cards, day=day)


def _read_practice(pairs: Mapping[str, Line]) -> bool:
    line = pairs.get("practice")
    if line and line.text not in ("yes", "no"):
        raise BadRecord(
            _(
                "line {number}: practice {text!r} (expected yes or no)",
                number=line.number,
                text=line.text[:40],
            )
        )
    return line is not None and line.text == "yes"


def _read_deal(pairs: Mapping[str, Line]) -> "Deal":
    if "pile" in pairs:
        return pairs["pile"].text
    seed = pairs["seed"]
    try:
        return int(seed.text)
    except ValueError:
        raise BadRecord(
            _(
                "line {number}: seed {text!r} is not a whole number (like 42)",
                number=seed.number,
                text=seed.text[:40],
            )
        ) from None
