from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.lexicon.near import near_words
from baliwords.lexicon.store import lexicon_of

texts = st.text("ABC", min_size=3, max_size=6)


def slips(one: str, other: str) -> int:
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
        expected = {other for other in long_enough if slips(word, other) <= most}
        if expected:
            break
    assert set(near) == expected


def test_suggestions_are_few_and_prefer_the_same_beginning() -> None:
    lexicon = lexicon_of(["BAISON", "RAISON", "MAISON", "MAISONS", "SAISON", "LAISON", "TAISON"])
    assert near_words(lexicon, "MAISOM")[0] == "MAISON"
    assert len(near_words(lexicon, "XAISON")) == 5
