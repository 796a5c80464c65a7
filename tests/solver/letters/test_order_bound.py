"""The bound that respects the order of the pile: never below a game, the same both ways to run."""

import math
from array import array
from itertools import permutations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baliwords.core.shuffle import Dice
from baliwords.letters import turns
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.letters.setup import new_game
from baliwords.letters.state import State
from baliwords.lexicon.store import lexicon_of
from baliwords.solver.letters import encode, reference
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.kernels.packing import Packing
from baliwords.solver.letters.order_bound import (
    CLOSE,
    MOST_STEPS,
    NO_LIMIT,
    ROOM,
    OrderBound,
    Prices,
    open_runs,
)
from baliwords.solver.letters.training import deal
from tests.solver.letters.kernels import is_compiled, plain_kernels

WORDS = [
    *("MUR", "MURS", "MURIR", "ARMURE", "SON", "SONS", "TON", "MAISON", "AMI", "AMIS", "LAME"),
    *("RIME", "RIMES", "SOT", "SEL", "TIR", "TRI"),
]
LETTERS = "AEIMNORSTU"
CARDS = "AAEEIIMMNOORRSSTTU?"


def piles(least: int, most: int) -> st.SearchStrategy[str]:
    """Return piles of few letters."""
    sizes, seeds = st.integers(least, most), st.integers(0, 1 << 30)
    return st.builds(lambda size, seed: "".join(Dice(seed).shuffled(CARDS)[:size]), sizes, seeds)


def best_game(state: State, judge: Judge, known: dict[object, int]) -> int:
    """Return the most points that words taken off bring, whatever is played; no bonus."""
    key = (tuple(sorted(state.table.rows[0])), len(state.pile))
    if key not in known:
        best = 0
        for move in reference.legal_moves(state.table, judge):
            after = turns.apply(state, encode.read_move(move), judge)
            gained = after.table.scores[0] - state.table.scores[0]
            best = max(best, gained + best_game(after, judge, known))
        known[key] = best
    return known[key]


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(pile=piles(8, 9), seed=st.integers(0, 1 << 30))
def test_no_game_beats_the_bound_whatever_the_prices(pile: str, seed: int) -> None:
    options, dice = Options(), Dice(seed)
    words = [word for word in WORDS if dice.below(3)] or WORDS[:1]
    engine = Engine(lexicon_of(words), options)
    judge = Judge(engine.lexicon, options)
    best = best_game(new_game(options, pile), judge, {})
    bound = OrderBound(engine, pile)
    first = Prices([float(dice.below(12)) for _ in pile], [float(dice.below(4)) for _ in pile[7:]])
    assert bound.ask(first)[1] >= best
    lowest, proof = bound.lowest(first, all_used=False, until=0.0, stop=lambda: False)
    assert lowest >= best
    assert bound.ask(proof)[1] >= best


@pytest.mark.parametrize("seed", range(5))
def test_with_all_cards_used_cheaper_cards_still_bound(seed: int) -> None:
    pile = "MURSONAMI" if seed == 0 else "".join(Dice(seed).shuffled("MURSONAMI"))
    options = Options()
    engine = Engine(lexicon_of(WORDS), options)
    balis = balis_of(new_game(options, pile), Judge(engine.lexicon, options), set())
    bound = OrderBound(engine, pile)
    first = Prices([3.0] * len(pile), [1.0] * (len(pile) - 7))
    lowest, _ = bound.lowest(first, all_used=True, until=0.0, stop=lambda: False)
    assert balis or seed
    assert all(points <= lowest for points in balis)


def balis_of(state: State, judge: Judge, seen: set[object]) -> list[int]:
    """Return the points of words of all games that use every card."""
    row = state.table.rows[0]
    key = (tuple(sorted(row)), len(state.pile), state.table.scores[0])
    if key in seen:
        return []
    seen.add(key)
    if not any(row) and not state.pile:
        return [state.table.scores[0]]
    found = []
    for move in reference.legal_moves(state.table, judge):
        found += balis_of(turns.apply(state, encode.read_move(move), judge), judge, seen)
    return found


def test_runs_lie_open_until_the_last_card_of_the_word_is_drawn() -> None:
    cards = bytes([0, 9, 2, 3, 12])
    assert [open_runs(cards, drawn) for drawn in (7, 9, 10, 12, 13)] == [2, 2, 1, 1, 0]


