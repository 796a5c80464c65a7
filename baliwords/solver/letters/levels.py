"""The computer players by level: weaker ones know fewer words, see less and look less far."""

from typing import NamedTuple

from baliwords.speech import label

SIGHT, WEIGH, SEARCH, RANDOM = "sight", "weigh", "search", "random"
ALL = 99


class Level(NamedTuple):
    """How well a computer plays, and what makes it so."""

    name: str
    rank: int
    """From 0, the weakest."""
    about: str
    way: str
    """The best word at sight; turns weighed by what they risk; search; or any legal move."""
    vocabulary: str = "whole"
    """Which words it knows, by how common they are (`vocabulary.py`)."""
    attention: int = ALL
    """Columns that it joins to a word at once."""
    alone: str = ""
    """The way that it plays alone, where that is another."""
    patience: int = ALL
    """Letters from which on it takes a word off at once when alone, instead of keeping it for a
    longer one."""
    horizon: int = 3
    """Turns that it looks ahead."""
    candidates: int = 12
    """Turns that it thinks about."""


LEVELS = {
    level.name: level
    for level in (
        Level("random", 0, label("plays any legal move, for tests"), RANDOM),
        Level(
            "beginner",
            1,
            label("knows the commonest words, joins three columns at most, takes every word"),
            SIGHT,
            "small",
            3,
        ),
        Level(
            "casual",
            2,
            label("knows everyday words, joins four columns at most, takes every word"),
            SIGHT,
            "everyday",
            4,
        ),
        Level(
            "regular",
            3,
            label("knows many words, joins five columns at most, minds what others can take"),
            WEIGH,
            "wide",
            5,
            alone=SIGHT,
        ),
        Level(
            "skilled",
            4,
            label(
                "knows many words, joins any columns, minds what others can take; "
                "alone, takes every word"
            ),
            WEIGH,
            "wide",
            patience=3,
        ),
        Level("greedy", 5, label("knows every word and takes the best at sight"), SIGHT),
        Level("fast", 6, label("knows every word, weighs each turn, does not search"), WEIGH),
        Level("expert", 7, label("knows every word and plays each turn on many times"), SEARCH),
    )
}
