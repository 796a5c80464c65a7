"""The shrine game on the screen: by keys, by mouse, with computers and with several people."""

import pytest
from textual.widgets import Static

from baliwords.core.journal import Journal, open_journals
from baliwords.core.record import Record
from baliwords.errors import MissingData
from baliwords.play.keeping import finished_folder, journal_folder
from baliwords.shrines.cards import Card
from baliwords.shrines.moves import Look, Play
from baliwords.shrines.scoring import final_scores
from baliwords.shrines.state import Phase
from baliwords.tui.app import BaliApp
from baliwords.tui.shared.curtain import Curtain
from baliwords.tui.shared.sentences_page import SentencesPage
from baliwords.tui.shrines.choices import Choices
from baliwords.tui.shrines.ending import ShrineEnding
from baliwords.tui.shrines.game_screen import ShrineScreen
from baliwords.tui.shrines.piece import Piece
from tests.tui.shrine_stage import (
    asked,
    choices,
    keys,
    play_on,
    play_until,
    settle,
    shrine_app,
    table_on,
)
from tests.tui.stage import Stage, screen_text

SMALL = (80, 24)


# Whole games


async def test_a_whole_game_by_keys_with_both_variants() -> None:
    app = shrine_app(5, "Anna", "expert", oracle="yes", demon="yes")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await play_on(pilot)
        assert isinstance(app.screen, ShrineEnding)
        game = table_on(pilot)
        assert game.state.phase is Phase.OVER
        totals = [score.total for score in final_scores(game.state)]
        (line,) = [line for line in screen_text(app).splitlines() if "in all" in line]
        assert [int(word) for word in line.split()[2:]] == totals
        (path,) = finished_folder().glob("*.bali")
        assert Record.parse(path.read_text()).moves == game.sitting.match.moves
        assert not list(open_journals(journal_folder()))
        await keys(pilot, "r")
        again = table_on(pilot).sitting.match
        assert again is not game.sitting.match
        assert again.header == game.sitting.match.header._replace(day="")
        assert not again.outcome


async def test_computers_alone_play_while_one_watches() -> None:
    app = shrine_app(3, "random", "random")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        game = table_on(pilot)
        while len(game.sitting.match.moves) < 6:
            await pilot.pause(0.02)
        assert game.at_screen is None
        assert _own_cards(pilot)[0] == "hidden"
        await pilot.press("1", "enter", "ctrl+z", "f3")  # nobody is asked
        assert not game.sitting.match.header.practice


# Moves


async def test_a_number_picks_and_enter_plays() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert asked(pilot) == "What do you play? You have 2 stones."
        await keys(pilot, "2")
        assert asked(pilot) == "Play banana: then 1 banana farmer in front. Enter plays it."
        assert table_on(pilot).sitting.match.moves == ("pass",)
        await keys(pilot, "enter")
        assert table_on(pilot).sitting.match.moves == ("pass", "play banana")
        assert "Take the bottom card of which column?" in asked(pilot)


async def test_moves_are_typed_in_words_and_shortened() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, *"pl ban", "enter")
        await keys(pilot, *"tke", "backspace", "backspace", *"ak 3", "enter")
        assert table_on(pilot).sitting.match.moves[1:3] == ("play banana", "take 3")


async def test_arrows_go_through_the_choices_and_escape_clears() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        moves = choices(pilot)
        for key, place in (("down", 0), ("tab", 1), ("right", 2), ("down", 0), ("up", 2)):
            await keys(pilot, key)
            assert table_on(pilot).shown.move == moves[place]
            assert app.screen.query_one(Choices).highlighted == place
        await keys(pilot, "escape")
        assert table_on(pilot).shown.move is None
        assert asked(pilot).startswith("What do you play?")


async def test_what_is_not_allowed_is_answered_by_its_rule() -> None:
    app = shrine_app(5, "Anna", "greedy", demon="yes")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for typed, answer in (
            ("frob", "Cannot read 'frob'"),
            ("play priest", "Not allowed: you hold no priest."),
            ("take 2", "Not allowed: now is the time to play from the hand"),
            ("play p", "'p' can be peanut, pepper or priest"),
        ):
            await keys(pilot, *typed)
            assert asked(pilot).startswith(answer)
            await keys(pilot, "enter")
            assert asked(pilot).startswith(answer)
            await keys(pilot, "escape")
        await keys(pilot, "9")
        assert asked(pilot).startswith("'9' is none of the choices (1, 2, 3)")
        await keys(pilot, "minus")
        assert asked(pilot).startswith("Not allowed: now is the time to play")
        assert table_on(pilot).sitting.match.moves == ("pass",)
        await keys(pilot, "1", "enter")
        await pilot.click("#market-1")
        assert asked(pilot) == "Not allowed: the demon stands on column 1."
        assert table_on(pilot).state.phase is Phase.TAKE