def brute_profit(
    word: str, pile: str, prices: Prices, values: list[int], reads: list[str]
) -> float | None:
    """Return the best profit of a word over all ways to lay it with different cards."""
    best = None
    for cards in permutations(range(len(pile)), len(word)):
        if any(letter not in reads[card] for card, letter in zip(cards, word, strict=True)):
            continue
        runs = [open_runs(bytes(cards), drawn) for drawn in range(7, len(pile))]
        if max(runs, default=0) > ROOM:
            continue
        cost = sum(prices.cards[card] for card in cards)
        cost += sum(r * p for r, p in zip(runs, prices.columns, strict=True))
        profit = len(word) * sum(values[card] for card in cards) - cost
        best = profit if best is None else max(best, profit)
    return best


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(pile=piles(8, 9), seed=st.integers(0, 1 << 30))
def test_each_word_is_laid_with_the_cards_that_leave_most(pile: str, seed: int) -> None:
    dice, words = Dice(seed), ["MUR", "SON", "RIME", "TRI", "AMIS", "SOTS"]
    options = Options()
    engine = Engine(lexicon_of(words), options)
    bound = OrderBound(engine, pile)
    prices = Prices([dice.below(60) / 7 for _ in pile], [dice.below(30) / 7 for _ in pile[7:]])
    found = {"".join(encode.decode(letters)): profit for profit, _, letters in bound.ask(prices)[0]}
    values = [options.letter_values.of(card) for card in pile]
    reads = [LETTERS if card == "?" else card for card in pile]
    for word in words:
        profit = brute_profit(word, pile, prices, values, reads)
        if profit is None or profit <= 1e-6:
            assert word not in found
        else:
            assert found[word] == pytest.approx(profit)


@pytest.mark.skipif(not is_compiled(), reason="plain kernels need minutes")
def test_the_bound_of_a_hard_deal_comes_close_to_its_program() -> None:
    """In haste, 200 points are lost to one word whose best cards are not found out."""
    bound = OrderBound(engine_for(Options()), "".join(deal(10)))
    first = Prices([10.0] * bound.size, [2.0] * len(bound.times))
    upper, prices = bound.lowest(first, False, math.inf, lambda: False)
    assert upper == pytest.approx(prices.total(), abs=0.1)
    assert upper == pytest.approx(bound._packing(False).solve(MOST_STEPS), abs=CLOSE)


@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(pile=piles(10, 16), seed=st.integers(0, 1 << 30))
def test_compiled_and_plain_prices_are_the_same(pile: str, seed: int) -> None:
    dice, engine = Dice(seed), Engine(lexicon_of(WORDS), Options())
    bound = OrderBound(engine, pile)
    plain: Any = plain_kernels()["pricing"].Pricer(engine.index)
    reads, codes = encode.letters_read(engine.options), encode.encode(pile)
    plain.deal([reads[card] for card in codes], bound.values, pile.find("?"))
    prices = Prices([dice.below(60) / 7 for _ in pile], [dice.below(30) / 7 for _ in pile[7:]])
    room = array("i", [NO_LIMIT] * 7 + [ROOM] * (len(pile) - 7) + [NO_LIMIT])
    asked = array("d", prices.cards), prices.moments(), room, 0.5
    assert plain.find(*asked) == bound.pricer.find(*asked)
    assert plain.worst == bound.pricer.worst


@pytest.mark.parametrize("plain", [False, True])
def test_a_packing_takes_what_brings_most(plain: bool) -> None:
    kind: Any = plain_kernels()["packing"].Packing if plain else Packing
    packing = kind(array("d", [4.0, 6.0]), array("d", [0.0, 0.0]))
    packing.add(3.0, array("d", [1.0, 0.0]))
    packing.add(5.0, array("d", [1.0, 2.0]))
    assert packing.solve(100) == pytest.approx(
        18.0, abs=1e-4
    )  # three of the second, one of the first
    assert dict(packing.shares()) == pytest.approx({0: 1.0, 1: 3.0}, abs=1e-4)
    assert packing.price_list() == pytest.approx([3.0, 1.0], abs=1e-4)


@pytest.mark.parametrize("plain", [False, True])
def test_what_must_be_used_up_may_cost_less_than_nothing(plain: bool) -> None:
    kind: Any = plain_kernels()["packing"].Packing if plain else Packing
    packing = kind(array("d", [2.0, 1.0]), array("d", [10.0, 0.0]))
    packing.add(-3.0, array("d", [1.0, 0.0]))
    assert packing.solve(100) == pytest.approx(-6.0, abs=1e-4)
    assert packing.price_list()[0] == pytest.approx(-3.0, abs=1e-4)
