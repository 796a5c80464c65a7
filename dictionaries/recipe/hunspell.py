"""Expand a Hunspell dictionary: every form of every entry, each with its tags."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

FLAG_LENGTH = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the .dic file: `aimer/a0p+() po:v1_it_q__a fq:8`."""

    root: str
    flags: tuple[str, ...]
    tags: tuple[str, ...]

    def tagged(self, kind: str) -> tuple[str, ...]:
        """Return the values of one kind of tag, e.g. `tagged("po")`."""
        return tuple(tag[len(kind) + 1 :] for tag in self.tags if tag.startswith(kind + ":"))


@dataclass(frozen=True, slots=True)
class Form:
    """One inflected form: its spelling, the word it inflects, the tags its affix rule adds."""

    spelling: str
    base: str
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One affix rule: take `strip` away where `condition` holds, put `add` there."""

    strip: str
    add: str
    flags: tuple[str, ...]
    condition: re.Pattern[str]
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Affixes:
    """The rules of an .aff file with two-letter flags."""

    suffixes: dict[str, tuple[Rule, ...]]
    prefixes: dict[str, tuple[Rule, ...]]
    need_affix: str


def read_entries(text: str) -> Iterator[Entry]:
    """Read the .dic file: entries, after a count and between comments."""
    for line in text.splitlines():
        if line.isdecimal() or line.startswith("# "):
            continue
        head, *tags = line.split("\t")
        root, _, flags = head.partition("/")
        if root:
            yield Entry(root, _split_flags(flags), tuple(tags))


def read_affixes(text: str) -> Affixes:
    """Read the .aff file; rules that only write an apostrophe are no use here and left out."""
    rules: dict[str, dict[str, list[Rule]]] = {"SFX": {}, "PFX": {}}
    need_affix = ""
    for line in text.splitlines():
        fields = line.partition("#")[0].split()
        if fields[:1] == ["NEEDAFFIX"]:
            need_affix = fields[1]
        if len(fields) < 5 or fields[0] not in rules or "'" in fields[3].partition("/")[0]:
            continue
        rules[fields[0]].setdefault(fields[1], []).append(_read_rule(fields))
    suffixes, prefixes = ({f: tuple(r) for f, r in rules[k].items()} for k in ("SFX", "PFX"))
    return Affixes(suffixes, prefixes, need_affix)


def expand(entry: Entry, affixes: Affixes) -> Iterator[Form]:
    """Give every form of the entry; elided ones (l'arbre) are not among them."""
    yield from _inflect(entry.root, entry.flags, affixes)
    for flag in entry.flags:
        for rule in affixes.prefixes.get(flag, ()):
            if rule.condition.match(entry.root):
                yield from _inflect(rule.add + entry.root[len(rule.strip) :], rule.flags, affixes)


def _inflect(root: str, flags: tuple[str, ...], affixes: Affixes) -> Iterator[Form]:
    if affixes.need_affix not in flags:
        yield Form(root, root, ())
    for flag in flags:
        for rule in affixes.suffixes.get(flag, ()):
            if rule.condition.search(root):
                stem = root[: len(root) - len(rule.strip)]
                yield Form(stem + rule.add, root, rule.tags)


def _read_rule(fields: list[str]) -> Rule:
    kind, _, strip, add, condition = fields[:5]
    spelling, _, flags = add.partition("/")
    anchored = f"{condition}$" if kind == "SFX" else f"^{condition}"
    return Rule(
        strip="" if strip == "0" else strip,
        add="" if spelling == "0" else spelling,
        flags=_split_flags(flags),
        condition=_compiled(anchored),
        tags=tuple(fields[5:]),
    )


def _split_flags(flags: str) -> tuple[str, ...]:
    return tuple(flags[i : i + FLAG_LENGTH] for i in range(0, len(flags), FLAG_LENGTH))


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
