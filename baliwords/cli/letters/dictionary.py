"""`baliwords dictionary`: the installed word lists, and a person's own."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.letters.options import Lang
from baliwords.cli.show import (
    Column,
    Columns,
    Pieces,
    Shown,
    Whole,
    pieces,
    progress,
    room,
    waiting,
)
from baliwords.cli.signature import Argument, Option
from baliwords.translation import _, counted

if TYPE_CHECKING:
    from baliwords.lexicon.entries import Report

_NARROW = 60  # columns: with fewer, no table of lists can be read

# Facts that a person reads elsewhere: as `language`, and by getting an answer at all.
_FOR_PROGRAMS = ("lang", "usable")


def list_all() -> Reply:
    """List the word lists with their size, source and licence.

    Example: baliwords dictionary list
    """
    from baliwords.lexicon.catalogue import catalogue

    rows = catalogue()
    return Reply({"lists": rows}, _lists_shown(rows))


def info(
    name: Annotated[str | None, Argument("An own list; without it the built-in.")] = None,
    lang: Lang = None,
) -> Reply:
    """Tell all that is known of a list: words, alphabet, sources, licences, checksums.

    Example: baliwords dictionary info --lang de
    """
    from baliwords.lexicon.catalogue import facts
    from baliwords.settings import language

    known = facts(language(lang), name)
    told = {key: value for key, value in known.items() if key not in _FOR_PROGRAMS}
    return Reply(known, _facts_shown(_flat(told)))


def add(
    file: Annotated[Path, Argument("A plain list, one word a line.")],
    name: Annotated[str, Option("What you call the list.")],
    lang: Lang = None,
    replace: Annotated[
        bool, Option("Use it instead of the built-in list.", "--replace/--extend")
    ] = False,
    encoding: Annotated[
        str | None, Option("Encoding of the file, like cp850; without it a good guess.")
    ] = None,
) -> Reply:
    """Take a word list that you own, beside the built-in one or in its place.

    Comments (#), accents and any case are fine; so are UTF-8, UTF-16, Windows, DOS and old
    Mac files. Then use it: baliwords check MURS --list larousse

    Example: baliwords dictionary add larousse.txt --lang fr --name larousse
    """
    from baliwords.lexicon.own import add_list
    from baliwords.settings import language

    mode = "replace" if replace else "extend"
    lang = language(lang)
    with waiting(_("Reading the list")):
        report = add_list(file, lang, name, mode, encoding)
    value = {"lang": lang, "name": name, "mode": mode} | report._asdict()
    return Reply(value, _report_shown(report, f"{lang} {name}", mode))


def remove(
    name: Annotated[str, Argument("The own list to forget.")],
    lang: Lang = None,
) -> Reply:
    """Forget an own list. The file it was taken from stays where it is.

    Example: baliwords dictionary remove larousse --lang fr
    """
    from baliwords.lexicon.own import has_list, remove_list
    from baliwords.settings import LANGUAGES, language, list_of_settings, settings_file

    lang, in_settings = language(lang), list_of_settings() == name
    remove_list(lang, name)
    missed = in_settings and not any(has_list(other, name) for other in LANGUAGES)
    named_in = str(settings_file()) if missed else None
    value = {"lang": lang, "name": name, "removed": True, "still_named_in": named_in}
    shown: list[Shown] = [_("The {lang} list {name} is forgotten.", lang=lang, name=name)]
    if named_in:
        advice = _("{file} still names it: take word_list out of its [rules].", file=named_in)
        shown.append(Whole([(advice, "yellow")]))
    return Reply(value, shown)


def build(lang: Lang = None) -> Reply:
    """Build the indexes now, so that the first game need not wait; all lists unless --lang.

    Example: baliwords dictionary build --lang fr
    """
    from time import perf_counter

    from baliwords.lexicon.catalogue import STEPS, build_all
    from baliwords.lexicon.store import languages
    from baliwords.settings import language

    langs = [language(lang)] if lang else list(languages())
    start = perf_counter()
    done = list(progress(build_all(langs), len(langs) * len(STEPS), _("Building the indexes")))
    seconds = round(perf_counter() - start, 2)
    built = [{"lang": lang, "step": step} for lang, step in done]
    shown = _("Ready: {languages} ({seconds} s)", languages=", ".join(langs), seconds=seconds)
    return Reply({"built": built, "seconds": seconds}, [shown])


def _lists_shown(rows: list[dict[str, Any]]) -> Iterator[Shown]:
    """Show the lists in columns, or beneath each other where there is no room for them."""
    if room() < _NARROW:
        for row in rows:
            words = counted("{count:,} word", "{count:,} words", row["words"])
            heading = f"{row['lang']}  {row['name'] or _('built in')}  {words}"
            yield Whole([(heading, "bold")], f"{row['source']}\n{row['licence']}")
        return
    columns = (
        Column(_("lang"), whole=True),
        Column(_("list")),
        Column(_("words"), right=True, whole=True),
        Column(_("source")),
        Column(_("licence")),
    )
    yield Columns(columns, [_list_row(row) for row in rows])


def _list_row(row: dict[str, Any]) -> list[Pieces]:
    name, words = row["name"] or _("built in"), _("{words:,}", words=row["words"])
    style = "" if row["usable"] else "yellow"
    return [[(cell, style)] for cell in (row["lang"], name, words, row["source"], row["licence"])]


def _facts_shown(facts: list[tuple[str, str]]) -> Iterator[Shown]:
    if room() < _NARROW:
        for key, value in facts:
            yield Whole([(key, "dim")], value)
    else:
        yield Columns((Column(style="dim", whole=True), Column()), facts)


def _report_shown(report: "Report", name: str, mode: str) -> Iterator[Shown]:
    taken = counted("{count:,} word taken", "{count:,} words taken", report.taken)
    yield pieces(
        "{taken} as the list {name} ({mode})", taken=(taken, "bold green"), name=name, mode=mode
    )
    yield [(_("read as {encoding}", encoding=report.encoding), "dim")]
    if report.repeated:
        yield [(counted("{count:,} repeated", "{count:,} repeated", report.repeated), "dim")]
    for sentence in report.sentences():
        yield [(sentence, "yellow")]


def _flat(known: dict[str, Any], above: str = "") -> list[tuple[str, str]]:
    """Return nested facts as lines: `sources.letterpress.version`, `2.0.0`."""
    lines: list[tuple[str, str]] = []
    for key, value in known.items():
        name = f"{above}{key}"
        if isinstance(value, dict):
            lines += _flat(value, f"{name}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, entry in enumerate(value, 1):
                lines += _flat(entry, f"{name}.{number}.")
        else:
            lines.append(
                (name, ", ".join(map(str, value)) if isinstance(value, list) else str(value))
            )
    return lines
