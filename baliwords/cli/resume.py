"""Games that go on: taking up an unfinished one, and what is said when one is left."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from baliwords.errors import BadInput, BadRecord

if TYPE_CHECKING:
    from baliwords.core.match import Match
    from baliwords.core.record import Header


def play_kept(
    header: "Header", run: Callable[["Match[Any, Any, Any, Any]"], None], offer: bool, resume: bool
) -> None:
    """Run a match that is kept on disk: an unfinished one if wanted, else a new one."""
    from baliwords.core.record import Record
    from baliwords.games import game_of, start_match

    try:
        match = unfinished_match(header.game, ask=not resume) if offer or resume else None
        run(match or start_match(game_of(Record(header)), header))
    except EOFError:
        print(f"\n{kept(header.game)}")
    except KeyboardInterrupt:
        print(f"\n{kept(header.game)}")
        raise


def unfinished_match(game: str, ask: bool) -> "Match[Any, Any, Any, Any] | None":
    """Return the newest unfinished game, if there is one and the player wants it."""
    from baliwords.games import resume_match, unfinished

    for journal, record in unfinished(game):
        names = ", ".join(record.header.players)
        if ask:
            question = f"Resume the unfinished game of {names} ({len(record.moves)} moves)? [Y/n] "
            if input(question).strip().lower().startswith("n"):
                return None
        try:
            return resume_match(journal, record)
        except BadInput as error:
            raise BadRecord(
                f"{str(journal.path)!r}: {error} (mend or remove the file, or begin with --new)"
            ) from error
    if not ask:
        print("There is no unfinished game; a new one begins.", file=sys.stderr)
    return None


def kept(game: str) -> str:
    """Say how a game that was left is taken up again."""
    command = "play" if game == "letters" else f"{game} play"
    return f"The game is kept; 'baliwords {command} --resume' takes it up again."


def any_seed(seed: int | None) -> int:
    """Return the seed asked for, or a new one."""
    if seed is not None:
        return seed
    import secrets

    return secrets.randbelow(1_000_000)
