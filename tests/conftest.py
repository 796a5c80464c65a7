"""Every test runs with folders of its own: nobody's settings, lists or games are touched."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.chance import fix_chance

# How long an example takes is no business of a test: see benchmarks/. The same examples come each
# time, so that a change is judged by what it changed; HYPOTHESIS_PROFILE=search looks for new ones.
settings.register_profile("search", deadline=None)
settings.register_profile("baliwords", deadline=None, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "baliwords"))

# The tests speak English unless they say otherwise, wherever they run.
os.environ.update(LC_ALL="C.UTF-8", LANG="C.UTF-8", LC_MESSAGES="C.UTF-8")


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Build indexes in a cache that is shared by all tests of a run, in all its processes."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(shared / "cache"))
        yield shared / "cache"


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in each run, on the same day."""
    fix_chance(monkeypatch.setattr)


@pytest.fixture
def drawn_when_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the screen where a test reads it (`screen_text`), not after each key."""
    from textual._compositor import Compositor

    monkeypatch.setattr(
        Compositor, "render_update", lambda screen, **_how: screen._dirty_regions.clear()
    )


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Point the program to empty folders for settings, lists and games."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("BALIWORDS_LANG", raising=False)
    return tmp_path
