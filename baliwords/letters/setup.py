"""The start of a game: shuffle, cut for the lead, deal (L8, L11, L41-L43, D18, D19)."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from baliwords.core.game import Deal
from baliwords.core.shuffle import Dice
from baliwords.errors import BadNotation
from baliwords.letters.cards import JOKER, LATIN, PACK, PLAIN, UNKNOWN, check_supply, parse_cards
from baliwords.letters.options import Options
from baliwords.letters.state import State, Table, open_table
from baliwords.letters.turns import refill
from baliwords.speech import _

Cuts: TypeAlias = tuple[tuple[int, str], ...]
"""Who showed which card when the lead was cut for, in order."""


class Shuffled(NamedTuple):
    """All that chance decides: the order of the cards, who leads, and by which cuts."""

    pile: str
    leader: int = 0
    cuts: Cuts = ()

    def __str__(self) -> str:
        """Write it as `leader 2 / cuts 1M 2C / TMUZ…`; a pile alone is led by seat 1."""
        cuts = " ".join(f"{seat + 1}{card}" for seat, card in self.cuts)
        parts = [f"leader {self.leader + 1}"] if self.leader or cuts else []
        return " / ".join([*parts, *([f"cuts {cuts}"] if cuts else []), self.pile])


def new_game(options: Options, deal: Deal) -> State:
    """Deal a game from a seed, or from what `str(shuffled)` wrote."""
    chance = shuffle(options, Dice(deal)) if isinstance(deal, int) else read_deal(options, deal)
    return lay_out(options, chance.pile, chance.leader, chance.cuts)


def shuffle(options: Options, dice: Dice) -> Shuffled:
    """Cut for the lead, then shuffle all cards (L41)."""
    leader, cuts = cut_for_lead(options, dice)
    return Shuffled("".join(dice.shuffled(PACK * options.packs)), leader, cuts)


def read_deal(options: Options, text: str) -> Shuffled:
    """Read an explicit pile, with the leader and his cuts or without; then seat 1 leads."""
    *parts, cards = [part.strip() for part in text.split("/")]
    named = {name: value for name, _, value in (part.partition(" ") for part in parts)}
    if unknown := [name for name in named if name not in ("leader", "cuts")]:
        raise BadNotation(
            _(
                "unknown part {unknown!r} of the deal (expected leader or cuts)",
                unknown=unknown[0][:40],
            )
        )
    pile = read_pile(cards, options)
    if not pile:
        raise BadNotation(_("the pile is empty (expected cards, next first, like TMUZERQ)"))
    leader = _read_seat(options, named.get("leader", "1"))
    return Shuffled(pile, leader, tuple(_read_cuts(options, named.get("cuts", ""))))


def _read_cuts(options: Options, text: str) -> Iterator[tuple[int, str]]:
    for cut in text.split():
        card = parse_cards(cut[-1:])
        yield _read_seat(options, cut[:-1]), card


def _read_seat(options: Options, text: str) -> int:
    if text not in {str(seat + 1) for seat in range(options.seats)}:
        raise BadNotation(
            _("{text!r} is not a seat (expected 1 to {seats})", text=text[:40], seats=options.seats)
        )
    return int(text) - 1


def lay_out(options: Options, pile: str, leader: int, cuts: Cuts = ()) -> State:
    """Deal each row from the pile: that is to fill a table of voids."""
    void = ("",) * options.columns
    table = open_table(options, (void,) * options.seats, len(pile), leader)
    return refill(State(table, pile, cuts=cuts))


def read_pile(text: str, options: Options) -> str:
    """Read an explicit pile, the next card first; it may be short, but not too rich."""
    if not any(sign.isupper() for sign in text):
        text = text.upper()
    pile = UNKNOWN.join(map(parse_cards, text.split(UNKNOWN)))
    if declared := next(filter(str.islower, pile), ""):
        raise BadNotation(
            _("{card!r}: a BALI card in the pile has no letter yet, write ? (D4)", card=declared)
        )
    check_supply([pile.replace(UNKNOWN, "")], options.packs)
    return pile


def read_known_pile(text: str, options: Options) -> str:
    """Read a pile of which each card is known: a dot is none."""
    parse_cards(text)
    return read_pile(text, options)


def cut_for_lead(options: Options, dice: Dice) -> tuple[int, Cuts]:
    """Let each seat show a card; return the leader and the cards shown (L41, D18).

    Those tied for the best cut again among themselves; where the BALI card is cut again,
    only who holds it does, before anybody compares.
    """
    log: list[tuple[int, str]] = []
    seats = list(range(options.seats))
    while len(seats) > 1:
        shown: dict[int, str] = {}
        cutting = seats
        while cutting:
            cards = list(zip(cutting, dice.shuffled(PACK * options.packs), strict=False))
            log += cards
            shown.update(cards)
            again = options.cut_joker == "recut"
            cutting = [seat for seat, card in cards if again and card == JOKER]
        seats = best_cuts(list(shown.items()), options.cut_joker)
    return seats[0], tuple(log)


def best_cuts(shown: list[tuple[int, str]], cut_joker: str) -> list[int]:
    """Return the seats whose card is nearest to A."""
    ranks = {seat: _rank(card, cut_joker) for seat, card in shown}
    best = min(ranks.values())
    return [seat for seat, rank in ranks.items() if rank == best]


def _rank(card: str, cut_joker: str) -> int:
    if card == JOKER:
        return -1 if cut_joker == "first" else len(LATIN)
    return LATIN.index(PLAIN.get(card, card))


def described_table(columns: tuple[str, ...], options: Options, pile_size: int = 1) -> Table:
    """Return the solitaire table that a person described by its columns."""
    if len(columns) > options.columns:
        row = " ".join(columns)[:60]
        raise BadNotation(
            _(
                "{row!r}: {count} columns, a row has {columns} (L12)",
                row=row,
                count=len(columns),
                columns=options.columns,
            )
        )
    check_supply(columns, options.packs)
    return open_table(options, (columns,), pile_size)
