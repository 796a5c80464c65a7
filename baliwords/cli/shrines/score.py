"""`baliwords shrines score`: count the points at the end of a game on a real table."""

from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.signature import Argument, Option
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from baliwords.shrines.state import Player

GOODS = ("rice", "peanut", "banana", "pepper")
COUNTED = (*GOODS, "shrines", "stones", "points")
_MOST_PLAYERS = 4  # D59
_SHRINES = 9  # T1


def score(
    players: Annotated[
        list[str],
        Argument(
            "One text a player: a name and what lies before him, "
            "'Anna: rice=3 pepper=2 shrines=1 stones=5 points=4'."
        ),
    ],
    altar: Annotated[str, Option("Cards of each good on the altar: 'rice=3 peanut=4 pepper=5'.")],
) -> Reply:
    """Count the points at the end of a game (T35-T38), line by line.

    What is not named counts as none; points are the tokens taken during the game.

    Example: baliwords shrines score --altar "rice=3 peanut=4 banana=4 pepper=5"
    "Robert: pepper=2 banana=3 rice=3 peanut=1 shrines=1 stones=5" "Jessica: rice=4 stones=9"
    """
    from baliwords.play.shrines.tell import score_lines, winners_line
    from baliwords.shrines.scoring import altar_values, final_score, winners_by

    counts = _read_counts(altar, GOODS)
    values = altar_values([counts[good] for good in GOODS])
    named = [_read_player(text, number) for number, text in enumerate(players, 1)]
    _check_box(counts, named)
    scores = [final_score(player, values) for _, player in named]
    winners = winners_by([player for _, player in named], [found.total for found in scores])
    names = [name for name, _ in named]
    rows = [_as_json(name, found) for name, found in zip(names, scores, strict=True)]
    worth = dict(zip(GOODS, values, strict=True))
    lines = [*score_lines(scores, values, names)]
    lines += [winners_line(winners, names)] if len(names) > 1 else []
    value = {"values": worth, "players": rows, "winners": [names[i] for i in winners]}
    return Reply(value, lines)


def _check_box(altar: dict[str, int], named: "list[tuple[str, Player]]") -> None:
    """Refuse what the box does not hold: players, cards of a good, shrines (T1, T3, D59)."""
    from baliwords.shrines.cards import SACRIFICES_PER_GOOD, Card, Good

    names = [name for name, _player in named]
    if len(names) > _MOST_PLAYERS:
        raise BadInput(
            sentence(
                "{count} players: the game is for at most {most}",
                count=len(names),
                most=_MOST_PLAYERS,
            )
        )
    if twice := next((name for name in names if names.count(name) > 1), ""):
        raise BadInput(sentence("{name!r} is named twice (give each player a name)", name=twice))
    players = [player for _name, player in named]
    there = {g.value: altar[g.value] + sum(p.sacrifices.count(g) for p in players) for g in Good}
    there["shrines"] = sum(player.front.count(Card.SHRINE) for player in players)
    for what, count in there.items():
        most = _SHRINES if what == "shrines" else SACRIFICES_PER_GOOD
        if count > most:
            raise BadInput(
                sentence(
                    "{count} {what} in all: the box has {most}", count=count, what=what, most=most
                )
            )


def _as_json(name: str, found: Any) -> dict[str, Any]:
    return {
        "name": name,
        "points": found.tokens,
        "shrines": found.shrines,
        "stones": found.stones,
        "sacrifices": dict(zip(GOODS, found.sacrifices, strict=True)),
        "total": found.total,
    }


def _read_player(text: str, number: int) -> "tuple[str, Player]":
    from baliwords.shrines.cards import Card, Good
    from baliwords.shrines.state import Player

    name, colon, rest = text.partition(":")
    named = name.strip() if colon else ""
    counts = _read_counts(rest if colon else text, COUNTED)
    goods = tuple(good for good in Good for _ in range(counts[good.value]))
    front = (Card.SHRINE,) * counts["shrines"]
    who = named or sentence("player {number}", number=number)
    return who, Player((), front, goods, counts["stones"], counts["points"])


def _read_counts(text: str, known: tuple[str, ...]) -> dict[str, int]:
    """Read `rice=3 pepper=2`; commas and a singular are fine too."""
    counts = dict.fromkeys(known, 0)
    told: set[str] = set()
    for part in text.replace(",", " ").split():
        key, equals, number = part.partition("=")
        key = next((name for name in known if key.lower() in (name, name.removesuffix("s"))), "")
        right = equals and number.isascii() and number.isdecimal() and len(number) <= 4
        if not key or not right:
            raise BadInput(
                sentence(
                    "cannot read {part!r} (expected a count like rice=3; known: {names})",
                    part=part[:40],
                    names=", ".join(known),
                )
            )
        if key in told:
            raise BadInput(
                sentence(
                    "{key!r} is given twice in {text!r} (say how many once, like rice=3)",
                    key=key,
                    text=text.strip()[:60],
                )
            )
        told.add(key)
        counts[key] = int(number)
    return counts
