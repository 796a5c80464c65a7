from pathlib import Path

import pytest

from baliwords.letters.notation import read_move
from baliwords.letters.options import read_options
from baliwords.lexicon import lexicon_of
from baliwords.play.letters.hints import Hint
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import new_header
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.letters.column import CardColumn
from baliwords.tui.letters.ending import EndingScreen
from tests.tui.stage import (
    columns,
    game_on,
    play_app,
    ready,
    said,
    screen_text,
    toy_shelf,
    type_keys,
)

PILE = "MURSTONAIMES"


async def test_a_whole_solitaire_by_typing_letters() -> None:
    app = play_app("MURSTONAMEX")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert columns(pilot) == "M U R S T O N"
        await type_keys(pilot, "murs", "exclamation_mark")
        assert columns(pilot) == "A M E X T O N"
        assert "16" in screen_text(app)
        await type_keys(pilot, "ton", "exclamation_mark")
        assert columns(pilot) == "A M E X . . ."
        await type_keys(pilot, "ame", "exclamation_mark")
        assert isinstance(app.screen, EndingScreen)
        text = screen_text(app)
        assert "28 points, 3 words" in text
        assert "MURS" in text
        assert "greedy" in text


async def test_columns_are_picked_by_their_numbers() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "123")
        assert said(pilot) == "M+U+R = MUR: a word, 9 points."
        await type_keys(pilot, "", "enter")
        assert columns(pilot) == "MUR A I S T O N"


async def test_arrows_and_space_pick_columns_too() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "right", "space", "right", "space", "enter")
        assert columns(pilot) == "MU A R S T O N"


async def test_the_columns_that_will_join_are_marked_while_typing() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "ton")
        orders = [column.order for column in app.screen.query(CardColumn)]
        assert orders == [0, 0, 0, 0, 1, 2, 3]
        await type_keys(pilot, "", "backspace")
        orders = [column.order for column in app.screen.query(CardColumn)]
        assert orders == [0, 0, 0, 0, 1, 2, 0]
        await type_keys(pilot, "", "escape")
        assert not any(column.order for column in app.screen.query(CardColumn))


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("um", "UM is not a part of any word."),
        ("mure", "No columns on the table spell MURE."),
        ("xyz", "XYZ is not a part of any word."),
    ],
)
async def test_an_illegal_join_says_why(typed: str, reason: str) -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, typed, "enter")
        assert said(pilot) == reason
        assert columns(pilot) == "M U R S T O N"


async def test_an_incomplete_word_is_not_taken_off() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "on", "exclamation_mark")
        assert said(pilot) == "ON is not a complete word."


async def test_letters_are_completed_by_longer_columns() -> None:
    app = play_app("MAISONT")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "ais", "enter")
        assert columns(pilot) == "M AIS . . O N T"
        await type_keys(pilot, "ma")
        assert said(pilot) == "M+AIS would read MAIS (Tab completes)."
        await type_keys(pilot, "", "tab")
        await type_keys(pilot, "on", "exclamation_mark")
        assert columns(pilot) == ". . . . . . T"


async def test_the_first_undo_asks_for_the_game_then_counts_apart() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter", "ctrl+z")
        assert "counts as assisted" in screen_text(app)
        await type_keys(pilot, "", "escape")
        assert columns(pilot) == "MUR A I S T O N"
        assert not game_on(pilot).sitting.assisted
        await type_keys(pilot, "", "ctrl+z", "enter")
        assert columns(pilot) == "M U R S T O N"
        assert "Assisted: counts apart" in screen_text(app)
        await type_keys(pilot, "", "ctrl+y")
        assert columns(pilot) == "MUR A I S T O N"
        await type_keys(pilot, "", "ctrl+y")
        assert said(pilot) == "There is no move to play again."


@pytest.mark.parametrize("key", ["f3", "f5"])
async def test_hints_and_counted_letters_make_a_game_assisted(key: str) -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "m", "f4")  # any word of the dictionary: no help that L27 forbids
        assert not game_on(pilot).sitting.assisted
        await type_keys(pilot, "", "escape", key)
        assert "Assisted: counts apart" in screen_text(app)
        (kind,) = game_on(pilot).sitting.header.help
        assert kind == {"f3": "hint", "f5": "count"}[key]


async def test_stopping_asks_first_and_keeps_the_score() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "exclamation_mark", "minus")
        await type_keys(pilot, "", "escape")
        assert game_on(pilot).sitting.match.outcome is None
        await type_keys(pilot, "", "minus", "enter")
        assert isinstance(app.screen, EndingScreen)
        assert "9 points" in screen_text(app)


