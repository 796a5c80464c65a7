"""Questions about words, answered to anybody: check, part, challenge, letters, patterns."""

import asyncio
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from baliwords.errors import BadInput
from baliwords.letters.options import Options
from baliwords.letters.scoring import score
from baliwords.lexicon.related import families
from baliwords.lexicon.spelling import read_word
from baliwords.play.letters.desk import words_of
from baliwords.play.letters.questions import challenge, checked, part
from baliwords.speech import _, any_of
from baliwords.translation import speak
from baliwords.web.graph import graph_file
from baliwords.web.hosted import Refused
from baliwords.web.meeting import address_of, language_of

_MOST_WORDS = 20
_MOST_SHOWN = 60
_LONGEST_RACK = 15


async def check(request: Request) -> Response:
    """Answer `?word=W&lang=fr`; several words may be asked for."""
    lexicon = await _lexicon(request)
    words = request.query_params.getlist("word")[:_MOST_WORDS]
    if not words:
        raise BadInput(_("a word is missing (ask for one like ?word=MURS&lang=fr)"))
    found = [await asyncio.to_thread(lexicon.explain, word) for word in words]
    return JSONResponse(checked(lexicon, found))


async def forms(request: Request) -> Response:
    """Answer `?word=MURS`: what it is a form of, and which other forms are in the list."""
    lexicon = await _lexicon(request)
    word = _text(request, "word")
    return await _found(_forms, lexicon, word, spoken_to(request))


async def part_of(request: Request) -> Response:
    """Answer `?letters=AISON`: are they a part of a word, and of which?"""
    lexicon = await _lexicon(request)
    return await _found(
        part, lexicon, Options(language=lexicon.lang), _text(request, "letters"), 10
    )


async def settle(request: Request) -> Response:
    """Answer `?part=AISON&word=MAISON`: would the challenged player be right?"""
    lexicon = await _lexicon(request)
    rules = Options(language=lexicon.lang)
    return await _found(challenge, lexicon, rules, _text(request, "part"), _text(request, "word"))


async def from_letters(request: Request) -> Response:
    """Answer `?letters=AEINRST`: which words do some of them spell?"""
    lexicon = await _lexicon(request)
    letters = _text(request, "letters")
    if len(letters) > _LONGEST_RACK:
        raise BadInput(
            _(
                "{letters!r}: at most {most} letters (like AEINRST)",
                letters=letters[:20],
                most=_LONGEST_RACK,
            )
        )
    return await _found(_words_from, lexicon, letters)


async def pattern(request: Request) -> Response:
    """Answer `?pattern=M?R`: which words fit?"""
    lexicon = await _lexicon(request)
    return await _found(_fitting, lexicon, _text(request, "pattern"))


async def graph(request: Request) -> Response:
    """Send the word list that the page can ask without the server."""
    lang = request.path_params["lang"]
    if lang not in ("fr", "de"):
        raise BadInput(no_dictionary(lang))
    return FileResponse(
        await _graph_path(request.app.state, lang),
        media_type="application/octet-stream",
        headers={"content-encoding": "gzip", "cache-control": "max-age=86400"},
    )


async def _graph_path(state: Any, lang: str) -> str:
    """Build the graph once, however many pages ask for it meanwhile."""
    building: dict[str, asyncio.Future[str]] = state.graphs
    if lang not in building:
        building[lang] = asyncio.ensure_future(state.pool.ask(("graph", lang), graph_file, lang))
        building[lang].add_done_callback(lambda _: building.pop(lang))
    return await asyncio.shield(building[lang])


def _forms(lexicon: Any, text: str, spoken: str) -> dict[str, Any]:
    word = read_word(text, lexicon.lang)
    found = [
        {
            "about": speak(family.lemma.sentence, spoken),
            "count": len(family.forms),
            "words": [[form, score(form).points] for form in family.forms[:_MOST_SHOWN]],
        }
        for family in (families(lexicon, word) if lexicon.is_word(word) else ())
    ]
    return {"word": word, "families": found}


def _words_from(lexicon: Any, letters: str) -> dict[str, Any]:
    letters = read_word(letters, lexicon.lang)
    words = words_of(lexicon, letters)
    return {"letters": letters, "count": len(words), "words": words[:_MOST_SHOWN]}


def _fitting(lexicon: Any, text: str) -> dict[str, Any]:
    words = lexicon.matching(text)
    shown = [[word, score(word).points] for word in words[:_MOST_SHOWN]]
    return {"pattern": text, "count": len(words), "words": shown}


async def _found(function: Any, *parts: Any) -> Response:
    """Search in a thread: it takes milliseconds, but a table must not wait for it."""
    return JSONResponse(await asyncio.to_thread(partial(function, *parts)))


async def _lexicon(request: Request) -> Any:
    if not request.app.state.gate.allows("requests", address_of(request)):
        raise Refused("slowly", _("too many questions at once: ask more slowly"))
    language = request.query_params.get("lang", "fr")
    library = request.app.state.setup.library
    if language not in ("fr", "de"):
        raise BadInput(no_dictionary(language))
    return await asyncio.to_thread(lambda: library.dictionary(language).lexicon)


def spoken_to(request: Request) -> str:
    """Return the language in which who asks is spoken to."""
    return language_of(request.headers.get("accept-language", "")[:2])


def _text(request: Request, name: str) -> str:
    found = request.query_params.get(name, "")
    if not found.strip():
        raise BadInput(_("{name} is missing (ask like ?{name}=MUR&lang=fr)", name=name))
    return found[:200]


ROUTES = [
    Route("/api/check", check),
    Route("/api/forms", forms),
    Route("/api/part", part_of),
    Route("/api/challenge", settle),
    Route("/api/letters", from_letters),
    Route("/api/pattern", pattern),
    Route("/api/graph/{lang}", graph),
]


def no_dictionary(language: str) -> str:
    """Say that there are no words in a language."""
    return _(
        "no dictionary for the language {lang!r} (expected {known})",
        lang=language[:20],
        known=any_of(("fr", "de")),
    )
