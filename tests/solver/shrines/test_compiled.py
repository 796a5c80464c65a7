"""The compiled simulation and the same files run as plain Python play the same games."""

import subprocess
import sys
from pathlib import Path

import pytest

from baliwords.shrines.options import Options
from baliwords.solver.shrines.contest import play_game
from baliwords.solver.shrines.kernels import world
from baliwords.solver.shrines.search import Budget

ROUNDS = 3
NAMES = ("expert", "greedy", "greedy")
OPTIONS = Options(seats=3, oracle=True, demon=True)

PLAIN = """
import sys
from importlib.abc import MetaPathFinder
from importlib.util import spec_from_file_location


PACKAGE = "baliwords.solver.shrines.kernels"
KERNELS = [f"{PACKAGE}.{name}" for name in ("position", "world", "simulator")]


class Sources(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in KERNELS:
            return spec_from_file_location(name, f"{path[0]}/{name.rpartition('.')[2]}.py")


sys.meta_path.insert(0, Sources())
from tests.solver.shrines.test_compiled import scores

assert all(sys.modules[name].__file__.endswith(".py") for name in KERNELS)
print(scores())
"""


def scores() -> list[tuple[int, ...]]:
    games = (play_game(OPTIONS, NAMES, seed, Budget(ROUNDS)) for seed in range(3))
    return [outcome.scores for outcome in games]


@pytest.mark.skipif(str(world.__file__).endswith(".py"), reason="the simulation is not compiled")
def test_the_compiled_simulation_plays_as_plain_python_does() -> None:
    root = Path(__file__).parents[3]
    plain = subprocess.run(
        [sys.executable, "-c", PLAIN], cwd=root, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip() == str(scores())
