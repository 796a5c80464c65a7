"""Every form of 50 verbs and the plurals of 200 nouns are in the French list (L28)."""

import pytest

from tests.dictionaries.french_conjugator import VERBS, Verb
from tests.dictionaries.french_plurals import plurals
from tests.dictionaries.lists import words_of
from tests.dictionaries.spelling import folded


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.infinitive)
def test_every_form_of_the_verb_is_accepted(verb: Verb) -> None:
    forms = {word for form in verb.forms() if len(word := folded(form)) >= 3}
    assert len(forms) >= 25
    assert forms - words_of("fr") == set()


def test_there_are_fifty_verbs_and_two_hundred_nouns() -> None:
    assert len({verb.infinitive for verb in VERBS}) >= 50
    assert len(plurals()) >= 200


def test_nouns_and_their_plurals_are_accepted() -> None:
    forms = {folded(form) for pair in plurals().items() for form in pair}
    assert forms - words_of("fr") == set()


@pytest.mark.parametrize("wrong", ["CHEVALS", "JOURNALS", "BATEAUS", "GENOUS", "FAISEZ", "DISEZ"])
def test_forms_that_schoolchildren_get_wrong_are_refused(wrong: str) -> None:
    assert wrong not in words_of("fr")
