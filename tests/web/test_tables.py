"""Games at tables of a server, from deal to end."""

from pathlib import Path
from typing import Any

import pytest

from baliwords.core.record import Record, replay
from baliwords.letters.game import letter_game
from baliwords.play.keeping import finished_folder
from tests.web.running import Guest, Host, Seat, hosting, toy_lexicon

TWO = {"language": "fr", "seats": "2"}
DOUBTING = {**TWO, "validation": "challenge"}


def first_join(seat: Seat) -> str:
    """Some move that joins two own columns, bluffing if need be."""
    you = seat.table["you"]
    slots = [s for s, column in enumerate(seat.table["play"]["rows"][you]) if column]
    for one in slots:
        for other in slots:
            if one != other:
                found = seat.ask("preview", units=[[you, one], [you, other]])["answer"]
                if len(found["keep"]) == 1:
                    return str(found["keep"][0]["m"])
    return "-"


def to_move(*seats: Seat) -> Seat:
    return next(s for s in seats if s.table["you"] in s.table["waiting"])


def begin(anna: Guest, ben: Guest, rules: dict[str, str]) -> str:
    code = anna.opens(rules=rules)
    with ben.at(code) as second:
        assert second.do("sit", name="Ben")["t"] == "ok"
    with anna.at(code) as first:
        assert first.do("start")["t"] == "ok"
    return code


def test_a_solitaire_is_dealt_played_taken_back_and_stopped(anna: Guest) -> None:
    code = anna.opens(start=True)
    with anna.at(code) as seat:
        play = seat.table["play"]
        assert (len(play["rows"][0]), play["pile"], seat.table["you"]) == (7, 47, 0)
        before = play["rows"]
        move = first_join(seat)
        assert seat.do("move", m=move, at=seat.table["at"])["t"] == "ok"
        assert seat.table["news"]["what"] == "join"
        assert seat.table["play"]["pile"] == 46
        assert seat.do("undo")["t"] == "ok"
        assert seat.table["play"]["rows"] == before and seat.table["practice"]
        assert seat.do("redo")["t"] == "ok"
        assert seat.do("resign")["t"] == "ok"
        assert seat.table["outcome"]["reason"] == "stopped"
        assert seat.do("move", m=move)["why"] == "over"
    path = finished_folder() / f"table-{code.lower()}.bali"
    record = Record.parse(path.read_text())
    assert record.moves[-1] == "stop"
    assert list(replay(record, letter_game(toy_lexicon("fr"))))


def test_who_counts_the_cards_plays_an_assisted_game(anna: Guest) -> None:
    code = anna.opens(start=True)
    with anna.at(code) as seat:
        assert not seat.table["practice"]
        for _ in range(2):
            assert sum(number for _, number in seat.ask("count")["answer"]["cards"]) == 47
        seat.until(lambda t: t["practice"])
    with anna.at(code) as seat:
        seat.do("resign")
    record = Record.parse((finished_folder() / f"table-{code.lower()}.bali").read_text())
    assert record.header.help == ("count",) and record.header.day


def test_only_who_plays_without_other_people_is_helped(anna: Guest, ben: Guest) -> None:
    code = begin(anna, ben, TWO)
    with anna.at(code) as first, ben.at(code) as second:
        for seat in (first, second):
            assert not seat.table["helped"]
            for what in ("hint", "peek", "review", "rivals"):
                assert seat.ask(what)["why"] == "not_alone"


def test_the_cards_of_no_two_deals_are_the_same(anna: Guest) -> None:
    dealt = set()
    for _ in range(5):
        with anna.at(anna.opens(start=True)) as seat:
            dealt.add(str(seat.table["play"]["rows"]))
    assert len(dealt) == 5


def test_people_gather_change_rules_and_begin(anna: Guest, ben: Guest, host: Host) -> None:
    code = anna.opens(rules=TWO)
    watcher = Guest(host)
    with anna.at(code) as first, ben.at(code) as second, watcher.at(code) as third:
        assert first.until(lambda t: t["play"] is None)["host"]
        assert first.do("start")["why"] == "seats"
        assert second.do("rules", rules=TWO)["why"] == "not_host"
        assert second.do("sit", name="Anna")["why"] == "name_taken"
        assert second.do("sit", name="greedy")["why"] == "name_taken"
        assert second.do("sit", name="Ben\n\u202eX")["t"] == "ok"
        assert third.do("sit", name="Cleo")["why"] == "full"
        assert first.do("rules", rules={**TWO, "seats": "3"})["t"] == "ok"
        assert first.do("computer", seat=2, level="greedy")["t"] == "ok"
        first.until(lambda t: t["chairs"][2]["computer"] == "greedy")
        assert [c["name"] for c in first.table["chairs"]] == ["Anna", "Ben X", ""]
        assert first.do("rules", rules={**TWO, "word_list": "../x"})["why"] == "rules"
        assert first.do("rules", rules={**TWO, "seats": "9"})["why"] == "rules"
        assert first.do("start")["t"] == "ok"
        assert second.until(lambda t: t["play"])["you"] == 1
        assert third.until(lambda t: t["play"])["you"] == -1
        assert third.do("move", m="-")["why"] == "no_seat"
        assert third.ask("preview", units=[[0, 0]])["why"] == "no_seat"


