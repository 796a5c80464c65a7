"""Who has won, in a sentence; the same for every game."""

from collections.abc import Sequence

from baliwords.speech import _, all_of, to_or_of


def victory(winners: Sequence[str]) -> str:
    """Say who won, or who share the victory, to the one who is called You or of everybody."""
    if len(winners) == 1:
        return to_or_of(winners[0], _("You win."), _("{name} wins.", name=winners[0]))
    others = [name for name in winners if to_or_of(name, "", name)]
    if len(others) < len(winners):
        return _("You share the victory with {names}.", names=all_of(others))
    return _("{names} share the victory.", names=all_of(winners))
