"""`balam attack`: the exact odds of an attack, as numbers and as a picture."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.balam.options import House, load_board, whole_number
from baliwords.cli.balam.sentences import (
    chance,
    conjecture_lines,
    conjectures,
    percent,
    wrapped,
)
from baliwords.cli.show import Pieces, Shown, terminal_width
from baliwords.cli.signature import Option
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.translation import _, counted

if TYPE_CHECKING:
    from fractions import Fraction

    from baliwords.balam.attack import Attack, Odds
    from baliwords.balam.options import Options

KEYS = ("die_faces", "bad_face")


def attack(
    garrisons: Annotated[
        int | None, whole_number("Garrisons of the attacking city, 1 to 4.")
    ] = None,
    defence: Annotated[
        int | None,
        whole_number("Garrisons of the attacked city and of its owner's adjacent cities."),
    ] = None,
    obsidian: Annotated[int, whole_number("Obsidian the attacker can spend.")] = 0,
    defender_obsidian: Annotated[int, whole_number("Obsidian the defender can spend.")] = 0,
    margin: Annotated[int, whole_number("The margin the table aims at.")] = 1,
    map_file: Annotated[str | None, Option("Count the garrisons on this map.", "--map")] = None,
    source: Annotated[str | None, Option("Attacking city, on a map.", "--from")] = None,
    target: Annotated[str | None, Option("Attacked city, on a map.", "--on")] = None,
    *,
    house: House,
) -> Reply:
    """Compute the odds of an attack: margin, garrisons lost, each of the five possible dice.

    Example: baliwords balam attack --garrisons 3 --defence 2 --obsidian 1
    """
    from baliwords.balam.attack import Attack
    from baliwords.balam.names import check_range

    options = house.options()
    check_range(margin, sentence("margin"), low=1, high=99)
    if map_file is not None:
        on_map = _on_map(map_file, source, target, options)
        fight = on_map._replace(obsidian=obsidian, defender_obsidian=defender_obsidian)
    elif garrisons is None or defence is None:
        raise BadInput(
            sentence("an attack needs --garrisons and --defence (like --garrisons 3 --defence 2)")
        )
    else:
        fight = Attack(garrisons, defence, obsidian, defender_obsidian)
    return Reply(_as_json(fight, options, margin), _shown(fight, options, margin))


def _on_map(path: str, source: str | None, target: str | None, options: "Options") -> "Attack":
    from baliwords.balam.roads import attack_on

    board = load_board(path)
    if source is None or target is None:
        raise BadInput(sentence("--map needs --from and --on (like --from A1 --on B2)"))
    return attack_on(board, board.site(source).name, board.site(target).name, options)


def _as_json(fight: "Attack", options: "Options", goal: int) -> dict[str, Any]:
    """Give the odds to a program."""
    from baliwords.balam.attack import expected_obsidian, obsidian_table, odds, odds_by_die

    found = odds(fight, options)
    by_die = odds_by_die(fight, options)
    successes = [o.success for o in by_die.values()]
    answer = {
        "garrisons": fight.garrisons,
        "obsidian": fight.obsidian,
        "defence": fight.defence,
        "defender_obsidian": fight.defender_obsidian,
        "die": {"name": options.die_faces.name, "faces": list(options.die_faces.faces)},
        **_summary(found),
        "margins": [{"margin": m, **chance(c)} for m, c in found.margins.items()],
        "at_least": [{"margin": m, **chance(found.at_least(m))} for m in found.margins if m >= 1],
        "lost": [{"garrisons": n, **chance(c)} for n, c in found.losses.items()],
        "joint": [
            {"margin": m, "garrisons_lost": n, **chance(c)}
            for (m, n), c in sorted(found.chances.items())
        ],
        "dice": {name: _summary(o) for name, o in by_die.items()},
        "range": {"low": chance(min(successes)), "high": chance(max(successes))},
        "table": [
            {
                "obsidian": own,
                "defender_obsidian": other,
                "at_least": goal,
                **chance(o.at_least(goal)),
            }
            for (own, other), o in obsidian_table(fight, options).items()
        ],
        "conjectures": conjectures(options.guesses(*KEYS)),
    }
    if options.obsidian_timing == "after":
        spent = expected_obsidian(fight, options.die_faces, goal)
        answer["expected_obsidian"] = {"at_least": goal, **chance(spent)}
    return answer


def _summary(found: "Odds") -> dict[str, Any]:
    return {
        "success": chance(found.success),
        "expected_margin": chance(found.expected_margin),
        "expected_garrisons_lost": chance(found.expected_lost),
    }


def _shown(fight: "Attack", options: "Options", goal: int) -> Iterator[Shown]:
    from baliwords.balam.attack import odds
    from baliwords.cli.balam.draw import bars

    found = odds(fight, options)
    yield wrapped(_headline(fight, options), hanging=2)
    yield ""
    yield from bars(found)
    yield ""
    yield from _figures(fight, options, found, goal)
    yield ""
    yield from _dice_rows(fight, options)
    if fight.obsidian or fight.defender_obsidian:
        yield from _obsidian_rows(fight, options, goal)
    yield from conjecture_lines(options.guesses(*KEYS))


def _headline(fight: "Attack", options: "Options") -> str:
    dice = counted("{count} die", "{count} dice", fight.garrisons)
    defence = _("defence {number}", number=fight.defence)
    return _(
        "{attack} against {defence}, die {name} ({faces})",
        attack=_with_obsidian(dice, fight.obsidian),
        defence=_with_obsidian(defence, fight.defender_obsidian),
        name=options.die_faces.name,
        faces=str(options.die_faces),
    )


def _with_obsidian(side: str, number: int) -> str:
    return _("{side} + {number} obsidian", side=side, number=number) if number else side


def _figures(fight: "Attack", options: "Options", found: "Odds", goal: int) -> Iterator[Pieces]:
    """Say the chance of success and what is to be expected."""
    from baliwords.balam.attack import expected_obsidian

    def line(label: str, number: str, exact: "Fraction") -> Pieces:
        return [(f"{label:<18} ", ""), (f"{number:>7}", "bold"), (f"   {exact}", "")]

    for wanted in sorted({1, goal}):
        chances = found.at_least(wanted)
        yield line(_aim(wanted), percent(chances), chances)
    means = {_("expected margin (min. 0)"): found.expected_margin}
    if options.obsidian_timing == "after":
        means[_("obsidian spent")] = expected_obsidian(fight, options.die_faces, goal)
    means[_("garrisons lost")] = found.expected_lost
    for label, mean in means.items():
        yield line(label, _("{number:.2f}", number=float(mean)), mean)
    losses = ", ".join(f"{lost} ({percent(share)})" for lost, share in found.losses.items())
    room = 18 if terminal_width() >= 80 else 2
    yield [(wrapped(losses, indent=room), "dim")]


def _aim(goal: int) -> str:
    return _("success") if goal == 1 else _("margin {goal} or more", goal=goal)


def _dice_rows(fight: "Attack", options: "Options") -> Iterator[Shown]:
    """Compare the five dice there may be in the box."""
    from baliwords.balam.attack import odds_by_die

    by_die = odds_by_die(fight, options)
    successes = [o.success for o in by_die.values()]
    low, high = percent(min(successes)), percent(max(successes))
    yield wrapped(
        _("Over the five dice there may be (D61), success is {low} to {high}:", low=low, high=high)
    )
    yield from _rows(
        {_("die"): [_("success"), _("exact"), _("lost")]}
        | {
            die: [percent(o.success), str(o.success), str(o.expected_lost)]
            for die, o in by_die.items()
        }
    )


def _obsidian_rows(fight: "Attack", options: "Options", goal: int) -> Iterator[Shown]:
    """Show what each obsidian is worth."""
    from baliwords.balam.attack import obsidian_table

    table = obsidian_table(fight, options)
    defenders = range(fight.defender_obsidian + 1)
    heading = _("{aim} by obsidian spent: attacker down, defender across", aim=_aim(goal))
    yield wrapped(heading)
    rows = {"": [str(number) for number in defenders]}
    for own in range(fight.obsidian + 1):
        rows[f"{own}"] = [percent(table[own, other].at_least(goal)) for other in defenders]
    yield from _rows(rows)


def _rows(rows: dict[str, list[str]]) -> Iterator[Shown]:
    width = max(len(cell) for cells in rows.values() for cell in cells) + 2
    first = max(4, *(len(label) + 1 for label in rows))
    for label, cells in rows.items():
        yield f"{label:<{first}}" + "".join(f"{cell:>{width}}" for cell in cells)
    yield ""
