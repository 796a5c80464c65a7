"""Every kind of attack with a small budget; `python -m tests.attack` does more by hand."""

import os
import sys
from pathlib import Path

import pytest

from tests.attack.kinds import KINDS

BUDGETS = {"lines": 250, "files": 80, "caches": 4, "kills": 6, "memory": 4}
"""A few seconds each."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="attacks fork")


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_and_nothing_crashes(
    kind: str, tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each run attacks with other numbers where it is told to: `ATTACK_FIRST=1000`."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(own_cache))
    monkeypatch.setenv("TERM", "dumb")
    first = int(os.environ.get("ATTACK_FIRST", "0"))
    findings = KINDS[kind](BUDGETS[kind], tmp_path, first)
    assert not findings, "\n".join(f"{one.attempt}: {one.complaint}" for one in findings)
