"""Questions about words, answered as plain JSON: `check`, `part`, `challenge`.

The command line and the page give the same document.
"""

from itertools import islice
from typing import TYPE_CHECKING, Any

from baliwords.speech import _

if TYPE_CHECKING:
    from baliwords.letters.options import Options
    from baliwords.lexicon.explain import Explanation
    from baliwords.lexicon.lexicon import Lexicon


def checked(lexicon: "Lexicon", found: "list[Explanation]") -> dict[str, Any]:
    """Write down of each word whether it is admissible, and why (L28)."""
    return {
        "lang": lexicon.lang,
        "list": lexicon.name,
        "words": [_explanation(one) for one in found],
    }


def related(lexicon: "Lexicon", word: str) -> list[dict[str, Any]]:
    """Write down what a word is a form of, and the other forms that are in the list."""
    from baliwords.lexicon.related import families

    return [
        {"lemma": one.lemma.lemma, "pos": one.lemma.pos, "forms": list(one.forms)}
        for one in families(lexicon, word)
    ]


def part(lexicon: "Lexicon", options: "Options", letters: str, top: int) -> dict[str, Any]:
    """Say whether cards may lie together in a column, and which words contain them (D9)."""
    from baliwords.lexicon.search import can_be_spelled, containing, most_familiar, read_part

    cards = read_part(letters)
    found = containing(lexicon, cards, options)
    makeable = (one for one in found if can_be_spelled(one.word, options))
    best = [
        {
            "word": one.word,
            "points": one.points,
            "before": one.before,
            "after": one.after,
            "needed": one.needed,
        }
        for one in islice(makeable, min(top, len(found)))
    ]
    return {
        "part": cards,
        "legal": bool(found) or len(cards) == 1,
        "words": len(found),
        "examples": most_familiar(lexicon, found, top),
        "best": best,
        "lang": lexicon.lang,
    }


def challenge(lexicon: "Lexicon", options: "Options", letters: str, word: str) -> dict[str, Any]:
    """Say whether the challenged player, who names a word for a column, is right (D33)."""
    from baliwords.letters.judge import Judge
    from baliwords.lexicon.search import read_part

    cards = read_part(letters)
    named = lexicon.explain(word, options.min_word_length)
    reason = named.reason
    if reason is None and not Judge(lexicon, options).proves(named.word, cards):
        reason = "not_contained"
    return {
        "part": cards,
        "word": named.word,
        "right": reason is None,
        "reason": reason,
        "why": _verdict(cards, named, reason),
        "lang": lexicon.lang,
    }


def _verdict(cards: str, named: "Explanation", reason: str | None) -> str:
    if reason is None:
        return _(
            "{word} is in {where} and contains {cards} (D33)",
            word=named.word,
            where=named.looked_up_in,
            cards=cards,
        )
    if reason == "not_contained":
        return _(
            "{word} is a word, but does not contain {cards} (D33)", word=named.word, cards=cards
        )
    return _("{word} is no word: {sentence}", word=named.word, sentence=named.sentence)


def _explanation(found: "Explanation") -> dict[str, Any]:
    return {
        "word": found.word,
        "valid": found.valid,
        "reason": found.reason,
        "lemmas": [lemma._asdict() for lemma in found.lemmas],
        "suggestions": list(found.suggestions),
        "why": found.sentence,
    }
