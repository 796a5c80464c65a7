"""Solitaire, rule by rule (L11-L39, D4-D16, D36)."""

import pytest

from baliwords.errors import IllegalMove
from baliwords.letters.game import letter_game
from baliwords.letters.options import Options
from baliwords.letters.state import State
from baliwords.letters.view import view
from tests.letters.toy import row, toy_words

fr = letter_game(toy_words("fr"))
de = letter_game(toy_words("de"))


def play(state: State, *moves: str) -> State:
    game = fr if state.table.options.language == "fr" else de
    for text in moves:
        state = game.apply(state, game.read_move(state, text))
    return state


def columns(state: State) -> str:
    return " ".join(column or "." for column in state.table.rows[0])


def why(state: State, text: str) -> str | None:
    game = fr if state.table.options.language == "fr" else de
    return game.why_illegal(state, game.read_move(state, text))


def test_l11_seven_columns_are_dealt_and_47_cards_remain() -> None:
    state = fr.new(Options(), 1)
    assert [len(column) for column in state.table.rows[0]] == [1] * 7
    assert len(state.pile) == state.table.pile_size == 47


def test_l18_l19_voids_are_filled_from_left_to_right() -> None:
    start = row("T M U Z E R Q", pile="KVRABC")
    assert columns(play(start, "M+U+R!")) == "T K V Z E R Q"
    assert columns(play(start, "M+U+R")) == "T MUR K Z E V Q"


def test_l16_a_word_may_be_removed_at_once_or_kept() -> None:
    start = row("T M U Z E R Q", pile="KVRABC")
    assert play(start, "M+U+R!").table.scores == (9,)
    assert play(start, "M+U+R").table.scores == (0,)  # L33


def test_l17_a_kept_word_grows_at_both_ends() -> None:
    state = play(row("MUR AR E S Z", pile="QQQQ"), "AR+MUR+E")
    assert "ARMURE" in state.table.rows[0]
    assert "MURS" in play(row("MUR S Q"), "MUR+S").table.rows[0]


def test_l20_a_part_of_a_word_makes_a_void() -> None:
    start = row("T K V Z E R Q", pile="A")
    assert columns(play(start, "R+E")) == "T K V Z A RE Q"


def test_l22_ovmb_is_refused() -> None:
    assert why(row("O V M B"), "O+V+M+B") == "OVMB is not a part of any word (L22)"


GOLDEN = "S ON AI T LAM R E"  # L25


@pytest.mark.parametrize("move", ["S+ON", "T+ON"])
def test_l25_son_and_ton_are_legal(move: str) -> None:
    assert why(row(GOLDEN, pile="ABC"), move) is None


def test_l25_aison_is_legal_after_son() -> None:
    state = play(row(GOLDEN, pile="ABC"), "S+ON", "AI+SON")
    assert "AISON" in state.table.rows[0]


def test_l25_maison_by_way_of_lam_is_not() -> None:
    state = play(row(GOLDEN, pile="ABC"), "S+ON", "AI+SON")
    with pytest.raises(ValueError, match="'M' is not on the table"):
        fr.read_move(state, "M+AISON")
    assert why(state, "LAM+AISON") == "LAMAISON is not a part of any word (L22)"


def test_l26_a_word_may_be_removed_later() -> None:
    state = play(row("M U R T ON S E", pile="ABCD"), "M+U+R", "T+ON", "MUR!")
    assert state.table.scores == (9,)


def test_l14_two_letters_are_no_word() -> None:
    assert why(row("ON S"), "ON!") == "ON is not a complete word (L14, L28)"


def test_l27_the_view_hides_removed_words_until_the_end() -> None:
    state = play(row("T ON S R E", pile="AB"), "T+ON!")
    assert fr.view(state, 0).removed is None
    over = play(row("T ON S"), "T+ON!")
    view = fr.view(over, 0)
    assert view.removed is not None
    assert view.removed[0].word == "TON"


def test_d17_show_removed_opens_them() -> None:
    state = play(row("T ON S R E", pile="AB", show_removed=True), "T+ON!")
    removed = view(state, 0).removed
    assert removed is not None and removed[0].points == 6


def test_l29_a_jammed_game_is_over() -> None:
    ended = fr.outcome(row("Q W Z", pile="ABC"))
    assert ended is not None and ended.reason == "stuck"


def test_l30_words_are_made_after_the_last_card() -> None:
    state = play(row("T ON Q W"), "T+ON!")
    ended = fr.outcome(state)
    assert ended is not None
    assert (ended.reason, ended.scores) == ("finished", (6,))  # L32: leftovers cost nothing


