"""A move of the shrine game as a person is told it: in English just as it is written.

The notation stays English in every language, for it is typed and kept in records; what is
listed, picked and advised is said in the language of the person.
"""

from baliwords.shrines.cards import Card
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
from baliwords.shrines.names import good_name
from baliwords.speech import Sentence, _, label


def told_move(move: Move) -> Sentence:
    """Tell a move in a few words: `play rice 2`, `take 3`."""
    match move:
        case Pass():
            return label("pass")
        case Look():
            return label("look")
        case Return():
            return label("return shrine")
        case Claim(points):
            return label("points" if points else "stones")
        case Play(card, 1):
            return _("play {card}", card=_name(card))
        case Play(card, count):
            return _("play {card} {count}", card=_name(card), count=count)
        case Take(column):
            return _("take {number}", number=column + 1)
        case Keep(place):
            return _("keep {number}", number="?" if place is None else place + 1)
        case Buy(good):
            return _("buy {good}", good=good_name(good))
        case Offer(good):
            return _("offer {good}", good="?" if good is None else good_name(good))
        case Top(good):
            return _("top {good}", good=good_name(good))
        case Replace(good):
            return _("replace {good}", good=good_name(good))


def _name(card: Card) -> str:
    """Name a card as the notation does: a farmer by the good."""
    return good_name(card.good) if card.good else card.title
