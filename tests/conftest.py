"""Every test runs with folders of its own: nobody's settings, lists or games are touched."""

from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session", autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Point the program to empty folders; indexes are built there once for all tests."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("CACHE", "DATA", "CONFIG"):
            patch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
        patch.delenv("BALIWORDS_LANG", raising=False)
        yield home
