"""German forms that no source knows are read by the company they keep in the list."""

from dictionaries.recipe.german_knowledge import read_small_words
from dictionaries.recipe.german_paradigms import Paradigms
from dictionaries.recipe.knowledge import Analysis, merged

HANGING = "hängen hängend hing hinge hingst gehängt gehängtem"
WEAK = "streamen streamend streamt streamte streamtest gestreamt gestreamtem streamens"
PREFIXED = "anhängen anhängend anhing anhingst anhäng anhing anzuhängen anzuhängendes angehängtem"
SHORT = "ausbaldowern ausbaldowernd ausbaldowre ausbaldowrest"
ADJECTIVES = "gesund gesundem gesundes gesünderem gesündeste müde müdem müdes müdere"
PARTICIPLE = "befehlen befehlend befohlen befohlene befohlnem"
NOUNS = "Rasulbad Rasulbäder Rasulbädern Listeria Listerien Adressbus Adressbusses Knauserin"
MORE_NOUNS = "Knauserinnen Knickung Mord Mörder Mörders"
SPELLINGS = " ".join(
    (HANGING, WEAK, PREFIXED, SHORT, ADJECTIVES, PARTICIPLE, NOUNS, MORE_NOUNS)
).split()


def readings_of(*words: str) -> dict[str, list[str]]:
    known = {
        "HÄNGEN": [Analysis("hängen", "verb", "infinitive")],
        "HING": [Analysis("hängen", "verb", "past 1st person singular")],
        "HINGST": [Analysis("hängen", "verb", "past 2nd person singular")],
        "GEHÄNGTEM": [Analysis("hängen", "verb", "past participle")],
        "BEFOHLENEM": [Analysis("befehlen", "verb", "past participle")],
    }
    listed = {spelling.upper(): {spelling} for spelling in SPELLINGS}
    paradigms = Paradigms(listed, known)
    paradigms.read_verbs_and_adjectives()
    paradigms.read_nouns()
    return {word: [str(one) for one in merged(known.get(word, []))] for word in words}


def test_a_weak_verb_explains_its_forms() -> None:
    found = readings_of("STREAMTEST", "GESTREAMTEM", "STREAMENS", "STREAMT")
    assert found == {
        "STREAMTEST": ["streamen|verb|past 2nd person singular"],
        "GESTREAMTEM": ["streamen|verb|past participle"],
        "STREAMENS": ["Streamen|noun|genitive singular"],
        "STREAMT": ["streamen|verb|present 2nd person plural, present 3rd person singular"],
    }


def test_a_verb_with_a_prefix_is_read_as_the_verb_without() -> None:
    found = readings_of("ANHINGST", "ANZUHÄNGENDES", "ANGEHÄNGTEM")
    assert found == {
        "ANHINGST": ["anhängen|verb|past 2nd person singular"],
        "ANZUHÄNGENDES": ["anhängen|verb|gerundive"],
        "ANGEHÄNGTEM": ["anhängen|verb|past participle"],
    }


def test_forms_that_lack_an_e_are_read_as_the_full_ones() -> None:
    found = readings_of("BEFOHLNEM", "AUSBALDOWREST")
    assert found["BEFOHLNEM"] == ["befehlen|verb|past participle"]
    assert found["AUSBALDOWREST"] == ["ausbaldowern|verb|subjunctive I 2nd person singular"]


def test_an_adjective_explains_its_degrees_and_no_degree_is_an_adjective_of_its_own() -> None:
    found = readings_of("GESÜNDEREM", "GESÜNDESTE", "MÜDERE", "MÜDEM", "GESUND")
    assert found == {
        "GESÜNDEREM": ["gesund|adjective|comparative"],
        "GESÜNDESTE": ["gesund|adjective|superlative"],
        "MÜDERE": ["müde|adjective|comparative"],
        "MÜDEM": ["müde|adjective|inflected"],
        "GESUND": ["gesund|adjective|"],
    }


def test_a_capital_word_is_a_noun_or_a_form_of_one() -> None:
    found = readings_of(
        "RASULBÄDERN", "LISTERIEN", "ADRESSBUSSES", "KNAUSERINNEN", "KNICKUNG", "MÖRDER"
    )
    assert found == {
        "RASULBÄDERN": ["Rasulbad|noun|plural"],
        "LISTERIEN": ["Listeria|noun|plural"],
        "ADRESSBUSSES": ["Adressbus|noun|genitive singular"],
        "KNAUSERINNEN": ["Knauserin|noun|plural"],
        "KNICKUNG": ["Knickung|noun|"],
        "MÖRDER": ["Mörder|noun|"],
    }


def test_a_reading_from_a_source_stands() -> None:
    assert readings_of("HINGST") == {"HINGST": ["hängen|verb|past 2nd person singular"]}


def test_small_words_are_read_over_several_lines() -> None:
    text = "# heading\n\nadverb: nun\n  also\nverb hängen, past participle: gehangen\n"
    assert list(read_small_words(text)) == [
        ("nun", Analysis("nun", "adverb")),
        ("also", Analysis("also", "adverb")),
        ("gehangen", Analysis("hängen", "verb", "past participle")),
    ]
