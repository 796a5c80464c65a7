"""Word lists, indexed: what is a word, what is part of one, and why not."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from baliwords.lexicon.lexicon import Lexicon as Lexicon
    from baliwords.lexicon.store import lexicon_of as lexicon_of
    from baliwords.lexicon.store import load_lexicon as load_lexicon

_PUBLIC = {
    "Lexicon": "baliwords.lexicon.lexicon",
    "load_lexicon": "baliwords.lexicon.store",
    "lexicon_of": "baliwords.lexicon.store",
}

__all__ = ["Lexicon", "load_lexicon", "lexicon_of"]


def __getattr__(name: str) -> object:
    """Load a public name from the module that defines it (PEP 562)."""
    if name not in _PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PUBLIC[name]), name)
