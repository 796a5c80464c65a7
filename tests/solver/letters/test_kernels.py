"""The kernels agree with the rules, compiled and as plain Python."""

from array import array
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import baliwords.solver.letters.kernels.likely_words
import baliwords.solver.letters.kernels.part_tree
import baliwords.solver.letters.kernels.word_graph
from baliwords.core.shuffle import Dice
from baliwords.letters import legal as game_rules
from baliwords.letters import turns
from baliwords.letters.cards import PACK
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.letters.setup import new_game
from baliwords.letters.state import State, open_table
from baliwords.solver.letters import encode, reference
from baliwords.solver.letters.kernels.features import WEIGHTS
from baliwords.solver.letters.kernels.index import Index
from baliwords.solver.letters.kernels.layout import LETTERS, SEPARATOR
from baliwords.solver.letters.kernels.rollouts import no_replies
from tests.letters.toy import ToyWords
from tests.solver.letters import strategies
from tests.solver.letters.kernels import learner, plain_kernels, polisher, roller, toy_index

ALPHABETS = {"fr": LETTERS[:26], "de": LETTERS}
many = settings(
    max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def judge_of(words: set[str], options: Options) -> Judge:
    return Judge(ToyWords(" ".join(words), ALPHABETS[options.language]), options)


def random_game(state: State, judge: Judge, dice: Dice) -> Iterator[tuple[State, Any]]:
    """Yield each state of a game of random single moves, with the move that follows."""
    while moves := reference.legal_moves(state.table, judge):
        move = moves[dice.below(len(moves))]
        yield state, move
        state = turns.apply(state, encode.read_move(move), judge)
    yield state, None


@pytest.mark.parametrize("umlaut_as_plain", [False, True])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_each_card_stands_for_the_letters_that_the_judge_reads(
    language: str, umlaut_as_plain: bool
) -> None:
    options = Options(language, umlaut_as_plain=umlaut_as_plain)
    judge, reads = judge_of({"MUR"}, options), encode.letters_read(options)
    for card in LETTERS + LETTERS.lower():
        mask = reads[encode.encode(card)[0]]
        read = {letter for place, letter in enumerate(LETTERS) if mask >> place & 1}
        assert read == set(judge.readings(card))


@pytest.mark.parametrize("plain", [False, True])
def test_the_joker_goes_over_no_column_that_no_letter_can_precede(
    tmp_path: Path, plain: bool
) -> None:
    options = Options(language="de")
    table = roller(toy_index({"EOO"}, options, tmp_path), options, plain)  # a list without an A
    table.deal(encode.encode("EEERRR?SSTTUU"))
    state = new_game(options, "EEERRR?SSTTUU")
    expected = reference.legal_moves(state.table, judge_of({"EOO"}, options))
    assert sorted(table.legal_moves()) == expected != []


@pytest.mark.parametrize("plain", [False, True])
@many
@given(data=st.data(), options=strategies.rules(), seed=st.integers(0, 1 << 30))
def test_the_kernel_plays_by_the_rules(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language))
    judge = judge_of(words, options)
    table = roller(toy_index(words, options, tmp_path), options, plain)
    table.deal(encode.encode(pile))
    rows = []
    for state, move in random_game(new_game(options, pile), judge, Dice(seed)):
        rows.append(state.table.rows[0])
        assert tuple(map(encode.decode, table.columns())) == rows[-1]
        assert table.state()[:2] == (state.table.scores[0], len(state.pile))
        assert sorted(table.legal_moves()) == reference.legal_moves(state.table, judge)
        if move:
            table.move(*move)
    for row in reversed(rows[:-1]):
        table.undo()
        assert tuple(map(encode.decode, table.columns())) == row
    assert table.state() == (0, len(pile) - 7, 0)


@many
@given(data=st.data(), options=strategies.rules(), seed=st.integers(0, 1 << 30))
def test_a_join_is_spelled_like_the_column_that_it_makes(
    tmp_path: Path, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language))
    table = roller(toy_index(words, options, tmp_path), options, plain=True)
    table.deal(encode.encode(pile))
    for _, move in random_game(new_game(options, pile), judge_of(words, options), Dice(seed)):
        if move:
            slot, under, letter = move
            before = table.spelling(table.row[slot], table.row[under]) if under >= 0 else None
            told = letter < 0 or table.wild[table.row[slot]][table.row[under]] == letter
            table.move(*move)
            if before is not None and told:  # the policy knows the joker as one letter only
                assert table.spelling(table.row[slot], table.row[slot]) == before


