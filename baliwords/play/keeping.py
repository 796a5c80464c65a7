"""Games on disk: where they lie, how they are kept, taken up, left and put away."""

import secrets
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from baliwords.core.game import Game
from baliwords.core.journal import Journal, open_journals
from baliwords.core.match import Match
from baliwords.core.record import Header, Record, help_line
from baliwords.errors import BaliwordsError
from baliwords.files.folders import data_folder
from baliwords.files.trouble import reason_of
from baliwords.games import check_known
from baliwords.play.calendar import today
from baliwords.speech import _

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

_SEED_BITS = 64
"""So many that nobody finds a seed again from the cards that lie open."""
_TYPED_BITS = 32
"""More than people type; one number in four thousand millions that are drawn is as short."""


def journal_folder() -> Path:
    """Return where games in progress are kept."""
    return data_folder() / "journal"


def finished_folder() -> Path:
    """Return where finished games are kept."""
    return data_folder() / "games"


def new_seed() -> int:
    """Return the number of a deal that nobody has chosen."""
    return secrets.randbits(_SEED_BITS)


def is_drawn(seed: int) -> bool:
    """Tell whether a number is one that nobody has chosen: those that people type are short."""
    return seed >> _TYPED_BITS > 0


def deal(game: AnyGame, header: Header) -> AnyMatch:
    """Deal a game that is not kept yet; what cannot be dealt is refused."""
    return Match(game, header)


def keep(match: AnyMatch) -> None:
    """Keep a game that can be played from now on, from its first moment."""
    match.journal = Journal.create(journal_folder(), match.header)


def unfinished(games: Iterable[str], in_use: bool = False) -> Iterator[tuple[Journal, Record]]:
    """Yield the games in progress of these kinds, the newest first; damaged ones are left out.

    Those that another program plays now are left out too, unless `in_use` asks for them.
    """
    for journal in open_journals(journal_folder()):
        try:
            if journal.in_use and not in_use:
                continue
            record = journal.read()
        except (BaliwordsError, OSError):  # `damaged` tells of it
            continue
        if record.header.game in games:
            yield journal, record


def damaged(folder: Path | None = None) -> Iterator[str]:
    """Yield a sentence for each game on disk that cannot be read: which file, and why."""
    for journal in open_journals(folder or journal_folder()):
        try:
            check_known(journal.read())
        except (BaliwordsError, OSError) as error:
            if not begun(journal.path):
                continue
            yield left_alone(journal, error)


def left_alone(journal: Journal, error: BaliwordsError | OSError) -> str:
    """Say which game cannot be taken up, and why; its file stays as it is."""
    return _(
        "{path!r} cannot be read and is left alone: {why}",
        path=str(journal.path),
        why=error.args[0] if isinstance(error, BaliwordsError) else reason_of(error),
    )


def begun(path: Path) -> bool:
    """Say whether a file was ever a game.

    One that was claimed, but never written, is left by a program that was killed before its
    game began; one that is not there has just been finished by another program.
    """
    try:
        about = path.stat()
        return about.st_size > 0 or not stat.S_ISREG(about.st_mode)
    except FileNotFoundError:
        return path.is_symlink()  # a link that leads nowhere stays, and is told of
    except OSError:
        return True


def note_help(journal: Journal, record: Record, kind: str) -> None:
    """Write down that a game in progress was helped by a command of its own."""
    if kind not in record.header.help:
        journal.append(help_line(kind))


def take_up(game: AnyGame, journal: Journal) -> AnyMatch:
    """Take up a game in progress."""
    return Match.resume(game, journal)


def leave(match: AnyMatch) -> None:
    """Leave a game: one without a move is forgotten, any other waits on disk."""
    if match.journal is None:
        return
    if match.moves:
        match.journal.release()
    else:
        match.journal.drop()
    match.journal = None


def finish(match: AnyMatch) -> Path | None:
    """Put the record of a finished game among the finished ones and return its place."""
    if match.journal is None:
        return None
    match.header = match.header._replace(day=today().isoformat())
    path = match.journal.finish(match.record, finished_folder())
    match.journal = None
    return path
