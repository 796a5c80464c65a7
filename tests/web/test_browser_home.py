"""What brings people back, on the page: the lesson, puzzles, today's deal, learning, figures."""

from importlib.resources import files

import pytest
from playwright.sync_api import Browser, expect

from baliwords.core.record import Record
from baliwords.letters.moves import takes_off, units_of
from baliwords.letters.options import Options
from baliwords.play.archive import read_kept
from baliwords.play.calendar import today
from baliwords.play.keeping import finished_folder
from baliwords.play.letters.daily import Daily, attempt_of, share
from baliwords.play.letters.puzzle_book import by_seats, puzzles
from baliwords.play.letters.puzzling import task_of
from baliwords.translation import speak
from tests.web.browser import PHONE, Person, Program, good_join, lexicon
from tests.web.test_browser_alone import by_digits, settle

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def plays_some_moves_and_stops(person: Person, moves: int = 4) -> None:
    words = lexicon()
    for _ in range(moves):
        join = good_join(person.columns(), words)
        if join is None:
            break
        before = person.version
        by_digits(person, *join)
        settle(person, before, keys=True)
    person.press("stop")
    person.page.locator("dialog [data-focus=sure]").click()
    expect(person.page.locator(".sheet")).to_be_visible()


def taps(person: Person, columns: str) -> None:
    """Choose columns by their letters, each the first of its kind."""
    for column in columns.split():
        slot = person.columns().index(column)
        person.column(slot).click()


def test_the_first_lesson_is_done_by_hand_and_ends_with_a_bali(
    browser: Browser, program: Program
) -> None:
    anna = Person(browser, program.url, locale="fr", **PHONE)
    anna.visit()
    anna.press("lesson")
    told = anna.page.locator(".lesson")
    expect(told).to_contain_text("MUR")
    taps(anna, "Z E")  # another part of a word than the one that is taught
    anna.press("keep")
    expect(anna.page.locator(".panel")).to_contain_text("leçon")
    anna.page.keyboard.press("Escape")
    steps = (("M U R", "keep"), ("MUR S", "keep"), ("MURS", "take"))
    for number, (columns, deed) in enumerate(steps, 2):
        taps(anna, columns)
        anna.press(deed)
        expect(anna.page.locator("main")).to_contain_text(f"Étape {number} sur 4")
    taps(anna, "T A L Q ? E Z")
    if anna.button("joker U").count():
        anna.press("joker U")
    anna.press("take")
    expect(anna.button("to play")).to_be_visible()
    anna.close()


@pytest.mark.parametrize("seats", [1, 2])
def test_a_puzzle_is_solved_and_stays_solved(
    browser: Browser, program: Program, seats: int
) -> None:
    puzzle = by_seats(puzzles("fr"), seats)[0]
    task = task_of(puzzle, "fr")
    anna = Person(browser, program.url, locale="fr")
    anna.visit(f"/#puzzles/{puzzle.number}")
    for unit in units_of(task.best, 0):
        anna.column(unit.slot, unit.seat).click()
    letters = getattr(task.best, "letters", "")
    if letters and anna.button(f"joker {letters}").count():
        anna.press(f"joker {letters}")
    anna.press("take" if takes_off(task.best) else "keep")
    expect(anna.button("next")).to_be_visible()
    anna.visit("/#puzzles")
    expect(anna.page.locator(".done")).to_have_count(1)
    expect(anna.page.locator(".done")).to_contain_text(str(puzzle.number))
    anna.close()


def test_the_answer_of_a_puzzle_is_told_with_its_reason_and_does_not_count(
    browser: Browser, program: Program
) -> None:
    anna = Person(browser, program.url, locale="fr")
    anna.visit("/#puzzles/1")
    anna.press("answer")
    expect(anna.button("next")).to_be_visible()
    assert len(anna.page.locator(".panel .say").inner_text()) > 20
    anna.visit("/#puzzles")
    expect(anna.page.locator(".numbers a").first).to_be_visible()
    assert anna.page.locator(".done").count() == 0
    anna.close()


