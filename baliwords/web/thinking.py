"""What takes thought: computers' moves, hints, reviews. Runs in processes of its own.

Each function gets a game as its record and gives plain JSON, so any process can do it and none
keeps anything. The thinker sees a view; the record only tells what a seat has seen so far.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from baliwords.core.match import Match
from baliwords.core.record import Record
from baliwords.errors import BadOption
from baliwords.games import game_of

_SECONDS = 1.0
_BEST_LINE_SECONDS = 4.0
_SPEECH = Path(__file__).parent / "static" / "speech"
_SAMPLES, _PILES = 300, 8  # a whole game is reviewed in some seconds


def get_ready(language: str, seats: int) -> None:
    """Open what most questions at a table need, under the usual rules."""
    from baliwords.letters.options import Options
    from baliwords.lexicon.store import lexicon_for
    from baliwords.play.letters.computers import solver_is_compiled

    options = Options(language=language, seats=seats)
    words = lexicon_for(options)
    words.is_word("MUR")
    if solver_is_compiled():
        from baliwords.solver.letters.computers import engine_for
        from baliwords.solver.letters.vocabulary import shared_index

        if options.solitaire:
            engine_for(options)
        else:
            shared_index(words, options)


def computer_move(record_text: str, seat: int, level: str) -> str:
    """Return the move of a computer player, in notation."""
    match = _match(record_text)
    choose = _letters_move if match.header.game == "letters" else _shrines_move
    return match.game.write_move(match.state, choose(match, seat, level))


def _match(record_text: str) -> Match[Any, Any, Any, Any]:
    record = Record.parse(record_text)
    return Match.replay(game_of(record), record)


def _letters_move(match: Match[Any, Any, Any, Any], seat: int, level: str) -> Any:
    from baliwords.play.letters.computers import computer

    options = match.state.table.options
    player = computer(level, options, _judge(options), len(match.states), _SECONDS)
    return player(match.game.view(match.state, seat))


def _shrines_move(match: Match[Any, Any, Any, Any], seat: int, level: str) -> Any:
    from baliwords.solver.shrines.computers import make_player
    from baliwords.solver.shrines.memory import memory_of
    from baliwords.solver.shrines.search import Budget

    memory = memory_of(match.states, match.played)
    player = make_player(level, len(match.states), Budget(rounds=None, seconds=_SECONDS))
    return player.choose(match.game.view(match.state, seat), memory[seat])


def hint(record_text: str, seat: int, language: str, known_first: bool = True) -> dict[str, Any]:
    """Return a good move for the seat that is to move: its columns, the move, and why."""
    match = _match(record_text)
    if match.header.game == "shrines":
        return _shrines_hint(match, seat, language)
    return _letters_hint(match, language, known_first)


def _letters_hint(
    match: Match[Any, Any, Any, Any], language: str, known_first: bool
) -> dict[str, Any]:
    from baliwords.letters.moves import units_of
    from baliwords.letters.unseen import unseen_letters
    from baliwords.play.letters.hints import advise
    from baliwords.play.letters.shelf import Dictionary
    from baliwords.translation import speak

    table = match.state.table
    dictionary = Dictionary(table.options.language, table.options.word_list)
    names = called(match.header.players, language)
    unseen = unseen_letters(match.state)
    found = advise(table, unseen, dictionary, lambda: False, names, known_first)
    return {
        "m": match.game.write_move(match.state, found.move),
        "units": [list(unit) for unit in units_of(found.move, table.turn)],
        "why": speak(found.why, language),
    }


def called(players: Sequence[str], language: str) -> list[str]:
    """Return what the page calls the players: computers by their level, in its language."""
    from baliwords.core.names import labels

    said = json.loads((_SPEECH / f"{language}.json").read_text(encoding="utf-8"))
    return labels([said.get(f"level_{name}", name) for name in players])


def _shrines_hint(match: Match[Any, Any, Any, Any], seat: int, language: str) -> dict[str, Any]:
    from baliwords.play.shrines.advice import advise
    from baliwords.solver.shrines.memory import memory_of
    from baliwords.solver.shrines.search import Budget
    from baliwords.translation import speak

    notes = memory_of(match.states, match.played)[seat]
    budget = Budget(rounds=None, seconds=_SECONDS)
    best, *_others = advise(match.game.view(match.state, seat), notes, budget, top=1)
    return {"m": str(best.move), "units": [], "why": speak(best.why, language)}


def peek(record_text: str, column: str, known_first: bool = True) -> dict[str, Any]:
    """Return the words that a column of a solitaire can become, the best first."""
    from baliwords.play.letters.peek import growths, supply

    state = _match(record_text).state
    options = state.table.options
    cards = supply(state, column, tracked=False)
    found = growths(_judge(options).words, column, options, cards, known_first)
    shown = [[one.before, one.after, one.word, one.points] for one in found[:40]]
    return {"column": column, "count": len(found), "words": shown}


def review(record_text: str, language: str) -> dict[str, Any]:
    """Return each move of a solitaire beside the best one, the points to expect, and the moments.

    It is empty where the solver does not know the house rules.
    """
    from baliwords.play.letters.moments import moments, summary
    from baliwords.play.letters.review import review as look_at
    from baliwords.solver.letters.analysis import Care
    from baliwords.translation import speak

    try:
        found = look_at(_match(record_text), Care(_SAMPLES, _PILES))
    except BadOption:
        return {}
    said = [speak(one, language) for one in (*summary(found), *moments(found))]
    moves = [
        [one.written(one.played), one.written(one.best), one.lost, one.luck] for one in found.steps
    ]
    figures = {
        "accuracy": found.accuracy,
        "par": found.par,
        "luck": found.luck,
        "lost": found.lost,
    }
    return {"moves": moves, "expected": found.curve(), "say": said, **figures}


def rivals(record_text: str) -> dict[str, Any]:
    """Return what the computers make of the same deal: `[[name, points, bali, words], …]`."""
    from baliwords.letters.options import list_named
    from baliwords.letters.scoring import has_bali
    from baliwords.play.letters.compare import results
    from baliwords.play.letters.shelf import Dictionary

    record = Record.parse(record_text)
    game = game_of(record)
    match = Match(game, record.header)
    dictionary = Dictionary(*list_named(record.header.options))
    try:
        played = list(results(match, dictionary, lambda: False))
    except BadOption:  # a house rule that the solver does not know
        played = []
    return {
        "games": [
            [
                name,
                outcome.scores[0],
                has_bali(state.table, 0),
                [[one.word, one.points] for one in state.removed],
            ]
            for name, state in played
            if (outcome := game.outcome(state))
        ]
    }


def best_line(day: str, language: str) -> dict[str, Any]:
    """Return the best line of a day's deal, found with all cards open."""
    from baliwords.letters.options import Options
    from baliwords.letters.setup import new_game
    from baliwords.play.calendar import read_day
    from baliwords.play.letters.daily import Daily
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.open_game import best_open_game

    options = Options(language=language)
    state = new_game(options, Daily(read_day(day), options).seed)
    pile = "".join(state.table.rows[0]) + state.pile
    game = best_open_game(engine_for(options), pile, _BEST_LINE_SECONDS, stop=lambda: False)
    return {"day": day, "points": game.points, "bali": game.bali, "moves": list(game.moves)}


def _judge(options: Any) -> Any:
    """Return the judge of this process for some house rules."""
    from baliwords.letters.judge import Judge
    from baliwords.lexicon.store import lexicon_for

    return Judge(lexicon_for(options), options)
