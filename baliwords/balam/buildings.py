"""The eight buildings: what they cost, where they fit, what an attack destroys (M15-M20, M27)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from baliwords.balam.names import check_range, read_counts
from baliwords.balam.options import Options
from baliwords.speech import _, any_of

SMALL_PYRAMIDS = 16  # a player's; M20
PRISONERS = 10  # tokens in the box


class Building(StrEnum):
    """A kind of building (M16)."""

    VILLAGE = "village"
    PALACE = "palace"
    TEMPLE = "temple"
    GARRISON = "garrison"
    STORAGE = "storage"
    MARKET = "market"
    OBSERVATORY = "observatory"
    PELOTA = "pelota"

    @property
    def cost(self) -> int:
        """Goods it costs, and points it takes to destroy: the same number (M16, M27)."""
        return 2 if self in (Building.PALACE, Building.TEMPLE) else 1

    @property
    def letter(self) -> str:
        """The letter by which a map shows it."""
        return "B" if self is Building.PELOTA else self.value[0].upper()


NAMES: Mapping[str, Building] = {
    **{str(building): building for building in Building},
    "dorf": Building.VILLAGE,
    "palais": Building.PALACE,
    "palast": Building.PALACE,
    "tempel": Building.TEMPLE,
    "garnison": Building.GARRISON,
    "prison": Building.STORAGE,
    "storage/prison": Building.STORAGE,
    "reserve": Building.STORAGE,
    "lager": Building.STORAGE,
    "gefangnis": Building.STORAGE,
    "marche": Building.MARKET,
    "markt": Building.MARKET,
    "observatoire": Building.OBSERVATORY,
    "observatorium": Building.OBSERVATORY,
    "sternwarte": Building.OBSERVATORY,
    "pelota ground": Building.PELOTA,
    "ballcourt": Building.PELOTA,
    "pelote": Building.PELOTA,
    "stade": Building.PELOTA,
    "stade de pelote": Building.PELOTA,
    "terrain de pelote": Building.PELOTA,
    "pelotaplatz": Building.PELOTA,
    "pelota-platz": Building.PELOTA,
    "ballspielplatz": Building.PELOTA,
}

EXAMPLE = any_of([str(building) for building in Building])


def read_buildings(text: str) -> tuple[Building, ...]:
    """Read `village, 2 garrison` or `village+garrison:2`; a name may be in three languages."""
    counts = read_counts(text, NAMES, _("building"), EXAMPLE)
    return tuple(building for building, number in counts.items() for _number in range(number))


class BuildingCost(NamedTuple):
    """What building costs here, and what stands against it."""

    action: int
    buildings: int
    pyramids: int
    """Small pyramids the new markets need (M20)."""
    obstacles: tuple[str, ...]

    @property
    def total(self) -> int:
        """Goods to pay, the one for the action included (M12, M16)."""
        return self.action + self.buildings


class Place(NamedTuple):
    """The site one builds on."""

    shell: bool = False
    standing: tuple[Building, ...] = ()
    neighbours: int | None = None
    """Sites at the end of its paths; None if not told."""
    pyramids: int = SMALL_PYRAMIDS
    """Small pyramids the player still has."""
    claimed: bool = False
    """The site was devastated by the player's attack just now (M31, D69)."""

    @property
    def plots(self) -> int:
        """How many buildings it holds (M18)."""
        return 2 if self.shell else 4


def cost(
    wanted: Iterable[Building], place: Place | None = None, options: Options | None = None
) -> BuildingCost:
    """Return what the buildings cost and whether they can stand here (M16, M18, M20)."""
    wanted, place, options = tuple(wanted), place or Place(), options or Options()
    check_range(len(wanted), _("number of buildings"), low=1, high=99)
    check_range(place.pyramids, _("number of small pyramids left"), high=SMALL_PYRAMIDS)
    check_range(place.neighbours or 0, _("number of neighbouring sites"), high=4)
    markets = wanted.count(Building.MARKET)
    needed = markets * (1 + (place.neighbours or 0))
    obstacles: list[str] = []
    if (full := len(wanted) + len(place.standing)) > place.plots:
        obstacles.append(
            _("{full} buildings do not fit on {plots} plots (M18)", full=full, plots=place.plots)
        )
    if needed > place.pyramids:
        obstacles.append(
            _(
                "small pyramids needed: {needed}, left: {left} (M20)",
                needed=needed,
                left=place.pyramids,
            )
        )
    action = 0 if place.claimed and not options.claim_pays_action else 1  # D69
    return BuildingCost(action, sum(b.cost for b in wanted), needed, tuple(obstacles))


def destruction(margin: int, standing: Iterable[Building]) -> list[tuple[Building, ...]]:
    """Return every set of buildings a margin can destroy to which no other can be added (M27)."""
    order = sorted(Building, key=lambda building: -building.cost)
    city = Counter(standing)
    sets: set[tuple[Building, ...]] = set()

    def choose(place: int, taken: tuple[Building, ...], points: int) -> None:
        if place == len(order):
            left = city - Counter(taken)
            if all(building.cost > points for building in left):
                sets.add(taken)
            return
        building = order[place]
        for number in range(min(city[building], points // building.cost) + 1):
            choose(place + 1, taken + (building,) * number, points - number * building.cost)

    choose(0, (), max(margin, 0))
    return sorted(sets, key=lambda taken: (-sum(b.cost for b in taken), -len(taken), taken))


def prisoners(
    margin: int,
    destroyed: int,
    free_garrisons: int,
    options: Options | None = None,
    tokens: int = PRISONERS,
) -> int:
    """Return how many prisoners the attacker takes (D65), limited by M30 and the tokens left."""
    options = options or Options()
    earned = margin if options.prisoners_by == "margin" else destroyed
    return max(0, min(earned, free_garrisons, tokens))


class Choice(NamedTuple):
    """One way to use a margin: what falls, and what that brings."""

    destroyed: tuple[Building, ...]
    prisoners: int
    devastated: bool
    """The city lost its last building and belongs to nobody (M31)."""

    @property
    def points(self) -> int:
        """Points of the margin it takes (M27)."""
        return sum(building.cost for building in self.destroyed)


def choices(
    margin: int,
    standing: Sequence[Building],
    free_garrisons: int = 4,
    options: Options | None = None,
    tokens: int = PRISONERS,
) -> list[Choice]:
    """Return the choices of an attacker who won by a margin (M27, M30, D65)."""
    check_range(margin, _("margin"), low=-99, high=99)
    check_range(len(standing), _("number of buildings in a city"), low=1, high=4)
    check_range(free_garrisons, _("number of free garrisons"), high=4)
    check_range(tokens, _("number of prisoner tokens"), high=PRISONERS)
    return [
        Choice(
            taken,
            prisoners(margin, len(taken), free_garrisons, options, tokens),
            devastated=len(taken) == len(standing),
        )
        for taken in destruction(margin, standing)
    ]
