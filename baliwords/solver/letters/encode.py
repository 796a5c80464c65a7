"""Between the letter game and the kernels' numbers: the only bridge."""

from functools import lru_cache

from baliwords.errors import BadOption
from baliwords.letters.cards import JOKER as JOKER_CARD
from baliwords.letters.cards import PACK, letters_of
from baliwords.letters.moves import Assemble, Remove
from baliwords.letters.options import Options
from baliwords.letters.state import Table, Unit
from baliwords.solver.letters.contest import Result
from baliwords.solver.letters.kernels import layout
from baliwords.solver.letters.kernels.index import Pack
from baliwords.solver.letters.kernels.layout import BALI, NOBODY, SCORE_BITS, STUCK
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.speech import _

_SUPPORTED = {"joker_fix": "on_join", "partial_rule": "factor", "unique_words": False}
_NUMBERS = {letter: number for number, letter in enumerate(layout.LETTERS)}


def encode(column: str) -> bytes:
    """Write a column as numbers."""
    return bytes(map(_card_number, column))


def decode(cards: bytes) -> str:
    """Write numbers as a column; the inverse of `encode`."""
    return "".join(map(_card_text, cards))


def write_letter(letter: str) -> int:
    """Return the number of a letter."""
    return _NUMBERS[letter]


def _card_number(card: str) -> int:
    if card == JOKER_CARD:
        return layout.JOKER
    if card in _NUMBERS:
        return _NUMBERS[card]
    return layout.DECLARED + _NUMBERS[card.upper()]


def _card_text(number: int) -> str:
    if number == layout.JOKER:
        return JOKER_CARD
    if number >= layout.DECLARED:
        return layout.LETTERS[number - layout.DECLARED].lower()
    return layout.LETTERS[number]


def check_options(options: Options) -> None:
    """Refuse what the solver does not know: several players, and three rare house rules."""
    if not options.solitaire:
        raise BadOption(
            _("seats: {seats} is not allowed (the solver plays solitaires)", seats=options.seats)
        )
    if not options.joker_in_scored_word:
        raise BadOption(_("joker_in_scored_word: the solver knows only true"))
    for key, known in _SUPPORTED.items():
        if getattr(options, key) != known:
            shown = str(known).lower()
            raise BadOption(_("{key}: the solver knows only {shown!r}", key=key, shown=shown))
    if options.columns != layout.SLOTS:
        raise BadOption(_("columns_by_players: the solver knows only seven columns"))
    if options.packs != 1:
        raise BadOption(_("packs_by_players: the solver knows only one pack"))


def letters_read(options: Options) -> list[int]:
    """Return for each card number the letters it can stand for, as a mask (L7, D5)."""
    reads = [0] * layout.CARD_CODES
    for letter, number in _NUMBERS.items():
        for card, code in (letter, number), (letter.lower(), layout.DECLARED + number):
            read = letters_of(card, options.language, options.umlaut_as_plain)
            reads[code] = sum(1 << _NUMBERS[one] for one in read)
    return reads


def card_values(options: Options) -> list[int]:
    """Return the points of each card number."""
    values = [0] * layout.CARD_CODES
    for number in range(layout.CARD_CODES):
        known = number <= layout.JOKER or number >= layout.DECLARED
        values[number] = options.letter_values.of(_card_text(number)) if known else 0
    return values


@lru_cache(maxsize=16)
def pack_of(options: Options) -> Pack:
    """Return what the index must know of the rules."""
    reads, values = letters_read(options), card_values(options)
    limits, dearest = [0] * layout.ALPHABET, [0] * layout.ALPHABET
    for card in map(_card_number, PACK.replace(JOKER_CARD, "") * options.packs):
        for letter in range(layout.ALPHABET):
            if reads[card] >> letter & 1:
                limits[letter] += 1
                dearest[letter] = max(dearest[letter], values[card])
    jokers = PACK.count(JOKER_CARD) * options.packs
    return Pack(bytes(limits), bytes(values[: layout.ALPHABET]), bytes(dearest), jokers)


def can_lay(text: str, options: Options) -> bool:
    """Tell whether the packs can lay these letters, each joker standing in for one of them."""
    pack = pack_of(options)
    beyond = (text.count(letter) - pack.limits[_NUMBERS[letter]] for letter in set(text))
    return sum(max(0, over) for over in beyond) <= pack.jokers


def learned_with(options: Options) -> bool:
    """Tell whether the solver learned by these rules: the same cards, words and points."""
    usual = Options(language=options.language)
    return _what_is_learned(options) == _what_is_learned(usual)


def _what_is_learned(options: Options) -> tuple[object, ...]:
    return letters_read(options), card_values(options), options.min_word_length, bonus(options)


def bonus(options: Options) -> tuple[int, int]:
    """Return the points and the factor that a BALI brings (D1)."""
    text = options.bali_bonus
    return (0, int(text[1:])) if text.startswith("x") else (int(text), 1)


def read_move(move: KernelMove) -> Assemble | Remove:
    """Return the move of the rules for a kernel's move: slot, slot put under it, letter."""
    a, b, letter = move
    if b == NOBODY:
        return Remove(a)
    declared = "" if letter == NOBODY else layout.LETTERS[letter]
    return Assemble((Unit(0, a), Unit(0, b)), declared)


def write_move(move: Assemble | Remove) -> KernelMove:
    """Return the kernel's move for a single join or a removal; the inverse of `read_move`."""
    if isinstance(move, Remove):
        return move.slot, NOBODY, NOBODY
    over, under = move.units
    return over.slot, under.slot, _NUMBERS[move.letters] if move.letters else NOBODY


def read_result(result: int) -> Result:
    """Return what a game of the kernel came to."""
    return Result(result & SCORE_BITS, bool(result & BALI), bool(result & STUCK))


def read_word(table: Table, slots: list[int], letter: int) -> Assemble | Remove:
    """Return the move that makes one word of these slots and takes it off."""
    if len(slots) == 1:
        return Remove(slots[0])
    units = tuple(Unit(0, slot) for slot in slots)
    joker = any(table.column(unit) == JOKER_CARD for unit in units)
    return Assemble(units, layout.LETTERS[letter] if joker else "", remove=True)
