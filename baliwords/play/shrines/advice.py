"""A hint for the one who decides: the best moves, what they bring, and why in words."""

from dataclasses import dataclass

from baliwords.shrines.cards import Card, Good
from baliwords.shrines.legal import price
from baliwords.shrines.moves import Buy, Claim, Keep, Look, Move, Offer, Pass, Play, Take, Top
from baliwords.shrines.names import a_card, cards, good_card, good_name, goods, many, stones
from baliwords.shrines.scoring import amounts, sole_leader
from baliwords.shrines.state import Phase
from baliwords.shrines.view import View
from baliwords.solver.shrines.calibration import said_chance, said_margin
from baliwords.solver.shrines.notes import Notes
from baliwords.solver.shrines.search import Budget, search
from baliwords.speech import _, together


@dataclass(frozen=True, slots=True)
class Advice:
    """A move with what it is expected to lead to."""

    move: Move
    margin: float
    """Expected points ahead of the best other player at the end."""
    chance: float
    """Estimated chance to win."""
    visits: int
    """How often the search tried it."""
    why: str


def ending(margin: float) -> str:
    """Say in words where a move is expected to lead: `ends 3.2 points ahead`."""
    if margin >= 0:
        return _("ends {points:.1f} points ahead", points=margin)
    return _("ends {points:.1f} points behind", points=-margin)


def advise(view: View, notes: Notes, budget: Budget, seed: int = 1, top: int = 5) -> list[Advice]:
    """Return the best moves for the seat of the view, the best first; the seed makes it repeat."""
    left = view.pile_size + sum(map(len, view.market))
    return [
        Advice(
            found.move,
            round(said_margin(found.margin, left), 1),
            round(said_chance(found.chance), 3),
            found.visits,
            reason(view, found.move),
        )
        for found in search(view, notes, budget, seed)[:top]
    ]


def reason(view: View, move: Move) -> str:
    """Say in words what speaks for a move."""
    match move:
        case Buy(good):
            return _why_buy(view, good)
        case Play(card, count):
            return _why_play(view, card, count)
        case Offer(good) | Top(good) if good:
            return _why_altar(view, good)
        case Take(column):
            return _why_take(view, column)
        case Claim(points):
            return (
                _("points are safe") if points else _("stones pay for a shrine or a sacrifice card")
            )
        case Look():
            return _("a free card, and a look at what the goods will be worth")
        case Keep(int() as place):
            good = view.looked[place].good
            return _("another {card}, and one less on the altar", card=good_card(good))
        case Pass():
            return _why_pass(view)
    return _("there is nothing better")


def _why_buy(view: View, good: Good) -> str:
    cost = price(view, good)
    hold = _("you would hold {goods}", goods=goods(good, view.sacrifices.count(good) + 1))
    if cost == 0:
        price_told = _("costs nothing")
    elif cost < 3:
        price_told = _("costs only {stones}", stones=stones(cost))
    else:
        price_told = _("costs {stones}", stones=stones(cost))
    return together(price_told, hold, between="; ")


def _why_pass(view: View) -> str:
    if view.phase is Phase.BUY and Card.SHRINE in view.hand:
        return _("saves stones for the shrine in your hand")
    return _("saves stones") if view.phase is Phase.BUY else _("there is nothing worth taking")


def _why_play(view: View, card: Card, count: int) -> str:
    if card is Card.SHRINE:
        return _("4 points at the end; a card of yours and one of the supply go on the altar")
    counts = [seat.front.count(card) for seat in view.seats]
    led_before = sole_leader(counts) == view.seat
    counts[view.seat] += count
    leads = sole_leader(counts) == view.seat
    said: list[str] = [_("you would have {cards}", cards=cards(card, counts[view.seat]))]
    if leads:
        said.append(_("keeps the majority") if led_before else _("takes the majority"))
    if card.good:
        cost = max(0, 5 - counts[view.seat])
        said.append(
            _("a {card} would cost {stones}", card=good_card(card.good), stones=stones(cost))
        )
    if card is Card.PRIEST and view.demon is not None:
        column = (view.demon + 1) % len(view.market) + 1
        said.append(_("the demon goes to column {number}", number=column))
    return together(*said, between="; ")


def _why_altar(view: View, good: Good) -> str:
    held = view.sacrifices.count(good)
    most = max(view.sacrifices.count(other) for other in Good)
    if held and held == most:
        return _(
            "{good} is what you hold most of ({held}): it gains in value",
            good=good_name(good),
            held=held,
        )
    return _("you hold {goods}", goods=goods(good, held))


def _why_take(view: View, column: int) -> str:
    *rest, card = view.market[column]
    said: list[str] = [_("{card} for your hand", card=a_card(card))]
    if view.seats[view.seat].hand_size == 2:
        said.append(_what_scores(view, rest[-1]) if rest else _("an unknown new column scores"))
    elif rest:
        said.append(_("uncovers {card}", card=a_card(rest[-1])))
    return together(*said, between="; ")


def _what_scores(view: View, kind: Card) -> str:
    counts = [seat.front.count(kind) for seat in view.seats]
    gains = list(amounts(counts))
    if kind.good:
        leader = sole_leader(counts)
        gains = [min(1, count) + (seat == leader) for seat, count in enumerate(counts)]
    own = gains[view.seat]
    others = max(gain for seat, gain in enumerate(gains) if seat != view.seat)
    return _(
        "{cards} score: {own} for you, {others} for the best other",
        cards=many(kind),
        own=own,
        others=others,
    )
