"""Rules are set as each language sets its texts (see docs/glossary.toml)."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from baliwords.balam import checklist
from tests.rulebook.books import BOOKS

SOURCES = {source for book in BOOKS.values() for source in book.sources} | {
    Path(checklist.__file__).with_name("checklist.toml")
}
each_source = pytest.mark.parametrize(
    "source", sorted(SOURCES), ids=lambda path: f"{path.parent.name}-{path.stem}"
)

WRONG = {
    "en": r"\s[?!;:]|[\"«»„]",
    "fr": r" [?!;:»]|« |\w[?!;»]|«\w|[^\W\d_]: |['\"„“]|\u00a0[?!;:»]|«\u00a0",
    "de": r"\s[?!;:]|['\"«»”]|“\w|\w„",
}


@each_source
@pytest.mark.parametrize("language", WRONG)
def test_signs_are_set_as_the_language_sets_them(source: Path, language: str) -> None:
    texts = list(_texts(tomllib.loads(source.read_text(encoding="utf-8")), language))
    assert texts
    assert [text for text in texts if re.search(WRONG[language], text)] == []


def _texts(value: Any, language: str) -> Iterator[str]:
    """Yield what stands in one language, however deep."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _strings(inner) if key == language else _texts(inner, language)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        yield from (text for text in value if len(text) > 2)  # not the colon alone
    else:
        for inner in value.values():
            yield from _strings(inner)
