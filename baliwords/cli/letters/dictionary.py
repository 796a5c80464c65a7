"""`baliwords dictionary`: the installed word lists, and a person's own."""

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.app import help_if_alone
from baliwords.cli.letters.rules_options import Lang
from baliwords.cli.letters.word_options import AsJson
from baliwords.cli.show import console, print_beneath, print_json

if TYPE_CHECKING:
    from rich.console import Console

_NARROW = 60  # columns: with fewer, no table of lists can be read

Name = Annotated[str, typer.Option("--name", help="What you call the list.")]

# Facts that a person reads elsewhere: as `language`, and by getting an answer at all.
_FOR_PROGRAMS = ("lang", "usable")


def register(app: typer.Typer) -> None:
    """Add the group of commands."""
    group = typer.Typer()
    group.callback(invoke_without_command=True)(_dictionary)
    group.command("list")(list_all)
    group.command("info")(info)
    group.command("add")(add)
    group.command("remove")(remove)
    group.command("build")(build)
    app.add_typer(group, name="dictionary")


def _dictionary(context: typer.Context) -> None:
    """The installed word lists, and your own.

    Example: baliwords dictionary list
    """
    help_if_alone(context)


def list_all(json: AsJson = False) -> None:
    """List the word lists with their size, source and licence.

    Example: baliwords dictionary list
    """
    from baliwords.lexicon.catalogue import catalogue

    rows = catalogue()
    if json:
        print_json({"lists": rows})
        return
    out = console()
    if out.width < _NARROW:
        _show_beneath(out, rows)
    else:
        _show_table(out, rows)


def info(
    name: Annotated[
        str | None, typer.Argument(help="An own list; without it the built-in.")
    ] = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Tell all that is known of a list: words, alphabet, sources, licences, checksums.

    Example: baliwords dictionary info --lang de
    """
    from baliwords.lexicon.catalogue import facts
    from baliwords.settings import language

    known = facts(language(lang), name)
    if json:
        print_json(known)
        return
    shown = {key: value for key, value in known.items() if key not in _FOR_PROGRAMS}
    _show_facts(console(), _flat(shown))


def add(
    file: Annotated[Path, typer.Argument(help="A plain list, one word a line.")],
    name: Name,
    lang: Lang = None,
    replace: Annotated[
        bool, typer.Option("--replace/--extend", help="Use it instead of the built-in list.")
    ] = False,
    encoding: Annotated[
        str | None, typer.Option(help="Encoding of the file, like cp850; without it a good guess.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Take a word list that you own, beside the built-in one or in its place.

    Comments (#), accents and any case are fine; so are UTF-8, UTF-16, Windows, DOS and old
    Mac files. Then use it: baliwords check MURS --list larousse

    Example: baliwords dictionary add larousse.txt --lang fr --name larousse
    """
    from baliwords.lexicon.own import add_list
    from baliwords.settings import language

    mode = "replace" if replace else "extend"
    lang = language(lang)
    with _waiting("Reading the list"):
        report = add_list(file, lang, name, mode, encoding)
    if json:
        print_json({"lang": lang, "name": name, "mode": mode} | report._asdict())
        return
    out = console()
    number = "1 word" if report.taken == 1 else f"{report.taken:,} words"
    out.print(f"[bold green]{number} taken[/] as the {lang} list {name} ({mode})")
    out.print(f"read as {report.encoding}", style="dim")
    if report.repeated:
        out.print(f"{report.repeated:,} repeated", style="dim")
    for sentence in report.sentences():
        out.print(sentence, style="yellow", markup=False)


def remove(
    name: Annotated[str, typer.Argument(help="The own list to forget.")],
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Forget an own list. The file it was taken from stays where it is.

    Example: baliwords dictionary remove larousse --lang fr
    """
    from baliwords.lexicon.own import has_list, remove_list
    from baliwords.settings import LANGUAGES, language, list_of_settings, settings_file

    lang, in_settings = language(lang), list_of_settings() == name
    remove_list(lang, name)
    missed = in_settings and not any(has_list(other, name) for other in LANGUAGES)
    named_in = str(settings_file()) if missed else None
    if json:
        print_json({"lang": lang, "name": name, "removed": True, "still_named_in": named_in})
        return
    console().print(f"The {lang} list {name} is forgotten.", markup=False)
    if named_in:
        advice = f"{named_in} still names it: take word_list out of its [rules]."
        console().print(advice, style="yellow", markup=False, soft_wrap=True)


def build(lang: Lang = None, json: AsJson = False) -> None:
    """Build the indexes now, so that the first game need not wait; all lists unless --lang.

    Example: baliwords dictionary build --lang fr
    """
    from time import perf_counter

    from baliwords.cli.show import progress
    from baliwords.lexicon.catalogue import STEPS, build_all
    from baliwords.lexicon.store import languages
    from baliwords.settings import language

    langs = [language(lang)] if lang else list(languages())
    start = perf_counter()
    done = list(progress(build_all(langs), len(langs) * len(STEPS), "Building the indexes"))
    seconds = round(perf_counter() - start, 2)
    if json:
        built = [{"lang": lang, "step": step} for lang, step in done]
        print_json({"built": built, "seconds": seconds})
    else:
        console().print(f"Ready: {', '.join(langs)} ({seconds} s)")


def _show_table(out: "Console", rows: list[dict[str, Any]]) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("lang", no_wrap=True)
    table.add_column("list", overflow="fold")
    table.add_column("words", justify="right", no_wrap=True)
    table.add_column("source", overflow="fold")
    table.add_column("licence", overflow="fold")
    for row in rows:
        name = row["name"] or "built in"
        cells = (row["lang"], name, f"{row['words']:,}", row["source"], row["licence"])
        table.add_row(*map(Text, cells), style=None if row["usable"] else "yellow")
    out.print(table)


def _show_beneath(out: "Console", rows: list[dict[str, Any]]) -> None:
    from rich.text import Text

    for row in rows:
        heading = f"{row['lang']}  {row['name'] or 'built in'}  {row['words']:,} words"
        about = f"{row['source']}\n{row['licence']}"
        print_beneath(out, Text(heading, "bold"), Text(about))


def _show_facts(out: "Console", facts: list[tuple[str, str]]) -> None:
    from rich.table import Table
    from rich.text import Text

    if out.width < _NARROW:
        for key, value in facts:
            print_beneath(out, Text(key, "dim"), Text(value, overflow="fold"))
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for key, value in facts:
        grid.add_row(key, Text(value))
    out.print(grid)


def _waiting(title: str) -> AbstractContextManager[object]:
    """Show that something goes on, if a person watches standard error."""
    if not sys.stderr.isatty():
        return nullcontext()
    return console(stderr=True).status(title, spinner="line")  # in signs of any terminal


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