def test_a_move_out_of_turn_a_stale_one_and_one_sent_twice(anna: Guest, ben: Guest) -> None:
    code = begin(anna, ben, DOUBTING)
    with anna.at(code) as first, ben.at(code) as second:
        mover = to_move(first, second)
        other = second if mover is first else first
        at = mover.table["at"]
        assert other.do("move", m="-", at=at)["why"] == "not_your_turn"
        move = first_join(mover)
        assert mover.say(t="do", what="move", m=move, at=at, id="again")["t"] == "ok"
        version = mover.table["v"]
        assert mover.say(t="do", what="move", m=move, at=at, id="again") == {
            "t": "ok",
            "id": "again",
            "v": version,
        }
        assert other.until(lambda t: t["v"] == version)["play"]["window"]
        assert mover.do("move", m=move, at=at)["why"] == "stale"
        assert mover.do("move", m="frobnicate")["t"] == "no"


def test_a_challenge_is_lost_by_a_word_that_holds(anna: Guest, ben: Guest) -> None:
    """Laid: a part that a word contains; the doubter skips a turn (L57)."""
    code = begin(anna, ben, DOUBTING)
    with anna.at(code) as first, ben.at(code) as second:
        for wins in (False, True):
            mover = to_move(first, second)
            other = second if mover is first else first
            assert mover.do("move", m=first_join(mover))["t"] == "ok"
            other.until(lambda t: t["play"]["window"])
            assert other.table["seconds"] is not None
            assert other.do("move", m="challenge")["t"] == "ok"
            mover.until(lambda t: t["play"]["window"]["challenger"] is not None)
            word = _word_with(mover) if wins else ""
            assert mover.do("move", m=f"word {word or '-'}")["t"] == "ok"
            news = mover.table["news"]
            assert news["right"] == bool(word)
            other.until(lambda t: t["play"]["window"] is None)


def _word_with(seat: Seat) -> str:
    window = seat.table["play"]["window"]
    column = seat.table["play"]["rows"][window["seat"]][window["slot"]]
    return next((w for w in toy_lexicon("fr") if column in w), "")


def test_a_column_stands_when_all_others_let_it(anna: Guest, ben: Guest, host: Host) -> None:
    cleo = Guest(host)
    code = anna.opens(rules={**DOUBTING, "seats": "3"})
    with anna.at(code) as first, ben.at(code) as second, cleo.at(code) as third:
        second.do("sit", name="Ben")
        third.do("sit", name="Cleo")
        first.do("start")
        seats = (first, second, third)
        for seat in seats:
            seat.until(lambda t: t["play"])
        mover = to_move(*seats)
        others = [seat for seat in seats if seat is not mover]
        assert mover.do("move", m=first_join(mover))["t"] == "ok"
        for left in (1, 0):
            one = others.pop()
            one.until(lambda t: t["play"]["window"])
            assert one.do("move", m="ok")["t"] == "ok"
            waiting = one.until(lambda t: t["news"] and t["news"]["what"] in ("agree", "stand"))
            assert (waiting["play"]["window"] is not None) == bool(left)


