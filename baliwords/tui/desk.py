"""The word desk: everything that is known about some letters, as sections of lines."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from baliwords.letters.cards import JOKER
from baliwords.letters.scoring import score
from baliwords.letters.values import DEFAULT_VALUES
from baliwords.tui.tongue import _, counted, plainly

_SHOWN = 24
_WIDTH = 72


def answer(lexicon: Any, text: str) -> str:
    """Write what the dictionary knows about a word, a part, some letters or a pattern."""
    if JOKER in text:
        return "\n\n".join(_pattern(lexicon, text))
    return "\n\n".join((_verdict(lexicon, text), *_around(lexicon, text)))


def _verdict(lexicon: Any, text: str) -> str:
    found = lexicon.explain(text)
    lines = [f"{found.word}: {plainly(found.sentence)}"]
    if found.valid:
        scored = score(found.word, DEFAULT_VALUES)
        lines.append(
            _(
                "{points} points: {cards} cards, values {sum}",
                points=scored.points,
                cards=scored.cards,
                sum=scored.sum,
            )
        )
    lemmas = [f"{entry.lemma} ({entry.pos})" for entry in found.lemmas]
    if lemmas:
        lines.append(_("A form of: {lemmas}", lemmas=", ".join(lemmas)))
    if found.suggestions:
        lines.append(_("Near words: {words}", words=", ".join(found.suggestions)))
    return "\n".join(lines)


def _around(lexicon: Any, text: str) -> Iterator[str]:
    """Yield the words that contain the letters, and those that they can be arranged to."""
    from baliwords.lexicon.spelling import fold

    holding = [_priced(one.word, one.points) for one in lexicon.containing(text)]
    title = counted("In {count} word", "In {count} words", len(holding))
    yield _section(title, holding)
    made = words_from(lexicon, fold(text.strip(), lexicon.lang))
    yield _section(
        counted("From these letters: {count} word", "From these letters: {count} words", len(made)),
        made,
    )


def _pattern(lexicon: Any, text: str) -> Iterator[str]:
    words = lexicon.matching(text)
    yield _section(counted("{count} word fits", "{count} words fit", len(words)), words)
    holding = [_priced(one.word, one.points) for one in lexicon.containing(text)]
    yield _section(counted("In {count} word", "In {count} words", len(holding)), holding)


def words_from(lexicon: Any, letters: str) -> list[str]:
    """Return the words that some of the letters spell, with points, the best first."""
    held = Counter(letters)
    known = "".join(letter for letter in held if letter in lexicon.alphabet)
    if len(letters) < 3 or not known:
        return []
    candidates = lexicon.lines.search(rf"(?<=\n)[{known}]{{3,{len(letters)}}}(?=\n)")
    words = [word for word, _place in candidates if Counter(word) <= held]
    points = {word: score(word, DEFAULT_VALUES).points for word in words}
    return [_priced(word, points[word]) for word in sorted(words, key=lambda w: (-points[w], w))]


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
    return "\n".join([title, *lines, *more])


def _priced(word: str, points: int) -> str:
    return f"{word} {points}"
