import json
from datetime import date

import pytest

from baliwords.cli.main import run
from baliwords.play import calendar
from baliwords.play.keeping import finished_folder


@pytest.fixture(autouse=True)
def that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calendar, "today", lambda: date(2026, 11, 17))


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert run(["daily", *arguments, "--json"]) == 0
    value: dict[str, object] = json.loads(capsys.readouterr().out)
    return value


def test_the_day_the_deal_and_what_to_share(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys)
    assert found["date"] == "2026-11-17"
    assert len(found["pile"]) == 54  # type: ignore[arg-type]
    assert (found["played"], found["streak"]) == (False, 0)
    assert "2026-11-17" in str(found["share"])
    assert found == told(capsys, "--date", "2026-11-17")
    assert found["seed"] != told(capsys, "--lang", "de")["seed"]


def test_the_cards_are_those_that_the_seed_deals(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys)
    assert run(["deal", "--seed", str(found["seed"]), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["pile"] == found["pile"]


def test_a_day_of_the_past_says_that_it_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["daily", "--date", "2026-11-01"]) == 0
    assert "This day is over" in capsys.readouterr().out


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", "17.11.2026", ""])
def test_what_is_no_day_is_refused(capsys: pytest.CaptureFixture[str], day: str) -> None:
    code = run(["daily", f"--date={day}x"])
    assert code == 2
    assert "is not a day (expected one like 2026-11-17)" in capsys.readouterr().err


def test_a_list_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["daily", "--list", "nosuch"]) == 2
    assert "no own list 'nosuch' for 'fr'" in capsys.readouterr().err


def test_the_best_line_of_a_day_is_told_when_it_is_over(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["daily", "--best", "--date", "2026-11-17"]) == 2
    assert "is not over" in capsys.readouterr().err
    found = told(capsys, "--best", "--seconds", "0.05")
    assert found["date"] == "2026-11-16"
    assert found["moves"]


def test_a_game_that_cannot_be_read_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    finished_folder().mkdir(parents=True)
    (finished_folder() / "game-0001.bali").write_text("no game")
    assert run(["daily"]) == 0
    assert capsys.readouterr().err.count("game-0001.bali") == 1
