"""A sitting waits for nobody: a test, a thread and an event loop play the same game with it."""

import asyncio
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

from baliwords.core.record import Header
from baliwords.letters.options import read_options
from baliwords.play.letters import sitting as letters
from baliwords.play.shrines import sitting as shrines
from baliwords.solver.shrines.search import Budget
from tests.tui.stage import toy_shelf


def letter_game() -> Any:
    options = read_options({"seats": "2"})
    return letters.Sitting.deal(letters.new_header(options, 3, ("greedy", "greedy")), toy_shelf())


def shrine_game() -> Any:
    return shrines.Sitting.deal(Header("shrines", 3, ("greedy", "greedy"), {}), Budget(5))


def played(sitting: Any) -> tuple[str, ...]:
    """Let the computers play to the end."""
    while sitting.outcome is None:
        sitting.play(sitting.choose(sitting.state))
    moves: tuple[str, ...] = sitting.match.moves
    return moves


def played_by_a_thread(sitting: Any) -> tuple[str, ...]:
    found: list[tuple[str, ...]] = []
    thread = Thread(target=lambda: found.append(played(sitting)))
    thread.start()
    thread.join()
    return found[0]


def played_by_an_event_loop(sitting: Any) -> tuple[str, ...]:
    """Think in threads while the loop goes on; make the moves in the loop."""

    async def play() -> None:
        while sitting.outcome is None:
            sitting.play(await asyncio.to_thread(sitting.choose, sitting.state))

    asyncio.run(play())
    moves: tuple[str, ...] = sitting.match.moves
    return moves


@pytest.mark.parametrize("deal", [letter_game, shrine_game])
def test_a_thread_and_an_event_loop_play_the_same_game(deal: Callable[[], Any]) -> None:
    moves = played(deal())
    assert moves
    assert played_by_a_thread(deal()) == moves
    assert played_by_an_event_loop(deal()) == moves
