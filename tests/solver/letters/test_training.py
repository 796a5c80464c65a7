"""Training: seeded, resumable, and it learns."""

import lzma
import tomllib
from array import array
from pathlib import Path

import pytest

from baliwords.errors import BadInput
from baliwords.solver.letters import training
from baliwords.solver.letters.engine import load_weights
from baliwords.solver.letters.training import (
    GRAIN,
    Learning,
    Settings,
    publish,
    rounded,
    train,
)


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
    polished = Learning(Settings("fr", 100, rate=0.1, polish=6, onward=True))
    assert polished.weights == load_weights("fr")
    list(train(polished))
    again = Learning(Settings("fr", 100, rate=0.1, polish=6, onward=True))
    list(train(again))
    assert polished.weights == again.weights != load_weights("fr")


def test_what_is_published_tells_each_step_and_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "weights_file", lambda lang: tmp_path / f"{lang}.xz")
    lesson = Learning(Settings("fr", 100))
    list(train(lesson))
    publish(lesson, {"mean": 200.5})
    further = Learning(Settings("fr", 100, rate=0.1, polish=6, onward=True))
    publish(further, {"mean": 210.5})
    steps = tomllib.loads((tmp_path / "fr.toml").read_text(encoding="utf-8"))["step"]
    assert [(step["polish"], step["reached_mean"]) for step in steps] == [(0, 200.5), (6, 210.5)]
    assert array("f", lzma.decompress((tmp_path / "fr.xz").read_bytes())) == further.weights


def test_weights_are_kept_to_a_grain_that_nobody_feels() -> None:
    weights = array("f", [1.0, -2.3, 0.001, 77.77])
    kept = rounded(weights)
    assert all(abs(a - b) <= 0.5 / GRAIN for a, b in zip(kept, weights, strict=True))
    assert rounded(kept) == kept


def test_moves_that_are_not_played_are_learned_from() -> None:
    played, compared = (
        Learning(Settings("fr", 20, rate=0.1, polish=every, onward=True)) for every in (10**9, 1)
    )
    list(train(played))
    list(train(compared))
    known = [sum(map(bool, lesson.changes)) for lesson in (played, compared)]
    assert known[1] > 1.3 * known[0]
