"""Temples and palaces at the end of a round: which goods go where (M42, M43)."""

from collections.abc import Mapping
from typing import NamedTuple

from baliwords.balam.goods import IN_THE_BOX, Good
from baliwords.balam.names import check_range
from baliwords.balam.options import Options
from baliwords.errors import BadInput
from baliwords.speech import _

GOODS_PER_BUILDING = 2  # M42: two goods per temple and per palace


class OfferingPlan(NamedTuple):
    """Goods given to the temples, sent to the King sheet, and left over."""

    temple: Mapping[Good, int]
    palace: Mapping[Good, int]
    left: Mapping[Good, int]
    """Lost at the end of the round unless stored (M44)."""
    points: int
    """Prestige points of the ceremony, by the `temple_pp` of the house rules."""


def plan(
    goods: Mapping[Good, int], temples: int, palaces: int = 0, options: Options | None = None
) -> OfferingPlan:
    """Give the dearest goods to the temples and as many as possible of the rest to the palaces."""
    _check(goods)
    check_range(temples, _("number of temples"), high=99)
    check_range(palaces, _("number of palaces"), high=99)
    value = dict((options or Options()).temple_pp)
    order = list(Good)
    dearest = sorted(_spread(goods), key=lambda good: (-value[good], order.index(good)))
    # A good worth nothing in the temple still counts on the King sheet.
    worth = [good for good in dearest if value[good]]
    ceremony = worth[: temples * GOODS_PER_BUILDING]
    rest = dearest[:]
    for good in ceremony:
        rest.remove(good)
    taxed = palaces * GOODS_PER_BUILDING
    points = sum(value[good] for good in ceremony)
    return OfferingPlan(_count(ceremony), _count(rest[:taxed]), _count(rest[taxed:]), points)


def tax(goods: Mapping[Good, int], palaces: int) -> tuple[int, int]:
    """Return how many goods go to the King sheet and how many are left over (M42)."""
    _check(goods)
    check_range(palaces, _("number of palaces"), high=99)
    total = sum(goods.values())
    moved = min(total, palaces * GOODS_PER_BUILDING)
    return moved, total - moved


def _check(goods: Mapping[Good, int]) -> None:
    for good, number in goods.items():
        if number > IN_THE_BOX[good]:
            raise BadInput(
                _(
                    "{good} {number}: the box holds {in_the_box}",
                    number=number,
                    good=good,
                    in_the_box=IN_THE_BOX[good],
                )
            )


def _spread(goods: Mapping[Good, int]) -> list[Good]:
    return [good for good, number in goods.items() for _ in range(number)]


def _count(goods: list[Good]) -> dict[Good, int]:
    return {good: goods.count(good) for good in Good if good in goods}
