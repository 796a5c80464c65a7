"""The quick `greedy` does what the plain one does."""

import pytest

from baliwords.core.shuffle import Dice
from baliwords.letters.game import LetterGame, letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.lexicon.store import lexicon_of
from baliwords.solver.letters.at_sight import greedy_player, random_player
from baliwords.solver.letters.glance import quick_greedy
from tests.letters.toy import FRENCH

lexicon = lexicon_of(FRENCH.split())
game: LetterGame = letter_game(lexicon)


@pytest.mark.parametrize("rule", [{}, {"validation": "challenge"}, {"partial_rule": "prefix"}])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_quick_greedy_plays_as_the_plain_one(seats: int, rule: dict[str, str]) -> None:
    options = Options(seats=seats, **rule)  # type: ignore[arg-type]
    judge = Judge(lexicon, options)
    quick, plain = quick_greedy(judge), greedy_player(judge)
    state, dice = game.new(options, 5), Dice(seats)
    while game.outcome(state) is None:
        view = game.view(state, game.to_move(state))
        assert quick(view) == plain(view)
        others = random_player(judge, dice.bits())
        state = game.apply(state, quick(view) if dice.below(2) else others(view))
