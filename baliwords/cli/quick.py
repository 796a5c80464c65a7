"""The quick door: short questions, answered before Typer and Rich are imported.

Importing those two takes several times as long as the whole answer to `check MURS`, and
scripts ask a word at a time. So the plain form of the commands below, words and `--lang`
and `--json`, is read here when no person watches (a pipe, or JSON). Everything else goes
through Typer: help, other options, mistakes, a terminal that deserves colours. Both doors
take the same answer from `baliwords.cli.answers` and print the same text.
"""

import sys
from importlib import import_module

# Command -> the module whose function of the same name takes (words, lang) and answers.
QUESTIONS = dict.fromkeys(("check", "part", "challenge", "score"), "baliwords.cli.answers")


def answer(arguments: list[str]) -> int | None:
    """Answer a plain question and return the exit code; None leaves it to Typer."""
    if arguments[:1] == ["balam"]:
        from baliwords.cli import balam_door  # reads its own options, also for a terminal

        return balam_door.answer(arguments[1:])
    if arguments[:1] == ["hint"]:
        from baliwords.cli import hint_door

        return hint_door.answer(arguments[1:])
    if not arguments or arguments[0] not in QUESTIONS:
        return None
    name, *rest = arguments
    as_json = "--json" in rest
    words, lang = _split([argument for argument in rest if argument != "--json"])
    if not words or (sys.stdout.isatty() and not as_json):
        return None
    from baliwords.cli.show import give

    return give(getattr(import_module(QUESTIONS[name]), name)(words, lang), as_json)


def _split(arguments: list[str]) -> tuple[list[str], str | None]:
    """Part the words from `--lang X`; no words if there is anything else to understand."""
    words: list[str] = []
    lang = None
    rest = iter(arguments)
    for argument in rest:
        if argument == "--lang":
            lang = next(rest, "")
        elif argument.startswith("-"):
            return [], None
        else:
            words.append(argument)
    return ([], None) if lang == "" else (words, lang)
