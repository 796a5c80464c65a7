"""What a form is: its lemma, part of speech and features, as the data file writes them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Analysis:
    """One reading of a form: `mûrir|verb|future 2nd person singular`."""

    lemma: str
    pos: str
    features: str = ""

    def __str__(self) -> str:
        return f"{self.lemma}|{self.pos}|{self.features}"


def merged(analyses: Iterable[Analysis]) -> list[Analysis]:
    """Join the readings of one lemma and part of speech: their features in one field."""
    features: dict[tuple[str, str], list[str]] = {}
    for reading in analyses:
        known = features.setdefault((reading.lemma, reading.pos), [])
        if reading.features not in known:
            known.append(reading.features)
    return [
        Analysis(lemma, pos, ", ".join(_telling(known)))
        for (lemma, pos), known in sorted(features.items())
    ]


def _telling(features: list[str]) -> list[str]:
    """Leave out what goes without saying: the cases of a base form, of a plain plural."""
    if "" in features:
        return []
    return sorted(f for f in features if f != "dative plural" or "plural" not in features)


def lines(
    readings: Mapping[str, Iterable[Analysis]], commonness: Mapping[str, int]
) -> Iterable[str]:
    """Write `FORM<TAB>readings<TAB>commonness`, sorted by form."""
    for form in sorted(readings):
        written = ";".join(str(reading) for reading in merged(readings[form]))
        yield f"{form}\t{written}\t{commonness.get(form, 0)}"
