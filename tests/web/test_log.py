import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from baliwords.errors import MissingData
from baliwords.web.log import Log, Stale


def events(count: int, start: int = 0) -> list[dict[str, object]]:
    return [{"kind": "move", "m": f"é{number}"} for number in range(start, start + count)]


async def test_events_are_read_back_in_order(tmp_path: Path) -> None:
    log = Log(tmp_path / "deep" / "log.sqlite")
    await log.append("A", 0, events(2))
    await log.append("B", 0, events(1))
    await log.append("A", 2, events(1, 2))
    assert await log.read("A") == events(3)
    assert await log.read("C") == []
    log.close()


async def test_of_two_writers_only_one_wins(tmp_path: Path) -> None:
    first, second = Log(tmp_path / "log"), Log(tmp_path / "log")
    await first.append("A", 0, events(1))

    async def try_to_append(log: Log, name: str) -> int:
        try:
            await log.append("A", 1, [{"kind": "move", "m": name}])
        except Stale:
            return 0
        return 1

    tries = [try_to_append(log, str(n)) for n in range(20) for log in (first, second)]
    assert sum(await asyncio.gather(*tries)) == 1
    assert len(await second.read("A")) == 2
    first.close()
    second.close()


async def test_a_gap_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    log = Log(tmp_path / "log")
    with pytest.raises(Stale):
        await log.append("A", 5, events(2))
    assert await log.read("A") == []
    log.close()


async def test_a_stale_append_takes_nobody_with_it(tmp_path: Path) -> None:
    log = Log(tmp_path / "log")
    tries = [log.append(f"T{n}", 3 if n == 5 else 0, events(2)) for n in range(10)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(answer) for answer in answers].count(Stale) == 1
    assert isinstance(answers[5], Stale)
    for number in range(10):
        assert await log.read(f"T{number}") == ([] if number == 5 else events(2))
    log.close()


async def test_any_text_is_kept_as_it_is(tmp_path: Path) -> None:
    log = Log(tmp_path / "log")
    strange = [{"kind": "name", "name": text} for text in ('"\\', "\x00", "É\n🂡", "'; --", "")]
    await log.append("A", 0, strange)
    assert await log.read("A") == strange
    log.close()


async def test_many_at_once_lose_and_double_nothing(tmp_path: Path) -> None:
    log = Log(tmp_path / "log")

    async def play(code: str) -> None:
        for number in range(20):
            await log.append(code, number, events(1, number))

    await asyncio.gather(*(play(f"T{n}") for n in range(30)))
    for number in range(30):
        assert await log.read(f"T{number}") == events(20)
    log.close()


def test_a_store_of_another_format_is_refused(tmp_path: Path) -> None:
    import sqlite3

    base = sqlite3.connect(tmp_path / "log")
    base.execute("PRAGMA user_version = 99")
    base.close()
    with pytest.raises(MissingData, match="another version"):
        Log(tmp_path / "log")
    with pytest.raises(MissingData, match="cannot keep games"):
        Log(tmp_path)


# Appends for ever; a line of output for each event that was acknowledged.
WRITE = """
import asyncio, sys
from pathlib import Path
from baliwords.web.log import Log

async def main():
    log = Log(Path(sys.argv[1]))
    async def play(code):
        number = len(await log.read(code))
        while True:
            await log.append(code, number, [{"kind": "move", "m": str(number)}])
            print(code, number, flush=True)
            number += 1
    await asyncio.gather(*(play(f"T{n}") for n in range(5)))

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    for _ in range(3):
        program = subprocess.Popen(
            [sys.executable, "-c", WRITE, str(tmp_path / "log")], stdout=subprocess.PIPE, text=True
        )
        assert program.stdout is not None
        for _ in range(50):
            code, number = program.stdout.readline().split()
            acknowledged[code] = int(number)
        program.send_signal(signal.SIGKILL)
        for line in program.communicate()[0].splitlines(keepends=True):
            if line.endswith("\n"):
                code, number = line.split()
                acknowledged[code] = int(number)

    async def check() -> None:
        log = Log(tmp_path / "log")
        for code, number in acknowledged.items():
            kept = [int(event["m"]) for event in await log.read(code)]
            assert kept == list(range(len(kept)))
            assert len(kept) > number
        log.close()

    asyncio.run(check())
