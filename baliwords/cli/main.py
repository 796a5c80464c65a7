"""Run a command line; turn errors into one sentence and an exit code."""

import os

from baliwords.cli.answer import INTERRUPTED
from baliwords.cli.door import answer
from baliwords.cli.show import has_full_screen
from baliwords.cli.streams import forget_wild_sizes, open_streams, silence_output
from baliwords.cli.talk import complain, mention, tell
from baliwords.core.notice import listen
from baliwords.errors import BadOption, BaliwordsError
from baliwords.files.trouble import reason_of
from baliwords.settings import ui_language
from baliwords.translation import _, locale_language, speak, use

BAD_INPUT, BROKEN_PIPE = 2, 141  # the last: 128 + SIGPIPE
COMPLETION = "_BALIWORDS_COMPLETE"
"""Set by the shell that asks how a command line may go on."""


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    try:
        open_streams()
        forget_wild_sizes()
        arguments = choose_language(arguments)
        listen(mention)
        return answer(arguments) if arguments or not _is_at_a_terminal() else _open_game()
    except BaliwordsError as error:
        return _complain(speak(error.args[0] if error.args else ""))
    except KeyboardInterrupt:
        return INTERRUPTED
    except EOFError:  # whoever closes the input at a question leaves
        tell()
        return 0
    except BrokenPipeError:
        silence_output()
        return BROKEN_PIPE
    except OSError as error:  # a full disk, a folder that may not be read
        silence_output()
        place = error.filename or _("output")
        return _complain(_("{place}: {reason}", place=place, reason=reason_of(error)))


def choose_language(arguments: list[str]) -> list[str]:
    """Speak the language that `--ui`, the settings or the locale asks for; return the rest."""
    asked, rest = _split_ui(arguments)
    try:
        use(ui_language(asked))
    except BadOption:
        if asked is not None:
            raise
        use(locale_language())  # settings that cannot be read are complained of where needed
    return rest


def _split_ui(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Part `--ui fr` or `--ui=fr`, which every command understands, from the other words."""
    asked, rest = None, list(arguments)
    for place, word in enumerate(arguments):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == "--ui":
            following = arguments[place + 1 : place + 2]
            asked = value if equals else "".join(following)
            rest = arguments[:place] + arguments[place + (1 if equals else 2) :]
    return asked, rest


def _is_at_a_terminal() -> bool:
    return has_full_screen() and COMPLETION not in os.environ


def _open_game() -> int:
    """Open the full-screen game; Typer would only delay it."""
    from baliwords.tui.app import run_app

    run_app()
    return 0


def _complain(sentence: str) -> int:
    """Say in one sentence on standard error what was wrong."""
    complain("baliwords: " + " ".join(sentence.split()))
    return BAD_INPUT
