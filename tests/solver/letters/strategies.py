"""Random word lists, rules and piles for the solver's tests."""

from dataclasses import replace

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


@st.composite
def several(draw: st.DrawFn) -> Options:
    """Draw house rules for several players that the solver knows."""
    seats = draw(st.integers(2, 4))
    return replace(
        draw(rules()),
        seats=seats,
        columns_by_players=((seats, draw(st.integers(2, 7))),),
        packs_by_players=((seats, draw(st.integers(1, 2))),),
        joker_in_scored_word=draw(st.booleans()),
        refill=draw(st.sampled_from(["turn", "round"])),
        steal_complete_words=draw(st.booleans()),
        build_in_empty_slot=draw(st.booleans()),
        endphase_removal=draw(st.sampled_from(["same_turn", "separate_turn"])),
        pass_policy=draw(st.sampled_from(["strict", "lenient"])),
        validation=draw(st.sampled_from(["auto", "challenge"])),
    )


def words(language: str) -> st.SearchStrategy[set[str]]:
    """Draw words of few letters, so that many columns join."""
    return st.sets(st.text(LETTERS[language], min_size=3, max_size=7), min_size=1, max_size=40)


@st.composite
def piles(draw: st.DrawFn, language: str, packs: int = 1) -> str:
    """Draw a pile with the joker, the umlauts and cards that the words use, in any order."""
    usable = [card for card in PACK * packs if card in LETTERS[language] + "?ÄÖÜ"]
    others = [card for card in PACK if card not in usable]
    cards = usable + draw(st.lists(st.sampled_from(others), max_size=3, unique=True))
    return "".join(draw(st.permutations(cards)))
