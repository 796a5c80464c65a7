"""What goods, buildings and Katun cards are called within a sentence."""

from collections.abc import Callable, Iterable, Mapping

from baliwords.balam.buildings import Building
from baliwords.balam.goods import Good
from baliwords.speech import Sentence, _, counted, label, together

_GOODS: Mapping[Good, Callable[[int], Sentence]] = {
    Good.CORN: lambda count: counted("{count} corn", "{count} corn", count),
    Good.COCOA: lambda count: counted("{count} cocoa", "{count} cocoa", count),
    Good.PRISONER: lambda count: counted("{count} prisoner", "{count} prisoners", count),
    Good.OBSIDIAN: lambda count: counted("{count} obsidian", "{count} obsidian", count),
    Good.JADE: lambda count: counted("{count} jade", "{count} jade", count),
    Good.SHELL: lambda count: counted("{count} shell", "{count} shells", count),
}
_GOOD = {
    Good.CORN: label("corn"),
    Good.COCOA: label("cocoa"),
    Good.PRISONER: label("prisoner"),
    Good.OBSIDIAN: label("obsidian"),
    Good.JADE: label("jade"),
    Good.SHELL: label("shell"),
}
_BUILDING = {
    Building.VILLAGE: label("village"),
    Building.PALACE: label("palace"),
    Building.TEMPLE: label("temple"),
    Building.GARRISON: label("garrison"),
    Building.STORAGE: label("storage"),
    Building.MARKET: label("market"),
    Building.OBSERVATORY: label("observatory"),
    Building.PELOTA: label("pelota"),
}


def good_name(good: Good) -> Sentence:
    """Name a good."""
    return _GOOD[good]


def goods_told(goods: Mapping[Good, int]) -> str:
    """Count goods: `3 corn, 1 jade`."""
    told = together(*(_GOODS[Good(good)](count) for good, count in goods.items()), between=", ")
    return told or _("nothing")


def building_name(building: Building) -> Sentence:
    """Name a building."""
    return _BUILDING[building]


def buildings_told(buildings: Iterable[Building]) -> str:
    """List buildings: `temple, village`."""
    return together(*map(building_name, buildings), between=", ") or _("nothing")
