"""What a position promises is fitted as it should be, and measured on other games."""

import tomllib
from pathlib import Path

import pytest

from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.letters.setup import new_game
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters import duels, promise
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.engine import open_index
from baliwords.solver.letters.promise import Products, products, told
from baliwords.solver.letters.weighing import PROMISES, learned, learned_file, new_forecast
from tests.solver.letters.kernels import is_compiled


def test_least_squares_find_what_things_are_worth() -> None:
    found = Products(["word", "turn"])
    for word, turn in [(1.0, 0.0), (0.0, 1.0), (2.0, 1.0), (3.0, -1.0)]:
        found.add([word, turn], 5 * word - 2 * turn)
    assert found.fitted(["word", "turn"]) == pytest.approx({"word": 5.0, "turn": -2.0})
    assert found.error({"word": 5.0, "turn": -2.0}) == pytest.approx(0.0)


def test_the_error_is_the_mean_square_of_what_is_not_told() -> None:
    found = Products(["word"])
    facts, changes = [1.0, 2.0, 4.0], [3.0, 1.0, 2.0]
    for fact, change in zip(facts, changes, strict=True):
        found.add([fact], change)
    plain = sum((change - 0.5 * fact) ** 2 for fact, change in zip(facts, changes, strict=True)) / 3
    error, share = told({"word": 0.5}, found)
    assert error == pytest.approx(plain)
    assert share == pytest.approx(1 - plain / ((9 + 1 + 4) / 3))


@pytest.mark.skipif(not is_compiled(), reason="plain kernels need minutes")
@pytest.mark.parametrize("lang", ["fr", "de"])
def test_a_word_that_stands_tells_more_than_the_score_alone(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promise, "EFFORT", Effort(samples=8))
    options, lexicon = Options(language=lang, seats=2), load_lexicon(lang)
    rows = new_forecast(open_index(lexicon, options), options)
    deals = [new_game(options, seed) for seed in range(8)]
    found = products(rows, learned(lang), deals, Judge(lexicon, options))
    shipped = {name: learned(lang)[name] for name in PROMISES}
    assert told(shipped, found).share > 0.2
    assert told({**shipped, "standing_safe": 0.0}, found).error > told(shipped, found).error


def test_worths_are_fitted_anew_without_touching_what_chooses_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = learned("fr")
    kept = tmp_path / "seats_fr.toml"
    kept.write_bytes(learned_file("fr").read_bytes())
    monkeypatch.setattr(promise, "EFFORT", Effort(samples=8))
    monkeypatch.setattr(duels, "learned_file", lambda _lang: kept)
    duels.main(["--lang", "fr", "--refit", "--fit", "2"])
    after = tomllib.loads(kept.read_text(encoding="utf-8"))
    chosen = {name: worth for name, worth in before.items() if name not in PROMISES}
    assert chosen.items() <= after["weights"].items()
    assert after["weights"] != before
    assert after["figures"]["fitted_games"] == 2
    told_lines = capsys.readouterr().err
    assert "before" in told_lines and "without turn" in told_lines and "R²" in told_lines
