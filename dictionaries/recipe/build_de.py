"""Build the German files from the pinned sources."""

import gzip
from pathlib import Path

from dictionaries.recipe.files import read_corrections, write_facts, write_lines
from dictionaries.recipe.folding import ALPHABETS
from dictionaries.recipe.german import Doubts, read_nouns, read_spellings
from dictionaries.recipe.sources import Source, fetch, read_member

TANGLET = Source(
    "tanglet-data",
    "1.6.3-2",
    "deb",
    "tanglet-data_1.6.3-2_all.deb",
    "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff",
    "CC0-1.0 (the German list)",
    "the words",
)
NOUNS = Source(
    "german-nouns",
    "1.2.5",
    "pip",
    "german_nouns-1.2.5-py3-none-any.whl",
    "0f113c59ea331aae750bc03c7b6c7217bae975c6677b4df8d8932093093f509f",
    "CC-BY-SA-4.0",
    "takes names and abbreviations away",
)
DEBIAN = Source(
    "wngerman",
    "20161207-11",
    "deb",
    "wngerman_20161207-11_all.deb",
    "9053a69641bcf59233055f1b3ca341046751534b2b32d1e32c67b23ab9b98fec",
    "GPL-2.0-or-later",
    "tells verb forms from names",
)
SOURCES = (TANGLET, NOUNS, DEBIAN)


def build(cache: Path, out: Path) -> None:
    """Write every German file into `out`."""
    listed = gzip.decompress(read_member(fetch(TANGLET, cache), "gamedata/de/words")).decode()
    nouns = read_nouns(read_member(fetch(NOUNS, cache), "german_nouns/nouns.csv").decode())
    plain = read_member(fetch(DEBIAN, cache), "share/dict/ngerman").decode().splitlines()
    doubts = Doubts(nouns, frozenset(plain))
    words = {w for w, spelled in read_spellings(listed).items() if not doubts.against(spelled)}
    words |= read_corrections(out / "add.txt").keys()
    words -= read_corrections(out / "drop.txt").keys()
    checksum = write_lines(out / "words.txt.xz", sorted(words))
    facts = {
        "language": "de",
        "name": "German",
        "alphabet": ALPHABETS["de"],
        "words": len(words),
        "shortest": 3,
        "longest": 25,
    }
    files = [
        {"name": "words.txt.xz", "licence": "CC0-1.0", "lines": len(words), "sha256": checksum}
    ]
    write_facts(out / "facts.toml", facts, [source.facts() for source in SOURCES], files)
