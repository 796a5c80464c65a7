import array
import gzip
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import baliwords.web
from baliwords.letters.options import Options
from baliwords.lexicon import load_lexicon
from baliwords.lexicon.lexicon import INDEXES
from baliwords.solver.letters.engine import index_kind
from baliwords.web.graph import ENDS, KIND, LAST, LETTERS, build_graph, graph_file, smallest

OFFLINE = Path(baliwords.web.__file__).parent / "static" / "offline.js"


def spelled(edges: "array.array[int]", start: int = 0, before: str = "") -> list[str]:
    """All words of a graph, read the obvious way."""
    found = []
    place = start
    while True:
        edge = edges[place]
        text = before + LETTERS[edge & 31]
        if edge & ENDS:
            found.append(text)
        if edge >> 8:
            found += spelled(edges, edge >> 8, text)
        if edge & LAST:
            return found
        place += 1


def read(path: Path) -> "array.array[int]":
    edges: array.array[int] = array.array("I")
    edges.frombytes(gzip.decompress(path.read_bytes()))
    return edges


@given(st.sets(st.text("ABÜ", min_size=1, max_size=5), min_size=1))
def test_a_graph_holds_its_words_and_no_others(
    tmp_path_factory: pytest.TempPathFactory, words: set[str]
) -> None:
    path = tmp_path_factory.mktemp("graph") / "graph"
    build_graph(sorted(words), path)
    assert sorted(spelled(read(path))) == sorted(words)


def test_a_graph_is_the_smallest() -> None:
    nodes, _ = smallest(["CHANTAIS", "CHANTAIT", "DANSAIS", "DANSAIT"])
    assert len(nodes) == len("CHANTAIT") + len("DANS") - 1 + 1  # …AI(S|T) is shared


@pytest.mark.skipif(not shutil.which("node"), reason="no node to run the page's reader")
def test_the_page_reads_the_graph_as_it_is_written(tmp_path: Path) -> None:
    words = ["MUR", "MURS", "MÜR", "ŒUF".replace("Œ", "OE"), "ZOO"]
    build_graph(sorted(words), tmp_path / "graph")
    (tmp_path / "graph.bin").write_bytes(gzip.decompress((tmp_path / "graph").read_bytes()))
    shutil.copy(OFFLINE, tmp_path / "offline.mjs")
    script = """
import { readFileSync } from "node:fs";
import { fold, inGraph } from "./offline.mjs";
const bytes = readFileSync("graph.bin");
const edges = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
for (const word of process.argv.slice(2)) console.log(inGraph(edges, fold(word, "de")));
"""
    (tmp_path / "ask.mjs").write_text(script)
    asked = ["mur", "Murs", "mür", "œuf", "zoo", "MU", "MURSS", "", "ZOOM", "M?R", "é"]
    done = subprocess.run(
        ["node", "ask.mjs", *asked], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["true"] * 5 + ["false"] * 6


def test_the_french_list_fits_a_phone() -> None:
    path = Path(graph_file("fr"))
    assert path.stat().st_size <= 400_000
    assert len(spelled(read(path))) == len(load_lexicon("fr"))


def test_no_other_index_of_a_list_is_kept_under_its_name() -> None:
    assert KIND not in {*INDEXES, index_kind(Options())}
