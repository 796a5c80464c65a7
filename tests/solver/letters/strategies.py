"""Random word lists, rules and piles for the solver's tests."""

from hypothesis import strategies as st

from baliwords.letters.cards import PACK
from baliwords.letters.options import Options

LETTERS = {"fr": "AEIOUSTRNM", "de": "AEOUÄÖÜSTR"}


@st.composite
def rules(draw: st.DrawFn) -> Options:
    """Draw house rules that the solver knows."""
    return Options(
        language=draw(st.sampled_from(["fr", "de"])),
        bali_bonus=draw(st.sampled_from(["50", "0", "x2"])),
        min_word_length=draw(st.sampled_from([3, 3, 4])),
        umlaut_as_plain=draw(st.booleans()),
    )


def words(language: str) -> st.SearchStrategy[set[str]]:
    """Draw words of few letters, so that many columns join."""
    return st.sets(st.text(LETTERS[language], min_size=3, max_size=7), min_size=1, max_size=40)


@st.composite
def piles(draw: st.DrawFn, language: str) -> str:
    """Draw a pile with the joker, the umlauts and cards that the words use, in any order."""
    usable = [card for card in PACK if card in LETTERS[language] + "?ÄÖÜ"]
    others = [card for card in PACK if card not in usable]
    cards = usable + draw(st.lists(st.sampled_from(others), max_size=3, unique=True))
    return "".join(draw(st.permutations(cards)))
