"""The figures beside the table of the shrine game."""

from collections.abc import Sequence

from baliwords.shrines.state import Phase
from baliwords.shrines.view import View
from baliwords.translation import _, counted
from baliwords.tui.shared.side import assisted_line


def figures(seen: View, names: Sequence[str], assisted: bool) -> list[str]:
    """Tell turn, phase and pile."""
    return [
        _("Turn {turn}: {name}", turn=seen.turn, name=names[seen.active]),
        _phase(seen.phase),
        counted("Pile: {count} card", "Pile: {count} cards", seen.pile_size),
        *assisted_line(assisted),
    ]


def _phase(phase: Phase) -> str:
    """Name the phase of the turn (T10)."""
    match phase:
        case Phase.BUY:
            return _("Phase 1: purchase")
        case Phase.PLAY:
            return _("Phase 2A: play")
        case Phase.OFFER | Phase.TOP:
            return _("Phase 2B: sacrifice")
        case Phase.TAKE:
            return _("Phase 3: take cards")
        case Phase.LOOK | Phase.KEEP:
            return _("Phase 3: the oracle")
        case Phase.CLAIM | Phase.REPLACE:
            return _("Phase 4: scoring")
    return _("The end")