async def test_a_turn_by_mouse_alone() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.click("#hand-2")
        assert table_on(pilot).entry.text == "play banana"
        await pilot.click("#play")
        await pilot.click("#market-3")
        assert app.screen.query_one("#market-3").has_class("-picked")
        await pilot.click("#market-3")  # again: it is played
        await settle(pilot)
        assert table_on(pilot).sitting.match.moves[1:3] == ("play banana", "take 3")
        await pilot.click(app.screen.query_one(Choices), offset=(3, 2))
        assert table_on(pilot).shown.move == choices(pilot)[1]
        await pilot.click("#clear")
        assert table_on(pilot).shown.move is None


async def test_legal_choices_are_highlighted_and_no_others() -> None:
    app = shrine_app(5, "Anna", "greedy", demon="yes")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert _highlighted(app) == {"hand-1", "hand-2", "hand-3"}
        await keys(pilot, "1", "enter")
        assert _highlighted(app) == {"market-2", "market-3", "market-4"}


def _highlighted(app: BaliApp) -> set[str | None]:
    return {piece.id for piece in app.screen.query(Piece) if piece.has_class("-legal")}


async def test_the_second_of_two_farmers_plays_both() -> None:
    app = shrine_app(5, "Anna", "greedy", start_farmers="red=NNB")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.click("#hand-2")
        assert table_on(pilot).shown.move == Play(Card.PEANUT, 2)
        marked = [app.screen.query_one(f"#hand-{n}").has_class("-picked") for n in (1, 2, 3)]
        assert marked == [True, True, False]


async def test_an_oracle_lets_one_look_at_the_altar_and_keep_a_card() -> None:
    app = shrine_app(28, "Anna", "random", oracle="yes")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await play_until(pilot, lambda: Look() in choices(pilot) and not table_on(pilot).idle)
        assert asked(pilot).startswith("An oracle came up.")
        held = len(table_on(pilot).view_now.sacrifices)
        await pilot.click("#altar")
        await keys(pilot, "enter")
        assert asked(pilot).startswith("You look at the altar, from the top: ")
        await keys(pilot, "1", "enter")
        game = table_on(pilot)
        assert "Anna looks at the top of the altar." in game.sitting.story
        assert "keep 1" in game.sitting.match.moves
        assert len(game.view_now.sacrifices) > held


# Hidden cards


async def test_the_curtain_hides_the_hand_until_the_next_person_sits_down() -> None:
    app = shrine_app(5, "Anna", "Ben")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, Curtain)
        assert "Anna: What do you play?" in screen_text(app)
        assert "banana" not in screen_text(app)
        await keys(pilot, "enter")
        assert "│peanut││banana││pepper│" in screen_text(app)
        await keys(pilot, "2", "enter")
        await keys(pilot, "3", "enter")
        assert isinstance(app.screen, Curtain)
        assert "Anna takes a" in screen_text(app)
        assert _own_cards(pilot) == ["hidden"] * 3 + ["rice ?", "peanut ?", "banana ?", "pepper ?"]
        await pilot.click("#lift")
        await settle(pilot)
        assert table_on(pilot).view_now.seat == 1
        assert "│rice││banana││pepper│" in screen_text(app)
        assert asked(pilot).startswith("Ben: ")


def _own_cards(pilot: Stage) -> list[str]:
    pieces = table_on(pilot).query(".own Piece").results(Piece)
    return [piece.lines[0][1][0] for piece in pieces]


async def test_behind_the_curtain_nothing_is_seen_or_done() -> None:
    app = shrine_app(5, "Anna", "Ben")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "f3", "f5", "ctrl+z", "1")
        assert isinstance(app.screen, Curtain)
        game = table_on(pilot)
        assert game.sitting.match.moves == ("pass",)
        game.action_words()
        await pilot.pause()
        assert isinstance(app.screen, SentencesPage)
        assert "Market" in screen_text(app)
        assert "Your hand" not in screen_text(app)


