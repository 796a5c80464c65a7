"""Walk through the program as data does: which modules a deed visits, and how many calls it makes.

    python -m benchmarks.walks

Counted, not timed: `check MURS`, a word typed in the full screen until the new table stands
there, `hint`, and a computer's move in the shrine game. A module is visited if one of its
functions, however small, runs on the way; what importing does is not counted, nor is compiled
code or a look-up that was kept ready.
"""

import asyncio
import contextlib
import io
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import baliwords

_ROOT = str(Path(baliwords.__file__).parent)


class Walk(NamedTuple):
    """What a deed went through."""

    modules: Counter[str]
    functions: Counter[str]

    def line(self, name: str) -> str:
        """Sum it up."""
        read = self.functions["letters/options.read_options"]
        return (
            f"{name:<44} {len(self.modules):>4} modules {self.modules.total():>7,} calls "
            f"{read:>3} times house rules read"
        )


@contextmanager
def walking() -> Iterator[Walk]:
    """Count the calls of the program's own functions."""
    walk = Walk(Counter(), Counter())

    def note(frame: FrameType, event: str, _argument: object) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(_ROOT) and frame.f_code.co_name != "<module>":
            module = path.removeprefix(_ROOT + "/").removesuffix(".py")
            walk.modules[module] += 1
            walk.functions[f"{module}.{frame.f_code.co_name}"] += 1

    sys.setprofile(note)
    try:
        yield walk
    finally:
        sys.setprofile(None)


def command(*arguments: str) -> Walk:
    """Walk through a command."""
    from baliwords.cli.main import run

    with contextlib.redirect_stdout(io.StringIO()):
        run(list(arguments))  # once, so that importing is done
        with walking() as walk:
            run(list(arguments))
    return walk


async def typed_word() -> Walk:
    """Walk through `mur!` in the full screen, from the first key to the new table."""
    from baliwords.letters.options import read_options
    from baliwords.play.letters.sitting import new_header
    from baliwords.tui.app import BaliApp, Opening

    header = new_header(read_options({"language": "fr"}), "TMUZERQKVRA", ("You",))
    app = BaliApp(Opening(header, resume=False))
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.table_screen or not app.table_screen.sitting.words.is_open:
            await pilot.pause(0.05)
        await pilot.pause(0.2)
        with walking() as walk:
            await pilot.press("m", "u", "r", "exclamation_mark")
            await pilot.pause()
    return walk


def shrine_move() -> Walk:
    """Walk through a computer's move in the shrine game."""
    from baliwords.core.record import Header
    from baliwords.play.shrines.sitting import Sitting
    from baliwords.solver.shrines.search import Budget

    sitting = Sitting.deal(Header("shrines", 5, ("greedy", "greedy"), {}), Budget(20))
    sitting.play(sitting.choose(sitting.state))
    with walking() as walk:
        sitting.play(sitting.choose(sitting.state))
    return walk


def main() -> None:
    """Print the walks."""
    walks: dict[str, Callable[[], Any]] = {
        "check MURS": lambda: command("check", "MURS"),
        "mur! in the full screen": lambda: asyncio.run(typed_word()),
        "hint T M U Z E R Q": lambda: command(
            *["hint", "T", "M", "U", "Z", "E", "R", "Q", "--samples", "50", "--json"]
        ),
        "a computer's move in the shrine game": shrine_move,
    }
    for name, walk in walks.items():
        print(walk().line(name))


if __name__ == "__main__":
    main()
