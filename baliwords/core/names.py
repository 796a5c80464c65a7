"""What players are called at a table: those of one name are told apart."""

from collections.abc import Sequence


def labels(names: Sequence[str]) -> list[str]:
    """Tell players of one name apart: greedy, greedy#2, greedy#3."""
    return [
        name if names.index(name) == place else f"{name}#{names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]
