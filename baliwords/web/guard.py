"""What holds for every request: known hosts only, headers that bind the browser."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from baliwords.web.invite import is_known_host, is_own_origin

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types bali",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_UNKNOWN = "This server does not go by that name. Start it with --public-url to let it."


class Guard:
    """Refuses requests under foreign names or from foreign pages, and adds the headers."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self.app = app
        self.public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        kind = scope["type"]
        if kind in ("http", "websocket") and (sentence := self._why_not(scope)):
            if kind == "websocket":
                await WebSocketClose(1008, sentence)(scope, receive, send)
            else:
                await PlainTextResponse(sentence, 403)(scope, receive, send)
            return
        if kind != "http":  # the messages of a socket have no headers
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-cache")
            await send(message)

        await self.app(scope, receive, with_headers)

    def _why_not(self, scope: Scope) -> str:
        """Say why a request is refused; requests that change something come from our own page."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not is_known_host(host, self.public_url):
            return _UNKNOWN
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and (origin is None or not is_own_origin(origin, host, self.public_url)):
            return "This request does not come from this server's own page."
        return ""
