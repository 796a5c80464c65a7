"""Words that were chosen by hand before anybody looked at the lists, judged by the program."""

from pathlib import Path

import pytest

from baliwords.lexicon.explain import REASONS
from baliwords.lexicon.store import load_lexicon

TABLES = Path(__file__).parent.parent / "dictionaries"


def chosen(lang: str) -> dict[str, str]:
    lines = (TABLES / f"chosen_{lang}.tsv").read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return {word: verdict for word, verdict, *_ in rows}


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_every_chosen_word_is_judged_as_people_judge_it(lang: str) -> None:
    lexicon, table = load_lexicon(lang), chosen(lang)
    assert len(table) >= 200
    assert set(table.values()) == {"yes", *REASONS}
    found = {word: lexicon.explain(word).reason or "yes" for word in table}
    assert found == table
