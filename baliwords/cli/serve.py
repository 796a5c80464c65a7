"""`baliwords serve`: the games in the browser, for everybody around the table."""

import sys
from pathlib import Path
from typing import Annotated

from baliwords.cli.signature import Option, check_range
from baliwords.translation import _

_LAST_PORT = 65535


def serve(
    host: Annotated[str, Option("Listen here; 127.0.0.1 for nobody else.")] = "0.0.0.0",
    port: Annotated[int, Option("The port to listen at.", least=0)] = 8000,
    store: Annotated[Path | None, Option("The file that keeps the games.")] = None,
    public_url: Annotated[
        str, Option("The address others use, where a proxy stands before it.")
    ] = "",
    no_browser: Annotated[bool, Option("Do not open the page in the browser.")] = False,
) -> None:
    """Serve the games as a page: solitaire, words, and games on phones around the table.

    Example: baliwords serve --port 8000
    """
    from baliwords.web.app import Setup
    from baliwords.web.invite import address, read_public_url
    from baliwords.web.server import listen
    from baliwords.web.server import serve as run

    check_range("port", port, 0, _LAST_PORT)
    url = read_public_url(public_url) if public_url else ""
    setup = Setup(public_url=url) if store is None else Setup(store=store, public_url=url)
    taken = listen(host, port)
    where = url or address(host, taken.getsockname()[1])
    if run(setup, taken, lambda: _announce(where, not no_browser)):
        raise KeyboardInterrupt


def _announce(where: str, browser: bool) -> None:
    """Say where the page is, draw the code that phones read, open the browser."""
    from baliwords.cli.show import is_watched, show
    from baliwords.cli.talk import tell
    from baliwords.web.invite import qr_lines

    watched = is_watched()
    if watched:
        tell(qr_lines(where))
    show([_("The page is at {where}", where=where), _("Ctrl-C stops it; every game is kept.")])
    sys.stdout.flush()
    if browser and watched:
        import webbrowser

        webbrowser.open(where)
