"""`balam checklist`: walk a table through its rounds, safe against every loss of the program."""

import sys
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.balam.common import (
    Json,
    Lang,
    RuleList,
    RulesFile,
    conjectures,
    house_rules,
    language,
    say,
    say_conjectures,
    show,
)
from baliwords.cli.balam.door import Argument, Option
from baliwords.cli.show import print_json
from baliwords.errors import BadInput, BaliwordsError

if TYPE_CHECKING:
    from baliwords.balam.checklist import Table
    from baliwords.balam.reference import Language
    from baliwords.balam.sitting import Sitting

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
    table: Annotated[int | None, Option("Go on with the table of this number.")] = None,
    rules: RulesFile = None,
    rule: RuleList = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
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
            raise BadInput("--new and --table exclude each other")
        sitting = _begin(new, happened, rules, rule, speech)
    else:
        if rules is not None or rule:
            raise BadInput("house rules are fixed when a table begins (add --new, like --new 3)")
        sitting = _take_up(table, happened)
    if happened or not json:
        sitting.hold()
    for event in happened:
        sitting.record(event)
    if json:
        print_json(to_json(sitting, speech))
    elif events:
        _show(sitting.table, speech)
    else:
        _walk(sitting, speech)
    return 0


def _begin(
    players: str, events: list[str], rules: Any, rule: list[str] | None, speech: "Language"
) -> "Sitting":
    """Begin a table whose first events are all right; else nothing is written."""
    from baliwords.balam.checklist import begin
    from baliwords.balam.sitting import Sitting, rehearse

    table = begin(_read_players(players, speech), house_rules(rules, rule))
    rehearse([table], events)
    return Sitting.begin(table)


def _take_up(number: int | None, events: list[str]) -> "Sitting":
    """Go on with a table whose next events are all right; else nothing is written."""
    from baliwords.balam.sitting import find_sitting, unfinished

    found = find_sitting(number) if number is not None else next(unfinished(), None)
    if found is None:
        raise BadInput("no table is open (begin one, like --new Anna,Ben,Caro or --new 3)")
    found.rehearse(events)
    return found


def _read_players(text: str, speech: "Language") -> tuple[str, ...]:
    from baliwords.balam.names import check_players
    from baliwords.balam.reference import called

    if text.strip().lstrip("-").isdecimal():
        name = called("tag", "player", speech).capitalize()
        return tuple(f"{name} {place + 1}" for place in range(check_players(int(text))))
    return tuple(" ".join(name.split()) for name in text.split(",") if name.strip())


def _read(text: str) -> str:
    from baliwords.balam.checklist import read_event
    from baliwords.balam.names import fold

    return UNDO[0] if fold(text.strip()) in UNDO else read_event(text)


def to_json(sitting: "Sitting", speech: "Language") -> dict[str, Any]:
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


def _walk(sitting: "Sitting", speech: "Language") -> None:
    """Ask for events until the game ends or the input does."""
    from baliwords.balam.checklist import says
    from baliwords.balam.names import fold

    _show(sitting.table, speech)
    while not sitting.table.ended:
        try:
            line = input("> " if sys.stdin.isatty() else "").strip()
        except EOFError:
            print()
            break
        if fold(line) in QUIT:
            break
        _answer(sitting, line, speech)
    if not sitting.table.ended:
        say(says("saved", speech))


def _answer(sitting: "Sitting", line: str, speech: "Language") -> None:
    """Do what one line asks for; a wrong line is explained and asked again."""
    from baliwords.balam.checklist import rules_of
    from baliwords.balam.names import fold

    if fold(line) in HELP:
        _show_help(sitting.table, speech)
    elif fold(line) in RULES:
        _show_rules(rules_of(sitting.table.step), speech)
    else:
        try:
            sitting.record(_read(line))
        except BaliwordsError as error:
            print(error, file=sys.stderr)
            _show_help(sitting.table, speech)
        else:
            print()
            _show(sitting.table, speech)


def _show_help(table: "Table", speech: "Language") -> None:
    """Say what may be said now."""
    from baliwords.balam.checklist import allowed, event_name, says

    events = (event_name(event, speech) for event in allowed(table))
    say(says("help", speech, events=", ".join(events)))


def _show(table: "Table", speech: "Language") -> None:
    """Say where the table stands and what is to be done."""
    from baliwords.balam.checklist import guesses, reminders, rules_now, says, title

    if table.ended:
        say(says("over", speech))
        return
    head = says(
        "where", speech, round=table.round, step=table.step, title=title(table.step, speech)
    )
    show([[(head, "bold")]])
    _show_counts(table, speech)
    _show_rules(rules_now(table), speech)
    for reminder in reminders(table, speech):
        say(f"* {reminder}", hanging=2)
    say_conjectures(guesses(table), speech)
    if table.step == "B":
        say(says("turn", speech, player=table.player))
    else:
        say(says("done", speech))


def _show_counts(table: "Table", speech: "Language") -> None:
    from baliwords.balam.checklist import says

    eclipse = says("yes" if table.seen.eclipse else "no", speech)
    pelota, players = table.seen.pelota, len(table.players)
    if table.drawn:
        say(says("katun", speech, turned=table.turned, drawn=table.drawn))
    say(says("counts", speech, pelota=pelota, players=players, eclipse=eclipse), hanging=2)


def _show_rules(ids: tuple[str, ...], speech: "Language") -> None:
    from baliwords.balam.reference import called, entry

    for rule in map(entry, ids):
        unsure = ""
        if rule.confidence in ("conjecture", "lost"):
            unsure = f" [{called('confidence', rule.confidence, speech)}]"
        elif rule.is_partly_lost:
            unsure = f" [{called('confidence', 'partly', speech)}]"
        say(f"{rule.id:<4} {rule.text[speech]}{unsure}", hanging=5)
