"""How turns of several players are weighed: the learned numbers and where they lie."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from baliwords.letters.options import Options
from baliwords.solver.letters import encode
from baliwords.solver.letters.kernels import circle_layout as places
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.last_words import LastWords
from baliwords.solver.letters.several import with_rules

WIDTH = 6
"""Words that are weighed in a turn: the best ones at sight."""

# What each weight is called, by its place.
NAMES = {
    "take_word_safe": places.TAKE_WORD + places.NO_THREAT,
    "take_word_wanted": places.TAKE_WORD + places.PART_THREAT,
    "take_word_in_danger": places.TAKE_WORD + places.WORD_THREAT,
    "lay_word_safe": places.LAY_WORD + places.NO_THREAT,
    "lay_word_wanted": places.LAY_WORD + places.PART_THREAT,
    "lay_word_in_danger": places.LAY_WORD + places.WORD_THREAT,
    "standing_safe": places.STANDING + places.NO_THREAT,
    "standing_wanted": places.STANDING + places.PART_THREAT,
    "standing_in_danger": places.STANDING + places.WORD_THREAT,
    "open_ends": places.OPEN_ENDS,
    "stolen": places.STOLEN,
    "exposed": places.EXPOSED,
    "own_unit": places.OWN_UNIT,
    "their_unit": places.THEIR_UNIT,
    "turn": places.TURN,
}
UNTAUGHT = {
    "take_word_safe": 0.6,
    "take_word_wanted": 0.8,
    "take_word_in_danger": 1.0,
    "lay_word_safe": 1.0,
    "lay_word_wanted": 0.9,
    "lay_word_in_danger": 0.6,
    "standing_safe": 0.9,
    "standing_wanted": 0.8,
    "standing_in_danger": 0.5,
    "open_ends": 0.1,
    "stolen": 0.5,
    "exposed": 0.5,
    "own_unit": 0.0,
    "their_unit": 0.0,
    "turn": 20.0,
}
"""A person's guess, with which learning begins."""
PROMISES = ("standing_safe", "standing_wanted", "standing_in_danger", "turn")
"""What says how much a position promises a seat; all other weights choose turns."""


def as_list(weights: Mapping[str, float]) -> list[float]:
    """Return the weights in the order of the kernel."""
    listed = [0.0] * places.WEIGHTS
    for name, place in NAMES.items():
        listed[place] = float(weights[name])
    return listed


def learned_file(language: str) -> Path:
    """Return where the weights of a language lie."""
    return Path(__file__).parent / "learned" / f"seats_{language}.toml"


@lru_cache(maxsize=4)
def learned(language: str) -> Mapping[str, float]:
    """Read the learned weights of a language; a person's guess where nobody has learned."""
    path = learned_file(language)
    if not path.is_file():
        return UNTAUGHT
    return {**UNTAUGHT, **tomllib.loads(path.read_text(encoding="utf-8"))["weights"]}


def new_forecast(
    index: Index, options: Options, weights: Mapping[str, float] | None = None
) -> LastWords:
    """Return rows by these house rules at which turns are weighed; each thread needs its own."""
    reads, values = encode.letters_read(options), encode.card_values(options)
    rows = with_rules(LastWords(index, reads, values), options)
    rows.set_weights(as_list(weights or learned(options.language)), WIDTH)
    return rows
