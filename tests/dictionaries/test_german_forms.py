"""Strong verbs, separable verbs, umlaut plurals and degrees are in the German list (L28)."""

import pytest

from tests.dictionaries import german_forms as german
from tests.dictionaries.lists import words_of
from tests.dictionaries.spelling import folded_german


def missing(forms: set[str]) -> set[str]:
    words = {folded_german(form) for form in forms}
    return {word for word in words if len(word) >= 3} - words_of("de")


@pytest.mark.parametrize("row", german.rows(german.STRONG), ids=lambda row: row.split()[0])
def test_every_form_of_the_strong_verb_is_accepted(row: str) -> None:
    assert missing(set(german.strong_forms(row))) == set()


@pytest.mark.parametrize("row", german.rows(german.SEPARABLE), ids=lambda row: row.split()[0])
def test_joined_forms_of_the_separable_verb_are_accepted(row: str) -> None:
    assert missing(set(german.separable_forms(row))) == set()


def test_nouns_and_their_plurals_are_accepted() -> None:
    pairs = german.rows(german.PLURALS, ",")
    assert len(pairs) >= 100
    assert missing({form for pair in pairs for form in pair.split()}) == set()


@pytest.mark.parametrize("row", german.rows(german.DEGREES, ","), ids=lambda row: row.split()[0])
def test_the_degrees_of_the_adjective_are_accepted(row: str) -> None:
    assert missing(set(german.degree_forms(row))) == set()


@pytest.mark.parametrize("wrong", ["GEHTE", "SINGTE", "LAUFTE", "GUTERER", "GEBTE", "GROSSERE"])
def test_forms_that_learners_get_wrong_are_refused(wrong: str) -> None:
    assert wrong not in words_of("de")
