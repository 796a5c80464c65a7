"""What takes thought, and what comes of thoughts that fail."""

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