async def test_a_person_is_told_what_others_did_since_and_not_what_he_did() -> None:
    app = shrine_app(7, "Anna", "greedy", "Ben", starting_player="1")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for told in (("Anna", "greedy"), ("greedy", "Ben")):
            await play_on(pilot, 1)
            await play_until(pilot, lambda: isinstance(app.screen, Curtain))
            news = str(app.screen.query_one("#news", Static).content)
            assert {word for word in ("Anna", "greedy", "Ben") if f"{word} plays" in news} == {
                *told
            }


# Back, forth, hints


async def test_a_move_is_taken_back_and_played_again() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "2", "enter")
        await keys(pilot, "3", "enter")
        moves = table_on(pilot).sitting.match.moves
        await keys(pilot, "ctrl+z")
        assert table_on(pilot).sitting.match.moves == moves  # it is asked first
        await keys(pilot, "enter")
        assert table_on(pilot).sitting.match.moves == moves[:2]
        assert asked(pilot) == "Taken back; the game counts as assisted."
        await keys(pilot, "ctrl+z")
        assert table_on(pilot).sitting.match.moves == ("pass",)
        assert "Assisted" in screen_text(app)
        await keys(pilot, "ctrl+z")
        assert asked(pilot) == "There is no move of yours to take back."
        await keys(pilot, "ctrl+y")
        assert table_on(pilot).sitting.match.moves == ("pass", "play banana")


async def test_what_was_hidden_and_has_been_seen_stays() -> None:
    app = shrine_app(5, "Anna", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        pile = table_on(pilot).view_now.pile_size
        await play_until(pilot, lambda: table_on(pilot).view_now.pile_size < pile)
        moves = table_on(pilot).sitting.match.moves
        await keys(pilot, "ctrl+z")
        assert asked(pilot).startswith("A new column was laid: what was hidden has been seen")
        assert table_on(pilot).sitting.match.moves == moves


async def test_nobody_takes_back_what_another_person_has_done() -> None:
    app = shrine_app(5, "Anna", "Ben")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await play_until(pilot, lambda: table_on(pilot).state.turn == 3)
        await keys(pilot, "enter")  # the curtain
        moves = table_on(pilot).sitting.match.moves
        await keys(pilot, "ctrl+z")
        assert asked(pilot) == "Ben has moved since: it cannot be taken back."
        assert table_on(pilot).sitting.match.moves == moves


async def test_hints_come_with_a_reason_one_after_the_other() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        hinted = []
        for number in (1, 2):
            await keys(pilot, "f3")
            assert asked(pilot).startswith(f"Hint {number}: play ")
            assert " points ahead; " in asked(pilot) or " points behind; " in asked(pilot)
            hinted.append(table_on(pilot).shown.move)
        assert hinted[0] != hinted[1]
        assert set(hinted) <= set(choices(pilot))
        await keys(pilot, "enter")
        assert table_on(pilot).sitting.match.moves[-1] == str(hinted[1])


async def test_the_story_and_the_table_are_told_over_the_whole_screen() -> None:
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "1", "enter", "f4")
        assert isinstance(app.screen, SentencesPage)
        assert "Anna plays a peanut farmer." in screen_text(app)
        await keys(pilot, "escape", "f5")
        text = screen_text(app)
        assert "Your hand: 1 banana farmer, 1 pepper farmer." in text
        assert "Supply of sacrifice cards:" in text
        await keys(pilot, "f5")
        assert isinstance(app.screen, ShrineScreen)


async def test_a_move_that_cannot_be_kept_is_not_played_and_can_be_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(_journal: Journal, line: str) -> None:
        if line.startswith(refused):
            raise MissingData("the disk is full")
        keep(_journal, line)

    keep, refused = Journal.append, "play"
    monkeypatch.setattr(Journal, "append", full)
    app = shrine_app(5, "Anna", "greedy")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "1", "enter")
        assert asked(pilot) == "The disk is full."
        assert table_on(pilot).sitting.match.moves == ("pass",)
        refused = "no move"
        await keys(pilot, "enter")
        refused = "play"
        await keys(pilot, "1", "enter")  # now it is the computer's move that is refused
        stopped = len(table_on(pilot).sitting.match.moves)
        assert table_on(pilot).state.decider == 1
        refused = "no move"
        await keys(pilot, "enter")
        assert len(table_on(pilot).sitting.match.moves) > stopped
        assert not table_on(pilot).idle
