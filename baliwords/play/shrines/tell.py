"""The shrine game in plain sentences: for the line mode, replays and screen readers.

Everything is told from a `View`, so a sentence cannot give away what its reader must not
know.
"""

from collections.abc import Iterable, Sequence

from baliwords.play.shrines.deeds import deed
from baliwords.play.victory import victory
from baliwords.shrines.cards import GOODS, Card, Good, Offering
from baliwords.shrines.legal import price
from baliwords.shrines.moves import (
    Buy,
    Claim,
    Keep,
    Look,
    Move,
    Offer,
    Pass,
    Play,
    Take,
)
from baliwords.shrines.names import (
    a_card,
    cards,
    good_card,
    good_cards,
    good_name,
    goods,
    many,
    stones,
    stones_or_points,
)
from baliwords.shrines.scoring import FinalScore, amounts
from baliwords.shrines.state import Phase
from baliwords.shrines.view import Seat, View
from baliwords.speech import Sentence, _, counted, plain, points_of, to_or_of, together

Names = Sequence[str]


def grouped(shown: Iterable[Card]) -> str:
    """Write cards by kind: `1 stonemason, 2 rice farmers`."""
    shown = tuple(shown)
    kinds = dict.fromkeys(shown)
    return together(*(cards(kind, shown.count(kind)) for kind in kinds), between=", ") or _(
        "nothing"
    )


def goods_line(held: Sequence[Good]) -> str:
    """Write sacrifice cards by good: `2 rice, 1 pepper`."""
    kinds = [good for good in GOODS if good in held]
    return together(*(goods(good, held.count(good)) for good in kinds), between=", ") or _("none")


def _each(worth: Sequence[int]) -> str:
    """Write a number for each good: `rice 3, peanut 0`."""
    pairs = zip(GOODS, worth, strict=True)
    return together(
        *(_("{good} {number}", good=good_name(good), number=number) for good, number in pairs),
        between=", ",
    )


def _cards_of(count: int) -> Sentence:
    return counted("{count} card", "{count} cards", count)


# The table


def table_lines(view: View, names: Names) -> list[str]:
    """Describe all that the seat sees."""
    supply = together(
        *(goods(good, left) for good, left in zip(GOODS, view.supply, strict=True)), between=", "
    )
    head = _(
        "Turn {turn}, {name}. {cards} in the pile.",
        turn=view.turn,
        name=names[view.active],
        cards=_cards_of(view.pile_size),
    )
    return [
        together(head, altar_line(view)),
        _("Market, each column from top to bottom; the last card can be taken:"),
        *market_lines(view),
        _("Supply of sacrifice cards: {supply}.", supply=supply),
        *(seat_line(view, seat, names) for seat in range(len(names))),
        *own_lines(view),
    ]


def altar_line(view: View) -> str:
    """Describe the altar."""
    if not view.altar_size:
        return _("The altar is empty.")
    top: str = (
        _("{good} on top", good=good_name(view.altar_top))
        if view.altar_top
        else _("the top one face down")
    )
    if view.laid_open:
        lying = goods_line([offering.good for offering in view.laid_open.altar])
        top = together(lying, top, between="; ")
    return _("Altar: {cards}, {top}.", cards=_cards_of(view.altar_size), top=top)


def market_lines(view: View) -> list[str]:
    """Describe the four columns."""
    lines: list[str] = []
    for column, lying in enumerate(view.market):
        named = together(*(card.title for card in lying), between=", ")
        told = {"number": column + 1, "cards": named}
        if column == view.demon:
            lines.append(_("  {number}: {cards} (the demon: closed)", **told))
        else:
            lines.append(_("  {number}: {cards}", **told))
    return lines


def seat_line(view: View, seat: int, names: Names) -> str:
    """Describe what lies openly before a player."""
    public = view.seats[seat]
    name = names[seat]
    line = _(
        "{name}: {stones}, {points}, {cards}. In front: {front}.",
        name=to_or_of(name, name, _("{name} (you)", name=name)) if seat == view.seat else name,
        stones=stones(public.stones),
        points=points_of(public.points),
        cards=counted("{count} sacrifice card", "{count} sacrifice cards", public.sacrifice_count),
        front=grouped(public.front),
    )
    if not view.laid_open or seat == view.seat:
        return line
    return together(
        line,
        _("Hand: {cards}.", cards=grouped(view.laid_open.hands[seat])),
        _("Sacrifice cards: {cards}.", cards=goods_line(view.laid_open.sacrifices[seat])),
    )


def own_lines(view: View) -> list[str]:
    """Describe what only this seat sees."""
    lines: list[str] = [_("Your hand: {cards}.", cards=grouped(view.hand))]
    lines.append(_("Your sacrifice cards: {cards}.", cards=goods_line(view.sacrifices)))
    if view.looked:
        seen = together(*map(_offering, view.looked), between=", ")
        lines.append(_("You look at the altar, from the top: {cards}.", cards=seen))
    return lines


def _offering(offering: Offering) -> str:
    if offering.face_up:
        return _("{good} face up", good=good_name(offering.good))
    return _("{good} face down", good=good_name(offering.good))


# A question


