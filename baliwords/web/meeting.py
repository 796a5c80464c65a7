"""Where guests meet: open a table, find it, sit at its socket."""

import asyncio
import json
import time
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.websockets import WebSocket, WebSocketDisconnect

from baliwords.errors import BadInput, BaliwordsError
from baliwords.speech import _
from baliwords.translation import ENGLISH, UI_LANGUAGES
from baliwords.web import wire
from baliwords.web.guests import COOKIE, KEEP_SECONDS, hashed, is_key, new_key, read_code
from baliwords.web.hosted import Message, Refused
from baliwords.web.house_rules import LEVELS, form
from baliwords.web.invite import address, qr_svg
from baliwords.web.limits import BODY_BYTES, Bucket, network_of
from baliwords.web.registry import Registry
from baliwords.web.tables import HostedTable, Link, read_id

GONE, TOO_MANY, TOO_FAST = 4404, 4429, 1008


def address_of(connection: HTTPConnection) -> str:
    """Return the address that limits are counted by."""
    return network_of(connection.client.host if connection.client else "")


def key_of(connection: HTTPConnection) -> str:
    """Return the hashed key of a guest, or an empty text for one without."""
    key = connection.cookies.get(COOKIE, "")
    return hashed(key) if is_key(key) else ""


def language_of(name: str) -> str:
    """Return a language that the server speaks."""
    return name if name in UI_LANGUAGES else ENGLISH


# --- requests -----------------------------------------------------------------------------


async def guest(request: Request) -> Response:
    """Give a browser its key, once; and say what can be played here."""
    go_slowly(request, "requests")
    setup = request.app.state.setup
    rules = {game: form(game) for game in LEVELS}
    response = JSONResponse({"levels": LEVELS, "rules": rules, "url": setup.public_url})
    if not key_of(request):
        _give_key(request, response)
    return response


def _give_key(request: Request, response: Response) -> None:
    secure = request.app.state.setup.public_url.startswith("https:")
    response.set_cookie(
        COOKIE, new_key(), KEEP_SECONDS, httponly=True, samesite="strict", secure=secure
    )


async def open_table(request: Request) -> Response:
    """Open a table."""
    go_slowly(request, "opened")
    code = await request.app.state.registry.open(_known_key(request), await message_of(request))
    return JSONResponse({"code": code})


async def look_up(request: Request) -> Response:
    """Say whether there is a table of this code."""
    table = await table_of(request)
    return JSONResponse({"code": table.code, "game": table.room.game})


async def enter(request: Request) -> Response:
    """Let another device of a person take up the seat, by a pass."""
    table = await table_of(request)
    secret = (await message_of(request)).get("secret")
    key = _known_key(request)
    registry = request.app.state.registry
    if not isinstance(secret, str) or not await registry.redeem(table, key, secret, time.time()):
        _wrong(request)
        raise Refused("pass", _("this link was used already, or is too old"))
    return JSONResponse({"code": table.code})


