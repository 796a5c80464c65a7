"""Writing into a person's TOML file: what is set changes, all else in it stays, comments too.

A file that cannot be read is never overwritten: the complaint names the line.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from baliwords.errors import BadOption, MissingData
from baliwords.files.durable import write_whole
from baliwords.files.foreign import foreign_text
from baliwords.files.trouble import place_of, reason_of
from baliwords.speech import _

if TYPE_CHECKING:
    from tomlkit import TOMLDocument


def set_key(path: Path, key: str, value: str | bool) -> None:
    """Set one key of a file, before its first table."""
    document = _read(path)
    document[key] = value
    _write(path, document.as_string())


def set_table(path: Path, name: str, texts: Mapping[str, str]) -> None:
    """Let a table of a file hold these texts and no others; what stays the same is not touched."""
    import tomlkit

    document = _read(path)
    if not isinstance(document.get(name), dict):
        document[name] = tomlkit.table()
    table: Any = document[name]
    for key in [key for key in table if key not in texts]:
        del table[key]
    for key, text in texts.items():
        if _as_text(table.get(key)) != text:
            table[key] = int(text) if text.isdecimal() else text
    _write(path, document.as_string())


def _as_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(path: Path) -> "TOMLDocument":
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    text = foreign_text(path, _('settings like lang = "de"')) if path.exists() else ""
    try:
        return tomlkit.parse(text)
    except (TOMLKitError, RecursionError) as error:
        raise BadOption(
            _(
                "{path!r} is left as it is: {place} (mend it, or move it away)",
                path=str(path),
                place=place_of(error),
            )
        ) from None


def _write(path: Path, text: str) -> None:
    """Replace the file, where it really lies, at one stroke: killed on the way, the old stays."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(Path(os.path.realpath(path)), text, mode=0o666)
    except OSError as error:
        raise MissingData(
            _("cannot write {path!r}: {error}", path=str(path), error=reason_of(error))
        ) from None
