"""baliwords: the letter-card game Bali, its dictionaries and its solver.

Public names are loaded when they are first used, so that `import baliwords` costs nothing:

>>> import baliwords
>>> fr = baliwords.load_lexicon("fr")
>>> "MURS" in fr
True
"""

from importlib import import_module

TYPE_CHECKING = False  # type checkers take it for true; importing typing costs time
if TYPE_CHECKING:
    from baliwords.errors import BaliwordsError as BaliwordsError
    from baliwords.lexicon import load_lexicon as load_lexicon

__version__ = "0.1.0"

_PUBLIC = {
    "load_lexicon": "baliwords.lexicon",
    "BaliwordsError": "baliwords.errors",
}

__all__ = ["__version__", *_PUBLIC]  # noqa: PLE0604 - names of a lazy module


def __getattr__(name: str) -> object:
    """Load a public name from the module that defines it (PEP 562)."""
    if name not in _PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PUBLIC[name]), name)
