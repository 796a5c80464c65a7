"""Shrine games in the application: the form, games that wait, help and rules, pictures."""

import subprocess
import sys

import pytest
from textual.widgets import Input, OptionList, Select

from baliwords.core.match import Match
from baliwords.core.record import Header
from baliwords.play.shrines.sitting import Sitting
from baliwords.shrines.game import SHRINES
from baliwords.shrines.options import read_options
from baliwords.shrines.view import view
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.glyphs import ASCII
from baliwords.tui.letters.form import NewGameScreen
from baliwords.tui.letters.game_screen import GameScreen
from baliwords.tui.shared.help import HelpScreen
from baliwords.tui.shared.house_rules import HouseRulesScreen
from baliwords.tui.shared.rule_desk import RuleDesk
from baliwords.tui.shrines.ending import ShrineEnding
from baliwords.tui.shrines.form import ShrineForm
from baliwords.tui.shrines.game_screen import ShrineScreen
from tests.tui.shrine_stage import QUICK, asked, keys, play_on, settle, shrine_app, table_on
from tests.tui.stage import play_app, ready, screen_text, toy_shelf
from tests.tui.test_pictures import SIZES, compare

SMALL = (80, 24)
FOUR = ("Anna", "greedy", "greedy", "random")
BOTH = {"oracle": "yes", "demon": "yes"}


# The form


async def test_a_shrine_game_is_chosen_in_the_form_of_the_letter_game() -> None:
    app = play_app(42)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await keys(pilot, "f6")
        assert isinstance(app.screen, NewGameScreen)
        app.screen.query_one("#game", Select).value = "shrines"
        await settle(pilot)
        form = app.screen
        assert isinstance(form, ShrineForm)
        form.query_one("#who-1", Select).value = "greedy"
        form.query_one("#who-2", Select).value = "random"
        form.query_one("#oracle", Select).value = "yes"
        form.query_one("#deal", Input).value = "7"
        await keys(pilot, "ctrl+r")
        rules = app.screen
        assert isinstance(rules, HouseRulesScreen)
        assert not rules.query("#oracle, #demon, #seats")
        rules.query_one("#starting_player", Input).value = "4"
        await pilot.pause()
        assert "expected a seat, 1 to 3" in screen_text(app)
        rules.query_one("#starting_player", Input).value = "3"
        rules.query_one("#open_information", Select).value = "yes"
        await pilot.pause()
        await keys(pilot, "escape", "ctrl+s")
        await settle(pilot)
        header = table_on(pilot).sitting.match.header
        options = read_options(header.options)
        assert (header.deal, header.players) == (7, ("You", "greedy", "random"))
        assert (options.seats, options.oracle, options.demon) == (3, True, False)
        assert (options.starting_player, options.open_information) == (3, True)


async def test_from_a_shrine_game_the_letter_game_is_one_choice_away() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "f6")
        assert isinstance(app.screen, ShrineForm)
        app.screen.query_one("#game", Select).value = "letters"
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        await keys(pilot, "escape")
        assert isinstance(app.screen, ShrineScreen)
        await keys(pilot, "f6")
        app.screen.query_one("#game", Select).value = "letters"
        await settle(pilot)
        app.screen.query_one("#deal", Input).value = "42"
        await keys(pilot, "ctrl+s")
        await ready(pilot)
        assert isinstance(app.screen, GameScreen)


async def test_a_form_refuses_a_bad_name_and_a_bad_deal() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "f6")
        app.screen.query_one("#name-0", Input).value = "expert"
        await keys(pilot, "ctrl+s")
        assert "'expert' is not a name for seat 1" in screen_text(app)
        app.screen.query_one("#name-0", Input).value = "Eva"
        app.screen.query_one("#deal", Input).value = "x"
        await keys(pilot, "ctrl+s")
        assert "Deal 'x' is not a whole number" in screen_text(app)


# Games that wait


async def test_a_game_goes_on_where_it_was_left_with_its_story() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "2", "enter")
        await keys(pilot, "3", "enter")
        left = table_on(pilot).sitting.match.moves
        story = table_on(pilot).sitting.story
        await keys(pilot, "ctrl+q")
    header = Header("shrines", 1, ("You", "expert"))
    again = BaliApp(Opening(header), toy_shelf())
    async with again.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await settle(pilot)
        assert table_on(pilot).sitting.match.moves == left
        assert table_on(pilot).sitting.story == story


