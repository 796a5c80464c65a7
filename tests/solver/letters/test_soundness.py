"""No number in the file of an index leads compiled kernels out of its arrays."""

import struct
from pathlib import Path

import pytest

from baliwords.letters.options import Options
from baliwords.lexicon import lexicon_of
from baliwords.solver.letters.engine import open_index
from baliwords.solver.letters.kernels import rollouts
from baliwords.solver.letters.kernels.index import ARRAYS, MAGIC, SECTIONS, Index

WORDS = ["MUR", "MURS", "MURIR", "MAISON", "SON", "TON", "LAME", "ARMURE"]
compiled = pytest.mark.skipif(
    rollouts.__file__.endswith(".py"), reason="Python itself looks at every step"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    from baliwords.solver.letters import encode
    from baliwords.solver.letters.kernels.index import write_index

    path = tmp_path / "tree"
    write_index(path, WORDS, encode.pack_of(Options()))
    return path


def place_of(contents: bytearray, name: str, entry: int) -> int:
    """Return where an entry of an array lies in the file."""
    lengths = struct.unpack_from(f"<{len(SECTIONS)}Q", contents, len(MAGIC))
    place = -(-(len(MAGIC) + 8 * len(SECTIONS)) // 64) * 64
    section, _, before = ARRAYS[name]
    for (other, width), length in zip(SECTIONS.items(), lengths, strict=True):
        if other == section:
            return place + entry * width + before
        place = -(-(place + length * width) // 64) * 64
    raise AssertionError(name)


def test_a_sound_file_is_opened(file: Path) -> None:
    assert Index(file).find("AISON")


@compiled
@pytest.mark.parametrize(
    "name", ["right", "first", "left", "choice_start", "finish", "ways", "ways_start", "ways_to"]
)
@pytest.mark.parametrize("number", [0xFFFFFFFF, 0x40000000, 0x7FFFFFFF])
def test_a_number_that_leads_astray_is_noticed(file: Path, name: str, number: int) -> None:
    contents = bytearray(file.read_bytes())
    struct.pack_into("<I", contents, place_of(contents, name, 1), number)
    file.write_bytes(contents)
    with pytest.raises(ValueError, match="damaged"):
        Index(file)


@pytest.mark.parametrize("length", [0, 10, 100, 200, 1000])
def test_a_file_cut_short_is_noticed(file: Path, length: int) -> None:
    file.write_bytes(file.read_bytes()[:length])
    with pytest.raises(ValueError, match=r"index|ends|empty"):
        Index(file)


@pytest.mark.parametrize("name", list(SECTIONS))
def test_lengths_that_do_not_fit_are_noticed(file: Path, name: str) -> None:
    contents = bytearray(file.read_bytes())
    place = len(MAGIC) + 8 * list(SECTIONS).index(name)
    for length in (0, 1, 1 << 40, 1 << 63):
        struct.pack_into("<Q", contents, place, length)
        file.write_bytes(contents)
        with pytest.raises(ValueError, match=r"damaged|ends"):
            Index(file)


@compiled
def test_an_unsound_index_is_built_again(tmp_path: Path) -> None:
    lexicon = lexicon_of(WORDS)
    path = lexicon.source.index("tree", lambda _words, _path: None)
    assert not path.exists()
    opened: list[Path] = []
    build = lexicon.source._keep

    def spoil_first(name: str, fingerprint: str, work: object) -> Path:
        made = build(name, fingerprint, work)  # type: ignore[arg-type]
        opened.append(made)
        if len(opened) == 1:
            made.write_bytes(MAGIC + bytes(4096))
        return made

    lexicon.source._keep = spoil_first
    assert open_index(lexicon, Options()).find("AISON")
    assert len(opened) == 2
