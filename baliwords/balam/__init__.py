"""Balam, the Maya board game of 2006: a rules reference and exact calculators, no game engine.

>>> from baliwords import balam
>>> str(balam.odds(balam.Attack(garrisons=3, defence=2)).success)
'37/54'
>>> balam.may_pass("red", {"red": 1, "blue": 1}, owner="blue")
False
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from baliwords.balam.attack import Attack as Attack
    from baliwords.balam.attack import Odds as Odds
    from baliwords.balam.attack import odds as odds
    from baliwords.balam.board import Board as Board
    from baliwords.balam.buildings import Building as Building
    from baliwords.balam.buildings import choices as choices
    from baliwords.balam.buildings import cost as cost
    from baliwords.balam.ending import final as final
    from baliwords.balam.katun import forecast as forecast
    from baliwords.balam.offerings import plan as plan
    from baliwords.balam.options import Options as Options
    from baliwords.balam.ranking import divination as divination
    from baliwords.balam.ranking import pelota as pelota
    from baliwords.balam.reference import RuleEntry as RuleEntry
    from baliwords.balam.reference import entries as entries
    from baliwords.balam.reference import entry as entry
    from baliwords.balam.roads import adjacent as adjacent
    from baliwords.balam.roads import is_controlled as is_controlled
    from baliwords.balam.roads import may_pass as may_pass
    from baliwords.balam.roads import reach as reach

_MODULES = {
    "attack": ("Attack", "Odds", "odds"),
    "board": ("Board",),
    "buildings": ("Building", "choices", "cost"),
    "ending": ("final",),
    "katun": ("forecast",),
    "offerings": ("plan",),
    "options": ("Options",),
    "ranking": ("divination", "pelota"),
    "reference": ("RuleEntry", "entries", "entry"),
    "roads": ("adjacent", "is_controlled", "may_pass", "reach"),
}
_PUBLIC = {name: module for module, names in _MODULES.items() for name in names}

__all__ = list(_PUBLIC)


def __getattr__(name: str) -> object:
    """Load a public name from the module that defines it (PEP 562)."""
    if name not in _PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PUBLIC[name]}"), name)
