"""One rule, decision or gap, in three languages."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "fr", "de")


def spoken(name: str) -> Language:
    """Return a language by its name; English where the rules are not written in it."""
    return next((language for language in LANGUAGES if language == name), "en")


CONFIDENCE = ("rules", "aid", "found", "derived", "conjecture", "lost")
"""How sure an entry is: printed, written elsewhere, inferred, guessed, or no longer known."""

_KINDS = {"D": "decision", "G": "gap"}


class RuleEntry(NamedTuple):
    """A rule (L, T or M), a decision where the rules leave a doubt (D), or a gap (G)."""

    id: str
    topic: str
    confidence: str
    tags: tuple[str, ...]
    see: tuple[str, ...]
    title: Mapping[str, str]
    text: Mapping[str, str]
    example: Mapping[str, str]
    """Empty, or a case that shows the rule at work."""
    key: str | None = None
    """The house rule by which a table decides otherwise."""
    value: str | None = None
    """A value of that house rule that changes the entry."""
    allowed: Mapping[str, str] | None = None
    """What the value of that house rule may be."""

    @classmethod
    def from_toml(cls, name: str, facts: Mapping[str, Any]) -> "RuleEntry":
        """Make an entry of what stands under its id."""
        return cls(
            id=name,
            topic=facts["topic"],
            confidence=facts["confidence"],
            tags=tuple(facts["tags"]),
            see=tuple(facts.get("see", ())),
            title=facts["title"],
            text=facts["text"],
            example=facts.get("example", {}),
            key=facts.get("key"),
            value=facts.get("value"),
            allowed=facts.get("allowed"),
        )

    @property
    def kind(self) -> str:
        """What the letter of the id stands for."""
        return _KINDS.get(self.id[0], "rule")

    @property
    def is_partly_lost(self) -> bool:
        """Whether a rule has a gap in it."""
        return self.kind == "rule" and any(other.startswith("G") for other in self.see)

    def assumption(self, language: Language = "en") -> str:
        """The first sentence, which in a decision says what is assumed."""
        return self.text[language].split(". ")[0].rstrip(".") + "."
