"""The players without search, and the words within reach."""

import pytest

from baliwords.core.game import Outcome
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.legal import why_illegal
from baliwords.letters.moves import Assemble
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.letters.state import State, open_table
from baliwords.letters.view import View
from baliwords.letters.words_now import words_now
from baliwords.lexicon.store import load_lexicon
from baliwords.play.letters.entry import ways_to_spell
from baliwords.solver.letters.at_sight import greedy_player, random_player
from baliwords.solver.letters.contest import mean_and_error, play_out, solitaire_result, summary
from tests.letters.toy import judge_for, row, rows, toy_words

game = letter_game(toy_words("fr"))


def greedy_choice(state: State, recall: dict[str, str] | None = None) -> str:
    player = greedy_player(
        judge_for(state.table.options), lambda text: (recall or {}).get(text, "")
    )
    seat = game.to_move(state)
    return write_move(state.table, player(game.view(state, seat)))


def test_greedy_takes_the_best_word_at_sight() -> None:
    assert greedy_choice(row("M U R T ON S", pile="AB")) == "M+U+R+S!"


def test_greedy_takes_a_better_word_with_the_joker() -> None:
    assert greedy_choice(row("M ? R Z", pile="AB")) in ("M+?=U+R!", "M+?=E+R!")


def test_greedy_keeps_joins_open_when_there_is_no_word() -> None:
    state = row("AI S LA Z W", pile="AB")
    assert greedy_choice(state) == "AI+S"


def test_where_removing_is_a_turn_greedy_builds_then_removes() -> None:
    state = rows("M U R Q", "T Z ON E", pile="ABCD")
    assert greedy_choice(state) == "M+U+R"
    assert greedy_choice(rows("MUR Q", "T Z", pile="AB")) == "MUR!"


def test_greedy_answers_a_challenge_with_a_word_it_recalls() -> None:
    state = rows("AI S Q", "T Z W", pile="ABCD", validation="challenge")
    for text in ("AI+S", "challenge"):
        state = game.apply(state, game.read_move(state, text))
    assert greedy_choice(state, {"AIS": "MAISON"}) == "word MAISON"
    assert greedy_choice(state, {"AIS": "LAME"}) == "word -"


def test_greedy_never_bluffs() -> None:
    state = rows("Q W AI S", "T Z X E", pile="ABCD", validation="challenge")
    assert greedy_choice(state) in ("AI+S", "2:T+AI")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_between_computers_end(seats: int) -> None:
    options = Options(seats=seats)
    judge = judge_for(options)
    for seed in range(5):
        players = [random_player(judge, seed), *[greedy_player(judge)] * (seats - 1)]
        state = play_out(game, game.new(options, seed), players)
        assert game.outcome(state) is not None


def test_the_random_player_repeats_itself_by_its_seed() -> None:
    def final(seed: int) -> State:
        judge = judge_for(Options())
        return play_out(game, game.new(Options(), 9), [random_player(judge, seed)])

    assert final(4) == final(4)
    assert len({final(seed) for seed in range(8)}) > 1


def test_l58_at_the_end_the_random_player_looks_for_words_of_few_columns_first() -> None:
    options = Options(seats=2)
    judge = Judge(load_lexicon("fr"), options)
    table = open_table(options, (tuple("MURS?EA"), tuple("TONLIED")), 0)
    moves = [random_player(judge, seed)(View(0, table)) for seed in range(4)]
    assert [isinstance(move, Assemble) and len(move.units) for move in moves] == [3] * 4
    assert all(why_illegal(table, move, judge) is None for move in moves)


def test_a_solitaire_is_summed_up() -> None:
    state = game.apply(row("T ON"), game.read_move(row("T ON"), "T+ON!"))
    result = solitaire_result(game, state)
    assert (result.score, result.bali, result.stuck) == (56, True, False)
    assert solitaire_result(game, row("Q W", pile="A")).stuck


def test_mean_and_standard_error() -> None:
    assert mean_and_error([4]) == (4, 0)
    mean, error = mean_and_error([1, 2, 3, 4])
    assert (mean, round(error, 4)) == (2.5, 0.6455)


def test_the_words_within_reach_come_best_first() -> None:
    table = row("M U R T ON S", pile="AB").table
    found = [
        (w.word, w.points, write_move(table, w.move))
        for w in words_now(table, judge_for(table.options))
    ]
    assert found == [
        ("MURS", 16, "M+U+R+S!"),
        ("MUR", 9, "M+U+R!"),
        ("ONT", 6, "ON+T!"),
        ("SON", 6, "S+ON!"),
        ("TON", 6, "T+ON!"),
    ]


def test_letters_find_their_columns_own_ones_and_no_joker_first() -> None:
    state = rows("M ? R U", "U Z Q W", pile="AB")
    table = state.table
    ways = [write_move(table, way) for way in ways_to_spell(table, "MUR", judge_for(table.options))]
    assert ways[0] == "M+U+R"
    assert set(ways[1:4]) == {"M+?=U+R", "?=M+U+R", "M+U+?=R"}
    assert ways[4] == "M+2:U+R"


def test_a_single_deal_tells_no_error() -> None:
    outcomes = [Outcome("finished", (40, 30), (0,)), Outcome("finished", (20, 30), (1,))]
    assert summary(["expert", "greedy"], outcomes[:1], 1)["error"] is None
    assert summary(["expert", "greedy"], outcomes, 1)["error"] is None
    assert summary(["expert", "greedy"], outcomes, 2)["error"] == 10
