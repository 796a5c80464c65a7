"""Positions that are tried and not played: puzzles, the first lesson, the moves of an ended game.

Nothing of it is kept here: which puzzles were solved the browser remembers. A position is named
by its address, judged by the rules, and what takes thought is asked of the pool.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from baliwords.errors import BadInput, IllegalMove
from baliwords.letters.judge import Judge
from baliwords.letters.state import State
from baliwords.letters.view import view
from baliwords.play.calendar import today
from baliwords.play.letters.entry import Entry, preview
from baliwords.play.letters.lesson import SCRIPTS, Lesson
from baliwords.play.letters.puzzle_book import Puzzle, by_number, puzzle_of_the_day, puzzles
from baliwords.speech import _, plain
from baliwords.translation import speak
from baliwords.web import exercising, wire
from baliwords.web.hosted import Message, Refused
from baliwords.web.letters import read_units
from baliwords.web.meeting import address_of, go_slowly, message_of, table_of
from baliwords.web.questions import no_dictionary, spoken_to
from baliwords.web.tables import HostedTable

_LONGEST_MOVE = 200
_MOST_LOST = 10_000
Answer = Callable[[Request, State, Message], Awaitable[Message]]


# --- puzzles --------------------------------------------------------------------------------


async def puzzle_list(request: Request) -> Response:
    """List the puzzles of a language: number, players, difficulty; and which is today's."""
    go_slowly(request, "requests")
    book = puzzles(_language(request))
    listed = [[one.number, one.seats, one.difficulty] for one in book]
    return JSONResponse({"puzzles": listed, "today": puzzle_of_the_day(book, today()).number})


async def puzzle(request: Request) -> Response:
    """Show a puzzle, without its solution."""
    go_slowly(request, "requests")
    found = _puzzle(request)
    shown = await _shown(request, found.state(_language(request)))
    facts = {"number": found.number, "seats": found.seats, "difficulty": found.difficulty}
    return JSONResponse({**facts, **shown})


async def at_puzzle(request: Request) -> Response:
    """Preview columns of a puzzle, try a move, or give the solution away."""
    found, language = _puzzle(request), _language(request)

    async def tried(request: Request, state: State, body: Message) -> Message:
        del state
        parts = language, found.number, _move(body), spoken_to(request)
        return await _think(request, exercising.puzzle_verdict, *parts)

    async def answered(request: Request, state: State, body: Message) -> Message:
        del state, body
        parts = language, found.number, spoken_to(request)
        return await _think(request, exercising.puzzle_answer, *parts)

    return await _do(request, found.state(language), tried, answered)


def _puzzle(request: Request) -> Puzzle:
    number = request.path_params["number"]
    return by_number(puzzles(_language(request)), number)


# --- the first lesson -----------------------------------------------------------------------


async def lesson(request: Request) -> Response:
    """Show a step of the first lesson: the cards, and what is to be made of them."""
    go_slowly(request, "requests")
    taught = await asyncio.to_thread(_lesson, request)
    facts = {"at": taught.at, "of": len(taught.script.moves), "column": "", "points": 0}
    if taught.over:
        facts["points"] = taught.outcome.scores[0] if taught.outcome else 0
    else:
        facts["column"], facts["points"] = taught.wanted()
    return JSONResponse({**facts, **await _shown(request, taught.state)})


async def at_lesson(request: Request) -> Response:
    """Preview columns of the lesson, or try a move: the one that is taught goes on."""
    taught = await asyncio.to_thread(_lesson, request)

    async def tried(request: Request, state: State, body: Message) -> Message:
        try:
            taught.play(taught.match.game.read_move(state, _move(body)))
        except IllegalMove as error:
            return {"right": False, "say": speak(plain(error), spoken_to(request))}
        return {"right": True, "say": ""}

    async def answered(request: Request, state: State, body: Message) -> Message:
        del request, body
        return {"m": taught.match.game.write_move(state, taught.next_move), "why": ""}

    return await _do(request, taught.state, tried, answered)


def _lesson(request: Request) -> Lesson:
    language, done = _language(request), request.path_params["done"]
    if done > len(SCRIPTS[language].moves):
        raise BadInput(_("the lesson has no step {step}", step=done))
    taught = Lesson(language, request.app.state.setup.library.shelf, "")
    for _step in range(done):
        taught.play(taught.next_move)
    return taught


