"""Moving along paths: passage, commercial control, reach, adjacency (M40, M41, M47-M49)."""

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING

from baliwords.balam.board import Board, Site
from baliwords.balam.options import Options
from baliwords.errors import IllegalMove
from baliwords.speech import _

if TYPE_CHECKING:
    from baliwords.balam.attack import Attack


def may_pass(
    player: str,
    pyramids: Mapping[str, int],
    owner: str | None = None,
    options: Options | None = None,
) -> bool:
    """Say whether a player's goods may pass a site (M47)."""
    own = pyramids.get(player, 0)
    others = [number for name, number in pyramids.items() if name != player]
    against = sum(others) if (options or Options()).control_by == "sum" else max(others, default=0)
    return own > against or (own == against and owner in (None, player))


def is_controlled(site: Site, options: Options | None = None) -> bool:
    """Say whether a city is under enemy commercial control (M49)."""
    return site.owner is not None and not _open(site, site.owner, options)


def reach(board: Board, player: str, start: str, options: Options | None = None) -> dict[str, int]:
    """Return each site a player's goods can go to from `start`, with the steps it takes.

    Start and end must be open to him too as soon as the goods move (M41).
    """
    steps = {start: 0}
    if not _open(board.sites[start], player, options):
        return steps
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for name in board.neighbours(here):
            if name not in steps and _open(board.sites[name], player, options):
                steps[name] = steps[here] + 1
                queue.append(name)
    return steps


def route(
    board: Board, player: str, start: str, end: str, options: Options | None = None
) -> list[str]:
    """Return a shortest way for a player's goods, or an empty list if there is none."""
    steps = reach(board, player, start, options)
    if end not in steps:
        return []
    way = [end]
    while way[-1] != start:
        near = board.neighbours(way[-1])
        way.append(next(name for name in near if steps.get(name) == steps[way[-1]] - 1))
    return way[::-1]


def adjacent(board: Board, city: str, options: Options | None = None) -> list[str]:
    """Return the adjacent cities: the first one met along each path (M48)."""
    blocked = (options or Options()).adjacency_blocked_by_pyramids
    seen, queue, found = {city}, deque([city]), []
    while queue:
        for name in board.neighbours(queue.popleft()):
            if name in seen:
                continue
            seen.add(name)
            site = board.sites[name]
            if site.owner is not None:
                found.append(name)
            elif not (blocked and any(site.pyramids.values())):  # D76
                queue.append(name)
    return [name for name in board.sites if name in found]


def defence(board: Board, city: str, options: Options | None = None) -> int:
    """Count the garrisons of a city and of its owner's adjacent cities (M25, D78)."""
    owner = board.sites[city].owner
    near = [board.sites[name] for name in adjacent(board, city, options)]
    return board.sites[city].garrisons + sum(s.garrisons for s in near if s.owner == owner)


def attack_on(board: Board, source: str, target: str, options: Options | None = None) -> "Attack":
    """Return the attack of one city on another, or say why the rules forbid it (M22)."""
    from baliwords.balam.attack import Attack  # roads need no chances

    attacker, defender = board.sites[source], board.sites[target]
    for site in (attacker, defender):
        if site.owner is None:
            raise IllegalMove(
                _("{name} is no city (M22: from an own city on an enemy city)", name=site.name)
            )
    if attacker.owner == defender.owner:
        raise IllegalMove(
            _(
                "{source} and {target} both belong to {owner} (M22)",
                source=source,
                target=target,
                owner=attacker.owner,
            )
        )
    if target not in adjacent(board, source, options):
        raise IllegalMove(
            _("{target} is not adjacent to {source} (M22, M48)", target=target, source=source)
        )
    if not attacker.garrisons:
        raise IllegalMove(_("{source} has no garrison to attack with (M22)", source=source))
    return Attack(attacker.garrisons, defence(board, target, options))


def _open(site: Site, player: str, options: Options | None) -> bool:
    return may_pass(player, site.pyramids, site.owner, options)
