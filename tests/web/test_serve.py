"""The command `serve`, as a person starts and stops it."""

import os
import re
import signal
import socket
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from urllib.request import urlopen

import pytest

from baliwords.errors import BadInput
from baliwords.web.server import listen
from tests.web.running import PATIENCE


def start(*options: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "baliwords", "serve", "--host", "127.0.0.1", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=dict(os.environ),
    )


def test_what_is_said_twice_in_a_row_does_not_wait_on_the_network() -> None:
    with (
        listen("127.0.0.1", 0) as listening,
        socket.create_connection(listening.getsockname()),
        listening.accept()[0] as guest,
    ):
        assert guest.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_says_where_it_is_and_stops_cleanly(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    server = start("--port", "0", "--store", str(tmp_path / "games.sqlite"))
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found, line
    with urlopen(found[0] + "/") as answer:
        assert answer.status == 200
    server.send_signal(number)
    _, complaints = server.communicate(timeout=PATIENCE)
    assert (server.returncode, complaints) == (code, "")
    assert (tmp_path / "games.sqlite").exists()


def test_a_port_that_is_taken_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        server = start("--port", port)
        said, complaints = server.communicate(timeout=PATIENCE)
    assert (server.returncode, said) == (2, "")
    assert complaints.count("\n") == 1 and port in complaints and "--port" in complaints


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--public-url", "bali"], "'bali'"),
        (["--port", "99999"], "99999"),
        (["--host", "no such host", "--port", "0"], "no such host"),
        (["--store", "/proc/no/where", "--port", "0"], "/proc/no/where"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(options: list[str], part: str) -> None:
    server = start(*options)
    _, complaints = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert complaints.count("\n") == 1 and part in complaints


def test_a_stop_does_not_wait_for_long_thoughts(tmp_path: Path) -> None:
    server = start("--port", "0", "--store", str(tmp_path / "games.sqlite"))
    assert server.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
    assert found
    asking = HTTPConnection(found[0].removeprefix("http://"), timeout=PATIENCE)
    asking.request("GET", "/api/graph/de")
    with urlopen(found[0] + "/"):  # who came later was served: the first one is being thought about
        server.send_signal(signal.SIGTERM)
    _, complaints = server.communicate(timeout=PATIENCE)
    assert (server.returncode, complaints) == (0, "")
    assert asking.getresponse().status in (200, 400)
    asking.close()


@pytest.mark.parametrize("host", ["\x07\x9a\U000cab3d \xbd", "a" * 70])
def test_a_host_that_is_none_is_one_sentence(host: str) -> None:
    with pytest.raises(BadInput, match="cannot listen"):
        listen(host, 0)
