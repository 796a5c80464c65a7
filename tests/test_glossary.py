"""The glossary that translations cite is whole."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from baliwords.rulebook.entry import LANGUAGES, Language
from tests.rulebook.books import BOOKS

GLOSSARY: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "docs" / "glossary.toml").read_text(encoding="utf-8")
)
GENDERS = {"fr": {"m", "f"}, "de": {"m", "f", "n"}}
SECTIONS = ("every", "letters", "shrines", "balam")
TERMS = {f"{name}.{term}": GLOSSARY[name][term] for name in SECTIONS for term in GLOSSARY[name]}

each = pytest.mark.parametrize("term", TERMS.values(), ids=TERMS)


@each
def test_a_term_has_a_word_in_every_language_and_a_note(term: dict[str, Any]) -> None:
    assert set(term) == {"note", *LANGUAGES}
    for text in (term["note"], *(term[language]["word"] for language in LANGUAGES)):
        assert text
        assert text == text.strip()


@each
def test_a_noun_has_a_gender_in_french_and_german(term: dict[str, Any]) -> None:
    given = {language: term[language].get("gender") for language in GENDERS}
    nouns = {language for language, gender in given.items() if gender}
    assert nouns in (set(), set(GENDERS))
    assert all(given[language] in GENDERS[language] for language in nouns)
    if nouns:
        assert any(letter.isupper() for letter in term["de"]["word"])


@each
def test_a_plural_is_given_in_every_language_or_in_none(term: dict[str, Any]) -> None:
    counted = {language for language in LANGUAGES if "plural" in term[language]}
    assert counted in (set(), set(LANGUAGES))


@each
def test_no_term_is_to_be_avoided_itself(term: dict[str, Any]) -> None:
    for language in LANGUAGES:
        entry = term[language]
        assert entry["word"] not in entry.get("avoid", [])
        assert set(entry) <= {"word", "gender", "plural", "avoid", "short"}


def test_the_typography_of_every_language_is_described_in_the_same_points() -> None:
    points = {language: set(GLOSSARY["typography"][language]) for language in LANGUAGES}
    assert points["en"] == points["fr"] == points["de"]


def test_the_glossary_holds_typography_and_the_words_of_three_games() -> None:
    assert set(GLOSSARY) == {"typography", *SECTIONS}
    assert {"row", "joker", "column", "challenge", "take_off"} <= set(GLOSSARY["letters"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_the_rules_avoid_what_the_glossary_avoids(game: str, language: Language) -> None:
    terms = [*GLOSSARY["every"].values(), *GLOSSARY[game].values()]
    avoided = {word.casefold() for term in terms for word in term[language].get("avoid", [])}
    found = set()
    for rule in BOOKS[game].entries:
        texts = (rule.title[language], rule.text[language], rule.example.get(language, ""))
        words = re.findall(r"\w+", " ".join(texts).casefold())
        found |= {(rule.id, word) for word in words if word in avoided}
    assert found == set()
