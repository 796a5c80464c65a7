"""The end of a shrine game: the final points line by line (T35-T38)."""

from collections.abc import Sequence
from pathlib import Path

from baliwords.core.game import Outcome
from baliwords.play.shrines.sitting import Sitting
from baliwords.play.shrines.tell import winners_line
from baliwords.shrines.cards import GOODS
from baliwords.shrines.names import good_name
from baliwords.shrines.scoring import altar_values, count_goods, final_scores
from baliwords.translation import _, speak
from baliwords.tui.shared.final_sheet import FinalSheet

_ACROSS = 12
_NAMED = 17
"""How wide the names of the lines are at least; some languages need more."""


class ShrineEnding(FinalSheet):
    """Shows the scoring sheet with a column a player."""

    def __init__(self, sitting: Sitting, outcome: Outcome, place: Path | None) -> None:
        super().__init__(place, sitting.header)
        self.state = sitting.state
        self.names = sitting.names
        self.outcome = outcome

    def verdict(self) -> str:
        """Say who won, and by what if the points are equal (T38)."""
        lines = [
            _("The pile is used up."),
            "",
            speak(winners_line(self.outcome.winners, self.names)),
        ]
        if self.outcome.scores.count(max(self.outcome.scores)) > len(self.outcome.winners):
            lines.append(_("The points are equal: more shrines decide, then more stones."))
        return "\n".join(lines)

    def details(self) -> str:
        """Lay out the sheet: a line for each source of points."""
        scores = final_scores(self.state)
        counts = count_goods([offering.good for offering in self.state.altar])
        values = altar_values(counts)
        stars = ["★ " if seat in self.outcome.winners else "" for seat in range(len(self.names))]
        named = [star + name for star, name in zip(stars, self.names, strict=True)]
        rows: list[tuple[str, str, Sequence[object]]] = [
            (_("altar"), "", [name[: _ACROSS - 2] for name in named]),
            ("", _("point tokens"), [score.tokens for score in scores]),
            ("", _("shrines, 4 each"), [score.shrines for score in scores]),
            ("", _("stones, 1 for 5"), [score.stones for score in scores]),
        ]
        for good in GOODS:
            held = [player.sacrifices.count(good) for player in self.state.players]
            worth = values[good.place]
            points = [f"{count}x{worth} {count * worth:>3}" for count in held]
            name = _("{good}, {worth} each", good=good_name(good), worth=worth)
            rows.append((str(counts[good.place]), name, points))
        rows.append(("", _("in all"), [score.total for score in scores]))
        width = max(_NAMED, *(len(name) for _altar, name, _figures in rows))
        return "\n".join(_line(*row, width) for row in rows)


def _line(altar: str, name: str, figures: Sequence[object], width: int) -> str:
    told = "".join(str(figure).rjust(_ACROSS) for figure in figures)
    return f"{altar:>5}  {name:<{width}}{told}"
