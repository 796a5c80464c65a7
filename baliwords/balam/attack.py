"""Attack odds, exact: the distribution of the margin and of the garrisons lost (M22-M28)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from baliwords.balam.dice import DICE, Die, throws
from baliwords.balam.names import check_range
from baliwords.balam.options import Options
from baliwords.errors import BadInput
from baliwords.speech import _, counted

Chances = Mapping[int, Fraction]


class Attack(NamedTuple):
    """What both sides bring: garrisons, and the obsidian they spend."""

    garrisons: int
    defence: int
    """Garrisons of the attacked city and of the defender's adjacent cities (M25)."""
    obsidian: int = 0
    defender_obsidian: int = 0

    @property
    def fixed(self) -> int:
        """The margin if every die shows 0 (M24, M25, M26)."""
        return self.obsidian - self.defence - self.defender_obsidian


class Odds(NamedTuple):
    """How many of all equally likely throws lead to each (margin, garrisons lost)."""

    ways: Mapping[tuple[int, int], int]
    throws: int

    @property
    def chances(self) -> Mapping[tuple[int, int], Fraction]:
        """The chance of each (margin, garrisons lost)."""
        return {spot: Fraction(ways, self.throws) for spot, ways in self.ways.items()}

    @property
    def margins(self) -> Chances:
        """The chance of each margin, from the lowest."""
        return self._marginal((margin, ways) for (margin, _lost), ways in self.ways.items())

    @property
    def losses(self) -> Chances:
        """The chance of each number of garrisons the attacker loses."""
        return self._marginal((lost, ways) for (_margin, lost), ways in self.ways.items())

    @property
    def success(self) -> Fraction:
        """The chance that the defender loses anything."""
        return self.at_least(1)

    @property
    def expected_margin(self) -> Fraction:
        """The expected margin; a margin below 0 counts 0, as it takes no building (M26)."""
        total = sum(max(margin, 0) * ways for (margin, _lost), ways in self.ways.items())
        return Fraction(total, self.throws)

    @property
    def expected_lost(self) -> Fraction:
        """The expected number of garrisons the attacker loses (M28)."""
        return Fraction(sum(lost * ways for (_m, lost), ways in self.ways.items()), self.throws)

    def at_least(self, margin: int) -> Fraction:
        """The chance of this margin or a larger one."""
        enough = sum(ways for (reached, _lost), ways in self.ways.items() if reached >= margin)
        return Fraction(enough, self.throws)

    def _marginal(self, weighed: Iterable[tuple[int, int]]) -> Chances:
        total: Counter[int] = Counter()
        for value, ways in weighed:
            total[value] += ways
        return {value: Fraction(ways, self.throws) for value, ways in sorted(total.items())}


def margin(dice: list[int], attack: Attack) -> int:
    """The margin of one throw of the dice (M24-M26)."""
    return sum(dice) + attack.fixed


def odds(attack: Attack, options: Options | None = None) -> Odds:
    """Return the exact odds of an attack with the die of the options."""
    _check(attack)
    options = options or Options()
    ways: Counter[tuple[int, int]] = Counter()
    for (total, bad), count in throws(options.die_faces, attack.garrisons).items():
        # D66: each bad face costs a garrison, or all of them together cost one.
        lost = min(bad, 1) if options.bad_face == "once" else bad
        ways[total + attack.fixed, lost] += count
    return Odds(ways, 6**attack.garrisons)


def odds_by_die(attack: Attack, options: Options | None = None) -> dict[str, Odds]:
    """Return the odds with each of the five dice there may be in the box (D61)."""
    options = options or Options()
    return {name: odds(attack, options._replace(die_faces=die)) for name, die in DICE.items()}


def obsidian_table(attack: Attack, options: Options | None = None) -> dict[tuple[int, int], Odds]:
    """Return the odds for each (attacker's, defender's) obsidian up to what both have."""
    return {
        (own, other): odds(attack._replace(obsidian=own, defender_obsidian=other), options)
        for own in range(attack.obsidian + 1)
        for other in range(attack.defender_obsidian + 1)
    }


def expected_obsidian(attack: Attack, die: Die, goal: int = 1) -> Fraction:
    """The obsidian an attacker spends on average if he decides after the roll (D64).

    He spends what is missing to the goal if that is enough to reach it, else nothing.
    """
    _check(attack)
    bare = attack._replace(obsidian=0)
    spent = 0
    for (total, _bad), count in throws(die, attack.garrisons).items():
        missing = max(0, goal - total - bare.fixed)
        if missing <= attack.obsidian:
            spent += missing * count
    return Fraction(spent, 6**attack.garrisons)


def _check(attack: Attack) -> None:
    check_range(attack.garrisons, _("number of attacking garrisons"), low=1, high=4)
    check_range(attack.defence, _("number of defending garrisons"), high=99)
    _check_obsidian(attack.obsidian, _("attacker's obsidian"), attack.garrisons)
    _check_obsidian(attack.defender_obsidian, _("defender's obsidian"), attack.defence)


def _check_obsidian(obsidian: int, what: str, garrisons: int) -> None:
    """Refuse obsidian that no garrison can carry: each has room for one (M17, M42)."""
    check_range(obsidian, what, high=16)
    if obsidian > garrisons:
        raise BadInput(
            counted(
                "{what} {obsidian} is not allowed: {count} garrison carries at most one (M17, M42)",
                "{what} {obsidian} is not allowed: {count} garrisons carry one each (M17, M42)",
                garrisons,
                what=what,
                obsidian=obsidian,
            )
        )
