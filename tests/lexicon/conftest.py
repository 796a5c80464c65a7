from pathlib import Path

import pytest

from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.store import load_lexicon


@pytest.fixture(scope="session")
def fr(own_cache: Path) -> Lexicon:
    return load_lexicon("fr")


@pytest.fixture(scope="session")
def de(own_cache: Path) -> Lexicon:
    return load_lexicon("de")
