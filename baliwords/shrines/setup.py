"""The start of a game: the only place where chance comes in (T1-T9, T50, T51, T56)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from baliwords.core.game import Deal
from baliwords.core.shuffle import Dice
from baliwords.errors import BadNotation
from baliwords.shrines.cards import (
    DECK,
    GOODS,
    ORACLES,
    SACRIFICES_PER_GOOD,
    Card,
    Good,
    Offering,
    farmer,
    in_order,
    read_cards,
    read_goods,
    write_cards,
)
from baliwords.shrines.options import Options
from baliwords.shrines.scoring import clockwise
from baliwords.shrines.state import Phase, Player, State
from baliwords.speech import _, counted

COLUMNS = 4
COLUMN_SIZE = 4
MARKET = COLUMNS * COLUMN_SIZE  # T8


@dataclass(frozen=True, slots=True)
class Shuffled:
    """All that chance decides: who begins, the order of the cards, the first altar."""

    first: int
    cards: tuple[Card, ...]
    altar: tuple[Good, ...]

    def __str__(self) -> str:
        """Write it as `first 1 / altar RNBE / RMPS …`, the columns of four apart."""
        groups = [self.cards[start : start + 4] for start in range(0, len(self.cards), 4)]
        altar = f"altar {''.join(good.letter for good in self.altar)} / " if self.altar else ""
        return f"first {self.first + 1} / {altar}{' '.join(map(write_cards, groups))}"


def new(options: Options, deal: Deal) -> State:
    """Lay the game out, shuffled by a seed or in a given order."""
    chance = shuffle(options, Dice(deal)) if isinstance(deal, int) else read_deal(options, deal)
    drawn = iter(chance.cards)
    spent = options.seats + (1 if options.oracle else 0)  # T6, T50
    left = SACRIFICES_PER_GOOD - spent
    return State(
        options=options,
        players=tuple(_players(options, chance.first)),
        market=tuple(tuple(islice(drawn, COLUMN_SIZE)) for _ in range(COLUMNS)),
        pile=tuple(drawn),
        supply=(left, left, left, left),
        altar=tuple(Offering(good, face_up=False) for good in chance.altar),
        active=chance.first,
        decider=chance.first,
        phase=Phase.BUY,
        demon=0 if options.demon else None,  # T56
    )


def shuffle(options: Options, dice: Dice) -> Shuffled:
    """Let the dice decide; the same draws in the same order, whatever the options."""
    first = dice.below(options.seats)
    altar = tuple(dice.shuffled(GOODS)) if options.oracle else ()
    cards = dice.shuffled(_copies(DECK.items()))
    if options.oracle:  # T51: the oracles come in after the market is laid
        hidden = dice.shuffled(cards[MARKET:] + [Card.ORACLE] * ORACLES)
        cards = cards[:MARKET] + hidden
    if options.starting_player is not None:
        first = options.starting_player - 1
    return Shuffled(first, tuple(cards), altar)


def read_deal(options: Options, text: str) -> Shuffled:
    """Read an explicit order of the cards; the inverse of `str(shuffled)`."""
    *parts, letters = [part.strip() for part in text.split("/")]
    named = {name: value for name, _, value in (part.partition(" ") for part in parts)}
    if unknown := [name for name in named if name not in ("first", "altar")]:
        raise BadNotation(
            _("unknown part {unknown!r} of the deal (expected first or altar)", unknown=unknown[0])
        )
    cards = read_cards("".join(letters.split()))
    _check_cards(options, cards)
    return Shuffled(
        _read_first(options, named.get("first", "")),
        cards,
        _read_altar(options, named.get("altar", "")),
    )


def _players(options: Options, first: int) -> Iterator[Player]:
    order = clockwise(first, options.seats)
    for seat in range(options.seats):
        yield Player(
            hand=in_order(farmer(good) for good in options.start_farmers[seat]),  # T5
            front=(Card.STONEMASON,),
            sacrifices=GOODS,  # T6
            stones=2 + order.index(seat),  # T9
        )


def _copies(counts: Iterable[tuple[Card, int]]) -> list[Card]:
    return [card for card, count in counts for _ in range(count)]


def _check_cards(options: Options, cards: tuple[Card, ...]) -> None:
    expected = Counter(DECK)
    if options.oracle:
        expected[Card.ORACLE] = ORACLES
    if Counter(cards) != expected:
        raise BadNotation(
            counted(
                "the pile of {count} card is not a whole deck (expected {deck})",
                "the pile of {count} cards is not a whole deck (expected {deck})",
                len(cards),
                deck=", ".join(f"{count} {card.letter}" for card, count in expected.items()),
            )
        )
    if Card.ORACLE in cards[:MARKET]:
        raise BadNotation(_("an oracle lies among the first 16 cards of the pile (T51)"))


def _read_first(options: Options, text: str) -> int:
    first = options.starting_player
    if text:
        if text not in {str(seat + 1) for seat in range(options.seats)}:
            raise BadNotation(
                _(
                    "first {text!r} is not a seat (expected 1 to {seats})",
                    text=text,
                    seats=options.seats,
                )
            )
        first = int(text)
    return first - 1 if first else 0


def _read_altar(options: Options, text: str) -> tuple[Good, ...]:
    altar = read_goods(text)
    if Counter(altar) != Counter(GOODS if options.oracle else ()):
        if options.oracle:
            raise BadNotation(_("altar {text!r} (expected each good once, like RNBE)", text=text))
        raise BadNotation(_("altar {text!r} (expected none without the oracle)", text=text))
    return altar
