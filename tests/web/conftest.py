from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.running import Guest, Host, hosting


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
