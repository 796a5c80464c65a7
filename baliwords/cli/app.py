"""The Typer application: help, mistakes and completion, from the signatures of the commands."""

import inspect
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import Annotated, Any

import typer

from baliwords.cli.commands import COMMANDS, Group, load
from baliwords.cli.door import run
from baliwords.cli.signature import Argument, Command, Parameter, Required, parameters
from baliwords.cli.typer_words import (
    SpeakingCommand,
    SpeakingGroup,
    complaint,
    name_panels,
    usage_words,
)
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.speech import label
from baliwords.translation import _

ABOUT = label("Bali, the letter-card game: play, check words, ask for the best move.")
_SET_UP = (["--install-completion"], ["--show-completion"])


def dispatch(arguments: list[str]) -> int:
    """Run one command line through Typer; return its exit code."""
    name_panels()
    return _set_up_completion(arguments) if arguments[:1] in _SET_UP else _run(arguments)


def _set_up_completion(arguments: list[str]) -> int:
    """Install or show the completion of the shell that is used; not every shell is known."""
    with redirect_stdout(StringIO()) as told, redirect_stderr(told):
        failed = _run(arguments)
    if failed:
        named = re.search(r"Shell (\S+)", told.getvalue())
        raise BadInput(
            sentence(
                "the shell {name!r} is not known (expected bash, zsh, fish or powershell)",
                name=named[1] if named else "",
            )
        )
    sys.stdout.write(told.getvalue())
    return 0


