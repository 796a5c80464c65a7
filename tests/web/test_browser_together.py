"""Games of several people on the page, each at a browser of their own."""

import re

from playwright.sync_api import Browser, expect

from baliwords.core.record import Record
from baliwords.play.keeping import finished_folder
from tests.web.browser import PHONE, PLAIN, Person, Program, good_join, lexicon


def gather(anna: Person, ben: Person, *rules: tuple[str, str]) -> str:
    """Anna opens a table under some house rules, Ben joins it by its code, Anna deals."""
    anna.visit()
    anna.page.fill("#name", "Anna")
    anna.press("together")
    anna.page.wait_for_url("**/t/*")
    code = anna.page.url.rpartition("/")[2]
    for rule, value in rules:
        anna.page.select_option(f"#rule-{rule}", value)
        expect(anna.page.locator(f"#rule-{rule}")).to_have_value(value)
    ben.visit()
    ben.page.fill("#code", f"{code[:4].lower()}-{code[4:]}")
    ben.press("enter")
    ben.page.fill("#sit-name", "Ben")
    ben.press("sit")
    expect(anna.page.locator(".chairs")).to_contain_text("Ben")
    anna.press("start")
    for person in (anna, ben):
        person.page.wait_for_selector(".own .column")
    return code


def to_move(*people: Person) -> tuple[Person, Person]:
    """Who is to move, and who is not; the page says it in its title too."""
    for person in people:
        person.page.wait_for_function("() => document.querySelector('.waiting')")
    mover = next(p for p in people if p.page.locator(".own.waiting").count())
    other = next(p for p in people if p is not mover)
    assert mover.page.title().startswith("●") and not other.page.title().startswith("●")
    return mover, other


def lay(mover: Person, upper: int, lower: int) -> None:
    """Join two own columns by clicks."""
    own = mover.page.locator(".own .column")
    own.nth(upper).click()
    own.nth(lower).click()
    mover.page.locator('[data-focus="keep"]:not(:disabled)').click()
    mover.page.wait_for_selector(".doubt")


def bluff(columns: list[str]) -> tuple[int, int]:
    """Two columns for which the one who lays them will name no word."""
    plain = [slot for slot, column in enumerate(columns) if column and "?" not in column]
    return plain[0], plain[1]


def test_a_challenge_won_one_lost_a_reload_a_crash_and_a_rematch(
    browser: Browser, program: Program
) -> None:
    """One game, as it goes in a family: each step leaves the table to the next."""
    anna, ben = Person(browser, program.url), Person(browser, program.url, **PHONE)
    code = gather(anna, ben, ("validation", "challenge"))
    a_bluff_goes_back(anna, ben)
    something_honest_stays(anna, ben)
    a_seat_is_kept(anna, ben, code)
    the_table_outlives_a_crash(anna, ben, program)
    tv = Person(browser, program.url, viewport={"width": 1920, "height": 1080})
    all_go_on_to_the_rematch(anna, ben, tv, code)
    for person in (anna, ben, tv):
        person.close()


def a_bluff_goes_back(anna: Person, ben: Person) -> None:
    mover, other = to_move(anna, ben)
    before = mover.columns()
    lay(mover, *bluff(before))
    other.button("doubt").click()
    mover.button("none").click()
    other.page.wait_for_selector(".doubt", state="detached")
    # The mover's page hears of it when it does, perhaps after the other's.
    expect(mover.page.locator(".panel .say")).to_contain_text("goes back")
    assert mover.columns() == before


def something_honest_stays(anna: Person, ben: Person) -> None:
    """It is challenged nevertheless, and who challenged skips."""
    mover, other = to_move(anna, ben)
    join = good_join(mover.columns(), lexicon())
    while join is None:  # nothing to be laid here: pass, and let the other try
        passes(mover)
        mover, other = to_move(anna, ben)
        join = good_join(mover.columns(), lexicon())
    laid = "".join(mover.columns()[slot] for slot in join).upper().translate(PLAIN)
    lay(mover, *join)
    other.button("doubt").click()
    mover.page.fill("#named", next(found.word for found in lexicon().containing(laid)))
    mover.press("give")
    expect(mover.page.locator(".panel .say")).to_contain_text("stays")
    assert to_move(anna, ben) == (mover, other)  # the other one has skipped


def passes(mover: Person) -> None:
    mover.press("pass")
    mover.page.wait_for_function("() => !document.querySelector('.own.waiting')")


