"""Every level plays whole games, alone and with others, and differs as it is said to."""

from dataclasses import replace
from itertools import pairwise
from math import hypot

import pytest

from baliwords.errors import BadOption
from baliwords.letters.assembly import joined
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Answer, Assemble, Challenge, Remove
from baliwords.letters.options import Options
from baliwords.letters.state import Table, Unit, Window, open_table
from baliwords.letters.view import View
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.contest import play_out
from baliwords.solver.letters.doubts import BACK, DEAD, Doubter
from baliwords.solver.letters.levels import LEVELS
from baliwords.solver.letters.opponents import check_level, new_player
from baliwords.solver.letters.ranking import figures
from baliwords.solver.letters.vocabulary import LEAST, Vocabulary, shared_index

lexicon = load_lexicon("fr")
game = letter_game(lexicon)
LITTLE = Effort(samples=16)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_a_whole_game(name: str, seats: int) -> None:
    options = Options(seats=seats)
    effort = Effort(samples=2) if seats == 1 else LITTLE
    players = [new_player(name, options, seat, effort) for seat in range(seats)]
    state = play_out(game, game.new(options, 11), players)
    assert game.outcome(state) is not None


def test_levels_are_ranked_by_number_and_named_once() -> None:
    assert [level.rank for level in LEVELS.values()] == list(range(len(LEVELS)))
    assert {"random", "greedy", "fast", "expert"} < set(LEVELS)
    assert len(LEVELS) >= 7


def test_a_level_lays_only_words_that_it_knows_and_few_columns() -> None:
    options = Options(seats=2)
    beginner, least = new_player("beginner", options), LEAST["small"]["fr"]
    judge, index = Judge(lexicon, options), shared_index(lexicon, options, least)
    for seed in range(12):
        state = game.new(options, seed)
        move = beginner(game.view(state, state.table.turn))
        assert isinstance(move, Assemble)
        assert len(move.units) <= 3
        assert any(index.find(text) for text in judge.readings(joined(state.table, move)))


def test_house_rules_that_a_level_does_not_know_are_refused_before_the_game() -> None:
    strange = Options(seats=2, unique_words=True)
    with pytest.raises(BadOption):
        check_level("expert", strange)
    check_level("greedy", strange)
    check_level("Anna", strange)


def test_alone_who_is_impatient_takes_a_word_that_others_keep() -> None:
    options = Options()
    row = ("MUR", "TON", "A", "I", "E", "S", "L")
    view = View(0, open_table(options, (row,), 40))
    assert new_player("skilled", options)(view) in (Remove(0), Remove(1))
    assert not isinstance(new_player("fast", options)(view), Remove)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_what_was_measured_ranks_the_levels_alone_and_with_others(language: str) -> None:
    found = figures(language)
    assert list(found) == list(LEVELS)
    for kind in ("solitaire", "rating"):
        for low, high in pairwise(found.values()):
            error = hypot(low[f"{kind}_error"], high[f"{kind}_error"])
            assert high[kind] - low[kind] > 2 * error, (kind, low, high)


# --- challenges -----------------------------------------------------------------------------


def asked(column: str) -> View:
    """Return what seat 2 sees after seat 1 has laid a column that may be doubted."""
    options = Options(seats=2, validation="challenge")
    rows = ((column, *"ABCDEF"), tuple("GHIJKLM"))
    table = open_table(options, rows, 40)
    return View(1, replace(table, window=Window(0, 0, rows)))


def doubter(vocabulary: str, table: Table) -> Doubter:
    return Doubter(Vocabulary(vocabulary, lexicon, table.options), Judge(lexicon, table.options))


@pytest.mark.parametrize("vocabulary", LEAST)
def test_a_column_of_a_common_word_is_never_doubted(vocabulary: str) -> None:
    view = asked("MAISO")
    assert doubter(vocabulary, view.table).answer(view) == Accept()


def robbed(column: str, word: str) -> View:
    """Seat 1 has lost a word of its own to the column that it is asked about."""
    view = asked(column)
    window = view.table.window
    assert window is not None
    before = (window.rows_before[0], (word, *window.rows_before[1][1:]))
    rows = (view.table.rows[0], ("", *view.table.rows[1][1:]))
    window = replace(window, rows_before=before)
    return replace(view, table=replace(view.table, rows=rows, window=window))


@pytest.mark.parametrize("vocabulary", ["everyday", "wide", "whole"])
def test_nonsense_that_takes_an_own_word_is_doubted(vocabulary: str) -> None:
    view = robbed("OVMBQXG", "WHISKY")
    assert doubter(vocabulary, view.table).answer(view) == Challenge(1)


@pytest.mark.parametrize("vocabulary", LEAST)
def test_nonsense_of_which_only_the_other_has_the_harm_is_let_stand(vocabulary: str) -> None:
    view = asked("OVMBQXG")
    assert doubter(vocabulary, view.table).answer(view) == Accept()


def test_a_doubt_that_is_right_brings_back_what_was_taken() -> None:
    view = robbed("OVMBQXG", "MAISON")
    whole = doubter("whole", view.table)
    assert whole.stake(view.table, 1) == pytest.approx(BACK * 24 - DEAD)
    assert whole.stake(robbed("OVMB", "Q").table, 1) == -DEAD


def test_who_knows_few_words_minds_that_others_may_know_more() -> None:
    view = asked("TRONQUER")  # looks like a word, and is one
    few = doubter("small", view.table)
    assert 0 < few.chance_of_bluff("TRONQUER") < 0.5
    assert few.answer(view) == Accept()


def test_who_knows_every_word_doubts_exactly_what_no_word_holds() -> None:
    view = asked("MUR")
    whole, judge = doubter("whole", view.table), Judge(lexicon, view.table.options)
    for column in ("MUR", "AISON", "QUZ", "ETTERA", "XYL", "WHK"):
        assert whole.chance_of_bluff(column) == (0.0 if judge.is_part(column) else 1.0)


def test_who_is_challenged_names_a_word_that_proves_the_column() -> None:
    view = asked("AISO")
    window = replace(view.table.window, challenger=1)  # type: ignore[type-var]
    challenged = replace(view, seat=0, table=replace(view.table, window=window))
    answer = doubter("small", view.table).answer(challenged)
    assert isinstance(answer, Answer)
    assert Judge(lexicon, view.table.options).proves(answer.word, "AISO")
    bluff = replace(challenged, table=replace(asked("OVMB").table, window=window))
    assert doubter("small", view.table).answer(bluff) == Answer("")


def test_a_bluff_joins_own_columns_that_look_well_together() -> None:
    view = asked("MUR")
    found = doubter("everyday", view.table).bluff(view.table)
    assert found is not None and all(unit.seat == 0 for unit in found.units)
    assert view.table.column(Unit(*found.units[0]))
