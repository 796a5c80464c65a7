"""What others make of a deal that somebody has played alone."""

from baliwords.letters.judge import Judge
from baliwords.letters.players import greedy_player
from baliwords.letters.simulation import play_out
from baliwords.tui.dictionary import Dictionary
from baliwords.tui.keeping import LetterMatch
from baliwords.tui.tongue import _


def compare(match: LetterMatch, dictionary: Dictionary) -> str:
    """Say what the computer scores on the same deal; nothing where others had a part in it."""
    start = match.states[0]
    if not start.table.options.solitaire:
        return ""
    judge = Judge(dictionary.lexicon, start.table.options)
    end = play_out(match.game, start, [greedy_player(judge)])
    outcome = match.game.outcome(end)
    assert outcome is not None
    return _("The same deal, played at sight by greedy: {points} points.", points=outcome.scores[0])
