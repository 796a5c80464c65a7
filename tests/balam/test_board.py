from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.balam.board import Board, Site
from baliwords.balam.buildings import Building
from baliwords.balam.goods import Good
from baliwords.errors import BadInput

EXAMPLE = Path(__file__).with_name("table.map").read_text(encoding="utf-8")


def test_a_drawing_gives_sites_and_paths() -> None:
    board = Board.parse("A1 -- A2\n|\nB1    B2\n")
    assert list(board.sites) == ["A1", "A2", "B1", "B2"]
    assert board.neighbours("A1") == ["A2", "B1"]
    assert board.neighbours("B2") == []


def test_a_path_may_be_long_in_both_directions() -> None:
    board = Board.parse("A ------ C\n|\n|\nB\n\nC: zone corn")
    assert board.neighbours("A") == ["C", "B"]


def test_an_empty_line_stands_between_rows_that_no_path_joins() -> None:
    board = Board.parse("A1 -- A2\n\nB1 -- B2\n|\nC1\n\nB1: zone corn\n")
    assert list(board.sites) == ["A1", "A2", "B1", "B2", "C1"]
    assert board.neighbours("B1") == ["B2", "C1"]
    assert board.sites["B1"].zone is Good.CORN
    assert Board.parse(str(board)) == board


def test_below_the_drawing_stands_what_lies_on_a_site() -> None:
    board = Board.parse(
        "A1 -- A2\n\na1: city Red; zone jade; buildings village, 2 garrison; pyramids red 1, blue:2"
    )
    site = board.sites["A1"]
    assert (site.owner, site.zone, site.garrisons) == ("red", Good.JADE, 2)
    assert site.buildings[0] is Building.VILLAGE
    assert site.pyramids == {"red": 1, "blue": 2}
    assert board.players == ("red", "blue")


def test_the_example_is_a_whole_table_and_reads_what_it_writes() -> None:
    board = Board.parse(EXAMPLE)
    assert len(board.sites) == 30  # M2
    assert Board.parse(str(board)) == board


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "empty"),
        ("A1 -- A2 --", "line 1, column 11: a path without a site"),
        ("-- A1", "line 1, column 1: a path without a site"),
        ("A1    A2\n   |\nB1    B2", "line 2, column 4: a path without a site"),
        ("A1\n|", "line 2, column 1: a path without a site"),
        ("A1 -- A1", "drawn twice"),
        ("A1 ~~ A2", "'~' is neither a site nor a path"),
        ("A1\n\nA2: city red", "line 3: unknown site 'A2'"),
        ("A1\n\nA1 city red", "has no colon"),
        ("A1\n\nA1: town red", "'town red' is not understood"),
        ("A1\n\nA1: city red; buildings castle", "unknown building 'castle'"),
        ("A1\n\nA1: zone gold", "unknown zone 'gold'"),
        ("A1\n\nA1: buildings village", "no owner"),
        ("A1\n\nA1: city red; buildings 5 village", "holds 4 buildings, not 5"),
        ("A1\n\nA1: city red; zone shell; buildings 3 village", "holds 2 buildings"),
        ("A1\n\nA1: pyramids red -1", "-1 is not allowed"),
        ("A1\n\nA1: pyramids red", "have no number"),
        ("A1\n\nA1: pyramids red x", "'x' is not a whole number"),
        ("A1\n\nA1: zone jade\nA1: zone jade", "described twice"),
        ("A1\n\nplayers: red, green\nA1: pyramids blue 1", "unknown player 'blue'"),
        ("A1 B1\n\nA1: pyramids red 9\nB1: pyramids red 8", "17 small pyramids"),
        ("A1\n\nplayers: red, blue, Red", "line 3: the player 'red' is named twice"),
        ("A1\n\nplayers: a, b, c, d, e", "number of players 5 is not allowed"),
        ("A1\n\nA1: pyramids a 1, b 1, c 1, d 1, e 1", "number of players 5 is not allowed"),
        ("A1\n\nA1: pyramids red 1, red 2", "the pyramids of 'red' are counted twice"),
        ("A1\n\nA1: city red", "A1 is a city without buildings (M31"),
        ("A1\n\nA1: city red; owner blue; buildings village", "'owner' is said twice of A1"),
        ("A1\n\nA1: zone prisoner", "no zone yields prisoners (G7"),
    ],
)
def test_a_wrong_map_is_refused_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(BadInput) as caught:
        Board.parse(text)
    assert complaint in str(caught.value)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    rows, columns = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    spots = [(row, column) for row in range(rows) for column in range(columns)]
    players = st.sampled_from(["red", "blue", "green"])
    sites = {
        f"S{row}{column}": Site(
            f"S{row}{column}",
            row,
            column,
            owner=(owner := draw(st.none() | players)),
            buildings=(Building.VILLAGE,) if owner else (),
            pyramids=draw(st.dictionaries(players, st.integers(1, 1), max_size=2)),
        )
        for row, column in spots
    }
    steps = [((r, c), (r, c + 1)) for r, c in spots] + [((r, c), (r + 1, c)) for r, c in spots]
    joined = [frozenset(f"S{r}{c}" for r, c in step) for step in steps if step[1] in spots]
    paths = frozenset(path for path in joined if draw(st.booleans()))
    return Board(sites, paths, ("red", "blue", "green"))


@given(boards())
def test_a_map_reads_what_it_writes(board: Board) -> None:
    assert Board.parse(str(board)) == board


@given(st.text(alphabet="AB12 -|\n:;,#ced", max_size=60))
def test_any_text_is_a_map_or_refused(text: str) -> None:
    try:
        board = Board.parse(text)
    except BadInput:
        return
    assert all(path <= set(board.sites) and len(path) == 2 for path in board.paths)
