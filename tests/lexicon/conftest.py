from pathlib import Path

import pytest

from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.store import load_lexicon


@pytest.fixture(scope="session")
def fr(own_folders: Path) -> Lexicon:
    return load_lexicon("fr")


@pytest.fixture(scope="session")
def de(own_folders: Path) -> Lexicon:
    return load_lexicon("de")