def a_seat_is_kept(anna: Person, ben: Person, code: str) -> None:
    """A reload; who is to move leaves, the other must have patience; the start page leads back."""
    table = anna.columns(), ben.columns()
    ben.page.reload()
    ben.page.wait_for_selector(".own .column")
    assert (anna.columns(), ben.columns()) == table
    mover, other = to_move(anna, ben)
    mover.press("leave")
    expect(other.page.locator(".plate.away")).to_have_count(1)
    other.page.get_by_role("button", name="Go on without").click()
    expect(other.page.locator("dialog")).to_contain_text("may be back at once")
    other.page.keyboard.press("Escape")
    mover.page.locator(f'a[href="/t/{code}"]').click()
    mover.page.wait_for_selector(".own .column")
    expect(other.page.locator(".plate.away")).to_have_count(0)
    assert (anna.columns(), ben.columns()) == table


def the_table_outlives_a_crash(anna: Person, ben: Person, program: Program) -> None:
    table = anna.columns(), ben.columns()
    program.kill()
    for person in (anna, ben):
        expect(person.page.locator(".lost")).to_be_visible()
    program.start()
    for person in (anna, ben):
        expect(person.page.locator(".lost")).to_be_hidden()
    assert (anna.columns(), ben.columns()) == table
    passes(to_move(anna, ben)[0])


def all_go_on_to_the_rematch(anna: Person, ben: Person, tv: Person, code: str) -> None:
    """A television looks on, one gives up; in the rematch the seats have moved on."""
    tv.visit(f"/t/{code}#tv")
    expect(tv.page.locator(".other")).to_have_count(2)
    anna.press("resign")
    anna.press("sure")
    for person in (anna, ben):
        expect(person.page.locator(".sheet h2").first).to_have_text("Anna has given up.")
        expect(person.page.locator(".sheet")).to_contain_text("Ben wins")
    assert Record.parse((finished_folder() / f"table-{code.lower()}.bali").read_text()).moves
    ben.press("rematch")
    for person in (anna, ben, tv):
        person.page.wait_for_selector(".chairs")
        expect(person.page.locator(".chairs li strong")).to_have_text(["Ben", "Anna"])


def test_a_seat_goes_to_another_device_by_a_link_that_works_once(
    browser: Browser, program: Program
) -> None:
    anna, phone = Person(browser, program.url), Person(browser, program.url, **PHONE)
    thief = Person(browser, program.url)
    anna.opens("alone")
    anna.press("other_device")
    link = anna.button("link").inner_text()
    phone.page.goto(link)
    phone.page.wait_for_selector(".own .column")
    assert phone.columns() == anna.columns() and "pass" not in phone.page.url
    thief.page.goto(link)
    thief.page.wait_for_selector(".column")
    assert thief.page.locator(".own").count() == 0
    thief.complaints.clear()  # the browser says that the link was refused
    for person in (anna, phone, thief):
        person.close()


def test_a_shrine_game_of_three_goes_to_its_end(browser: Browser, program: Program) -> None:
    people = [Person(browser, program.url, **screen) for screen in (PHONE, PHONE, {})]
    anna, ben, cleo = people
    anna.visit()
    anna.page.fill("#name", "Anna")
    anna.page.select_option("#game", "shrines")
    anna.page.select_option("#seats", "3")
    anna.press("together")
    anna.page.wait_for_url("**/t/*")
    code = anna.page.url.rpartition("/")[2]
    ben.sits_down(code, "Ben")
    cleo.sits_down(code, "Cleo")
    expect(anna.page.locator(".chairs")).to_contain_text("Cleo")
    anna.press("start")
    for person in people:
        person.page.wait_for_selector(".hand .tile")
    hands = [person.page.locator(".hand").inner_text() for person in people]
    assert all(hands)
    while not anna.over:
        version = anna.version
        decider = next(p for p in people if p.page.locator(".decisions button").count())
        decider.page.locator(".decisions button").last.click()
        for person in people:
            person.sees_further(version)
    for person in people:
        expect(person.page.locator(".sheet tbody tr")).to_have_count(8)
    anna.visit("/#games")
    anna.press(f"replay {code}")
    expect(anna.page.locator(".person")).to_have_count(3)
    # Figures, what lies in front, and the hand, which is hidden no more.
    expect(anna.page.locator(".person").first.locator(".row")).to_have_count(3)
    expect(anna.page.locator(".say")).to_contain_text("Before the first")
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(".say")).to_contain_text("Move 1 of")
    anna.page.keyboard.press("End")
    expect(anna.page.locator(".say")).to_contain_text(re.compile(r"Move (\d+) of \1:"))
    wide = anna.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not wide
    for person in people:
        person.close()
