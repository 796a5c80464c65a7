"""`baliwords check`: is it a word, and why not?"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import NO, YES, Reply
from baliwords.cli.letters.options import House
from baliwords.cli.show import Column, Columns, Pieces, Shown, Whole, pieces, room
from baliwords.cli.signature import Argument, Option
from baliwords.speech import together
from baliwords.translation import _, speak

if TYPE_CHECKING:
    from baliwords.lexicon.explain import Explanation


def check(
    words: Annotated[list[str], Argument("Words, in any case, with accents or not.")],
    forms: Annotated[bool, Option("Also list the other forms of each word.")] = False,
    *,
    house: House,
) -> Reply:
    """Say whether words are admissible, and why: lemma, or reason and near words.

    Example: baliwords check MURS PARIS
    """
    from baliwords.play.letters.questions import checked, related

    at_least, lexicon = house.judging_words()
    found = [lexicon.explain(word, at_least) for word in words]
    value = checked(lexicon, found)
    if forms:
        for one in value["words"]:
            one["families"] = related(lexicon, one["word"]) if one["valid"] else []
    verdict = YES if all(one.valid for one in found) else NO
    texts = map(_as_text, found, value["words"])
    return Reply(value, _shown(value["words"]), verdict, "\n".join(texts))


def _as_text(found: "Explanation", value: dict[str, Any]) -> str:
    near = " ".join(found.suggestions)
    lemmas = [lemma.sentence for lemma in found.lemmas]
    known = [found.sentence, *lemmas, _("near: {words}", words=near) if near else ""]
    known += [
        _("forms of {lemma}: {words}", lemma=one["lemma"], words=" ".join(one["forms"]))
        for one in _with_forms(value)
    ]
    about = speak(together(*known, between="; "))
    if found.valid:
        return _("{word}: yes, {about}", word=found.word, about=about)
    return _("{word}: no, {about}", word=found.word, about=about)


def _shown(found: list[dict[str, Any]]) -> Iterator[Shown]:
    """Show words and what is known of them in two columns, or beneath each other."""
    verdicts = [_verdict(one) for one in found]
    abouts = [_about(one) for one in found]
    if max(len(text) for ((text, _),) in verdicts) > room() // 2:
        yield from map(Whole, verdicts, abouts)
    else:
        yield Columns((Column(), Column()), list(zip(verdicts, abouts, strict=True)))


def _verdict(found: dict[str, Any]) -> Pieces:
    mark, style = ("✔", "bold green") if found["valid"] else ("✘", "bold red")
    return [(f"{mark}  {found['word']}", style)]


def _about(found: dict[str, Any]) -> Pieces:
    """Return the reason, the lemmas and the near words, a line each."""
    about = [(speak(found["why"]), "")]
    from baliwords.lexicon.grammar import forms, term

    for lemma in found["lemmas"]:
        about.append((f"\n{lemma['lemma']} ", "italic"))
        kind = together(term(lemma["pos"]), forms(lemma["features"]), between=", ")
        about.append((kind, "dim"))
    for one in _with_forms(found):
        words = (" ".join(one["forms"]), "cyan")
        lemma = (one["lemma"], "italic")
        about += [("\n", ""), *pieces("forms of {lemma}: {words}", lemma=lemma, words=words)]
    if found["suggestions"]:
        near = pieces("near: {words}", words=(" ".join(found["suggestions"]), "cyan"))
        about += [("\n", ""), *near]
    return about


def _with_forms(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what a word is one of several forms of, where that was asked."""
    return [one for one in found.get("families", ()) if one["forms"]]
