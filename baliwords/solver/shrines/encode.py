"""States and moves as numbers: the only bridge to the simulated game."""

from baliwords.shrines.cards import GOODS, Card, Good
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
from baliwords.shrines.state import Phase, Player, State
from baliwords.solver.shrines.kernels.layout import (
    ACTIVE,
    ALTAR,
    ALTAR_SIZE,
    BUYS,
    CLAIMS,
    COLUMN_SIZE,
    DECIDER,
    DEMON,
    FRONT,
    HAND,
    HAND_SIZE,
    KEEP_OPTIONAL,
    KEEPS,
    LAST,
    LEFT,
    LOOKS,
    LOOKS_PER_CARD,
    LOOKS_UP,
    MARKET,
    OFFERS,
    ON_ALTAR,
    PASS,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAYS,
    PLAYS_FARMERS,
    POINTS,
    REPLACES,
    RETURNS,
    SACRIFICES,
    SCORED,
    SEATS,
    SHARE_AMOUNT,
    SHARE_COUNT,
    SHARE_SEAT,
    SIZE,
    STONES,
    SUPPLY,
    TAKES,
    TOPS,
    TURN,
)

_KINDS = {card: number for number, card in enumerate(Card)}
_PHASES = {phase: number for number, phase in enumerate(Phase)}


def encode(state: State) -> list[int]:
    """Write a whole state as the numbers of a `World`."""
    n = [0] * SIZE
    options = state.options
    n[SEATS] = options.seats
    n[PHASE] = _PHASES[state.phase]
    n[ACTIVE], n[DECIDER] = state.active, state.decider
    n[LAST] = -1 if state.last_column is None else state.last_column
    n[LOOKS] = state.looks
    n[SCORED] = -1 if state.scored is None else _KINDS[state.scored]
    n[DEMON] = -1 if state.demon is None else state.demon
    n[TURN] = state.turn
    n[LOOKS_PER_CARD] = int(options.oracle_looks == "per_card")
    n[KEEP_OPTIONAL] = int(options.oracle_keep_optional)
    n[SUPPLY : SUPPLY + 4] = state.supply
    _encode_cards(n, state)
    for place, share in enumerate(state.shares):
        n[SHARE_SEAT + place], n[SHARE_AMOUNT + place] = share.seat, share.amount
    n[SHARE_COUNT] = len(state.shares)
    for seat, player in enumerate(state.players):
        _encode_player(n, seat, player)
    return n


def _encode_cards(n: list[int], state: State) -> None:
    """Write market, pile and altar."""
    for column, cards in enumerate(state.market):
        n[COLUMN_SIZE + column] = len(cards)
        for place, card in enumerate(cards):
            n[MARKET + 4 * column + place] = _KINDS[card]
            n[LEFT + _KINDS[card]] += 1
    n[PILE_SIZE] = len(state.pile)
    for place, card in enumerate(reversed(state.pile)):
        n[PILE + place] = _KINDS[card]
        n[LEFT + _KINDS[card]] += 1
    n[ALTAR_SIZE] = len(state.altar)
    for place, offering in enumerate(state.altar):
        n[ALTAR + place] = 2 * offering.good.place + offering.face_up
        n[ON_ALTAR + offering.good.place] += 1


def _encode_player(n: list[int], seat: int, player: Player) -> None:
    n[STONES + seat], n[POINTS + seat] = player.stones, player.points
    n[HAND_SIZE + seat] = len(player.hand)
    for card in player.hand:
        n[HAND + 8 * seat + _KINDS[card]] += 1
    for card in player.front:
        n[FRONT + 8 * seat + _KINDS[card]] += 1
    for good in player.sacrifices:
        n[SACRIFICES + 4 * seat + good.place] += 1


def encode_move(move: Move) -> int:
    """Write a move as a number."""
    match move:
        case Pass():
            return PASS
        case Buy(good):
            return BUYS + good.place
        case Play(card, count) if card.good:
            return PLAYS_FARMERS + 3 * card.good.place + count - 1
        case Play(card, _):
            return PLAYS + _KINDS[card]
        case Return():
            return RETURNS
        case Offer(Good() as good):
            return OFFERS + good.place
        case Top(good):
            return TOPS + good.place
        case Take(column):
            return TAKES + column
        case Look():
            return LOOKS_UP
        case Keep(int() as place):
            return KEEPS + place
        case Claim(points):
            return CLAIMS + points
        case Replace(good):
            return REPLACES + good.place
    raise ValueError(f"a move that was not wholly seen has no number: {move}")


def _every_move() -> list[Move]:
    return [
        Pass(),
        Return(),
        Look(),
        Claim(False),
        Claim(True),
        *(kind(good) for kind in (Buy, Offer, Top, Replace) for good in GOODS),
        *(Play(Card(good.value), count) for good in GOODS for count in (1, 2, 3)),
        *(Play(card) for card in (Card.STONEMASON, Card.PRIEST, Card.SHRINE)),
        *(kind(place) for kind in (Take, Keep) for place in range(4)),
    ]


_BY_NUMBER = {encode_move(move): move for move in _every_move()}


def decode_move(number: int) -> Move:
    """Read a move from its number."""
    return _BY_NUMBER[number]
