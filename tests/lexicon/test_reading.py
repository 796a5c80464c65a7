"""Own lists in the encodings of old computers: the right one is found, or asked for."""

import os
from pathlib import Path

import pytest

from baliwords.errors import BadInput
from baliwords.lexicon import reading
from baliwords.lexicon.own import add_list, load_list, own_lists
from tests.posix import posix

FRENCH = "forêt\nbâtir\nçà\ncœur\ngarçon\nété\nblé\npré\nmaïs\nnœud\nâgé\noù\nmur\n"
GERMAN = "Müller\nStraße\nHaus\nGröße\nMaß\nÄpfel\nÜbung\nschön\n"
ENCODINGS = ["utf-8", "utf-16", "utf-32", "cp1252", "iso8859-15", "cp850", "mac_roman"]


def add(tmp_path: Path, contents: bytes, lang: str = "fr", encoding: str | None = None) -> str:
    path = tmp_path / "mots.txt"
    path.write_bytes(contents)
    return add_list(path, lang, "mine", "replace", encoding).encoding


def words(lang: str = "fr") -> list[str]:
    return list(load_list(lang, "mine").words())


def in_bytes(text: str, encoding: str) -> bytes:
    if encoding == "cp850":  # which has no œ
        text = text.replace("œ", "oe").replace("Œ", "OE")
    return text.encode(encoding)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("text", [FRENCH, FRENCH.upper()], ids=["small", "capitals"])
def test_the_encoding_of_a_french_list_is_found(
    tmp_path: Path, text: str, encoding: str, line_end: str
) -> None:
    contents = in_bytes(text.replace("\n", line_end), encoding)
    assert add(tmp_path, contents) == encoding
    assert " ".join(words()) == "AGE BATIR BLE COEUR ETE FORET GARCON MAIS MUR NOEUD PRE"


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_the_encoding_of_a_german_list_is_found(tmp_path: Path, encoding: str) -> None:
    found = add(tmp_path, GERMAN.encode(encoding), "de")
    assert found == ("cp1252" if encoding == "iso8859-15" else encoding)  # here the same bytes
    assert " ".join(words("de")) == "GRÖSSE HAUS MASS MÜLLER SCHÖN STRASSE ÄPFEL ÜBUNG"


@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "mac_roman"])
def test_words_that_no_list_has_are_read_by_their_letters(tmp_path: Path, encoding: str) -> None:
    assert add(tmp_path, "schtroumpfé\nzorglubée\n".encode(encoding)) == encoding
    assert words() == ["SCHTROUMPFE", "ZORGLUBEE"]


def test_one_rare_letter_far_down_decides_between_near_encodings(tmp_path: Path) -> None:
    text = "été\n" * 5000 + "cœur\n"
    assert add(tmp_path, text.encode("iso8859-15")) == "iso8859-15"
    assert words() == ["COEUR", "ETE"]


@pytest.mark.parametrize("spoilt", [b"caf\xe9\n", b"caf\xe9\nbl\xe9\npr\xe9\n"])
def test_a_line_in_another_encoding_is_named(tmp_path: Path, spoilt: bytes) -> None:
    with pytest.raises(BadInput, match=r"line 3 of 'mots.txt' is not UTF-8 .*--encoding"):
        add(tmp_path, "forêt\nbâté\n".encode() + spoilt + "été\n".encode())
    assert own_lists() == []


@pytest.mark.parametrize(
    "contents",
    [
        pytest.param("весна\nзима\n".encode("koi8-r"), id="another alphabet"),
        pytest.param(b"zorgl\x8ab\n", id="nothing to go by"),
    ],
)
def test_in_doubt_the_person_is_asked(tmp_path: Path, contents: bytes) -> None:
    with pytest.raises(BadInput, match="--encoding"):
        add(tmp_path, contents)
    assert own_lists() == []


def test_a_few_lines_that_nobody_writes_are_skipped_and_reported(tmp_path: Path) -> None:
    path = tmp_path / "mots.txt"
    path.write_bytes(FRENCH.encode("cp1252") + "forêt\n".encode())
    report = add_list(path, "fr", "mine", "replace")
    assert report.skipped["odd_letters"] == 1
    assert report.examples["odd_letters"] == ["forÃªt"]
    assert not any("AA" in word for word in words())


def test_an_encoding_can_be_given(tmp_path: Path) -> None:
    assert add(tmp_path, "été\n".encode("cp1252"), encoding="mac_roman") == "mac-roman"
    assert words() == ["ETE"]  # È and é are the same cards


@pytest.mark.parametrize("encoding", ["latin-99", "rot13", "", "a\0b"])
def test_an_unknown_encoding_is_refused(tmp_path: Path, encoding: str) -> None:
    with pytest.raises(BadInput, match=r"unknown encoding .* like utf-8"):
        add(tmp_path, b"mur\n", encoding=encoding)


def test_a_wrong_encoding_is_refused_with_the_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="not a text file in utf-8: see line 2"):
        add(tmp_path, b"mur\nbl\xe9\n", encoding="utf-8")


def test_a_comment_in_any_encoding_does_no_harm(tmp_path: Path) -> None:
    add(tmp_path, b"# for\xeat \x8e \x81\nmur\n")
    assert words() == ["MUR"]


def test_invisible_signs_are_no_letters(tmp_path: Path) -> None:
    add(tmp_path, "mu\u00adraille\nmai\u200bson\nsaison\ufeff\n".encode())
    assert words() == ["MAISON", "MURAILLE", "SAISON"]


@posix
def test_only_files_of_a_sensible_size_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (Path("/dev/zero"), tmp_path / "pipe", tmp_path):
        with pytest.raises(BadInput, match="it is not a file"):
            add_list(path, "fr", "mine")
    monkeypatch.setattr(reading, "LARGEST_FILE", 3 << 20)
    with pytest.raises(BadInput, match="at most 3 MB"):
        add(tmp_path, b"mur\n" * (1 << 20))
    add(tmp_path, b"mur\n" * (3 << 18))


@pytest.mark.parametrize("mark", ["//", ";", "  ; "])
def test_comments_of_every_kind_say_nothing_of_the_encoding(tmp_path: Path, mark: str) -> None:
    contents = f"{mark} liste établie\nété\nblé\npré\n".encode("cp1252")
    assert add(tmp_path, contents) == "cp1252"
    assert words() == ["BLE", "ETE", "PRE"]


def test_text_that_was_encoded_twice_gives_no_words(tmp_path: Path) -> None:
    path = tmp_path / "mots.txt"
    path.write_text("forÃªt\nbÃªte\nblé\nmu\u0302rir\n", encoding="utf-8")
    assert add_list(path, "fr", "mine", "replace").skipped == {"odd_letters": 2}
    assert words() == ["BLE", "MURIR"]
