"""A rulebook: the entries of one game, from TOML files that lie side by side.

A file holds entries by their ids; `words.toml` holds what people call a topic or a tag. Words
that every game shares lie beside this module.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from baliwords.errors import BadNotation
from baliwords.files.parsed_once import parsed_once
from baliwords.rulebook.entry import LANGUAGES, Language, RuleEntry
from baliwords.rulebook.folding import fold
from baliwords.speech import _, together

_LETTERS = frozenset("LTMDG")
"""What ids begin with: rules of the three games, decisions, gaps."""
QUOTED = 60
"""So much of what is not found is quoted."""
_COMMON = Path(__file__).with_name("words.toml")


def with_whole_ids(words: Iterable[str]) -> list[str]:
    """Put ids together that were typed apart: `L 22` means L22."""
    put: list[str] = []
    for word in words:
        if put and word[:1].isdecimal() and put[-1].upper() in _LETTERS:
            put[-1] += word
        else:
            put.append(word)
    return put


class Book:
    """The rules of one game, read when first asked for."""

    def __init__(
        self,
        name: str,
        folder: Path,
        files: tuple[str, ...],
        within: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self._files = files
        self._within = within or {}
        """A topic that holds others."""
        self.sources = (*(folder / f"{file}.toml" for file in (*files, "words")), _COMMON)

    @cached_property
    def entries(self) -> tuple[RuleEntry, ...]:
        """Every entry by topic, within one as the files have them: rules before decisions."""
        every = [
            RuleEntry.from_toml(name, facts)
            for file in self._files
            for name, facts in self._texts[file].items()
        ]
        places = {topic: place for place, topic in enumerate(self.topics)}
        return tuple(sorted(every, key=lambda entry: places[entry.topic]))

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics, in the order in which the words name them."""
        return tuple(self.words["topic"])

    @cached_property
    def by_id(self) -> Mapping[str, RuleEntry]:
        """The entries by their ids."""
        return {entry.id: entry for entry in self.entries}

    def entry(self, name: str) -> RuleEntry:
        """Return one entry by its id."""
        found = self.by_id.get(name.upper())
        if found is None:
            raise BadNotation(
                _("no rule {name!r} ({ids})", name=name[:QUOTED].upper(), ids=self.ids)
            )
        return found

    @property
    def ids(self) -> str:
        """The ids there are, in words."""
        letters = dict.fromkeys(name[0] for name in self.by_id)
        numbers = {
            letter: [int(name[1:]) for name in self.by_id if name[0] == letter]
            for letter in letters
        }
        spans = (
            _("{first} to {last}", first=f"{a}{min(found)}", last=f"{a}{max(found)}")
            for a, found in numbers.items()
        )
        return together(*spans, between=", ")

    def is_id(self, word: str) -> bool:
        """Say whether a word looks like the id of an entry, in this book or in another game's."""
        return word[:1].upper() in _LETTERS and word[1:].isascii() and word[1:].isdecimal()

    def called(self, table: str, name: str, language: Language = "en") -> str:
        """Return how a topic, a kind, a confidence or a tag is called."""
        found: str = self.words[table][name][language][0]
        return found

    @cached_property
    def words(self) -> Mapping[str, Mapping[str, Mapping[str, list[str]]]]:
        """The words of the game: table, name, language, words."""
        return {**self._texts["common"], **self._texts["words"]}

    def select(self, words: Iterable[str]) -> tuple[RuleEntry, ...]:
        """Return the entries of the topics, kinds and ids that are named, or all of them."""
        wanted = [self._named(word) for word in with_whole_ids(words)]
        if not wanted:
            return self.entries
        return tuple({entry.id: entry for entries in wanted for entry in entries}.values())

    def group(self, name: str) -> tuple[RuleEntry, ...]:
        """Return the entries of a topic or a kind, as people call it; none if there is no such."""
        topics, kinds, key = self._names("topic"), self._names("kind"), fold(name.strip())
        if key in topics:
            topic = topics[key]
            return tuple(e for e in self.entries if e.topic in self._within.get(topic, (topic,)))
        return tuple(entry for entry in self.entries if entry.kind == kinds.get(key))

    def language_of(self, name: str, usual: Language) -> Language:
        """Return the language in which a topic or a kind is called so, the usual one if it is."""
        key = fold(name.strip())
        for language in (usual, *LANGUAGES):
            for table in ("topic", "kind"):
                groups = (called[language] for called in self.words[table].values())
                if any(key == fold(word) for group in groups for word in group):
                    return language
        return usual

    def _named(self, word: str) -> tuple[RuleEntry, ...]:
        if found := self.group(word):
            return found
        if self.is_id(word.strip()):
            return (self.entry(word.strip()),)
        from difflib import get_close_matches

        near = get_close_matches(fold(word), [*self._names("topic"), *self._names("kind")], n=1)
        hint = (
            _("did you mean {near!r}?", near=near[0])
            if near
            else _("a topic is {topics}", topics=", ".join(self.topics))
        )
        raise BadNotation(
            _(
                "no topic or rule {word!r} ({hint}; a rule is like {example})",
                word=word[:QUOTED],
                hint=hint,
                example=self._example,
            )
        )

    @property
    def _example(self) -> str:
        return self.entries[0].id

    def _names(self, table: str) -> dict[str, str]:
        """Return what the topics or kinds are called, folded, in any language."""
        names = {}
        for name, called_in in self.words[table].items():
            names[fold(name)] = name
            names |= {fold(word): name for group in called_in.values() for word in group}
        return names

    @cached_property
    def _texts(self) -> Mapping[str, Mapping[str, Any]]:
        found: Mapping[str, Mapping[str, Any]] = parsed_once(
            f"{self.name}-rules", self.sources, self._parse
        )
        return found

    def _parse(self) -> dict[str, dict[str, Any]]:
        import tomllib

        names = (*self._files, "words", "common")
        return {
            name: tomllib.loads(source.read_text(encoding="utf-8"))
            for name, source in zip(names, self.sources, strict=True)
        }
