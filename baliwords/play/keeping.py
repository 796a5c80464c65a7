"""Games on disk, with dictionaries that are opened behind the screen."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from baliwords.core.game import Deal, Game
from baliwords.core.journal import Journal
from baliwords.core.match import Match
from baliwords.core.record import Header, Record
from baliwords.games import finish_match, game_of, start_match, unfinished
from baliwords.letters.game import NAME, letter_game
from baliwords.letters.moves import Move
from baliwords.letters.options import Options, read_options, write_options
from baliwords.letters.state import State
from baliwords.letters.view import View
from baliwords.play.letters.shelf import Dictionary, Shelf

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
LetterMatch: TypeAlias = Match[State, Move, Options, View]

GAMES = (NAME, "shrines")
"""The games that are played on the screen."""


class Keeper:
    """Begins games, takes them up again and puts finished ones away."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def begin(self, header: Header) -> AnyMatch:
        """Deal a new game and keep it from its first moment."""
        return start_match(self._game(header), header)

    def resume(self, journal: Journal) -> AnyMatch:
        """Take a game up where it was left; its dictionary is read for that."""
        return Match.resume(self._game(journal.read().header), journal)

    def _game(self, header: Header) -> Game[Any, Any, Any, Any]:
        if header.game == NAME:
            return letter_game(self.dictionary_of(header))
        return game_of(Record(header))

    def waiting(self, games: Iterable[str] = GAMES) -> Iterator[tuple[Journal, Record]]:
        """Yield the games in which somebody has moved, the newest of each kind first."""
        for game in games:
            yield from (found for found in unfinished(game) if found[1].lines)

    def leave(self, match: AnyMatch) -> None:
        """Leave a game: one without a move is forgotten, any other waits on disk."""
        if match.journal is not None and not match.moves:
            match.journal.drop()
            match.journal = None

    def finish(self, match: AnyMatch) -> Path | None:
        """Put a finished game away among the played ones and return where it lies."""
        return finish_match(match)

    def dictionary(self, match: LetterMatch) -> Dictionary:
        """Return the dictionary that a game is played with."""
        return self.dictionary_of(match.header)

    def dictionary_of(self, header: Header) -> Dictionary:
        """Return the dictionary that a header names."""
        options = read_options(header.options)
        return self.shelf.take(options.language, options.word_list)


def header_of(options: Options, deal: Deal, players: tuple[str, ...]) -> Header:
    """Return the header of a new game."""
    return Header(NAME, deal, players, write_options(options))
