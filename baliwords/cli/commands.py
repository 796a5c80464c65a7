"""Every command of the program and where it is: importing one imports no other."""

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

from baliwords.cli.signature import Command
from baliwords.speech import label


class Group(NamedTuple):
    """Commands that share a first word, like `shrines play`; what they are about, an example."""

    about: str
    example: str
    commands: Mapping[str, str]


DICTIONARY = Group(
    label("The installed word lists, and your own."),
    "baliwords dictionary list",
    {
        "list": "letters.dictionary:list_all",
        "info": "letters.dictionary:info",
        "add": "letters.dictionary:add",
        "remove": "letters.dictionary:remove",
        "build": "letters.dictionary:build",
    },
)
SHRINES = Group(
    label("Bali of 2017, the game of shrines and sacrifices."),
    "baliwords shrines play --players Anna,expert",
    {
        "play": "shrines.play:play",
        "hint": "shrines.hint:hint",
        "score": "shrines.score:score",
        "rules": "shrines.rules:rules",
        "simulate": "shrines.simulate:simulate",
        "replay": "shrines.replay:replay",
    },
)
BALAM = Group(
    label("Balam, the Maya board game: look up a rule, compute an attack, walk through a round."),
    "baliwords balam search market",
    {
        "rules": "balam.reference:rules",
        "search": "balam.reference:search",
        "checklist": "balam.checklist:checklist",
        "attack": "balam.attack:attack",
        "destroy": "balam.build:destroy",
        "cost": "balam.build:cost",
        "pelota": "balam.count:pelota",
        "divination": "balam.count:divination",
        "temple": "balam.count:temple",
        "tax": "balam.count:tax",
        "final": "balam.count:final",
        "katun": "balam.katun:katun",
        "passage": "balam.map:passage",
        "control": "balam.map:control",
        "reach": "balam.map:reach",
        "adjacent": "balam.map:adjacent",
        "map": "balam.map:map",
    },
)
COMMANDS: Mapping[str, str | Group] = {
    "check": "letters.check:check",
    "part": "letters.part:part",
    "challenge": "letters.challenge:challenge",
    "words": "letters.words:words",
    "play": "letters.play:play",
    "table": "letters.table:table",
    "score": "letters.score:score",
    "deal": "letters.deal:deal",
    "replay": "replay:replay",
    "simulate": "letters.simulate:simulate",
    "hint": "letters.hint:hint",
    "players": "letters.players:players",
    "bound": "letters.bound:bound",
    "stats": "letters.stats:stats",
    "analyse": "letters.analyse:analyse",
    "daily": "letters.daily:daily",
    "puzzle": "letters.puzzle:puzzle",
    "rules": "letters.rules:rules",
    "dictionary": DICTIONARY,
    "balam": BALAM,
    "shrines": SHRINES,
    "serve": "serve:serve",
    "settings": "settings_list:settings",
}


def find(words: list[str]) -> tuple[Command | None, list[str]]:
    """Return the command that a command line names, if it names one, and the words after it."""
    entry, rest = _step(COMMANDS, words)
    if isinstance(entry, Group):
        entry, rest = _step(entry.commands, rest)
    return (load(entry), rest) if isinstance(entry, str) else (None, rest)


def load(place: str) -> Command:
    """Import a command."""
    module, _, name = place.partition(":")
    command: Command = getattr(import_module(f"baliwords.cli.{module}"), name)
    return command


def _step(
    known: Mapping[str, str | Group], words: list[str]
) -> tuple[str | Group | None, list[str]]:
    return (known.get(words[0]), words[1:]) if words else (None, [])
