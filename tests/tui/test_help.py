"""Help for the player: hints, peeks, unseen letters, the word desk, forms."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event

import pytest
from textual.widgets import Input, Select

from baliwords.letters.options import read_options
from baliwords.letters.state import State
from baliwords.lexicon.own import add_list
from baliwords.play.letters.hints import Hint
from baliwords.tui.letters.board import LetterBoard
from baliwords.tui.letters.form import NewGameScreen
from baliwords.tui.letters.game_screen import GameScreen
from baliwords.tui.letters.word_desk import DeskScreen
from baliwords.tui.shared.help import HelpScreen
from baliwords.tui.shared.house_rules import HouseRulesScreen
from tests.tui.stage import columns, game_on, play_app, ready, said, screen_text, type_keys

PILE = "MURSTONAIMES"


async def test_a_hint_comes_in_three_steps() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f3")
        assert said(pilot) == "Look at M. (F3: which move?)"
        await type_keys(pilot, "", "f3")
        assert said(pilot) == "Try M + U + R + S, and take MURS off. (F3: why?)"
        assert len(app.screen.query_one(LetterBoard).picked) == 4
        await type_keys(pilot, "", "f3")
        assert "16 points" in said(pilot)
        assert columns(pilot) == "M U R S T O N"


async def test_who_asks_again_while_the_program_thinks_does_not_make_it_begin_anew() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        game, go_on, asked = game_on(pilot), Event(), []
        think = game.find_hints

        def slowly(state: State, stopped: Callable[[], bool]) -> Sequence[Hint]:
            asked.append(state)
            go_on.wait()
            return think(state, stopped)

        game.find_hints = slowly  # type: ignore[method-assign]
        await pilot.press("f3", "f3", "f3")
        assert said(pilot) == "Thinking …"
        go_on.set()
        await ready(pilot)
        assert len(asked) == 1
        assert said(pilot) == "Look at M. (F3: which move?)"


async def test_unseen_letters_are_counted_only_when_asked_for() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "Unseen" not in screen_text(app)
        await type_keys(pilot, "", "f5")
        assert "47 in all" in screen_text(app)
        await type_keys(pilot, "", "f5")
        assert "Unseen" not in screen_text(app)


async def test_a_house_rule_that_opens_removed_words_opens_the_count_too() -> None:
    app = play_app(PILE, show_removed="true")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "Unseen letters" in screen_text(app)


async def test_removed_words_are_not_shown_again_before_the_end() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        assert "M+U+R" in screen_text(app)
        await type_keys(pilot, "1", "exclamation_mark")
        await type_keys(pilot, "", "escape")
        assert "MUR" not in screen_text(app)
        assert "M+U+R" not in screen_text(app)
        assert "a word of 3 off" in screen_text(app)


async def test_a_peek_lists_what_a_column_can_become() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f4")
        assert "Pick a column first" in said(pilot)
        await type_keys(pilot, "mur", "f4")
        text = screen_text(app)
        assert "MUR is in 5 words." in text
        assert "AR·MUR·E" in text


async def test_the_word_desk_opens_from_everywhere_and_answers() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f6", "f2")
        assert isinstance(app.screen, DeskScreen)
        await type_keys(pilot, "murs")
        await ready(pilot)
        text = screen_text(app)
        assert "MURS: in " in text
        assert "16 points" in text
        assert "From these letters: 2 words" in text
        app.screen.query_one(Input).value = "m?r"
        await ready(pilot)
        await ready(pilot)
        assert "2 words fit" in screen_text(app)
        app.screen.query_one(Input).value = "tür"
        await type_keys(pilot, "", "ctrl+l")
        await ready(pilot)
        assert "TÜR: in " in screen_text(app)
        await type_keys(pilot, "", "f2")
        assert isinstance(app.screen, NewGameScreen)


async def test_a_new_game_is_chosen_in_a_form_with_house_rules() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f6")
        form = app.screen
        assert isinstance(form, NewGameScreen)
        form.query_one("#who-1", Select).value = "greedy"
        form.query_one("#deal", Input).value = "42"
        await type_keys(pilot, "", "ctrl+r")
        rules = app.screen
        assert isinstance(rules, HouseRulesScreen)
        rules.query_one("#min_word_length", Input).value = "2"
        await ready(pilot)
        assert "min_word_length: '2' is not allowed" in screen_text(app)
        rules.query_one("#min_word_length", Input).value = "4"
        rules.query_one("#unique_words", Select).value = "true"
        await ready(pilot)
        await type_keys(pilot, "", "escape", "ctrl+s")
        await ready(pilot)
        game = game_on(pilot)
        options = read_options(game.sitting.match.header.options)
        assert game.sitting.names == ["You", "greedy"]
        assert game.sitting.match.header.deal == 42
        assert (options.min_word_length, options.unique_words) == (4, True)


@pytest.mark.parametrize(("language", "word_list"), [("fr", "toy"), ("de", "")])
async def test_a_list_of_the_settings_is_for_the_language_that_has_it(
    tmp_path: Path, language: str, word_list: str
) -> None:
    words = tmp_path / "toy.txt"
    words.write_text("mur\nmurs\n")
    add_list(words, "fr", "toy")
    config = tmp_path / "config" / "baliwords" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('[rules]\nword_list = "toy"\n')
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f6")
        app.screen.query_one("#language", Select).value = language
        await type_keys(pilot, "", "ctrl+s")
        await ready(pilot)
        options = read_options(game_on(pilot).sitting.match.header.options)
        assert (options.language, options.word_list) == (language, word_list)


async def test_a_form_refuses_a_bad_deal_and_a_bad_name() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f6")
        app.screen.query_one("#deal", Input).value = "many"
        await type_keys(pilot, "", "ctrl+s")
        assert "Deal 'many' is not a whole number (like 42)." in screen_text(app)
        app.screen.query_one("#deal", Input).value = ""
        app.screen.query_one("#name-0", Input).value = "A,B"
        await type_keys(pilot, "", "ctrl+s")
        assert "'A,B' is not a name for seat 1" in screen_text(app)
        app.screen.query_one("#name-0", Input).value = "\u202e"
        await type_keys(pilot, "", "ctrl+s")
        assert r"'\u202e' is not a name for seat 1" in screen_text(app)


async def test_a_game_that_waits_is_chosen_from_the_form() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        await type_keys(pilot, "", "f6")
        app.screen.query_one("#deal", Input).value = "42"
        await type_keys(pilot, "", "ctrl+s")
        await ready(pilot)
        assert len(app.screen_stack) == 2
        await type_keys(pilot, "", "f6")
        assert "You: 1 move" in screen_text(app)
        app.screen.query_one("#waiting").focus()
        await type_keys(pilot, "", "down", "enter")
        await ready(pilot)
        assert isinstance(app.screen, GameScreen)
        assert columns(pilot) == "MUR A I S T O N"


async def test_the_help_page_and_the_palette_open() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f1")
        assert isinstance(app.screen, HelpScreen)
        assert "How to play" in screen_text(app)
        await type_keys(pilot, "", "pagedown", "pagedown", "escape", "ctrl+p")
        await ready(pilot)
        assert "Finished games" in screen_text(app)
        await type_keys(pilot, "word")
        assert "Word desk" in screen_text(app)
