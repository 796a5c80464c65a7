"""What a table of the server may settle: house rules, computers; and how it deals."""

from collections.abc import Mapping
from typing import Any

from baliwords.core.game import Game
from baliwords.core.options import describe
from baliwords.core.record import Header, Record
from baliwords.core.shuffle import SystemDice
from baliwords.errors import BadInput
from baliwords.games import game_of
from baliwords.letters.options import Options as LettersOptions
from baliwords.play.letters.computers import opponents
from baliwords.shrines.options import Options as ShrinesOptions
from baliwords.solver.shrines.computers import NAMES as SHRINE_COMPUTERS
from baliwords.speech import _
from baliwords.web.hosted import Refused

# What a form may change, in its order; sizes of decks and own lists stay the server's.
ALLOWED = {
    "letters": (
        "seats",
        "language",
        "validation",
        "min_word_length",
        "bali_bonus",
        "partial_rule",
        "steal_complete_words",
        "unique_words",
        "show_removed",
        "refill",
        "joker_fix",
        "joker_in_scored_word",
        "umlaut_as_plain",
        "letter_values",
        "pass_policy",
        "cut_joker",
        "build_in_empty_slot",
        "endphase_removal",
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
LEVELS = {"letters": tuple(opponents()), "shrines": SHRINE_COMPUTERS}
"""The computers that can take a seat, the weakest first."""

_OPTIONS: dict[str, type[LettersOptions] | type[ShrinesOptions]] = {
    "letters": LettersOptions,
    "shrines": ShrinesOptions,
}
_MOST_SEATS = 4
# What a form offers where the rules allow any number.
_OFFERED = {
    "seats": ("1", "2", "3", "4"),
    "min_word_length": ("3", "4", "5"),
    "bali_bonus": ("0", "50", "60", "x2", "x3"),
    "letter_values": ("fr_freq", "en_inherit"),
}
_AMONG_SEVERAL = frozenset(
    ["validation", "show_removed", "refill", "steal_complete_words", "pass_policy", "cut_joker"]
)
"""House rules that decide nothing where one plays alone."""


def form(game: str) -> list[dict[str, Any]]:
    """Return the house rules of a game for a form: each with its default and its choices."""
    rules = {described.key: described for described in describe(_OPTIONS[game])}
    return [
        {
            "key": key,
            "default": rules[key].default,
            "choices": list(_OFFERED.get(key) or rules[key].rule.choices),
            "several": key in _AMONG_SEVERAL,
        }
        for key in ALLOWED[game]
    ]


def read_rules(game: str, given: object) -> dict[str, str]:
    """Read house rules from a message; people may pass when they see no move (D31)."""
    if game not in ALLOWED:
        raise Refused(
            "unreadable",
            _("unknown game {name!r} (known: {names})", name=game[:40], names="letters, shrines"),
        )
    if not isinstance(given, Mapping):
        raise Refused("unreadable", _('rules: expected house rules like {"seats": "2"}'))
    texts = {str(key): str(value)[:200] for key, value in given.items()}
    for key in texts:
        if key not in ALLOWED[game]:
            raise Refused("rules", _("{key!r} cannot be changed here", key=key[:40]))
    if game == "letters" and texts.get("seats", "1") != "1":
        texts = {"pass_policy": "lenient", **texts}
    return _written(game, texts)


def _written(game: str, texts: dict[str, str]) -> dict[str, str]:
    """Return house rules as the game writes them, which reads them on the way."""
    try:
        functions = _functions(game, texts)
        options = functions.read_options(texts)
    except BadInput as error:
        raise Refused("rules", error.args[0]) from None
    if options.seats > _MOST_SEATS:
        raise Refused(
            "rules",
            _("seats: {seats} (expected 1 to {most})", seats=options.seats, most=_MOST_SEATS),
        )
    return functions.write_options(options)


def seats_of(rules: Mapping[str, str], game: str) -> int:
    """Return the number of seats that house rules name, or the game's own."""
    return int(rules.get("seats", _OPTIONS[game]().seats))


def new_deal(game: str, rules: Mapping[str, str]) -> str:
    """Shuffle by the system's randomness and write the deal down: no seed to be found out."""
    functions = _functions(game, rules)
    return functions.deal(functions.read_options(rules), SystemDice())


def _functions(game: str, rules: Mapping[str, str]) -> Game[Any, Any, Any, Any]:
    return game_of(Record(Header(game, 0, (), rules)))
