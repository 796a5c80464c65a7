"""`baliwords deal`: the cards of a seed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.letters.options import House
from baliwords.cli.show import Shown, pieces
from baliwords.cli.signature import Option
from baliwords.translation import _

if TYPE_CHECKING:
    from baliwords.letters.state import State


def deal(
    seed: Annotated[int, Option("The same seed gives the same cards for ever.")],
    players: Annotated[int, Option("How many play.")] = 1,
    *,
    house: House,
) -> Reply:
    """Show the deal of a seed: who leads, the rows, the pile in drawing order.

    Example: baliwords deal --seed 42 --players 2
    """
    from baliwords.letters.setup import new_game

    value = _as_json(seed, new_game(house.game_options(players), seed))
    return Reply(value, _shown(value))


def _as_json(seed: int, state: "State") -> dict[str, Any]:
    table = state.table
    order = (*table.seats_from(table.leader)[1:], table.leader)
    dealt = [card for seat in order for card in table.rows[seat]]
    return {
        "seed": seed,
        "players": len(table.rows),
        "leader": table.leader + 1,
        "cuts": [{"seat": seat + 1, "card": card} for seat, card in state.cuts],
        "rows": [list(row) for row in table.rows],
        "pile": [*dealt, *state.pile],
    }


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    if value["cuts"]:
        shown = (_("seat {seat} {card}", **cut) for cut in value["cuts"])
        cuts, leader = ", ".join(shown), value["leader"]
        yield _("Cut: {cuts}. Seat {leader} begins.", cuts=cuts, leader=leader)
    for seat, row in enumerate(value["rows"], 1):
        cards = (" ".join(row), "bold")
        several = value["players"] > 1
        yield pieces("Seat {seat}: {cards}", seat=str(seat), cards=cards) if several else [cards]
    dealt = sum(map(len, value["rows"]))
    yield _("Pile: {cards}", cards=" ".join(value["pile"][dealt:]))
