import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.lexicon import knowledge
from baliwords.lexicon.explain import REASONS
from baliwords.lexicon.knowledge import Knowledge, Lemma, PackedLines, pack_lines
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.store import lexicon_of

keys = st.text("AÄ'-Z", min_size=1, max_size=4)


@given(st.dictionaries(keys, st.text("xyz", max_size=3), max_size=20), keys)
def test_packed_lines_agree_with_a_dictionary(
    tmp_path_factory: pytest.TempPathFactory, table: dict[str, str], key: str
) -> None:
    path = tmp_path_factory.mktemp("lines") / "table"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(knowledge, "_LINES_A_BLOCK", 3)  # so that there are several blocks
        pack_lines(sorted(f"{key}\t{value}" for key, value in table.items()), path)
    found = PackedLines(path)
    for each in {*table, key}:
        assert found.find(each) == ([table[each]] if each in table else [])


LEMMAS = "MIRS\t\t2\nMUR\tmur|noun|singular;mûr|adjective|\t8\nMURS\tmur|noun|plural\t7\n"
LEFT_OUT = "AIX-EN-PROVENCE\tproper_noun\nMEUF\tslang\nPARIS\tproper_noun\nSNCF\tabbreviation\n"


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lexicon]:
    """A lexicon with a little knowledge of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(knowledge, "data_file", lambda _, name: tmp_path / name)
    (tmp_path / "lemmas.tsv.xz").write_bytes(lzma.compress(LEMMAS.encode()))
    (tmp_path / "left-out.tsv.xz").write_bytes(lzma.compress(LEFT_OUT.encode()))
    yield lexicon_of(["MUR", "MURS", "MERS", "MIRS", "MURAL"])


def test_an_accepted_word_tells_its_lemmas(toy: Lexicon) -> None:
    assert toy.explain("murs").lemmas == (Lemma("mur", "noun", "plural"),)
    both = toy.explain("mûr").lemmas
    assert [str(lemma) for lemma in both] == ["mur (noun, singular)", "mûr (adjective)"]
    assert toy.explain("MURAL").lemmas == ()  # nothing known of it


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("Paris", "proper_noun"),
        ("SNCF", "abbreviation"),
        ("S.N.C.F.", "abbreviation"),
        ("meuf", "slang"),
        ("Aix-en-Provence", "proper_noun"),
        ("arc-en-ciel", "compound"),
        ("aujourd'hui", "compound"),
        ("pomme de terre", "compound"),
        ("ON", "too_short"),
        ("R2D2", "bad_letters"),
        ("MU?S", "bad_letters"),
        ("ΜΟΥΡ", "bad_letters"),
        ("ZZZZ", "unknown"),
    ],
)
def test_a_rejected_word_tells_why(toy: Lexicon, word: str, reason: str) -> None:
    found = toy.explain(word)
    assert (found.valid, found.reason) == (False, reason)
    assert found.lemmas == ()
    assert "(L" in found.sentence  # cites the rule


def test_every_reason_has_its_sentence() -> None:
    assert all("(L" in sentence for sentence in REASONS.values())


def test_common_words_are_suggested_first(toy: Lexicon) -> None:
    assert toy.explain("MXRS").suggestions == ("MURS", "MIRS", "MERS")
    assert toy.explain("PARIS").suggestions == ()


def test_a_longer_shortest_word_makes_words_too_short(toy: Lexicon) -> None:
    assert toy.explain("MUR", at_least=4).reason == "too_short"
    assert "4 letters" in toy.explain("MUR", at_least=4).sentence


def test_without_data_files_nothing_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(knowledge, "data_file", lambda _, name: tmp_path / name)
    nothing = Knowledge("fr")
    assert nothing.lemmas("MUR") == ()
    assert nothing.commonness("MUR") == 0
    assert nothing.reason_left_out("PARIS") is None


def test_few_blocks_are_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "_LINES_A_BLOCK", 1)
    monkeypatch.setattr(knowledge, "_MOST_BLOCKS_KEPT", 2)
    pack_lines([f"{key}\t{key.lower()}" for key in "ABCDE"], tmp_path / "table")
    table = PackedLines(tmp_path / "table")
    assert [table.find(key) for key in "ABCDEABX"] == [[k] if k != "x" else [] for k in "abcdeabx"]
    assert len(table._unpacked) <= 2
