"""The door: from the words of a command line to an answer given.

A complete and well-formed command line is read here, because importing Typer takes several
times as long as most answers. Everything else, help and mistakes and completion, goes through
Typer, which reads the same signatures (see `app`). Either way the command is run and its reply
given by `run`.
"""

from collections.abc import Iterator
from typing import Any

from baliwords.cli.answer import give
from baliwords.cli.commands import find
from baliwords.cli.signature import (
    JSON,
    Argument,
    Command,
    Parameter,
    Required,
    arguments_of,
    parameters,
)


def answer(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    command, words = find(arguments)
    given = read(command, words) if command else None
    if command and given is not None:
        return run(command, given)
    from baliwords.cli.app import dispatch

    return dispatch(arguments)


def run(command: Command, given: dict[str, Any]) -> int:
    """Run a command with what it was told, give its reply, return the exit code."""
    as_json = given.pop(JSON.key, False)
    reply = command(**arguments_of(command, given))
    return 0 if reply is None else give(reply, as_json)


def read(command: Command, words: list[str]) -> dict[str, Any] | None:
    """Return what a command is told; None if there is anything that is not plain."""
    declared = parameters(command)
    options = {flag: option for option in declared for flag in option.flags}
    places = [place for place in declared if isinstance(place.mark, Argument)]
    given: dict[str, Any] = {}
    placed: list[str] = []
    rest = iter(words)
    for word in rest:
        if _has_a_place(word, places[len(placed) :]):
            placed.append(word)
            continue
        name, equals, text = word.partition("=")
        option = options.get(name)
        if option is None or not _take(given, option, name, text if equals else None, rest):
            return None
    required = [parameter.key for parameter in declared if parameter.default is Required]
    complete = _place(given, places, placed) and all(key in given for key in required)
    return given if complete else None


def _has_a_place(word: str, places: list[Parameter]) -> bool:
    """Say whether a word is no option; a number below zero is none where a number is expected."""
    if not word.startswith("-") or word == "-":
        return True
    return bool(places) and places[0].kind is int and word[1:].isdecimal()


def _take(
    given: dict[str, Any], option: Parameter, name: str, text: str | None, rest: Iterator[str]
) -> bool:
    """Take an option and its value, which may be the next word; False if that is not plain."""
    if option.kind is bool:
        given[option.key] = option.flags[name]
        return text is None
    if text is None:
        text = next(rest, None)
        if text is None or (option.kind not in (int, float) and text[1:] and text[0] == "-"):
            return False
    return _keep(given, option, text)


def _place(given: dict[str, Any], places: list[Parameter], words: list[str]) -> bool:
    """Hand the words without a name to the arguments, the last of which may take many."""
    for place in places:
        taken = words if place.many else words[:1]
        words = words[len(taken) :]
        if not all(_keep(given, place, word) for word in taken):
            return False
    return not words


def _keep(given: dict[str, Any], parameter: Parameter, word: str) -> bool:
    """Read a word and keep it; of several the last one holds, unless all are taken."""
    value = parameter.read(word)
    if parameter.many:
        given.setdefault(parameter.key, []).append(value)
    else:
        given[parameter.key] = value
    return value is not None
