"""Hypothesis strategies for the letter game."""

from hypothesis import strategies as st

from baliwords.letters.options import Options


@st.composite
def house_rules(draw: st.DrawFn, seats: st.SearchStrategy[int] | None = None) -> Options:
    """Draw options: any number of players, any house rules."""
    return Options(
        language=draw(st.sampled_from(["fr", "de"])),
        seats=draw(st.integers(1, 4) if seats is None else seats),
        bali_bonus=draw(st.sampled_from(["50", "60", "x2", "x3"])),
        min_word_length=draw(st.sampled_from([3, 3, 4, 5])),
        joker_fix=draw(st.sampled_from(["on_join", "on_removal"])),
        umlaut_as_plain=draw(st.booleans()),
        partial_rule=draw(st.sampled_from(["factor", "factor", "prefix"])),
        joker_in_scored_word=draw(st.booleans()),
        unique_words=draw(st.booleans()),
        show_removed=draw(st.booleans()),
        cut_joker=draw(st.sampled_from(["first", "last", "recut"])),
        refill=draw(st.sampled_from(["turn", "round"])),
        steal_complete_words=draw(st.booleans()),
        build_in_empty_slot=draw(st.booleans()),
        endphase_removal=draw(st.sampled_from(["same_turn", "separate_turn"])),
        pass_policy=draw(st.sampled_from(["strict", "lenient"])),
        validation=draw(st.sampled_from(["auto", "challenge"])),
    )
