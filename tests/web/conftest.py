import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.running import Guest, Host, hosting

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.browser import Program


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with hosting(tmp_path / "tables.sqlite") as running:
        yield running


@pytest.fixture
def anna(host: Host) -> Guest:
    return Guest(host)


@pytest.fixture
def ben(host: Host) -> Guest:
    return Guest(host)


@pytest.fixture(scope="module")  # while it runs, no event loop can be begun elsewhere
def browser() -> Iterator["Browser"]:
    """A real browser; where there is none, its tests are left out."""
    from tests.web.browser import CHROMIUM, chromium

    if not CHROMIUM:
        assert os.environ.get("BALIWORDS_BROWSER") != "required", "no Chromium on this machine"
        pytest.skip("no Chromium on this machine")
    with chromium() as running:
        yield running


@pytest.fixture
def program(tmp_path: Path) -> Iterator["Program"]:
    """`baliwords serve` in a process of its own."""
    from tests.web.browser import Program

    running = Program(tmp_path / "tables.sqlite")
    yield running
    running.stop()
