"""How the game goes on: state and move in, new state out.

Each function ends by finding the next decision that somebody really has to make; players
who have nothing to offer or to choose are passed over here.
"""

from baliwords.errors import IllegalMove
from baliwords.shrines.cards import Card, Good, Offering, goods_in_order, in_order
from baliwords.shrines.legal import playing_cost, price, why_forbidden
from baliwords.shrines.market import refill
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
from baliwords.shrines.scoring import amounts, card_shares, clockwise
from baliwords.shrines.state import HAND, Phase, Player, Share, State, Supply, with_player
from baliwords.shrines.view import view
from baliwords.speech import _


def why_illegal(state: State, move: Move) -> str | None:
    """Say why the rules forbid the move here, or None if they allow it."""
    return why_forbidden(view(state, state.decider), move)


def apply(state: State, move: Move) -> State:
    """Return the state after the move; the given state never changes."""
    if reason := why_illegal(state, move):
        raise IllegalMove(_("{move!r}: {reason}", move=str(move), reason=reason))
    match move:
        case Buy(good):
            return _buy(state, good)
        case Play(card, count):
            return _play(state, card, count)
        case Return():
            return _return_shrine(state)
        case Offer(Good() as good):
            return _offer(state, good)
        case Top(good):
            return _lay_on_top(state, good)
        case Take(column):
            return _take(state, column)
        case Look():
            return state._replace(phase=Phase.KEEP, looks=state.looks - 1)
        case Keep(int() as place):
            return _keep(state, place)
        case Claim(points):
            return _claim(state, points)
        case Replace(good):
            return _next_card_share(_hand_out_card(state, good))
    return _pass(state)


# Phase 1


def _buy(state: State, good: Good) -> State:
    cost = price(view(state, state.active), good)
    buyer = _gain(state.players[state.active], good)
    buyer = buyer._replace(stones=buyer.stones - cost)
    return with_player(state, state.active, buyer)._replace(
        supply=_one_less(state.supply, good),
        phase=Phase.PLAY,
    )


# Phase 2A


def _play(state: State, card: Card, count: int) -> State:
    player = state.players[state.active]
    hand = list(player.hand)
    for _step in range(count):
        hand.remove(card)
    player = player._replace(
        hand=tuple(hand),
        front=in_order((*player.front, *[card] * count)),
        stones=player.stones - playing_cost(card, count),
    )
    state = with_player(state, state.active, player)
    if card is Card.SHRINE:
        return _ask_for_offerings(state, clockwise(state.active, len(state.players))[1:])
    if card is Card.PRIEST and state.demon is not None:  # T57, D56
        state = state._replace(demon=(state.demon + 1) % len(state.market))
    return state._replace(phase=Phase.TAKE)


def _return_shrine(state: State) -> State:
    player = state.players[state.active]
    player = player._replace(hand=player.hand[1:])
    state = with_player(state, state.active, player)
    return state._replace(box=(*state.box, Card.SHRINE), phase=Phase.TAKE)


# Phase 2B


def _ask_for_offerings(state: State, others: list[int]) -> State:
    """Ask the first of the others who has a card, then the active player (T17, T18, T21)."""
    for seat in (*others, state.active):
        if state.players[seat].sacrifices:
            return state._replace(phase=Phase.OFFER, decider=seat)
    return _ask_for_top(state)


def _offer(state: State, good: Good) -> State:
    giver = state.decider
    player = state.players[giver]
    sacrifices = list(player.sacrifices)
    sacrifices.remove(good)
    player = player._replace(sacrifices=tuple(sacrifices))
    # T17: the others offer face up; T18: the active player face down.
    offering = Offering(good, face_up=giver != state.active)
    state = with_player(state, giver, player)._replace(altar=(*state.altar, offering))
    if giver == state.active:
        return _ask_for_top(state)
    others = clockwise(state.active, len(state.players))[1:]
    return _ask_for_offerings(state, others[others.index(giver) + 1 :])


def _ask_for_top(state: State) -> State:
    state = state._replace(decider=state.active)
    # D43: with all supplies empty nothing is laid on top.
    return state._replace(phase=Phase.TOP if any(state.supply) else Phase.TAKE)


def _lay_on_top(state: State, good: Good) -> State:
    return state._replace(
        altar=(*state.altar, Offering(good, face_up=True)),
        supply=_one_less(state.supply, good),
        phase=Phase.TAKE,
    )


# Phase 3


