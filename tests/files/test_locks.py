"""Locks of two programs; those of Windows are simulated by taking POSIX's away."""

import subprocess
import sys
from pathlib import Path

import pytest

from baliwords.core.journal import Journal
from baliwords.core.record import Header, Record
from baliwords.files.locks import lock_file

OTHER = """
import sys
from pathlib import Path
if sys.argv[2] == "windows":
    import filelock
    sys.modules["fcntl"] = None
from baliwords.files.locks import lock_file
print("free" if lock_file(Path(sys.argv[1])) else "taken")
"""


@pytest.fixture(params=["posix", "windows"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "windows":
        import filelock  # noqa: F401 - it needs what is now taken away

        monkeypatch.setitem(sys.modules, "fcntl", None)
    return str(request.param)


def other_program(path: Path, system: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", OTHER, str(path), system], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_file_is_locked_until_it_is_let_go(tmp_path: Path, system: str) -> None:
    path = tmp_path / "game-0001.bali"
    path.touch()
    release = lock_file(path)
    assert release is not None
    assert other_program(path, system) == "taken"
    release()
    assert other_program(path, system) == "free"


def test_what_is_not_there_cannot_be_locked(tmp_path: Path, system: str) -> None:
    with pytest.raises(FileNotFoundError):
        lock_file(tmp_path / f"game-{system}.bali")


def test_a_game_is_locked_from_its_first_moment_until_it_is_put_away(
    tmp_path: Path, system: str
) -> None:
    header = Header("letters", "TMUZERQ", ("Anna",), {"language": "fr"})
    journal = Journal.create(tmp_path / "journal", header)
    assert other_program(journal.path, system) == "taken"
    journal.append("stop")
    place = journal.finish(journal.read(), tmp_path / "games")
    assert Record.parse(place.read_text()).moves == ("stop",)
    assert not journal.path.exists()
    again = Journal.create(tmp_path / "journal", header)  # the name is free again
    assert again.path == journal.path
    assert other_program(again.path, system) == "taken"
    again.drop()


def test_lines_end_alike_on_every_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows opens files as text unless it is told not to; what is told is looked at here."""
    import os

    seen: list[int] = []
    opens = os.open

    def opened(path: Path, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            seen.append(flags)
        return opens(path, flags & ~(1 << 30), mode)

    monkeypatch.setattr("baliwords.core.journal._BINARY", 1 << 30)
    monkeypatch.setattr(os, "open", opened)
    journal = Journal.create(tmp_path, Header("letters", "TMUZERQ", ("Anna",), {"language": "fr"}))
    journal.append("stop")
    journal.finish(journal.read(), tmp_path / "games")
    assert len(seen) >= 4 and all(flags & (1 << 30) for flags in seen)
