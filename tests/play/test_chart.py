from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from baliwords.play.chart import bars, curve, curve_svg

numbers = st.lists(st.floats(-1000, 1000), min_size=1, max_size=80)


@given(numbers, st.integers(12, 120), st.integers(2, 20), st.booleans())
def test_a_curve_keeps_to_its_room(
    found: list[float], width: int, height: int, plain: bool
) -> None:
    lines = curve(found, width, height, plain)
    assert len(lines) == height
    assert all(len(line) <= width for line in lines)
    assert not plain or all(line.isascii() for line in lines)


def test_a_rising_curve_rises() -> None:
    rows = [row[4:] for row in curve([0, 100], 24, 4, plain=True)]
    places = [
        next(y for y, row in enumerate(rows) if x < len(row) and row[x] == "*") for x in range(20)
    ]
    assert places == sorted(places, reverse=True)
    assert (places[0], places[-1]) == (3, 0)


def test_the_longest_bar_is_that_of_the_highest_number() -> None:
    one, two = bars([("MUR", 9), ("MURS", 16)], 40, plain=True)
    assert two.count("#") > one.count("#") > 0


@given(numbers)
def test_the_picture_is_xml_with_a_point_for_each_number(found: list[float]) -> None:
    root = ElementTree.fromstring(curve_svg(found, "<a & b>", marks=[0]))
    line = next(one for one in root if one.tag.endswith("polyline"))
    assert len(line.attrib["points"].split()) == len(found)
    assert root.attrib["aria-label"] == "<a & b>"
