"""The page itself, and how errors are said."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from baliwords.errors import BaliwordsError, MissingData
from baliwords.speech import Sentence, label, plain
from baliwords.translation import ENGLISH, speak

_STATIC = Path(__file__).parent / "static"


async def page(request: Request) -> Response:
    """Send the page; it finds out by its address what to show."""
    del request
    return FileResponse(_STATIC / "index.html")


async def worker(request: Request) -> Response:
    """Send the service worker, which must lie at the top to serve the whole page."""
    del request
    return Response(_worker(), media_type="text/javascript")


@cache
def _worker() -> str:
    """Tell the worker which files the page is made of; another page is another worker."""
    files = sorted(path for path in _STATIC.rglob("*") if path.is_file() and path.name != "sw.js")
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]
    names = ["/", *(f"/static/{path.relative_to(_STATIC).as_posix()}" for path in files)]
    told = f'const KEPT = "bali-{digest}";\nconst FILES = {json.dumps(names)};\n'
    return told + (_STATIC / "sw.js").read_text(encoding="utf-8")


async def health(request: Request) -> Response:
    """Say whether all is ready: the store is open, and so are the word lists."""
    opening = request.app.state.opening
    if opening.error:
        return JSONResponse({"ready": False, "say": str(opening.error)}, 500)
    return JSONResponse({"ready": opening.done}, 200 if opening.done else 503)


async def _refused(request: Request, error: Exception) -> Response:
    """Say in one sentence why a request cannot be followed."""
    status = 503 if isinstance(error, MissingData) else 400
    status = 429 if getattr(error, "why", "") in ("slowly", "busy") else status
    why = getattr(error, "why", None) or type(error).__name__
    return JSONResponse({"why": why, "say": speak(plain(error), _language(request))}, status)


async def _not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    detail = error.detail if isinstance(error.detail, Sentence) else label("there is nothing here")
    said = speak(plain(detail), _language(request))
    return JSONResponse({"why": "not_found", "say": said}, error.status_code)


def _language(request: Request) -> str:
    """Return the language that a request asks for; the page asks for its own."""
    return request.headers.get("accept-language", "")[:2] or ENGLISH


HANDLERS: dict[Any, Any] = {BaliwordsError: _refused, HTTPException: _not_here}
