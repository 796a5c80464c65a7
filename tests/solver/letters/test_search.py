"""The search: honest expectations, the same answer whatever the threads, exact ends."""

from itertools import permutations

import pytest

from baliwords.errors import BadOption
from baliwords.letters import turns
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.letters.state import State, open_table
from baliwords.lexicon.store import lexicon_of
from baliwords.solver.letters import encode, reference
from baliwords.solver.letters.answer import Effort, Situation
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.search import Searcher

WORDS = "MUR MURS MURIR ARMURE SON SONS TON TONS MAISON AMI AMIS LAME LAMES RIME RIMES SOT SOTS"


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(lexicon_of(WORDS.split()), Options())


def test_the_answer_does_not_depend_on_the_threads(engine: Engine) -> None:
    situation = Situation(("M", "U", "R", "S", "O", "N", "A"), "TISMELA", 7)
    answers = []
    for threads in (1, 2, 3):
        searcher = Searcher(engine, threads)
        answers.append(searcher.search(situation, Effort(samples=400), seed=7).prospects)
        searcher.close()
    assert answers[0] == answers[1] == answers[2]


def test_another_seed_samples_other_piles(engine: Engine) -> None:
    situation = Situation(("M", "U", "R", "S", "O", "N", "A"), "TISMELA", 7)
    searcher = Searcher(engine, 1)
    one, other = (searcher.search(situation, Effort(samples=200), seed=s).prospects for s in (1, 2))
    assert one != other


def test_a_jam_has_no_advice(engine: Engine) -> None:
    situation = Situation(tuple("QZXWKJV"), "AEIOU", 5)
    assert Searcher(engine, 1).search(situation, Effort(samples=10)).prospects == ()


@pytest.mark.parametrize("pile", ["", "S", "SE", "TS"])
def test_the_last_cards_are_worked_out_exactly(engine: Engine, pile: str) -> None:
    row = ("MU", "R", "SO", "N", "AMI", "", "")
    answer = Searcher(engine, 1).search(Situation(row, pile, len(pile), 5), Effort())
    assert answer.exact
    judge = Judge(engine.lexicon, engine.options)
    for prospect in answer.prospects:
        expected = expectation(row, pile, 5, prospect.move, judge)
        assert prospect.expected == pytest.approx(expected - 5)
    assert answer.prospects[0].expected == max(one.expected for one in answer.prospects)


def test_with_an_empty_pile_a_spoiling_move_comes_last(engine: Engine) -> None:
    answer = Searcher(engine, 1).search(
        Situation(("MUR", "S", "SON", "", "", "", ""), "", 0), Effort()
    )
    assert answer.prospects[0].expected == 16 + 6 + 50  # MURS, SON and a BALI
    assert answer.prospects[0].bali == 1
    assert answer.prospects[-1].expected < 72


def expectation(
    row: tuple[str, ...], pile: str, score: int, move: tuple[int, int, int], judge: Judge
) -> float:
    """Average over all orders of the pile, always with the best move that does not know them.

    With at most two cards the second is certain once the first is seen.
    """
    orders = set(permutations(pile))
    values = [best_with(row, "".join(order), score, move, judge) for order in orders]
    return sum(values) / len(values)


def best_with(
    row: tuple[str, ...], pile: str, score: int, move: tuple[int, int, int], judge: Judge
) -> int:
    from dataclasses import replace

    table = replace(open_table(judge.options, (row,), len(pile)), scores=(score,))
    state = drawn_into(State(table, pile), move, judge)
    table = state.table
    if not state.pile:
        return reference.best_end(table, judge)
    values = [
        best_with(table.rows[0], state.pile, table.scores[0], after, judge)
        for after in reference.legal_moves(table, judge)
    ]
    return max([table.scores[0], *values])


def drawn_into(state: State, move: tuple[int, int, int], judge: Judge) -> State:
    """Apply a move to a row with voids as the kernel does: only the new void is filled."""
    from dataclasses import replace

    empty = replace(state, pile="", table=replace(state.table, pile_size=0))
    after = turns.apply(empty, encode.read_move(move), judge)
    if not state.pile:
        return after
    row = list(after.table.rows[0])
    row[move[0] if move[1] < 0 else move[1]] = state.pile[0]
    table = replace(after.table, rows=(tuple(row),), pile_size=len(state.pile) - 1)
    return State(table, state.pile[1:])


@pytest.mark.parametrize(
    "rule",
    [
        {"seats": 2},
        {"joker_fix": "on_removal"},
        {"unique_words": True},
        {"columns_by_players": ((1, 5),)},
        {"packs_by_players": ((1, 2),)},
    ],
)
def test_rules_that_the_solver_does_not_know_are_named_and_refused(rule: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=next(iter(rule))):
        encode.check_options(Options(**rule))  # type: ignore[arg-type]
