"""The catalogue: which word lists there are, what is known of them, and building them all."""

from collections.abc import Iterator, Sequence
from typing import Any

from baliwords.errors import BadInput, MissingData
from baliwords.lexicon.lexicon import INDEXES
from baliwords.lexicon.own import OwnList, load_list, own_lists
from baliwords.lexicon.spelling import alphabet
from baliwords.lexicon.store import WORDS_FILE, data_file, languages, load_lexicon
from baliwords.speech import _, label

STEPS = (*INDEXES, "knowledge")


def catalogue() -> list[dict[str, Any]]:
    """Return a row for each list: those that come with the program, then a person's own."""
    return [_row(lang, built_in_facts(lang)) for lang in languages()] + [
        _own_row(own) for own in own_lists()
    ]


def facts(lang: str, name: str | None = None) -> dict[str, Any]:
    """Return all that is known of a list."""
    if name is None:
        known = built_in_facts(lang)
        return _row(lang, known) | known
    own = load_list(lang, name)
    about = {"language": lang, "alphabet": alphabet(lang), "encoding": own.encoding}
    return _own_row(own) | {"words": own.size()} | about


def built_in_facts(lang: str) -> dict[str, Any]:
    """Read the facts of a list that comes with the program."""
    import tomllib

    path = data_file(lang, "facts.toml")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise MissingData(
            _("the facts of the list {lang!r} cannot be read: {error}", lang=lang, error=error)
        ) from error


def build_all(langs: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Build whatever is missing, naming language and step when it is done."""
    for lang in langs:
        lexicon = load_lexicon(lang)
        for kind in lexicon.build():
            yield lang, kind
        lexicon.knowledge.build()
        yield lang, "knowledge"


def _row(lang: str, known: dict[str, Any]) -> dict[str, Any]:
    return {
        "lang": lang,
        "name": None,
        "mode": "built in",
        "words": known["words"],
        "source": ", ".join(source["name"] for source in known["sources"]),
        "licence": next(file["licence"] for file in known["files"] if file["name"] == WORDS_FILE),
        "usable": True,
    }


_OWN_SOURCE = {
    "extend": label("your {origin}, to extend the built-in list"),
    "replace": label("your {origin}, to replace the built-in list"),
}


def _own_row(own: OwnList) -> dict[str, Any]:
    source = _OWN_SOURCE[own.mode]
    try:
        words, trouble = own.size(), None
    except BadInput as error:
        words, trouble = 0, error.args[0]
    return {
        "lang": own.lang,
        "name": own.name,
        "mode": own.mode,
        "words": words,
        "source": trouble or _(source, origin=own.origin),
        "licence": _("yours"),
        "usable": trouble is None,
    }
