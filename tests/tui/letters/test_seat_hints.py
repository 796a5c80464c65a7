"""Hints for one of several players on the full screen, in a game and at a table of real cards."""

import re
from collections.abc import Callable

import pytest

from baliwords.letters.assembly import assemblies, joined
from baliwords.letters.judge import Judge
from baliwords.letters.options import read_options
from baliwords.letters.scoring import score
from baliwords.letters.state import Table
from baliwords.lexicon.store import load_lexicon
from baliwords.play.letters import hints
from baliwords.play.letters.companion import table_header
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import new_header
from baliwords.solver.letters.seat_explain import left_open
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.letters.card_screen import CardScreen
from tests.solver.letters.kernels import is_compiled
from tests.tui.stage import Stage, ready, screen_text, type_keys

NAMES = ("Anna", "Ben", "Cleo", "Dora")
ROWS = {
    2: "S ON AI T LAM R E / A B C D F G H",
    3: "S ON AI T LAM / A B C D F / MUR I L E U",
    4: "S ON AI T / A B C D / MUR I L E / O P R S",
}
pytestmark = pytest.mark.skipif(not is_compiled(), reason="plain kernels answer at sight")


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a hint count forecasts instead of seconds, so that it is the same each time."""
    monkeypatch.setattr(hints, "_SECONDS", 600.0)
    monkeypatch.setattr(hints, "_FORECASTS", 40)


def game(seats: int) -> BaliApp:
    options = read_options({"seats": str(seats)})
    return BaliApp(Opening(new_header(options, 11, NAMES[:seats]), resume=False), Shelf())


def table(seats: int) -> BaliApp:
    header = table_header(NAMES[:seats], {"language": "fr"}, ROWS[seats])
    return BaliApp(Opening(table=header, resume=False), Shelf())


async def last_step(pilot: Stage) -> tuple[Table, Table, str]:
    """Ask for the hint three times; return the table, what it will be when the hint is followed,
    and all that is said, as one line.
    """
    await ready(pilot)
    await ready(pilot)
    for _step in range(3):
        await type_keys(pilot, "", "f3")
    screen = pilot.app.screen
    assert isinstance(screen, CardScreen)
    sitting = screen.sitting
    lines = screen_text(pilot.app).split("─" * 80)[-1].splitlines()
    followed = left_open(sitting.table, sitting.hint(sitting.state, lambda: False).move)
    return sitting.table, followed, re.sub(r"\s+", " ", " ".join(lines))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("begin", [game, table], ids=["game", "table"])
async def test_a_hint_shows_margin_chance_answer_and_a_true_reason(
    begin: Callable[[int], BaliApp], seats: int
) -> None:
    async with begin(seats).run_test(size=(80, 24)) as pilot:
        seen, followed, said = await last_step(pilot)
    judge = Judge(load_lexicon("fr"), seen.options)
    assert re.search(r"[+-]\d+ points against the best other at the end", said)
    chance = re.search(r"chance to win (\d+)\W%", said)
    assert chance and 0 <= int(chance[1]) <= 100
    made = re.search(r"makes the word (\S+), (\d+) point|takes (\S+) off for (\d+) point", said)
    assert made, said
    check_word(seen, judge, made[1] or made[3], int(made[2] or made[4]))
    answered = re.search(r"(\w+) could then lay (\S+) for (\d+) point", said)
    if answered:
        assert answered[1] == NAMES[followed.turn]
        check_word(seen, judge, answered[2], int(answered[3]))
    else:  # nothing is left from which the next one could make a word
        words = {joined(followed, move) for move in assemblies(followed, judge)}
        assert not any(map(judge.is_complete, words))


def check_word(table: Table, judge: Judge, word: str, points: int) -> None:
    assert judge.is_complete(word)
    assert score(word, table.options.letter_values).points == points
