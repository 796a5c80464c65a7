"""What strangers and mistakes cannot do."""

import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from baliwords.web.guests import new_code
from baliwords.web.limits import Limits
from tests.web.running import PATIENCE, Guest, Host, hosting


def test_the_page_binds_the_browser(anna: Guest) -> None:
    status, headers, content = anna.request("GET", "/")
    assert status == 200 and b"<main" in content
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert "require-trusted-types-for 'script'" in policy and "frame-ancestors 'none'" in policy
    assert b"<script>" not in content and b"onclick" not in content and b"style=" not in content
    assert headers["x-content-type-options"] == "nosniff"


def test_the_key_is_kept_from_scripts_and_other_pages(host: Host) -> None:
    guest = Guest(host, cookie=False)
    _, headers, _ = guest.request("POST", "/api/guest", "{}")
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "max-age=34560000" in cookie
    assert "set-cookie" not in guest.request("POST", "/api/guest", "{}")[1]


def test_foreign_hosts_and_foreign_pages_are_refused(anna: Guest) -> None:
    code = anna.opens(start=True)
    assert anna.request("GET", "/", Host="evil.example")[0] == 403
    for origin in ("http://evil.example", "null"):
        assert anna.request("POST", "/api/tables", "{}", Origin=origin)[0] == 403
        with pytest.raises(InvalidStatus):
            anna.socket(code, origin=origin)


def test_a_store_holds_no_key_of_a_guest(tmp_path: Path) -> None:
    with hosting(tmp_path / "s") as host:
        anna = Guest(host)
        anna.opens(start=True)
    rows = sqlite3.connect(tmp_path / "s").execute("SELECT body FROM events").fetchall()
    assert rows and not any(anna.cookie.partition("=")[2] in body for (body,) in rows)


def test_unreadable_messages_get_a_reason_and_others_notice_nothing(anna: Guest) -> None:
    with anna.at(anna.opens(start=True)) as seat:
        for text in (
            "",
            "{",
            "[]",
            "null",
            '"x"',
            "[" * 2000,
            '{"t":"do"}',
            '{"t":"frob"}',
            '{"t":"do","id":"x!","what":"move"}',
            '{"t":"do","id":"ok","what":"move","m":7}',
            '{"t":"do","id":"ok","what":"move","m":"\\ud800"}',
            '{"t":"do","id":"ok","what":["move"]}',
            '{"t":"ask","id":"ok","what":"preview","units":[[0,true]]}',
            '{"t":"ask","id":"ok","what":"preview","units":[[99,-99]]}',
            '{"t":"do","id":"ok","what":"sit","name":"\\u0000"}',
            '{"t":"do","id":"ok","what":"rules","rules":"x"}',
        ):
            seat.socket.send(text)
            answer = seat.receive()
            assert answer["t"] in ("no", "answer"), text
        seat.socket.send(b"\x00\xff")
        assert seat.receive()["why"] == "unreadable"
        assert seat.do("undo")["t"] == "no"


def test_a_message_too_long_closes_the_socket(anna: Guest) -> None:
    code = anna.opens(start=True)
    with anna.socket(code) as socket:
        socket.recv()
        socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    status, _, _ = anna.request("POST", "/api/tables", "x" * 10_000)
    assert status == 400
    with anna.at(code) as seat:
        assert seat.table["play"]


def test_a_flood_closes_one_socket_and_no_other(tmp_path: Path) -> None:
    # On a machine that is slow today a thousand messages are still a flood.
    with hosting(tmp_path / "s", Limits(messages=(60, 0.0))) as host:
        anna, ben = Guest(host), Guest(host)
        code = anna.opens(start=True)
        with ben.at(code) as watcher, anna.socket(code) as socket:
            closed = None
            try:
                for _ in range(1_000):
                    socket.send('{"t":"ping"}')
                while True:
                    socket.recv(timeout=PATIENCE)
            except ConnectionClosed as error:
                closed = error.rcvd
            assert closed is not None and closed.code == 1008
            watcher.socket.send('{"t":"ping"}')
            while watcher.receive()["t"] != "pong":
                pass


def test_codes_cannot_be_tried_for_long(tmp_path: Path) -> None:
    # On a machine that is slow today no other try is granted meanwhile.
    with hosting(tmp_path / "s", Limits(wrong_codes=(10, 0.0))) as host:
        anna = Guest(host)
        code = anna.opens(start=True)
        answers = [anna.request("GET", f"/api/tables/{new_code()}")[0] for _ in range(12)]
        assert answers[:10] == [404] * 10 and set(answers[10:]) == {429}
        assert anna.request("GET", f"/api/tables/{code}")[0] == 429
        with anna.socket(code) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with hosting(tmp_path / "s", Limits(sockets=2)) as host:
        anna = Guest(host)
        code = anna.opens(start=True)
        with anna.at(code), anna.at(code):
            with anna.socket(code) as third, pytest.raises(ConnectionClosed) as closed:
                third.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429


def test_names_stay_plain_text(anna: Guest) -> None:
    code = anna.opens(name="<b>A</b>\nseed: 1", start=True)
    with anna.at(code) as seat:
        assert seat.table["chairs"][0]["name"] == "<b>A</b> seed: 1"
        seat.do("resign")
    text = anna.request("GET", f"/api/tables/{code}/record")[2].decode()
    assert "players: <b>A</b> seed: 1\n" in text


def test_a_guest_without_a_key_opens_nothing(host: Host) -> None:
    stranger = Guest(host, cookie=False)
    assert stranger.post("/api/tables", {"game": "letters", "rules": {}})["why"] == "no_key"
    wish = {"game": "poker", "rules": {}, "name": "X"}
    assert Guest(host).post("/api/tables", wish)["why"] == "unreadable"
    status, _, content = Guest(host).request("POST", "/api/tables", "nonsense")
    assert status == 400 and json.loads(content)["why"] == "unreadable"


def test_a_running_game_gives_no_record(anna: Guest) -> None:
    code = anna.opens(start=True)
    assert anna.get(f"/api/tables/{code}/record")["why"] == "not_over"
