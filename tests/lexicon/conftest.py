from collections.abc import Iterator
from pathlib import Path

import pytest

from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.store import load_lexicon


@pytest.fixture(scope="session", autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Keep a person's own folders out of the tests; the indexes are built once for all tests."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("CACHE", "DATA", "CONFIG"):
            patch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
        patch.delenv("BALIWORDS_LANG", raising=False)
        yield home


@pytest.fixture(scope="session")
def fr(own_folders: Path) -> Lexicon:
    return load_lexicon("fr")


@pytest.fixture(scope="session")
def de(own_folders: Path) -> Lexicon:
    return load_lexicon("de")
