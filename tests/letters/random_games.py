"""Random games of 1-4 players under random house rules, checked at every move.

`test_properties.py` plays some of them in the suite, `soak.py` as many as one likes. A game
is made of its number alone, so a bad one can be played again.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import NamedTuple

from baliwords.core.game import Deal
from baliwords.core.record import Header, Record, replay
from baliwords.letters.cards import PACK, face
from baliwords.letters.game import LetterGame, letter_game
from baliwords.letters.moves import Accept, Move, Pass, Remove, Stop
from baliwords.letters.options import Options
from baliwords.letters.state import Row, State
from tests.letters.toy import golden_words

MOST_PLIES = 3_000
"""No game was ever near it; without a bound, a game that does not end would hang the suite."""


USEFUL = {"fr": "AEILMNORSTUÄÖÜ?", "de": "ABEGHIMNORSTUÄÖÜ?"}
"""The cards of short piles: games with J and W would be over before much has happened."""


GAMES_BY_RULES = 10
"""So many games in a row share their house rules, and with them what is known of columns."""


class Played(NamedTuple):
    """What a checked game was like."""

    options: Options
    plies: int
    reason: str


@lru_cache
def game_in(language: str) -> LetterGame:
    return letter_game(golden_words(language))


def play_checked(number: int) -> Played:
    """Play the random game of this number to its end; raise where a promise is broken."""
    options = random_options(Random(number // GAMES_BY_RULES))
    return check_game(game_in(options.language), options, Random(number))


def check_game(game: LetterGame, options: Options, chance: Random) -> Played:
    """Play a random game under these rules to its end; raise where a promise is broken."""
    deal = random_deal(options, chance)
    state = game.new(options, deal)
    cards = all_cards(state)
    lines: list[str] = []
    while moves := list(game.legal_moves(state)):
        check_moves(game, state, moves, chance)
        move = choose(moves, chance)
        lines.append(game.write_move(state, move))
        after = game.apply(state, move)
        assert all_cards(after) == cards, "cards in pile, table and removed words are the packs"
        check_whole_columns(state, after)
        if chance.random() < 0.05:
            check_view(game, after, game.outcome(after) is not None, chance)
        state = after
        assert len(lines) < MOST_PLIES, "a game ends"
    outcome = game.outcome(state)
    assert outcome is not None, "a game without a move is over"
    if chance.random() < 0.2:
        check_view(game, state, True, chance)
    check_record(game, options, deal, lines, state)
    return Played(options, len(lines), outcome.reason)


# --- chance -----------------------------------------------------------------------------


def random_options(chance: Random) -> Options:
    """Any house rules; often narrow rows, because they make short games."""
    seats = chance.randint(1, 4)
    narrow, wide = ([2, 3], [4, 5]) if seats > 1 else ([3, 4, 5], [6, 7])
    columns = chance.choice(wide if chance.random() < 0.1 else narrow)
    flag = (True, False)
    return Options(
        language=chance.choice(["fr", "de"]),
        seats=seats,
        bali_bonus=chance.choice(["50", "60", "x2", "x3"]),
        min_word_length=chance.choice([3, 3, 3, 4, 5]),
        joker_fix=chance.choice(["on_join", "on_removal"]),
        umlaut_as_plain=chance.choice(flag),
        partial_rule=chance.choice(["factor", "factor", "prefix"]),
        joker_in_scored_word=chance.choice(flag),
        unique_words=chance.choice(flag),
        show_removed=chance.choice(flag),
        cut_joker=chance.choice(["first", "last", "recut"]),
        columns_by_players=((seats, columns),),
        packs_by_players=((seats, chance.randint(1, 2)),),
        refill=chance.choice(["turn", "round"]),
        steal_complete_words=chance.choice(flag),
        build_in_empty_slot=chance.choice(flag),
        endphase_removal=chance.choice(["same_turn", "separate_turn"]),
        pass_policy=chance.choice(["strict", "lenient"]),
        validation=chance.choice(["auto", "auto", "challenge"]),
    )


def random_deal(options: Options, chance: Random) -> Deal:
    """Now and then whole packs by a seed, else a few cards, so that the end comes soon."""
    if chance.random() < 0.02:
        return chance.randrange(2**64)
    useful = [card for card in PACK * options.packs if card in USEFUL[options.language]]
    fewest = options.seats * options.columns
    most = min(len(useful), fewest + chance.choice([3, 9, 18, 30]))
    return "".join(chance.sample(useful, chance.randint(min(fewest, most), most)))


def choose(moves: Sequence[Move], chance: Random) -> Move:
    """Any move, but words are often taken off, most bluffs stand, and few games are stopped."""
    if Accept() in moves and chance.random() < 0.7:
        return Accept()
    taking = [move for move in moves if isinstance(move, Remove) or getattr(move, "remove", False)]
    lively = [move for move in moves if not isinstance(move, Stop | Pass)]
    chosen = taking if taking and chance.random() < 0.4 else lively
    return chance.choice(chosen if chosen and chance.random() < 0.95 else moves)


# --- promises ---------------------------------------------------------------------------


def all_cards(state: State) -> list[str]:
    """Every card of the game as it is printed, wherever it lies."""
    table = "".join(column for row in state.table.rows for column in row)
    taken = "".join(removal.column for removal in state.removed)
    return sorted(map(face, state.pile + table + taken))


def check_moves(game: LetterGame, state: State, moves: Sequence[Move], chance: Random) -> None:
    """Each listed move is legal, applies and is read as it is written: all, or some of them."""
    assert len(set(moves)) == len(moves), "no move is listed twice"
    some = moves if chance.random() < 0.01 else [chance.choice(moves)]
    for move in some:
        assert game.apply(state, move) != state  # raises what `why_illegal` says
        text = game.write_move(state, move)
        assert game.read_move(state, text) == move, text


def check_whole_columns(before: State, after: State) -> None:
    """No column is ever split (L23); only a lost challenge takes one apart, by undoing it."""
    window = before.table.window
    new = after.removed[len(before.removed) :]
    now = [column for row in after.table.rows for column in row] + [r.column for r in new]
    split = [column for column in long_columns(before.table.rows) if not inside(column, now)]
    if window and split:
        assert window.challenger is not None, f"{split} was split"
        split = [column for column in long_columns(window.rows_before) if not inside(column, now)]
    assert not split, f"{split} was split"


def long_columns(rows: Iterable[Row]) -> list[str]:
    return [column for row in rows for column in row if len(column) > 1]


def inside(column: str, now: Iterable[str]) -> bool:
    return any(column in longer for longer in now)


def check_view(game: LetterGame, state: State, over: bool, chance: Random) -> None:
    """A view is the same whatever lies hidden in the pile and, under L27, among the removed."""
    hidden = "".join(chance.sample(state.pile, len(state.pile)))
    options = state.table.options
    open_words = over or options.show_removed
    removed = (
        state.removed
        if open_words
        else tuple(
            replace(removal, column="QQQ", word="QQQ", points=0) for removal in state.removed
        )
    )
    other = replace(state, pile=hidden, removed=removed)
    seat = chance.randrange(options.seats)
    assert game.view(other, seat) == game.view(state, seat), "a view shows something hidden"


def check_record(
    game: LetterGame, options: Options, deal: Deal, lines: Sequence[str], end: State
) -> None:
    """A record is read as it is written, and replays to the same end."""
    names = tuple(f"player{seat + 1}" for seat in range(options.seats))
    header = Header(game.name, deal, names, game.write_options(options))
    text = str(Record(header)) + "".join(f"{line}\n" for line in lines)
    record = Record.parse(text)
    assert str(record) == text
    *_, last = replay(record, game)
    assert last == end
    assert repr(last) == repr(end)
