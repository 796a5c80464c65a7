"""The shrine game in plain sentences: for the line mode, replays and screen readers.

Everything is told from a `View`, so a sentence cannot give away what its reader must not
know.
"""

from collections.abc import Iterable, Sequence

from baliwords.shrines.cards import GOODS, Card, Good, Offering
from baliwords.shrines.legal import playing_cost, price
from baliwords.shrines.moves import (
    Buy,
    Claim,
    Keep,
    Look,
    Move,
    Offer,
    Pass,
    Play,
    Replace,
    Return,
    Take,
    Top,
)
from baliwords.shrines.scoring import FinalScore, amounts
from baliwords.shrines.state import Phase
from baliwords.shrines.view import Seat, View

Names = Sequence[str]


def several(count: int, thing: str) -> str:
    """Write a number with its noun: `1 stone`, `2 stones`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def grouped(cards: Iterable[Card]) -> str:
    """Write cards by kind: `1 stonemason, 2 rice farmers`."""
    cards = tuple(cards)
    kinds = dict.fromkeys(cards)
    return ", ".join(several(cards.count(kind), kind.title) for kind in kinds) or "nothing"


def goods_line(goods: Sequence[Good]) -> str:
    """Write sacrifice cards by good: `2 rice, 1 pepper`."""
    return ", ".join(f"{goods.count(good)} {good}" for good in GOODS if good in goods) or "none"


# The table


def table_lines(view: View, names: Names) -> list[str]:
    """Describe all that the seat sees."""
    supply = ", ".join(f"{n} {good}" for good, n in zip(GOODS, view.supply, strict=True))
    return [
        f"Turn {view.turn}, {names[view.active]}. {several(view.pile_size, 'card')} in the pile. "
        + altar_line(view),
        "Market, each column from top to bottom; the last card can be taken:",
        *market_lines(view),
        f"Supply of sacrifice cards: {supply}.",
        *(seat_line(view, seat, names) for seat in range(len(names))),
        *own_lines(view),
    ]


def altar_line(view: View) -> str:
    """Describe the altar."""
    if not view.altar_size:
        return "The altar is empty."
    top = f"{view.altar_top} on top" if view.altar_top else "the top one face down"
    if view.laid_open:
        top = goods_line([offering.good for offering in view.laid_open.altar]) + f"; {top}"
    return f"Altar: {several(view.altar_size, 'card')}, {top}."


def market_lines(view: View) -> list[str]:
    """Describe the four columns."""
    lines = []
    for column, cards in enumerate(view.market):
        demon = " (the demon: closed)" if column == view.demon else ""
        lines.append(f"  {column + 1}: {', '.join(card.title for card in cards)}{demon}")
    return lines


def seat_line(view: View, seat: int, names: Names) -> str:
    """Describe what lies openly before a player."""
    public = view.seats[seat]
    you = " (you)" if seat == view.seat else ""
    line = (
        f"{names[seat]}{you}: {several(public.stones, 'stone')}, "
        f"{several(public.points, 'point')}, "
        f"{several(public.sacrifice_count, 'sacrifice card')}. In front: {grouped(public.front)}."
    )
    if view.laid_open and seat != view.seat:
        line += f" Hand: {grouped(view.laid_open.hands[seat])}."
        line += f" Sacrifice cards: {goods_line(view.laid_open.sacrifices[seat])}."
    return line


def own_lines(view: View) -> list[str]:
    """Describe what only this seat sees."""
    lines = [f"Your hand: {grouped(view.hand)}."]
    lines.append(f"Your sacrifice cards: {goods_line(view.sacrifices)}.")
    if view.looked:
        cards = ", ".join(_offering(offering) for offering in view.looked)
        lines.append(f"You look at the altar, from the top: {cards}.")
    return lines


def _offering(offering: Offering) -> str:
    return f"{offering.good} {'face up' if offering.face_up else 'face down'}"


# A question


def question(view: View) -> str:
    """Ask the one who decides for his decision."""
    stones = several(view.seats[view.decider].stones, "stone")
    match view.phase:
        case Phase.BUY:
            return f"Buy a sacrifice card? You have {stones}."
        case Phase.PLAY:
            return f"What do you play? You have {stones}."
        case Phase.OFFER:
            face = "face down" if view.decider == view.active else "face up"
            return f"Which card do you offer, {face} on the altar?"
        case Phase.TOP:
            return "Which card from the supply goes face up on top of the altar?"
        case Phase.TAKE:
            missing = 3 - len(view.hand)
            return f"Take the bottom card of which column? ({missing} to take)"
        case Phase.LOOK:
            return "An oracle came up. Look at the top of the altar and keep a card?"
        case Phase.KEEP:
            return "Which of these cards do you keep? (1 is the top one)"
        case Phase.CLAIM:
            amount = view.shares[0].amount
            return f"Your shrines score {amount}: {amount} stones or {amount} points?"
        case Phase.REPLACE:
            return f"There is no {view.scored} card left. Take another good instead?"
    return "The game is over."


def explain(view: View, move: Move) -> str:
    """Say what a move would do, where its notation does not say it."""
    match move:
        case Buy(good):
            cost = price(view, good)
            return f"for {several(cost, 'stone')}" if cost else "for nothing"
        case Play(Card.SHRINE, _):
            return "for 7 stones, then everybody offers"
        case Play(card, count):
            lying = view.seats[view.decider].front.count(card)
            paid = f"for {several(count - 1, 'stone')}; " if count > 1 else ""
            return f"{paid}then {several(lying + count, card.title)} in front"
        case Offer(Good() as good):
            return f"you keep {view.sacrifices.count(good) - 1}"
        case Take(column):
            return _explain_take(view, column)
        case Look():
            return "see its top cards and keep one"
        case Keep(int() as place):
            return str(_looked(view, place))
        case Claim(points):
            return several(view.shares[0].amount, "point" if points else "stone")
        case Pass():
            return "no, thank you"
    return ""


def _looked(view: View, place: int) -> Good:
    """Return the good that lies at a place of the look; the place counts from the top."""
    return view.looked[place].good


def _explain_take(view: View, column: int) -> str:
    *rest, card = view.market[column]
    last = view.seats[view.decider].hand_size == 2
    if not rest:
        return f"{card.title}, then a new column" + (" scores" if last else "")
    then = f"{rest[-1].title}s score" if last else f"uncovers a {rest[-1].title}"
    return f"{card.title}, {then}"


# What happened


def what_happened(before: View, move: Move, after: View, names: Names) -> list[str]:
    """Tell a move and what followed from it, as the seat of the views saw it."""
    who = names[before.decider]
    said = [f"{who} {_deed(before, move)}."]
    if isinstance(move, Play) and before.demon != after.demon and after.demon is not None:
        said.append(f"The demon moves to column {after.demon + 1}.")
    said += _new_column(before, move, after)
    said += _scoring(before, move, after, names)
    return said


def _deed(before: View, move: Move) -> str:
    match move:
        case Buy(good):
            return f"buys a {good} card {explain(before, move)}"
        case Play(card, count):
            cost = playing_cost(card, count)
            what = f"a {card.title}" if count == 1 else several(count, card.title)
            return f"plays {what}" + (f" for {several(cost, 'stone')}" if cost else "")
        case Return():
            return "cannot pay for a shrine and returns one to the box"
        case Offer(good):
            face = "face down" if before.decider == before.active else "face up"
            return f"offers {f'a {good} card' if good else 'a card'} {face}"
        case Top(good):
            return f"lays a {good} card from the supply on top of the altar"
        case Take(column):
            return f"takes a {before.market[column][-1].title} from column {column + 1}"
        case Look():
            return "looks at the top of the altar"
        case Keep(place):
            return "keeps " + (
                "one of them" if place is None else f"a {_looked(before, place)} card"
            )
        case Claim(points):
            return f"takes {several(before.shares[0].amount, 'point' if points else 'stone')}"
        case Replace(good):
            return f"takes a {good} card instead"
    return {
        Phase.BUY: "buys nothing",
        Phase.LOOK: "does not look at the altar",
        Phase.KEEP: "keeps no card",
    }.get(before.phase, "takes nothing")


def _new_column(before: View, move: Move, after: View) -> list[str]:
    if not isinstance(move, Take) or after.pile_size == before.pile_size:
        return []
    if after.phase is Phase.OVER:
        return ["The pile is used up: the game is over."]
    cards = ", ".join(card.title for card in after.market[move.column])
    said = [f"New column {move.column + 1}: {cards}."]
    oracles = len(after.box) - len(before.box)
    if oracles:
        said.append(f"{several(oracles, 'oracle')} went to the box.")
    return said


def _scoring(before: View, move: Move, after: View, names: Names) -> list[str]:
    """Tell the scoring that this move set off (T26)."""
    column = move.column if isinstance(move, Take) else before.last_column
    began = before.phase in (Phase.TAKE, Phase.LOOK, Phase.KEEP)
    ended = after.turn != before.turn or after.phase in (Phase.CLAIM, Phase.REPLACE)
    if not (began and ended) or column is None or after.phase is Phase.OVER:
        return []
    kind = after.market[column][-1]
    gains = _gains(before, move, after, kind)
    shown = [f"{name} {gain}" for name, gain in zip(names, gains, strict=True) if gain]
    return [f"{kind.title.capitalize()}s score: {', '.join(shown) or 'nobody has any'}."]


def _gains(before: View, move: Move, after: View, kind: Card) -> list[str]:
    if kind.good is None:
        unit = {Card.STONEMASON: "stone", Card.PRIEST: "point"}.get(kind, "stone or point")
        found = amounts([seat.front.count(kind) for seat in before.seats])
        return [several(amount, unit) if amount else "" for amount in found]
    kept = before.decider if isinstance(move, Keep) else None
    cards = [
        _more_cards(*pair) - (seat == kept)
        for seat, pair in enumerate(zip(before.seats, after.seats, strict=True))
    ]
    return [several(count, f"{kind.good} card") if count else "" for count in cards]


def _more_cards(before: Seat, after: Seat) -> int:
    return after.sacrifice_count - before.sacrifice_count


# The end


def score_lines(scores: Sequence[FinalScore], values: Sequence[int], names: Names) -> list[str]:
    """Tell the final points line by line."""
    worth = ", ".join(f"{good} {value}" for good, value in zip(GOODS, values, strict=True))
    lines = [f"Points per sacrifice card: {worth}."]
    for name, score in zip(names, scores, strict=True):
        cards = ", ".join(
            f"{good} {points}" for good, points in zip(GOODS, score.sacrifices, strict=True)
        )
        lines.append(
            f"{name}: {score.total} points (tokens {score.tokens}, shrines {score.shrines}, "
            f"stones {score.stones}, {cards})."
        )
    return lines


def winners_line(winners: Sequence[int], names: Names) -> str:
    """Say who won."""
    who = " and ".join(names[seat] for seat in winners)
    return f"{who} wins." if len(winners) == 1 else f"{who} share the victory."
