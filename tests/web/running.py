"""A server that really listens, and guests who talk to it as browsers do."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from secrets import token_hex
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from baliwords.lexicon import Lexicon, lexicon_of
from baliwords.web.app import Setup
from baliwords.web.library import Library
from baliwords.web.limits import Limits
from baliwords.web.server import Server, listen
from tests.letters.toy import FRENCH, GERMAN

# Other work may share the machine: only what never comes is an error.
PATIENCE = 180.0
GENEROUS = Limits(messages=(1000, 1000), requests=(1000, 1000), opened=(1000, 1000))
# With these, whatever is dealt can be joined: every consonant between every two vowels.
PLENTY = [v + c + w for v in "AEIOU" for c in "BCDFGHJKLMNPQRSTVWXYZ" for w in "AEIOU"]
_lists: dict[str, Lexicon] = {}


def toy_lexicon(language: str, name: str = "") -> Lexicon:
    del name
    if language not in _lists:
        words = FRENCH.split() + PLENTY if language == "fr" else GERMAN.split()
        _lists[language] = lexicon_of(words, language)
    return _lists[language]


class Host:
    """A server on a port of its own."""

    def __init__(self, store: Path, limits: Limits = GENEROUS, public_url: str = "") -> None:
        self.setup = Setup(store, public_url, limits, Library(toy_lexicon), pace=0.0)
        taken = listen("127.0.0.1", 0)
        self.port = int(taken.getsockname()[1])
        self._server = Server(self.setup)
        self._thread = threading.Thread(target=self._server.run, args=([taken],), daemon=True)
        self._thread.start()
        while not self._server.started:
            self._thread.join(0.01)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


@contextmanager
def hosting(store: Path, limits: Limits = GENEROUS, public_url: str = "") -> Iterator[Host]:
    host = Host(store, limits, public_url)
    try:
        yield host
    finally:
        host.stop()


class Guest:
    """A browser: it keeps its cookie and names its origin."""

    def __init__(self, host: Host, *, cookie: bool = True) -> None:
        self.host = host
        self.cookie = ""
        if cookie:
            self.post("/api/guest", {})

    def request(
        self, method: str, path: str, body: str | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        connection = HTTPConnection("127.0.0.1", self.host.port)
        sent = {"Cookie": self.cookie} if self.cookie else {}
        if method == "POST":
            sent["Origin"] = self.host.origin
        connection.request(method, path, body, {**sent, **headers})
        answer = connection.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        content = answer.read()
        connection.close()
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        return answer.status, found, content

    def get(self, path: str) -> Any:
        return json.loads(self.request("GET", path)[2])

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return json.loads(self.request("POST", path, json.dumps(body))[2])

    def opens(self, game: str = "letters", name: str = "Anna", **wish: Any) -> str:
        rules = wish.pop("rules", {"language": "fr"} if game == "letters" else {})
        return str(
            self.post("/api/tables", {"game": game, "rules": rules, "name": name, **wish})["code"]
        )

    def socket(self, code: str, watch: bool = False, origin: str = "") -> ClientConnection:
        address = f"ws://127.0.0.1:{self.host.port}/ws/{code}{'?watch=1' if watch else ''}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return connect(
            address,
            origin=Origin(origin or self.host.origin),
            additional_headers=headers,
            proxy=None,
        )

    @contextmanager
    def at(self, code: str, watch: bool = False) -> Iterator["Seat"]:
        with self.socket(code, watch) as socket:
            yield Seat(socket)


class Seat:
    """A guest's socket at a table, and the last that was seen of the table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.texts: list[str] = []
        self.see()

    def receive(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "table":
            self.table = message
        return message

    def see(self) -> dict[str, Any]:
        """Wait for the table."""
        while self.receive()["t"] != "table":
            pass
        return self.table

    def say(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        sent = {"id": token_hex(8), **message}
        self.socket.send(json.dumps(sent))
        while (answer := self.receive()).get("id") != sent["id"]:
            pass
        return answer

    def do(self, what: str, **facts: Any) -> dict[str, Any]:
        return self.say(t="do", what=what, **facts)

    def ask(self, what: str, **facts: Any) -> dict[str, Any]:
        return self.say(t="ask", what=what, **facts)

    def until(self, seen: Any) -> dict[str, Any]:
        """Wait until the table is as wished."""
        while not seen(self.table):
            self.receive()
        return self.table
