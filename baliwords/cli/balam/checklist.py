"""`balam checklist`: walk a table through its rounds, safe against every loss of the program."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.balam.options import House, Lang, language, whole_number
from baliwords.cli.balam.sentences import conjecture_lines, conjectures, wrapped
from baliwords.cli.show import Shown
from baliwords.cli.signature import Argument, Option
from baliwords.cli.talk import ask, complain
from baliwords.errors import BadInput, BaliwordsError
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from baliwords.balam.checklist import State
    from baliwords.balam.reference import Language
    from baliwords.play.balam.sitting import Sitting

# What may be said besides an event, in three languages, folded.
UNDO = ("undo", "annuler", "zuruck")
RULES = ("rules", "r", "regles", "regeln")
HELP = ("help", "?", "aide", "hilfe")
QUIT = ("quit", "q", "exit", "quitter", "schluss")


def checklist(
    events: Annotated[
        list[str] | None,
        Argument("What happened: next, build, attack, pass, positive, … or undo."),
    ] = None,
    new: Annotated[
        str | None, Option("Begin a new table: 3, or Anna,Ben,Caro in order of play.")
    ] = None,
    table: Annotated[int | None, whole_number("Go on with the table of this number.")] = None,
    lang: Lang = None,
    *,
    house: House,
) -> Reply:
    """Walk through a round step by step; Katun cards, pelota matches, the eclipse are counted.

    Without events it asks for them, one a line; with events (or --json) it records them and
    leaves. Each event is on the disk before the next one is asked for. Without --new it goes on
    with the table used last.

    Example: baliwords balam checklist --new Anna,Ben,Caro
    """
    speech = language(lang)
    happened = [_read(event) for event in events or []]
    if new is not None:
        if table is not None:
            raise BadInput(sentence("--new and --table exclude each other"))
        sitting = _begin(new, happened, house, speech)
    else:
        if house != House():
            raise BadInput(
                sentence("house rules are fixed when a table begins (add --new, like --new 3)")
            )
        sitting = _take_up(table, happened)
    if not happened:
        return Reply(_as_json(sitting, speech), _walk(sitting, speech))
    sitting.hold()
    for event in happened:
        sitting.record(event)
    return Reply(_as_json(sitting, speech), _shown(sitting.table, speech))


def _begin(players: str, events: list[str], house: House, speech: "Language") -> "Sitting":
    """Begin a table whose first events are all right; else nothing is written."""
    from baliwords.balam.checklist import begin
    from baliwords.play.balam.sitting import Sitting, rehearse

    table = begin(_read_players(players, speech), house.options())
    rehearse([table], events)
    return Sitting.begin(table)


def _take_up(number: int | None, events: list[str]) -> "Sitting":
    """Go on with a table whose next events are all right; else nothing is written."""
    from baliwords.play.balam.sitting import find_sitting, unfinished

    found = find_sitting(number) if number is not None else next(unfinished(), None)
    if found is None:
        raise BadInput(
            sentence("no table is open (begin one, like --new Anna,Ben,Caro or --new 3)")
        )
    found.rehearse(events)
    return found


def _read_players(text: str, speech: "Language") -> tuple[str, ...]:
    from baliwords.balam.names import read_players
    from baliwords.balam.reference import called

    if text.strip().lstrip("-").isdecimal():
        name = called("tag", "player", speech).capitalize()
        return tuple(f"{name} {place + 1}" for place in range(read_players(text)))
    return tuple(" ".join(name.split()) for name in text.split(",") if name.strip())


def _read(text: str) -> str:
    from baliwords.balam.checklist import read_event
    from baliwords.balam.names import fold

    return UNDO[0] if fold(text.strip()) in UNDO else read_event(text)


def _as_json(sitting: "Sitting", speech: "Language") -> dict[str, Any]:
    """Give the table to a program."""
    from baliwords.balam.checklist import allowed, guesses, reminders, rules_now, title

    table = sitting.table
    return {
        "table": sitting.number,
        "players": list(table.players),
        "house_rules": table.options.written(),
        "round": table.round,
        "step": table.step,
        "title": title(table.step, speech),
        "rules": list(rules_now(table)),
        "to_play": table.player,
        "paid_turns": table.paid,
        "katun": {
            "drawn": table.drawn,
            "turned": table.turned,
            "left": table.cards_left,
            "deck": table.deck_left,
        },
        "seen": {
            "positive": table.seen.positive,
            "negative": table.seen.negative,
            "pelota": table.seen.pelota,
            "eclipse": table.seen.eclipse,
        },
        "pelota_matches": {"played": table.seen.pelota, "left": table.matches_left},
        "eclipse": bool(table.seen.eclipse),
        "ended": table.ended,
        "allowed": list(allowed(table)),
        "reminders": reminders(table, speech),
        "conjectures": conjectures(guesses(table), speech),
    }


def _walk(sitting: "Sitting", speech: "Language") -> Iterator[Shown]:
    """Show the table and ask for events until the game ends or the input does."""
    from baliwords.balam.checklist import says
    from baliwords.balam.names import fold

    sitting.hold()
    yield from _shown(sitting.table, speech)
    while not sitting.table.ended:
        try:
            line = ask("> " if sys.stdin.isatty() else "").strip()
        except EOFError:
            yield ""
            break
        if fold(line) in QUIT:
            break
        yield from _answer(sitting, line, speech)
    if not sitting.table.ended:
        yield wrapped(says("saved", speech))


def _answer(sitting: "Sitting", line: str, speech: "Language") -> Iterator[Shown]:
    """Do what one line asks for; a wrong line is explained and asked again."""
    from baliwords.balam.checklist import rules_of
    from baliwords.balam.names import fold

    if fold(line) in HELP:
        yield _help_shown(sitting.table, speech)
    elif fold(line) in RULES:
        yield from _rules_shown(rules_of(sitting.table.step), speech)
    else:
        try:
            sitting.record(_read(line))
        except BaliwordsError as error:
            complain(error.args[0])
            yield _help_shown(sitting.table, speech)
        else:
            yield ""
            yield from _shown(sitting.table, speech)


def _help_shown(table: "State", speech: "Language") -> str:
    """Say what may be said now."""
    from baliwords.balam.checklist import allowed, event_name, says

    events = (event_name(event, speech) for event in allowed(table))
    return wrapped(says("help", speech, events=", ".join(events)))


def _shown(table: "State", speech: "Language") -> Iterator[Shown]:
    """Say where the table stands and what is to be done."""
    from baliwords.balam.checklist import guesses, reminders, rules_now, says, title

    if table.ended:
        yield wrapped(says("over", speech))
        return
    head = says(
        "where", speech, round=table.round, step=table.step, title=title(table.step, speech)
    )
    yield [(head, "bold")]
    yield from _counts_shown(table, speech)
    yield from _rules_shown(rules_now(table), speech)
    for reminder in reminders(table, speech):
        yield wrapped(f"* {reminder}", hanging=2)
    yield from conjecture_lines(guesses(table), speech)
    if table.step == "B":
        yield wrapped(says("turn", speech, player=table.player))
    else:
        yield wrapped(says("done", speech))


def _counts_shown(table: "State", speech: "Language") -> Iterator[Shown]:
    from baliwords.balam.checklist import says

    eclipse = says("yes" if table.seen.eclipse else "no", speech)
    pelota, players = table.seen.pelota, len(table.players)
    if table.drawn:
        yield wrapped(says("katun", speech, turned=table.turned, drawn=table.drawn))
    counts = says("counts", speech, pelota=pelota, players=players, eclipse=eclipse)
    yield wrapped(counts, hanging=2)


def _rules_shown(ids: tuple[str, ...], speech: "Language") -> Iterator[Shown]:
    from baliwords.balam.reference import called, entry

    for rule in map(entry, ids):
        unsure = ""
        if rule.confidence in ("conjecture", "lost"):
            unsure = f" [{called('confidence', rule.confidence, speech)}]"
        elif rule.is_partly_lost:
            unsure = f" [{called('confidence', 'partly', speech)}]"
        yield wrapped(f"{rule.id:<4} {rule.text[speech]}{unsure}", hanging=5)
