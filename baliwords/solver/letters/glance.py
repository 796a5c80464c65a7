"""The player `greedy` by the kernels: what `at_sight` means, in a few milliseconds.

It walks the word graph with the columns at hand, where `at_sight` lists every order of them.
"""

from baliwords.letters.judge import Judge
from baliwords.letters.moves import Move
from baliwords.letters.view import View
from baliwords.lexicon.lexicon import Lexicon
from baliwords.solver.letters import encode
from baliwords.solver.letters.at_sight import Computer, Recall, defend, greedy_player
from baliwords.solver.letters.kernels import sight
from baliwords.solver.letters.several import lay_out, read_turn, why_unknown, with_rules
from baliwords.solver.letters.vocabulary import shared_index


def quick_greedy(judge: Judge, recall: Recall = str) -> Computer:
    """Return the player who takes the best word at sight, quick wherever it can be.

    House rules that the kernels do not know, a list that is no lexicon, and kernels that were
    not compiled leave it to the plain player, which does the same.
    """
    lexicon = getattr(judge.words, "lexicon", judge.words)
    slow = str(sight.__file__).endswith(".py") or why_unknown(judge.options) is not None
    if slow or not isinstance(lexicon, Lexicon):
        return greedy_player(judge, recall)
    circle = _circle(lexicon, judge)

    def choose(view: View) -> Move:
        if view.table.window:
            return defend(view.table, judge, recall)
        lay_out(circle, view.table)
        return read_turn(*circle.at_sight())

    return choose


def _circle(lexicon: Lexicon, judge: Judge) -> sight.Sight:
    options = judge.options
    reads, values = encode.letters_read(options), encode.card_values(options)
    return with_rules(sight.Sight(shared_index(lexicon, options), reads, values), options)
