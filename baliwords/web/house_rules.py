"""What a table of the server may settle: house rules, computers; and how it deals."""

from collections.abc import Mapping
from typing import Any

from baliwords.core.game import Game
from baliwords.core.record import Header, Record
from baliwords.core.shuffle import SystemDice
from baliwords.errors import BadInput
from baliwords.games import game_of
from baliwords.web.hosted import Refused

# What a form may change; sizes of decks and tables and own lists stay the server's.
ALLOWED = {
    "letters": (
        "language",
        "seats",
        "bali_bonus",
        "min_word_length",
        "joker_fix",
        "umlaut_as_plain",
        "letter_values",
        "partial_rule",
        "joker_in_scored_word",
        "unique_words",
        "show_removed",
        "cut_joker",
        "refill",
        "steal_complete_words",
        "build_in_empty_slot",
        "endphase_removal",
        "pass_policy",
        "validation",
    ),
    "shrines": (
        "seats",
        "oracle",
        "demon",
        "oracle_looks",
        "oracle_keep_optional",
        "open_information",
    ),
}
LEVELS = {"letters": ("random", "greedy"), "shrines": ("random", "greedy", "expert")}
"""The computers that can take a seat, the weakest first."""

_MOST_SEATS = 4


def read_rules(game: str, given: object) -> dict[str, str]:
    """Read house rules from a message; people may pass when they see no move (D31)."""
    if game not in ALLOWED:
        raise Refused("unreadable", f"unknown game {game[:40]!r} (expected letters or shrines)")
    if not isinstance(given, Mapping):
        raise Refused("unreadable", 'rules: expected house rules like {"seats": "2"}')
    texts = {str(key): str(value)[:200] for key, value in given.items()}
    for key in texts:
        if key not in ALLOWED[game]:
            raise Refused("rules", f"{key[:40]!r} cannot be changed here")
    if game == "letters" and texts.get("seats", "1") != "1":
        texts = {"pass_policy": "lenient", **texts}
    return _written(game, texts)


def _written(game: str, texts: dict[str, str]) -> dict[str, str]:
    """Return house rules as the game writes them, which reads them on the way."""
    try:
        functions = _functions(game, texts)
        options = functions.read_options(texts)
    except BadInput as error:
        raise Refused("rules", str(error)) from None
    if options.seats > _MOST_SEATS:
        raise Refused("rules", f"seats: {options.seats} (expected 1 to {_MOST_SEATS})")
    return functions.write_options(options)


def new_deal(game: str, rules: Mapping[str, str]) -> str:
    """Shuffle by the system's randomness and write the deal down: no seed to be found out."""
    functions = _functions(game, rules)
    return functions.deal(functions.read_options(rules), SystemDice())


def _functions(game: str, rules: Mapping[str, str]) -> Game[Any, Any, Any, Any]:
    return game_of(Record(Header(game, 0, (), rules)))