def test_a_column_stands_when_the_time_to_doubt_is_over(
    anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baliwords.web.tables.DOUBT_SECONDS", 0.9)
    code = begin(anna, ben, DOUBTING)
    with anna.at(code) as first, ben.at(code) as second:
        for seat in (first, second):
            seat.until(lambda t: t["play"] and all(chair["here"] for chair in t["chairs"]))
        for _ in range(2):  # the clock runs anew for each column
            mover = to_move(first, second)
            other = second if mover is first else first
            assert mover.do("move", m=first_join(mover))["t"] == "ok"
            assert mover.table["seconds"] == 1  # begun, and told
            laid = mover.table["at"]
            for seat in (mover, other):
                seat.until(lambda t, laid=laid: t["at"] > laid)
                assert seat.table["news"]["what"] == "stand"
            assert other.table["you"] in other.table["waiting"]


def test_a_seat_is_kept_through_reloads_and_restarts(tmp_path: Path) -> None:
    with hosting(tmp_path / "s") as host:
        anna, ben = Guest(host), Guest(host)
        code = begin(anna, ben, TWO)
        with anna.at(code) as seat:
            before = seat.table
        with anna.at(code) as seat:
            assert seat.table["play"] == before["play"]
    with hosting(tmp_path / "s") as again:
        anna.host = ben.host = again
        with anna.at(code) as first, ben.at(code) as second:
            assert first.table["play"] == before["play"]
            assert (first.table["you"], second.table["you"]) == (0, 1)
            assert first.until(lambda t: t["chairs"][1]["here"])


def test_a_pass_opens_the_seat_to_another_device_once(anna: Guest, host: Host) -> None:
    code = anna.opens(start=True)
    secret = "s" * 22
    with anna.at(code) as seat:
        assert seat.do("pass", secret=secret)["t"] == "ok"
    phone, thief = Guest(host), Guest(host)
    assert phone.post(f"/api/tables/{code}/enter", {"secret": "x" * 22})["why"] == "pass"
    assert phone.post(f"/api/tables/{code}/enter", {"secret": secret}) == {"code": code}
    assert thief.post(f"/api/tables/{code}/enter", {"secret": secret})["why"] == "pass"
    with phone.at(code) as seat, anna.at(code) as own, thief.at(code) as other:
        assert (seat.table["you"], own.table["you"], other.table["you"]) == (0, 0, -1)


def test_who_gives_up_loses_and_a_rematch_moves_seats_on(anna: Guest, ben: Guest) -> None:
    code = begin(anna, ben, TWO)
    with anna.at(code) as first, ben.at(code) as second, anna.at(code, watch=True) as tv:
        assert first.do("rematch")["why"] == "not_over"
        assert first.do("resign")["t"] == "ok"
        ended = second.until(lambda t: t["outcome"])
        assert ended["outcome"] == {"reason": "resigned", "scores": [0, 0], "winners": [1]}
        assert second.do("rematch")["t"] == "ok"
        following = tv.until(lambda t: t["following"])["following"]
        assert first.until(lambda t: t["following"])["following"] == following != code
    with ben.at(following) as seat:
        assert [c["name"] for c in seat.table["chairs"]] == ["Ben", "Anna"]
        assert seat.table["host"] and seat.table["you"] == 0
        assert seat.do("start")["t"] == "ok"


def test_a_television_sees_only_what_lies_open(anna: Guest) -> None:
    code = anna.opens("shrines", rules={"seats": "2"}, computers=["random"], start=True)
    with anna.at(code, watch=True) as tv, anna.at(code) as seat:
        assert tv.table["you"] == -1 and not tv.table["host"]
        assert tv.table["play"]["hand"] == [] and tv.table["play"]["sacrifices"] == []
        assert len(seat.table["play"]["hand"]) == 3
        assert tv.do("move", m="pass")["why"] == "no_seat"


def test_a_shrine_game_against_computers_goes_to_its_end(anna: Guest) -> None:
    code = anna.opens("shrines", rules={"seats": "3"}, computers=["random", "random"], start=True)
    with anna.at(code) as seat:
        while seat.table["outcome"] is None:
            if seat.table["you"] in seat.table["waiting"]:
                choice = seat.table["play"]["choices"][0]
                assert seat.do("move", m=choice, at=seat.table["at"])["t"] == "ok"
            else:
                seat.receive()
        table: dict[str, Any] = seat.table
        totals = [line["total"] for line in table["play"]["sheet"]]
        assert totals == table["outcome"]["scores"]
    content = anna.request("GET", f"/api/tables/{code}/record")[2].decode()
    assert content.startswith("baliwords 1\ngame: shrines\n")
    again = anna.get(f"/api/tables/{code}/replay")
    assert again["game"] == "shrines"
    assert len(again["plays"]) == len(again["moves"]) + 1 == len(again["news"]) + 1
    assert all(len(play["open"]["hands"]) == 3 for play in again["plays"])


def test_a_shrine_game_that_was_given_up_is_shown_again_without_what_is_hidden(
    anna: Guest,
) -> None:
    code = anna.opens("shrines", rules={"seats": "2"}, computers=["random"], start=True)
    assert anna.request("GET", f"/api/tables/{code}/replay")[0] == 400
    with anna.at(code) as seat:
        assert seat.do("resign")["t"] == "ok"
        while seat.table["outcome"] is None:
            seat.receive()
    again = anna.get(f"/api/tables/{code}/replay")
    is_over = again["plays"][-1]["phase"] == "over"
    assert all((play["open"] is not None) == is_over for play in again["plays"])
    assert all(play["hand"] == [] for play in again["plays"])
