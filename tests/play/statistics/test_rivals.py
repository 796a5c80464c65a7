"""How people stand against the computers."""

from baliwords.core.record import Header, Line, Record
from baliwords.play.keeping import finished_folder
from baliwords.play.statistics.ledger import open_ledger
from baliwords.play.statistics.rivals import Standing, standings
from baliwords.play.statistics.tell import standing_line

RULES = {"language": "fr", "seats": "2", "pass_policy": "lenient"}


def keep(number: int, *players: str) -> None:
    """Put a game among the finished ones in which both pass at once: a shared victory."""
    record = Record(Header("letters", number, players, RULES), (Line(1, "-"), Line(2, "-")))
    path = finished_folder() / f"game-{number:04}.bali"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(str(record), encoding="utf-8")


def found(player: str | None = None) -> list[Standing]:
    with open_ledger() as ledger:
        return standings(ledger, player)


def test_games_of_two_against_a_computer_are_counted_by_level() -> None:
    for number in range(4):
        keep(number, "Anna", "casual")
    keep(10, "Anna", "expert")
    keep(11, "Anna", "Ben")
    keep(12, "casual", "greedy")
    (anna,) = found()
    assert anna.met == (("casual", 4, 4), ("expert", 1, 1))
    assert anna.level == "casual"
    assert "a match for casual" in standing_line(anna)
    assert found("Ben") == []


def test_few_or_lost_games_tell_no_level() -> None:
    assert Standing("Anna", (("casual", 3, 3),)).level == ""
    assert Standing("Anna", (("casual", 4, 2), ("expert", 10, 1))).level == "casual"
    assert "match" not in standing_line(Standing("Anna", (("casual", 9, 1),)))
