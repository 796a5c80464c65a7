"""What somebody did in the shrine game, said of a name or to the person who is called You."""

from baliwords.shrines.cards import Card, Good
from baliwords.shrines.legal import playing_cost, price
from baliwords.shrines.moves import (
    Buy,
    Claim,
    Keep,
    Look,
    Move,
    Offer,
    Play,
    Replace,
    Return,
    Take,
    Top,
)
from baliwords.shrines.names import a_card, cards, good_card, stones
from baliwords.shrines.state import Phase
from baliwords.shrines.view import View
from baliwords.speech import _, points_of, to_or_of


def deed(before: View, move: Move, name: str) -> str:
    """Tell one move."""
    match move:
        case Buy(good):
            return _bought(before, good, name)
        case Play(card, count):
            return _played(card, count, name)
        case Return():
            return to_or_of(
                name,
                _("You cannot pay for a shrine and return one to the box."),
                _("{name} cannot pay for a shrine and returns one to the box.", name=name),
            )
        case Offer(good):
            return _offered(good, before.decider == before.active, name)
        case Look():
            return to_or_of(
                name,
                _("You look at the top of the altar."),
                _("{name} looks at the top of the altar.", name=name),
            )
        case Keep(place):
            return _kept(before, place, name)
        case Top() | Take() | Claim() | Replace():
            return _took(before, move, name)
    return _declined(before.phase, name)


def _bought(before: View, good: Good, name: str) -> str:
    card, cost = good_card(good), price(before, good)
    if not cost:
        return to_or_of(
            name,
            _("You buy a {card} for nothing.", card=card),
            _("{name} buys a {card} for nothing.", name=name, card=card),
        )
    return to_or_of(
        name,
        _("You buy a {card} for {stones}.", card=card, stones=stones(cost)),
        _("{name} buys a {card} for {stones}.", name=name, card=card, stones=stones(cost)),
    )


def _played(card: Card, count: int, name: str) -> str:
    what = a_card(card) if count == 1 else cards(card, count)
    cost = playing_cost(card, count)
    if not cost:
        return to_or_of(
            name,
            _("You play {cards}.", cards=what),
            _("{name} plays {cards}.", name=name, cards=what),
        )
    return to_or_of(
        name,
        _("You play {cards} for {stones}.", cards=what, stones=stones(cost)),
        _("{name} plays {cards} for {stones}.", name=name, cards=what, stones=stones(cost)),
    )


def _offered(good: Good | None, face_down: bool, name: str) -> str:
    if good is None:  # the one who watches did not see which
        return _offered_unseen(face_down, name)
    card = good_card(good)
    if face_down:
        return to_or_of(
            name,
            _("You offer a {card} face down.", card=card),
            _("{name} offers a {card} face down.", name=name, card=card),
        )
    return to_or_of(
        name,
        _("You offer a {card} face up.", card=card),
        _("{name} offers a {card} face up.", name=name, card=card),
    )


def _offered_unseen(face_down: bool, name: str) -> str:
    if face_down:
        return to_or_of(
            name,
            _("You offer a card face down."),
            _("{name} offers a card face down.", name=name),
        )
    return to_or_of(
        name, _("You offer a card face up."), _("{name} offers a card face up.", name=name)
    )


def _kept(before: View, place: int | None, name: str) -> str:
    if place is None:  # the one who watches did not see which
        return to_or_of(
            name,
            _("You keep one of them."),
            _("{name} keeps one of them.", name=name),
        )
    card = good_card(before.looked[place].good)
    return to_or_of(
        name,
        _("You keep a {card}.", card=card),
        _("{name} keeps a {card}.", name=name, card=card),
    )


def _took(before: View, move: Top | Take | Claim | Replace, name: str) -> str:
    match move:
        case Top(good):
            return to_or_of(
                name,
                _("You lay a {card} from the supply on top of the altar.", card=good_card(good)),
                _(
                    "{name} lays a {card} from the supply on top of the altar.",
                    name=name,
                    card=good_card(good),
                ),
            )
        case Take(column):
            card, number = a_card(before.market[column][-1]), column + 1
            return to_or_of(
                name,
                _("You take {card} from column {number}.", card=card, number=number),
                _("{name} takes {card} from column {number}.", name=name, card=card, number=number),
            )
        case Claim(points):
            gain = (points_of if points else stones)(before.shares[0].amount)
            return to_or_of(
                name,
                _("You take {gain}.", gain=gain),
                _("{name} takes {gain}.", name=name, gain=gain),
            )
        case Replace(good):
            return to_or_of(
                name,
                _("You take a {card} instead.", card=good_card(good)),
                _("{name} takes a {card} instead.", name=name, card=good_card(good)),
            )


def _declined(phase: Phase, name: str) -> str:
    match phase:
        case Phase.BUY:
            return to_or_of(name, _("You buy nothing."), _("{name} buys nothing.", name=name))
        case Phase.LOOK:
            return to_or_of(
                name,
                _("You do not look at the altar."),
                _("{name} does not look at the altar.", name=name),
            )
        case Phase.KEEP:
            return to_or_of(name, _("You keep no card."), _("{name} keeps no card.", name=name))
    return to_or_of(name, _("You take nothing."), _("{name} takes nothing.", name=name))