def _run(arguments: list[str]) -> int:
    command: Any = typer.main.get_command(make_app())
    try:
        code = command.main(args=arguments, prog_name="baliwords", standalone_mode=False)
    except typer.TyperException as error:
        raise BadInput(_sentence(error, arguments)) from None
    except typer.Abort:
        raise KeyboardInterrupt from None
    except SystemExit as leaving:
        if not leaving.code:  # completion was shown or installed
            return 0
        raise BrokenPipeError from leaving  # so Typer ends when the reader of a pipe has gone
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def make_app() -> typer.Typer:
    """Make the application; each command is imported when it is asked for."""
    app = typer.Typer(
        name="baliwords",
        cls=_lazy(COMMANDS),
        help=_(ABOUT),
        **usage_words(),
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(_root())
    return app


def _root() -> Callable[..., None]:
    """Return what runs when no command is named; its options speak the language in use."""
    version_about = _("Show the version and leave.")
    ui_about = _("Language of sentences: fr, de or en; with any command.")

    def root(
        context: typer.Context,
        version: bool = typer.Option(False, "--version", help=version_about),
        ui: str = typer.Option("", help=ui_about),
    ) -> None:
        del ui  # it was heard before any command was looked for
        if version:
            _tell_version()
        else:
            _help_if_alone(context)

    return root


def _tell_version() -> None:
    from baliwords import __version__
    from baliwords.solver.letters.kernels import rollouts

    if str(rollouts.__file__).endswith(".py"):
        typer.echo(_("baliwords {version} (plain Python solver)", version=__version__))
    else:
        typer.echo(_("baliwords {version} (compiled solver)", version=__version__))


def _help_if_alone(context: typer.Context) -> None:
    """Show the help of a group of commands when none of them was asked for."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _lazy(entries: Mapping[str, str | Group]) -> type[SpeakingGroup]:
    """Return a kind of group that imports only the commands that are asked for."""

    class LazyGroup(SpeakingGroup):
        def __init__(self, **settings: Any) -> None:
            super().__init__(**settings)
            names: dict[str, Any] = dict.fromkeys(entries)
            self.commands = names  # Typer looks here for what a mistyped name may mean

        def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002 - any context
            entry = entries.get(cmd_name)
            return None if entry is None else _made(cmd_name, entry)

    return LazyGroup


def _made(name: str, entry: str | Group) -> Any:
    """Make the command or the group of an entry."""
    if isinstance(entry, Group):
        about = _with_example(_(entry.about), entry.example)
        kind = _lazy(entry.commands)
        app = typer.Typer(cls=kind, help=about, add_completion=False, **usage_words())
        app.callback(invoke_without_command=True)(_help_if_alone)
    else:
        app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        options = usage_words()["options_metavar"]
        app.command(name, cls=SpeakingCommand, options_metavar=options)(_for_typer(load(entry)))
    made = typer.main.get_command(app)
    made.name = name  # else the list of commands would not name a group
    return made


def _for_typer(command: Command) -> Callable[..., int]:
    """Return a command as Typer wants it: its parameters one by one, with Typer's own marks."""

    def dressed(**given: Any) -> int:
        return run(command, given)

    declared = [_declared(parameter) for parameter in parameters(command)]
    dressed.__signature__ = inspect.Signature(declared)  # type: ignore[attr-defined]
    dressed.__annotations__ = {each.name: each.annotation for each in declared}
    dressed.__doc__ = _plain(_flowing(command.__doc__ or ""))
    return dressed


def _plain(text: str) -> str:
    """Return a text in which Typer finds no markup: `[rules]` is what a file has."""
    from rich.markup import escape

    return escape(text)


def _declared(parameter: Parameter) -> inspect.Parameter:
    """Declare a parameter to Typer."""
    if isinstance(parameter.mark, Argument):
        metavar = parameter.mark.metavar or None
        mark: Any = typer.Argument(help=_plain(_(parameter.mark.about)), metavar=metavar)
    else:
        offers = parameter.mark.offers
        mark = typer.Option(
            parameter.name,
            help=_plain(_(parameter.mark.about)),
            min=parameter.mark.least,
            autocompletion=_completing(offers) if offers else None,
        )
    required = parameter.default is Required
    return inspect.Parameter(
        parameter.key,
        inspect.Parameter.KEYWORD_ONLY,
        annotation=Annotated[parameter.annotation, mark],
        default=inspect.Parameter.empty if required else parameter.default,
    )


def _completing(values: tuple[str, ...]) -> Callable[[str], list[str]]:
    """Return what finds the values that begin with what was typed."""
    return lambda incomplete: [value for value in values if value.startswith(incomplete)]


def _flowing(text: str) -> str:
    """Let Typer break the lines of a help text, which it keeps as they are; not of a drawing."""
    paragraphs = inspect.cleandoc(text).split("\n\n")
    drawing = next((i for i, p in enumerate(paragraphs) if p.startswith("\b")), len(paragraphs))
    flowing = [_paragraph(" ".join(paragraph.split())) for paragraph in paragraphs[:drawing]]
    return "\n\n".join([*flowing, *paragraphs[drawing:]])


def _paragraph(text: str) -> str:
    """Say a paragraph of a help text; a command in an example stays as it is."""
    about, found, example = text.partition("Example: ")
    return _with_example(about, example) if found and not about else _(text)


def _with_example(about: str, example: str) -> str:
    """Add an example to what a command is about."""
    shown = _("Example: {command}", command=example) if example else ""
    return "\n\n".join(filter(None, (about, shown)))


def _sentence(error: typer.TyperException, arguments: list[str]) -> str:
    """Return what Typer says, with the text that was typed for the option it complains of."""
    sentence = complaint(error)
    for option in getattr(getattr(error, "param", None), "opts", ()):
        for typed, following in zip(arguments, [*arguments[1:], ""], strict=True):
            if typed == option and following not in sentence:
                return _("{sentence} (got {typed!r})", sentence=sentence, typed=following[:60])
            if typed.startswith(f"{option}="):
                given = typed.removeprefix(f"{option}=")[:60]
                return _("{sentence} (got {typed!r})", sentence=sentence, typed=given)
    example = _example(error)
    if not example:
        return sentence
    return _("{sentence} (like {example})", sentence=sentence, example=example)


def _example(error: typer.TyperException) -> str:
    """Return the example of the help of the command that was not understood."""
    context = getattr(error, "ctx", None)
    about = (context.command.help if context else None) or ""
    _about, _found, example = about.partition(_with_example("", " ").strip())
    return " ".join(example.split())