# --- the moves of a game that is over -------------------------------------------------------


async def replay(request: Request) -> Response:
    """Show a game that is over, table by table, with the moves between them."""
    go_slowly(request, "requests")
    table = await _finished(request)
    assert table.hosted is not None
    names = [chair.label for chair in table.room.chairs]
    found = await asyncio.to_thread(table.hosted.replayed)
    return JSONResponse({"game": table.room.game, "names": names, **found})


async def at_move(request: Request) -> Response:
    """Preview columns of a position of an ended solitaire, try a move, or tell the better one."""
    table = await _finished(request)
    assert table.hosted is not None
    match, number = table.hosted.match, request.path_params["number"]
    is_solitaire = table.room.game == "letters" and len(table.room.chairs) == 1
    if not is_solitaire or not 1 <= number < len(match.states):
        raise Refused("unknown", _("there is no such move"))

    async def tried(request: Request, state: State, body: Message) -> Message:
        del state
        parts = table.record(), number, _best(body), _move(body), spoken_to(request)
        return await _think(request, exercising.move_verdict, *parts)

    async def answered(request: Request, state: State, body: Message) -> Message:
        del state
        parts = table.record(), number, _best(body), spoken_to(request), _lost(body)
        return await _think(request, exercising.move_answer, *parts)

    return await _do(request, match.states[number - 1], tried, answered)


async def _finished(request: Request) -> HostedTable:
    table = await table_of(request)
    if table.outcome is None:
        raise Refused("not_over", _("the game is not over"))
    return table


# --- what they have in common ---------------------------------------------------------------


async def _do(request: Request, state: State, tried: Answer, answered: Answer) -> Response:
    go_slowly(request, "requests")
    body = await message_of(request)
    match request.path_params["what"]:
        case "preview":
            entry = Entry(picked=read_units(body))
            judge = _judge(request, state)
            found = await asyncio.to_thread(preview, state.table, entry, judge)
            shown = wire.letters_preview(state.table, found, judge)
            shown["say"] = speak(plain(shown["say"]), spoken_to(request))
            return JSONResponse(shown)
        case "try":
            return JSONResponse(await tried(request, state, body))
        case "answer":
            return JSONResponse(await answered(request, state, body))
    raise Refused("unknown", _("expected preview, try or answer"))


async def _shown(request: Request, state: State) -> Message:
    """Return a position as the page draws it, and the cards that are left in the pile."""
    judge = _judge(request, state)
    play = await asyncio.to_thread(wire.letters_view, view(state, 0), judge, [])
    return {"play": play, "left": wire.letters_count(Counter(state.pile))["cards"]}


def _judge(request: Request, state: State) -> Judge:
    judge: Judge = request.app.state.setup.library.judge(state.table.options)
    return judge


async def _think(request: Request, function: Callable[..., Message], *parts: Any) -> Message:
    who = ("exercise", address_of(request))
    return dict(await request.app.state.pool.ask(who, function, *parts))


def _language(request: Request) -> str:
    language: str = request.path_params["lang"]
    if language not in SCRIPTS:
        raise BadInput(no_dictionary(language))
    return language


def _move(body: Message) -> str:
    return str(body.get("m", ""))[:_LONGEST_MOVE]


def _lost(body: Message) -> float:
    """Return by how much the page's review found the move to be worse; none if it says nothing."""
    lost = body.get("lost", 0.0)
    return float(lost) if isinstance(lost, int | float) and 0 <= lost < _MOST_LOST else 0.0


def _best(body: Message) -> str:
    return str(body.get("best", ""))[:_LONGEST_MOVE]


ROUTES = [
    Route("/api/puzzles/{lang}", puzzle_list),
    Route("/api/puzzles/{lang}/{number:int}", puzzle),
    Route("/api/puzzles/{lang}/{number:int}/{what}", at_puzzle, methods=["POST"]),
    Route("/api/lesson/{lang}/{done:int}", lesson),
    Route("/api/lesson/{lang}/{done:int}/{what}", at_lesson, methods=["POST"]),
    Route("/api/tables/{code}/replay", replay),
    Route("/api/tables/{code}/moves/{number:int}/{what}", at_move, methods=["POST"]),
]
