"""`balam cost` and `balam destroy`: what goes up and what comes down."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import NO, YES, Reply
from baliwords.cli.balam.options import House, load_board, whole_number
from baliwords.cli.balam.sentences import conjecture_lines, conjectures, wrapped
from baliwords.cli.show import Shown
from baliwords.cli.signature import Argument, Option
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.speech import points_of
from baliwords.translation import _, counted, speak

if TYPE_CHECKING:
    from baliwords.balam.buildings import Building, BuildingCost, Choice, Place

Buildings = Annotated[list[str], Argument("Buildings, like village garrison:2 (also in fr, de).")]


def cost(
    buildings: Buildings,
    built: Annotated[str, Option("Buildings on the site already.")] = "",
    shell: Annotated[bool, Option("A shell site: 2 plots.")] = False,
    neighbours: Annotated[
        int | None, whole_number("Sites at the end of its paths, for a market.")
    ] = None,
    pyramids: Annotated[int, whole_number("Small pyramids you have left.")] = 16,
    claim: Annotated[bool, Option("The site was devastated by your attack just now.")] = False,
    map_file: Annotated[str | None, Option("Take all that from this map.", "--map")] = None,
    site: Annotated[str | None, Option("The site on the map.")] = None,
    player: Annotated[str | None, Option("Who builds, on the map.")] = None,
    *,
    house: House,
) -> Reply:
    """Count what buildings cost, and check that they fit and that a market has its pyramids.

    The exit code is 1 if they cannot be built here.

    Example: baliwords balam cost palace temple
    """
    from baliwords.balam.buildings import Place, read_buildings
    from baliwords.balam.buildings import cost as count

    options = house.options()
    wanted = read_buildings(",".join(buildings))
    if map_file is not None:
        place = _on_map(map_file, site, player, claim)
    else:
        place = Place(shell, read_buildings(built), neighbours, pyramids, claim)
    plan = count(wanted, place, options)
    guesses = options.guesses("claim_pays_action") if claim else []
    shown = _cost_shown(wanted, plan, place, guesses)
    return Reply(_cost_json(wanted, plan, guesses), shown, NO if plan.obstacles else YES)


def destroy(
    margin: Annotated[int, Argument("Attack minus defence.", like="3")],
    buildings: Buildings,
    free_garrisons: Annotated[
        int, whole_number("Free garrisons of the attacking city after its losses.")
    ] = 4,
    prisoners_left: Annotated[int, whole_number("Prisoner tokens left in the box.")] = 10,
    *,
    house: House,
) -> Reply:
    """List what a margin can destroy, and the prisoners each choice brings.

    Example: baliwords balam destroy 3 temple palace village:2
    """
    from baliwords.balam.buildings import choices, read_buildings

    options = house.options()
    standing = read_buildings(",".join(buildings))
    found = choices(margin, standing, free_garrisons, options, prisoners_left)
    value = {
        "margin": margin,
        "city": [str(building) for building in standing],
        "prisoners_by": options.prisoners_by,
        "choices": [_choice_json(choice) for choice in found],
        "conjectures": [],
    }
    return Reply(value, map(_choice_shown, found))


def _on_map(path: str, site: str | None, player: str | None, claim: bool) -> "Place":
    from baliwords.balam.buildings import SMALL_PYRAMIDS, Place
    from baliwords.balam.goods import Good

    if site is None or player is None:
        raise BadInput(sentence("--map needs --site and --player (like --site B2 --player red)"))
    board = load_board(path)
    found, builder = board.site(site), board.player(player)
    if found.owner not in (None, builder):
        raise BadInput(
            sentence(
                "{name} belongs to {owner}, {builder} cannot build there (M15)",
                name=found.name,
                owner=found.owner,
                builder=builder,
            )
        )
    return Place(
        shell=found.zone is Good.SHELL,
        standing=found.buildings,
        neighbours=len(board.neighbours(found.name)),
        pyramids=SMALL_PYRAMIDS - board.placed(builder),
        claimed=claim,
    )


def _cost_json(
    wanted: tuple["Building", ...], plan: "BuildingCost", guesses: list[str]
) -> dict[str, Any]:
    return {
        "buildings": [{"building": str(b), "cost": b.cost} for b in wanted],
        "action": plan.action,
        "total": plan.total,
        "pyramids": plan.pyramids,
        "possible": not plan.obstacles,
        "obstacles": list(plan.obstacles),
        "conjectures": conjectures(guesses),
    }


def _cost_shown(
    wanted: tuple["Building", ...], plan: "BuildingCost", place: "Place", guesses: list[str]
) -> Iterator[Shown]:
    from baliwords.balam.buildings import Building
    from baliwords.balam.words import building_name

    priced = (f"{speak(building_name(b))} {b.cost}" for b in wanted)
    told = counted(
        "{parts} = {count} good of any kind",
        "{parts} = {count} goods of any kind",
        plan.total,
        parts=" + ".join([_("action {goods}", goods=plan.action), *priced]),
    )
    yield wrapped(told, hanging=2)
    if Building.MARKET in wanted and place.neighbours is None:
        yield wrapped(
            _(
                "A market needs a small pyramid here and on each neighbouring site: say "
                "--neighbours."
            )
        )
    elif plan.pyramids:
        yield wrapped(_("Small pyramids needed: {number} (M20)", number=plan.pyramids))
    for obstacle in plan.obstacles:
        yield wrapped(_("Not possible: {obstacle}", obstacle=obstacle), hanging=2)
    yield from conjecture_lines(guesses)


def _choice_json(choice: "Choice") -> dict[str, Any]:
    return {
        "destroyed": [str(building) for building in choice.destroyed],
        "points": choice.points,
        "prisoners": choice.prisoners,
        "devastated": choice.devastated,
    }


def _choice_shown(choice: "Choice") -> str:
    from baliwords.balam.words import buildings_told

    told = _(
        "{buildings}: {points}, {prisoners}",
        buildings=buildings_told(choice.destroyed),
        points=points_of(choice.points),
        prisoners=counted("{count} prisoner", "{count} prisoners", choice.prisoners),
    )
    if choice.devastated:
        told = _("{choice}; the city is devastated (M31)", choice=told)
    return wrapped(told, hanging=2)
