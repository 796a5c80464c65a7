"""The engine and its plain twin play the same games and agree at every move."""

from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from baliwords.letters.game import LetterGame, letter_game
from baliwords.letters.moves import Accept, Answer, Assemble, Move, Pass, Remove, Stop
from baliwords.letters.options import Options
from baliwords.letters.state import State, Unit
from tests.letters import twin
from tests.letters.against_twin import as_twin_move, engine_facts, twin_book, twin_facts
from tests.letters.strategies import house_rules
from tests.letters.toy import FRENCH, GERMAN, toy_words

MOST_PLIES = 80


def a_pile(options: Options, chance: Random) -> str:
    """Some cards in any order; of letters that the words have, so that there is much to do."""
    letters = FRENCH if options.language == "fr" else GERMAN
    useful = [card for card in twin.PACK * options.packs if card in letters + "ÄÖÜ?"]
    fewest = options.seats * options.columns
    return "".join(chance.sample(useful, chance.randint(fewest, min(len(useful), fewest + 20))))


def choose(moves: list[Move], chance: Random) -> Move:
    """Any move, but stop rarely and let most assemblies stand: short games meet few rules."""
    if Accept() in moves and chance.random() < 0.4:
        return Accept()
    lively = [move for move in moves if not isinstance(move, Stop | Pass)]
    return chance.choice(lively if lively and chance.random() < 0.95 else moves)


def good_answer(position: twin.Position) -> Answer | None:
    """A word that the challenged player might have in mind; the lists leave it out."""
    if position.laid is None or position.challenger is None:
        return None
    readings = position.book.readings(position.rows[position.turn][position.laid])
    words = sorted(position.book.words)
    return next((Answer(word) for word in words if any(r in word for r in readings)), None)


def any_move(state: State, chance: Random) -> Move:
    """A move without regard to the rules."""
    table = state.table
    places = [Unit(seat, slot) for seat, row in enumerate(table.rows) for slot in range(len(row))]
    units = tuple(chance.sample(places, chance.randint(1, 3)))
    letters = chance.choice(["", "", "E"])
    join = Assemble(units, letters, remove=chance.random() < 0.5)
    kinds: list[Move] = [join, join, join, Remove(chance.randrange(7)), Pass(), Stop()]
    return chance.choice(kinds)


def check_agreement(game: LetterGame, state: State, position: twin.Position) -> list[Move]:
    """Compare what both say of a position; return the legal moves."""
    assert engine_facts(game, state) == twin_facts(position)
    moves = list(game.legal_moves(state))
    listed = [as_twin_move(move) for move in moves]
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(twin.legal_moves(position))
    return moves


def check_other_moves(game: LetterGame, state: State, moves: list[Move], chance: Random) -> None:
    """Compare `why_illegal` on moves that nobody chose for being legal."""
    for _ in range(10):
        move = any_move(state, chance)
        if isinstance(move, Assemble) and len(move.units) > 2 and state.pile:
            continue  # may be a bluff that is not listed
        assert (game.why_illegal(state, move) is None) == (move in moves), move


def play_both(game: LetterGame, state: State, position: twin.Position, chance: Random) -> None:
    for _ in range(MOST_PLIES):
        moves = check_agreement(game, state, position)
        check_other_moves(game, state, moves, chance)
        if not moves:
            return
        move = good_answer(position) or choose(moves, chance)
        state = game.apply(state, move)
        position = twin.play(position, as_twin_move(move))


@settings(max_examples=100, deadline=None)
@given(options=house_rules(), seed=st.integers(0, 2**64 - 1))
def test_short_piles_are_played_alike_to_the_end(options: Options, seed: int) -> None:
    chance = Random(seed)
    pile = a_pile(options, chance)
    game = letter_game(toy_words(options.language))
    play_both(game, game.new(options, pile), twin.lay_out(twin_book(options), pile), chance)


@settings(max_examples=25, deadline=None)
@given(options=house_rules(), seed=st.integers(0, 2**64 - 1))
def test_seeds_are_dealt_and_played_alike(options: Options, seed: int) -> None:
    game = letter_game(toy_words(options.language))
    start, position = game.new(options, seed), twin.deal(twin_book(options), seed)
    play_both(game, start, position, Random(seed))


@settings(max_examples=20, deadline=None)
@given(options=house_rules(st.integers(1, 2)), seed=st.integers(0, 2**64 - 1))
def test_growing_finds_what_trying_all_selections_finds(options: Options, seed: int) -> None:
    """The only short cut of the twin: it gives up beginnings that are no part of a word."""
    position = twin.lay_out(twin_book(options), a_pile(options, Random(seed)))
    found = set(twin.growing(position, 0, (), "", ""))
    for count in (2, 3):
        tried = set(twin.selections(position, 0, count))
        legal = {choice for choice in tried if position.book.is_part(choice[2])}
        assert legal == {choice for choice in found if len(choice[0]) == count}


def test_the_twin_plays_the_worked_row_of_the_rules() -> None:
    """L18, L19, E1: T M U Z E R Q with K, V, R to come."""
    book = twin.Book(FRENCH)
    start = twin.lay_out(book, "TMUZERQKVR")
    after = twin.play(start, ("join", ((0, 1), (0, 2), (0, 5)), "", True))
    assert (after.rows, after.scores) == ([list("TKVZERQ")], [9])
    kept = twin.play(start, ("join", ((0, 1), (0, 2), (0, 5)), "", False))
    assert kept.rows == [["T", "MUR", "K", "Z", "E", "V", "Q"]]


def test_the_twin_scores_the_examples_of_the_rules() -> None:
    book = twin.Book(FRENCH)
    words = ["PARTIE", "PRATIQUEMENT", "MUR", "MuR", "WHISKY"]
    assert [book.points(word) for word in words] == [18, 144, 9, 24, 78]


def test_the_twin_judges_the_worked_position_of_l25() -> None:
    row = ["S", "ON", "AI", "T", "LAM", "R", "E"]
    position = twin.Position(twin.Book(FRENCH), [row], "XYZ")
    results = {column for _, _, column in twin.growing(position, 0, (), "", "")}
    assert {"SON", "TON", "AISON"} <= results
    assert "MAISON" not in results
    assert next(islice(twin.removals(position, 0), 1), None) is None