@pytest.mark.parametrize("plain", [False, True])
@many
@given(data=st.data(), options=strategies.rules(), seed=st.integers(0, 1 << 30))
def test_the_end_is_the_best_of_all_ways_to_take_words_off(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    judge = judge_of(words, options)
    pile = data.draw(strategies.piles(options.language))[:12]
    *_, (state, _) = random_game(new_game(options, pile), judge, Dice(seed))
    row = tuple(column if i < 6 else "" for i, column in enumerate(state.table.rows[0]))
    state = State(replace(open_table(options, (row,), 0), scores=state.table.scores), "")
    table = roller(toy_index(words, options, tmp_path), options, plain)
    table.set_up([encode.encode(column) for column in row], b"", state.table.scores[0])
    best = reference.best_end(state.table, judge)
    assert table.end_score() == best
    assert played_end(state, table.end_plan(), judge) == best


@pytest.mark.parametrize("plain", [False, True])
# Many a random game is stuck before its last card, and says nothing here.
@settings(many, suppress_health_check=[*many.suppress_health_check, HealthCheck.filter_too_much])
@given(data=st.data(), options=strategies.rules(), seed=st.integers(0, 1 << 30))
def test_before_the_last_card_the_policy_plays_the_best_move(
    tmp_path: Path, plain: bool, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    pile = data.draw(strategies.piles(options.language))[:14]
    table = roller(toy_index(words, options, tmp_path), options, plain)
    table.deal(encode.encode(pile))
    dice = Dice(seed)
    while table.state()[1] > 1 and (moves := table.legal_moves()):
        table.move(*moves[dice.below(len(moves))])
    moves = table.legal_moves()
    assume(table.state()[1] == 1 and moves)
    assume(all(letter < 0 for _, _, letter in moves))  # rollouts know one letter of the joker
    ends = {}
    for move in moves:
        table.move(*move)
        ends[move] = table.end_score()
        table.undo()
    assert ends[table.best_move()] == max(ends.values())


def played_end(state: State, plan: list[tuple[list[int], int]], judge: Judge) -> int:
    """Play the words of a plan by the rules and return the final score."""
    for slots, letter in plan:
        state = turns.apply(state, encode.read_word(state.table, slots, letter), judge)
    table = state.table
    return game_rules_score(table, judge)


def game_rules_score(table: Any, judge: Judge) -> int:
    from baliwords.letters.scoring import final_score, has_bali

    assert game_rules.why_over(table, judge) or not has_bali(table, 0)
    return final_score(table.scores[0], has_bali(table, 0), table.options)


@many
@given(data=st.data(), options=strategies.rules())
def test_both_ways_to_run_grow_the_same_index(data: st.DataObject, options: Options) -> None:
    words = sorted(data.draw(strategies.words(options.language)))
    text = b"".join(encode.encode(word) + bytes([SEPARATOR]) for word in words)
    pack = encode.pack_of(options)
    grown = []
    for kernels in (
        {
            "part_tree": baliwords.solver.letters.kernels.part_tree,
            "likely_words": baliwords.solver.letters.kernels.likely_words,
            "word_graph": baliwords.solver.letters.kernels.word_graph,
        },
        plain_kernels(),
    ):
        beginnings = kernels["part_tree"].Beginnings(text)
        grower = kernels["part_tree"].Grower(text, pack.limits, pack.jokers)
        grower.grow(beginnings)
        tree = grower.levelled()
        chooser = kernels["likely_words"].Chooser(
            text, pack.limits, pack.jokers, pack.values, pack.chances, tree
        )
        chosen = chooser.choose(beginnings)
        graph = kernels["word_graph"]
        ahead = graph.Joiner(pack.dearest, tree["right"], tree["first"]).join()
        arrays = {**tree, **chosen, **ahead}
        grown.append({name: list(numbers) for name, numbers in arrays.items()})
    assert grown[0] == grown[1]


@many
@given(data=st.data(), options=strategies.rules())
def test_the_index_knows_every_part_and_its_neighbours(
    tmp_path: Path, data: st.DataObject, options: Options
) -> None:
    words = data.draw(strategies.words(options.language))
    index = toy_index(words, options, tmp_path)
    longest = {word for word in words if len(word) >= options.min_word_length}
    for node in range(1, len(index.right)):
        part = index.spell(node)
        holders = [word for word in longest if part in word]
        assert index.words[node] == len(holders)
        assert bool(index.right[node] >> 31) == (part in longest)
        for place, letter in enumerate(LETTERS):
            follows = any(part + letter in word for word in holders)
            leads = any(letter + part in word for word in holders)
            known = encode.can_lay(part + letter, options)
            assert bool(index.right[node] >> place & 1) == (follows and known)
            assert bool(index.left[node] >> place & 1) == leads


@many
@given(data=st.data(), options=strategies.rules())
def test_the_graph_spells_the_words_of_the_tree_and_has_no_place_twice(
    tmp_path: Path, data: st.DataObject, options: Options
) -> None:
    index = toy_index(data.draw(strategies.words(options.language)), options, tmp_path)

    def spelled(place: int, text: str) -> Iterator[str]:
        if index.ways[place] >> 31:
            yield text
        letters = [letter for n, letter in enumerate(LETTERS) if index.ways[place] >> n & 1]
        for way, letter in enumerate(letters, index.ways_start[place]):
            yield from spelled(index.ways_to[way], text + letter)

    words = [index.spell(node) for node in range(1, len(index.right)) if index.right[node] >> 31]
    assert sorted(spelled(len(index.ways) - 1, "")) == sorted(words)
    after = [tuple(spelled(place, "")) for place in range(len(index.ways))]
    assert len(set(after)) == len(after)
    assert [max((len(word) + 1 for word in words), default=0) for words in after] == [*index.reach]


@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), options=strategies.rules(), seed=st.integers(0, (1 << 63) - 1))
def test_compiled_and_plain_games_are_the_same(
    tmp_path: Path, data: st.DataObject, options: Options, seed: int
) -> None:
    words = data.draw(strategies.words(options.language))
    index = toy_index(words, options, tmp_path)
    dice = Dice(seed)
    weights = array("f", [dice.below(2000) / 100 - 10 for _ in range(WEIGHTS)])
    scores: list[tuple[Any, ...]] = []
    for plain in (False, True):
        table = roller(index, options, plain, array("f", weights))
        results = array("i", [0] * 4)
        table.hide([], encode.encode(PACK), len(PACK), 0)
        table.deal(encode.encode(PACK))
        table.hide(table.columns(), encode.encode(PACK[7:]), len(PACK) - 7, 0)
        table.look_ahead(2)
        for move in table.legal_moves():
            for limits in ((), (6, 3), (4, 4)):
                table.roll(*move, seed, 3, results, *limits)
                scores.append((plain, move, limits, list(results)))
            replies = no_replies()
            table.roll(*move, seed, 3, results, 6, 3, replies)
            scores.append((plain, move, replies, list(results)))
    half = len(scores) // 2
    assert [s[1:] for s in scores[:half]] == [s[1:] for s in scores[half:]]


@pytest.mark.parametrize("made", [learner, polisher])
@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), options=strategies.rules(), seed=st.integers(0, (1 << 63) - 1))
def test_compiled_and_plain_training_are_the_same(
    tmp_path: Path, data: st.DataObject, options: Options, seed: int, made: Any
) -> None:
    index: Index = toy_index(data.draw(strategies.words(options.language)), options, tmp_path)
    learned = []
    for plain in (False, True):
        weights, errors, changes = (array("f", bytes(4 * WEIGHTS)) for _ in range(3))
        table = made(index, options, plain, weights)
        if made is polisher:
            table.compare(20.0, 2)
        table.hide([], encode.encode(PACK), len(PACK), 0)
        total = table.learn(20, seed, 0.5, 0.5, errors, changes)
        learned.append((total, weights, errors, changes))
    assert learned[0] == learned[1]
