"""The help pages say the same in every language."""

import re
import tomllib
from pathlib import Path

import pytest

from baliwords import translation
from baliwords.tui.shared.help import HelpScreen
from tests.rulebook.test_typography import WRONG
from tests.tui.stage import play_app, ready, screen_text, type_keys

ROOT = Path(__file__).parents[2]
GAMES = ("letters", "shrines")
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", ["fr", "de"])


def _page(game: str, language: str = "") -> str:
    name = f"help.{language}.md" if language else "help.md"
    return (ROOT / "baliwords" / "tui" / game / name).read_text(encoding="utf-8")


def _shape(page: str) -> list[str]:
    """The headings, items and paragraphs of a page, in order, without their words."""
    blocks = re.split(r"\n\n|\n(?=- |\d\. )", page.strip())
    return [re.match(r"#+ |- |\d\. |", block)[0] for block in blocks]  # type: ignore[index]


def _keys(page: str) -> list[str]:
    return re.findall(r"\bF\d\b|\+[A-Z]\b", page)


def _typed(page: str) -> list[str]:
    """What a person types or sees as it is, but for names of columns."""
    return [text for text in re.findall(r"`([^`]+)`", page) if not _is_short(text)]


def _is_short(text: str) -> bool:
    return all(len(word) == 3 and word.isalpha() for word in text.split())


@each_game
@each_language
def test_a_page_has_the_same_parts_keys_and_things_to_type(game: str, language: str) -> None:
    english, page = _page(game), _page(game, language)
    assert _shape(page) == _shape(english)
    assert _keys(page) == _keys(english)
    assert _typed(page) == _typed(english)


@each_game
@each_language
def test_numbers_are_the_same(game: str, language: str) -> None:
    numbers = [sorted(re.findall(r"\d+", _page(game, tongue))) for tongue in ("", language)]
    assert numbers[0] == numbers[1]


@each_game
@pytest.mark.parametrize("language", WRONG)
def test_signs_are_set_as_the_language_sets_them(game: str, language: str) -> None:
    page = _page(game, "" if language == "en" else language)
    page = re.sub(r"[*]+", "", re.sub(r"`[^`]*`|[*]{2}\W[*]{2}", "KEY", page))
    wrong = [line for line in page.splitlines() if re.search(WRONG[language], line)]
    assert wrong == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_columns_of_the_players_are_called_as_in_the_glossary(language: str) -> None:
    terms = tomllib.loads((ROOT / "docs" / "glossary.toml").read_text(encoding="utf-8"))["shrines"]
    shorts = {term[language]["short"] for term in terms.values() if "short" in term[language]}
    page = _page("shrines", "" if language == "en" else language)
    shown = [text for text in re.findall(r"`([^`]+)`", page) if _is_short(text)]
    assert {word for text in shown for word in text.split()} == shorts


@pytest.mark.parametrize(
    ("language", "title"), [("fr", "Comment jouer"), ("de", "So wird gespielt"), ("en", "How to")]
)
async def test_the_page_opens_in_the_language_in_use(
    language: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation, "_now", {"language": language})
    app = play_app("MURSTONAIMES")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f1")
        assert isinstance(app.screen, HelpScreen)
        assert title in screen_text(app)
