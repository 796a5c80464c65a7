"""The catalogue: which word lists there are, what is known of them, and building them all."""

from collections.abc import Iterator, Sequence
from typing import Any

from baliwords.errors import MissingData
from baliwords.lexicon.lexicon import INDEXES
from baliwords.lexicon.own import OwnList, load_list, own_lists
from baliwords.lexicon.spelling import alphabet
from baliwords.lexicon.store import WORDS_FILE, data_file, languages, load_lexicon

STEPS = (*INDEXES, "knowledge")


def catalogue() -> list[dict[str, Any]]:
    """Return a row for each list: those that come with the program, then a person's own."""
    return [_row(lang, built_in_facts(lang)) for lang in languages()] + [
        _own_row(own) for own in own_lists()
    ]


def facts(lang: str, name: str | None = None) -> dict[str, Any]:
    """Return all that is known of a list."""
    if name is None:
        return built_in_facts(lang)
    own = load_list(lang, name)
    return _own_row(own) | {"alphabet": alphabet(lang)}


def built_in_facts(lang: str) -> dict[str, Any]:
    """Read the facts of a list that comes with the program."""
    import tomllib

    path = data_file(lang, "facts.toml")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise MissingData(f"the facts of the list {lang!r} cannot be read: {error}") from error


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
    }


def _own_row(own: OwnList) -> dict[str, Any]:
    return {
        "lang": own.lang,
        "name": own.name,
        "mode": own.mode,
        "words": len(own.words),
        "source": f"your {own.origin}, to {own.mode} the built-in list",
        "licence": "yours",
    }
