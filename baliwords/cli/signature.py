"""What a command may be told: the parameters that its signature declares.

A command is a plain function. A parameter carries an `Option` or an `Argument`, or it is a
record (a `NamedTuple`) whose fields do: what several commands share is declared once. Both
readers of a command line, the door and Typer, take from here what there is to read.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias, get_args, get_origin

from baliwords.cli.answer import Reply
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence

Command: TypeAlias = Callable[..., Reply | None]
"""One that gives a reply answers a question; one that gives none opens a game."""


class Option(NamedTuple):
    """A parameter given by name, like `--lang fr`; its name is that of the parameter or said."""

    about: str
    name: str = ""
    least: int | None = None
    like: str = ""
    """A right value: with one, the door itself refuses a number that is none."""
    offers: tuple[str, ...] = ()
    """Values that a shell completes."""


class Argument(NamedTuple):
    """A parameter given by its place."""

    about: str
    metavar: str = ""
    like: str = ""


class Required:
    """Stands for the default of a parameter that has none."""


class Parameter(NamedTuple):
    """One parameter of a command line, as a signature declares it."""

    key: str
    mark: Option | Argument
    annotation: Any
    default: Any = Required

    @property
    def kind(self) -> type:
        """What one word is read as."""
        found: type = get_args(self._plain)[0] if self.many else self._plain
        return found

    @property
    def many(self) -> bool:
        """Whether it takes several words."""
        return get_origin(self._plain) is list

    @property
    def _plain(self) -> Any:
        """The type without None."""
        parts = [part for part in get_args(self.annotation) if part is not type(None)]
        return parts[0] if type(None) in get_args(self.annotation) else self.annotation

    @property
    def name(self) -> str:
        """How it is called on the command line."""
        if isinstance(self.mark, Argument):
            return self.key
        return self.mark.name or "--" + self.key.replace("_", "-")

    @property
    def flags(self) -> dict[str, bool]:
        """How an option is written, and what that means; the second name of a pair means no."""
        if isinstance(self.mark, Argument):
            return {}
        return {flag: place == 0 for place, flag in enumerate(self.name.split("/"))}

    def read(self, word: str) -> Any:
        """Read a word; None if it is not what is expected, which Typer then explains."""
        try:
            value = self.kind(word)
        except ValueError:
            if self.mark.like:
                raise BadInput(
                    sentence(
                        "{name} {text!r} is not a whole number (like {like})",
                        name=self.name,
                        text=word,
                        like=self.mark.like,
                    )
                ) from None
            return None
        least = self.mark.least if isinstance(self.mark, Option) else None
        return None if least is not None and value < least else value


JSON = Parameter("json", Option("Answer in JSON."), bool, False)


def parameters(command: Command) -> list[Parameter]:
    """Return all that a command may be told, in order; `--json` if it answers a question."""
    declared = [*_declared(command, _defaults(command))]
    return declared if command.__annotations__["return"] is None else [*declared, JSON]


def arguments_of(command: Command, given: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of a call: what belongs to a record is put into it."""
    found = {}
    for key, annotation in command.__annotations__.items():
        if _is_record(annotation) and key != "return":
            found[key] = annotation(**{k: given[k] for k in annotation._fields if k in given})
        elif key in given:
            found[key] = given[key]
    return found


def _declared(holder: Any, defaults: dict[str, Any]) -> Iterator[Parameter]:
    """Yield the parameters of a command or of a record."""
    for key, annotation in holder.__annotations__.items():
        if key == "return":
            continue
        if _is_record(annotation):
            yield from _declared(annotation, annotation._field_defaults)
        else:
            inner, mark = get_args(annotation)
            yield Parameter(key, mark, inner, defaults.get(key, Required))


def _is_record(annotation: Any) -> bool:
    return hasattr(annotation, "_field_defaults")


def _defaults(command: Command) -> dict[str, Any]:
    """Return the defaults of a function; `inspect` would take as long as a whole answer."""
    function: Any = command
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    last = function.__defaults__ or ()
    return dict(zip(names[len(names) - len(last) :], last, strict=True))


def check_range(name: str, value: float, low: float, high: float) -> None:
    """Refuse a number that an option does not allow."""
    if not low <= value <= high:
        raise BadInput(
            sentence(
                "--{name} {value} is not allowed (expected {low} to {high})",
                name=name,
                value=value,
                low=low,
                high=int(high) if high == int(high) else high,
            )
        )
