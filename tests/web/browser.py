"""A real browser, a server of its own in a process of its own, and people who use the page.

The people see what the page shows and nothing else: they read the cards off the table, and do what
hands do. Which columns are worth joining they look up in the dictionary.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import permutations
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from baliwords.lexicon import Lexicon, load_lexicon

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
# As root there is no sandbox to be had; nothing is to be asked of the network.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
JOKER = "?"
# Other work may share the machine: only what never comes is an error.
PATIENCE = 180_000
expect.set_options(timeout=PATIENCE)
PLAIN = str.maketrans("ÄÖÜ", "AOU")  # as French reads them


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Program:
    """`baliwords serve`, started, killed and started again at the same address.

    Other tests start it as people do; here it deals the same cards each time.
    """

    def __init__(self, store: Path) -> None:
        self._store = store
        self._port = 0
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.web.same_cards", "serve"),
                *("--host", "127.0.0.1"),
                *("--port", str(self._port), "--store", str(self._store)),
            ],
            stdout=subprocess.PIPE,
            text=True,
            env=dict(os.environ),
            cwd=ROOT,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, said
        self.url, self._port = found[0], int(found[1])

    def kill(self) -> None:
        """End it as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        self._process.send_signal(number)
        self._process.communicate(timeout=PATIENCE / 1000)


class Person:
    """Somebody at a page of their own."""

    def __init__(self, browser: Browser, url: str, **wish: Any) -> None:
        wish = {"viewport": {"width": 1280, "height": 800}, "locale": "en", **wish}
        self.context = browser.new_context(**wish)
        self.url = url
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: Any) -> None:
        lost = "WebSocket" in message.text or "ERR_" in message.text  # while the server is away
        # The word list comes behind everybody's back, and later if it cannot come now.
        lost = lost or "/api/graph/" in message.location.get("url", "")
        if message.type in ("error", "warning") and not lost:
            self.complaints.append(message.text)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("h1, .column, .stall")

    def press(self, focus: str) -> None:
        self.button(focus).click()

    def button(self, focus: str) -> Locator:
        """What stands for a deed, by the name it has in every language."""
        return self.page.locator(f'[data-focus="{focus}"]')

    def opens(self, deed: str) -> str:
        """Open a table from the first page and return its code."""
        self.visit()
        self.press(deed)
        self.page.wait_for_url("**/t/*")
        self.page.wait_for_selector("[data-at]")
        return self.page.url.rpartition("/")[2]

    def opens_lobby(self) -> str:
        """Open a table for two and return its code."""
        self.visit()
        self.press("together")
        self.page.wait_for_url("**/t/*")
        self.page.wait_for_selector(".chairs")
        return self.page.url.rpartition("/")[2]

    def sits_down(self, code: str, name: str) -> None:
        self.visit(f"/t/{code}")
        self.page.fill("#sit-name", name)
        self.page.locator("form:has(#sit-name) button[type=submit]").click()
        expect(self.page.locator(".chairs")).to_contain_text(f"{name} (you)", use_inner_text=True)

    @property
    def version(self) -> int:
        """How far the game on the page has come."""
        return int(self.page.locator("[data-at]").get_attribute("data-at") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator(".sheet").count() > 0

    def sees_further(self, version: int) -> None:
        """Wait until the page has gone on."""
        self.page.wait_for_function(
            "at => Number(document.querySelector('[data-at]')?.dataset.at) > at", arg=version
        )

    def columns(self, row: str = ".own") -> list[str]:
        """The columns as they lie on the table; a joker that was declared in lower case."""
        found: list[str] = self.page.eval_on_selector_all(
            f"{row} .column",
            """columns => columns.map(column => [...column.querySelectorAll('.card')].map(card => {
                const letter = card.querySelector('b').textContent;
                if (letter === '★') return '?';
                return card.classList.contains('joker') ? letter.toLowerCase() : letter;
            }).join(''))""",
        )
        return found

    def column(self, slot: int, seat: int = 0) -> Locator:
        return self.page.locator(f'.column[data-unit="{seat}.{slot}"]')

    def close(self) -> None:
        self.context.close()
        assert self.complaints == []


def lexicon() -> Lexicon:
    return load_lexicon("fr")


def good_join(columns: list[str], words: Lexicon) -> tuple[int, int] | None:
    """Two columns that make a word or, failing that, a part of one; none with an open joker."""
    pairs = [
        (columns[one] + columns[other], one, other)
        for one, other in permutations(range(len(columns)), 2)
        if columns[one] and columns[other] and JOKER not in columns[one] + columns[other]
    ]
    upper = [(text.upper().translate(PLAIN), one, other) for text, one, other in pairs]
    whole = [(len(text), one, other) for text, one, other in upper if text in words]
    if whole and max(whole)[0] >= 4:
        return max(whole)[1:]
    parts = [(one, other) for text, one, other in upper if words.is_part(text)]
    return parts[0] if parts else max(whole)[1:] if whole else None
