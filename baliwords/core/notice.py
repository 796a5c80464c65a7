"""What a person waits for that happens only once: told to the front end that listens."""

from collections.abc import Callable

from baliwords.speech import Sentence

Listener = Callable[[Sentence], object]


def _nobody(sentence: Sentence) -> None:
    """Listen where nobody waits: a test, a server's process."""


_listener: Listener = _nobody


def listen(listener: Listener = _nobody) -> None:
    """Let a front end hear what is waited for; it may be called from any thread."""
    global _listener  # noqa: PLW0603 - a process has one person who waits
    _listener = listener


def notice(sentence: Sentence) -> None:
    """Tell what begins now and takes a while."""
    _listener(sentence)
