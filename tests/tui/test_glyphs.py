import pytest

from baliwords.letters.cards import CARDS
from baliwords.letters.values import DEFAULT_VALUES
from baliwords.tui.ascii import to_ascii
from baliwords.tui.glyphs import ASCII, UNICODE, Glyphs, terminal_has_unicode
from baliwords.tui.letters.column import draw_flat, draw_tall, draw_wide, face_of


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_every_card_looks_different_without_colour(glyphs: Glyphs) -> None:
    cards = CARDS + "abcdefghijklmnopqrstuvwxyz"
    faces = {face_of(card, DEFAULT_VALUES, glyphs) for card in cards}
    assert len(faces) == len(cards)
    assert all(len(face) == 4 for face in faces)


@pytest.mark.parametrize(
    ("environment", "unicode"),
    [
        ({"LANG": "fr_FR.UTF-8"}, True),
        ({}, True),
        ({"LANG": "C"}, False),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "POSIX"}, False),
        ({"LANG": "fr_FR.ISO-8859-1"}, False),
        ({"LANG": "fr_FR.UTF-8", "TERM": "vt100"}, False),
        ({"LANG": "fr_FR.UTF-8", "BALIWORDS_ASCII": "1"}, False),
    ],
)
def test_the_locale_says_whether_there_is_unicode(
    environment: dict[str, str], unicode: bool
) -> None:
    assert terminal_has_unicode(environment) is unicode


@pytest.mark.parametrize("text", ["╭─╮ ★ Ü é … · ⏎", "▔▁▊▎", "漢"])
def test_ascii_keeps_the_length_of_a_text(text: str) -> None:
    assert to_ascii(text).isascii()
    assert len(to_ascii(text)) == len(text)


@pytest.mark.parametrize(("room", "lines"), [(30, 25), (24, 14), (8, 1)])
def test_a_long_column_is_drawn_in_the_room_there_is(room: int, lines: int) -> None:
    frame = UNICODE.plain
    drawn = draw_tall("PRATIQUEMENT", DEFAULT_VALUES, UNICODE, frame, room)
    assert len(drawn) == lines
    wide = draw_wide("PRATIQUEMENT", DEFAULT_VALUES, UNICODE, frame, room)
    assert len(wide) == lines
    assert "PRATIQUEMENT" in "".join(text for text, _ in draw_flat("PRATIQUEMENT", UNICODE, frame))