async def test_the_joker_is_declared_by_typing_or_asked_for() -> None:
    app = play_app("M?RSTON")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        assert columns(pilot) == "MuR . . S T O N"
        await type_keys(pilot, "", "ctrl+z", "enter")
        await type_keys(pilot, "12", "enter")
        assert "Which letter is the BALI card?" in screen_text(app)
        await type_keys(pilot, "e")
        assert columns(pilot) == "Me . R S T O N"


async def test_an_umlaut_card_reads_as_the_plain_vowel() -> None:
    app = play_app("MÜRSTON")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "exclamation_mark")
        assert columns(pilot) == ". . . S T O N"


async def test_a_game_is_taken_up_where_it_was_left() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
    again = BaliApp(Opening(resume=True), toy_shelf())
    async with again.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await ready(pilot)
        assert columns(pilot) == "MUR A I S T O N"


async def test_a_move_that_cannot_be_kept_is_not_played(own_games: Path) -> None:
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for journal in (own_games / "journal").iterdir():
            journal.unlink()
        await type_keys(pilot, "mur", "enter")
        assert "Cannot keep the game in" in said(pilot)
        assert columns(pilot) == "M U R S T O N"


async def test_a_very_small_terminal_is_no_disaster() -> None:
    app = play_app(PILE)
    async with app.run_test(size=(40, 12)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        assert columns(pilot) == "MUR A I S T O N"


@pytest.mark.parametrize("move", ["M+?=U+R!", "M+?=E+R"])
async def test_following_a_hint_plays_that_very_move(
    move: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "baliwords.play.letters.card_table.advise",
        lambda table, *_others: Hint(read_move(table, move), "because"),
    )
    app = play_app("M?RSTONAIMES")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f3")
        await type_keys(pilot, "", "f3")
        await type_keys(pilot, "", "enter")
        assert game_on(pilot).sitting.match.moves == (move,)


async def test_what_a_hint_would_make_can_be_peeked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "baliwords.play.letters.card_table.advise",
        lambda table, *_others: Hint(read_move(table, "M+U"), "because"),
    )
    app = play_app(PILE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f3")
        await type_keys(pilot, "", "f3", "f4")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "MU is in" in screen_text(app)


async def test_the_hint_of_deal_372408_plays_its_own_letter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The dialog for the BALI card had its own letter ready: DEVIDAI instead of DEVIDAN(T)."""
    monkeypatch.setattr(
        "baliwords.play.letters.card_table.advise",
        lambda table, *_others: Hint(read_move(table, "DEVIDA+?=N"), "because"),
    )
    words = ["DEVIDAI", "DEVIDANT", "DEVIDAT", "POSTE", "FLAN", "MUA", "MOT"]
    shelf = Shelf(lambda language, _name: lexicon_of(words, language))
    header = new_header(read_options({}), 372408, ("You",))
    app = BaliApp(Opening(header, resume=False), shelf)
    joins = [
        "de",
        "dev",
        "mu",
        "fl",
        "fla",
        "mua",
        "st",
        "ste",
        "oste",
        "poste",
        "flan",
        "devi",
        "devid",
        "devida",
        "mo",
    ]
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for column in joins:
            await type_keys(pilot, column, "enter")
        assert {"DEVIDA", "?"} < set(columns(pilot).split())
        await type_keys(pilot, "", "f3", "f3", "enter")
        assert game_on(pilot).sitting.match.moves[len(joins) :] == ("DEVIDA+?=N",)
        assert "DEVIDAn" in columns(pilot).split()


async def test_a_game_without_words_still_tells_what_was_left() -> None:
    app = play_app("MURSTON")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "minus")
        await pilot.click("#yes")
        await ready(pilot)
        shown = screen_text(app)
        assert "No word was taken off." in shown
        assert "Left on the table: M U R S T O N" in shown


async def test_a_large_screen_shows_how_the_points_have_grown() -> None:
    app = play_app("MURSTONAMEX")
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(pilot)
        assert "Points so far" not in screen_text(app)
        await type_keys(pilot, "murs", "exclamation_mark")
        assert "Points so far" in screen_text(app)
        assert game_on(pilot).sitting.course() == [0, 16]
        await pilot.resize_terminal(80, 24)
        await ready(pilot)
        assert "Points so far" not in screen_text(app)
        await pilot.resize_terminal(120, 40)
        await ready(pilot)
        assert "Points so far" in screen_text(app)
