"""Majorities, the worth of the altar, the final scores (T28-T41)."""

from collections.abc import Sequence
from dataclasses import dataclass

from baliwords.core.game import Outcome
from baliwords.shrines.cards import GOODS, Card, Good
from baliwords.shrines.state import Player, Share, State

SHRINE_POINTS = 4
STONES_PER_POINT = 5

Values = tuple[int, int, int, int]
"""Points per sacrifice card of each good, in the order of `Good`."""


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The final points of one player, line by line (T37)."""

    tokens: int
    shrines: int
    stones: int
    sacrifices: tuple[int, int, int, int]
    """Points of each good, in the order of `Good`."""

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return self.tokens + self.shrines + self.stones + sum(self.sacrifices)


def sole_leader(counts: Sequence[int]) -> int | None:
    """Return who alone has the most, at least two, or None."""
    most = max(counts)
    return counts.index(most) if most >= 2 and list(counts).count(most) == 1 else None


def amounts(counts: Sequence[int]) -> tuple[int, ...]:
    """Return what each gets for stonemasons, priests or shrines (T28-T30)."""
    leader = sole_leader(counts)
    return tuple(count + (seat == leader) for seat, count in enumerate(counts))


def card_shares(counts: Sequence[int], active: int) -> tuple[Share, ...]:
    """Return who takes sacrifice cards for farmers, in order, the bonus last (T31, T32)."""
    seats = clockwise(active, len(counts))
    leader = sole_leader(counts)
    bonus = () if leader is None else (Share(leader, 1),)
    return (*(Share(seat, 1) for seat in seats if counts[seat]), *bonus)


def clockwise(first: int, seats: int) -> list[int]:
    """Return all seats in turn order from the first."""
    return [(first + step) % seats for step in range(seats)]


def altar_values(counts: Sequence[int]) -> Values:
    """Return the points of a card of each good, from the counts on the altar (T35, T36, T41)."""
    ranked = sorted(set(counts), reverse=True)
    rice, peanut, banana, pepper = (
        max(0, 3 - ranked.index(count)) if count else 0 for count in counts
    )
    return rice, peanut, banana, pepper


def count_goods(goods: Sequence[Good]) -> tuple[int, int, int, int]:
    """Count the cards of each good."""
    rice, peanut, banana, pepper = (goods.count(good) for good in GOODS)
    return rice, peanut, banana, pepper


def final_score(player: Player, values: Values) -> FinalScore:
    """Count a player's final points; cards in hand are worth nothing (T37)."""
    held = count_goods(player.sacrifices)
    rice, peanut, banana, pepper = (n * value for n, value in zip(held, values, strict=True))
    return FinalScore(
        tokens=player.points,
        shrines=SHRINE_POINTS * player.front.count(Card.SHRINE),
        stones=player.stones // STONES_PER_POINT,
        sacrifices=(rice, peanut, banana, pepper),
    )


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """Count everybody's points as if the game ended now."""
    values = altar_values(count_goods([offering.good for offering in state.altar]))
    return tuple(final_score(player, values) for player in state.players)


def ranking_key(player: Player, total: int) -> tuple[int, int, int]:
    """Return what decides the victory: points, then shrines, then stones (T38, D54)."""
    return total, player.front.count(Card.SHRINE), player.stones


def winners_by(players: Sequence[Player], totals: Sequence[int]) -> tuple[int, ...]:
    """Return who wins; several only if points, shrines and stones are equal (T38)."""
    keys = [ranking_key(*pair) for pair in zip(players, totals, strict=True)]
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


def final_outcome(state: State) -> Outcome:
    """Return the outcome of a finished game."""
    totals = tuple(score.total for score in final_scores(state))
    reason = "the pile of playing cards is used up"
    return Outcome(reason, totals, winners_by(state.players, totals))
