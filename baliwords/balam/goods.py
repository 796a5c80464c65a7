"""The six goods of Balam and how many of them the box holds (M1)."""

from collections.abc import Mapping
from enum import StrEnum

from baliwords.balam.names import read_counts, read_settings
from baliwords.speech import _, any_of


class Good(StrEnum):
    """One of the six goods (M1)."""

    CORN = "corn"
    COCOA = "cocoa"
    PRISONER = "prisoner"
    OBSIDIAN = "obsidian"
    JADE = "jade"
    SHELL = "shell"


IN_THE_BOX = {
    Good.CORN: 30,
    Good.COCOA: 10,
    Good.PRISONER: 10,
    Good.OBSIDIAN: 16,
    Good.JADE: 8,
    Good.SHELL: 8,
}

NAMES: Mapping[str, Good] = {
    **{str(good): good for good in Good},
    "mais": Good.CORN,
    "maize": Good.CORN,
    "cacao": Good.COCOA,
    "kakao": Good.COCOA,
    "prisonnier": Good.PRISONER,
    "gefangener": Good.PRISONER,
    "gefangene": Good.PRISONER,
    "obsidienne": Good.OBSIDIAN,
    "coquillage": Good.SHELL,
    "muschel": Good.SHELL,
    "muscheln": Good.SHELL,
}

EXAMPLE = any_of([str(good) for good in Good])


def read_goods(text: str) -> dict[Good, int]:
    """Read `corn:3,jade:1`; the names may be English, French or German."""
    return read_counts(text, NAMES, _("good"), EXAMPLE)


def read_good_settings(text: str) -> dict[Good, int]:
    """Read `corn:3,jade:1` where each good may be named once."""
    return read_settings(text, NAMES, _("good"), EXAMPLE)


def write_goods(goods: Mapping[Good, int]) -> str:
    """Write goods in the order of the enumeration; the inverse of `read_goods`."""
    return ",".join(f"{good}:{goods[good]}" for good in Good if goods.get(good))
