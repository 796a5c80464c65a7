import pytest

from baliwords.balam.search import search


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
        ("peut on construire sur une case vide qui nest a personne", "M15"),
        ("was passirt mit waren die ich nicht brauche", "M44"),
        ("wann wird produziert", "M39"),
    ],
)
def test_a_question_finds_its_rule_among_the_first_three(question: str, rule: str) -> None:
    assert rule in [hit.entry.id for hit in search(question, top=3)]


@pytest.mark.parametrize(
    ("question", "language"), [("diagonale", "fr"), ("schräg angreifen", "de")]
)
def test_a_rule_is_shown_in_the_language_of_the_question(question: str, language: str) -> None:
    assert search(question)[0].language == language
