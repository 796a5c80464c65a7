"""The quick door: short questions, answered before Typer and Rich are imported.

Importing those two takes several times as long as the whole answer to `check MURS`, and
scripts ask a word at a time. So the plain form of the commands below, words and `--lang`
and `--json`, is read here when no person watches (a pipe, or JSON). Everything else goes
through Typer: help, other options, mistakes, a terminal that deserves colours. Both doors
take the same answer from `baliwords.cli.letters.answers` and print the same text.
"""

import sys

# Command, answered by the function of that name in `answers` -> how many words it takes.
ANY = 0
QUESTIONS = {"check": ANY, "part": 1, "challenge": 2, "score": ANY}


def answer(arguments: list[str]) -> int | None:
    """Answer a plain question and return the exit code; None leaves it to Typer."""
    if arguments[:1] == ["balam"]:
        from baliwords.cli.balam import (
            door as balam_door,  # reads its own options, also for a terminal
        )

        return balam_door.answer(arguments[1:])
    if arguments[:1] == ["hint"]:
        from baliwords.cli.letters import hint_door

        return hint_door.answer(arguments[1:])
    if not arguments or arguments[0] not in QUESTIONS:
        return None
    name, *rest = arguments
    words, lang, as_json = _split(rest)
    if not words or QUESTIONS[name] not in (ANY, len(words)):
        return None
    if sys.stdout.isatty() and not as_json:
        return None
    from baliwords.cli.letters import answers
    from baliwords.cli.show import give

    return give(getattr(answers, name)(words, lang), as_json)


def _split(arguments: list[str]) -> tuple[list[str], str | None, bool]:
    """Part the words from `--lang X` and `--json`; no words if anything else is to be read."""
    words: list[str] = []
    lang, as_json = None, False
    rest = iter(arguments)
    for argument in rest:
        if argument == "--json":
            as_json = True
        elif argument == "--lang":
            lang = next(rest, "-")
        else:
            words.append(argument)
    if any(text.startswith("-") for text in (*words, lang or "fr")):
        return [], None, False
    return words, lang, as_json
