"""What leaves the server says nothing of what a seat must not see."""

import ast
import inspect
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import baliwords.web
from baliwords.core.game import NO_SEAT
from baliwords.core.record import Header
from baliwords.core.shuffle import Dice
from baliwords.errors import BaliwordsError
from baliwords.letters.options import Options as LettersOptions
from baliwords.letters.state import State as LettersState
from baliwords.shrines.options import Options as ShrinesOptions
from baliwords.shrines.state import State as ShrinesState
from baliwords.web import thinking, wire
from baliwords.web.hosted import MoveMade, Refused
from baliwords.web.letters import HostedLetters
from baliwords.web.library import Library
from baliwords.web.room import Chair, Room
from baliwords.web.shrines import HostedShrines
from tests.letters.toy import other_pile
from tests.shrines.hidden import hidden_changed
from tests.web.running import toy_lexicon

WEB = Path(baliwords.web.__file__).parent
LIBRARY = Library(toy_lexicon)
CASES = [
    pytest.param("letters", options, id=f"letters-{number}")
    for number, options in enumerate(
        (
            LettersOptions(),
            LettersOptions(seats=2),
            LettersOptions(seats=3, validation="challenge", pass_policy="lenient"),
            LettersOptions(seats=4, unique_words=True, show_removed=True),
        )
    )
] + [
    pytest.param("shrines", options, id=f"shrines-{number}")
    for number, options in enumerate(
        (
            ShrinesOptions(),
            ShrinesOptions(seats=3, oracle=True),
            ShrinesOptions(seats=4, demon=True, oracle=True, oracle_looks="per_card"),
        )
    )
]


def playing(game: str, options: Any, seed: int) -> Any:
    kind: Any = HostedLetters if game == "letters" else HostedShrines
    rules = LIBRARY._game(Header(game, 0, ())).write_options(options)
    names = tuple(f"player{seat}" for seat in range(options.seats))
    return kind(Header(game, seed, names, rules), LIBRARY)


def with_state(play: Any, state: Any) -> Any:
    """The same game, but in another state."""
    other = (
        playing(play.match.header.game, play.match.states[0].options, 1)
        if not hasattr(state, "table")
        else playing("letters", state.table.options, 1)
    )
    other.match.state = state
    return other


def other_state(game: str, state: Any, seat: int, seed: int) -> Any:
    """Another state that the seat, or one who looks on, cannot tell from this one."""
    if game == "letters":
        return other_pile(state, seat, seed)
    if seat != NO_SEAT:
        return hidden_changed(state, seat, seed)
    for one in range(len(state.players)):
        state = hidden_changed(state, one, seed + one)
    return state


def messages(play: Any, seat: int) -> list[str]:
    """Every kind of message that a seat gets in a state, byte for byte."""
    room = Room(play.match.header.game, {}, (Chair("Anna"),) * len(play.match.header.players))
    common = wire.Common(
        version=7,
        at=7,
        here=[True] * len(room.chairs),
        watching=1,
        waiting=play.waiting,
        seconds=None,
        outcome=play.outcome,
        back=play.match.can_undo,
        forth=False,
        practice=False,
    )
    table = wire.table_message(
        "ABCDEFGH",
        room,
        common,
        seat=seat,
        host=False,
        helped=False,
        play=play.view(seat),
        news=None,
    )
    sent = [wire.encoded(table)]
    for question in ("preview", "count"):
        try:
            about = {"units": [[0, 0], [0, 1]]}
            answer = wire.answered("q", question, play.ask(seat, question, about))
        except Refused as error:
            answer = wire.refused("q", 7, error.why, str(error))
        sent.append(wire.encoded(answer))
    return sent + refusals(play, seat)


TRIED = (
    *("take 1", "take 9", "buy rice", "buy pepper", "offer peanut", "top banana", "keep 2"),
    *("play shrine", "play priest 2", "look", "points", "replace rice", "pass", "nonsense"),
    *("MUR+S!", "1:Q+Z", "A", "word ZOO", "challenge", "ok", "-", "stop"),
)


def refusals(play: Any, seat: int) -> list[str]:
    """What a seat is answered to all sorts of moves; how one that is allowed ends, others test."""
    answers = []
    for text in TRIED:
        state = play.match.state
        try:
            play.play(seat, text)
            answers.append("ok")
            play = with_state(play, state)
        except BaliwordsError as error:
            answers.append(wire.encoded(wire.complaint("c", 7, error, "en")))
    return answers


@pytest.mark.parametrize(("game", "options"), CASES)
def test_states_that_a_seat_cannot_tell_apart_give_it_the_same_messages(
    game: str, options: Any
) -> None:
    for seed in range(2):
        play = playing(game, options, seed)
        dice = Dice(seed)
        for number in range(300):
            if play.outcome:
                break
            state = play.match.state
            moves = _some_moves(play, state)
            if number % 3 == 0:
                for seat in (NO_SEAT, *range(options.seats)):
                    other = with_state(play, other_state(game, state, seat, number))
                    assert messages(other, seat) == messages(with_state(play, state), seat)
                    _same_news(play, other, seat, moves)
            play.match.play(moves[dice.below(len(moves))])


def _some_moves(play: Any, state: Any) -> list[Any]:
    from itertools import islice

    return list(islice(play.match.game.legal_moves(state), 12))


