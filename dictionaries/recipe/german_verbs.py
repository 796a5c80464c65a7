"""Conjugate the German verbs that the word list lacks, from their principal parts."""

from collections.abc import Iterable, Iterator

ADJECTIVE_ENDINGS = ("", "e", "em", "en", "er", "es")
WEAK_PAST = ("te", "test", "ten", "tet")


def read_verbs(text: str) -> Iterator[list[str]]:
    """Read `weg|schieben schob geschoben  # reason` lines: the principal parts."""
    for line in text.splitlines():
        if parts := line.partition("#")[0].split():
            yield parts


def conjugate(parts: list[str]) -> set[str]:
    """Give every joined form of a verb: `weg|schieben` gives wegschiebt, wegzuschieben …

    The parts are infinitive, then for irregular ones past, participle and the changed
    present stem (`offen|lassen ließ gelassen läss`). A bar stands after a separable prefix.
    """
    prefix, bar, base = parts[0].rpartition("|")
    stem = base.removesuffix("n").removesuffix("e")
    forms = {base, *_present(stem, parts[3] if len(parts) > 3 else stem)}
    forms |= set(_past(stem, parts[1] if len(parts) > 1 else ""))
    participle = parts[2] if len(parts) > 2 else _weak_participle(stem, separable=bool(bar))
    forms |= {participle + ending for ending in ADJECTIVE_ENDINGS}
    forms |= {base + "d" + ending for ending in ADJECTIVE_ENDINGS}
    joined = {prefix + form for form in forms}
    if bar:
        joined.add(f"{prefix}zu{base}")
    return joined


def _present(stem: str, changed: str) -> Iterable[str]:
    link = "e" if stem.endswith(("d", "t", "chn", "mn", "fn")) else ""
    yield stem + "e"
    second = "t" if changed.endswith(("s", "ß", "z", "x")) else "st"
    own_link = link if changed == stem else ""
    yield changed + own_link + second
    yield changed if changed.endswith("t") and changed != stem else changed + own_link + "t"
    yield stem + link + "t"


def _past(stem: str, strong: str) -> Iterable[str]:
    if strong.endswith("te") or not strong:
        link = "e" if stem.endswith(("d", "t", "chn", "mn", "fn")) else ""
        root = strong.removesuffix("te") if strong else stem + link
        return [root + ending for ending in WEAK_PAST]
    second = "est" if strong.endswith(("s", "ß", "d", "t")) else "st"
    return [strong, strong + second, strong + "en", strong + "t"]


def _weak_participle(stem: str, *, separable: bool) -> str:
    link = "e" if stem.endswith(("d", "t", "chn", "mn", "fn")) else ""
    foreign = stem.endswith("ier")
    unstressed = not separable and stem.startswith(("be", "ent", "er", "ver", "zer", "über"))
    return ("" if foreign or unstressed else "ge") + stem + link + "t"
