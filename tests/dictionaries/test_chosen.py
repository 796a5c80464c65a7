"""Words chosen before anybody looked at the lists get the verdict they were chosen for."""

import pytest

from tests.dictionaries.lists import LANGUAGES, chosen, left_out_of, words_of

# The lexicon sees these without a list; its own tests ask for them.
BY_SPELLING = {"too_short", "bad_letters"}
VERDICTS = {
    *("yes", "unknown", "too_short", "proper_noun", "abbreviation", "compound"),
    *("foreign", "slang", "bad_letters"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lists_judge_the_chosen_words(lang: str) -> None:
    found = {word: verdict_on(lang, word) for word, _ in chosen(lang)}
    wanted = {word: verdict for word, verdict in chosen(lang) if verdict not in BY_SPELLING}
    wrong = {word: (v, found[word]) for word, v in wanted.items() if found[word] != v}
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_hundred_words_and_every_verdict_were_chosen(lang: str) -> None:
    assert len(chosen(lang)) >= 200
    assert {verdict for _, verdict in chosen(lang)} == VERDICTS


def verdict_on(lang: str, word: str) -> str:
    return "yes" if word in words_of(lang) else left_out_of(lang).get(word, "unknown")
