"""Another state that a seat cannot tell from the real one."""

from baliwords.core.shuffle import Dice
from baliwords.shrines.cards import Card, Offering, goods_in_order, in_order
from baliwords.shrines.state import LOOKED_AT, Phase, State


def hidden_changed(state: State, seat: int, seed: int) -> State:
    """Shuffle everything that the seat must not see (D57): hands, sacrifices, altar, pile."""
    dice = Dice(seed)
    return _change_altar(_change_hands(state, seat, dice), seat, dice)


def _change_hands(state: State, seat: int, dice: Dice) -> State:
    others = [p for other, p in enumerate(state.players) if other != seat]
    oracles = state.pile.count(Card.ORACLE)
    known = [card for card in state.pile if card is not Card.ORACLE]
    cards = dice.shuffled([*known, *(card for player in others for card in player.hand)])
    players = list(state.players)
    for other, player in enumerate(players):
        if other != seat:
            hand, cards = cards[: len(player.hand)], cards[len(player.hand) :]
            players[other] = player._replace(hand=in_order(hand))
    pile = dice.shuffled(cards + [Card.ORACLE] * oracles)
    return state._replace(players=tuple(players), pile=tuple(pile))


def _change_altar(state: State, seat: int, dice: Dice) -> State:
    """Exchange sacrifice cards between the others and the hidden places of the altar."""
    hidden = _hidden_places(state, seat)
    goods = [state.altar[place].good for place in hidden]
    goods += [g for s, p in enumerate(state.players) if s != seat for g in p.sacrifices]
    goods = dice.shuffled(goods)
    altar = list(state.altar)
    for place in hidden:
        altar[place] = Offering(goods.pop(), altar[place].face_up)
    players = list(state.players)
    for other, player in enumerate(players):
        if other != seat:
            mine = [goods.pop() for _ in player.sacrifices]
            players[other] = player._replace(sacrifices=goods_in_order(mine))
    return state._replace(players=tuple(players), altar=tuple(altar))


def _hidden_places(state: State, seat: int) -> list[int]:
    size = len(state.altar)
    if state.phase is Phase.KEEP and state.decider == seat:
        return list(range(max(0, size - LOOKED_AT)))
    top_is_seen = size > 0 and state.altar[-1].face_up
    return list(range(size - 1 if top_is_seen else size))
