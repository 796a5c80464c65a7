"""The deal of the day on the page: which day it is, what can be shared, yesterday's best line.

The cards come from the date, the language and the usual rules, as everywhere; which game was the
first of its day, and how many days in a row there were, the browser remembers.
"""

import time
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from baliwords.core.record import Record
from baliwords.errors import BadInput
from baliwords.letters.options import Options
from baliwords.play.archive import Kept
from baliwords.play.calendar import read_day, today
from baliwords.play.letters.daily import Daily, attempt_of, share
from baliwords.speech import _
from baliwords.translation import speak
from baliwords.web import thinking
from baliwords.web.hosted import Refused
from baliwords.web.meeting import go_slowly, table_of
from baliwords.web.questions import no_dictionary

_LANGUAGES = ("fr", "de")
_LONGEST_STREAK = 100_000


async def day(request: Request) -> Response:
    """Say which day counts now: the same everywhere, from midnight UTC on."""
    go_slowly(request, "requests")
    return JSONResponse({"day": today().isoformat()})


async def shared(request: Request) -> Response:
    """Write what can be shared of a finished game with the cards of a day."""
    go_slowly(request, "requests")
    table = await table_of(request)
    asked = read_day(request.query_params.get("day", ""))
    record = Record.parse(table.record()) if table.outcome else None
    options = Options(language=table.room.rules.get("language", "fr"))
    daily = Daily(asked, options)
    if record is None or not daily.is_dealt_in(record.header):
        raise Refused("not_daily", _("this is no finished game of that day"))
    dated = record._replace(header=record.header._replace(day=asked.isoformat()))
    attempt = attempt_of(daily, [Kept(Path(), dated, time.time())])
    text = share(daily, attempt, _days(request))
    return JSONResponse({"share": speak(text, options.language)})


def _days(request: Request) -> int:
    text = request.query_params.get("days", "0")
    return min(int(text), _LONGEST_STREAK) if text.isascii() and text.isdecimal() else 0


async def best_line(request: Request) -> Response:
    """Tell the best line of the day before, found once and kept for the day."""
    go_slowly(request, "requests")
    language = request.path_params["lang"]
    if language not in _LANGUAGES:
        raise BadInput(no_dictionary(language))
    daily = Daily(today(), Options(language=language)).before()
    known: dict[tuple[str, str], dict[str, Any]] = request.app.state.best_lines
    key = daily.day.isoformat(), language
    if key not in known:
        who = ("best line", language)
        found = await request.app.state.pool.ask(who, thinking.best_line, *key)
        if len(known) > 8:
            known.clear()
        known[key] = dict(found)
    return JSONResponse(known[key])


ROUTES = [
    Route("/api/daily", day),
    Route("/api/daily/{lang}/best", best_line),
    Route("/api/tables/{code}/share", shared),
]
