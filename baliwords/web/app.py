"""The application: which address is answered by what."""

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from baliwords.errors import BaliwordsError
from baliwords.files.folders import data_folder
from baliwords.web import daily, exercises, meeting, pages, questions
from baliwords.web.guard import Guard
from baliwords.web.library import Library
from baliwords.web.limits import Gate, Limits
from baliwords.web.log import Log
from baliwords.web.pool import ThinkingPool
from baliwords.web.registry import Registry

STATIC = Path(__file__).parent / "static"


@dataclass(slots=True)
class Setup:
    """How a server is set up."""

    store: Path = field(default_factory=lambda: data_folder() / "tables.sqlite")
    public_url: str = ""
    """The address under which others reach it, where a proxy stands before it."""
    limits: Limits = field(default_factory=Limits)
    library: Library = field(default_factory=Library)
    pool: ThinkingPool = field(default_factory=ThinkingPool)
    pace: float = 0.9
    """How long a computer's move takes at least, so that people can follow."""


def make_app(setup: Setup) -> ASGIApp:
    """Return the application; a store that cannot be opened is refused here."""
    log = Log(setup.store)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.setup = setup
        app.state.gate = Gate(setup.limits)
        app.state.pool = setup.pool
        app.state.registry = Registry(log, setup.library, setup.pool, setup.pace)
        app.state.graphs = {}
        app.state.best_lines = {}
        app.state.opening = Preloading(setup.library)
        yield
        app.state.registry.close()
        setup.pool.close()
        log.close()

    app = Starlette(
        routes=[
            Route("/", pages.page),
            Route("/t/{code}", pages.page),
            Route("/sw.js", pages.worker),
            Route("/healthz", pages.health),
            *questions.ROUTES,
            *meeting.ROUTES,
            *daily.ROUTES,
            *exercises.ROUTES,
            WebSocketRoute("/ws/{code}", meeting.socket),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        exception_handlers=pages.HANDLERS,
        lifespan=life,
    )
    return Guard(app, setup.public_url)


class Preloading:
    """Opens the word lists behind the first guests' backs; a stop does not wait for it."""

    def __init__(self, library: Library) -> None:
        self.done = False
        self.error: BaliwordsError | None = None
        threading.Thread(target=self._open, args=(library,), daemon=True).start()

    def _open(self, library: Library) -> None:
        try:
            for language in ("fr", "de"):
                _ = library.dictionary(language).lexicon
            self.done = True
        except BaliwordsError as error:
            self.error = error
