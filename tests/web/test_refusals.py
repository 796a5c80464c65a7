"""Whatever the server refuses, it says why in the language of the page."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

import baliwords.web
from baliwords import translation
from tests.languages.pseudo import PseudoCatalogue, plain_letters
from tests.web.running import PATIENCE, Guest

ERRORS = {"Refused", "BadInput", "MissingData", "HTTPException"}
MESSAGES: list[Any] = [
    "nonsense",
    "[]",
    {"t": "frob"},
    {"t": "do", "what": "frob"},
    {"t": "do", "what": "sit", "name": "-"},
    {"t": "do", "what": "sit", "name": "greedy"},
    {"t": "do", "what": "stand", "seat": 9},
    {"t": "do", "what": "computer", "seat": 0, "level": "expert"},
    {"t": "do", "what": "rules", "rules": {"frob": "1"}},
    {"t": "do", "what": "rules", "rules": {"seats": "9"}},
    {"t": "do", "what": "start"},
    {"t": "do", "what": "rematch"},
    {"t": "do", "what": "undo"},
    {"t": "do", "what": "move", "move": "M+U+R", "at": 99},
    {"t": "do", "what": "move", "move": "frob"},
    {"t": "ask", "what": "frob"},
    {"t": "ask", "what": "preview", "units": "x"},
]


@pytest.fixture
def _spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let French be the language that nobody speaks."""
    monkeypatch.setitem(translation._catalogues, "fr", PseudoCatalogue())


def refusals() -> Iterator[tuple[str, ast.expr]]:
    """Yield what each error of the server is made with."""
    for path in Path(baliwords.web.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS:
                yield f"{path.name}:{node.lineno}", node.args[-1]


def test_every_refusal_of_the_server_is_a_sentence() -> None:
    """It may be said in any language: no text is written beside the door."""
    found = dict(refusals())
    assert len(found) > 40
    assert [
        place
        for place, said in found.items()
        if isinstance(said, ast.Constant | ast.JoinedStr | ast.BinOp)
    ] == []


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize("start", [False, True])
def test_a_socket_is_answered_in_its_language(anna: Guest, start: bool) -> None:
    code = anna.opens(start=start, rules={"language": "fr", "seats": "1" if start else "2"})
    address = f"ws://127.0.0.1:{anna.host.port}/ws/{code}?ui=fr"
    refused = 0
    with connect(
        address,
        origin=Origin(anna.host.origin),
        additional_headers={"Cookie": anna.cookie},
        proxy=None,
    ) as socket:
        for number, message in enumerate(MESSAGES):
            facts = {"id": f"n{number}"}
            if isinstance(message, dict):
                facts.update(message)
            socket.send(message if isinstance(message, str) else json.dumps(facts))
            while (answer := json.loads(socket.recv(timeout=PATIENCE)))["t"] in ("table", "news"):
                pass
            if answer["t"] == "no":
                refused += 1
                known = ("sit", "stand", "computer", "rules", "start", "move", "undo", "redo")
                left = plain_letters(answer["say"], *known, "rematch", "resign", "pass", "name")
                assert left == [], (message, answer)
    assert refused > 10


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/KWPTRDXM",
        "/api/tables/x",
        "/api/nowhere",
        "/api/check?word=&lang=fr",
        "/api/check?word=MUR&lang=xx",
        "/api/letters?letters=ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ&lang=fr",
    ],
)
def test_a_request_is_answered_in_its_language(anna: Guest, path: str) -> None:
    status, _headers, content = anna.request("GET", path, **{"Accept-Language": "fr"})
    assert status >= 400
    assert plain_letters(json.loads(content)["say"], "word", "lang") == []
