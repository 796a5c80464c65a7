"""`baliwords stats`: the finished games of each player, summed up."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.show import Column, Columns, Shown, is_watched, knows_unicode, room
from baliwords.cli.signature import Option
from baliwords.cli.talk import complain
from baliwords.translation import _, speak

if TYPE_CHECKING:
    from baliwords.play.statistics.account import Account, Played
    from baliwords.play.statistics.rivals import Standing

_CHART = (72, 6)


def stats(
    player: Annotated[str | None, Option("Only the games of this player.")] = None,
    csv: Annotated[Path | None, Option("Write every game into a file of this name.")] = None,
) -> Reply:
    """Sum up the finished games kept on this machine, each sort of them apart.

    Solitaires, games of several and shrine games are apart, and so are games in which moves
    were taken back or the program gave hints or counted letters (assisted), deals that the
    player had met before (repeated), cards that somebody has chosen or left out (chosen), and
    games with real cards (real). Accuracy is that of the games which were analysed. Who has
    played against computers at a table of two is told the strongest level of which at least half
    of four games or more were won.

    Example: baliwords stats --player Anna
    """
    from baliwords.play.statistics.account import accounts, played_games
    from baliwords.play.statistics.ledger import open_ledger
    from baliwords.play.statistics.rivals import standings

    with open_ledger(complain) as ledger:
        found = accounts(ledger, player)
        ranks = standings(ledger, player)
        if csv is not None:
            _write_csv(csv, played_games(ledger, player))
    value = {
        "players": [account.as_json() for account in found],
        "ratings": [standing.as_json() for standing in ranks],
    }
    return Reply(value, _shown(found, ranks))


def _write_csv(path: Path, games: Sequence["Played"]) -> None:
    from csv import writer
    from io import StringIO

    from baliwords.files.foreign import write_foreign

    text = StringIO(newline="")
    rows = writer(text)
    rows.writerow(games[0]._fields if games else ["path"])
    rows.writerows(games)
    write_foreign(path, text.getvalue())


def _shown(found: list["Account"], ranks: list["Standing"]) -> Iterator[Shown]:
    from baliwords.play.statistics.tell import standing_line

    if not found:
        yield _("No finished games yet; 'baliwords play' begins one.")
        return
    titles = (_("games"), _("mean"), _("best"), "BALI", _("won"), _("accuracy"))
    numbers = (Column(title, right=True) for title in titles)
    first = (Column(_("player"), "bold"), Column(_("table")), Column(_("kind")))
    columns = (*first, *numbers, Column(_("best words")))
    yield Columns(columns, [_row(account.as_json()) for account in found])
    for standing in ranks:
        yield speak(standing_line(standing))
    if is_watched():
        yield from _charts(max(found, key=lambda account: len(account.games)))


def _charts(account: "Account") -> Iterator[Shown]:
    """Draw the games of the longest row, for a person."""
    from baliwords.play.chart import bars, curve

    if len(account.games) < 3:
        return
    width, plain = min(_CHART[0], room() - 2), not knows_unicode()
    yield ""
    yield _("{player}: games by points", player=account.player)
    yield from bars([(str(low), count) for low, count in account.distribution()], width, plain)
    yield _("Mean of the last ten games")
    yield from curve(account.trend(), width, _CHART[1], plain)
    if len(account.accuracies()) > 1:
        yield _("Accuracy of the games that were analysed")
        yield from curve(account.accuracies(), width, _CHART[1], plain)


def _row(account: dict[str, Any]) -> list[str]:
    from baliwords.play.statistics.tell import kind_in_words, table_in_words

    words = ", ".join(f"{w['word']} {w['points']}" for w in account["best_words"])
    won = f"{account['won']}/{account['against']}" if account["against"] else ""
    accuracy = account["accuracy"]
    share = "" if accuracy is None else _("{accuracy:.1f} %", accuracy=accuracy)
    mean = _("{points:.1f}", points=account["mean"])
    numbers = [str(account["games"]), mean, str(account["best"]), str(account["bali"])]
    sort = [speak(table_in_words(account["table"])), speak(kind_in_words(account["kind"]))]
    return [speak(account["player"]), *sort, *numbers, won, share, words]
