"""Somebody who is to move goes away: the others wait a little, then they may go on."""

import pytest

from baliwords.web import decide
from tests.web.running import Guest, Host
from tests.web.test_tables import TWO, begin


def who_is_to_move(anna: Guest, code: str) -> int:
    """Look at the table and leave it."""
    with anna.at(code) as seat:
        return int(seat.table["waiting"][0])


def test_a_computer_plays_for_one_who_is_away_until_he_is_back(
    anna: Guest, ben: Guest, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = begin(anna, ben, TWO)
    gone = who_is_to_move(anna, code)
    away, here = (anna, ben) if gone == 0 else (ben, anna)
    with here.at(code) as seat:
        before = seat.table["at"]
        seat.until(lambda t: not t["chairs"][gone]["here"])
        refusal = seat.do("go_on", seat=gone)
        assert refusal["why"] == "patience" and "seconds" in refusal["say"]
        assert seat.do("go_on", seat=1 - gone)["why"] == "not_away"
        monkeypatch.setattr(decide, "PATIENCE_SECONDS", 0)
        with Guest(host).at(code) as onlooker:
            assert onlooker.do("go_on", seat=gone)["why"] == "no_seat"
        assert seat.do("go_on", seat=gone)["t"] == "ok"
        seat.until(lambda t: t["chairs"][gone]["absent"] and t["at"] > before)
        assert not seat.table["chairs"][gone]["here"]
        assert seat.ask("hint")["why"] == "not_alone"  # who is away may come back
        with away.at(code) as back:
            seat.until(lambda t: not t["chairs"][gone]["absent"])
            assert back.until(lambda t: t["chairs"][gone]["here"])["you"] == gone


def test_one_who_is_here_cannot_be_passed_over(
    anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decide, "PATIENCE_SECONDS", 0)
    code = begin(anna, ben, TWO)
    with anna.at(code) as first, ben.at(code) as second:
        for seat in (first, second):
            assert seat.do("go_on", seat=seat.table["waiting"][0])["why"] == "not_away"
            assert seat.do("go_on", seat=7)["why"] == "unreadable"


def test_the_absence_outlives_the_server(
    anna: Guest, ben: Guest, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the log says is enough: a computer plays on, and the seat is given back."""
    monkeypatch.setattr(decide, "PATIENCE_SECONDS", 0)
    code = begin(anna, ben, TWO)
    gone = who_is_to_move(anna, code)
    away, here = (anna, ben) if gone == 0 else (ben, anna)
    with here.at(code) as seat:
        seat.until(lambda t: not t["chairs"][gone]["here"])
        assert seat.do("go_on", seat=gone)["t"] == "ok"
    with here.at(code) as seat:  # nobody was left: the table is read again
        assert seat.table["chairs"][gone]["absent"]
        seat.until(lambda t: gone not in t["waiting"])
    with away.at(code) as back:
        assert back.until(lambda t: not t["chairs"][gone]["absent"])["chairs"][gone]["here"]
