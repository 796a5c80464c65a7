"""The figures of a player in words."""

from baliwords.play.statistics.account import Account
from baliwords.play.statistics.rivals import Standing
from baliwords.speech import _, counted


def account_line(account: Account) -> str:
    """Say in a sentence or two what the games of one sort came to."""
    found = account.as_json()
    games = counted("{count} game", "{count} games", found["games"])
    sort = _(
        "{player}, {table}, {kind}: {games}",
        player=account.player,
        table=table_in_words(account.table),
        kind=kind_in_words(account.kind),
        games=games,
    )
    if found["against"]:
        return _(
            "{sort}, {won} won, mean {mean:.1f}, best {best}.",
            sort=sort,
            won=found["won"],
            mean=found["mean"],
            best=found["best"],
        )
    return _(
        "{sort}, mean {mean:.1f}, best {best}, BALI {bali}.",
        sort=sort,
        mean=found["mean"],
        best=found["best"],
        bali=found["bali"],
    )


def standing_line(standing: Standing) -> str:
    """Say how a player stands against the computers, as far as enough games tell."""
    met = ", ".join(f"{name} {won}/{games}" for name, games, won in standing.met)
    if not standing.level:
        return _("{player} against computers: {met}.", player=standing.player, met=met)
    return _(
        "{player} against computers: {met}; a match for {level}.",
        player=standing.player,
        met=met,
        level=standing.level,
    )


def table_in_words(table: str) -> str:
    """Say at which sort of table games were played."""
    return {
        "solitaire": _("solitaire"),
        "several": _("several players"),
        "shrines": _("shrines"),
    }[table]


def kind_in_words(kind: str) -> str:
    """Say how games came about."""
    return {
        "honest": _("honest"),
        "assisted": _("assisted"),
        "house": _("house rules"),
        "repeated": _("met before"),
        "chosen": _("own cards"),
        "real": _("real cards"),
    }[kind]
