"""The start of a game: shuffle, cut for the lead, deal (L8, L11, L41-L43, D18, D19)."""

from baliwords.core.game import Deal
from baliwords.core.shuffle import Dice
from baliwords.errors import BadNotation
from baliwords.letters.cards import JOKER, LATIN, PACK, PLAIN, check_supply, parse_cards
from baliwords.letters.options import Options
from baliwords.letters.state import State, Table, open_table
from baliwords.letters.turns import refill

UNKNOWN = "."
"""A card of an explicit pile that nobody has seen yet, at a table with real cards."""


def new_game(options: Options, deal: Deal) -> State:
    """Deal a game from a seed, or from an explicit pile; then seat 1 leads."""
    if isinstance(deal, str):
        pile = read_pile(deal, options)
        if not pile:
            raise BadNotation("the pile is empty (expected cards, next first, like TMUZERQ)")
        return lay_out(options, pile, leader=0)
    dice = Dice(deal)
    leader, cuts = cut_for_lead(options, dice)
    pile = "".join(dice.shuffled(PACK * options.packs))
    return lay_out(options, pile, leader, cuts)


def lay_out(
    options: Options, pile: str, leader: int, cuts: tuple[tuple[int, str], ...] = ()
) -> State:
    """Deal each row from the pile: that is to fill a table of voids."""
    void = ("",) * options.columns
    table = open_table(options, (void,) * options.seats, len(pile), leader)
    return refill(State(table, pile, cuts=cuts))


def read_pile(text: str, options: Options) -> str:
    """Read an explicit pile, the next card first; it may be short, but not too rich."""
    seen = parse_cards(text.replace(UNKNOWN, ""))
    check_supply([seen], options.packs)
    cards = iter(seen)
    return "".join(UNKNOWN if c == UNKNOWN else next(cards) for c in "".join(text.split()))


def cut_for_lead(options: Options, dice: Dice) -> tuple[int, tuple[tuple[int, str], ...]]:
    """Let each seat show a card; return the leader and the cards shown (L41, D18).

    Those tied for the best cut again among themselves.
    """
    log: list[tuple[int, str]] = []
    seats = list(range(options.seats))
    while len(seats) > 1:
        shown = list(zip(seats, dice.shuffled(PACK * options.packs), strict=False))
        log += shown
        seats = best_cuts(shown, options.cut_joker)
    return seats[0], tuple(log)


def best_cuts(shown: list[tuple[int, str]], cut_joker: str) -> list[int]:
    """Return the seats whose card is nearest to A; a joker that recuts ties with them."""
    ranks = {seat: _rank(card, cut_joker) for seat, card in shown}
    best = min(ranks.values())
    again = {seat for seat, card in shown if card == JOKER and cut_joker == "recut"}
    return [seat for seat, rank in ranks.items() if rank == best or seat in again]


def _rank(card: str, cut_joker: str) -> int:
    if card == JOKER:
        return -1 if cut_joker == "first" else len(LATIN)
    return LATIN.index(PLAIN.get(card, card))


def described_table(columns: tuple[str, ...], options: Options, pile_size: int = 1) -> Table:
    """Return the solitaire table that a person described by its columns."""
    if len(columns) > options.columns:
        row = " ".join(columns)[:60]
        raise BadNotation(f"{row!r}: {len(columns)} columns, a row has {options.columns} (L12)")
    check_supply(columns, options.packs)
    return open_table(options, (columns,), pile_size)
