"""Messages that nobody should send: `python -m tests.web.fuzzing --messages 100000`.

They go the way that a socket's messages go, without the network. Every one must be answered by a
message of a known kind that says nothing hidden, and no error but our own may come up.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from baliwords.web import wire
from baliwords.web.hosted import Refused
from baliwords.web.library import Library
from baliwords.web.log import Log
from baliwords.web.meeting import read_message, reply
from baliwords.web.pool import ThinkingPool
from baliwords.web.registry import Registry
from baliwords.web.tables import HostedTable, Link
from tests.web.running import toy_lexicon

KINDS = ("ok", "no", "answer", "pong")
_WORDS = (
    *("do", "ask", "ping", "move", "sit", "stand", "computer", "rules", "start", "undo", "redo"),
    "go_on",
    *(
        "resign",
        "pass",
        "rematch",
        "hint",
        "peek",
        "count",
        "preview",
        "rivals",
        "review",
        "greedy",
    ),
    *(
        "take 1",
        "buy rice",
        "MUR+S!",
        "1:A+B",
        "-",
        "ok",
        "word MUR",
        "challenge",
        "stop",
        "letters",
    ),
    *("", "\x00", "\u202e", "é" * 50, "A" * 3000, "<script>", "' OR 1=1 --", "../../etc/passwd"),
    *("NaN", "?=A", "9" * 400, "@1+@2", "7:Q@9!", "\ud83d\ude00"),
)
_KEYS = (
    *("t", "id", "what", "m", "at", "seat", "level", "name", "rules", "units", "column", "secret"),
    *("__class__", "v", ""),
)


def anything(dice: random.Random, depth: int = 0) -> Any:
    """Some JSON value, likely one that means something somewhere."""
    kind = dice.randrange(10 if depth < 3 else 7)
    if kind < 4:
        return dice.choice(_WORDS)
    if kind < 6:
        return dice.choice((0, 1, -1, 2, 10**30, 1.5, -0.0, True, False, None))
    if kind == 6:
        return "".join(
            chr(dice.choice((dice.randrange(128), dice.randrange(0x800)))) for _ in range(9)
        )
    if kind == 7:
        return [anything(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice(_KEYS): anything(dice, depth + 1) for _ in range(dice.randrange(4))}


def message(dice: random.Random) -> str:
    """A text that a socket might bring: nearly right, wrong, or no JSON at all."""
    text = json.dumps(_nearly_right(dice), ensure_ascii=dice.random() < 0.5)
    if dice.random() < 0.15:
        place = dice.randrange(len(text))
        text = (
            text[:place] + dice.choice(('"', "{", "\\ud800", "\x00", "", "é")) + text[place + 1 :]
        )
    return text


def _nearly_right(dice: random.Random) -> Any:
    if dice.random() < 0.1:
        return anything(dice)
    kind = dice.choice(("do", "do", "ask", "ping"))
    right: dict[str, Any] = {
        "t": kind,
        "id": f"{dice.randrange(10**6)}",
        "what": dice.choice(_WORDS),
    }
    for _ in range(dice.randrange(4)):
        right[dice.choice(_KEYS)] = anything(dice)
    if dice.random() < 0.3:
        right["id"] = dice.choice(("again", "x" * 30, 5, None, "ok!"))
    return right


async def tables(registry: Registry) -> list[tuple[HostedTable, list[Link]]]:
    """Tables of all kinds, each with its people, one who looks on and a television."""
    wishes: tuple[dict[str, Any], ...] = (
        {"game": "letters", "rules": {"language": "fr"}, "start": True},
        {"game": "letters", "rules": {"seats": "2"}},
        {"game": "letters", "rules": {"seats": "2", "validation": "challenge"}},
        {"game": "shrines", "rules": {"seats": "3"}},
    )
    found = []
    for wish in wishes:
        code = await registry.open("anna-key", {"name": "Anna", **wish})
        table = await registry.find(code)
        assert table is not None
        links = [
            Link("anna-key"),
            Link("ben-key"),
            Link("stranger"),
            Link("anna-key", True),
            Link(""),
        ]
        for link in links:
            await registry.enter(code, link)
        if wish is not wishes[0]:
            for seat in range(1, len(table.room.chairs)):
                link = Link(f"{('ben', 'cleo')[seat - 1]}-key")
                deed = {"t": "do", "id": f"sit{seat}", "what": "sit", "name": f"Ben{seat}"}
                await reply(registry, table, link, deed)
        if wish["game"] == "shrines" or wish is wishes[2]:
            await reply(registry, table, links[0], {"t": "do", "id": "deal", "what": "start"})
        found.append((table, links))
    return found


async def fuzz(messages: int, seed: int, store: Path) -> Counter[str]:
    """Send messages, look at every answer, and return how often each kind came."""
    dice = random.Random(seed)
    pool = ThinkingPool()
    pool.close()  # questions for the solver are refused at once: they are not what is tried here
    log = Log(store)
    registry = Registry(log, Library(toy_lexicon), pool, pace=0.0)
    kinds: Counter[str] = Counter()
    around = await tables(registry)
    for number in range(messages):
        if number % 2000 == 1999:
            around += await tables(registry)
            del around[:-8]
        table, links = dice.choice(around)
        link = dice.choice(links)
        answer = await _answer(registry, table, link, message(dice))
        _look(table, link, answer)
        kinds[answer["t"] if answer["t"] != "no" else f"no {answer['why']}"] += 1
    registry.close()
    log.close()
    return kinds


async def _answer(registry: Registry, table: HostedTable, link: Link, text: str) -> Any:
    """Answer a message as a socket does."""
    try:
        heard = read_message(text)
    except Refused as error:
        return wire.complaint("", table.version, error, link.language)
    return await reply(registry, table, link, heard)


def _look(table: HostedTable, link: Link, answer: Any) -> None:
    assert answer["t"] in KINDS
    texts = [wire.encoded(answer)]
    while not link.outbox.empty():
        texts.append(link.outbox.get_nowait() or "")
    deal = table.room.deal
    for text in texts:
        assert "-key" not in text and "Traceback" not in text
        assert not deal or deal[:24] not in text


def main() -> None:
    """Send as many as asked for and say what came back."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        began = time.process_time()
        kinds = asyncio.run(fuzz(asked.messages, asked.seed, Path(folder) / "tables.sqlite"))
        print(f"{asked.messages} messages, {time.process_time() - began:.0f} s of processor time")
        for kind, count in kinds.most_common():
            print(f"{count:7} {kind}")


if __name__ == "__main__":
    main()
