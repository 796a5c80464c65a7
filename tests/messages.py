"""All sentences of the program, and the catalogues that say them in French and German.

    scripts/messages            bring the catalogues up to date and compile them
    scripts/messages --missing  print what is not translated yet

The English sentence is the key. A sentence that has gone leaves its catalogue; a new one comes
in empty, never with a guess.
"""

import argparse
import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "baliwords" / "locales"
LANGUAGES = ("fr", "de")
PLURALS = {"fr": "nplurals=2; plural=(n > 1);", "de": "nplurals=2; plural=(n != 1);"}

# Functions whose texts a person reads, and which of their arguments those are. Those of the
# door (`_`, `label`, `counted`) are known under any name that a module imports them by.
_DOOR = ("baliwords.speech", "baliwords.translation")
_SAID: dict[str, tuple[int, ...]] = {
    "_": (0,),
    "label": (0,),
    "pieces": (0,),
    "Option": (0,),
    "Argument": (0,),
    "whole_number": (0,),
    "choice": (1,),
    "flag": (1,),
    "number": (1,),
    "_by_seats": (1,),
    "_yes_or_no": (1,),
    "HouseRule": (1,),
}
_COUNTED = "counted"


class Message(NamedTuple):
    """A sentence: its English text, the one for several, and where it stands first."""

    one: str
    many: str
    place: str


@cache
def messages() -> dict[tuple[str, str], Message]:
    """Find all sentences, in the order of the files."""
    found: dict[tuple[str, str], Message] = {}
    for path in sorted((ROOT / "baliwords").rglob("*.py")):
        for one, many in [*_marked(path), *_command_docs(path)]:
            place = path.relative_to(ROOT).as_posix()
            found.setdefault((one, many), Message(one, many, place))
    return found


def _marked(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the texts that a file hands to the door, in order."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = _imported(tree)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        called = call.func.id if isinstance(call.func, ast.Name) else ""
        known = names.get(called, called)
        if known == _COUNTED and len(call.args) >= 2:
            yield from zip(_texts(call.args[0]), _texts(call.args[1]), strict=True)
        for place in _SAID.get(known, ()):
            if place < len(call.args):
                yield from ((text, "") for text in _texts(call.args[place]))


def _imported(tree: ast.Module) -> dict[str, str]:
    """Return what a file calls the functions of the door."""
    return {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in _DOOR
        for alias in node.names
    }


def _texts(node: ast.expr) -> list[str]:
    """Return the texts that an argument may be; none if it is not written there."""
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body), *_texts(node.orelse)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.strip():
        return [node.value]
    return []


def _command_docs(path: Path) -> Iterator[tuple[str, str]]:
    """Yield what the help of each command says: the paragraphs of its docstring."""
    if "cli" not in path.parts:
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and "Example: " in (ast.get_docstring(node) or ""):
            yield from ((text, "") for text in paragraphs(ast.get_docstring(node) or ""))


def paragraphs(docstring: str) -> list[str]:
    """Return the paragraphs of a help text, each in one line; no example and no drawing."""
    flowing = docstring.partition("\b\n")[0].split("\n\n")
    found = [" ".join(text.split()) for text in flowing]
    return [text for text in found if text and not text.startswith("Example: ")]


# --- catalogues -------------------------------------------------------------------------


def po_file(language: str) -> Path:
    return LOCALES / language / "LC_MESSAGES" / "baliwords.po"


def load(language: str) -> Catalog:
    path = po_file(language)
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def translations(language: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return what a catalogue says, by sentence."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for message in load(language):
        if message.id:
            many = message.id[1] if isinstance(message.id, tuple) else ""
            one = message.id[0] if isinstance(message.id, tuple) else str(message.id)
            said = message.string
            found[one, many] = tuple(said) if isinstance(said, tuple | list) else (said or "",)
    return found


def fuzzy(language: str) -> list[str]:
    return [str(message.id) for message in load(language) if message.id and message.fuzzy]


def update(language: str) -> int:
    """Write a catalogue with exactly the sentences of the program; return how many lack."""
    known = translations(language)
    texts = [_header(language)]
    missing = 0
    for key, message in messages().items():
        said = known.get(key, ("",) * (2 if message.many else 1))
        missing += not all(said)
        texts.append(_entry(message, said))
    path = po_file(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n\n".join(texts) + "\n", encoding="utf-8")
    return missing


def _header(language: str) -> str:
    lines = [
        f"Language: {language}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {PLURALS[language]}",
    ]
    return 'msgid ""\nmsgstr ""\n' + "\n".join(f'"{line}\\n"' for line in lines)


def _entry(message: Message, said: tuple[str, ...]) -> str:
    lines = [f"#: {message.place}", f"msgid {_quoted(message.one)}"]
    if message.many:
        lines.append(f"msgid_plural {_quoted(message.many)}")
        lines += [f"msgstr[{number}] {_quoted(text)}" for number, text in enumerate(said)]
    else:
        lines.append(f"msgstr {_quoted(said[0])}")
    return "\n".join(lines)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    *lines, last = escaped.split("\n")
    if not lines:
        return f'"{last}"'
    return '""\n' + "\n".join([*(f'"{line}\\n"' for line in lines), f'"{last}"'])


def compile_catalogue(language: str, target: Path | None = None) -> Path:
    """Write the `.mo` of a language, beside its `.po` unless said otherwise."""
    path = po_file(language)
    made = target or path.with_suffix(".mo")
    with path.open("rb") as source, made.open("wb") as file:
        write_mo(file, read_po(source, locale=language))
    return made


def placeholders(text: str) -> set[str]:
    """Return the parts that a template names, with how they are written."""
    try:
        pieces = list(Formatter().parse(text))
    except ValueError:
        return set()
    return {f"{name}!{how or ''}:{spec}" for _text, name, spec, how in pieces if name}


def rule_numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\b[LTMDG]\d+\b", text))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--missing", action="store_true", help="print what is not translated yet")
    wanted = reader.parse_args()
    for language in LANGUAGES:
        missing = update(language)
        compile_catalogue(language)
        print(f"{language}: {len(messages())} messages, {missing} not translated")  # noqa: T201
        if wanted.missing:
            for (one, _many), said in translations(language).items():
                if not all(said):
                    print(f"  {one!r}")  # noqa: T201


if __name__ == "__main__":
    main()
