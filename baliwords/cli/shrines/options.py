"""What several shrine commands are told: variants, house rules, time to think."""

from typing import TYPE_CHECKING, Annotated, NamedTuple

from baliwords.cli.signature import Option, check_range
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from baliwords.shrines.options import Options
    from baliwords.solver.shrines.search import Budget

_MOST_ROUNDS, _MOST_SECONDS = 10_000_000, 3600.0


class House(NamedTuple):
    """The variants and the rules of the house."""

    oracle: Annotated[bool, Option("Play with the oracles (T50-T55).")] = False
    demon: Annotated[bool, Option("Play with the demon (T56-T58).")] = False
    rule: Annotated[
        list[str] | None, Option("A house rule, like oracle_keep_optional=yes; repeatable.")
    ] = None

    def options(self, seats: int) -> "Options":
        """Return the options of a game of so many seats."""
        from baliwords.shrines.options import read_options

        pairs = {"seats": str(seats)}
        for name, wanted in (("oracle", self.oracle), ("demon", self.demon)):
            if wanted:
                pairs[name] = "yes"
        for rule in self.rule or ():
            key, equals, value = rule.partition("=")
            if not equals:
                raise BadInput(
                    sentence("--rule {rule!r}: expected name=value, like demon=yes", rule=rule[:60])
                )
            pairs[key.strip()] = value.strip()
        if pairs["seats"] != str(seats):
            raise BadInput(
                sentence(
                    "--rule seats={pairs}: the players decide how many seats there are",
                    pairs=pairs["seats"],
                )
            )
        return read_options(pairs)


class Thinking(NamedTuple):
    """How long the expert may think about a move."""

    iterations: Annotated[
        int | None,
        Option("Rounds of the expert's search a move; the same every time."),
    ] = None
    seconds_per_move: Annotated[
        float | None,
        Option("Seconds that the expert thinks about a move."),
    ] = None

    def budget(self, seconds: float | None = None) -> "Budget":
        """Return the time that was given, or else so many seconds, or else the usual rounds."""
        from baliwords.solver.shrines.search import Budget

        if self.iterations is not None and self.seconds_per_move is not None:
            raise BadInput(sentence("give either --iterations or --seconds-per-move, not both"))
        if self.iterations is not None:
            check_range("iterations", self.iterations, 1, _MOST_ROUNDS)
            return Budget(self.iterations)
        if self.seconds_per_move is not None:
            check_range("seconds-per-move", self.seconds_per_move, 0.001, _MOST_SECONDS)
            seconds = self.seconds_per_move
        return Budget() if seconds is None else Budget(None, seconds=seconds)
