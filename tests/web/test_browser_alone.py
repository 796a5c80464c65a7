"""A solitaire on the page, from the deal to the final sheet: by mouse, by touch, by keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from baliwords.core.record import Record
from baliwords.play.keeping import finished_folder
from tests.web.browser import PHONE, Person, Program, good_join, lexicon

Hands = Callable[[Person, int, int], None]


def by_mouse(person: Person, upper: int, lower: int) -> None:
    """Drag the lower column under the upper one."""
    mouse = person.page.mouse
    mouse.move(*_foot(person, lower))
    mouse.down()
    mouse.move(*_foot(person, upper), steps=4)
    mouse.up()


def _foot(person: Person, slot: int) -> tuple[float, float]:
    """The lower part of a column: what is let go there goes under it."""
    box = person.column(slot).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8


def by_finger(person: Person, upper: int, lower: int) -> None:
    """Drag with one finger, as a phone reports it."""
    session = person.context.new_cdp_session(person.page)
    boxes = [person.column(slot).bounding_box() for slot in (lower, upper)]
    (x, y), (to_x, to_y) = [
        (b["x"] + b["width"] / 2, b["y"] + b["height"] * 0.8) for b in boxes if b
    ]

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]},
        )

    touch("touchStart", (x, y))
    for step in range(1, 5):
        touch("touchMove", (x + (to_x - x) * step / 4, y + (to_y - y) * step / 4))
    touch("touchEnd")


def by_taps(person: Person, upper: int, lower: int) -> None:
    person.column(upper).tap()
    person.column(lower).tap()


def by_digits(person: Person, upper: int, lower: int) -> None:
    person.page.keyboard.press(str(upper + 1))
    person.page.keyboard.press(str(lower + 1))


def by_arrows(person: Person, upper: int, lower: int) -> None:
    """Walk to the columns with the arrows, as one who uses a screen reader does."""
    keyboard = person.page.keyboard
    person.page.locator("bali-board .column:not(:disabled)").first.focus()
    at = _focused(person)
    for wanted in (upper, lower):
        while (at := _focused(person)) != wanted:
            keyboard.press("ArrowRight" if at < wanted else "ArrowLeft")
        keyboard.press("Enter")


def _focused(person: Person) -> int:
    unit = str(person.page.evaluate("document.activeElement.dataset.unit"))
    return int(unit.partition(".")[2])


def settle(person: Person, before: int, keys: bool) -> None:
    """Take the word off if it is one, else let the columns lie joined; a drag may have done it."""
    ready = '[data-focus="take"]:not(:disabled), [data-focus="keep"]:not(:disabled)'
    person.page.wait_for_function(
        "([at, ready]) => Number(document.querySelector('[data-at]').dataset.at) > at"
        " || document.querySelector(ready)",
        arg=[before, ready],
    )
    if person.version > before:
        return
    takes = person.button("take").count() > 0
    if keys:
        person.page.keyboard.press("!" if takes else "+")
    else:
        person.press("take" if takes else "keep")
    person.sees_further(before)


@pytest.mark.parametrize(
    ("hands", "screen"),
    [
        pytest.param([by_mouse], {}, id="mouse"),
        pytest.param([by_finger, by_taps], PHONE, id="touch"),
        pytest.param([by_digits, by_arrows], {}, id="keyboard"),
    ],
)
def test_a_solitaire_is_played_from_the_deal_to_the_final_sheet(
    browser: Browser, program: Program, hands: list[Hands], screen: dict[str, object]
) -> None:
    anna = Person(browser, program.url, **screen)
    code = anna.opens("alone")
    words, keys, made = lexicon(), by_digits in hands, 0
    while not anna.over:
        join = good_join(anna.columns(), words)
        if join is None:
            break
        before = anna.version
        hands[made % len(hands)](anna, *join)
        settle(anna, before, keys)
        made += 1
    if not anna.over:
        anna.press("stop")
        anna.page.locator("dialog [data-focus=sure]").click()
    sheet = anna.page.locator(".sheet")
    expect(sheet).to_be_visible()
    assert made > 3
    shown = sheet.locator(".words li").all_inner_texts()
    record = Record.parse((finished_folder() / f"table-{code.lower()}.bali").read_text())
    assert len(record.moves) >= made
    assert len(shown) == sum("!" in move for move in record.moves)
    anna.close()
