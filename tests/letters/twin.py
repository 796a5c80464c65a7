"""The rules of the letter game a second time, written from the rules alone to check the engine.

Nothing of `baliwords` is imported here. Speed, beauty of the types and good messages are
the engine's business; this file only has to be obvious. A position is a mutable object
with lists in it, a move is a plain tuple:

    ("join", ((seat, slot), …), "letters for the jokers", take it off at once?)
    ("remove", slot)   ("pass",)   ("stop",)
    ("accept",)   ("challenge", seat)   ("answer", "WORD")

A join stands in the slot of its first own column; without one (D26) in the first void of
the own row. Where bluffing is allowed any string may be laid, far too many to list, so only
the joins of two columns are. Of all answers only "no word" and the column itself are listed.

`python -m tests.letters.twin` counts the move trees of `tests/golden/letters_deals.toml`
and writes `tests/golden/letters_counts.toml`.
"""

import copy
import tomllib
from collections.abc import Iterator, Mapping
from itertools import islice, permutations, product
from pathlib import Path
from typing import Any

Place = tuple[int, int]
Move = tuple[Any, ...]

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLAIN = {"Ä": "A", "Ö": "O", "Ü": "U"}

# L2, in the order in which the rules list the cards; `?` is the BALI card.
PACK = (
    "AAA B CC DD EEEEE F GG HH IIII J K LL MM NN OOO PP Q RRR SS TT UU V W X Y Z Ä Ö Ü ?"
).replace(" ", "")

# L81 and L82: the letters that are worth 1, 2, 3, 4, 5. All others are worth nothing.
TIERS = {
    "fr_freq": ["CDLNPRST", "MGH", "BFV", "JX", "KQWZ?"],
    "en_inherit": ["CDGHLNPRST", "BM", "FVWY", "JKX", "QZ?"],
}

HOUSE: dict[str, Any] = {
    "language": "fr",
    "seats": 1,
    "bali_bonus": "50",
    "min_word_length": 3,
    "joker_fix": "on_join",
    "umlaut_as_plain": True,
    "letter_values": "fr_freq",
    "partial_rule": "factor",
    "joker_in_scored_word": True,
    "unique_words": False,
    "cut_joker": "first",
    "columns_by_players": {1: 7, 2: 7, 3: 5, 4: 4},
    "packs_by_players": {1: 1, 2: 2, 3: 2, 4: 2},
    "refill": "turn",
    "steal_complete_words": True,
    "build_in_empty_slot": False,
    "endphase_removal": "same_turn",
    "pass_policy": "strict",
    "validation": "auto",
}


class Book:
    """The house rules and the words, with every part of a word written out."""

    def __init__(self, words: str, **house: Any) -> None:
        self.house: dict[str, Any] = {**HOUSE, **house}
        shortest = self["min_word_length"]
        self.words = {word for word in words.split() if len(word) >= shortest}
        starts = {word[:end] for word in self.words for end in range(1, len(word) + 1)}
        pieces = {start[begin:] for start in starts for begin in range(len(start))}
        self.parts = starts if self["partial_rule"] == "prefix" else pieces
        self.alphabet = LATIN + "ÄÖÜ" if self["language"] == "de" else LATIN

    def __getitem__(self, key: str) -> Any:
        return self.house[key]

    def readings(self, column: str) -> list[str]:
        """All the strings that the cards of a column may stand for (D4, D5)."""
        return ["".join(letters) for letters in product(*map(self.faces, column))]

    def faces(self, card: str) -> str:
        if card == "?":
            return self.alphabet
        if card not in PLAIN:
            return card.upper()  # a declared joker is in lower case
        if self["language"] != "de":
            return PLAIN[card]
        return card + PLAIN[card] if self["umlaut_as_plain"] else card

    def is_part(self, column: str) -> bool:
        """L22, D9."""
        return any(reading in self.parts for reading in self.readings(column))

    def complete(self, column: str) -> list[str]:
        """The words that a column is (L14)."""
        return [reading for reading in self.readings(column) if reading in self.words]

    def points(self, column: str) -> int:
        """L34-L36."""
        total = 0
        for card in column:
            card = "?" if card.islower() else card
            for value, letters in enumerate(TIERS[self["letter_values"]], 1):
                if card in letters:
                    total += value
        return total * len(column)


