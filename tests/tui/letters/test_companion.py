"""The companion on the screen: cards as they are drawn, moves as they are made."""

from pathlib import Path

import pytest
from textual.widgets import Input

from baliwords.core.record import replay
from baliwords.errors import BadNotation
from baliwords.letters.game import letter_game
from baliwords.letters.options import read_options
from baliwords.letters.position import Position
from baliwords.play.letters.companion import Companion, table_header
from baliwords.play.letters.kept_table import kept_tables
from baliwords.tui.app import BaliApp, Opening
from baliwords.tui.letters.companion_screen import CompanionScreen
from baliwords.tui.letters.ending import EndingScreen
from tests.tui.stage import Stage, play_app, ready, screen_text, toy_lexicon, toy_shelf, type_keys


def table_app(*players: str, position: str = "", resume: bool = False) -> BaliApp:
    header = table_header(players or ("You",), {"language": "fr"}, position)
    return BaliApp(Opening(table=header, resume=resume), toy_shelf())


def kept(pilot: Stage) -> Companion:
    tables = [s for s in pilot.app.screen_stack if isinstance(s, CompanionScreen)]
    return tables[-1].sitting


def row(pilot: Stage, seat: int = 0) -> str:
    return " ".join(column or "-" for column in kept(pilot).state.table.rows[seat])


async def test_a_companion_game_with_a_challenge_to_the_final_sheet() -> None:
    app = table_app("Anna", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await ready(pilot)
        await type_keys(pilot, "setrateMURON?y")
        assert row(pilot) == "M U R O N ? Y"
        assert row(pilot, 1) == "S E T R A T E"
        await type_keys(pilot, "mur", "enter")
        await type_keys(pilot, "", "f7")
        await type_keys(pilot, "", "down", "enter")
        await type_keys(pilot, "murir", "enter")
        assert "Anna was right with MURIR" in screen_text(app)
        await type_keys(pilot, "kl")
        assert row(pilot) == "MUR K L O N ? Y"
        # Ben skips; Anna takes MUR off, which draws one card.
        await type_keys(pilot, "1", "exclamation_mark")
        await type_keys(pilot, "i")
        assert kept(pilot).state.table.scores == (9, 0)
        await type_keys(pilot, "", "f5")
        assert "Unseen letters" in screen_text(app)
        await type_keys(pilot, "", "f8")
        await type_keys(pilot, "", "enter")
        assert isinstance(app.screen, EndingScreen)
        assert "★ Anna: 9 points, 1 word" in screen_text(app)
    assert "Anna: 9 points" in app.farewell


async def test_a_wrong_card_is_taken_back_and_typed_again() -> None:
    app = table_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await ready(pilot)
        await type_keys(pilot, "tmu")
        await type_keys(pilot, "", "ctrl+z")
        assert row(pilot) == "T M . . . . ."
        await type_keys(pilot, "üzerq")
        assert row(pilot) == "T M Ü Z E R Q"
        await type_keys(pilot, "mur", "exclamation_mark", "ctrl+z", "ctrl+y")
        assert row(pilot) == "T . . Z E . Q"
        await type_keys(pilot, "q")
        assert "only 1 in a pack" in screen_text(app)


async def test_a_table_in_the_middle_of_a_game_is_kept_and_taken_up() -> None:
    app = table_app(position="S ON AI T LAM R E; scores 12; gone MUR; pile ....")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await ready(pilot)
        assert row(pilot) == "S ON AI T LAM R E"
        await type_keys(pilot, "son", "exclamation_mark")
        await type_keys(pilot, "kv")
        assert kept(pilot).state.table.scores == (18,)
        assert kept(pilot).unseen()["U"] == 1
    again = table_app(resume=True)
    async with again.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await ready(pilot)
        assert row(pilot) == "K V AI T LAM R E"


def test_the_record_of_a_table_replays_to_the_same_end() -> None:
    words, shelf = toy_lexicon("fr"), toy_shelf()
    companion = Companion.begin(table_header(("You",), {}), shelf)
    (kept_file,) = kept_tables()
    companion.draw("TMUZERQ")
    companion.play(companion.game.read_move(companion.state, "M+U+R!"))
    companion.draw("KVR")
    record = kept_file.read()
    *_states, last = replay(record, letter_game(words))
    assert last.table == companion.state.table
    assert Companion.resume(kept_file, shelf).state == companion.state


def test_a_damaged_table_is_left_alone(own_games: Path) -> None:
    folder = own_games / "tables"
    folder.mkdir(parents=True)
    (folder / "table-0001.bali").write_text("no record")
    assert list(kept_tables()) == []


@pytest.mark.parametrize(
    "text",
    [
        "S ON AI T LAM R E",
        "S ON / -; scores 3 4; turn 2; gone MUR; pile K....",
    ],
)
def test_a_position_reads_back(text: str) -> None:
    options = read_options({"seats": str(text.count("/") + 1)})
    position = Position.parse(text, options)
    assert Position.parse(str(position), options) == position


@pytest.mark.parametrize(
    "text",
    [
        "",
        "S ON AI T LAM R E A",
        "S / T",
        "ZZ",
        "S; scores 1 2",
        "S; turn 2",
        "S; turn x",
        "S; nonsense 3",
        "S; gone 1",
    ],
)
def test_a_bad_position_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation):
        Position.parse(text, read_options({}))


async def test_a_table_is_begun_from_the_form() -> None:
    app = play_app("MURSTON")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f6")
        app.screen.query_one("#position", Input).value = "S ON; nonsense"
        await type_keys(pilot, "", "ctrl+t")
        assert "expected a table like S ON AI" in screen_text(app)
        app.screen.query_one("#position", Input).value = "S ON AI T LAM R E; scores 12"
        await type_keys(pilot, "", "ctrl+t")
        await ready(pilot)
        assert row(pilot) == "S ON AI T LAM R E"


async def test_backspace_corrects_letters_cards_and_moves_as_the_help_says() -> None:
    app = table_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await ready(pilot)
        await type_keys(pilot, "tmuz", "backspace")
        assert row(pilot) == "T M U . . . ."
        await type_keys(pilot, "zerq")
        await type_keys(pilot, "muq", "backspace")
        await type_keys(pilot, "r", "enter")
        assert row(pilot) == "T MUR . Z E . Q"
        await type_keys(pilot, "k", "backspace", "backspace")
        assert row(pilot) == "T M U Z E R Q"
