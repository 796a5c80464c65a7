"""The open game: legal, repeatable, never above the bound."""

import pytest

from baliwords.games import letters
from baliwords.letters.cards import PACK
from baliwords.letters.options import Options
from baliwords.lexicon.store import lexicon_of
from baliwords.solver.letters import open_game as openly
from baliwords.solver.letters.computers import engine_for
from baliwords.solver.letters.engine import Engine
from baliwords.solver.letters.open_game import best_open_game
from baliwords.solver.letters.training import deal
from baliwords.solver.letters.upper_bound import upper_bound
from tests.solver.letters.kernels import plain_kernels

WORDS = "MUR MURS MURIR ARMURE SON SONS TON TONS MAISON AMI AMIS LAME LAMES RIME RIMES SOT SOTS"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_moves_replay_to_the_points(language: str) -> None:
    options = Options(language=language)
    pile = "".join(deal(3))
    found = best_open_game(engine_for(options), pile, 0.2)
    game = letters(language)
    state = game.new(options, pile)
    for move in found.moves:
        state = game.apply(state, game.read_move(state, move))
    if game.outcome(state) is None:
        state = game.apply(state, game.read_move(state, "stop"))
    outcome = game.outcome(state)
    assert outcome is not None and outcome.scores == (found.points,)
    assert 100 < found.points <= found.upper


def test_compiled_and_plain_beams_are_the_same() -> None:
    engine = Engine(lexicon_of(WORDS.split()), Options())
    best = []
    for module in (None, plain_kernels()["beam"]):
        if module is not None:
            plain = module.Beam(engine.index, engine._reads, engine._values, engine.weights)
            engine.beam = lambda plain=plain: plain  # type: ignore[method-assign, misc]
        beams = openly._Beams(engine, PACK[::2] + PACK[1::2], 1, lambda: False)
        best.append(beams.run(30, None))
    assert best[0] == best[1]


def test_a_wider_beam_is_shared_out_among_threads_without_a_difference() -> None:
    engine = engine_for(Options())
    pile = "".join(deal(8))
    results = [openly._Beams(engine, pile, n, lambda: False).run(100, None) for n in (1, 2, 3)]
    assert results[0] == results[1] == results[2]


def test_no_word_is_worth_more_than_its_cards_cost() -> None:
    engine = Engine(lexicon_of([*WORDS.split(), "WHISKY", "KIWIS"]), Options())
    for word in ("WHISKY", "KIWIS", "MURIR", "WHIsKY"):
        cards = word if word.isupper() else "".join(c if c.isupper() else "?" for c in word)
        points = sum(engine.options.letter_values.of(card) for card in cards) * len(word)
        assert upper_bound(engine, cards).upper - 50 >= points
