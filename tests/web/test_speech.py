"""The page speaks three languages, and says the same in each."""

import json
import re
from pathlib import Path

import baliwords.web
from baliwords.lexicon.explain import REASONS
from baliwords.shrines.cards import Card, Good
from baliwords.shrines.state import Phase
from baliwords.web.house_rules import LEVELS

STATIC = Path(baliwords.web.__file__).parent / "static"
CATALOGUES = {
    language: json.loads((STATIC / "speech" / f"{language}.json").read_text(encoding="utf-8"))
    for language in ("en", "fr", "de")
}


def plain(keys: object) -> set[str]:
    return {str(key).partition("#")[0] for key in keys}  # type: ignore[attr-defined]


def test_every_language_says_the_same_sentences_with_the_same_parts() -> None:
    english = CATALOGUES["en"]
    for language, catalogue in CATALOGUES.items():
        assert catalogue.keys() == english.keys(), language
        for key, sentence in catalogue.items():
            parts = re.findall(r"\{\w+\}", sentence)
            assert sorted(parts) == sorted(re.findall(r"\{\w+\}", english[key])), (language, key)


def test_every_sentence_that_the_page_says_is_there() -> None:
    said = set()
    for path in STATIC.rglob("*.js"):
        said |= set(re.findall(r"""\bt\(\s*"(\w+)\"""", path.read_text(encoding="utf-8")))
    assert len(said) > 100
    assert said <= plain(CATALOGUES["en"])


def test_every_card_phase_level_and_reason_has_a_name() -> None:
    wanted = {f"card_{card.value}" for card in Card} | {f"good_{good.value}" for good in Good}
    wanted |= {f"phase_{phase.name.lower()}" for phase in Phase}
    wanted |= {f"level_{level}" for levels in LEVELS.values() for level in levels}
    wanted |= {f"not_{reason}" for reason in REASONS}
    assert wanted <= plain(CATALOGUES["en"])


def test_french_signs_stand_apart() -> None:
    for key, sentence in CATALOGUES["fr"].items():
        assert not re.search(r" [?!;:]|\w[?!;]", sentence), (key, sentence)
