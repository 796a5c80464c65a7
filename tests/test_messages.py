"""The catalogues say every sentence, with all its parts, in the typography of their language."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from baliwords.translation import Catalogue
from tests.messages import (
    LANGUAGES,
    compile_catalogue,
    fuzzy,
    messages,
    placeholders,
    po_file,
    rule_numbers,
    translations,
)

GLOSSARY: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "docs" / "glossary.toml").read_text(encoding="utf-8")
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_sentence_is_translated(language: str) -> None:
    known = translations(language)
    assert [key for key in messages() if not all(known.get(key, ("",)))] == []


@each_language
def test_a_catalogue_holds_no_sentence_that_has_gone_and_none_twice(language: str) -> None:
    text = po_file(language).read_text(encoding="utf-8")
    assert set(translations(language)) == set(messages())
    assert text.count("\nmsgid ") == len(messages())  # and one above them for the header
    assert max(Counter(one for one, _many in messages()).values()) == 1


@each_language
def test_nothing_is_fuzzy(language: str) -> None:
    assert fuzzy(language) == []


@each_language
def test_no_part_of_a_sentence_is_lost_or_gained(language: str) -> None:
    wrong = []
    for (one, many), said in translations(language).items():
        known = placeholders(one) | placeholders(many)
        needed = placeholders(one) & placeholders(many or one)
        wrong += [text for text in said if not needed <= placeholders(text) <= known]
    assert wrong == []


@each_language
def test_rules_keep_their_numbers_and_lines_their_edges(language: str) -> None:
    for (one, _many), said in translations(language).items():
        for text in said:
            assert rule_numbers(text) == rule_numbers(one), text
            assert (text[:1] == " ", text[-1:] == " ") == (one[:1] == " ", one[-1:] == " "), text
            assert text.count("\n") == one.count("\n"), text


def test_french_signs_stand_after_a_narrow_space_that_does_not_break() -> None:
    for (one, _many), said in translations("fr").items():
        for text in said:
            bare = re.findall(r"(?:[^\s?!:;\u202f]| )([?!;»])|[ \u00a0]:", _prose(text))
            signs = re.findall(r"(?:^|[\s(])[?!]", one)  # a sign of the notation, not of a sentence
            assert len(bare) <= len(signs), text
            assert "'" not in text.replace("''", ""), text
            assert text.count("«") == text.count("»"), text
            assert " …" not in text, text  # dots follow the word at once


def test_german_texts_have_german_quotation_marks() -> None:
    for said in translations("de").values():
        for text in said:
            assert text.count("„") == text.count("“"), text
            assert "«" not in text and "”" not in text and "'" not in text.replace("''", ""), text


_NO_PROSE = re.compile(
    r"S ON AI T LAM R E(?:; [\w. ]+)*"  # a table as it is typed
    r"|«[^»]*»|\{[^}]*\}|\[rules\]"
    r"|\S*[+=@]\S*|[A-Z]+\??[A-Z]*!|M\?R"  # moves and patterns
)


def _prose(text: str) -> str:
    """Leave out what is no prose: notation of moves, examples of what is typed, options."""
    return _NO_PROSE.sub("X", text)


@each_language
def test_sentences_avoid_what_the_glossary_avoids(language: str) -> None:
    terms = [*GLOSSARY["every"].values(), *GLOSSARY["letters"].values()]
    avoided = {word.casefold() for term in terms for word in term[language].get("avoid", [])}
    known = translations(language)
    for key, message in messages().items():
        if "balam" in message.place or "shrines" in message.place:
            continue
        for text in known[key]:
            assert not avoided & set(re.findall(r"\w+", text.casefold())), text


@each_language
def test_a_compiled_catalogue_reads_back(language: str, tmp_path: Path) -> None:
    made = compile_catalogue(language, tmp_path / "made.mo")
    read = Catalogue(made.read_bytes())
    for (one, many), said in translations(language).items():
        assert read[f"{one}\0{many}" if many else one] == "\0".join(said)


def test_no_share_bypasses_the_door() -> None:
    """`speech.percent_of` writes shares, for each language sets the sign its own way."""
    package = Path(__file__).parents[1] / "baliwords"
    texts = {path: path.read_text(encoding="utf-8") for path in package.rglob("*.py")}
    assert [path for path, text in texts.items() if re.search(r":\.\d%\}", text)] == []
