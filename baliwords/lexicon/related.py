"""Related words: the other forms of a word, as far as the data tell them; nothing is guessed."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from baliwords.lexicon.knowledge import Lemma
    from baliwords.lexicon.lexicon import Lexicon


class Family(NamedTuple):
    """What a word is a form of, and the other forms of that which are in the list."""

    lemma: "Lemma"
    forms: tuple[str, ...]
    """The commonest first."""


def families(lexicon: "Lexicon", word: str) -> list[Family]:
    """Return the families of a folded word of the list; those of which it is the only form too."""
    known = lexicon.knowledge
    by_name = {(one.lemma, one.pos): one for one in reversed(known.lemmas(word))}
    return [
        Family(lemma, _admitted(lexicon, word, known.forms(lemma)))
        for lemma in reversed(by_name.values())
    ]


def _admitted(lexicon: "Lexicon", word: str, forms: Iterable[str]) -> tuple[str, ...]:
    there = [form for form in forms if form != word and lexicon.is_word(form)]
    common = lexicon.knowledge.commonness
    return tuple(sorted(there, key=lambda form: (-common(form), form)))


def lines_by_lemma(lines: Iterable[str]) -> Iterator[str]:
    """Turn the lines `FORM<TAB>lemma|kind|…;…` round: `lemma|kind<TAB>FORM FORM`, sorted."""
    forms: dict[str, list[str]] = {}
    for line in lines:
        form, entries, *_rest = line.split("\t")
        for entry in filter(None, entries.split(";")):
            forms.setdefault(entry[: entry.rindex("|")], []).append(form)
    for name in sorted(forms):
        yield f"{name}\t{' '.join(dict.fromkeys(forms[name]))}"
