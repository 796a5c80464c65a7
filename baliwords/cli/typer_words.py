"""What Typer says by itself, in the language of the person: parts of the help, complaints."""

import re
from typing import TYPE_CHECKING, Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from baliwords.translation import _

MOST_QUOTED = 60
"""Letters that a complaint repeats of what was typed."""

if TYPE_CHECKING:
    _Spoken = TyperCommand  # any command of Typer
else:
    _Spoken = object


class _Speaking(_Spoken):
    """A command whose help is all in one language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is written."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=_("Usage:") + " ")

    def get_params(self, ctx: Any) -> Any:
        """Return the parameters; Typer's own explain themselves in English only."""
        own = {
            "help": _("Show this help and leave."),
            "install_completion": _("Let this shell complete commands."),
            "show_completion": _("Show what lets this shell complete commands."),
        }
        found: Any = super().get_params(ctx)
        for parameter in found:
            parameter.help = own.get(parameter.name, parameter.help)
        return found


class SpeakingCommand(_Speaking, TyperCommand):
    """A command, with help in the language of the person."""


class SpeakingGroup(_Speaking, TyperGroup):
    """A group of commands, with help in the language of the person."""


def usage_words() -> dict[str, Any]:
    """Return what stands for options and commands in a line of usage."""
    return {"options_metavar": _("[OPTIONS]"), "subcommand_metavar": _("COMMAND [ARGS]...")}


def name_panels() -> None:
    """Name the parts of a help text."""
    rich_utils.ARGUMENTS_PANEL_TITLE = _("Arguments")
    rich_utils.OPTIONS_PANEL_TITLE = _("Options")
    rich_utils.COMMANDS_PANEL_TITLE = _("Commands")
    rich_utils.DEFAULT_STRING = f"[{_('default: {value}', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{_('required')}]"


def complaint(error: typer.TyperException) -> str:
    """Return what Typer complains of, in our own words, without a full stop."""
    said = _of_a_parameter(error) or _of_the_words(error.format_message())
    return said or error.format_message().rstrip(".")


def _of_a_parameter(error: Any) -> str:
    """Say what is wrong with an option or an argument."""
    name = _name(error)
    match type(error).__name__:
        case "NoSuchOption" if error.possibilities:
            near = ", ".join(sorted(error.possibilities))
            return _("unknown option {name!r} (did you mean {near}?)", name=name, near=near)
        case "NoSuchOption":
            return _("unknown option {name!r}", name=name)
        case "MissingParameter":
            return _("{name!r} is missing", name=name)
        case "BadOptionUsage" if "does not take" in error.message:
            return _("{name!r} takes no value", name=name)
        case "BadOptionUsage":
            return _("{name!r} needs a value", name=name)
        case "BadParameter":
            return _of_a_value(error.message, name)
    return ""


def _of_a_value(message: str, name: str) -> str:
    """Say what is wrong with a value."""
    if least := re.search(r"greater than or equal to (\S+)", message):
        return _("{name!r} is too small (expected at least {least})", name=name, least=least[1])
    if "integer" in message:
        return _("{name!r} is not a whole number", name=name)
    if "number" in message:
        return _("{name!r} is not a number", name=name)
    return _("{name!r} cannot be understood", name=name)


def _of_the_words(message: str) -> str:
    """Say what is wrong with the words of a command line."""
    if extra := re.search(r"extra argument\(s\) \((.*)\)", message):
        return _("there are words too many: {words!r}", words=extra[1][:MOST_QUOTED])
    if not (named := re.match(r"No such command (['\"])(.*?)\1", message)):
        return ""
    if near := re.search(r"Did you mean (.*)\?", message):
        return _("unknown command {name!r} (did you mean {near}?)", name=named[2], near=near[1])
    return _("unknown command {name!r}", name=named[2][:MOST_QUOTED])


def _name(error: Any) -> str:
    """Return how the parameter that is complained of is written."""
    parameter = getattr(error, "param", None)
    written = parameter.opts[-1] if parameter is not None else getattr(error, "option_name", "")
    return str(written)[:MOST_QUOTED]