def question(view: View) -> str:
    """Ask the one who decides for his decision."""
    held = stones(view.seats[view.decider].stones)
    match view.phase:
        case Phase.BUY:
            return _("Buy a sacrifice card? You have {stones}.", stones=held)
        case Phase.PLAY:
            return _("What do you play? You have {stones}.", stones=held)
        case Phase.OFFER if view.decider == view.active:
            return _("Which card do you offer, face down on the altar?")
        case Phase.OFFER:
            return _("Which card do you offer, face up on the altar?")
        case Phase.TOP:
            return _("Which card from the supply goes face up on top of the altar?")
        case Phase.TAKE:
            missing = 3 - len(view.hand)
            return _("Take the bottom card of which column? ({missing} to take)", missing=missing)
        case Phase.LOOK:
            return _("An oracle came up. Look at the top of the altar and keep a card?")
        case Phase.KEEP:
            return _("Which of these cards do you keep? (1 is the top one)")
        case Phase.CLAIM:
            amount = view.shares[0].amount
            return counted(
                "Your shrines score {count}: {count} stone or {count} point?",
                "Your shrines score {count}: {count} stones or {count} points?",
                amount,
            )
        case Phase.REPLACE:
            assert view.scored is not None and view.scored.good is not None
            return _(
                "There is no {card} left. Take another good instead?",
                card=good_card(view.scored.good),
            )
    return _("The game is over.")


def explain(view: View, move: Move) -> str:
    """Say what a move would do, where its notation does not say it."""
    match move:
        case Buy(good):
            cost = price(view, good)
            return _("for {stones}", stones=stones(cost)) if cost else _("for nothing")
        case Play(Card.SHRINE, _count):
            return _("for 7 stones, then everybody offers")
        case Play(card, count):
            return _explain_play(view, card, count)
        case Offer(Good() as good):
            return _("you keep {number}", number=view.sacrifices.count(good) - 1)
        case Take(column):
            return _explain_take(view, column)
        case Look():
            return _("see its top cards and keep one")
        case Keep(int() as place):
            return good_name(_looked(view, place))
        case Claim(points):
            return (points_of if points else stones)(view.shares[0].amount)
        case Pass():
            return _("no, thank you")
    return ""


def _explain_play(view: View, card: Card, count: int) -> str:
    lying = cards(card, view.seats[view.decider].front.count(card) + count)
    if count == 1:
        return _("then {cards} in front", cards=lying)
    return _("for {stones}; then {cards} in front", stones=stones(count - 1), cards=lying)


def _looked(view: View, place: int) -> Good:
    """Return the good that lies at a place of the look; the place counts from the top."""
    return view.looked[place].good


def _explain_take(view: View, column: int) -> str:
    *rest, card = view.market[column]
    last = view.seats[view.decider].hand_size == 2
    if not rest:
        then: str = _("then a new column scores") if last else _("then a new column")
    elif last:
        then = _("{cards} score", cards=many(rest[-1]))
    else:
        then = _("uncovers {card}", card=a_card(rest[-1]))
    return together(card.title, then, between=", ")


# What happened


def what_happened(before: View, move: Move, after: View, names: Names) -> list[str]:
    """Tell a move and what followed from it, as the seat of the views saw it."""
    said = [deed(before, move, names[before.decider])]
    if isinstance(move, Play) and before.demon != after.demon and after.demon is not None:
        said.append(_("The demon moves to column {number}.", number=after.demon + 1))
    said += _new_column(before, move, after)
    said += _scoring(before, move, after, names)
    return said


def _new_column(before: View, move: Move, after: View) -> list[str]:
    if not isinstance(move, Take) or after.pile_size == before.pile_size:
        return []
    if after.phase is Phase.OVER:
        return [_("The pile is used up: the game is over.")]
    lying = together(*(card.title for card in after.market[move.column]), between=", ")
    said: list[str] = [_("New column {number}: {cards}.", number=move.column + 1, cards=lying)]
    oracles = len(after.box) - len(before.box)
    if oracles:
        said.append(
            counted("{count} oracle went to the box.", "{count} oracles went to the box.", oracles)
        )
    return said


def _scoring(before: View, move: Move, after: View, names: Names) -> list[str]:
    """Tell the scoring that this move set off (T26)."""
    column = move.column if isinstance(move, Take) else before.last_column
    began = before.phase in (Phase.TAKE, Phase.LOOK, Phase.KEEP)
    ended = after.turn != before.turn or after.phase in (Phase.CLAIM, Phase.REPLACE)
    if not (began and ended) or column is None or after.phase is Phase.OVER:
        return []
    kind = after.market[column][-1]
    gains = zip(names, _gains(before, move, after, kind), strict=True)
    shown = together(
        *(_("{name} {gain}", name=name, gain=gain) for name, gain in gains if gain), between=", "
    )
    told = shown or _("nobody has any")
    return [plain(_("{cards} score: {gains}", cards=many(kind), gains=told))]


def _gains(before: View, move: Move, after: View, kind: Card) -> list[str]:
    if kind.good is None:
        unit = {Card.STONEMASON: stones, Card.PRIEST: points_of}.get(kind, stones_or_points)
        found = amounts([seat.front.count(kind) for seat in before.seats])
        return [unit(amount) if amount else "" for amount in found]
    kept = before.decider if isinstance(move, Keep) else None
    more = [
        _more_cards(*pair) - (seat == kept)
        for seat, pair in enumerate(zip(before.seats, after.seats, strict=True))
    ]
    return [good_cards(kind.good, count) if count else "" for count in more]


def _more_cards(before: Seat, after: Seat) -> int:
    return after.sacrifice_count - before.sacrifice_count


# The end


def score_lines(scores: Sequence[FinalScore], values: Sequence[int], names: Names) -> list[str]:
    """Tell the final points line by line."""
    lines: list[str] = [_("Points per sacrifice card: {worth}.", worth=_each(values))]
    for name, score in zip(names, scores, strict=True):
        lines.append(
            _(
                "{name}: {points} (tokens {tokens}, shrines {shrines}, stones {stones}, {cards}).",
                name=name,
                points=points_of(score.total),
                tokens=score.tokens,
                shrines=score.shrines,
                stones=score.stones,
                cards=_each(score.sacrifices),
            )
        )
    return lines


def winners_line(winners: Sequence[int], names: Names) -> str:
    """Say who won."""
    return victory([names[seat] for seat in winners])
