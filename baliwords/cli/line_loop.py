"""A game line by line: it asks at a prompt and answers in sentences, for any terminal."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from baliwords.cli.talk import agreed, ask, say, tell
from baliwords.errors import BaliwordsError
from baliwords.translation import _, speak

T = TypeVar("T")

LEAVE = ("quit", "exit", "q")
ANEW = "anew"


class Left(Exception):
    """Somebody has left the game; it is kept."""


class LineLoop(ABC):
    """Asks until the game is over; what is asked and what a line means, its heirs know."""

    commands: dict[str, Callable[[str], object]]
    """What can be typed besides moves: a word, and what it does with the rest of the line.

    One that returns `ANEW` has changed the game: what comes next is to be found anew.
    """

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether nothing more is to be asked."""

    @abstractmethod
    def begin(self) -> None:
        """Say what there is to see at first."""

    @abstractmethod
    def go_on(self) -> None:
        """Do what comes next: let a computer play, or ask a person."""

    @abstractmethod
    def final_lines(self) -> list[str]:
        """Tell how the game ended."""

    @abstractmethod
    def put_away(self) -> Path | None:
        """Keep the record of the ended game and return where."""

    @abstractmethod
    def kept(self) -> str:
        """Say how the game is taken up again."""

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        tell(_("Type help for help."))
        try:
            self.begin()
            while not self.over:
                self.go_on()
        except (Left, EOFError) as left:
            tell(self.kept() if isinstance(left, Left) else f"\n{self.kept()}")
            return
        except KeyboardInterrupt:
            tell(f"\n{self.kept()}")
            raise
        say("\n".join(map(speak, self.final_lines())))
        if path := self.put_away():
            tell(_("Record: {path}", path=path))

    def ask(self, prompt: str, read: Callable[[str], T]) -> T | None:
        """Ask until something is typed that can be read; commands are run on the way.

        None if a command has changed the game.
        """
        while True:
            line = ask(prompt).strip()
            if line in LEAVE:
                raise Left
            name, _space, rest = line.partition(" ")
            try:
                if not self.is_command(name):
                    return read(line)
                if self.commands[name](rest) is ANEW:
                    return None
            except BaliwordsError as error:
                say(error.args[0])

    def may_take_back(self, assisted: bool) -> bool:
        """Ask a person who takes a move back for the first time: the game then counts apart."""
        if assisted or not sys.stdin.isatty():
            return True
        question = _("The game then counts as assisted, apart from others. Take back? [Y/n] ")
        return agreed(question)

    def is_command(self, name: str) -> bool:
        """Tell whether a word is a command now, and no move."""
        return name in self.commands
