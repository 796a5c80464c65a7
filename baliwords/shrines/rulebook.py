"""The rules in our own words, by id, with a search."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule or decision: `T26` is printed in the rules, `D48` settles a doubt."""

    id: str
    part: str
    text: str
    example: str = ""
    option: str = ""
    """The house rule that changes it."""

    def __str__(self) -> str:
        example = f" Example: {self.example}" if self.example else ""
        option = f" House rule: {self.option}." if self.option else ""
        return f"{self.id:4} {self.text}{example}{option}"

    def as_json(self) -> dict[str, str | None]:
        """Return the rule for a JSON document."""
        return {
            "id": self.id,
            "part": self.part,
            "text": self.text,
            "example": self.example or None,
            "option": self.option or None,
        }


def load_rules() -> list[Rule]:
    """Read all rules, in order."""
    text = (files("baliwords.shrines") / "rulebook.toml").read_text(encoding="utf-8")
    return [
        Rule(part=part["title"], **rule)
        for part in tomllib.loads(text)["part"]
        for rule in part["rule"]
    ]


def find_rules(rules: Sequence[Rule], words: Sequence[str]) -> list[Rule]:
    """Return the rules with the ids asked for, or else those that contain every word."""
    ids = {word.upper() for word in words}
    by_id = [rule for rule in rules if rule.id in ids]
    if by_id and len(by_id) == len(ids):
        return by_id
    return [rule for rule in rules if all(word.lower() in str(rule).lower() for word in words)]
