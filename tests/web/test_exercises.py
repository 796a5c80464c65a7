"""Positions that are tried: what the server tells of them, and what it keeps to itself."""

import json
from datetime import date

import pytest

from baliwords.core.record import Record
from baliwords.letters.options import Options
from baliwords.play.calendar import today
from baliwords.play.letters.daily import Daily
from baliwords.play.letters.puzzle_book import puzzles
from tests.web.running import Guest


def test_a_puzzle_is_shown_without_its_solution(anna: Guest) -> None:
    listed = anna.get("/api/puzzles/fr")
    assert len(listed["puzzles"]) == len(puzzles("fr"))
    assert listed["today"] in [number for number, _seats, _grade in listed["puzzles"]]
    text = json.dumps(anna.get("/api/puzzles/fr/1"), ensure_ascii=False)
    assert puzzles("fr")[0].solution not in text
    assert json.loads(text)["play"]["rows"][0]


def test_columns_of_a_puzzle_are_previewed(anna: Guest) -> None:
    found = anna.post("/api/puzzles/fr/1/preview", {"units": [[0, 0], [0, 1]]})
    assert set(found) == {"units", "keep", "take", "say"}


def test_the_lesson_goes_on_with_the_move_that_is_taught_and_no_other(anna: Guest) -> None:
    first = anna.get("/api/lesson/fr/0")
    assert (first["at"], first["of"], first["column"]) == (0, 4, "MUR")
    assert anna.post("/api/lesson/fr/0/try", {"m": "M+U+R"})["right"]
    other = anna.post("/api/lesson/fr/0/try", {"m": "M+E"})
    assert not other["right"]
    assert "MUR" in other["say"]
    assert anna.get("/api/lesson/fr/1")["column"] == "MURS"


def test_a_game_is_shown_again_only_when_it_is_over(anna: Guest) -> None:
    code = anna.opens(start=True)
    assert anna.request("GET", f"/api/tables/{code}/replay")[0] == 400
    with anna.at(code) as seat:
        seat.do("resign")
    found = anna.get(f"/api/tables/{code}/replay")
    assert found["moves"] == ["stop"]
    assert len(found["plays"]) == 2
    assert found["plays"][0]["removed"] is None


def test_the_deal_of_the_day_is_the_one_of_the_command(anna: Guest) -> None:
    code = anna.opens(start=True, daily=True)
    day = anna.get("/api/daily")["day"]
    assert day == today().isoformat()
    assert anna.request("GET", f"/api/tables/{code}/share?day={day}")[0] == 400
    with anna.at(code) as seat:
        seat.do("resign")
    record = Record.parse(anna.request("GET", f"/api/tables/{code}/record")[2].decode())
    assert record.header.deal == Daily(date.fromisoformat(day), Options(language="fr")).seed
    assert day in anna.get(f"/api/tables/{code}/share?day={day}&days=3")["share"]
    assert anna.request("GET", f"/api/tables/{code}/share?day=2020-01-01")[0] == 400


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/puzzles/xx", ""),
        ("GET", "/api/puzzles/fr/100000", ""),
        ("GET", "/api/lesson/fr/9", ""),
        ("POST", "/api/puzzles/fr/1/preview", '{"units": "all"}'),
        ("POST", "/api/puzzles/fr/1/cheat", "{}"),
        ("POST", "/api/puzzles/fr/1/try", "["),
        ("GET", "/api/daily/xx/best", ""),
    ],
)
def test_bad_requests_get_a_sentence(anna: Guest, method: str, path: str, body: str) -> None:
    status, _, content = anna.request(method, path, body or None)
    assert status == 400
    assert json.loads(content)["say"]


def test_the_deal_of_the_day_is_a_solitaire(anna: Guest) -> None:
    wish = {"game": "letters", "rules": {"seats": "2"}, "computers": ["greedy"]}
    found = anna.post("/api/tables", {**wish, "name": "Anna", "start": True, "daily": True})
    assert found["why"] == "rules"
