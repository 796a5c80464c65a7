"""What a player of the shrine game has entered, and what it would do."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from baliwords.errors import BaliwordsError
from baliwords.play.shrines.advice import reason
from baliwords.play.shrines.sitting import numbered, read_choice
from baliwords.play.shrines.tell import explain
from baliwords.play.shrines.told_moves import told_move
from baliwords.shrines.moves import Move, Take
from baliwords.shrines.view import View
from baliwords.speech import _, plain

_WIDE = 30
"""From this width on a choice may take two lines."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A move in words, perhaps not yet whole."""

    text: str = ""
    picked: bool = False
    """Whether it was chosen whole; what is typed next then begins anew."""

    def typed(self, sign: str) -> "Entry":
        """Return the entry with one more sign; a digit alone is the number of a choice."""
        return Entry(sign if self.picked else self.text + sign)

    def shorter(self) -> "Entry":
        """Return the entry without its last sign."""
        return Entry("" if self.picked else self.text[:-1])


@dataclass(frozen=True, slots=True)
class Preview:
    """What the entry would do: a legal move, or the reason why there is none."""

    move: Move | None = None
    sentence: str = ""


def preview(seen: View, entry: Entry) -> Preview:
    """Say what the entry would do for the one who decides."""
    if not entry.text.strip():
        return Preview()
    try:
        move = read_choice(seen, entry.text.strip())
    except BaliwordsError as error:
        return Preview(sentence=plain(error))
    said = reason(seen, move) if isinstance(move, Take) else explain(seen, move)
    told = _("{move}: {why}", move=told_move(move), why=said) if said else told_move(move)
    return Preview(move, _("{told} Enter plays it.", told=plain(told)))


def picked(move: Move) -> Entry:
    """Return the entry of a move that was chosen by number, arrow or mouse."""
    return Entry(str(move), picked=True)


def next_choice(seen: View, chosen: Move | None, step: int) -> Move:
    """Return the choice after the one that is shown; after the last comes the first."""
    choices = list(numbered(seen).values())
    if chosen not in choices:
        return choices[0 if step > 0 else -1]
    return choices[(choices.index(chosen) + step) % len(choices)]


def choice_lines(seen: View, width: int, say: Callable[[str], str] = str) -> Iterator[str]:
    """Yield the numbered choices, each with what it does as far as there is room."""
    room = width if width < _WIDE else 2 * width
    for number, move in numbered(seen).items():
        said = say(explain(seen, move))
        brief = f"{number} {say(told_move(move))}"
        full = _("{move}: {why}", move=brief, why=said) if said else brief
        yield say(full) if len(full) <= room else brief
