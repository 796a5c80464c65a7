"""One signature, two doors: how the Balam commands are read from the command line.

A command is a plain function whose parameters carry an `Option` or an `Argument`. The quick
door reads a complete and well-formed command line by itself, because importing Typer takes
several times as long as most answers. Everything else, help and mistakes, goes through Typer,
for which `for_typer` dresses the same function.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple, get_args, get_origin

from baliwords.errors import BadInput

# Command -> the module that holds a function of that name.
COMMANDS = {
    "rules": "baliwords.cli.balam.reference",
    "search": "baliwords.cli.balam.reference",
    "checklist": "baliwords.cli.balam.checklist",
    "attack": "baliwords.cli.balam.attack",
    "destroy": "baliwords.cli.balam.build",
    "cost": "baliwords.cli.balam.build",
    "pelota": "baliwords.cli.balam.count",
    "divination": "baliwords.cli.balam.count",
    "temple": "baliwords.cli.balam.count",
    "tax": "baliwords.cli.balam.count",
    "final": "baliwords.cli.balam.count",
    "katun": "baliwords.cli.balam.katun",
    "passage": "baliwords.cli.balam.map",
    "control": "baliwords.cli.balam.map",
    "reach": "baliwords.cli.balam.map",
    "adjacent": "baliwords.cli.balam.map",
    "map": "baliwords.cli.balam.map",
}

Command = Callable[..., int]


class Option(NamedTuple):
    """A parameter given by name, like `--lang fr`; its name is that of the parameter or said."""

    about: str
    name: str = ""


class Argument(NamedTuple):
    """A parameter given by its place."""

    about: str
    metavar: str = ""


class Parameter(NamedTuple):
    """One parameter of a command, as its signature declares it."""

    key: str
    mark: Option | Argument
    kind: type
    many: bool
    annotation: Any

    @property
    def flag(self) -> str:
        """How an option is written."""
        named = isinstance(self.mark, Option) and self.mark.name
        return named or "--" + self.key.replace("_", "-")


def find(name: str) -> Command:
    """Import a command."""
    command: Command = getattr(import_module(COMMANDS[name]), name)
    return command


def answer(arguments: list[str]) -> int | None:
    """Run a plain command line and return the exit code; None leaves it to Typer."""
    if not arguments or arguments[0] not in COMMANDS:
        return None
    command = find(arguments[0])
    given = _read(list(parameters(command)), arguments[1:])
    if given is None or any(key not in given for key in _required(command)):
        return None
    return command(**given)


def parameters(command: Command) -> Iterator[Parameter]:
    """Yield the parameters of a command in order."""
    for key, annotation in command.__annotations__.items():
        if key == "return":
            continue
        inner, mark = get_args(annotation)
        options = [part for part in get_args(inner) if part is not type(None)]
        kind = inner if not options or get_origin(inner) is list else options[0]
        many = get_origin(kind) is list
        yield Parameter(key, mark, get_args(kind)[0] if many else kind, many, inner)


def for_typer(command: Command) -> Command:
    """Return the command with Typer's own marks on its parameters."""
    from inspect import signature
    from typing import Annotated

    import typer

    def dressed(**given: Any) -> int:
        return command(**given)

    plain = signature(command)
    found = {p.key: p for p in parameters(command)}
    marks: dict[str, Any] = {}
    for key, parameter in found.items():
        about, name = parameter.mark
        if isinstance(parameter.mark, Argument):
            mark = typer.Argument(help=about, metavar=name or None)
        else:
            mark = typer.Option(parameter.flag, help=about)
        marks[key] = Annotated[parameter.annotation, mark]
    changed = [p.replace(annotation=marks[key]) for key, p in plain.parameters.items()]
    dressed.__signature__ = plain.replace(parameters=changed)  # type: ignore[attr-defined]
    dressed.__annotations__ = {**marks, "return": int}
    dressed.__name__, dressed.__doc__ = command.__name__, _flowing(command.__doc__ or "")
    return dressed


def _flowing(text: str) -> str:
    """Let Typer break the lines of a help text, which it keeps as they are; not of a drawing."""
    from inspect import cleandoc

    paragraphs = cleandoc(text).split("\n\n")
    drawing = next((i for i, p in enumerate(paragraphs) if p.startswith("\b")), len(paragraphs))
    flowing = [" ".join(paragraph.split()) for paragraph in paragraphs[:drawing]]
    return "\n\n".join([*flowing, *paragraphs[drawing:]])


def _required(command: Command) -> list[str]:
    keys = [key for key in command.__annotations__ if key != "return"]
    return keys[: len(keys) - len(command.__defaults__ or ())]


def _read(declared: list[Parameter], words: list[str]) -> dict[str, Any] | None:
    """Return the values given; None if there is anything that is not plain."""
    options = {p.flag: p for p in declared if isinstance(p.mark, Option)}
    given: dict[str, Any] = {}
    placed: list[str] = []
    rest = iter(words)
    for word in rest:
        if not word.startswith("-") or word[1:].isdecimal() or word == "-":
            placed.append(word)
            continue
        name, equals, value = word.partition("=")
        option = options.get(name)
        if option is None or (equals and option.kind is bool):
            return None
        found = True if option.kind is bool else value if equals else next(rest, None)
        if found is None:
            return None
        _keep(given, option, found)
    return _place(given, [p for p in declared if isinstance(p.mark, Argument)], placed)


def _place(
    given: dict[str, Any], places: list[Parameter], words: list[str]
) -> dict[str, Any] | None:
    """Hand the words without a name to the arguments, the last of which may take many."""
    for place in places:
        taken = words if place.many else words[:1]
        words = [] if place.many else words[1:]
        for word in taken:
            _keep(given, place, word)
    return None if words else given


def _keep(given: dict[str, Any], parameter: Parameter, value: Any) -> None:
    if parameter.kind is int:
        value = _whole(value, parameter)
    if parameter.many:
        given.setdefault(parameter.key, []).append(value)
    else:
        given[parameter.key] = value


def _whole(text: str, parameter: Parameter) -> int:
    try:
        return int(text)
    except ValueError:
        name = parameter.flag if isinstance(parameter.mark, Option) else parameter.key
        raise BadInput(f"{name} {text!r} is not a whole number (like 3)") from None
