import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.balam.reference import LANGUAGES, Entry, Language, entries
from baliwords.balam.search import search
from baliwords.errors import BadNotation
from baliwords.rulebook.folding import fold

each = pytest.mark.parametrize("one", entries(), ids=lambda one: one.id)


@each
def test_every_entry_is_found_by_its_id(one: Entry) -> None:
    for language in LANGUAGES:
        hit = search(one.id.lower(), prefer=language)[0]
        assert (hit.entry, hit.language) == (one, language)


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_found_first_by_its_title_without_accents(
    one: Entry, language: Language
) -> None:
    assert search(fold(one.title[language]))[0].entry == one


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_found_in_spite_of_a_typing_error(one: Entry, language: Language) -> None:
    words = one.title[language].split()
    longest = max(words, key=len)
    typo = longest[:3] + longest[4:] if len(longest) > 5 else longest
    question = " ".join(typo if word == longest else word for word in words)
    assert one in [hit.entry for hit in search(question, top=5)]


@pytest.mark.parametrize(
    ("question", "best", "language"),
    [
        ("marché", {"M20", "M32"}, "fr"),
        ("marche", {"M20", "M32"}, "fr"),
        ("market", {"M20", "M32"}, "en"),
        ("Markt", {"M20", "M32"}, "de"),
        ("eclispe", {"M36"}, "en"),
        ("how many prisoners", {"M30", "D65"}, "en"),
        ("prisonier", {"M30", "G4", "D65"}, None),
        ("prisonnier", {"M30"}, "fr"),
        ("prisoner", {"M30"}, "en"),
        ("dé", {"M24", "M28", "D61"}, "fr"),
        ("de\u0301s", {"M24", "M28", "D61"}, "fr"),
        ("impôt", {"M42"}, "fr"),
        ("vainqueur", {"M46"}, "fr"),
        ("Sieger", {"M46"}, "de"),
        ("was kostet ein Palast", {"M16"}, "de"),
        ("transport", {"M40"}, None),
        ("Gefaengnis", {"M16", "M19", "M42"}, "de"),
        ("zerstort", {"M27", "M29", "M32"}, "de"),
        ("coût temple", {"M16"}, "fr"),
        ("wer beginnt", {"M6", "M10"}, "de"),
        ("die_faces", {"D61"}, None),
        ("droit de passage", {"M47"}, "fr"),
        ("Sternwarte", {"M8", "M9", "M16", "M19", "M50"}, "de"),
    ],
)
def test_what_a_player_would_type(question: str, best: set[str], language: str | None) -> None:
    hit = search(question)[0]
    assert hit.entry.id in best
    assert language in (None, hit.language)


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("diagonale", "M48"),
        ("peut-on ataquer en diagonale", "M48"),
        ("peut-on ataquer en diagonale", "M22"),
        ("darf ich durch fremde Stadt", "M47"),
        ("Katunkarte verhindern", "M13"),
        ("Katunkarte verhindern", "M38"),
        ("how many buildings on one tile", "M18"),
    ],
)
def test_a_question_finds_its_rule_among_the_first_three(question: str, rule: str) -> None:
    assert rule in [hit.entry.id for hit in search(question, top=3)]


@pytest.mark.parametrize(
    ("question", "language"), [("diagonale", "fr"), ("schräg angreifen", "de")]
)
def test_a_rule_is_shown_in_the_language_of_the_question(question: str, language: str) -> None:
    assert search(question)[0].language == language


def test_nothing_is_found_for_nonsense() -> None:
    assert search("xyzzyqq") == []


@pytest.mark.parametrize("question", ["", "   ", "?!"])
def test_a_question_without_words_is_refused(question: str) -> None:
    with pytest.raises(BadNotation):
        search(question)


def test_the_best_comes_first_and_no_more_than_asked_for() -> None:
    hits = search("temple", top=3)
    assert len(hits) == 3
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


@given(st.text(max_size=40))
def test_any_question_is_answered_or_refused(question: str) -> None:
    try:
        hits = search(question)
    except BadNotation:
        return
    assert all(hit.score > 0 for hit in hits)
