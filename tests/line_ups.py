"""Tables of several computers at which every level has a seat."""

from baliwords.games import PLAYERS


def line_ups(computers: int) -> list[tuple[str, ...]]:
    """Return tables with so many computers each; the last one begins again with the first level."""
    names = list(PLAYERS)
    round_again = names + names[: computers - 1]
    return [tuple(round_again[at : at + computers]) for at in range(0, len(names), computers)]