class Position:
    """A game at one moment."""

    def __init__(self, book: Book, rows: list[list[str]], pile: str, leader: int = 0) -> None:
        self.book = book
        self.rows = rows
        self.pile = pile
        self.leader = leader
        self.turn = leader
        self.scores = [0] * len(rows)
        self.skips = [0] * len(rows)
        self.removed: list[tuple[int, str, str]] = []  # who, the cards, the word
        self.passes = 0
        self.honest = False
        self.stopped = False
        # After an assembly that may be challenged: where it stands, and the rows before it.
        self.laid: int | None = None
        self.before: list[list[str]] = []
        self.challenger: int | None = None

    def copied(self) -> "Position":
        other = copy.copy(self)
        other.rows = [list(row) for row in self.rows]
        other.scores = list(self.scores)
        other.skips = list(self.skips)
        other.removed = list(self.removed)
        return other

    @property
    def several(self) -> bool:
        return len(self.rows) > 1

    @property
    def ending(self) -> bool:
        return self.pile == ""  # D29

    @property
    def bluffing(self) -> bool:
        open_to_bluffs = self.book["validation"] == "challenge" and not self.honest  # D32
        return self.several and not self.ending and open_to_bluffs


# --- What a player may do ---------------------------------------------------------------


def legal_moves(game: Position) -> list[Move]:
    if over(game):
        return []
    if game.laid is not None:
        return window_moves(game)
    moves: list[Move] = list(joins(game, game.turn))
    moves += removals(game, game.turn)
    if not game.several:
        moves.append(("stop",))
    elif may_pass(game):
        moves.append(("pass",))
    return moves


def window_moves(game: Position) -> list[Move]:
    """D33."""
    if game.challenger is not None:
        assert game.laid is not None
        return [("answer", ""), ("answer", game.rows[game.turn][game.laid].upper())]
    opponents = [seat for seat in range(len(game.rows)) if seat != game.turn]
    return [("accept",), *(("challenge", seat) for seat in opponents)]


def may_pass(game: Position) -> bool:
    honest = game.copied()
    honest.honest = True  # D31: nobody is made to bluff
    if any(joins(honest, game.turn)):
        return bool(game.book["pass_policy"] == "lenient")  # D31
    return not removals(game, game.turn)  # L52, D39


def removals(game: Position, seat: int) -> list[Move]:
    return [
        ("remove", slot) for slot, column in enumerate(game.rows[seat]) if removable(game, column)
    ]


def removable(game: Position, column: str) -> bool:
    return word_of(game, column) is not None


def word_of(game: Position, column: str) -> str | None:
    """The word that a column counts as when it is taken off, the first where it reads as many."""
    has_joker = any(card == "?" or card.islower() for card in column)
    if has_joker and not game.book["joker_in_scored_word"]:
        return None  # D15
    used = {word for _, _, word in game.removed} if game.book["unique_words"] else set()  # D16
    return next((word for word in game.book.complete(column) if word not in used), None)


def joins(game: Position, seat: int) -> Iterator[Move]:
    sequences = pairs(game, seat) if game.bluffing else growing(game, seat, (), "", "")
    for places, letters, column in sequences:
        if not stands_in_own_row(game, seat, places):
            continue
        for take_off in (False, True):
            if may_join(game, column, take_off):
                yield ("join", places, letters, take_off)


def may_join(game: Position, column: str, take_off: bool) -> bool:
    """Whether the rules allow this column as the result of an assembly."""
    if game.bluffing:
        return not take_off
    if not game.several:  # L16, L30
        return removable(game, column) if take_off else game.book.is_part(column)
    if not game.ending:  # L51
        return not take_off and game.book.is_part(column)
    at_once = game.book["endphase_removal"] == "same_turn"  # D28
    return take_off == at_once and removable(game, column)


def stands_in_own_row(game: Position, seat: int, places: tuple[Place, ...]) -> bool:
    """L44, D26."""
    own = any(owner == seat for owner, _ in places)
    return own or (game.book["build_in_empty_slot"] and "" in game.rows[seat])


def reachable(game: Position, seat: int) -> list[Place]:
    """The columns that a player may use: his own and, whole, everybody's (L46, L47)."""
    places = []
    for owner, row in enumerate(game.rows):
        for slot, column in enumerate(row):
            stolen = owner != seat and game.book.complete(column)
            if column and (game.book["steal_complete_words"] or not stolen):  # D25
                places.append((owner, slot))
    return places


Sequence = tuple[tuple[Place, ...], str, str]


def pairs(game: Position, seat: int) -> Iterator[Sequence]:
    """Every two columns, with every letter for the jokers."""
    yield from selections(game, seat, 2)


def selections(game: Position, seat: int, count: int) -> Iterator[Sequence]:
    """Every ordered choice of so many columns, with every letter for the jokers."""
    for places in permutations(reachable(game, seat), count):
        columns = [game.rows[owner][slot] for owner, slot in places]
        for faces in product(*(as_joined(game, column) for column in columns)):
            yield places, declared(columns, faces), "".join(faces)


