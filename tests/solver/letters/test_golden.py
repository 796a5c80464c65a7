"""Positions with a clear best move, chosen by long searches (`golden.py`)."""

from pathlib import Path

import pytest

from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.letters.state import open_table
from baliwords.solver.letters.answer import Effort, Situation
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.encode import read_move
from baliwords.solver.letters.search import Searcher

LINES = (Path(__file__).parent / "golden.tsv").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES)
def test_the_best_move_is_found_whatever_the_seed(line: str) -> None:
    text, hidden, best, _ = line.split("\t")
    situation = Situation(tuple(text.split(" ")), hidden, len(hidden))
    table = open_table(Options(), (situation.columns,), situation.pile_size)
    searcher = Searcher(engine_for(Options()), 1)
    for seed in (11, 12, 13):
        answer = searcher.search(situation, Effort(samples=600), seed)
        assert write_move(table, read_move(answer.prospects[0].move)) == best


def test_they_all_differ() -> None:
    assert len(set(LINES)) == len(LINES) >= 29
