"""Other forms of a word: what the lemmas say, turned round, and nothing else."""

import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.lexicon import knowledge
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.related import families, lines_by_lemma
from baliwords.lexicon.store import lexicon_of

LINES = (
    "MURE\tmûr|adjective|feminine;mûre|noun|singular\t4",
    "MURES\tmûr|adjective|feminine plural;mûre|noun|plural\t3",
    "MURMEL\t\t0",
    "MURS\tmur|noun|plural;mûr|adjective|plural\t7",
    "MUR\tmur|noun|singular;mûr|adjective|\t8",
)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lexicon]:
    """A lexicon with a little knowledge of its own, which does not admit MURES."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(knowledge, "data_file", lambda _, name: tmp_path / name)
    table = "".join(f"{line}\n" for line in sorted(LINES))
    (tmp_path / "lemmas.tsv.xz").write_bytes(lzma.compress(table.encode()))
    yield lexicon_of(["MUR", "MURS", "MURE", "MURMEL"])


def test_a_word_has_a_family_for_each_thing_it_is_a_form_of(toy: Lexicon) -> None:
    found = [(one.lemma.lemma, one.lemma.pos, one.forms) for one in families(toy, "MURS")]
    assert found == [("mur", "noun", ("MUR",)), ("mûr", "adjective", ("MUR", "MURE"))]


def test_only_what_is_in_the_list_is_related(toy: Lexicon) -> None:
    assert [one.forms for one in families(toy, "MURE")] == [("MUR", "MURS"), ()]


def test_nothing_is_said_of_a_word_of_which_nothing_is_known(toy: Lexicon) -> None:
    assert families(toy, "MURMEL") == []
    assert families(toy, "ZZZ") == []


names = st.text("abé", min_size=1, max_size=2)
entries = st.tuples(names, st.sampled_from(["noun", "verb"]), st.sampled_from(["", "plural"]))


@given(st.dictionaries(st.text("ABC", min_size=1, max_size=3), st.lists(entries, max_size=3)))
def test_turned_round_the_lines_say_the_same(table: dict[str, list[tuple[str, str, str]]]) -> None:
    lines = [f"{f}\t{';'.join(map('|'.join, table[f]))}\t1" for f in sorted(table)]
    said = {(f, f"{lemma}|{pos}") for f, found in table.items() for lemma, pos, _rest in found}
    turned = [line.split("\t") for line in lines_by_lemma(lines)]
    assert {(f, name) for name, forms in turned for f in forms.split()} == said
    assert [name for name, _forms in turned] == sorted({name for _f, name in said})


@pytest.mark.parametrize(
    ("lang", "word", "related"),
    [("fr", "ALLAIS", {"VA", "IRAI", "ALLER"}), ("de", "HAUS", {"HÄUSER", "HAUSES"})],
)
def test_the_lists_that_come_with_the_program_know_irregular_forms(
    lang: str, word: str, related: set[str]
) -> None:
    from baliwords.lexicon import load_lexicon

    words = load_lexicon(lang)
    forms = {form for family in families(words, word) for form in family.forms}
    assert {form for form in related if words.is_word(form)} <= forms
    assert all(map(words.is_word, forms))
