"""`balam rules` and `balam search`: the reference, read and searched."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import NO, YES, Reply
from baliwords.cli.balam.options import Lang, language, whole_number
from baliwords.cli.balam.sentences import wrapped
from baliwords.cli.show import Pieces, Shown, knows_unicode, terminal_width
from baliwords.cli.signature import Argument
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from baliwords.balam.reference import Language, RuleEntry
    from baliwords.rulebook.search import Hit

STYLES = {"aid": "green", "found": "cyan", "derived": "blue", "conjecture": "bold yellow"}
LOST = "bold red"


def rules(
    what: Annotated[
        list[str] | None,
        Argument("A phase (attack) or an id (M47); all else.", "PHASE|ID"),
    ] = None,
    lang: Lang = None,
) -> Reply:
    """Show the rules in the order in which a round is played.

    The phases are setup, A, B (with build, attack, katun), C, end, definitions. A rule is M1 to
    M50, a decision where the text leaves a choice D61 to D78, a gap in the source G1 to G12;
    "decisions" lists all house rules, "gaps" all that is lost.

    Example: baliwords balam rules attack --lang fr
    """
    from baliwords.balam.reference import select

    chosen, speech = select(what or []), language(lang)
    value = {"lang": speech, "rules": [_as_json(entry) for entry in chosen]}
    return Reply(value, _entries_shown(chosen, speech, phases=True))


def search(
    words: Annotated[list[str], Argument("Words in English, French or German.")],
    lang: Lang = None,
    top: Annotated[int, whole_number("Show at most so many.")] = 8,
) -> Reply:
    """Find rules by words, with or without accents, with typing errors.

    A rule is shown in the language of your words unless you ask for one with --lang.

    Example: baliwords balam search marche pyramide
    """
    from baliwords.balam.names import check_range
    from baliwords.balam.search import search as find

    check_range(top, sentence("number of results"), low=1, high=80)
    question = " ".join(words)
    hits = find(question, top, language(lang) if lang else None)
    found = [
        {"score": round(hit.score, 3), "matched": hit.language, **_as_json(hit.entry)}
        for hit in hits
    ]
    value = {"query": question, "results": found}
    return Reply(value, _hits_shown(hits, question), YES if hits else NO)


def _hits_shown(hits: "Sequence[Hit]", question: str) -> Iterator[Shown]:
    for hit in hits:
        yield from _entries_shown([hit.entry], hit.language)
    if not hits:
        yield wrapped(sentence("nothing found for {question!r}", question=question))


def _as_json(entry: "RuleEntry") -> dict[str, Any]:
    """Give an entry to a program, in all languages."""
    return {
        "id": entry.id,
        "kind": entry.kind,
        "phase": entry.topic,
        "confidence": entry.confidence,
        "conjecture": entry.confidence == "conjecture",
        "partly_lost": entry.is_partly_lost,
        "house_rule": entry.key,
        "allowed": dict(entry.allowed) if entry.allowed else None,
        "tags": list(entry.tags),
        "see": list(entry.see),
        "title": dict(entry.title),
        "text": dict(entry.text),
    }


def _entries_shown(
    entries: Iterable["RuleEntry"], speech: "Language", *, phases: bool = False
) -> Iterator[Shown]:
    """Lay out entries for a person, under the names of their phases."""
    from baliwords.balam.reference import called

    phase = ""
    for entry in entries:
        if phases and entry.topic != phase:
            phase = entry.topic
            yield [(called("topic", phase, speech), "bold underline")]
            yield ""
        yield from _heading(entry, speech)
        yield wrapped(entry.text[speech], indent=5)
        for line in _footer(entry, speech):
            yield [(wrapped(line, indent=5), "dim")]
        yield ""


def _heading(entry: "RuleEntry", speech: "Language") -> Iterator[Pieces]:
    """Lay out the id, the title and how sure it is, the last on a line of its own if need be."""
    head, mark = f"{entry.id:<4} {entry.title[speech]}", _confidence_mark(entry, speech)
    room = terminal_width() - sum(len(text) for text, _ in mark)
    if len(head) + 2 <= room:
        yield [(head + "  ", "bold"), *mark]
    else:
        yield [(wrapped(head, hanging=5), "bold")]
        yield [(" " * min(5, room), ""), *mark]


def _confidence_mark(entry: "RuleEntry", speech: "Language") -> Pieces:
    """Return how sure a rule is, in words and colour."""
    from baliwords.balam.reference import called

    style = STYLES.get(entry.confidence, LOST)
    partly = entry.is_partly_lost and entry.confidence != "lost"
    more = ", " + called("confidence", "partly", speech) if partly else ""
    known = called("confidence", entry.confidence, speech)
    return [(f"[{known}", style), (more, LOST), ("]", style)]


def _footer(entry: "RuleEntry", speech: "Language") -> Iterator[str]:
    yield " ".join(["→" if knows_unicode() else "->", *entry.see])
    if entry.allowed:
        yield f"--rule {entry.key}=  {entry.allowed[speech]}"
