import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.lexicon.confused import confused
from baliwords.lexicon.near import MOST, near_words
from baliwords.lexicon.spelling import alphabet
from baliwords.lexicon.store import lexicon_of, load_lexicon
from tests.lexicon.rival import Rival
from tests.lexicon.slips import KINDS, SLIPS, slips_of

texts = st.text("ABC", min_size=3, max_size=6)


def edits(one: str, other: str) -> int:
    """The least number of letters added, left out, changed or swapped with their neighbour."""
    rows = [list(range(len(other) + 1))]
    for i, letter in enumerate(one, 1):
        rows.append([i] + [0] * len(other))
        for j, target in enumerate(other, 1):
            best = min(rows[i - 1][j], rows[i][j - 1], rows[i - 1][j - 1] - (letter == target))
            rows[i][j] = best + 1
            if i > 1 and j > 1 and one[i - 2 : i] == other[j - 2 : j][::-1]:
                rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
    return rows[-1][-1]


@settings(max_examples=200)
@given(st.sets(texts, min_size=1, max_size=15), texts, st.integers(3, 6))
def test_near_words_are_exactly_those_with_the_fewest_slips(
    words: set[str], word: str, at_least: int
) -> None:
    words.discard(word)
    near = near_words(lexicon_of(words | {"CCCCCCCCC"}), word, most=99, at_least=at_least)
    long_enough = {other for other in words if len(other) >= at_least}
    for most in (1, 2):
        expected = {other for other in long_enough if edits(word, other) <= most}
        if expected:
            break
    assert set(near) == expected


def test_suggestions_are_few_and_prefer_the_same_beginning() -> None:
    lexicon = lexicon_of(["BAISON", "RAISON", "MAISON", "MAISONS", "SAISON", "LAISON", "TAISON"])
    assert near_words(lexicon, "MAISOM")[0] == "MAISON"
    assert len(near_words(lexicon, "XAISON")) == 5


@pytest.mark.parametrize(
    ("lang", "written", "meant"),
    [
        ("fr", "FARMACIE", "PHARMACIE"),  # two edits, one mistake
        ("fr", "QUARTABLE", "CARTABLE"),
        ("fr", "GARSSON", "GARCON"),
        ("de", "HAEUSER", "HÄUSER"),
        ("de", "FEINSCHMÄKKER", "FEINSCHMÄCKER"),
        ("de", "WUKS", "WUCHS"),
    ],
)
def test_letters_taken_for_others_are_one_slip(lang: str, written: str, meant: str) -> None:
    one_edit = written[:2] + "W" + written[2:]
    assert near_words(lexicon_of([meant, one_edit], lang), written) == [meant, one_edit]


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_what_was_taken_for_something_can_have_been_meant(lang: str) -> None:
    word = alphabet(lang) + "PHOENIXSCHWEISSEAUQUILLE"
    others = set(confused(word, lang))
    assert len(others) > 50 and word not in others
    assert not set("".join(others)) - set(alphabet(lang))
    assert all(word in confused(other, lang) for other in others)


def test_a_common_mistake_goes_before_a_slip_of_the_hand() -> None:
    assert near_words(lexicon_of(["APELER", "APPELEZ", "RAPELER"]), "APELLER")[0] == "APELER"


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_near_words_find_what_was_meant_as_often_as_pyspellchecker(lang: str) -> None:
    """Where pyspellchecker finds no word one edit away, it is believed to find the right one.

    Looking two edits away takes it a minute, and it could not be better than that.
    """
    lexicon, rival, slips = load_lexicon(lang), Rival(lang, distance=1), slips_of(lang)
    assert len({slip.meant for slip in slips}) == SLIPS == 500
    ours, theirs = dict.fromkeys(KINDS, 0.0), dict.fromkeys(KINDS, 0.0)
    for slip in slips:
        ours[slip.kind] += slip.meant in near_words(lexicon, slip.written)
        theirs[slip.kind] += rival.chance(slip, MOST) if rival.near(slip.written) else 1.0
    assert sum(ours.values()) > sum(theirs.values())
    # A chance is no whole number: of one kind, less than one slip may be lost.
    assert all(ours[kind] > theirs[kind] - 1 for kind in KINDS), (ours, theirs)
