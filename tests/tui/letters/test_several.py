"""Several players at one screen: challenges, the curtain, computers."""

from textual.widgets import Input, Select

from baliwords.tui.letters.challenge_dialogs import DoubtScreen, MeantScreen
from baliwords.tui.letters.ending import EndingScreen
from baliwords.tui.letters.seat_review_screen import SeatReviewScreen
from baliwords.tui.shared.curtain import Curtain
from tests.tui.stage import columns, game_on, play_app, ready, said, screen_text, type_keys

# Ben's row is dealt first, the leader's (Anna's) last (D19).
PILE = "SETRATE" + "MURONXY" + "LITIR"


async def test_a_challenge_won_and_one_lost() -> None:
    app = play_app(PILE, "Anna", "Ben", validation="challenge", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        # Anna lays nonsense, Ben doubts it, she has no word: the cards go back.
        await type_keys(pilot, "xy", "enter")
        assert isinstance(app.screen, DoubtScreen)
        await type_keys(pilot, "", "down", "enter")
        assert isinstance(app.screen, MeantScreen)
        await type_keys(pilot, "xylo", "enter")
        assert isinstance(app.screen, Curtain)
        assert "Anna was wrong" in screen_text(app)
        assert "XY" not in screen_text(app)
        await type_keys(pilot, "", "enter")
        assert columns(pilot) == "M U R O N X Y"
        assert game_on(pilot).state.table.turn == 1
        # Ben lays SET, Anna doubts it in vain and skips her turn.
        await type_keys(pilot, "set", "enter")
        await type_keys(pilot, "", "down", "enter")
        await type_keys(pilot, "set", "enter")
        assert "Ben was right with SET: Anna skips a turn." in screen_text(app)
        await type_keys(pilot, "", "enter")
        assert columns(pilot, 1) == "SET L I R A T E"
        assert game_on(pilot).state.table.turn == 1


async def test_who_is_called_you_is_spoken_to_in_a_challenge() -> None:
    app = play_app(PILE, "Anna", "You", validation="challenge", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "xy", "enter")
        assert "You challenge" in screen_text(app)
        await type_keys(pilot, "", "down", "enter")
        assert "You doubt XY." in screen_text(app)


async def test_among_people_nobody_is_called_you_unasked() -> None:
    """ "You could take it" says nothing where two are spoken to."""
    app = play_app(PILE, "Anna", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "", "f6")
        name, other = app.screen.query_one("#name-0", Input), app.screen.query_one("#who-1", Select)
        named = []
        for who in ("person", "greedy", "person"):
            other.value = who
            await ready(pilot)
            named.append(name.value)
        name.value = "Clara"
        other.value = "greedy"
        await ready(pilot)
        assert [*named, name.value] == ["Player 1", "You", "Player 1", "Clara"]


async def test_nobody_doubts_and_the_next_player_sits_down() -> None:
    app = play_app(PILE, "Anna", "Ben", validation="challenge", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        await type_keys(pilot, "", "enter")
        assert "Ben, it is your turn." in screen_text(app)
        await pilot.click("#lift")
        await ready(pilot)
        assert columns(pilot) == "MUR L I O N X Y"
        assert said(pilot).startswith("Ben: ")


async def test_a_hot_seat_game_to_its_end() -> None:
    app = play_app("SETRATE" + "MURONXY", "Anna", "Ben", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "exclamation_mark")  # the pile is empty: only words
        await type_keys(pilot, "", "enter")
        await type_keys(pilot, "rate", "exclamation_mark")
        await type_keys(pilot, "", "enter")
        assert columns(pilot, 1) == "S . . . . T E"
        await type_keys(pilot, "", "minus")
        await type_keys(pilot, "", "enter")
        await type_keys(pilot, "set", "exclamation_mark")
        assert isinstance(app.screen, EndingScreen)
        text = screen_text(app)
        assert "★ Ben: 64 points, 2 words  with a BALI!" in text
        assert "Anna: 9 points, 1 word" in text
        await type_keys(pilot, "l")
        assert isinstance(app.screen, SeatReviewScreen)
        shown = screen_text(app)
        assert "Anna: 9 points, gave away" in shown
        assert "1. Anna, M + U + R, and take MUR off" in shown
        await type_keys(pilot, "", "escape")
        assert isinstance(app.screen, EndingScreen)


async def test_columns_of_others_are_reached_by_arrows_and_by_typing() -> None:
    app = play_app(PILE, "Anna", "Ben", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        # The own N (5), then up to Ben's row and back is one row below: T of Ben under ON.
        await type_keys(pilot, "45")
        await type_keys(pilot, "", "down", "right", "right", "space")
        assert said(pilot) == "O+N+T = ONT: a word, 6 points."
        await type_keys(pilot, "", "enter")
        assert columns(pilot).split()[3] == "ONT"


async def test_a_computer_answers_by_itself() -> None:
    app = play_app(PILE, "You", "greedy", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        await ready(pilot)
        table = game_on(pilot).state.table
        assert table.turn == 0
        assert len(game_on(pilot).sitting.match.moves) == 2
        assert said(pilot).startswith("greedy: ")
        # Taking back goes to the last decision of the person.
        await type_keys(pilot, "", "ctrl+z", "enter")
        assert columns(pilot) == "M U R O N X Y"


async def test_four_players_fit_on_a_small_screen() -> None:
    app = play_app(3, "Anna", "Ben", "Carla", "Dora", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        text = screen_text(app)
        for name in ("Anna", "Ben", "Carla", "Dora"):
            assert f"{name}: 0" in text


async def test_a_verdict_is_told_though_a_computer_is_next() -> None:
    app = play_app(PILE, "Anna", "greedy", validation="challenge", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mu", "enter")
        await ready(pilot)
        assert "greedy has laid ARMURE." in screen_text(app)
        # Anna doubts it in vain and skips her turn, so greedy lays the next column at once.
        await type_keys(pilot, "", "down", "enter")
        await ready(pilot)
        assert "greedy was right with ARMURE: Anna skips a turn." in screen_text(app)


async def test_a_word_typed_at_the_question_who_doubts_is_no_answer() -> None:
    app = play_app(PILE, "Anna", "Ben", validation="challenge", pass_policy="lenient")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await type_keys(pilot, "mur", "enter")
        await type_keys(pilot, "murir", "enter")
        assert isinstance(app.screen, DoubtScreen)
        assert len(game_on(pilot).sitting.match.moves) == 1
        await type_keys(pilot, "", "down", "enter")
        assert game_on(pilot).sitting.match.moves[-1] == "ok"