def as_joined(game: Position, column: str) -> list[str]:
    """A column as it may lie in a longer one: a lone joker must be declared (D4)."""
    if column == "?" and game.book["joker_fix"] == "on_join":
        return list(game.book.alphabet.lower())
    return [column]


def declared(columns: list[str], faces: tuple[str, ...]) -> str:
    return "".join(
        face.upper() for column, face in zip(columns, faces, strict=True) if column != face
    )


def growing(
    game: Position, seat: int, places: tuple[Place, ...], letters: str, column: str
) -> Iterator[Sequence]:
    """The choices of two and more columns that spell a part of a word.

    The beginning of a part is a part, so a string that is none need not be made longer.
    `test_growing_finds_what_trying_all_selections_finds` compares this with `selections`.
    """
    if len(places) >= 2:
        yield places, letters, column
    for owner, slot in reachable(game, seat):
        if (owner, slot) in places:
            continue
        unit = game.rows[owner][slot]
        for face in as_joined(game, unit):
            if game.book.is_part(column + face):
                chosen = "" if face == unit else face.upper()
                longer = (*places, (owner, slot))
                yield from growing(game, seat, longer, letters + chosen, column + face)


# --- What it does -----------------------------------------------------------------------


def play(game: Position, move: Move) -> Position:
    """The position after a legal move; the given one stays as it is."""
    game = game.copied()
    kind = move[0]
    if kind == "join":
        join(game, *move[1:])
    elif kind == "remove":
        game.passes = 0
        take_off_column(game, move[1])
        end_turn(game)
    elif kind == "pass":
        game.passes += 1
        end_turn(game)
    elif kind == "stop":
        game.stopped = True
    elif kind == "accept":
        close_window(game)
    elif kind == "challenge":
        game.challenger = move[1]
    elif kind == "answer":
        answer(game, move[1])
    return game


def join(game: Position, places: tuple[Place, ...], letters: str, take_off: bool) -> None:
    was_bluffing = game.bluffing
    before = [list(row) for row in game.rows]
    own = [slot for owner, slot in places if owner == game.turn]
    target = own[0] if own else game.rows[game.turn].index("")
    spare = list(letters)
    column = ""
    for owner, slot in places:
        unit = game.rows[owner][slot]
        column += spare.pop(0).lower() if unit == "?" and spare else unit
        game.rows[owner][slot] = ""
    game.rows[game.turn][target] = column
    game.passes = 0
    if take_off:
        take_off_column(game, target)
    if was_bluffing:
        game.laid, game.before = target, before
    else:
        end_turn(game)


def take_off_column(game: Position, slot: int) -> None:
    column = game.rows[game.turn][slot]
    word = word_of(game, column)
    assert word is not None
    game.rows[game.turn][slot] = ""
    game.scores[game.turn] += game.book.points(column)  # L53
    game.removed.append((game.turn, column, word))


def answer(game: Position, word: str) -> None:
    """D33: the named word must be one, and the column a part of it."""
    assert game.laid is not None
    assert game.challenger is not None
    column = game.rows[game.turn][game.laid]
    if game.book["language"] != "de":
        word = "".join(PLAIN.get(letter, letter) for letter in word)
    if word in game.book.words and any(
        word.startswith(reading) if game.book["partial_rule"] == "prefix" else reading in word
        for reading in game.book.readings(column)
    ):
        game.skips[game.challenger] += 1  # L57
    else:
        game.rows = [list(row) for row in game.before]  # L56
    close_window(game)


def close_window(game: Position) -> None:
    game.laid, game.before, game.challenger = None, [], None
    end_turn(game)


def end_turn(game: Position) -> None:
    """Fill the voids and find who is next, past those who owe a turn (L49, L50, L57)."""
    if game.book["refill"] == "turn" or not game.several:
        fill(game)
    while True:
        game.turn = (game.turn + 1) % len(game.rows)
        if game.turn == game.leader and game.book["refill"] == "round":
            before = game.pile
            fill(game)  # D21: a round begins with the leader
            if game.pile != before:
                game.passes = 0
        if game.skips[game.turn] == 0:
            return
        game.skips[game.turn] -= 1
        sober = game.copied()
        sober.honest = True  # D34: a bluff does not count
        if can_act(sober, game.turn):
            game.passes = 0
        else:
            game.passes += 1


