"""Talking with a person at a prompt.

All that is told, asked or complained of passes here or `show`, which let no text from outside
(a name, a record, a file) command the terminal. A test sees to it that nothing else prints.
"""

import sys

from baliwords.cli.show import hanging, is_watched
from baliwords.core.signs import harmless
from baliwords.translation import speak

_YES = ("", "y", "yes", "o", "oui", "j", "ja")
_NO = ("n", "no", "non", "nein")
_WIPE = "\033[2J\033[3J\033[H"


def tell(text: str = "") -> None:
    """Print lines as they are."""
    print(harmless(speak(text)))


def say(text: str) -> None:
    """Print sentences, broken between words at the edge of a terminal; a pipe gets them whole."""
    print(hanging(harmless(speak(text))))


def complain(sentence: str) -> None:
    """Say on standard error what is wrong."""
    print(harmless(speak(sentence)), file=sys.stderr)


def mention(sentence: str) -> None:
    """Say on standard error what goes on, if a person watches it."""
    if sys.stderr.isatty():
        complain(sentence)


def ask(prompt: str) -> str:
    """Ask at a prompt and return the line that is typed."""
    return input(harmless(speak(prompt)))


def agreed(question: str) -> bool:
    """Ask until somebody says yes or no; anything else, a move say, is no answer."""
    while True:
        answer = ask(question).strip().lower()
        if answer in _YES or answer in _NO:
            return answer in _YES


def wipe() -> None:
    """Wipe the screen and what was scrolled off it, if a person looks."""
    if is_watched():
        print(_WIPE, end="", flush=True)
