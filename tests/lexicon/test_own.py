import os
from collections.abc import Iterator
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from typing import Any

import pytest

from baliwords.errors import BadInput
from baliwords.files.folders import cache_folder
from baliwords.lexicon import own
from baliwords.lexicon.catalogue import catalogue, facts
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.own import OwnList, add_list, has_list, load_list, own_lists, remove_list
from baliwords.lexicon.store import load_lexicon
from tests.posix import posix

TEXT = (
    "# ma liste\nMûrir\ncœur  # organe\nGarçon\n\ngarçon\n; autre\nà\narc-en-ciel\nS.N.C.F.\nR2D2\n"
)


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
    [mine] = own_lists()
    assert mine[:5] == ("fr", "mine", "replace", "mots.txt", "utf-8")
    assert (list(mine.words()), mine.size()) == (["MUR"], 1)
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


@pytest.mark.parametrize("name", ["", "../x", "a/b", r"a\b", "a.b", "-x", "x" * 50, "é", "NUL"])
def test_a_bad_name_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match="is no name for a list"):
        add_list(write(tmp_path, b"mur"), "fr", name)


@pytest.mark.parametrize("folder", [PurePosixPath("/lists/fr"), PureWindowsPath("C:/lists/fr")])
def test_no_name_leads_out_of_the_folder_of_own_lists(
    monkeypatch: pytest.MonkeyPatch, folder: PurePath
) -> None:
    monkeypatch.setattr(own, "_folder", lambda _: folder)
    monkeypatch.setattr(os.path, "lexists", lambda _: True)
    assert has_list("fr", "larousse") and has_list("fr", "my list")
    assert not has_list("fr", "../larousse") and not has_list("fr", "a/b")
    if folder.drive:
        assert not any(has_list("fr", name) for name in (r"..\larousse", "D:larousse", "a:b"))


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
    assert list(load_list("fr", "mine").words()) == ["MUR"]


def kept(tmp_path: Path, name: str, lang: str = "fr") -> Path:
    """Return where a list is kept; a person may put one there by hand."""
    path = tmp_path / "data" / "baliwords" / "dictionaries" / lang / name
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def test_a_file_whose_name_is_no_text_is_taken(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.txt"))
    path.write_bytes(b"mur\n")
    add_list(path, "fr", "latin")
    [mine] = own_lists()
    assert (mine.name, mine.origin) == ("latin", "caf\\udce9.txt")
    assert [path.name for path in mine.path.parent.iterdir()] == ["latin.txt"]


def test_what_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "hardlink_to", full_disk)
    monkeypatch.setattr(os, "replace", full_disk)
    with pytest.raises(BadInput, match="No space left"):
        add_list(write(tmp_path, b"mur"), "fr", "mine")
    assert list(kept(tmp_path, "mine.txt").parent.iterdir()) == []


def test_a_file_system_without_links_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    add_list(write(tmp_path, b"mur"), "fr", "mine")
    assert list(load_list("fr", "mine").words()) == ["MUR"]
    with pytest.raises(BadInput, match="already"):
        add_list(write(tmp_path, b"mur"), "fr", "mine")


