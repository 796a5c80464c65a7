from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.shrines.options import Options
from tests.shrines.checks import check_game

some_options = st.builds(
    Options,
    seats=st.integers(2, 4),
    oracle=st.booleans(),
    demon=st.booleans(),
    oracle_looks=st.sampled_from(["per_column", "per_card"]),
    oracle_keep_optional=st.booleans(),
)


@settings(max_examples=1000)
@given(some_options, st.integers(0, 2**64 - 1))
def test_a_random_game_keeps_the_rules_from_start_to_end(options: Options, seed: int) -> None:
    outcome = check_game(options, seed)
    assert len(outcome.scores) == options.seats
    assert outcome.winners
    best = max(outcome.scores)
    assert all(outcome.scores[seat] == best for seat in outcome.winners)