def test_todays_deal_counts_once_and_gives_the_text_that_the_command_gives(
    browser: Browser, program: Program
) -> None:
    anna = Person(browser, program.url, locale="fr")
    anna.visit()
    anna.press("daily")
    anna.press("play daily")
    anna.page.wait_for_url("**/t/*")
    code = anna.page.url.rpartition("/")[2]
    anna.page.wait_for_selector(".own .column")
    plays_some_moves_and_stops(anna)
    shared = anna.page.locator(".sheet .shared")
    expect(shared).to_be_visible()
    daily = Daily(today(), Options(language="fr"))
    kept = read_kept(finished_folder() / f"table-{code.lower()}.bali")
    assert daily.is_dealt_in(kept.record.header)
    assert shared.inner_text() == speak(share(daily, attempt_of(daily, [kept]), 1), "fr")
    anna.visit("/#today")
    expect(anna.page.locator(".shared")).to_be_visible()
    assert anna.button("play daily").count() == 0
    anna.close()


def test_one_learns_from_a_game_finds_it_again_and_sees_ones_figures(
    browser: Browser, program: Program
) -> None:
    anna = Person(browser, program.url, locale="en")
    code = anna.opens("alone")
    plays_some_moves_and_stops(anna, 5)
    anna.press("review")
    expect(anna.page.locator(".review .graph")).to_be_visible()
    anna.press("learn")  # to stop early always loses something
    expect(anna.page.locator(".learn h3")).to_contain_text("Find better")
    anna.page.locator(".learn [data-focus=answer]").click()
    expect(anna.page.locator(".learn .say")).to_contain_text(":")
    anna.visit("/#statistics")
    expect(anna.page.locator(".graph").first).to_be_visible()
    expect(anna.page.locator(".facts")).to_contain_text("Accuracy")
    with anna.page.expect_download() as saved:
        anna.press("bali.csv")
    assert f",{code.upper()},letters,1,fr," in saved.value.path().read_text()
    anna.visit("/#games")
    anna.press(f"replay {code}")
    count = len(Record.parse((finished_folder() / f"table-{code.lower()}.bali").read_text()).moves)
    expect(anna.page.locator(".say")).to_contain_text(f"{count} moves")
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(".say")).to_contain_text("Move 1")
    anna.page.keyboard.press("End")
    expect(anna.page.locator(".say")).to_contain_text(f"Move {count}")
    anna.visit("/#games")
    anna.press(f"delete {code}")
    anna.press("really delete")
    assert anna.button(f"replay {code}").count() == 0
    anna.close()


def test_settings_are_kept_and_hold(browser: Browser, program: Program) -> None:
    anna = Person(browser, program.url, locale="en", color_scheme="light")
    anna.visit("/#settings")
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = anna.page.evaluate(ground)
    anna.page.select_option("#theme", "dark")
    anna.page.wait_for_function(f"light => ({ground})() !== light", arg=light)
    dark = anna.page.evaluate(ground)
    anna.page.fill("#own-name", "Anna")
    anna.page.select_option("#opponent", "beginner")
    anna.page.select_option("#rule-bali_bonus", "60")
    anna.page.select_option("#ui", "de")
    expect(anna.page.locator("h1")).to_have_text("Einstellungen")
    anna.page.reload()
    anna.page.wait_for_selector("h1")
    assert anna.page.evaluate(ground) == dark
    anna.visit("/")
    assert anna.page.input_value("#name") == "Anna"
    assert anna.page.input_value("#level") == "beginner"
    anna.press("computer")
    anna.page.wait_for_selector(".own .column")
    expect(anna.page.locator(".other .plate")).to_contain_text("Anfänger")
    anna.close()


@pytest.mark.parametrize(("width", "locale"), [(320, "de"), (360, "fr"), (1280, "en")])
def test_every_new_page_is_for_everybody_and_fits_the_screen(
    browser: Browser, program: Program, width: int, locale: str
) -> None:
    anna = Person(browser, program.url, viewport={"width": width, "height": 640}, locale=locale)
    for path in ("puzzles", "puzzles/1", "lesson", "today", "statistics", "games", "settings"):
        anna.visit(f"/#{path}")
        anna.page.wait_for_function("() => !document.querySelector('.loading')")
        anna.page.evaluate(AXE)
        found = anna.page.evaluate("() => axe.run()")["violations"]
        grave = [one["id"] for one in found if one["impact"] in ("serious", "critical")]
        wide = anna.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
        assert (path, grave, wide) == (path, [], False)
    anna.close()
