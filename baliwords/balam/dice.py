"""The die of Balam: six faces of which one is not known for sure (D61)."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from baliwords.errors import BadNotation
from baliwords.speech import _, counted

if TYPE_CHECKING:
    from fractions import Fraction

BAD: Final = "bad"
Face = int | Literal["bad"]


class Die(NamedTuple):
    """Six faces, written `0,1,1,2,3,bad`; the bad face counts 0 (D61)."""

    faces: tuple[Face, ...]

    @property
    def mean(self) -> "Fraction":
        """The mean of one throw."""
        from fractions import Fraction  # most commands need no chances

        return Fraction(sum(points(face) for face in self.faces), len(self.faces))

    @property
    def name(self) -> str:
        """The letter of one of the five possible dice, or `own`."""
        return next((name for name, die in DICE.items() if die == self), "own")

    def __str__(self) -> str:
        return ",".join(str(face) for face in self.faces)

    @classmethod
    def parse(cls, text: str) -> "Die":
        """Read a die: one of the letters A to E, or its six faces."""
        if text.strip().upper() in DICE:
            return DICE[text.strip().upper()]
        faces = tuple(_read_face(part) for part in text.split(","))
        if len(faces) != 6:
            raise BadNotation(
                counted(
                    "{text!r} has {count} face, a die has 6",
                    "{text!r} has {count} faces, a die has 6",
                    len(faces),
                    text=text,
                )
            )
        return cls(faces)


def points(face: Face) -> int:
    """What a face adds to the attack total."""
    return 0 if face == BAD else face


def throws(die: Die, number: int) -> Mapping[tuple[int, int], int]:
    """Count the ways to throw each (sum, bad faces) with so many dice; all ways are 6**number."""
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for _step in range(number):
        longer: Counter[tuple[int, int]] = Counter()
        for (total, bad), count in ways.items():
            for face in die.faces:
                longer[total + points(face), bad + (face == BAD)] += count
        ways = longer
    return ways


def _read_face(text: str) -> Face:
    face = text.strip().lower()
    if face == BAD:
        return BAD
    if len(face) == 1 and face in "0123456789":
        return int(face)
    raise BadNotation(
        _("{text!r} is no face of a die (0 to 9, or {bad})", text=text.strip(), bad=BAD)
    )


# Blank, 1, 2, 3 and "snake eyes" are known; which of them stands twice is not.
DICE: Mapping[str, Die] = {
    "A": Die((0, 1, 1, 2, 3, BAD)),
    "B": Die((0, 0, 1, 2, 3, BAD)),
    "C": Die((0, 1, 2, 2, 3, BAD)),
    "D": Die((0, 1, 2, 3, 3, BAD)),
    "E": Die((0, 1, 2, 3, BAD, BAD)),
}