def fill(game: Position) -> None:
    """From the leader's left, each row from left to right, while cards last (L19, L50, D22)."""
    seats = len(game.rows)
    for step in range(1, seats + 1):
        row = game.rows[(game.leader + step) % seats]
        for slot in range(len(row)):
            if row[slot] == "" and game.pile:
                row[slot], game.pile = game.pile[0], game.pile[1:]


# --- How it ends ------------------------------------------------------------------------


def over(game: Position) -> bool:
    """D24, D31, D36."""
    if game.laid is not None:
        return False
    if game.stopped or game.passes >= len(game.rows):
        return True
    if any(can_act(game, seat) for seat in range(len(game.rows))):
        return False
    return game.ending or not any("" in row for row in game.rows)  # D21: voids still wait


def can_act(game: Position, seat: int) -> bool:
    return bool(removals(game, seat)) or any(joins(game, seat))


def final_scores(game: Position) -> tuple[int, ...]:
    """The points with the bonus for every BALI (L31, L60-L62, D1, D30, D36)."""
    scores = list(game.scores)
    bonus = game.book["bali_bonus"]
    for seat, row in enumerate(game.rows):
        if game.pile == "" and not any(row) and not game.stopped:
            scores[seat] = (
                scores[seat] * int(bonus[1:]) if bonus[0] == "x" else scores[seat] + int(bonus)
            )
    return tuple(scores)


def winners(game: Position) -> tuple[int, ...]:
    scores = final_scores(game)
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))  # D37


# --- How it begins ----------------------------------------------------------------------


class SplitMix:
    """The generator of Steele, Lea and Flood, and what is made of its numbers."""

    def __init__(self, seed: int) -> None:
        self.state = seed % 2**64

    def number(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) % 2**64
        return mixed ^ (mixed >> 31)

    def below(self, count: int) -> int:
        while True:
            number = self.number()
            if number < 2**64 - 2**64 % count:  # the rest would favour small numbers
                return number % count

    def shuffled(self, cards: str) -> str:
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return "".join(order)


def deal(book: Book, seed: int) -> Position:
    """Cut for the lead, shuffle again, deal (L41, D18)."""
    dice = SplitMix(seed)
    cards = PACK * book["packs_by_players"][book["seats"]]
    seats = list(range(book["seats"]))
    while len(seats) > 1:
        shown = dict(zip(seats, dice.shuffled(cards), strict=False))
        while book["cut_joker"] == "recut" and "?" in shown.values():
            holders = [seat for seat in seats if shown[seat] == "?"]
            shown |= dict(zip(holders, dice.shuffled(cards), strict=False))
        ranks = {seat: rank(card, book["cut_joker"]) for seat, card in shown.items()}
        seats = [seat for seat in seats if ranks[seat] == min(ranks.values())]
    return lay_out(book, dice.shuffled(cards), leader=seats[0])


def lay_out(book: Book, pile: str, leader: int = 0) -> Position:
    """L43, D19: to deal is to fill the voids of an empty table."""
    voids = [[""] * book["columns_by_players"][book["seats"]] for _ in range(book["seats"])]
    game = Position(book, voids, pile, leader)
    fill(game)
    return game


def rank(card: str, cut_joker: str) -> int:
    if card == "?":
        return -1 if cut_joker == "first" else 26
    return LATIN.index(PLAIN.get(card, card))


# --- Counting ---------------------------------------------------------------------------

GOLDEN = Path(__file__).parents[1] / "golden"
DEALS = GOLDEN / "letters_deals.toml"
COUNTS = GOLDEN / "letters_counts.toml"


def start_of(deals: Mapping[str, Any], name: str) -> Position:
    chosen = deals["deal"][name]
    house = dict(chosen.get("house", {}))
    if columns := house.get("columns_by_players"):
        house["columns_by_players"] = {int(seats): count for seats, count in columns.items()}
    book = Book(deals["words"][house.get("language", "fr")], **house)
    return lay_out(book, chosen["pile"]) if "pile" in chosen else deal(book, chosen["seed"])


def count_lines(games: list[Position]) -> Iterator[int]:
    """The number of ways to play the next 1, 2, 3 … moves; finished games have none."""
    while lines := [(game, move) for game in games for move in legal_moves(game)]:
        yield len(lines)
        games = [play(game, move) for game, move in lines]


def main() -> None:
    deals = tomllib.loads(DEALS.read_text("utf-8"))
    lines = ["# Written by `python -m tests.letters.twin`: how many ways there are to play the"]
    lines += ["# first 1, 2, 3 … moves of each deal of letters_deals.toml.", ""]
    for name, chosen in deals["deal"].items():
        counts = list(islice(count_lines([start_of(deals, name)]), chosen["plies"]))
        lines.append(f"{name} = {counts}")
    COUNTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
