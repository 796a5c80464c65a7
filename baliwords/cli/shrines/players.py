"""The names of players that people type at the shrine commands."""

from baliwords.errors import BadInput
from baliwords.speech import _ as sentence


def seat_names(players: str) -> list[str]:
    """Read two to four names separated by commas."""
    names = [name.strip() for name in players.split(",")]
    if not all(name and name.isprintable() for name in names) or not 2 <= len(names) <= 4:
        raise BadInput(
            sentence(
                "--players {players!r}: expected two to four names, like Anna,expert",
                players=players[:60],
            )
        )
    return names


def computer_names(players: str) -> list[str]:
    """Read two to four names of computer players."""
    from baliwords.solver.shrines.computers import NAMES

    names = seat_names(players)
    for name in names:
        if name not in NAMES:
            raise BadInput(
                sentence(
                    "unknown player {name!r} (expected {names})",
                    name=name[:40],
                    names=", ".join(NAMES),
                )
            )
    return names
