"""The rules of Balam as data, in three languages, each with how sure we are of it."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal, NamedTuple

from baliwords.balam.names import fold
from baliwords.balam.texts import texts
from baliwords.errors import BadNotation

Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "fr", "de")

PHASES = ("setup", "A", "B", "build", "attack", "katun", "C", "end", "definitions")
WITHIN = {"B": ("B", "build", "attack", "katun")}
"""What a player may do on his turn belongs to phase B."""

CONFIDENCE = ("aid", "found", "derived", "conjecture", "lost")


class Entry(NamedTuple):
    """A rule (M), a decision (D) or a gap (G)."""

    id: str
    phase: str
    confidence: str
    tags: tuple[str, ...]
    see: tuple[str, ...]
    title: Mapping[str, str]
    text: Mapping[str, str]
    key: str | None = None
    """The house rule by which a table decides otherwise."""
    allowed: Mapping[str, str] | None = None
    """What the value of that house rule may be."""

    @property
    def kind(self) -> str:
        """What the letter of the id stands for."""
        return {"M": "rule", "D": "decision", "G": "gap"}[self.id[0]]

    @property
    def is_partly_lost(self) -> bool:
        """Whether a rule has a gap in it."""
        return self.kind == "rule" and any(other.startswith("G") for other in self.see)

    def assumption(self, language: Language = "en") -> str:
        """The first sentence, which in a decision says what is assumed."""
        return self.text[language].split(". ")[0].rstrip(".") + "."


@cache
def entries() -> tuple[Entry, ...]:
    """Return every entry in the order in which a round is played, rules before decisions."""
    every = [entry for file in ("rules", "decisions", "gaps") for entry in _load(file)]
    return tuple(sorted(every, key=lambda entry: PHASES.index(entry.phase)))


def select(words: Iterable[str]) -> tuple[Entry, ...]:
    """Return the entries of the phases and ids that are named, or all of them."""
    wanted = [_read_selector(word) for word in words]
    if not wanted:
        return entries()
    chosen = {entry.id: entry for ids in wanted for entry in ids}
    return tuple(chosen.values())


def entry(name: str) -> Entry:
    """Return one entry by its id."""
    name = name.upper()
    file = {"M": "rules", "D": "decisions", "G": "gaps"}.get(name[:1])
    found = next((e for e in _load(file) if e.id == name), None) if file else None
    if found is None:
        raise BadNotation(f"no rule {name!r} (M1 to M50, D61 to D78, G1 to G12)")
    return found


def allowed(key: str) -> str:
    """Return what the value of a house rule may be."""
    return next(e.allowed["en"] for e in _load("decisions") if e.key == key and e.allowed)


def called(table: str, name: str, language: Language = "en") -> str:
    """Return how a phase, a confidence or a tag is called."""
    return words()[table][name][language][0]


def words() -> Mapping[str, Mapping[str, Mapping[str, list[str]]]]:
    """Return the words of the game: table, name, language, words."""
    return texts()["words"]


def _read_selector(word: str) -> tuple[Entry, ...]:
    phases, kinds = _names("phase"), _names("kind")
    key = fold(word.strip())
    if key in phases:
        phase = phases[key]
        return tuple(e for e in entries() if e.phase in WITHIN.get(phase, (phase,)))
    if key in kinds:
        return tuple(e for e in entries() if e.kind == kinds[key])
    if key[:1] in "mdg" and key[1:].isdecimal():
        return (entry(key),)
    from difflib import get_close_matches

    near = get_close_matches(key, [*phases, *kinds], n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"a phase is {', '.join(PHASES)}"
    raise BadNotation(f"no phase or rule {word!r} ({hint}; a rule is like M47)")


def _names(table: str) -> dict[str, str]:
    """Return what the phases or kinds are called, folded, in any language."""
    names = {}
    for name, called_in in words()[table].items():
        names[fold(name)] = name
        names |= {fold(word): name for group in called_in.values() for word in group}
    return names


@cache
def _load(file: str) -> tuple[Entry, ...]:
    return tuple(
        Entry(
            id=name,
            phase=facts["phase"],
            confidence=facts["confidence"],
            tags=tuple(facts["tags"]),
            see=tuple(facts["see"]),
            title=facts["title"],
            text=facts["text"],
            key=facts.get("key"),
            allowed=facts.get("allowed"),
        )
        for name, facts in texts()[file].items()
    )
