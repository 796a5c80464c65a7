"""A toy word list for the rules: a set, searched the obvious way."""

import tomllib
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from baliwords.core.shuffle import Dice
from baliwords.letters.judge import Judge
from baliwords.letters.options import Options
from baliwords.letters.state import State, Table, open_table

FRENCH = "MUR MURS MURIR MURIRA ARMURE SON TON MAISON LAME AME MER MERE RETARD ONT SOT PARTIE"
GERMAN = "MÜDE HÖREN TÜR TUR HAUS HÄUSER SÄGE SAGE ROT RÖTE ÖDE"
_LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class ToyWords:
    """Words given by hand, with all their parts and beginnings written out."""

    def __init__(self, words: str, alphabet: str = _LATIN) -> None:
        self.words = frozenset(words.split())
        self.alphabet = alphabet

    def is_word(self, text: str) -> bool:
        return text in self.words

    def is_part(self, text: str, at_least: int = 3) -> bool:
        return text in self._parts(at_least)

    def is_prefix(self, text: str, at_least: int = 3) -> bool:
        return text in self._starts(at_least)

    @cache  # noqa: B019 - the few toy lists live as long as the tests
    def _parts(self, at_least: int) -> frozenset[str]:
        starts = self._starts(at_least)
        return frozenset(start[begin:] for start in starts for begin in range(len(start)))

    @cache  # noqa: B019
    def _starts(self, at_least: int) -> frozenset[str]:
        words = [word for word in self.words if len(word) >= at_least]
        return frozenset(word[:end] for word in words for end in range(1, len(word) + 1))


@lru_cache
def toy_words(language: str = "fr") -> ToyWords:
    return ToyWords(FRENCH) if language == "fr" else ToyWords(GERMAN, _LATIN + "ÄÖÜ")


@lru_cache
def golden_words(language: str) -> ToyWords:
    """The words of the golden deals: more of them, so that games go on for longer."""
    deals = tomllib.loads(
        (Path(__file__).parents[1] / "golden/letters_deals.toml").read_text("utf-8")
    )
    return ToyWords(deals["words"][language], _LATIN if language == "fr" else _LATIN + "ÄÖÜ")


def judge_for(options: Options) -> Judge:
    return Judge(toy_words(options.language), options)


def row(text: str, pile: str = "", **rules: Any) -> State:
    """Return a solitaire with these columns and this pile; `.` is a void."""
    return rows(text, pile=pile, **rules)


def rows(*texts: str, pile: str = "", leader: int = 0, **rules: Any) -> State:
    """Return a game with a row of columns a player."""
    width = max(len(text.split()) for text in texts)
    widths = ((len(texts), width),)
    options = replace(
        Options(),
        seats=len(texts),
        columns_by_players=widths,
        packs_by_players=((len(texts), 2 if len(texts) > 1 else 1),),
        **rules,
    )
    columns = tuple(tuple(text.replace(".", "").split(" ")) for text in texts)
    table: Table = open_table(options, columns, len(pile), leader)
    return State(table, pile)


def other_pile(state: State, seat: int, seed: int) -> State:
    """Return a state that no seat can tell from this one: the hidden pile lies otherwise."""
    return replace(state, pile="".join(Dice(seed).shuffled(state.pile)))
