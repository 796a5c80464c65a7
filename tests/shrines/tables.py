"""Positions for tests, written with few letters."""

from baliwords.shrines.cards import Offering, goods_in_order, in_order, read_cards, read_goods
from baliwords.shrines.options import Options
from baliwords.shrines.setup import new
from baliwords.shrines.state import Phase, State, with_player


def table(
    seats: int = 3,
    phase: Phase = Phase.PLAY,
    market: str = "",
    altar: str = "",
    **options: bool,
) -> State:
    """A new game in which seat 0 begins, in the given phase."""
    state = new(Options(seats=seats, starting_player=1, **options), 1)  # type: ignore[arg-type]
    state = state._replace(phase=phase)
    if market:
        state = state._replace(market=tuple(read_cards(column) for column in market.split()))
    if altar:
        state = state._replace(altar=tuple(Offering.parse(text) for text in altar.split()))
    return state


def having(
    state: State,
    seat: int,
    hand: str | None = None,
    front: str | None = None,
    sacrifices: str | None = None,
    stones: int | None = None,
    points: int | None = None,
) -> State:
    """The same table with other things before one player."""
    player = state.players[seat]
    if hand is not None:
        player = player._replace(hand=in_order(read_cards(hand)))
    if front is not None:
        player = player._replace(front=in_order(read_cards(front)))
    if sacrifices is not None:
        player = player._replace(sacrifices=goods_in_order(read_goods(sacrifices)))
    if stones is not None:
        player = player._replace(stones=stones)
    if points is not None:
        player = player._replace(points=points)
    return with_player(state, seat, player)


def about_to_score(kind: str, fronts: tuple[str, ...], active: int = 0) -> State:
    """A table where `take 3` fills the active player's hand and uncovers the kind."""
    state = table(len(fronts), Phase.TAKE, market=f"MMMM MMMM M{kind}P MMMM")
    state = state._replace(active=active, decider=active)
    state = having(state, active, hand="PP")
    for seat, front in enumerate(fronts):
        state = having(state, seat, front=front, stones=0)
    return state
