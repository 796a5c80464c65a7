"""The record of what was left out and why, so that a referee can say more than no."""

import re
from collections.abc import Iterable, Mapping

from dictionaries.recipe.folding import ALPHABETS, fold

REASONS = ("proper_noun", "abbreviation", "compound", "foreign", "slang")
LONGEST = 40


class LeftOut:
    """Collects forms with the reason against them; the first reason given stands."""

    def __init__(self, lang: str, accepted: set[str]) -> None:
        """Take the language and the words that are in, which never appear here."""
        self._lang = lang
        self._accepted = accepted
        letters = ALPHABETS[lang]
        self._askable = re.compile(f"[{letters}]+(?:[-'][{letters}]+)*")
        self.reasons: dict[str, str] = {}

    def add(self, spelling: str, reason: str) -> None:
        """Note the reason, unless the form is a word, cannot be typed, or is noted already."""
        form = fold(spelling, self._lang)
        if form in self._accepted or not 2 <= len(form) <= LONGEST:
            return
        if self._askable.fullmatch(form):
            joined = "-" in form or "'" in form
            self.reasons.setdefault(
                form, "compound" if joined and reason != "proper_noun" else reason
            )

    def add_corrections(self, dropped: Mapping[str, str]) -> None:
        """Take the reasons that our own corrections name: `slang: verlan`."""
        for word, reason in dropped.items():
            code = reason.partition(":")[0]
            if code in REASONS:
                self.add(word, code)

    def add_foreign(self, spellings: Iterable[str]) -> None:
        """Note everyday words of other languages."""
        for spelling in spellings:
            if len(spelling) >= 3 and spelling.isalpha():
                self.add(spelling, "foreign")

    def lines(self) -> Iterable[str]:
        """Write `FORM<TAB>reason`, sorted."""
        return (f"{form}\t{self.reasons[form]}" for form in sorted(self.reasons))
