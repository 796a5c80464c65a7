"""The word lists and games that all tables of the server share: each is opened once."""

from functools import lru_cache
from typing import Any

from baliwords.core.game import Game
from baliwords.core.match import Match
from baliwords.core.record import Header, Record
from baliwords.games import game_of
from baliwords.letters.game import NAME as LETTERS
from baliwords.letters.game import LetterGame, letter_game
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options, list_named
from baliwords.play.letters.shelf import Dictionary, Loader, Shelf, load


class Library:
    """Dictionaries by language, judges by house rules, games by header."""

    def __init__(self, loader: Loader = load) -> None:
        self.shelf = Shelf(loader)
        self.judge = lru_cache(maxsize=256)(self._judge)
        self._letters = lru_cache(maxsize=16)(self._letter_game)

    def dictionary(self, language: str, word_list: str = "") -> Dictionary:
        """Return the word list of a language, opened or not."""
        return self.shelf.take(language, word_list)

    def match(self, header: Header) -> Match[Any, Any, Any, Any]:
        """Lay a game out by its header; its dictionary is read for that."""
        return Match(self._game(header), header)

    def _game(self, header: Header) -> Game[Any, Any, Any, Any]:
        if header.game == LETTERS:
            return self._letters(*list_named(header.options))
        return game_of(Record(header))

    def _letter_game(self, language: str, word_list: str) -> LetterGame:
        return letter_game(self.dictionary(language, word_list))

    def _judge(self, options: Options) -> Judge:
        return Judge(self.dictionary(options.language, options.word_list), options)
