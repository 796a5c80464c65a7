"""What is built only once takes seconds: whoever watches is told what for, nobody else is."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from baliwords.core.notice import listen, notice
from baliwords.speech import _
from baliwords.tui.app import BaliApp, Opening
from tests.cli.conftest import Run

HINT = ("hint", "MU R S L AM E T", "--samples", "2", "--lang", "fr")


@pytest.fixture(autouse=True)
def deaf_again() -> Iterator[None]:
    yield
    listen()


@pytest.fixture
def empty_cache(toy_list: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    from baliwords.solver.letters.computers import _engine

    _engine.cache_clear()


@pytest.mark.usefixtures("empty_cache")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The computer learns the words of your French list toy: some seconds,"),
        (
            "fr",
            "L’ordinateur apprend les mots de votre liste française toy\u202f: quelques secondes,",
        ),
        (
            "de",
            "Der Computer lernt die Wörter aus deiner französischen Liste toy: einige Sekunden,",
        ),
    ],
)
def test_the_first_question_says_what_is_waited_for(
    baliwords: Run, language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    first, again = (baliwords(*HINT, "--ui", language) for _time in range(2))
    assert said in first[2]
    assert again == (0, first[1], "")


@pytest.mark.usefixtures("empty_cache")
def test_where_nobody_watches_nothing_is_said(baliwords: Run) -> None:
    assert baliwords(*HINT)[2] == ""


async def test_the_full_screen_shows_what_is_waited_for(own_folders: Path) -> None:
    app = BaliApp(Opening(resume=False))
    async with app.run_test(size=(80, 24)) as pilot:
        notice(_("some seconds"))
        await pilot.pause()
        assert [one.message for one in app._notifications] == ["some seconds"]
