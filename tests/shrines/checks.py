"""A random game that is checked at every step; the test suite and the soak run it."""

from collections import Counter
from collections.abc import Iterator

from baliwords.core.game import Outcome
from baliwords.core.record import Header, Line, Record, replay
from baliwords.core.shuffle import Dice
from baliwords.shrines.cards import DECK, GOODS, ORACLES, SACRIFICES_PER_GOOD, Card, Good
from baliwords.shrines.game import SHRINES
from baliwords.shrines.moves import Buy, Claim, Look, Move, Pass, Play, Take
from baliwords.shrines.options import Options, write_options
from baliwords.shrines.state import Phase, State

Step = tuple[State, Move, State]
WISHES = (Look(), Play(Card.SHRINE), Play(Card.STONEMASON), Claim(False), Pass())


def random_game(options: Options, seed: int, eager: bool = False) -> Iterator[Step]:
    """Play legal moves at random to the end; eager players save for shrines, and look."""
    dice = Dice(~seed)
    state = SHRINES.new(options, seed)
    while SHRINES.outcome(state) is None:
        moves = list(SHRINES.legal_moves(state))
        if state.phase is Phase.TAKE:  # II.4: the demon never blocks everything
            assert len(moves) == (3 if options.demon else 4)
        move = moves[dice.below(len(moves))]
        if eager:
            move = next((wish for wish in WISHES if wish in moves), move)
        after = SHRINES.apply(state, move)
        yield state, move, after
        state = after


def check_game(options: Options, seed: int, *, replayed: bool = True) -> Outcome:
    """Play a random game, check all of it and return how it ended."""
    whole = all_cards(options)
    refills, moves = 0, []
    for before, move, after in random_game(options, seed):
        moves.append(str(move))
        refills += check_step(before, move, after)
        if after.turn != before.turn or after.phase is Phase.OVER:
            assert playing_cards(after) == whole
            assert sacrifice_cards(after) == dict.fromkeys(GOODS, SACRIFICES_PER_GOOD)
    check_end(after, refills)
    if replayed:
        check_replay(options, seed, moves, after)
    outcome = SHRINES.outcome(after)
    assert outcome is not None
    return outcome


def check_replay(options: Options, seed: int, moves: list[str], end: State) -> None:
    """The record of the game, written and read, leads to the same end."""
    header = Header("shrines", seed, ("a",) * options.seats, write_options(options))
    record = Record(header, tuple(Line(i, text) for i, text in enumerate(moves, 1)))
    *_, last = replay(Record.parse(str(record)), SHRINES)
    assert last == end


def check_end(state: State, refills: int) -> None:
    """II.4: the game ends on a refill that finds two cards, after 8 or 10 whole ones."""
    assert refills == (10 if state.options.oracle else 8)
    assert state.last_column is not None
    assert len(state.market[state.last_column]) == 2
    if not state.options.oracle:
        taken = sum(DECK.values()) - sum(map(len, state.market))
        assert 36 <= taken <= 45
        assert 12 <= state.turn <= 45


def check_step(before: State, move: Move, after: State) -> int:
    """Check one step; return how many whole columns of four were drawn in it."""
    assert_money_is_accounted_for(before, move, after)
    assert all(after.market), "a column is laid anew at once"
    assert all(0 <= left <= SACRIFICES_PER_GOOD for left in after.supply)
    assert all(player.stones >= 0 and len(player.hand) <= 3 for player in after.players)
    drawn = len(before.pile) - len(after.pile)
    assert drawn in (0, 4, 8, 12) or (after.phase is Phase.OVER and drawn % 4 == 2)
    return drawn // 4


def assert_money_is_accounted_for(before: State, move: Move, after: State) -> None:
    """Every stone and point that changed hands has its rule."""
    stones = [player.stones for player in before.players]
    points = [player.points for player in before.players]
    mover = before.players[before.decider]
    if isinstance(move, Buy):
        farmers = sum(card.good is move.good for card in mover.front)
        stones[before.decider] -= 5 - farmers if farmers < 5 else 0
    elif isinstance(move, Play):
        stones[before.decider] -= 7 if move.card is Card.SHRINE else move.count - 1
    elif isinstance(move, Claim):
        gains = award([p.front.count(Card.SHRINE) for p in before.players])
        (points if move.points else stones)[before.decider] += gains[before.decider]
    kind = scored_in_this_step(before, move, after)
    if kind in (Card.STONEMASON, Card.PRIEST):
        purse = stones if kind is Card.STONEMASON else points
        for seat, gain in enumerate(award([p.front.count(kind) for p in before.players])):
            purse[seat] += gain
    assert stones == [player.stones for player in after.players]
    assert points == [player.points for player in after.players]


def scored_in_this_step(before: State, move: Move, after: State) -> Card | None:
    """T26, worked out from the market alone."""
    if after.phase is Phase.OVER or before.phase not in (Phase.TAKE, Phase.LOOK, Phase.KEEP):
        return None
    if after.turn == before.turn:
        return None
    column = move.column if isinstance(move, Take) else before.last_column
    assert column is not None
    return after.market[column][-1]


def award(counts: list[int]) -> list[int]:
    """T28-T30 in the plainest words: count, and one more for whoever beats all others."""
    gains = []
    for seat, count in enumerate(counts):
        others = counts[:seat] + counts[seat + 1 :]
        gains.append(count + 1 if count >= 2 and all(count > other for other in others) else count)
    return gains


def all_cards(options: Options) -> Counter[Card]:
    """Every playing card that a game with these options has."""
    cards = Counter(DECK)
    cards[Card.ORACLE] = ORACLES if options.oracle else 0
    cards[Card.STONEMASON] += options.seats
    for goods in options.start_farmers[: options.seats]:
        cards.update(Card(good.value) for good in goods)
    return +cards


def playing_cards(state: State) -> Counter[Card]:
    """Every playing card, wherever it lies."""
    cards = Counter((*state.pile, *state.box))
    for column in state.market:
        cards.update(column)
    for player in state.players:
        cards.update(player.hand)
        cards.update(player.front)
    return cards


def sacrifice_cards(state: State) -> Counter[Good]:
    """Every sacrifice card, wherever it lies."""
    cards = Counter(dict(zip(GOODS, state.supply, strict=True)))
    cards.update(offering.good for offering in state.altar)
    for player in state.players:
        cards.update(player.sacrifices)
    return cards