def _take(state: State, column: int) -> State:
    *rest, card = state.market[column]
    player = state.players[state.active]
    player = player._replace(hand=in_order((*player.hand, card)))
    market = (*state.market[:column], tuple(rest), *state.market[column + 1 :])
    state = with_player(state, state.active, player)
    state = state._replace(market=market, last_column=column)
    if not rest:
        state = refill(state, column)
    return _after_taking(state)


def _after_taking(state: State) -> State:
    """Find what is due in phase 3: a look, another card, or the scoring."""
    if state.phase is Phase.OVER:
        return state
    if state.looks and state.altar:
        return state._replace(phase=Phase.LOOK)
    state = state._replace(looks=0)  # D49
    if len(state.players[state.active].hand) < HAND:
        return state._replace(phase=Phase.TAKE)
    return _score(state)


def _keep(state: State, place: int) -> State:
    """Take one card out of the altar; the others keep order and face (T54, D50)."""
    index = len(state.altar) - 1 - place
    player = _gain(state.players[state.active], state.altar[index].good)
    altar = state.altar[:index] + state.altar[index + 1 :]
    return _after_taking(with_player(state, state.active, player)._replace(altar=altar))


# Phase 4


def _score(state: State) -> State:
    """Score the kind that the last taken card uncovered (T26, T27)."""
    if state.last_column is None:  # cannot be: phase 3 takes at least one card
        return _end_turn(state)
    kind = state.market[state.last_column][-1]
    counts = [player.front.count(kind) for player in state.players]
    state = state._replace(scored=kind)
    if kind.good:
        shares = card_shares(counts, state.active)
        return _next_card_share(state._replace(shares=shares))
    gains = amounts(counts)
    if kind is Card.SHRINE:  # T30, D46
        seats = clockwise(state.active, len(counts))
        shares = tuple(Share(seat, gains[seat]) for seat in seats if gains[seat])
        return _next_claim(state._replace(shares=shares))
    for seat, gain in enumerate(gains):
        state = _pay(state, seat, gain, points=kind is Card.PRIEST)  # T28, T29
    return _end_turn(state)


def _next_claim(state: State) -> State:
    if not state.shares:
        return _end_turn(state)
    return state._replace(phase=Phase.CLAIM, decider=state.shares[0].seat)


def _claim(state: State, points: bool) -> State:
    share = state.shares[0]
    state = _pay(state, share.seat, share.amount, points=points)
    return _next_claim(state._replace(shares=state.shares[1:]))


def _next_card_share(state: State) -> State:
    """Hand out sacrifice cards in order until somebody must choose another good (T31-T33)."""
    good = state.scored.good if state.scored else None
    while state.shares and good and state.supply[good.place]:
        state = _hand_out_card(state, good)
    if not state.shares or not any(state.supply):  # D43: nothing left to take
        return _end_turn(state)
    return state._replace(phase=Phase.REPLACE, decider=state.shares[0].seat)


def _hand_out_card(state: State, good: Good) -> State:
    seat = state.shares[0].seat
    state = with_player(state, seat, _gain(state.players[seat], good))
    return state._replace(supply=_one_less(state.supply, good), shares=state.shares[1:])


def _end_turn(state: State) -> State:
    after = (state.active + 1) % len(state.players)
    return state._replace(
        active=after,
        decider=after,
        phase=Phase.BUY,
        turn=state.turn + 1,
        last_column=None,
        scored=None,
        shares=(),
    )


# What several phases need


def _pass(state: State) -> State:
    """Decline to buy (T11), to look (T54), to keep (D48) or to take another good (T33)."""
    if state.phase is Phase.BUY:
        return state._replace(phase=Phase.PLAY)
    if state.phase is Phase.LOOK:
        return _after_taking(state._replace(looks=state.looks - 1))
    if state.phase is Phase.KEEP:
        return _after_taking(state)
    return _next_card_share(state._replace(shares=state.shares[1:]))


def _gain(player: Player, good: Good) -> Player:
    return player._replace(sacrifices=goods_in_order((*player.sacrifices, good)))


def _pay(state: State, seat: int, amount: int, *, points: bool) -> State:
    player = state.players[seat]
    if points:
        return with_player(state, seat, player._replace(points=player.points + amount))
    return with_player(state, seat, player._replace(stones=player.stones + amount))


def _one_less(supply: Supply, good: Good) -> Supply:
    rice, peanut, banana, pepper = (
        left - (place == good.place) for place, left in enumerate(supply)
    )
    return rice, peanut, banana, pepper