def _same_news(play: Any, other: Any, seat: int, moves: list[Any]) -> None:
    """What a seat is told of a move is the same, whatever was hidden when it was made."""
    game, state, twin = play.match.game, play.match.state, other.match.state
    decider = game.to_move(state)
    if decider == seat:
        return
    for move in moves:
        seen = game.seen_move(state, move, seat)
        twins = (m for m in _some_moves(other, twin) if game.seen_move(twin, m, seat) == seen)
        same = next(twins, None)
        if same is None:
            continue
        after, twin_after = game.apply(state, move), game.apply(twin, same)
        if game.name == "shrines" and game.onlooker(after) != game.onlooker(twin_after):
            continue  # the move laid hidden cards open: now the seat can tell
        told = play.news(MoveMade(decider, move, state, after), seat)
        again = other.news(MoveMade(decider, same, twin, twin_after), seat)
        assert wire.encoded(told) == wire.encoded(again)


@pytest.mark.parametrize(("game", "options"), [CASES[0], CASES[1], CASES[4], CASES[5]])
def test_what_thinks_is_given_only_what_the_seat_sees(
    game: str, options: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hints and computers' moves come from what is the same in all states alike to a seat."""
    asked: list[Any] = []

    def note(*given: Any, **also: Any) -> Any:
        asked.append([one for one in (*given, *also.values()) if _is_known(one)])
        raise Refused("noted", "noted")

    monkeypatch.setattr("baliwords.play.letters.hints.advise", note)
    monkeypatch.setattr("baliwords.play.shrines.advice.advise", note)
    monkeypatch.setattr("baliwords.play.letters.computers.computer", lambda *_: note)
    player = SimpleNamespace(choose=note)
    monkeypatch.setattr("baliwords.solver.shrines.computers.make_player", lambda *_: player)
    play, dice = playing(game, options, 3), Dice(3)
    for number in range(40):
        if play.outcome:
            break
        state, seat = play.match.state, play.waiting[0]
        for one in (state, other_state(game, state, seat, number)):
            match = SimpleNamespace(
                header=play.match.header,
                game=play.match.game,
                state=one,
                states=(*play.match.states[:-1], one),
                played=play.match.played,
            )
            monkeypatch.setattr(thinking, "_match", lambda _, match=match: match)
            with pytest.raises(Refused, match="noted"):
                thinking.hint("", seat, "en")
            with pytest.raises(Refused, match="noted"):
                thinking.computer_move("", seat, "greedy")
        assert asked[-4:-2] == asked[-2:] and all(asked[-4:])
        moves = _some_moves(play, state)
        play.match.play(moves[dice.below(len(moves))])


@pytest.mark.parametrize(
    ("language", "level"), [("en", "Greedy"), ("fr", "Glouton"), ("de", "Gierig")]
)
def test_a_hint_calls_the_players_as_the_page_does(language: str, level: str) -> None:
    called = thinking.called(("greedy", "Anna", "greedy"), language)
    assert called == [level, "Anna", f"{level}#2"]


def _is_known(given: object) -> bool:
    """Whether it is something of the game, not a clock or a dictionary."""
    return type(given).__module__.startswith(
        ("baliwords.letters", "baliwords.shrines", "baliwords.solver.shrines.notes", "collections")
    )


def test_a_card_laid_face_down_is_not_told_to_others() -> None:
    """T18: only who laid it knows it."""
    found = 0
    for seed in range(8):
        play = playing("shrines", ShrinesOptions(), seed)
        dice = Dice(seed)
        while not play.outcome:
            state = play.match.state
            moves = list(play.match.game.legal_moves(state))
            step = play.play(state.decider, str(moves[dice.below(len(moves))]))
            if str(step.move).startswith("offer") and state.decider == state.active:
                other = 1 - state.decider
                assert play.news(step, state.decider)["m"] == str(step.move)
                assert play.news(step, other)["m"] == play.news(step, NO_SEAT)["m"] == "offer ?"
                found += 1
    assert found


def test_removed_words_are_not_shown_before_the_end() -> None:
    """L27: not even to who took them off."""
    play = playing("letters", LettersOptions(seats=2), 3)
    dice = Dice(5)
    while not play.outcome:
        assert play.view(0)["removed"] is None
        moves = _some_moves(play, play.match.state)
        play.match.play(moves[dice.below(len(moves))])
    assert play.view(0)["removed"] is not None


def test_where_each_word_counts_once_those_taken_off_lie_open_to_all() -> None:
    """D16: but not who took them off."""
    options = LettersOptions(seats=2, unique_words=True, show_removed=True)
    play, dice = playing("letters", options, 3), Dice(5)
    while not play.outcome:
        words = sorted(one["word"] for one in play.view(NO_SEAT)["removed"])
        assert play.view(0)["used"] == play.view(1)["used"] == words
        moves = _some_moves(play, play.match.state)
        play.match.play(moves[dice.below(len(moves))])
    assert words


def test_only_one_module_writes_messages_and_it_never_sees_a_state() -> None:
    """No message bypasses the views: `t` names a message, and only `wire` writes it."""
    for path in WEB.glob("*.py"):
        tree = ast.parse(path.read_text())
        keys = {
            key.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Dict)
            for key in node.keys
            if isinstance(key, ast.Constant)
        }
        assert ("t" in keys) == (path.name == "wire.py"), path.name
        sent = [
            ast.unparse(node.args[0])
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "link.send"
        ]
        assert all(text.startswith(("wire.encoded(", "texts[")) for text in sent), path.name
    hidden = {LettersState, ShrinesState}
    assert not any(value in hidden for value in vars(wire).values() if inspect.isclass(value))
    for function in vars(wire).values():
        if inspect.isfunction(function):
            notes = inspect.signature(function).parameters.values()
            assert not hidden & {note.annotation for note in notes}
