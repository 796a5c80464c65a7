"""Textual runs the handlers of a class and of its bases, so an event is handled in one of them."""

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

from textual.message_pump import MessagePump

from baliwords import tui


def own_classes() -> Iterator[type[MessagePump]]:
    """All screens, dialogs and widgets of the program."""
    for found in pkgutil.walk_packages(tui.__path__, "baliwords.tui."):
        for thing in vars(import_module(found.name)).values():
            if inspect.isclass(thing) and issubclass(thing, MessagePump):
                yield thing


def test_no_event_is_handled_twice() -> None:
    checked = 0
    for one in set(own_classes()):
        own = [base for base in one.__mro__ if base.__module__.startswith("baliwords")]
        names = [name for base in own for name in vars(base) if name.startswith("on_")]
        assert sorted(names) == sorted(set(names)), one
        checked += len(names)
    assert checked > 20
