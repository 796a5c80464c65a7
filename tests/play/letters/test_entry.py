"""What an entry would do, without any screen."""

from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_illegal
from baliwords.letters.moves import takes_off
from baliwords.letters.state import State, Unit
from baliwords.letters.unseen import unseen_letters
from baliwords.play.letters.entry import Entry, column_in_hand, preview
from baliwords.play.letters.unseen import show_unseen
from baliwords.speech import _, counted, plainly
from tests.letters.toy import judge_for, row, rows


def shown(state: State, entry: Entry) -> str:
    return preview(state.table, entry, judge_for(state.table.options)).sentence


def units(*slots: int, seat: int = 0) -> tuple[Unit, ...]:
    return tuple(Unit(seat, slot) for slot in slots)


def test_typed_letters_and_picked_columns_mean_the_same() -> None:
    state = row("T M U Z E R Q")
    judge = judge_for(state.table.options)
    typed = preview(state.table, Entry("MUR"), judge)
    picked = preview(state.table, Entry(picked=units(1, 2, 5)), judge)
    assert typed == picked
    assert typed.legal


def test_the_worked_position_of_the_rules() -> None:
    state = row("S ON AI T LAM R E")  # L25
    assert shown(state, Entry("SON")) == "S+ON = SON: a word, 6 points."
    assert shown(state, Entry("MAISON")) == "No columns on the table spell MAISON."
    assert shown(state, Entry("ONS")) == "ONS is not a part of any word."


def test_a_joker_is_typed_by_its_letter() -> None:
    state = row("M ? R E")
    for typed in ("?", "M?R"):
        assert shown(state, Entry(typed)) == "Type the letter that the BALI card stands for."


def test_a_column_that_is_a_word_is_offered_to_be_taken_off() -> None:
    state = row("MUR S")
    assert shown(state, Entry("MUR")) == "MUR: take it off for 9 points?"
    assert shown(state, Entry(picked=units(0))) == "MUR: take it off for 9 points?"


def test_a_second_way_is_shown_by_turning() -> None:
    state = row("M U R R")
    judge = judge_for(state.table.options)
    first = preview(state.table, Entry("MUR"), judge)
    second = preview(state.table, Entry("MUR").turn(), judge)
    assert first.sentence.endswith("(Tab: another way)")
    assert first.units != second.units


def test_the_column_in_hand_has_letters_only_however_it_was_entered() -> None:
    table = rows("S R ?", "ON T", pile="E").table
    judge = judge_for(table.options)

    def in_hand(entry: Entry) -> str:
        return column_in_hand(table, entry, preview(table, entry, judge))

    assert in_hand(Entry("SON")) == "SON"
    assert in_hand(Entry("SON!")) == "SON"
    assert in_hand(Entry("S+2:ON")) == "SON"  # as a hint writes it
    assert in_hand(Entry("?=S+2:ON@1")) == "sON"
    assert in_hand(Entry("S+")) == "S"
    assert in_hand(Entry(picked=units(0, 1))) == "SR"
    assert in_hand(Entry()) == ""


def test_a_move_may_be_typed_in_notation() -> None:
    state = rows("S R", "ON T", pile="E")
    assert shown(state, Entry("S+2:ON")) == "S+ON = SON: a word, 6 points."
    assert "is not on the table" in shown(state, Entry("S+X"))


def test_where_one_may_bluff_the_preview_tells_nothing() -> None:
    state = rows("X Y", "ON T", pile="EE", validation="challenge")
    assert shown(state, Entry("XY")) == "X+Y = XY. Others may doubt it."


def test_nonsense_is_answered_in_a_sentence() -> None:
    assert "is no card" in shown(row("M U R"), Entry("日本"))


@settings(max_examples=60, deadline=None)
@given(
    columns=st.lists(
        st.sampled_from(["M", "U", "R", "S", "ON", "?", "Ü", "AI"]), min_size=2, max_size=5
    ),
    text=st.text("MURSONAI?+!", max_size=7),
    picks=st.permutations(range(4)),
)
def test_every_move_that_is_offered_is_legal(
    columns: list[str], text: str, picks: list[int]
) -> None:
    state = row(" ".join(columns), pile="E")
    judge: Judge = judge_for(state.table.options)
    picked = tuple(Unit(0, slot) for slot in picks if slot < len(columns))
    for entry in (Entry(text), Entry(picked=picked), Entry(text).turn().shorter()):
        offer = preview(state.table, entry, judge)
        for move in (*offer.keep, *offer.take):
            assert why_illegal(state.table, move, judge) is None
        assert entry.empty or offer.sentence


def test_unseen_letters_are_the_pack_without_what_was_seen() -> None:
    state = row("MUR ? Ü", pile="EE")
    unseen = unseen_letters(state)
    assert unseen.total() == 54 - 5
    assert unseen["?"] == 0
    assert "49 in all" in show_unseen(unseen)


def test_sentences_take_their_parts_and_lose_the_numbers_of_rules() -> None:
    assert _("{name} is next", name="Ben") == "Ben is next"
    assert counted("{count} card", "{count} cards", 2) == "2 cards"
    assert plainly("OVM is not a part of any word (L22)") == "OVM is not a part of any word."
    assert plainly("a step joins two columns (D13)") == "A step joins two columns."
    assert plainly("min_word_length: '2' is not allowed") == "min_word_length: '2' is not allowed."
    french = "min_word_length\N{NARROW NO-BREAK SPACE}: « 2 » n’est pas permis."
    assert plainly(french) == french
    assert plainly("seats: 9 is not allowed") == "seats: 9 is not allowed."
    assert plainly("unique_words\N{NARROW NO-BREAK SPACE}: non").startswith("unique_words")


def test_a_word_that_stands_twice_is_offered_both_ways_the_one_without_joker_first() -> None:
    state = row("MuR MUR S")
    judge = judge_for(state.table.options)
    first = preview(state.table, Entry("MUR"), judge)
    second = preview(state.table, Entry("MUR").turn(), judge)
    assert first.sentence == "MUR: take it off for 9 points? (Tab: another way)"
    assert second.sentence == "MuR: take it off for 24 points? (Tab: another way)"
    longer = preview(state.table, Entry("MURS"), judge)
    assert longer.sentence.startswith("MUR+S = MURS: a word, 16 points.")


def test_a_move_written_with_its_sign_takes_the_word_off() -> None:
    state = row("M ? R A A", pile="E")
    judge = judge_for(state.table.options)
    shown = preview(state.table, Entry("M+?=U+R!"), judge)
    assert not shown.keep and [takes_off(move) for move in shown.take] == [True]
    assert preview(state.table, Entry("M+?=U+R"), judge).keep
