"""Games that go on: taking up an unfinished one, and what is said when one is left."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from baliwords.cli.talk import agreed, complain
from baliwords.errors import BadInput, BadRecord
from baliwords.speech import _ as sentence
from baliwords.translation import _, counted

if TYPE_CHECKING:
    from baliwords.core.journal import Journal
    from baliwords.core.record import Header, Record

Sitting = TypeVar("Sitting")


def sitting_wanted(
    header: "Header",
    take_up: Callable[["Journal"], Sitting],
    begin: Callable[["Header"], Sitting],
    offer: bool,
    resume: bool,
) -> Sitting:
    """Return the newest unfinished game, if it is wanted and there is one, or else a new one."""
    if not (offer or resume):
        return begin(header)
    found = _unfinished(header.game, take_up, ask=not resume)
    if found is not None:
        return found
    why_new = _why_new(header.game) if resume else ""
    begun = begin(header)
    if why_new:  # said when the new game can be played, and does begin
        complain(why_new)
    return begun


def _why_new(game: str) -> str:
    """Say why no game is taken up: there is none, or none that another program does not play."""
    from baliwords.play.keeping import unfinished

    if next(unfinished([game], in_use=True), None) is not None:
        return _("Another program plays the unfinished game; a new one begins.")
    return _("There is no unfinished game; a new one begins.")


def _unfinished(game: str, take_up: Callable[["Journal"], Sitting], ask: bool) -> Sitting | None:
    from baliwords.play.keeping import damaged, unfinished

    for complaint in damaged():
        complain(complaint)
    for journal, record in unfinished([game]):
        if ask and not _wanted(record):
            return None
        try:
            return take_up(journal)
        except BadInput as error:
            raise BadRecord(
                sentence(
                    "{path!r}: {error} (mend or remove the file, or begin with --new)",
                    path=str(journal.path),
                    error=error,
                )
            ) from error
    return None


def _wanted(record: "Record") -> bool:
    question = counted(
        "Resume the unfinished game of {names} ({count} move)? [Y/n] ",
        "Resume the unfinished game of {names} ({count} moves)? [Y/n] ",
        len(record.moves),
        names=", ".join(record.header.players),
    )
    return agreed(question)


def kept(command: str) -> str:
    """Say how a game that was left is taken up again."""
    return _("The game is kept; 'baliwords {command} --resume' takes it up again.", command=command)


def any_seed(seed: int | None) -> int:
    """Return the seed asked for, or a new one."""
    if seed is not None:
        return seed
    from baliwords.play.keeping import new_seed

    return new_seed()
