"""The solver for one word list and one set of house rules: opens the index, makes tables."""

from array import array
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from baliwords.core.notice import notice
from baliwords.letters.options import Options
from baliwords.lexicon.lexicon import Lexicon
from baliwords.solver.letters import encode
from baliwords.solver.letters.kernels.features import no_weights
from baliwords.solver.letters.kernels.index import Index, write_index
from baliwords.solver.letters.kernels.rollouts import Roller
from baliwords.speech import _

if TYPE_CHECKING:
    from baliwords.solver.letters.kernels.beam import Beam
    from baliwords.solver.letters.kernels.learning import Learner
    from baliwords.solver.letters.kernels.polishing import Polisher
    from baliwords.solver.letters.kernels.pricing import Pricer

T = TypeVar("T", bound=Roller)


class Engine:
    """Makes tables that share one memory-mapped index and one set of weights."""

    def __init__(
        self,
        lexicon: Lexicon,
        options: Options,
        weights: "array[float] | None" = None,
        least_common: int = 0,
    ) -> None:
        encode.check_options(options)
        self.lexicon = lexicon
        self.options = options
        self.index = open_index(lexicon, options, least_common)
        self.weights = load_weights(options.language) if weights is None else weights
        self._reads = encode.letters_read(options)
        self._values = encode.card_values(options)

    def table(self) -> Roller:
        """Return a new table; each thread needs its own."""
        return self._ready(Roller(self.index, self._reads, self._values, self.weights))

    def beam(self) -> "Beam":
        """Return a table that searches the open game."""
        from baliwords.solver.letters.kernels.beam import Beam

        return self._ready(Beam(self.index, self._reads, self._values, self.weights))

    def learner(self) -> "Learner":
        """Return a table that learns: it changes the weights it was given."""
        from baliwords.solver.letters.kernels.learning import Learner

        return self._ready(Learner(self.index, self._reads, self._values, self.weights))

    def polisher(self, points: float, every: int) -> "Polisher":
        """Return a table that learns from moves within so many points of the best, too."""
        from baliwords.solver.letters.kernels.polishing import Polisher

        table = self._ready(Polisher(self.index, self._reads, self._values, self.weights))
        table.compare(points, every)
        return table

    def pricer(self) -> "Pricer":
        """Return what finds words for a pile whose order is known; it holds every word once."""
        from baliwords.solver.letters.kernels.pricing import Pricer

        return Pricer(self.index)

    def _ready(self, table: T) -> T:
        table.set_bonus(*encode.bonus(self.options))
        return table


def open_index(lexicon: Lexicon, options: Options, least_common: int = 0) -> Index:
    """Open the index of parts, building it first if it is not there yet.

    It may hold only the words that are common enough, for a player who knows no others.
    """
    pack = encode.pack_of(options)
    least = options.min_word_length
    kind = index_kind(options) + (f"_common{least_common}" if least_common else "")

    def build(words: Iterable[str], path: Path) -> None:
        notice(
            _(
                "The computer learns the words of {list}: some seconds, only this first time.",
                list=lexicon.source.title,
            )
        )
        known = lexicon.knowledge.commonness if least_common else None
        long_enough = (word for word in words if len(word) >= least)
        write_index(
            path, (w for w in long_enough if known is None or known(w) >= least_common), pack
        )

    path = lexicon.source.index(kind, build)
    try:
        return Index(path)
    except ValueError:  # not what we have built: build it
        path.unlink(missing_ok=True)
        return Index(lexicon.source.index(kind, build))


def index_kind(options: Options) -> str:
    """Name the index; house rules that change it have a part in the name."""
    from baliwords.lexicon.store import fingerprint_of

    pack = encode.pack_of(options)
    usual = encode.pack_of(Options(language=options.language))
    if (pack, options.min_word_length) == (usual, 3):
        return "tree"
    least = bytes([options.min_word_length])
    return "tree_" + fingerprint_of(pack.limits, pack.values, pack.dearest, least)


def weights_file(language: str) -> Path:
    """Return where the learned weights of a language lie."""
    return Path(__file__).parent / "learned" / f"weights_{language}.xz"


@lru_cache(maxsize=4)
def load_weights(language: str) -> "array[float]":
    """Read the learned weights of a language; without any, a player that knows nothing."""
    import lzma

    weights = no_weights()
    path = weights_file(language)
    if not path.is_file():
        return weights
    weights = array("f", lzma.decompress(path.read_bytes()))
    if weights.itemsize * len(weights) != no_weights().itemsize * len(no_weights()):
        raise ValueError(f"{path.name} does not fit the features")
    return weights
