"""The page itself: for everybody, on every screen, also without a network."""

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import PHONE, Person, Program

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
_GRAVE = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """What axe finds wrong and grave, with the first place of each."""
    page.evaluate(AXE)
    violations: list[dict[str, Any]] = page.evaluate("() => axe.run()")["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:100]}"
        for one in violations
        if one["impact"] in _GRAVE
    ]


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(
    ("width", "scheme", "locale"), [(320, "dark", "de"), (360, "light", "fr"), (1920, "dark", "en")]
)
def test_every_page_is_for_everybody_and_fits_the_screen(
    browser: Browser, program: Program, width: int, scheme: str, locale: str
) -> None:
    size = {"width": width, "height": 640}
    anna = Person(browser, program.url, viewport=size, color_scheme=scheme, locale=locale)

    def check(where: str) -> None:
        assert (where, findings(anna.page), fits(anna.page)) == (where, [], True)

    anna.visit()
    assert anna.page.locator("html").get_attribute("lang") == locale
    anna.page.locator("summary").first.click()
    check("first page")
    anna.visit("/#words")
    anna.page.fill("#word", "maison")
    anna.press("look")
    anna.page.wait_for_selector(".verdict")
    check("words")
    anna.opens("together")
    anna.page.select_option("#computer-1", "greedy")
    expect(anna.button("clear 1")).to_be_visible()
    check("lobby")
    anna.press("start")
    anna.page.wait_for_selector(".own .column")
    check("two players")
    anna.opens("alone")
    anna.page.wait_for_selector(".own .column")
    anna.page.locator(".own .column").first.click()
    check("solitaire")
    anna.press("peek")
    anna.page.wait_for_selector("dialog[open]")
    check("peek")
    anna.page.keyboard.press("Escape")
    anna.press("count")
    anna.page.wait_for_selector("dialog[open]")
    check("count")
    anna.page.keyboard.press("Escape")
    anna.press("stop")
    anna.press("sure")
    anna.page.wait_for_selector(".sheet")
    check("final sheet")
    anna.close()


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_the_shrine_table_is_for_everybody(
    browser: Browser, program: Program, width: int, scheme: str
) -> None:
    size = {"width": width, "height": 640}
    anna = Person(browser, program.url, viewport=size, color_scheme=scheme)
    anna.visit()
    anna.page.select_option("#game", "shrines")
    anna.press("together")
    anna.page.wait_for_selector(".chairs")
    anna.page.select_option("#computer-1", "greedy")
    anna.press("start")
    anna.page.wait_for_selector(".hand .tile")
    anna.page.wait_for_selector(".decisions button")
    assert (findings(anna.page), fits(anna.page)) == ([], True)
    anna.close()


def test_words_are_looked_up_in_both_languages(browser: Browser, program: Program) -> None:
    anna = Person(browser, program.url, **PHONE)
    anna.visit("/#words")
    found = anna.page.locator(".found")

    def look(text: str) -> None:
        anna.page.fill("#word", text)
        anna.press("look")

    look("murs")
    expect(found.locator(".verdict.yes")).to_contain_text("MURS")
    expect(found).to_contain_text("mur")
    look("xqz")
    expect(found.locator(".verdict.no")).to_contain_text("XQZ")
    look("aison")
    expect(found).to_contain_text("MAISON")
    look("m?rs")
    expect(found.locator(".words")).to_contain_text("MURS")
    anna.page.select_option("#lang", "de")
    look("häuser")
    expect(found.locator(".verdict.yes")).to_contain_text("HÄUSER")
    anna.page.fill("#part", "äuse")
    anna.page.fill("#named-word", "Häuser")
    anna.press("settle")
    expect(anna.page.locator(".box > .say")).to_contain_text("Right")
    anna.close()


def test_words_are_looked_up_without_a_network(browser: Browser, program: Program) -> None:
    anna = Person(browser, program.url, **PHONE)
    anna.visit("/#words")
    anna.page.wait_for_function("() => navigator.serviceWorker.controller")
    kept = "async () => Boolean(await caches.match('/api/graph/fr'))"
    while not anna.page.evaluate(kept):
        anna.page.wait_for_timeout(200)
    program.kill()
    anna.page.reload()
    for word, verdict in (("cœurs", "yes"), ("xqz", "no")):
        anna.page.fill("#word", word)
        anna.press("look")
        expect(anna.page.locator(f".verdict.{verdict}")).to_contain_text("without the server")
    anna.complaints.clear()  # the browser misses the server
    anna.close()
    program.start()


def test_names_are_plain_text_and_languages_change_at_once(
    browser: Browser, program: Program
) -> None:
    anna = Person(browser, program.url)
    anna.visit()
    anna.page.fill("#name", "<img src=x>")
    anna.press("together")
    expect(anna.page.locator(".chairs li strong").first).to_have_text("<img src=x>")
    anna.page.select_option("select[name=language]", "fr")
    expect(anna.page.locator("h1")).to_have_text("À la table")
    anna.close()


def test_help_undo_and_the_final_sheet_of_a_solitaire(browser: Browser, program: Program) -> None:
    anna = Person(browser, program.url)
    anna.opens("alone")
    say = anna.page.locator(".panel .say")
    anna.press("hint")
    for step in range(3):
        expect(anna.page.locator(".column.marked").first).to_be_visible()
        shown = say.inner_text()
        if step < 2:
            anna.press("hint_more")
            expect(say).not_to_have_text(shown)
    before = anna.columns()
    for column in anna.page.locator(".column.marked").all():
        column.click()
    settled = anna.page.locator('[data-focus="keep"], [data-focus="take"], .jokers')
    settled.first.wait_for()
    anna.press("clear")
    version = anna.version
    anna.page.keyboard.press("1")
    anna.press("stop")
    anna.press("sure")
    anna.sees_further(version)
    assert anna.columns() == before
    anna.press("review")
    expect(anna.page.locator("svg.graph")).to_be_visible()
    anna.press("rivals")
    expect(anna.page.locator(".rivals details").last).to_be_visible()
    anna.close()
