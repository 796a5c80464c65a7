"""The facts agree with the files, and the files keep their format."""

import hashlib
import re

import pytest

from tests.dictionaries.lists import (
    LANGUAGES,
    ROOT,
    facts_of,
    left_out_of,
    lines_of,
    text_of,
    words_of,
)

FILES = ("words.txt.xz", "lemmas.tsv.xz", "left-out.tsv.xz")
PARTS = {
    *("noun", "verb", "adjective", "adverb", "pronoun", "determiner", "preposition"),
    *("conjunction", "interjection", "numeral", "particle", ""),
}
REASONS = {"proper_noun", "abbreviation", "compound", "foreign", "slang"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_facts_know_every_file_by_length_and_checksum(lang: str) -> None:
    facts = {table["name"]: table for table in facts_of(lang)["files"]}
    assert set(facts) == set(FILES)
    for name, table in facts.items():
        assert table["lines"] == len(lines_of(lang, name))
        assert table["sha256"] == hashlib.sha256(text_of(lang, name).encode()).hexdigest()
        assert table["licence"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_facts_count_the_words(lang: str) -> None:
    assert facts_of(lang)["language"] == lang
    assert facts_of(lang)["words"] == len(words_of(lang)) > 370_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_have_only_letters_of_the_alphabet_and_a_listed_length(lang: str) -> None:
    facts = facts_of(lang)
    lengths = f"{{{facts['shortest']},{facts['longest']}}}"
    word = re.compile(f"[{facts['alphabet']}]{lengths}")
    assert [line for line in lines_of(lang, "words.txt.xz") if not word.fullmatch(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_files_are_sorted_and_name_a_form_once(lang: str, name: str) -> None:
    forms = [line.split("\t")[0] for line in lines_of(lang, name)]
    assert forms == sorted(set(forms))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_knowledge_is_about_accepted_words_in_the_agreed_format(lang: str) -> None:
    words = words_of(lang)
    for line in lines_of(lang, "lemmas.tsv.xz"):
        form, readings, commonness = line.split("\t")
        assert form in words
        assert commonness in "0123456789"
        for reading in readings.split(";"):
            lemma, part, _ = reading.split("|")
            assert lemma, line
            assert part in PARTS, line


@pytest.mark.parametrize(("lang", "share"), [("fr", 0.97), ("de", 0.97)])
def test_most_words_are_explained(lang: str, share: float) -> None:
    assert len(lines_of(lang, "lemmas.tsv.xz")) >= share * len(words_of(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_left_out_is_no_word_and_has_a_reason(lang: str) -> None:
    left_out = left_out_of(lang)
    assert set(left_out.values()) == REASONS
    assert not words_of(lang) & left_out.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_corrections_are_in_force(lang: str) -> None:
    added = _corrections(lang, "add.txt")
    dropped = _corrections(lang, "drop.txt")
    assert added.keys() <= words_of(lang)
    assert not dropped.keys() & words_of(lang)
    assert all({**added, **dropped}.values()), "a correction without a reason"


def _corrections(lang: str, name: str) -> dict[str, str]:
    rows = (ROOT / lang / name).read_text(encoding="utf-8").splitlines()
    pairs = (row.partition("#")[::2] for row in rows)
    return {word.strip(): reason.strip() for word, reason in pairs if word.strip()}
