"""Finished games as ordinary records, where `replay`, `analyse` and `stats` find them."""

from contextlib import suppress

from baliwords.core.record import Record
from baliwords.files.durable import write_whole
from baliwords.play.calendar import today
from baliwords.play.keeping import finished_folder


def keep_record(code: str, record: Record) -> None:
    """Write a finished game once; the log has it too, so a full disk loses nothing."""
    path = finished_folder() / f"table-{code.lower()}.bali"
    with suppress(OSError):
        if path.exists():
            return
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        dated = record._replace(header=record.header._replace(day=today().isoformat()))
        write_whole(path, str(dated))
