"""Training: seeded, resumable, and it learns."""

from pathlib import Path

import pytest

from baliwords.errors import BadInput
from baliwords.solver.letters import training
from baliwords.solver.letters.engine import load_weights
from baliwords.solver.letters.training import Learning, Settings, train


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "BATCH", 100)


def test_a_resumed_lesson_learns_the_same(tmp_path: Path) -> None:
    whole = Learning(Settings("fr", 300))
    list(train(whole))
    first = Learning(Settings("fr", 100))
    list(train(first))
    first.save(tmp_path / "kept.xz")
    second = Learning(Settings("fr", 300))
    second.resume(tmp_path / "kept.xz")
    list(train(second))
    assert (whole.weights, whole.errors) == (second.weights, second.errors)


def test_a_lesson_with_other_settings_is_not_resumed(tmp_path: Path) -> None:
    Learning(Settings("fr", 100)).save(tmp_path / "kept.xz")
    with pytest.raises(BadInput):
        Learning(Settings("fr", 100, seed=2)).resume(tmp_path / "kept.xz")


def test_a_few_hundred_games_teach_a_lot() -> None:
    means = list(train(Learning(Settings("fr", 1500))))
    assert means[-1] > means[0] + 20


def test_to_polish_is_to_go_on_from_the_weights_of_the_package() -> None:
    polished = Learning(Settings("fr", 100, rate=0.1, polish=6))
    assert polished.weights == load_weights("fr")
    list(train(polished))
    again = Learning(Settings("fr", 100, rate=0.1, polish=6))
    list(train(again))
    assert polished.weights == again.weights != load_weights("fr")


def test_moves_that_are_not_played_are_learned_from() -> None:
    played, compared = (
        Learning(Settings("fr", 20, rate=0.1, polish=every)) for every in (10**9, 1)
    )
    list(train(played))
    list(train(compared))
    known = [sum(map(bool, lesson.changes)) for lesson in (played, compared)]
    assert known[1] > 1.3 * known[0]