async def record(request: Request) -> Response:
    """Send a finished game as a record."""
    table = await table_of(request)
    if table.outcome is None:
        raise Refused("not_over", _("the game is not over"))
    name = f"table-{table.code.lower()}.bali"
    return PlainTextResponse(
        table.record(), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def qr_code(request: Request) -> Response:
    """Send the QR code of a table's link."""
    table = await table_of(request)
    own = request.app.state.setup.public_url or _reachable(request)
    picture = qr_svg(f"{own}/t/{table.code}")
    return Response(picture, media_type="image/svg+xml")


def _reachable(request: Request) -> str:
    """Return this server's address as phones see it, also where the page was opened here."""
    name, port = request.url.hostname or "localhost", request.url.port or 80
    if name in ("localhost", "127.0.0.1", "::1"):
        return address("0.0.0.0", port)
    return f"{request.url.scheme}://{request.url.netloc}"


async def table_of(request: Request) -> HostedTable:
    """Find the table of a request; who tries codes has few to try."""
    gate, here = request.app.state.gate, address_of(request)
    if not gate.has_left("wrong_codes", here):
        raise Refused("slowly", _("too many wrong codes: wait a minute"))
    table: HostedTable | None = await request.app.state.registry.find(
        read_code(request.path_params["code"])
    )
    if table is None:
        _wrong(request)
        raise HTTPException(404, _("there is no table of this code"))
    return table


def _wrong(request: Request) -> None:
    request.app.state.gate.allows("wrong_codes", address_of(request))


def go_slowly(request: Request, what: str) -> None:
    """Refuse an address that asks too much."""
    if not request.app.state.gate.allows(what, address_of(request)):
        raise Refused("slowly", _("too many requests at once: go more slowly"))


def _known_key(request: Request) -> str:
    key = key_of(request)
    if not key:
        raise Refused("no_key", _("this browser has no key yet: cookies must be allowed"))
    return key


async def message_of(request: Request) -> dict[str, Any]:
    """Read the JSON object that a request carries, if it is not too long."""
    data = b""
    async for piece in request.stream():
        data += piece
        if len(data) > BODY_BYTES:
            raise BadInput(_("the request is too long (at most {most} bytes)", most=BODY_BYTES))
    return read_message(data.decode("utf-8", "replace"))


def read_message(text: str) -> dict[str, Any]:
    """Read a JSON object that holds whole text only."""
    try:
        found = json.loads(text)
        if "\\u" in text:
            json.dumps(found, ensure_ascii=False).encode()  # half a surrogate pair is no text
    except (ValueError, RecursionError):
        raise Refused("unreadable", _("this is no JSON")) from None
    if not isinstance(found, dict):
        raise Refused("unreadable", _('expected a JSON object like {"t": "ping"}'))
    return found


# --- the socket ---------------------------------------------------------------------------


async def socket(websocket: WebSocket) -> None:
    """Serve one guest at one table until he leaves, or the server stops."""
    with suppress(asyncio.CancelledError):
        await _serve(websocket)


async def _serve(websocket: WebSocket) -> None:
    state, here = websocket.app.state, address_of(websocket)
    await websocket.accept()
    if not state.gate.open_socket(here):
        await websocket.close(TOO_MANY, "too many sockets")
        return
    asked = websocket.query_params
    link = Link(key_of(websocket), asked.get("watch") == "1", language_of(asked.get("ui", "")))
    try:
        table = await _enter(websocket, link)
        if table is None:
            await websocket.close(GONE, "there is no table of this code")
            return
        sender = asyncio.create_task(_send(websocket, link))
        try:
            await _listen(websocket, table, link, state.gate.new_socket_bucket())
        finally:
            state.registry.leave(table, link)
            sender.cancel()
    finally:
        state.gate.close_socket(here)


async def _enter(websocket: WebSocket, link: Link) -> HostedTable | None:
    state, here = websocket.app.state, address_of(websocket)
    with suppress(BaliwordsError):
        if state.gate.has_left("wrong_codes", here):
            code = read_code(websocket.path_params["code"])
            table: HostedTable | None = await state.registry.enter(code, link)
            if table is not None:
                return table
    state.gate.allows("wrong_codes", here)
    return None


async def _send(websocket: WebSocket, link: Link) -> None:
    """Send what is queued for a guest."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await link.outbox.get()) is not None:
            await websocket.send_text(text)
        await websocket.close(1012, "read again")


async def _listen(websocket: WebSocket, table: HostedTable, link: Link, bucket: Bucket) -> None:
    """Answer what a guest sends, as fast as he may ask."""
    loop, state = asyncio.get_running_loop(), websocket.app.state
    excess, thinking = 0, set[asyncio.Task[None]]()
    while True:
        received = await websocket.receive()
        if received["type"] != "websocket.receive":
            return
        text = received.get("text")
        if not bucket.take(loop.time()):
            excess += 1
            if excess > state.gate.limits.excess:
                with suppress(WebSocketDisconnect, RuntimeError):  # it may be closed already
                    await websocket.close(TOO_FAST, "too many messages")
                return
            link.send(wire.encoded(_too_fast(text or "", table.version, link.language)))
            await asyncio.sleep(0)  # what was said goes out, else it would pile up
            continue
        excess = 0
        try:
            message = read_message(text or "")
        except Refused as error:
            link.send(wire.encoded(wire.complaint("", table.version, error, link.language)))
            continue
        answer = reply(state.registry, table, link, message)
        if message.get("t") == "ask":  # it may take thought: the guest goes on meanwhile
            task = asyncio.create_task(_send_on(link, answer))
            thinking.add(task)
            task.add_done_callback(thinking.discard)
        else:
            await _send_on(link, answer)


async def _send_on(link: Link, answer: Awaitable[Message]) -> None:
    link.send(wire.encoded(await answer))


async def reply(
    registry: Registry, table: HostedTable, link: Link, message: Mapping[str, Any]
) -> Message:
    """Answer whatever a guest says; there is an answer to everything."""
    try:
        match message.get("t"):
            case "do":
                return await registry.do(table, link, message)
            case "ask":
                return await table.ask(registry.log, link, message)
            case "ping":
                return wire.pong(table.version)
        raise Refused("unknown", _('t: expected "do", "ask" or "ping"'))
    except Refused as error:
        return wire.complaint("", table.version, error, link.language)


def _too_fast(text: str, version: int, language: str) -> Message:
    """Refuse a message that came too fast, by its name if it has one."""
    name = ""
    with suppress(Refused):
        name = read_id(read_message(text))
    refusal = Refused("slowly", _("too many messages at once: go more slowly"))
    return wire.complaint(name, version, refusal, language)


ROUTES = [
    Route("/api/guest", guest, methods=["POST"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{code}", look_up),
    Route("/api/tables/{code}/enter", enter, methods=["POST"]),
    Route("/api/tables/{code}/record", record),
    Route("/api/tables/{code}/qr.svg", qr_code),
]
