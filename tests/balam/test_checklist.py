import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.balam.cards import CARDS, CardsSeen
from baliwords.balam.checklist import (
    EVENTS,
    State,
    allowed,
    apply,
    begin,
    event_name,
    guesses,
    read_event,
    reminders,
    rules_now,
    says,
    title,
)
from baliwords.balam.options import Options
from baliwords.balam.reference import LANGUAGES, Language
from baliwords.errors import BadInput, IllegalMove

THREE = State(("Anna", "Ben", "Caro"))


def play(table: State, *events: str) -> State:
    for event in events:
        table = apply(table, event)
    return table


TURNS = play(THREE, "next", "next", "next")


def test_a_round_goes_through_its_steps_in_order() -> None:
    steps = [THREE.step]
    table = THREE
    for event in ("next", "next", "next", *["positive"] * 4, "next", "next", "next", "next"):
        table = apply(table, event)
        steps.append(table.step)
    assert list(dict.fromkeys(steps)) == ["S", "A1", "A2", "B", "C1", "C2", "C3", "C4"]
    assert (table.step, table.round) == ("A1", 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m7_as_many_katun_cards_as_players_and_one_more(players: int) -> None:
    table = play(State(tuple("abcd"[:players])), "next", "next")
    assert table.drawn == players + 1


def test_m10_a_round_is_begun_left_of_the_last_who_played() -> None:
    table = play(TURNS, "build", "positive", "positive", "positive", "positive")
    assert table.step == "C1"
    assert table.player == "Caro"  # Anna, Ben, Caro, Anna, Ben played


def test_m14_the_turns_end_with_the_last_card_and_not_before() -> None:
    table = play(TURNS, "positive", "attack", "pass", "positive", "positive")
    assert (table.step, table.cards_left) == ("B", 1)
    with pytest.raises(IllegalMove, match="1 Katun card of"):
        apply(table, "next")
    assert apply(table, "negative").step == "C1"


def test_m36_after_the_eclipse_there_is_no_clemency() -> None:
    table = play(TURNS, "eclipse", *["positive"] * 3, "next", "next")
    assert table.step == "C3"
    assert apply(table, "next").step == "A1"


def test_m46_the_game_ends_after_as_many_matches_as_players() -> None:
    table = play(TURNS, "pelota", "pelota", "pelota")
    assert (table.step, table.matches_left) == ("B", 0)
    table = play(table, "positive", "next", "next", "next", "next")
    assert table.step == "E"
    assert apply(table, "next").ended
    assert says("last") in reminders(play(TURNS, "pelota", "pelota", "pelota"))


def test_d73_the_game_may_end_with_the_turn() -> None:
    table = State(THREE.players, Options(end_finish="turn"))
    assert play(table, *["next"] * 3, "pelota", "pelota", "pelota").step == "E"


@pytest.mark.parametrize("event", ["build", "positive", "eclipse"])
def test_events_of_a_turn_belong_to_phase_b(event: str) -> None:
    with pytest.raises(IllegalMove, match="belongs to the turns"):
        apply(THREE, event)


def test_m37_there_is_one_eclipse() -> None:
    with pytest.raises(IllegalMove, match=r"all .eclipse. cards"):
        play(TURNS, "eclipse", "eclipse")


def test_m21_the_deck_may_run_out() -> None:
    table = State(THREE.players, step="A1", seen=CardsSeen(34, 32, 2, 1))
    assert apply(table, "next").drawn == CARDS - 69


@given(st.lists(st.sampled_from(EVENTS), max_size=120), st.integers(2, 4))
def test_the_counts_hold_whatever_happens(events: list[str], players: int) -> None:
    table = State(tuple("abcd"[:players]))
    for event in events:
        if event in allowed(table):
            table = apply(table, event)
        elif not table.ended and table.step != "B":
            table = apply(table, "next")
        assert 0 <= table.turned <= table.drawn <= players + 1
        assert table.seen.total + table.cards_left + table.deck_left == CARDS
        assert table.matches_left == max(0, players - table.seen.pelota)
        assert allowed(table) or table.ended


def test_a_card_brings_its_rule() -> None:
    assert rules_now(apply(TURNS, "pelota")) == ("M35",)
    assert rules_now(apply(TURNS, "positive")) == ("M34",)
    assert rules_now(TURNS) == ("M11", "M13", "M14")
    assert rules_now(apply(TURNS, "pass")) == ()


def test_building_and_attacking_bring_their_rules() -> None:
    assert rules_now(apply(TURNS, "build")) == ("M12", "M15", "M16", "M18", "M20")
    assert rules_now(apply(TURNS, "attack"))[:4] == ("M22", "M23", "M24", "M25")
    assert rules_now(apply(apply(TURNS, "build"), "pass")) == ()


def test_a_guess_is_named_where_it_matters() -> None:
    assert guesses(THREE) == ["D62", "D63"]
    assert guesses(apply(TURNS, "positive")) == ["D70"]
    assert guesses(apply(TURNS, "pelota")) == ["D75"]
    assert guesses(apply(TURNS, "attack")) == ["D61", "D66"]
    assert guesses(apply(TURNS, "build")) == []
    assert guesses(State(THREE.players, step="C2")) == ["D71"]
    assert guesses(State(THREE.players, step="E")) == ["D74"]


def test_house_rules_are_remembered() -> None:
    options = Options().with_rules({"chaak_gift": "1 corn", "start_goods": "corn:3"})
    assert "corn:3" in reminders(State(THREE.players, options))[0]
    assert "1 corn" in reminders(State(THREE.players, options, step="C4"))[0]


def test_every_step_has_a_title_in_three_languages() -> None:
    for step in ("S", "A1", "A2", "B", "C1", "C2", "C3", "C4", "E"):
        assert all(title(step, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("", "next"),
        ("+", "positive"),
        ("-", "negative"),
        ("Bauen", "build"),
        ("éclipse", "eclipse"),
    ],
)
def test_events_are_read_in_three_languages(text: str, event: str) -> None:
    assert read_event(text) == event


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_is_understood_by_the_name_it_is_offered_under(
    event: str, language: Language
) -> None:
    assert read_event(event_name(event, language)) == event


def test_m11_paid_turns_are_counted_by_round() -> None:
    table = play(TURNS, "build", "pass", *["positive"] * 4)
    assert table.paid == 2
    assert play(table, *["next"] * 5).paid == 0


@pytest.mark.parametrize("players", [("Anna",), tuple("abcde"), ("Anna", "Anna")])
def test_a_table_has_two_to_four_players_of_different_names(players: tuple[str, ...]) -> None:
    with pytest.raises(BadInput):
        begin(players)
