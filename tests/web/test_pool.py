"""What takes thought, and what comes of thoughts that fail."""

from pathlib import Path

import pytest

from baliwords.web.hosted import Refused
from baliwords.web.pool import ThinkingPool


async def test_a_fault_of_the_solver_is_an_answer_too(caplog: pytest.LogCaptureFixture) -> None:
    pool = ThinkingPool(workers=1)
    with pytest.raises(Refused, match="could not be thought out"):
        await pool.ask("anna", int, "no number")
    assert "invalid literal" in caplog.text
    assert await pool.ask("anna", int, "7") == 7  # and the next question is thought about
    pool.close()


async def test_a_process_gets_ready_once_for_each_kind_of_table(tmp_path: Path) -> None:
    pool = ThinkingPool(workers=1)
    for seats in (1, 2, 2, 1):
        pool.prepare(_note, str(tmp_path / "ready"), seats)
    assert await pool.ask("anna", int, "7") == 7  # asked last, answered last
    assert (tmp_path / "ready").read_text() == "12"
    pool.close()


def _note(path: str, seats: int) -> None:
    with Path(path).open("a") as file:
        file.write(str(seats))
