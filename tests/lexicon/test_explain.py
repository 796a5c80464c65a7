"""Reasons that the spelling alone gives."""

import pytest

from baliwords.lexicon.explain import why_not
from baliwords.lexicon.store import lexicon_of


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("MUR", None),
        ("S.N.C.", "abbreviation"),
        ("ARC-EN-CIEL", "compound"),
        ("L'EAU", "compound"),
        ("M2R", "bad_letters"),
        ("...", "bad_letters"),
        ("3.14", "bad_letters"),
        ("'", "bad_letters"),
        ("1 000", "bad_letters"),
        ("XQ", "too_short"),
        ("XQXQ", "unknown"),
    ],
)
def test_signs_without_letters_are_no_abbreviation_and_no_compound(
    word: str, reason: str | None
) -> None:
    assert why_not(lexicon_of(["MUR"]), word) == reason
