"""The index against a plain set and brute-force search on random lists."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.lexicon.index import WordTrie, build_words
from baliwords.lexicon.store import lexicon_of

LETTERS = "ABEÜ"  # few, so that random parts often lie in random words
word_sets = st.sets(st.text(LETTERS, min_size=3, max_size=7), min_size=1, max_size=12)
texts = st.text(LETTERS, min_size=1, max_size=4)


@given(word_sets, texts)
def test_a_lexicon_behaves_as_the_frozen_set_of_its_words(words: set[str], text: str) -> None:
    lexicon = lexicon_of(words, "de")
    assert list(lexicon) == sorted(words)
    assert len(lexicon) == len(words)
    assert lexicon == words  # type: ignore[comparison-overlap]
    assert hash(lexicon) == hash(frozenset(words))
    assert (text in lexicon) == (text in words)
    assert lexicon.is_word(text) == (text in words)
    assert lexicon & {text} == frozenset(words & {text})
    assert "\ud800" not in lexicon
    assert 3 not in lexicon  # type: ignore[comparison-overlap]


@pytest.mark.parametrize("at_least", [3, 4, 5])
def test_nothing_is_a_part_of_every_word(at_least: int) -> None:
    assert lexicon_of({"MUR", "MURS"}).is_part("", at_least) == (at_least <= 4)


@given(word_sets, texts, st.integers(3, 8))
def test_parts_agree_with_brute_force(words: set[str], text: str, at_least: int) -> None:
    lexicon = lexicon_of(words, "de")
    long_words = [word for word in words if len(word) >= at_least]
    assert lexicon.is_part(text) == any(text in word for word in words)
    assert lexicon.is_part(text, at_least) == any(text in word for word in long_words)
    assert lexicon.is_prefix(text) == any(word.startswith(text) for word in words)
    assert lexicon.is_prefix(text, at_least) == any(w.startswith(text) for w in long_words)


@settings(max_examples=20)
@given(word_sets)
def test_every_piece_of_every_word_is_a_part(words: set[str]) -> None:
    lexicon = lexicon_of(words, "de")
    for word in words:
        for start in range(len(word)):
            for end in range(start + 1, len(word) + 1):
                assert lexicon.is_part(word[start:end])


def test_who_asks_for_words_keeps_them_in_memory() -> None:
    is_word, begins = lexicon_of(FEW).is_word, lexicon_of(FEW)._words.has_prefix
    later = iter(lexicon_of(FEW))
    gc.collect()
    assert is_word("MUR") and not is_word("MURER")
    assert begins("MU") and not begins("UR")
    assert list(later) == sorted(FEW)


FEW = ["MUR", "MURS", "MURAL"]


def test_a_list_without_words_has_none() -> None:
    nothing = lexicon_of([])
    assert (len(nothing), list(nothing), "MUR" in nothing) == (0, [], False)
    assert not nothing.is_part("M") and not nothing.is_prefix("") and not nothing.is_prefix("", 5)


def test_an_index_may_lie_in_a_folder_whose_name_is_no_text(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9"))
    build_words(FEW, path)
    assert list(WordTrie(path)) == sorted(FEW)


@pytest.mark.parametrize("text", ["MUR\0", "MU\0R", "\0", "M\U0001f642", "mur", "MÛR"])
def test_what_no_word_holds_is_no_word_and_no_part(text: str) -> None:
    lexicon = lexicon_of(FEW)
    assert text not in lexicon
    assert not lexicon.is_word(text)
    assert not lexicon.is_part(text) and not lexicon.is_prefix(text)
