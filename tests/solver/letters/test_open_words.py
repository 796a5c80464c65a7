"""Games by a choice of words: legal, within the bound, and as good as any in small games."""

import math
from collections.abc import Callable
from itertools import count

import pytest

from baliwords.core.shuffle import Dice
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.letters.setup import new_game
from baliwords.lexicon.store import lexicon_of
from baliwords.solver.letters import encode
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.open_words import SPELLED_ALIKE, Diver, WordChoice, WordPlayer
from baliwords.solver.letters.order_bound import CLOSE, ROOM, OrderBound, Prices, open_runs
from tests.solver.letters.test_order_bound import CARDS, WORDS, best_game

BONUS = 50


def after(asked: int) -> Callable[[], bool]:
    """Stop when asked so often, however busy the machine is."""
    numbers = count()
    return lambda: next(numbers) >= asked


def dived(engine: Engine, pile: str) -> tuple[int, int]:
    """Return the final score of a game by words, 0 if there is none, and what none exceeds."""
    bound = OrderBound(engine, pile)
    first = Prices([4.0] * len(pile), [1.0] * (len(pile) - 7))
    upper, prices = bound.lowest(first, False, math.inf, after(100))
    diver = Diver(bound, prices, engine.table(), encode.encode(pile))
    found = diver.dive(math.inf, after(300))
    if found is None:
        return 0, int(upper)
    table = engine.table()
    table.deal(encode.encode(pile))
    for move in found[1]:
        assert move in table.legal_moves()
        table.move(*move)
    assert table.end_score() == found[0]
    return found[0], int(upper)


@pytest.mark.parametrize("seed", range(6))
def test_it_is_played_by_the_rules_and_seldom_misses_the_best_of_small_games(seed: int) -> None:
    pile = "".join(Dice(seed).shuffled(CARDS)[:10])
    options = Options()
    engine = Engine(lexicon_of(WORDS), options)
    best = best_game(new_game(options, pile), Judge(engine.lexicon, options), {})
    score, upper = dived(engine, pile)
    assert score <= best + BONUS
    assert score <= upper + BONUS
    # Where the program takes a share of two words, the one taken may be the lesser.
    assert score >= 0.5 * best


def test_it_begins_with_the_long_words_that_cost_least() -> None:
    words = ["PRATIQUEMENT", "ALGORITHMIZE", "MUR", "SON"]
    engine = Engine(lexicon_of(words), Options())
    pile = "".join(Dice(1).shuffled("PRATIQUEMENTALGORITHMIZEMURSON"))
    bound = OrderBound(engine, pile)
    first = Prices([8.0] * len(pile), [1.0] * (len(pile) - 7))
    _, prices = bound.lowest(first, False, math.inf, after(100))
    begun = Diver(bound, prices, engine.table(), encode.encode(pile))._beginnings()
    assert {len(cards) for cards in begun} == {12}
    losses = [bound.loss(cards, prices) for cards in begun]
    assert losses == sorted(losses)
    assert losses[0] == pytest.approx(0.0, abs=CLOSE)  # one of those that the program takes
    spelled = [bound.letters[cards] for cards in begun]
    assert all(spelled.count(letters) <= SPELLED_ALIKE for letters in spelled)


def test_a_choice_without_room_is_not_played() -> None:
    """With eight leftovers that nothing joins the row is full at once."""
    engine = Engine(lexicon_of(["MUR"]), Options())
    pile = encode.encode("XXXXXXXMUR".replace("X", "T"))
    player = WordPlayer(engine.table(), pile, WordChoice(10), {})
    assert player.play() is None


def test_the_words_chosen_are_joined_card_by_card() -> None:
    engine = Engine(lexicon_of(["MUR", "SON", "TIR"]), Options())
    pile = encode.encode("MSTUOIRNR")
    choice = WordChoice(9, [bytes([0, 3, 6]), bytes([1, 4, 7])])
    moves = WordPlayer(engine.table(), pile, choice, {}).play()
    assert moves is not None
    assert len(moves) == 2  # the cards behind the first seven


def laid(word: str, pile: str, free: list[int]) -> bytes | None:
    """Lay a word with the first free cards that fit; None if they do not."""
    cards: list[int] = []
    for letter in word:
        card = next((c for c in free if pile[c] == letter and c not in cards), None)
        if card is None:
            return None
        cards.append(card)
    return bytes(cards)


def test_room_for_six_pieces_is_enough_to_play() -> None:
    engine = Engine(lexicon_of(WORDS), Options())
    table, roomy = engine.table(), 0
    for seed in range(400):
        dice = Dice(seed)
        pile = "".join(dice.shuffled("AAEIIMMNOORRSSTTUU")[: 8 + dice.below(10)])
        free, chosen = list(range(len(pile))), []
        for word in dice.shuffled(WORDS):
            if cards := laid(word, pile, dice.shuffled(free)):
                free = [card for card in free if card not in cards]
                chosen.append(cards)
        pieces = [
            sum(open_runs(cards, drawn) for cards in chosen) + sum(card < drawn for card in free)
            for drawn in range(7, len(pile))
        ]
        if max(pieces) <= ROOM:
            roomy += 1
            choice = WordChoice(len(pile), chosen)
            assert WordPlayer(table, encode.encode(pile), choice, {}).play() is not None
    assert roomy > 40
