"""Data that people write and programs want at once: parsed the first time, then kept ready.

TOML reads well, but a parser has to be imported and run, which takes longer than a short
answer. So what is made of the sources is kept in the cache folder, in the form in which Python
keeps its own compiled code, and made again as soon as a source or the Python changes.
"""

import marshal
import sys
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from baliwords.errors import MissingData
from baliwords.files.cache import cached


def parsed_once(name: str, sources: Iterable[Path], make: Callable[[], Any]) -> Any:
    """Return what `make` makes of the sources: numbers, texts, tuples, lists, dictionaries."""

    def write(path: Path) -> None:
        path.write_bytes(marshal.dumps(make()))

    try:
        return marshal.loads(cached(name, _fingerprint(sources), write).read_bytes())
    except (OSError, MissingData):  # nowhere to keep it: slower, and as good
        return make()


def _fingerprint(sources: Iterable[Path]) -> str:
    crc = zlib.crc32(sys.version.encode())  # another Python may write it otherwise
    for source in sources:
        crc = zlib.crc32(source.read_bytes(), crc)
    return f"{crc:08x}"