async def test_a_waiting_shrine_game_is_taken_up_from_a_letter_game() -> None:
    first = shrine_app(5, "Anna", "greedy", **BOTH)
    async with first.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "1", "enter", "ctrl+q")
    app = play_app(42)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await keys(pilot, "f6")
        assert "Anna, greedy: 2 moves, shrine game, deal 5" in screen_text(app)
        listed = app.screen.query_one("#waiting", OptionList)
        listed.focus()
        await keys(pilot, "down", "enter")
        await settle(pilot)
        await settle(pilot)
        assert table_on(pilot).sitting.match.header.players == ("Anna", "greedy")
        assert asked(pilot).startswith("Take the bottom card")


# Help and rules


@pytest.mark.parametrize(("number", "named"), [(77, True), (16350553036042488431, False)])
async def test_the_number_of_a_deal_that_nobody_chose_is_not_shown(
    number: int, named: bool
) -> None:
    for app in (shrine_app(number, "Anna", "greedy"), play_app(number, "Anna", "greedy")):
        async with app.run_test(size=(80, 24)) as pilot:
            await ready(pilot)
            assert (str(number) in screen_text(app)) is named
            assert ("shuffled cards" in screen_text(app)) is not named


async def test_help_and_rules_are_those_of_the_shrine_game() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=(80, 60)) as pilot:
        await settle(pilot)
        await keys(pilot, "f1")
        assert isinstance(app.screen, HelpScreen)
        assert "How to play Bali of 2017" in screen_text(app)
        await keys(pilot, "f1", "f2")
        assert isinstance(app.screen, RuleDesk)
        assert "T1 " in screen_text(app)
        app.screen.query_one(Input).value = "frobnicate"
        await settle(pilot)
        assert "No rule fits these words" in screen_text(app)
        app.screen.query_one(Input).value = "T26"
        await settle(pilot)
        text = screen_text(app)
        assert "T26" in text
        assert "T27" not in text
        await keys(pilot, "f2")
        assert isinstance(app.screen, ShrineScreen)


async def test_open_information_is_shown_in_words() -> None:
    app = shrine_app(5, "Anna", "greedy", open_information="yes")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "f5")
        told = " ".join(screen_text(app).split())
        assert "Hand: 1 rice farmer, 1 banana farmer, 1 pepper farmer. Sacrifice cards:" in told


# Looks


@pytest.mark.parametrize("size", SIZES)
async def test_four_at_a_table(size: tuple[int, int]) -> None:
    app = shrine_app(5, *FOUR, **BOTH)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await play_on(pilot, 4)
        await keys(pilot, "down")
        compare(app, "shrines-four")


@pytest.mark.parametrize("size", SIZES)
async def test_two_at_a_table(size: tuple[int, int]) -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await keys(pilot, "2", "enter", "3")
        compare(app, "shrines-two")


@pytest.mark.parametrize("size", SIZES)
async def test_the_final_sheet(size: tuple[int, int]) -> None:
    players = ("random", "greedy", "random", "greedy")
    header = Header("shrines", 5, players, {"seats": "4"})
    played = Sitting(Match(SHRINES, header), QUICK)
    while (outcome := played.match.outcome) is None:
        seat = played.state.decider
        seen = view(played.state, seat)
        played.play(played.computers[seat].choose(seen, played.memory[seat]))
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await app.push_screen(ShrineEnding(played, outcome, None))
        await settle(pilot)
        compare(app, "shrines-sheet")


async def test_the_curtain() -> None:
    app = shrine_app(5, "Anna", "Ben")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await play_on(pilot, 3)
        compare(app, "shrines-curtain")


async def test_a_terminal_without_unicode_gets_ascii_alone() -> None:
    app = shrine_app(5, "Anna", "greedy", **BOTH)
    app.draw_with(ASCII)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "1")
        assert screen_text(app).isascii()
        compare(app, "shrines-ascii")


async def test_at_every_size_all_cards_and_choices_can_be_seen() -> None:
    for size in ((80, 24), (100, 30), (80, 50), (140, 30), (200, 60)):
        app = shrine_app(5, *FOUR, **BOTH)
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await keys(pilot, "minus")
            text = screen_text(app)
            for word in ("1 demon", "Altar: ", "greedy#2", "Sacrifice", "pepper 1", "play peanut"):
                assert word in text, (size, word)


def test_the_letter_game_opens_without_the_shrine_game() -> None:
    code = (
        "import sys, baliwords.tui.app, baliwords.tui.letters.game_screen; "
        "print([name for name in sys.modules if 'shrine' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
