"""Labels of sibling moves: seeded, mergeable, gone on with; the verdict is what it says."""

from pathlib import Path

import pytest

from baliwords.letters.options import Options
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.siblings import judge, read, write


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(load_lexicon("fr"), Options())


def test_pieces_put_together_are_the_same_as_one_run(tmp_path: Path, engine: Engine) -> None:
    whole, first, second = (tmp_path / name for name in ("whole", "first", "second"))
    write(whole, engine, range(7, 13), piles=2)
    write(first, engine, range(7, 10), piles=2)
    write(second, engine, range(9, 13), piles=2)
    assert list(read([first, second])) == list(read([whole]))


def test_a_file_is_gone_on_with(tmp_path: Path, engine: Engine) -> None:
    path = tmp_path / "labels"
    write(path, engine, range(7, 9), piles=2)
    begun = path.read_text(encoding="utf-8")
    write(path, engine, range(7, 11), piles=2)
    assert path.read_text(encoding="utf-8").startswith(begun)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 4


def test_a_value_that_is_right_up_to_a_constant_has_no_regret() -> None:
    positions = [{"seed": 1, "left": 5, "values": [9.0, 4.0, 2.0], "labels": [7.0, 2.0, 0.0]}] * 2
    assert judge(positions) == {
        "from 3 cards left": {"positions": 2, "r2": 1.0, "regret": 0.0, "error": 0.0}
    }


def test_a_value_that_knows_nothing_explains_nothing() -> None:
    position = {"seed": 1, "left": 30, "values": [5.0, 5.0], "labels": [0.0, 8.0]}
    verdict = judge([position, position])["from 20 cards left"]
    assert verdict["r2"] == 0.0
    assert verdict["regret"] == 8.0
