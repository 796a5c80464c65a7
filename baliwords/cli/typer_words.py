"""What Typer says by itself, in the language of the person: panels of the help, complaints."""

from typing import Any

import typer
from typer import rich_utils

from baliwords.translation import ENGLISH, _, language


def name_panels() -> None:
    """Name the parts of a help text."""
    if language() == ENGLISH:
        return
    rich_utils.ARGUMENTS_PANEL_TITLE = _("Arguments")
    rich_utils.OPTIONS_PANEL_TITLE = _("Options")
    rich_utils.COMMANDS_PANEL_TITLE = _("Commands")


def complaint(error: typer.TyperException) -> str:
    """Return what Typer complains of, without the full stop."""
    if language() == ENGLISH:
        return error.format_message().rstrip(".")
    return _said(error) or error.format_message().rstrip(".")


def _said(error: Any) -> str:
    """Say a complaint of Typer in another language; nothing where its kind is not known."""
    name = _name(error)
    match type(error).__name__:
        case "NoSuchOption":
            return _("No such option: {name}", name=error.option_name)
        case "MissingParameter":
            return _("Missing {name}", name=name)
        case "BadParameter":
            return _("Invalid value for {name}", name=name)
        case "NoSuchCommand":
            return _("No such command")
        case "BadOptionUsage":
            return _("Option {name!r} needs a value", name=error.option_name)
    return ""


def _name(error: Any) -> str:
    """Return how the parameter that is complained of is written."""
    parameter = getattr(error, "param", None)
    return str(parameter.opts[-1]) if parameter is not None else ""
