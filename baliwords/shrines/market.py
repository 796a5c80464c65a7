"""A new column from the pile, and the oracles in it (T25, T34, T52, T53)."""

from baliwords.shrines.cards import Card
from baliwords.shrines.state import Column, Phase, State

COLUMN_SIZE = 4


def refill(state: State, column: int) -> State:
    """Lay a new column from the pile; the game ends when that uses the pile up."""
    while True:
        # D53: the first card drawn lies on top, the last one at the bottom.
        drawn, pile = state.pile[:COLUMN_SIZE], state.pile[COLUMN_SIZE:]
        if not pile:  # T34, D52: the last cards are laid and have no effect
            return _lay(state, column, drawn)._replace(pile=(), phase=Phase.OVER)
        oracles = drawn.count(Card.ORACLE)
        kept = tuple(card for card in drawn if card is not Card.ORACLE)
        state = _lay(state, column, kept)._replace(
            pile=pile,
            box=state.box + (Card.ORACLE,) * oracles,
            looks=state.looks + _looks(state, oracles),
        )
        if kept:  # T53: an all-oracle column is drawn again
            return state


def _lay(state: State, column: int, cards: Column) -> State:
    return state._replace(market=(*state.market[:column], cards, *state.market[column + 1 :]))


def _looks(state: State, oracles: int) -> int:
    """D47: one look per new column with oracles, or one per oracle."""
    return oracles if state.options.oracle_looks == "per_card" else min(oracles, 1)