def test_l31_using_every_card_is_a_bali() -> None:
    ended = fr.outcome(play(row("T ON"), "T+ON!"))
    assert ended is not None
    assert (ended.reason, ended.scores) == ("used up", (56,))


def test_d36_a_stopped_game_keeps_its_score_and_has_no_bali() -> None:
    ended = fr.outcome(play(row("T ON S R E", pile="A"), "T+ON!", "stop"))
    assert ended is not None
    assert (ended.reason, ended.scores) == ("stopped", (6,))


def test_l5_l6_the_joker_is_declared_when_joined_and_stays() -> None:
    state = play(row("M ? R IR S E A", pile="QWZ"), "M+?=U+R")
    assert "MuR" in state.table.rows[0]
    assert "MuRIR" in play(state, "MuR+IR").table.rows[0]
    assert why(row("MuR IR", pile="Q"), "MuR+IR") is None


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("M+?+R", "declare a letter for the BALI card"),
        ("M+U=E+R", "there is no BALI card to declare"),
        ("M+?=Ü+R", "the BALI card cannot be 'Ü'"),
    ],
)
def test_d4_the_declaration_must_fit(move: str, reason: str) -> None:
    assert reason in str(why(row("M ? U R", pile="Q"), move))


def test_d4_under_on_removal_the_joker_stays_open() -> None:
    state = play(row("MU ? R S Q", pile="WZ", joker_fix="on_removal"), "MU+R+?")
    assert "MUR?" in state.table.rows[0]
    removed = play(state, "MUR?!").removed[0]
    assert (removed.column, removed.word, removed.points) == ("MUR?", "MURS", 32)


def test_d15_a_word_with_the_joker_may_be_barred() -> None:
    barred = row("MuR S", joker_in_scored_word=False)
    assert "BALI card" in str(why(barred, "MuR!"))
    assert why(row("MuR S"), "MuR!") is None


def test_l7_in_french_an_umlaut_card_is_the_plain_vowel() -> None:
    state = play(row("M Ü R S E", pile="AB"), "M+Ü+R!")
    assert state.table.scores == (9,)
    assert state.removed[0].word == "MUR"


def test_d5_in_german_an_umlaut_card_reads_both_ways() -> None:
    assert why(row("T Ü R", language="de"), "T+Ü+R!") is None
    assert why(row("S Ä GE", language="de"), "S+Ä+GE!") is None
    assert why(row("T U R", language="de"), "T+U+R!") is None


def test_d5_a_plain_card_never_reads_as_an_umlaut() -> None:
    assert why(row("M U DE", language="de"), "M+U+DE") == "MUDE is not a part of any word (L22)"


def test_d5_the_reading_is_not_frozen() -> None:
    state = play(row("R Ö T E S", pile="AB", language="de"), "R+Ö+T")
    assert play(state, "RÖT!").removed[0].word == "ROT"
    assert play(state, "RÖT+E", "RÖTE!").removed[0].word == "RÖTE"


def test_d5_strict_german_keeps_the_umlaut() -> None:
    strict = row("R Ö T", language="de", umlaut_as_plain=False)
    assert "not a complete word" in str(why(strict, "R+Ö+T!"))


def test_d9_the_prefix_rule_allows_beginnings_only() -> None:
    assert "not a part" in str(why(row("AI SON", partial_rule="prefix"), "AI+SON"))
    assert why(row("M AI", partial_rule="prefix"), "M+AI") is None


def test_d2_a_longer_minimum_bars_short_words_and_their_parts() -> None:
    assert "not a complete word" in str(why(row("T ON", min_word_length=4), "T+ON!"))
    assert "not a part" in str(why(row("T ON", min_word_length=5), "T+ON"))


def test_d10_the_column_stands_where_the_player_says() -> None:
    start = row("T M U Z E R Q", pile="KV")
    assert columns(play(start, "M+U+R>6")) == "T K V Z E MUR Q"
    assert "place 1" in str(why(start, "M+U+R>1"))


def test_d13_one_column_alone_is_no_step() -> None:
    with pytest.raises(ValueError, match="is not a move"):
        fr.read_move(row("M U R"), "M")


def test_d16_a_word_may_be_taken_off_once_by_house_rule() -> None:
    start = row("T ON TON S E", pile="", unique_words=True)
    assert "taken off before" in str(why(play(start, "TON!"), "T+ON!"))
    assert why(play(row("T ON TON S"), "TON!"), "T+ON!") is None


def test_nothing_can_be_played_after_the_end() -> None:
    over = row("Q W")
    with pytest.raises(IllegalMove, match="the game is over"):
        play(over, "stop")
    assert list(fr.legal_moves(over)) == []


def test_passing_is_not_a_move_of_a_solitaire() -> None:
    assert "stop" in str(why(row("T ON S"), "-"))
