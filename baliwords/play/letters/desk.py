"""The word desk: everything that is known about some letters, as sections of lines."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from baliwords.letters.cards import JOKER
from baliwords.letters.scoring import score
from baliwords.letters.values import DEFAULT_VALUES
from baliwords.lexicon.grammar import term
from baliwords.lexicon.related import families
from baliwords.play.letters.familiar import familiar_first
from baliwords.speech import _, counted, together

_SHOWN = 24
_WIDTH = 72


def answer(lexicon: Any, text: str, known_first: bool = True) -> str:
    """Write what the dictionary knows about a word, a part, some letters or a pattern."""
    if JOKER in text:
        return together(*_pattern(lexicon, text, known_first), between="\n\n")
    found = lexicon.explain(text)
    sections = [_verdict(found), *(_related(lexicon, found.word) if found.lemmas else ())]
    if not found.word.strip(lexicon.alphabet):  # made of cards
        sections += _around(lexicon, text, found.word, known_first)
    return together(*sections, between="\n\n")


def _verdict(found: Any) -> str:
    lines: list[str] = [_("{word}: {why}.", word=found.word, why=found.sentence)]
    if found.valid:
        scored = score(found.word, DEFAULT_VALUES)
        lines.append(
            counted(
                "{count} point: {cards} cards, values {sum}",
                "{count} points: {cards} cards, values {sum}",
                scored.points,
                cards=scored.cards,
                sum=scored.sum,
            )
        )
    lemmas = [lemma.sentence for lemma in found.lemmas]
    if lemmas:
        lines.append(_("A form of: {lemmas}", lemmas=together(*lemmas, between="; ")))
    if found.suggestions:
        lines.append(_("Near words: {words}", words=", ".join(found.suggestions)))
    return together(*lines, between="\n")


def _related(lexicon: Any, word: str) -> Iterator[str]:
    """Yield the other forms of what the word is a form of, the commonest first."""
    for family in families(lexicon, word):
        if not family.forms:
            continue
        title = counted(
            "{count} other form of {lemma} ({kind})",
            "{count} other forms of {lemma} ({kind})",
            len(family.forms),
            lemma=family.lemma.lemma,
            kind=term(family.lemma.pos),
        )
        yield _section(title, [_priced(form, score(form).points) for form in family.forms])


def _around(lexicon: Any, text: str, word: str, known_first: bool) -> Iterator[str]:
    """Yield the words that contain the letters, and those that they can be arranged to."""
    holding = _holding(lexicon, text, known_first)
    title = counted("In {count} word", "In {count} words", len(holding))
    yield _section(title, holding)
    made = words_from(lexicon, word)
    yield _section(
        counted("From these letters: {count} word", "From these letters: {count} words", len(made)),
        made,
    )


def _pattern(lexicon: Any, text: str, known_first: bool) -> Iterator[str]:
    words = lexicon.matching(text)
    yield _section(counted("{count} word fits", "{count} words fit", len(words)), words)
    holding = _holding(lexicon, text, known_first)
    yield _section(counted("In {count} word", "In {count} words", len(holding)), holding)


def _holding(lexicon: Any, text: str, known_first: bool) -> list[str]:
    """Return the words that contain the letters, the best first or those that many know."""
    found = list(lexicon.containing(text))
    if known_first:
        found = familiar_first(lexicon, found, lambda one: one.word)
    return [_priced(one.word, one.points) for one in found]


def words_from(lexicon: Any, letters: str) -> list[str]:
    """Return the words that some of the letters spell, with points, the best first."""
    return [_priced(word, points) for word, points in words_of(lexicon, letters)]


def words_of(lexicon: Any, letters: str) -> list[tuple[str, int]]:
    """Return the words that some of the letters spell, and their points, the best first."""
    if len(letters) < 3:
        return []
    held = Counter(letters)
    known = "".join(held)
    candidates = lexicon.lines.search(rf"(?<=\n)[{known}]{{3,{len(letters)}}}(?=\n)")
    words = [word for word, _place in candidates if Counter(word) <= held]
    points = {word: score(word, DEFAULT_VALUES).points for word in words}
    return [(word, points[word]) for word in sorted(words, key=lambda w: (-points[w], w))]


def _section(title: str, words: list[str]) -> str:
    """Write words in columns under a title, as many as are easily read."""
    shown = words[:_SHOWN]
    width = max(map(len, shown), default=0) + 2
    across = max(1, _WIDTH // width)
    lines = [
        "  " + "".join(word.ljust(width) for word in shown[start : start + across]).rstrip()
        for start in range(0, len(shown), across)
    ]
    more = ["  …"] if len(words) > _SHOWN else []
    return together(title, *lines, *more, between="\n")


def _priced(word: str, points: int) -> str:
    return f"{word} {points}"
