"""The deal of the day: the same cards for everybody, from the date, the language and the rules.

A day begins at midnight UTC. The first game of a player with these cards is the one that
counts; played on its day, it also counts for the streak. Nothing is kept but the records.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256

from baliwords.core.record import Header, replay
from baliwords.games import game_of
from baliwords.letters.options import Options, write_options
from baliwords.letters.scoring import has_bali
from baliwords.letters.state import State
from baliwords.play.archive import Kept, kept_games
from baliwords.play.calendar import today
from baliwords.play.letters.sitting import new_header
from baliwords.speech import _, counted, together

_VERSION = "baliwords daily 1"
ONE_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Daily:
    """The solitaire of one day."""

    day: date
    options: Options

    @property
    def seed(self) -> int:
        """The deal: a number made of the day, the language and the rules alone."""
        rules = "".join(f"{key}: {text}\n" for key, text in sorted(self._rules().items()))
        named = f"{_VERSION}\n{self.day.isoformat()}\n{rules}"
        return int.from_bytes(sha256(named.encode()).digest()[:8], "big")

    def _rules(self) -> dict[str, str]:
        return {"language": self.options.language, **write_options(self.options)}

    def header(self, name: str) -> Header:
        """Return the header of a game with these cards."""
        return new_header(self.options, self.seed, (name,))

    def before(self) -> "Daily":
        """Return the solitaire of the day before."""
        return Daily(self.day - ONE_DAY, self.options)

    def is_dealt_in(self, header: Header) -> bool:
        """Tell whether a game has these cards and these rules."""
        rules = dict(header.options) == write_options(self.options)
        return header.game == "letters" and header.deal == self.seed and rules


@dataclass(frozen=True, slots=True)
class Attempt:
    """The game that counts on a day."""

    kept: Kept
    points: int
    bali: bool
    words: tuple[int, ...]
    """How long the words are that were taken off, the longest first."""
    on_its_day: bool

    @property
    def assisted(self) -> bool:
        """Whether moves were taken back or hints were given."""
        return self.kept.record.header.assisted


def attempt_of(daily: Daily, games: Iterable[Kept]) -> Attempt | None:
    """Return the first finished game with the cards of a day, if there is one."""
    found = [kept for kept in games if daily.is_dealt_in(kept.record.header)]
    return _attempt(daily, min(found, key=lambda kept: kept.when)) if found else None


def _attempt(daily: Daily, kept: Kept) -> Attempt:
    state = _end(kept)
    lengths = sorted((len(removal.column) for removal in state.removed), reverse=True)
    outcome = game_of(kept.record).outcome(state)
    points = outcome.scores[0] if outcome else state.table.scores[0]
    on_its_day = kept.day == daily.day
    return Attempt(kept, points, has_bali(state.table, 0), tuple(lengths), on_its_day)


def _end(kept: Kept) -> State:
    *_before, last = replay(kept.record, game_of(kept.record))
    state: State = last
    return state


def streak(daily: Daily, games: Iterable[Kept]) -> int:
    """Count the days in a row, up to this one or the one before, that were played on their day."""
    by_seed: dict[object, list[Kept]] = {}
    for kept in games:
        by_seed.setdefault(kept.record.header.deal, []).append(kept)

    def played(one: Daily) -> bool:
        found = [k for k in by_seed.get(one.seed, []) if one.is_dealt_in(k.record.header)]
        return bool(found) and min(found, key=lambda kept: kept.when).day == one.day

    if not played(daily):
        daily = daily.before()
    days = 0
    while played(daily):
        days, daily = days + 1, daily.before()
    return days


def share(daily: Daily, attempt: Attempt | None, days: int = 0) -> str:
    """Write what can be sent to friends: lines of words and numbers, no card, no picture.

    The same on every machine; a front end says it in the language of the dictionary.
    """
    name = _(
        "Bali of {day}, {language}",
        day=daily.day.isoformat(),
        language=_language(daily.options.language),
    )
    if attempt is None:
        how = _("Not played yet: baliwords daily --date {day}", day=daily.day.isoformat())
        return together(name, how, between="\n")
    lines = [name, _result(attempt)]
    if attempt.words:
        lengths = ", ".join(map(str, attempt.words))
        lines.append(_("Letters of the words: {lengths}", lengths=lengths))
    if attempt.assisted:
        lines.append(_("With help"))
    if days > 1:
        lines.append(counted("{count} day in a row", "{count} days in a row", days))
    return together(*lines, between="\n")


def shared_today(header: Header, options: Options) -> str:
    """Write what can be shared of a game that has just ended; nothing if it is another deal."""
    daily = Daily(today(), options)
    if not daily.is_dealt_in(header):
        return ""
    games = list(kept_games())
    return share(daily, attempt_of(daily, games), streak(daily, games))


def _result(attempt: Attempt) -> str:
    points = counted("{count} point", "{count} points", attempt.points)
    words = counted("{count} word", "{count} words", len(attempt.words))
    if attempt.bali:
        return _("{points}, {words}, with a BALI", points=points, words=words)
    return _("{points}, {words}", points=points, words=words)


def _language(language: str) -> str:
    return {"fr": _("French"), "de": _("German")}.get(language, language)
