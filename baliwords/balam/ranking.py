"""Who has most: pelota matches and divination (M8, M9, M35, M50)."""

from collections import Counter
from collections.abc import Sequence

from baliwords.balam.names import check_players, check_range
from baliwords.balam.options import Options
from baliwords.errors import BadInput
from baliwords.speech import _


def ranks(counts: Sequence[int]) -> tuple[int, ...]:
    """Return for each player 1 (first prize), 2 (second prize) or 0 (nothing) by M50."""
    for count in counts:
        check_range(count, _("number of buildings"), high=99)
    members = Counter(count for count in counts if count > 0)  # D77: 0 never ranks
    groups = sorted(members, reverse=True)
    prize = dict.fromkeys(groups, 0)
    if groups and members[groups[0]] == 1:
        prize[groups[0]] = 1
        if len(groups) > 1 and members[groups[1]] <= 2:
            prize[groups[1]] = 2
    elif groups and members[groups[0]] == 2:
        prize[groups[0]] = 2
    return tuple(prize.get(count, 0) for count in counts)


def pelota(
    grounds: Sequence[int], cities: Sequence[int], options: Options | None = None
) -> tuple[int, ...]:
    """Return the prestige points each player gains in a pelota match (M35).

    `cities` holds the number of all cities, or one number for each player (D75).
    """
    check_players(len(grounds))
    for number in cities:
        check_range(number, _("number of cities"), high=33)
    own = (options or Options()).pelota_cities == "own"
    if own and len(cities) != len(grounds):
        raise BadInput(
            _(
                "pelota_cities=own needs the cities of each of {count} players (like 3,2,2)",
                count=len(grounds),
            )
        )
    if len(cities) not in (1, len(grounds)):
        raise BadInput(
            _(
                "{numbers} numbers of cities for {players} players",
                numbers=len(cities),
                players=len(grounds),
            )
        )
    prizes = cities if own else [sum(cities)] * len(grounds)
    pairs = zip(prizes, ranks(grounds), strict=True)
    return tuple((0, prize, prize // 2)[rank] for prize, rank in pairs)


def divination(observatories: Sequence[int]) -> tuple[int, ...]:
    """Return how many Katun cards each player looks at (M8, M9)."""
    check_players(len(observatories))
    looks = (0, len(observatories), 1)
    return tuple(looks[rank] for rank in ranks(observatories))
