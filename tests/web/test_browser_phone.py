"""What a hand with a phone needs: room for a finger, an answer where one looks, a link to send."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import PHONE, Person, Program

HANDY: dict[str, Any] = {**PHONE, "is_mobile": True}
FINGER = 44

_NARROW = """finger => [...document.querySelectorAll("button, a, select, input, summary")]
    .filter(one => one.offsetParent)
    .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
    .filter(([, box]) => box.height < finger || box.width < finger)
    .map(([html, box]) => `${html} ${box.width} x ${box.height}`)"""
_LINES = """all => all.map(one => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getClientRects().length;
})"""
_SMALL_LETTERS = """() => [...document.querySelectorAll("select, input")]
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < 16).length"""


@pytest.mark.parametrize("locale", ["fr", "de"])
def test_whatever_is_touched_has_room_for_a_finger(
    browser: Browser, program: Program, locale: str
) -> None:
    anna = Person(browser, program.url, **HANDY, locale=locale)

    def check() -> None:
        assert anna.page.evaluate(_NARROW, FINGER) == []
        assert anna.page.evaluate(_SMALL_LETTERS) == 0  # or some phones enlarge the page

    for part in ("", "#words", "#today", "#puzzles", "#statistics", "#settings", "#lesson"):
        anna.visit(f"/{part}")
        anna.page.reload()
        anna.page.wait_for_selector("h1")
        check()
    code = anna.opens("computer")
    anna.page.wait_for_selector(".own .column")
    check()
    anna.press("resign")
    anna.press("sure")
    anna.page.wait_for_selector(".sheet")
    check()
    anna.visit(f"/#games/{code}")
    anna.page.reload()
    anna.page.wait_for_selector("#at")
    check()
    anna.close()


def test_a_wrong_code_is_answered_beside_its_field(browser: Browser, program: Program) -> None:
    anna = Person(browser, program.url, **HANDY)
    anna.visit()
    anna.page.fill("#code", "XXXX-YYYY")
    anna.press("enter")
    expect(anna.page.locator("form:has(#code) .error")).to_have_text(
        "There is no table with this code."
    )
    anna.complaints.clear()  # that the answer is 404
    anna.close()


@pytest.mark.parametrize("secure", [True, False])
def test_the_link_of_a_table_is_read_and_copied(
    browser: Browser, program: Program, secure: bool
) -> None:
    permissions = ["clipboard-read", "clipboard-write"]
    anna = Person(browser, program.url, permissions=permissions)
    hidden = ["share"] if secure else ["share", "clipboard"]  # plain HTTP has neither
    for name in hidden:
        anna.page.add_init_script(f"Object.defineProperty(navigator, '{name}', {{ value: null }})")
    code = anna.opens_lobby()
    link = anna.page.locator(".invite .link")
    expect(link).to_have_text(f"{program.url}/t/{code}")
    anna.press("share")
    expect(anna.button("share")).to_have_text("The link is copied.")
    anna.page.fill("#sit-name", "")
    anna.page.focus("#sit-name")
    anna.page.keyboard.press("Control+V")
    room = 24  # letters of a name
    expect(anna.page.locator("#sit-name")).to_have_value(link.inner_text()[:room])
    anna.close()


def test_who_is_invited_finds_the_seats_first(browser: Browser, program: Program) -> None:
    anna, ben = Person(browser, program.url), Person(browser, program.url, **HANDY)
    code = anna.opens_lobby()
    expect(anna.page.locator("main h2").first).to_have_text("Invite")
    ben.visit(f"/t/{code}")
    expect(ben.page.locator("main h2").first).to_have_text("Seats")
    ben.page.fill("#sit-name", "Be")
    anna.page.select_option("#rule-min_word_length", "4")  # the lobby is drawn again meanwhile
    expect(ben.page.locator("dl.rules")).to_contain_text("4")
    expect(ben.page.locator("#sit-name")).to_be_focused()
    expect(ben.page.locator("#sit-name")).to_have_value("Be")
    for person in (anna, ben):
        person.close()


def test_who_deals_sees_the_table_from_its_top(browser: Browser, program: Program) -> None:
    anna = Person(browser, program.url, **HANDY)
    anna.visit()
    anna.page.select_option("#game", "shrines")
    anna.press("together")
    anna.page.wait_for_selector(".chairs")
    anna.page.select_option("#computer-1", "greedy")
    anna.press("start")
    anna.page.wait_for_selector(".hand .tile")
    assert anna.page.evaluate("scrollY") == 0
    anna.close()


def test_a_long_list_is_read_from_its_beginning(browser: Browser, program: Program) -> None:
    anna = Person(browser, program.url, **HANDY)
    anna.opens("alone")
    slots = [slot for slot, column in enumerate(anna.columns()) if column != "?"][:2]
    for slot in slots:
        anna.column(slot).tap()
    together = "".join(anna.columns()[slot] for slot in slots)
    anna.press("peek")
    dialog = anna.page.locator("dialog[open]")
    expect(dialog.locator("h2")).to_contain_text(together)
    assert dialog.evaluate("box => box.scrollTop") == 0
    anna.close()


def test_points_of_long_words_stay_in_one_line(browser: Browser, program: Program) -> None:
    anna = Person(browser, program.url, **HANDY)
    anna.visit("/#words")
    anna.page.fill("#word", "aison")
    anna.press("look")
    points = anna.page.locator(".words small")
    points.first.wait_for()
    assert set(points.evaluate_all(_LINES)) == {1}
    anna.close()


def test_moves_and_points_are_written_as_the_server_says_them(
    browser: Browser, program: Program
) -> None:
    anna = Person(browser, program.url)
    anna.visit()
    read = """async ([moves, points]) => {
        const { whole, written } = await import("/static/letters/help.js");
        return [moves.map(written), points.map(whole)];
    }"""
    moves = ["M@2+?=U+1:R", "H+?=Ü+R!"]
    halves = [0.5, 1.5, 73.5, 74.5, 74.4, 74.6, 3.0]
    written, whole = anna.page.evaluate(read, [moves, halves])
    assert written == ["M + ★U + R", "H + ★Ü + R, and take it off"]
    assert whole == [round(points) for points in halves]
    anna.close()
