from pathlib import Path

import pytest

from baliwords.core.folders import cache_folder
from baliwords.errors import BadInput
from baliwords.lexicon.own import add_list, load_list, own_lists, remove_list
from baliwords.lexicon.store import load_lexicon

TEXT = (
    "# ma liste\nMûrir\ncœur  # organe\nGarçon\n\ngarçon\n; autre\nà\narc-en-ciel\nS.N.C.F.\nR2D2\n"
)
BYTES = TEXT.encode()


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def write(tmp_path: Path, contents: bytes, name: str = "mots.txt") -> Path:
    path = tmp_path / name
    path.write_bytes(contents)
    return path


@pytest.mark.parametrize(
    "contents",
    [
        pytest.param(TEXT.encode("utf-8"), id="utf-8"),
        pytest.param(TEXT.encode("utf-8-sig"), id="utf-8 with mark"),
        pytest.param(TEXT.encode("utf-16"), id="utf-16"),
        pytest.param(TEXT.encode("utf-16-le"), id="utf-16 little"),
        pytest.param(TEXT.encode("utf-16-be"), id="utf-16 big"),
        pytest.param(TEXT.encode("cp1252"), id="windows"),
        pytest.param(TEXT.replace("œ", "oe").encode("latin-1"), id="latin-1"),
        pytest.param(TEXT.replace("\n", "\r\n").encode("utf-8"), id="windows line ends"),
    ],
)
def test_a_list_in_any_common_encoding_is_taken(tmp_path: Path, contents: bytes) -> None:
    report = add_list(write(tmp_path, contents), "fr", "mine", "replace")
    assert set(load_lexicon("fr", "mine")) == {"MURIR", "COEUR", "GARCON"}
    assert (report.taken, report.repeated) == (3, 1)
    assert report.skipped == {"too_short": 1, "compound": 1, "abbreviation": 1, "bad_letters": 1}
    assert report.examples["bad_letters"] == ["R2D2"]


def test_an_own_german_list_keeps_its_umlauts(tmp_path: Path) -> None:
    add_list(write(tmp_path, "Größe\nStraße".encode()), "de", "mein", "replace")
    assert list(load_lexicon("de", "mein")) == ["GRÖSSE", "STRASSE"]


def test_lists_are_listed_and_forgotten(tmp_path: Path) -> None:
    add_list(write(tmp_path, b"mur"), "fr", "mine", "replace")
    assert own_lists() == [("fr", "mine", "replace", "mots.txt", ("MUR",))]
    load_lexicon("fr", "mine")
    assert list(cache_folder().glob("*-fr-mine.*"))
    remove_list("fr", "mine")
    assert own_lists() == []
    assert not list(cache_folder().glob("*-fr-mine.*"))
    with pytest.raises(BadInput, match="no own list 'mine'"):
        load_lexicon("fr", "mine")


def test_an_edited_list_is_indexed_anew(tmp_path: Path) -> None:
    add_list(write(tmp_path, b"mur"), "fr", "mine", "replace")
    before = load_lexicon("fr", "mine")
    [kept] = (tmp_path / "data").rglob("mine.txt")
    kept.write_text(kept.read_text() + "\nmurs # I forgot it\n")
    after = load_lexicon("fr", "mine")
    assert list(after) == ["MUR", "MURS"]
    assert before.fingerprint != after.fingerprint


@pytest.mark.parametrize(
    ("contents", "message"),
    [
        pytest.param(bytes(range(256)) * 10, "not a text file", id="binary"),
        pytest.param(b"\x7fELF\x02\x01\x01" + b"\x00" * 60, "not a text file", id="program"),
        pytest.param(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "not a text file", id="picture"),
        pytest.param(b"", "holds no word", id="empty"),
        pytest.param(b"# nothing\n1\n2\n", "holds no word", id="no words"),
    ],
)
def test_a_file_without_words_is_refused(tmp_path: Path, contents: bytes, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        add_list(write(tmp_path, contents), "fr", "mine")
    assert own_lists() == []


@pytest.mark.parametrize("name", ["", "../x", "a/b", "a.b", "-x", "x" * 50, "é"])
def test_a_bad_name_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match="is no name for a list"):
        add_list(write(tmp_path, b"mur"), "fr", name)


def test_a_missing_file_a_taken_name_and_a_bad_mode_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read"):
        add_list(tmp_path / "none.txt", "fr", "mine")
    with pytest.raises(BadInput, match="cannot read"):
        add_list(tmp_path, "fr", "mine")
    path = write(tmp_path, b"mur")
    add_list(path, "fr", "mine")
    with pytest.raises(BadInput, match="already"):
        add_list(path, "fr", "mine")
    with pytest.raises(BadInput, match="unknown mode"):
        add_list(path, "fr", "other", "mix")
    with pytest.raises(BadInput, match="no dictionary for the language 'xx'"):
        add_list(path, "xx", "mine")
    assert load_list("fr", "mine").words == ("MUR",)
