"""What the rules allow, judged from what the one who decides can see.

Legality never depends on a hidden card, so it is decided on a `View`: a player, a
computer and the rules ask the same function.
"""

from collections.abc import Iterator

from baliwords.shrines.cards import GOODS, Card, Good, farmer
from baliwords.shrines.moves import (
    EXAMPLES,
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
from baliwords.shrines.names import good_card, many
from baliwords.shrines.names import stones as counted_stones
from baliwords.shrines.state import HAND, Phase
from baliwords.shrines.view import View
from baliwords.speech import _, any_of

SHRINE_COST = 7  # T14
FULL_PRICE = 5  # T12

_FITS: dict[Phase, tuple[type[Move], ...]] = {
    Phase.BUY: (Buy, Pass),
    Phase.PLAY: (Play, Return),
    Phase.OFFER: (Offer,),
    Phase.TOP: (Top,),
    Phase.TAKE: (Take,),
    Phase.LOOK: (Look, Pass),
    Phase.KEEP: (Keep, Pass),
    Phase.CLAIM: (Claim,),
    Phase.REPLACE: (Replace, Pass),
    Phase.OVER: (),
}


def price(view: View, good: Good) -> int:
    """Return what a sacrifice card of the good costs the one who decides (T12)."""
    return max(0, FULL_PRICE - view.seats[view.decider].front.count(farmer(good)))


def playing_cost(card: Card, count: int) -> int:
    """Return what it costs to play so many cards of this kind at once (T14)."""
    return SHRINE_COST if card is Card.SHRINE else count - 1


def why_forbidden(view: View, move: Move) -> str | None:
    """Say why the one who decides may not make the move, or None if he may."""
    if view.phase is Phase.OVER:
        return _("the game is over")
    if not isinstance(move, _FITS[view.phase]):
        verbs = [kind.__name__.lower() for kind in _FITS[view.phase]]
        examples = [EXAMPLES.get(verb, "stones") for verb in verbs]
        return _(
            "now is the time to {deed} (like {examples})",
            deed=view.phase.value,
            examples=any_of(examples),
        )
    match move:
        case Buy(good):
            return _why_not_buy(view, good)
        case Play(card, count):
            return _why_not_play(view, card, count)
        case Return():
            return _why_not_return(view)
        case Offer(good):
            return _why_not_offer(view, good)
        case Top(good) | Replace(good):
            return _why_not_from_supply(view, good)
        case Take(column):
            return _why_not_take(view, column)
        case Keep(place):
            return _why_not_keep(view, place)
        case Pass() if view.phase is Phase.KEEP and not view.options.oracle_keep_optional:
            return _("who has looked must keep a card (D48), like 'keep 1'")
    return None


def allowed_moves(view: View) -> Iterator[Move]:
    """Yield every move that the one who decides may make."""
    return (move for move in _candidates(view) if why_forbidden(view, move) is None)


def _candidates(view: View) -> Iterator[Move]:
    """Yield the moves that may come into question, allowed or not."""
    fits = _FITS[view.phase]
    if Play in fits:
        for card in dict.fromkeys(view.hand):
            yield from (Play(card, count) for count in range(1, view.hand.count(card) + 1))
        yield Return()
    for kind in (Buy, Offer, Top, Replace):
        if kind in fits:
            yield from (kind(good) for good in GOODS)
    if Take in fits:
        yield from (Take(column) for column in range(len(view.market)))
    if Look in fits:
        yield Look()
    if Keep in fits:
        yield from (Keep(place) for place in range(len(view.looked)))
    if Claim in fits:
        yield from (Claim(False), Claim(True))
    if Pass in fits:
        yield Pass()


def _why_not_buy(view: View, good: Good) -> str | None:
    cost, stones = price(view, good), view.seats[view.decider].stones
    if not view.supply[good.place]:
        return _("no {card} is left in the supply (T13)", card=good_card(good))
    if stones < cost:
        return _(
            "a {card} costs {cost} and you have {stones} (T12)",
            card=good_card(good),
            cost=counted_stones(cost),
            stones=stones,
        )
    return None


def _why_not_play(view: View, card: Card, count: int) -> str | None:
    held, stones = view.hand.count(card), view.seats[view.decider].stones
    if count != 1 and card.good is None:
        return _("only farmers are played several at a time, not {cards} (T14)", cards=many(card))
    if not 1 <= count <= HAND:
        return _("one, two or three farmers are played at a time, not {count} (T14)", count=count)
    if held < count:
        return (
            _("you hold {held} of the {count} {cards}", held=held, count=count, cards=many(card))
            if held
            else _("you hold no {card}", card=card.title)
        )
    if stones < playing_cost(card, count):
        return _(
            "that costs {cost} and you have {stones} (T14)",
            cost=counted_stones(playing_cost(card, count)),
            stones=stones,
        )
    return None


def _why_not_return(view: View) -> str | None:
    if view.hand.count(Card.SHRINE) < HAND:
        return _("a shrine goes back to the box only when all three cards are shrines (T16)")
    if view.seats[view.decider].stones >= SHRINE_COST:
        return _("you can pay for a shrine, so you must play one (D55)")
    return None


def _why_not_from_supply(view: View, good: Good) -> str | None:
    return (
        None
        if view.supply[good.place]
        else _("no {card} is left in the supply (T13)", card=good_card(good))
    )


def _why_not_offer(view: View, good: Good | None) -> str | None:
    if good is None or good in view.sacrifices:
        return None
    return _("you have no {card} to offer", card=good_card(good))


def _why_not_take(view: View, column: int) -> str | None:
    if not 0 <= column < len(view.market):
        return _(
            "there is no column {part} (expected 1 to {count})",
            part=column + 1,
            count=len(view.market),
        )
    if column == view.demon:
        return _("the demon stands on column {part} (T58)", part=column + 1)
    return None


def _why_not_keep(view: View, place: int | None) -> str | None:
    if place is None or not 0 <= place < len(view.looked):
        return _("you looked at {count} cards: keep 1 to keep {count}", count=len(view.looked))
    return None
