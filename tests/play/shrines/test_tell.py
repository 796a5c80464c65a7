from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.play.shrines.advice import ending, reason
from baliwords.play.shrines.tell import explain, question, table_lines, what_happened, winners_line
from baliwords.shrines.game import legal_moves
from baliwords.shrines.moves import Offer, parse_move
from baliwords.shrines.options import Options
from baliwords.shrines.state import Phase, State
from baliwords.shrines.turns import apply
from baliwords.shrines.view import seen_move, view
from tests.shrines.checks import random_game
from tests.shrines.hidden import hidden_changed
from tests.shrines.tables import about_to_score, having, table

NAMES = ("Anna", "Bob", "Carla", "Dan")


def story(state: State, *moves: str, seat: int = 0) -> str:
    """What a seat is told of some moves."""
    said = []
    for text in moves:
        move = parse_move(text)
        after = apply(state, move)
        seen = seen_move(state, move, seat)
        said += what_happened(
            view(state, seat), seen, view(after, seat), NAMES[: len(state.players)]
        )
        state = after
    return " ".join(said)


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_everything_in_a_game_can_be_told_and_advised(seats: int, seed: int) -> None:
    options = Options(seats=seats, oracle=True, demon=True, oracle_keep_optional=True)
    for before, move, after in random_game(options, seed):
        seen = view(before, before.decider)
        assert question(seen)
        assert all(reason(seen, legal) for legal in legal_moves(before))
        assert all(isinstance(explain(seen, legal), str) for legal in legal_moves(before))
        for seat in range(seats):
            said = what_happened(
                view(before, seat), seen_move(before, move, seat), view(after, seat), NAMES[:seats]
            )
            assert all(sentence.endswith(".") and "None" not in sentence for sentence in said)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_the_table_as_told_does_not_give_hidden_cards_away(seed: int) -> None:
    for state, _move, _after in random_game(Options(oracle=True), seed):
        other = hidden_changed(state, 0, seed)
        assert table_lines(view(state, 0), NAMES[:2]) == table_lines(view(other, 0), NAMES[:2])


def test_a_scoring_is_told_with_what_each_gets() -> None:
    assert story(about_to_score("M", ("MM", "M", "R")), "take 3") == (
        "Anna takes a priest from column 3. Stonemasons score: Anna 3 stones, Bob 1 stone."
    )
    assert story(about_to_score("R", ("RRR", "RR", "M")), "take 3").endswith(
        "Rice farmers score: Anna 2 rice cards, Bob 1 rice card."
    )
    assert story(about_to_score("P", ("M", "M", "M")), "take 3").endswith("nobody has any.")


def test_a_card_laid_face_down_is_named_to_its_owner_only() -> None:
    state = having(table(2), 0, hand="SRR", stones=7)
    moves = ("play shrine", "offer rice", "offer banana")
    assert "Anna offers a banana card face down." in story(state, *moves, seat=0)
    assert "Anna offers a card face down." in story(state, *moves, seat=1)


def test_open_information_is_told() -> None:
    state = table(2, altar="rice- pepper+", open_information=True)
    lines = "\n".join(table_lines(view(state, 0), NAMES[:2]))
    assert "Hand: 1 rice farmer, 1 banana farmer, 1 pepper farmer." in lines
    assert "Altar: 2 cards, 1 rice, 1 pepper; pepper on top." in lines


def test_a_reason_names_majority_and_price() -> None:
    state = having(table(2), 0, hand="RRM", front="MR", stones=3)
    assert reason(view(state, 0), parse_move("play rice 2")) == (
        "you would have 3 rice farmers; takes the majority; a rice card would cost 2 stones"
    )
    assert "keeps the majority" in reason(
        view(having(state, 0, front="MMR"), 0), parse_move("play stonemason")
    )


def test_a_reason_for_the_altar_looks_at_what_one_holds() -> None:
    state = having(table(2, Phase.OFFER), 0, sacrifices="RRRN")
    assert "what you hold most of (3)" in reason(
        view(state, 0), Offer(state.players[0].sacrifices[0])
    )


def test_the_end_is_told() -> None:
    assert ending(3.21) == "ends 3.2 points ahead"
    assert ending(-0.4) == "ends 0.4 points behind"
    assert winners_line((0,), NAMES) == "Anna wins."
    assert winners_line((0, 2), NAMES) == "Anna and Carla share the victory."
    assert winners_line((0, 1), ("You", "Ben")) == "You share the victory with Ben."


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32))
def test_the_person_called_you_is_spoken_to(seed: int) -> None:
    options = Options(seats=2, oracle=True, demon=True, oracle_keep_optional=True)
    for before, move, after in random_game(options, seed):
        for seat in range(2):
            views = view(before, seat), view(after, seat)
            seen = seen_move(before, move, seat)
            of_anna, *_rest = what_happened(views[0], seen, views[1], ("Anna", "Anna"))
            to_you, *_rest = what_happened(views[0], seen, views[1], ("You", "You"))
            verb = to_you.split()[1]
            assert verb not in of_anna.split() or verb in ("cannot",), to_you
        assert "You (you)" not in "\n".join(table_lines(views[0], ("You", "Bob")))