def test_of_two_that_add_the_same_name_at_once_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second comes in between: it begins and ends while the first one reads."""
    one, two = write(tmp_path, b"mur"), write(tmp_path, b"chat", "two.txt")
    sift = own._sift_file

    def slowly(path: Path, lang: str, encoding: str | None) -> Any:
        if path == one:
            add_list(two, "fr", "mine")
        return sift(path, lang, encoding)

    monkeypatch.setattr(own, "_sift_file", slowly)
    with pytest.raises(BadInput, match="already"):
        add_list(one, "fr", "mine")
    assert list(load_list("fr", "mine").words()) == ["CHAT"]


@pytest.mark.parametrize(
    ("name", "contents", "why"),
    [
        ("hand", b"# baliwords list, lang fr, mode extend, from x\n\xe9t\xe9\n", "not UTF-8"),
        ("my list", b"mur\n", "no name for a list"),
        ("empty", b"", ""),
    ],
)
def test_a_list_that_cannot_be_used_is_listed_and_can_be_removed(
    tmp_path: Path, name: str, contents: bytes, why: str
) -> None:
    add_list(write(tmp_path, b"mur"), "fr", "mine")
    kept(tmp_path, f"{name}.txt").write_bytes(contents)
    kept(tmp_path, "old.txt", "xx").write_bytes(b"mur\n")
    rows = {row["name"]: row for row in catalogue()}
    assert (rows["mine"]["words"], rows["mine"]["usable"]) == (1, True)
    assert (rows[name]["words"], rows[name]["usable"]) == (0, not why)
    assert why in rows[name]["source"]
    remove_list("fr", name)
    assert [one.name for one in own_lists()] == ["mine"]


@posix
def test_a_pipe_and_a_folder_among_the_lists_are_named_and_hold_nothing_up(tmp_path: Path) -> None:
    os.mkfifo(kept(tmp_path, "pipe.txt"))
    kept(tmp_path, "folder.txt").mkdir()
    add_list(write(tmp_path, b"mur"), "fr", "mine")
    rows = {row["name"]: row for row in catalogue()}
    assert "it is not a file" in rows["pipe"]["source"]
    assert "it is not a file" in rows["folder"]["source"]
    assert rows["mine"]["usable"]
    with pytest.raises(BadInput, match="it is not a file"):
        load_lexicon("fr", "pipe")


def test_a_list_that_is_no_utf_8_says_so_when_asked(tmp_path: Path) -> None:
    kept(tmp_path, "hand.txt").write_bytes(b"\xe9t\xe9\n")
    with pytest.raises(BadInput, match=r"not UTF-8 .*dictionary remove hand --lang fr"):
        load_lexicon("fr", "hand")


def test_a_list_without_a_heading_keeps_its_first_word_and_extends(tmp_path: Path) -> None:
    kept(tmp_path, "hand.txt").write_text("zythum\nzorglub\n")
    assert load_list("fr", "hand").mode == "extend"
    assert list(load_list("fr", "hand").words()) == ["ZORGLUB", "ZYTHUM"]


def test_a_heading_of_an_earlier_version_is_understood(tmp_path: Path) -> None:
    kept(tmp_path, "old.txt").write_text(
        "# baliwords list, lang fr, mode replace, from a, b.txt\nMUR\n"
    )
    assert load_list("fr", "old")[2:5] == ("replace", "a, b.txt", "utf-8")


def test_the_name_of_a_file_cannot_change_the_mode(tmp_path: Path) -> None:
    add_list(write(tmp_path, b"mur", "a mode replace, from b.txt"), "fr", "mine", "extend")
    assert load_list("fr", "mine")[2:4] == ("extend", "a mode replace, from b.txt")


def test_a_file_of_which_nothing_is_taken_is_refused_with_the_reasons(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"1 skipped, compounds of several words .*MUR, MURS, CHAT"):
        add_list(write(tmp_path, b"MUR, MURS, CHAT\n"), "fr", "mine")


def test_an_open_list_reads_its_words_only_to_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_list(write(tmp_path, b"zorglub\nmur\nabat"), "fr", "more")
    more = load_lexicon("fr", "more")
    assert "ZORGLUB" in more and "MURS" in more
    assert [row["words"] for row in catalogue() if row["name"] == "more"] == [3]

    def never(self: OwnList) -> Iterator[str]:
        raise AssertionError("the words were read again")

    monkeypatch.setattr(OwnList, "_sieve", never)
    again = load_lexicon("fr", "more")
    assert "ZORGLUB" in again
    assert again.fingerprint == more.fingerprint
    assert [row["words"] for row in catalogue() if row["name"] == "more"] == [3]


def test_an_extended_list_has_every_word_once_in_order(tmp_path: Path, fr: Lexicon) -> None:
    add_list(write(tmp_path, b"zorglub\nmur\naaa"), "fr", "more")
    assert list(load_lexicon("fr", "more")) == sorted({*fr, "ZORGLUB", "MUR", "AAA"})


def test_the_facts_of_built_in_and_own_lists_have_the_same_names(tmp_path: Path) -> None:
    add_list(write(tmp_path, "été".encode("mac_roman")), "fr", "mine")
    mine, ours = facts("fr", "mine"), facts("fr")
    assert mine["encoding"] == "mac_roman"
    shared = {"lang", "language", "name", "mode", "words", "source", "licence", "alphabet"}
    assert shared <= mine.keys() and shared <= ours.keys()
    assert ours["licence"] == "MPL-2.0"
