"""Challenge mode: what doubting gains against a liar, and costs against an honest opponent.

Run: python -m benchmarks.challenges [--levels regular,fast] [--deals 100] [--lang fr]

Each deal is played from both seats, by a computer that doubts as its level does and by the same
one that never doubts; the difference of the two margins is what doubting brings. The opponent is
`greedy`, who never doubts, and who lays nonsense in one turn of ten or in none.
"""

import argparse
from collections.abc import Callable

from baliwords.core.shuffle import Dice
from baliwords.letters.game import letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Assemble, Move
from baliwords.letters.options import Options
from baliwords.letters.state import Table
from baliwords.letters.view import View
from baliwords.lexicon.store import load_lexicon
from baliwords.solver.letters.answer import Effort
from baliwords.solver.letters.at_sight import Computer
from baliwords.solver.letters.contest import mean_and_error, play_out
from baliwords.solver.letters.opponents import new_player

SEED = 4_000_000_000
TRIES = 20


def meek(inner: Computer) -> Computer:
    """Return a player who lets every column stand."""

    def choose(view: View) -> Move:
        window = view.table.window
        return Accept() if window and window.challenger is None else inner(view)

    return choose


def liar(inner: Computer, judge: Judge, seed: int, one_in: int) -> Computer:
    """Return a player who lays nonsense in one turn of so many; never if 0."""
    dice = Dice(seed)

    def choose(view: View) -> Move:
        table = view.table
        move = inner(view)
        lies = one_in and isinstance(move, Assemble) and not table.ending
        if table.window or not lies or dice.below(one_in):
            return move
        return nonsense(table, judge, dice) or move

    return choose


def nonsense(table: Table, judge: Judge, dice: Dice) -> Assemble | None:
    """Return an own column and another that no word holds side by side."""
    own = list(table.units(table.turn))
    every = [unit for seat in range(len(table.rows)) for unit in table.units(seat)]
    for _ in range(TRIES):
        one, other = own[dice.below(len(own))], every[dice.below(len(every))]
        column = table.column(one) + table.column(other)
        if one != other and "?" not in column and not judge.is_part(column):
            return Assemble((one, other))
    return None


def margins(
    level: str, lang: str, one_in: int, deals: int, wrap: Callable[[Computer], Computer]
) -> list[float]:
    """Return the mean margin of a level on each deal, over both seats."""
    options, lexicon = Options(language=lang, seats=2, validation="challenge"), load_lexicon(lang)
    game, judge, effort = letter_game(lexicon), Judge(lexicon, options), Effort(samples=100)
    found = []
    for seed in range(SEED, SEED + deals):
        total = 0
        for seat in (0, 1):
            mine = wrap(new_player(level, options, seed, effort, judge))
            other = liar(meek(new_player("greedy", options, 0, effort, judge)), judge, seed, one_in)
            players = [mine, other] if seat == 0 else [other, mine]
            outcome = game.outcome(play_out(game, game.new(options, seed), players))
            assert outcome is not None
            total += outcome.scores[seat] - outcome.scores[1 - seat]
        found.append(total / 2)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", default="regular,skilled,greedy,fast,expert")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--lang", default="fr", choices=["fr", "de"])
    asked = parser.parse_args()
    for level in asked.levels.split(","):
        for one_in in (10, 0):
            doubting = margins(level, asked.lang, one_in, asked.deals, lambda player: player)
            never = margins(level, asked.lang, one_in, asked.deals, meek)
            gain, error = mean_and_error([a - b for a, b in zip(doubting, never, strict=True)])
            against = "lays nonsense 1 in 10" if one_in else "is honest"
            print(
                f"{asked.lang} {level}: against one who {against}, doubting brings "
                f"{gain:+.1f} ± {error:.1f} points a game ({2 * asked.deals} games each way)",
                flush=True,
            )


if __name__ == "__main__":
    main()
