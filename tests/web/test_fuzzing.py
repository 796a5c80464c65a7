from pathlib import Path

from tests.web.fuzzing import fuzz


async def test_fuzzed_messages_get_an_answer_and_never_a_secret(tmp_path: Path) -> None:
    kinds = await fuzz(3000, seed=1, store=tmp_path / "tables.sqlite")
    assert sum(kinds.values()) == 3000
    assert {"ok", "pong", "no unreadable", "no unknown", "no no_seat"} <= set(kinds)
