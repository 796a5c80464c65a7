"""Two to four players, rule by rule (L40-L64, D18-D40)."""

from dataclasses import replace

import pytest

from baliwords.core.shuffle import Dice
from baliwords.errors import BadNotation
from baliwords.letters.cards import JOKER
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Challenge
from baliwords.letters.options import Options
from baliwords.letters.scoring import has_bali
from baliwords.letters.setup import best_cuts, cut_for_lead, new_game
from baliwords.letters.state import State
from baliwords.letters.words_now import words_now
from tests.letters.toy import rows, toy_words

fr = letter_game(toy_words("fr"))


def play(state: State, *moves: str) -> State:
    for text in moves:
        state = fr.apply(state, fr.read_move(state, text))
    return state


def why(state: State, text: str) -> str | None:
    return fr.why_illegal(state, fr.read_move(state, text))


def turn_of(state: State, seat: int = 0) -> State:
    return replace(state, table=replace(state.table, turn=seat))


def table(state: State) -> list[str]:
    return [" ".join(column or "." for column in row) for row in state.table.rows]


@pytest.mark.parametrize(
    ("deal", "complaint"),
    [
        ("leader 3 / TMUZ", "'3' is not a seat"),
        ("first 1 / TMUZ", "'first'"),
        ("leader 2 /", "empty"),
    ],
)
def test_a_deal_that_cannot_be_read_is_refused(deal: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        new_game(Options(seats=2), deal)


def test_l41_an_explicit_pile_may_name_the_leader_and_his_cuts() -> None:
    state = new_game(Options(seats=2), "leader 2 / cuts 1M 2C / TMUZERQKVR")
    assert (state.table.leader, state.table.turn, state.cuts) == (1, 1, ((0, "M"), (1, "C")))
    assert state.table.rows[0] == tuple("TMUZERQ")  # the leader's left is dealt first


@pytest.mark.parametrize(("seats", "columns", "pile"), [(2, 7, 94), (3, 5, 93), (4, 4, 92)])
def test_l43_columns_and_pile_by_players(seats: int, columns: int, pile: int) -> None:
    state = fr.new(Options(seats=seats), 5)
    assert [len(row) for row in state.table.rows] == [columns] * seats
    assert len(state.pile) == pile


def test_l41_the_card_nearest_to_a_leads() -> None:
    assert best_cuts([(0, "M"), (1, "C"), (2, "T")], "first") == [1]


@pytest.mark.parametrize(("cut_joker", "best"), [("first", [1]), ("last", [0])])
def test_d18_the_joker_in_the_cut(cut_joker: str, best: list[int]) -> None:
    assert best_cuts([(0, "B"), (1, "?"), (2, "T")], cut_joker) == best


def test_d18_only_who_holds_the_joker_cuts_again() -> None:
    options = Options(seats=3, cut_joker="recut")
    dealt = [cut_for_lead(options, Dice(seed)) for seed in range(300)]
    with_joker = [(leader, cuts) for leader, cuts in dealt if JOKER in dict(cuts[:3]).values()]
    assert len(with_joker) > 5
    for _leader, cuts in with_joker:
        holders = [seat for seat, card in cuts[:3] if card == JOKER]
        assert [seat for seat, _card in cuts[3 : 3 + len(holders)]] == holders


def test_d18_umlauts_rank_as_their_vowel_and_ties_cut_again() -> None:
    assert best_cuts([(0, "Ä"), (1, "A"), (2, "B")], "first") == [0, 1]
    leader, cuts = cut_for_lead(Options(seats=4), Dice(3))
    assert leader in range(4)
    assert {seat for seat, _ in cuts} == {0, 1, 2, 3}


def test_d19_rows_are_dealt_from_the_leaders_left() -> None:
    state = fr.new(Options(seats=3), "ABCDEFGHIJKLMNO")
    assert table(state) == ["K L M N O", "A B C D E", "F G H I J"]


def test_l44_one_joined_column_must_be_the_players_own() -> None:
    state = rows("Q W S", "T ON S", pile="ABC")
    assert "your own" in str(why(state, "2:T+2:ON"))


def test_l46_a_column_of_an_opponent_may_be_taken() -> None:
    state = play(rows("S T R", "ON E A", pile="XYZ"), "S+2:ON")
    assert table(state) == ["SON T R", "X E A"]
    assert state.table.turn == 1


def test_l47_an_opponents_column_is_taken_whole() -> None:
    with pytest.raises(ValueError, match="is not on the table"):
        fr.read_move(rows("S T R", "ON E A", pile="X"), "S+2:N")


def test_l48_the_same_letter_in_two_deals_gives_two_moves() -> None:
    state = rows("T ON Z", "S Q Z", "S W Z", pile="ABC")
    texts = {fr.write_move(state, move) for move in fr.legal_moves(state)}
    assert {"2:S+ON", "3:S+ON"} <= texts


def test_l49_l50_turns_go_left_and_voids_fill_from_the_leaders_left() -> None:
    state = rows("M T S", "U T S", "R T S", pile="ABCDE")
    state = play(state, "M+2:U+3:R")
    assert table(state) == ["MUR T S", "A T S", "B T S"]
    assert state.table.turn == 1


def test_l50_seats_0_1_2_with_leader_0_are_filled_in_the_order_1_2_0() -> None:
    state = rows("M U T S", "R T S E", "S T Q E", pile="ABCD")
    state = play(state, "M+U+2:R+3:S")
    assert table(state) == ["MURS C T S", "A T S E", "B T Q E"]


def test_l50_the_leaders_own_row_is_filled_last() -> None:
    state = rows("M U R S", "ON Q E A", "T Q E A", pile="XYZ")
    state = play(state, "M+U+R")  # voids in the leader's row only
    assert table(state)[0] == "MUR X Y S"
    taken = play(rows("T S E Q", "ON Q E A", "W Q E A", pile="XYZ"), "T+2:ON")
    assert table(taken) == ["TON S E Q", "X Q E A", "W Q E A"]


def test_l51_building_and_removing_are_two_turns() -> None:
    state = rows("M U R S", "T Q E A", pile="XYZ")
    assert "turn of its own" in str(why(state, "M+U+R!"))
    assert why(state, "M+U+R") is None


def test_l52_d39_a_player_who_can_only_remove_must() -> None:
    for policy in ("strict", "lenient"):
        state = rows("MUR Q", "W Z", pile="XY", pass_policy=policy)
        assert "must take a word off" in str(why(state, "-"))


def test_l53_points_go_to_the_remover() -> None:
    state = play(rows("S T R", "ON E M", pile="XYZ"), "S+2:ON", "M+E")
    assert play(state, "SON!").table.scores == (6, 0)


def test_l54_d31_passing_strictly_needs_that_nothing_can_be_played() -> None:
    state = rows("M U R", "W Z Q", pile="XY")
    assert "may not pass" in str(why(state, "-"))
    assert why(rows("M U R", "W Z Q", pile="XY", pass_policy="lenient"), "-") is None


def test_l58_after_the_last_card_only_whole_words_are_formed() -> None:
    state = rows("R M E", "E T Q")
    assert "not a complete word" in str(why(state, "R+E!"))
    assert "in one turn" in str(why(state, "M+E+R"))
    assert why(state, "M+E+R!") is None
    assert why(state, "M+2:E+R!") is None


def test_d28_finishing_and_removing_may_be_two_turns() -> None:
    state = rows("R M E", "E T Q", endphase_removal="separate_turn", pass_policy="lenient")
    assert "turn of its own" in str(why(state, "M+E+R!"))
    assert play(state, "M+E+R", "-", "MER!").table.scores == (9, 0)
    assert "not a complete word" in str(why(state, "R+E"))


def test_l59_d16_only_a_word_that_can_be_taken_off_is_finished_in_the_end() -> None:
    for removal, ending in (("separate_turn", ""), ("same_turn", "!")):
        state = rows("MER R M E", "TON W", unique_words=True, endphase_removal=removal)
        state = play(state, "MER!")
        assert fr.outcome(state) is None  # seat 2 can take TON off
        assert "taken off before" in str(why(turn_of(state), "M+E+R" + ending))
        assert why(turn_of(state), "-") is None


def test_l60_l61_a_bali_for_each_empty_row_whoever_used_the_cards() -> None:
    ended = fr.outcome(play(rows("T Q", "ON ."), "T+2:ON!"))
    assert ended is not None
    assert (ended.reason, ended.scores) == ("finished", (6, 50))
    state = play(rows("T", "ON"), "T+2:ON!")
    ended = fr.outcome(state)
    assert ended is not None
    assert (ended.reason, ended.scores, ended.winners) == ("used up", (56, 50), (0,))


def test_l62_no_bali_while_the_pile_has_cards() -> None:
    state = rows("Q W", ". .", pile="ZZ", refill="round")
    assert not has_bali(state.table, 1)
    assert has_bali(rows("Q W", ". .").table, 1)


def test_d24_nobody_can_act_and_the_game_is_over() -> None:
    ended = fr.outcome(rows("Q W", "Z X", pile="AB"))
    assert ended is not None and ended.reason == "stuck"


def test_d24_a_round_of_passes_ends_a_lenient_game() -> None:
    state = rows("M U R", "T ON S", pile="XY", pass_policy="lenient")
    ended = fr.outcome(play(state, "-", "-"))
    assert ended is not None and ended.reason == "passed"


def test_d25_a_complete_word_may_be_stolen_or_not() -> None:
    state = rows("S Q", "MUR W", pile="XY")
    assert why(state, "2:MUR+S") is None
    kept = rows("S Q", "MUR W", pile="XY", steal_complete_words=False)
    assert "complete word of another player" in str(why(kept, "2:MUR+S"))


def test_d25_d15_a_complete_word_is_one_with_the_joker_in_it_too() -> None:
    state = rows("S Q", "MuR W", pile="XY", steal_complete_words=False, joker_in_scored_word=False)
    assert "complete word of another player" in str(why(state, "2:MuR+S"))


def test_d26_an_empty_slot_is_a_target_only_by_house_rule() -> None:
    assert "your own" in str(why(rows(". Q", "T ON"), "2:T+2:ON!"))
    state = play(rows(". Q", "T ON", build_in_empty_slot=True), "2:T+2:ON!")
    assert state.table.scores == (6, 0)


def test_d21_refill_by_round_waits_for_the_leader() -> None:
    state = play(rows("M U R S", "T ON E A", pile="XYZ", refill="round"), "M+U+R")
    assert table(state)[0] == "MUR . . S"
    state = play(state, "T+ON")
    assert table(state) == ["MUR Y Z S", "TON X E A"]


def test_d21_the_round_goes_on_while_voids_wait_for_the_pile() -> None:
    state = rows("M U R", "Q W Z", pile="ONX", refill="round")
    state = play(state, "M+U+R")
    assert fr.outcome(state) is None  # nobody can act, but the leader will fill two voids
    state = play(state, "-")
    assert table(state) == ["MUR O N", "Q W Z"]
    assert state.table.passes == 0  # the cards are new: a round of passes begins anew


def test_d22_the_last_voids_stay_empty() -> None:
    state = play(rows("M U R S", "T ON E A", pile="X"), "M+U+R")
    assert table(state)[0] == "MUR X . S"
    assert state.table.ending


def test_d37_a_tie_is_a_shared_victory() -> None:
    ended = fr.outcome(rows("Q", "W"))
    assert ended is not None and ended.winners == (0, 1)


# --- challenges ---------------------------------------------------------------------------


def bluff() -> State:
    return rows("O V M ?", "T ON S E", "R Q W Z", pile="XYZKFB", validation="challenge")


def test_l55_any_string_may_be_laid_and_waits_for_a_challenge() -> None:
    state = play(bluff(), "O+V+M")
    assert table(state)[0] == "OVM . . ?"
    assert len(state.pile) == 6
    assert fr.to_move(state) == 1
    assert fr.to_move(play(state, "3:challenge")) == 0


def test_l56_a_wrong_challenged_player_undoes_and_loses_his_turn() -> None:
    for answer in ("word MAISON", "word OVMB", "word -"):
        state = play(bluff(), "O+?=V+M", "challenge", answer)
        assert table(state) == table(bluff())
        assert (state.table.turn, len(state.pile)) == (1, 6)
        assert state.table.skips == (0, 0, 0)


def test_d24_a_turn_lost_by_a_challenge_is_no_pass() -> None:
    state = rows("M U R", "Q W Z", pile="XY", validation="challenge", pass_policy="lenient")
    state = play(state, "-", "Q+W", "challenge", "word -", "-")
    assert fr.outcome(state) is None  # seat 2 has not passed
    ended = fr.outcome(play(state, "-"))
    assert ended is not None and ended.reason == "passed"


@pytest.mark.parametrize(("row", "may"), [("Q W Z", True), ("M U R", False), ("MUR Q W", False)])
def test_d31_nobody_is_made_to_bluff(row: str, may: bool) -> None:
    state = rows(row, "Z X K", pile="XY", validation="challenge", pass_policy="strict")
    assert (why(state, "-") is None) == may
    assert fr.outcome(state) is None  # one may bluff, and the game goes on


def test_words_of_many_columns_are_found_where_bluffs_are_allowed() -> None:
    state = rows("M U R", "Q W Z", pile="XY", validation="challenge")
    found = words_now(state.table, Judge(toy_words("fr"), state.table.options))
    assert "MUR" in [word.word for word in found]


def test_l57_a_wrong_challenger_skips_his_next_turn() -> None:
    state = play(bluff(), "O+V+M", "ok")
    state = play(state, "T+ON", "challenge", "word TON")
    assert state.table.skips == (0, 0, 0)
    assert state.table.turn == 0  # seat 3 challenged in vain and was passed over


def test_d33_a_word_must_contain_the_column() -> None:
    state = rows("M AI Q", "T ON S", pile="XYZ", validation="challenge")
    assert play(state, "M+AI", "challenge", "word MAISON").table.rows[0][0] == "MAI"
    assert play(state, "M+AI", "challenge", "word LAME").table.rows[0][0] == "M"


def test_d5_in_french_a_named_word_may_be_spelled_with_the_umlaut_card() -> None:
    state = rows("M Ü R", "T ON S", pile="XYZ", validation="challenge")
    assert play(state, "M+Ü+R", "challenge", "word MÜR").table.rows[0][0] == "MÜR"


def test_d34_skips_add_up() -> None:
    state = rows("M AI Q", "T ON S", pile="XYZWK", validation="challenge")
    state = play(state, "M+AI", "challenge", "word MAISON")
    assert (state.table.turn, state.table.skips) == (0, (0, 0))


@pytest.mark.parametrize(("row", "passes"), [("W Z X", 1), ("SON Z X", 0)])
def test_d34_a_skipped_turn_is_a_pass_only_for_one_who_could_not_play(
    row: str, passes: int
) -> None:
    state = rows("M AI TON", row, pile="K", validation="challenge")
    state = play(state, "M+AI", "challenge", "word MAISON")
    assert (state.table.turn, state.table.passes) == (0, passes)


def test_d35_a_column_that_stood_cannot_be_challenged() -> None:
    state = play(bluff(), "O+V+M", "ok")
    assert "nothing to challenge" in str(fr.why_illegal(state, Challenge(0)))


def test_d33_only_an_opponent_challenges() -> None:
    state = play(bluff(), "O+V+M")
    assert "an opponent" in str(fr.why_illegal(state, Challenge(0)))
    assert fr.why_illegal(state, Challenge(2)) is None


def test_removal_is_checked_even_where_bluffs_are_allowed() -> None:
    state = play(bluff(), "O+V", "ok", "T+ON", "ok", "R+Q", "ok", "OV+M", "ok")
    state = play(state, "S+E", "ok", "RQ+W", "ok")
    assert "not a complete word" in str(why(state, "OVM!"))


def test_d16_used_words_lie_open_but_not_who_took_them_off() -> None:
    state = rows("MUR S A", "T ON E", pile="", unique_words=True)
    after = fr.apply(state, fr.read_move(state, "MUR!"))
    seen = fr.view(after, 1)
    assert seen.table.used_words == {"MUR"}
    assert seen.removed is None
