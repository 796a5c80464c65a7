import subprocess
import sys
from pathlib import Path

import pytest

import baliwords
from baliwords.errors import BadInput, MissingData
from baliwords.files import cache
from baliwords.files.folders import cache_folder
from baliwords.letters.options import Options
from baliwords.lexicon import store
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.own import add_list, remove_list
from baliwords.lexicon.store import languages, lexicon_for, load_lexicon, source_of


def test_the_public_name_loads_a_language(fr: Lexicon) -> None:
    assert "MURS" in baliwords.load_lexicon("fr")
    assert {"MURS", "MURIRAS", "ARMURE", "ONT"} <= fr
    assert fr.is_part("AISON")
    assert not fr.is_part("OVMB")  # L22
    assert fr.alphabet == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def test_the_lists_that_come_with_the_program_are_in_order(fr: Lexicon, de: Lexicon) -> None:
    assert languages() == ("fr", "de")
    for lexicon in (fr, de):
        words = list(lexicon)
        assert words == sorted(set(words))
        assert len(words) == len(lexicon) > 300_000
        assert min(map(len, words)) == 3
        assert not set("".join(words)) - set(lexicon.alphabet)
        assert words == list(lexicon.source.words())


def test_an_unknown_language_and_an_unreadable_list_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadInput, match="'xx'"):
        load_lexicon("xx")
    monkeypatch.setattr(store, "data_file", lambda _, name: tmp_path / name)
    with pytest.raises(MissingData, match="cannot be read"):
        load_lexicon("fr")
    (tmp_path / store.WORDS_FILE).write_bytes(b"no xz")
    with pytest.raises(MissingData, match="cannot be read"):
        load_lexicon("fr")


@pytest.fixture
def small_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "small.txt").write_text("mur\nmurs\narmure\n")
    add_list(tmp_path / "small.txt", "fr", "small", "replace")


def use_everything(lexicon: Lexicon) -> tuple[object, ...]:
    found = [one.word for one in lexicon.containing("MUR")]
    return list(lexicon), lexicon.is_part("RMU"), lexicon.is_part("XMU"), found


@pytest.mark.usefixtures("small_list")
@pytest.mark.parametrize("damage", [b"", b"garbage", None])
def test_damaged_indexes_are_noticed_and_built_again(damage: bytes | None) -> None:
    right = use_everything(Lexicon(source_of("fr", "small")))
    files = list(cache_folder().iterdir())
    assert len(files) >= 3
    for file in files:
        contents = bytearray(file.read_bytes())
        contents[len(contents) // 2 : len(contents) // 2 + 1] = b"\xff"
        file.write_bytes(contents if damage is None else damage)
    assert use_everything(Lexicon(source_of("fr", "small"))) == right


@pytest.mark.usefixtures("small_list")
@pytest.mark.parametrize("kind", ["words", "parts"])
@pytest.mark.parametrize("contents", [b"", b"We love another format."])
def test_a_trie_that_the_library_refuses_is_built_again(kind: str, contents: bytes) -> None:
    right = use_everything(Lexicon(source_of("fr", "small")))
    (file,) = cache_folder().glob(f"{kind}-fr-small.*")
    file.write_bytes(contents)
    seal = cache.checksum(file, cache._secret(cache_folder()))  # whole, as far as we can tell
    file.rename(file.with_suffix(f".{seal}"))
    assert use_everything(Lexicon(source_of("fr", "small"))) == right


@pytest.mark.usefixtures("small_list")
def test_a_list_is_opened_once_by_a_process() -> None:
    lexicon = load_lexicon("fr", "small")
    assert load_lexicon("fr", "small") is lexicon
    assert lexicon_for(Options(word_list="small")) is lexicon
    assert load_lexicon("fr") is not lexicon


def test_a_list_that_has_changed_is_opened_again(tmp_path: Path, small_list: None) -> None:
    before = load_lexicon("fr", "small")
    remove_list("fr", "small")
    (tmp_path / "other.txt").write_text("lame\n")
    add_list(tmp_path / "other.txt", "fr", "small", "replace")
    assert list(load_lexicon("fr", "small")) == ["LAME"]
    assert list(before) == ["ARMURE", "MUR", "MURS"]


_USE = """
from baliwords.lexicon.store import load_lexicon
lexicon = load_lexicon("fr", "small")
assert lexicon.is_part("RMU") and list(lexicon) == ["ARMURE", "MUR", "MURS"]
"""


@pytest.mark.usefixtures("small_list")
def test_processes_that_build_the_same_lexicon_at_once_agree() -> None:
    started = [subprocess.Popen([sys.executable, "-c", _USE]) for _ in range(3)]
    assert [process.wait(timeout=180) for process in started] == [0, 0, 0]


@pytest.mark.usefixtures("small_list")
def test_an_extending_list_adds_to_the_built_in_one(tmp_path: Path, fr: Lexicon) -> None:
    (tmp_path / "more.txt").write_text("zzzyx\n")
    add_list(tmp_path / "more.txt", "fr", "more", "extend")
    more = load_lexicon("fr", "more")
    assert "ZZZYX" in more
    assert "ZZZYX" not in fr
    assert "MURS" in more
    assert len(more) == len(fr) + 1
    assert more.fingerprint != fr.fingerprint
    assert more.source.title == "the French list with your list more"
