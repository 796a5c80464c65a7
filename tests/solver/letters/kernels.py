"""The kernels both ways: as they are installed, and from their source as plain Python."""

import sys
from functools import lru_cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import baliwords.solver.letters.kernels.last_words
import baliwords.solver.letters.kernels.learning
import baliwords.solver.letters.kernels.polishing
import baliwords.solver.letters.kernels.rollouts
import baliwords.solver.letters.kernels.sight
from baliwords.letters.options import Options
from baliwords.solver.letters import encode
from baliwords.solver.letters.kernels.features import no_weights
from baliwords.solver.letters.kernels.index import Index, write_index
from baliwords.solver.letters.several import with_rules
from baliwords.solver.letters.weighing import UNTAUGHT, WIDTH, as_list

SOLITAIRE = (
    "part_tree",
    "likely_words",
    "readings",
    "table",
    "ending",
    "cover",
    "outlook",
    "traits",
    "appraisal",
    "policy",
    "last_cards",
    "lookahead",
    "rollouts",
    "learning",
    "polishing",
    "beam",
    "pricing",
    "packing",
)
SEVERAL = (
    "word_graph",
    "circle",
    "at_hand",
    "walker",
    "rounds",
    "sight",
    "tactics",
    "forecast",
    "last_words",
)
PACKAGE = "baliwords.solver.letters.kernels"
FOLDER = Path(encode.__file__).parent / "kernels"


@lru_cache
def plain_kernels() -> dict[str, ModuleType]:
    """Load the kernels from source. C arrays are never bounds-checked; lists are."""
    loaded: dict[str, ModuleType] = {}
    with patch.dict(sys.modules):
        for kernel in SOLITAIRE + SEVERAL:
            name, path = f"{PACKAGE}.{kernel}", FOLDER / f"{kernel}.py"
            spec = spec_from_file_location(name, path, loader=SourceFileLoader(name, str(path)))
            assert spec is not None and spec.loader is not None
            loaded[kernel] = sys.modules[name] = module_from_spec(spec)
            spec.loader.exec_module(loaded[kernel])
    return loaded


def is_compiled() -> bool:
    return not str(baliwords.solver.letters.kernels.rollouts.__file__).endswith(".py")


def roller(index: Index, options: Options, plain: bool, weights: Any = None) -> Any:
    """Return a table of the installed kernels or of the plain ones."""
    made = plain_kernels()["rollouts"] if plain else baliwords.solver.letters.kernels.rollouts
    return ready(made.Roller, index, options, weights)


def learner(index: Index, options: Options, plain: bool, weights: Any) -> Any:
    """Return a table that learns, of the installed kernels or of the plain ones."""
    made = plain_kernels()["learning"] if plain else baliwords.solver.letters.kernels.learning
    return ready(made.Learner, index, options, weights)


def polisher(index: Index, options: Options, plain: bool, weights: Any) -> Any:
    """Return a table that learns from moves not played, of the installed kernels or the plain."""
    made = plain_kernels()["polishing"] if plain else baliwords.solver.letters.kernels.polishing
    return ready(made.Polisher, index, options, weights)


def ready(kind: Any, index: Index, options: Options, weights: Any) -> Any:
    """Return a table for these rules."""
    table = kind(
        index,
        encode.letters_read(options),
        encode.card_values(options),
        no_weights() if weights is None else weights,
    )
    table.set_bonus(*encode.bonus(options))
    return table


def sight(index: Index, options: Options, plain: bool) -> Any:
    """Return rows of several players of the installed kernels or of the plain ones."""
    made = plain_kernels()["sight"] if plain else baliwords.solver.letters.kernels.sight
    reads, values = encode.letters_read(options), encode.card_values(options)
    return with_rules(made.Sight(index, reads, values), options)


def last_words(index: Index, options: Options, plain: bool) -> Any:
    """Return rows at which turns are weighed and forecast, of either kind of kernels."""
    made = plain_kernels()["last_words"] if plain else baliwords.solver.letters.kernels.last_words
    reads, values = encode.letters_read(options), encode.card_values(options)
    rows = with_rules(made.LastWords(index, reads, values), options)
    rows.set_weights(as_list(UNTAUGHT), WIDTH)
    return rows


def toy_index(words: set[str], options: Options, folder: Path) -> Index:
    path = folder / "parts"
    path.unlink(missing_ok=True)
    long_enough = sorted(word for word in words if len(word) >= options.min_word_length)
    write_index(path, long_enough, encode.pack_of(options))
    return Index(path)
