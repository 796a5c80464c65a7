"""What a hint says is true: each claim is worked out again from the position, the plain way."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations

import pytest

from baliwords.core.shuffle import Dice
from baliwords.letters.assembly import column_of
from baliwords.letters.cards import PACK, letters_of
from baliwords.letters.options import Options
from baliwords.letters.unseen import in_order, unseen_cards
from baliwords.solver.letters.answer import Effort, Findings, Prospect, Situation
from baliwords.solver.letters.computers import engine_for, lay_out
from baliwords.solver.letters.encode import read_move
from baliwords.solver.letters.explain import Explainer
from baliwords.solver.letters.kernels.move_code import KernelMove
from baliwords.solver.letters.search import Searcher

TAKE_OFF = Prospect((0, -1, -1), 10.0, 0.0, None, None, 1)
NOTHING = "nothing longer can be made of it"
MOST_COUNTED = 6  # of a table: each takes a while
TARGET = re.compile(r"; (\w+) would still need (.*)")
NAMED = re.compile(r"(\w+) \((\d+) points?\) needs (.*)")
NEED = re.compile(r"(?:(\d+) )?([A-ZÄÖÜ]+)(?: \([^)]*\))?(?:, | and |$)")


def at(table: str, hidden: str) -> Situation:
    columns = tuple(table.split())
    return Situation(columns + ("",) * (7 - len(columns)), hidden, len(hidden))


@cache
def words_of(language: str) -> list[str]:
    lines = engine_for(Options(language)).lexicon.lines
    return lines.text.decode("latin-1").split()


def holding(column: str, language: str) -> list[str]:
    """Return the words that hold a column in some reading."""
    held = re.compile("".join(f"[{letters_of(card, language)}]" for card in column)).search
    return list(filter(held, words_of(language)))


def read(cards: str, text: str, language: str) -> bool:
    """Tell whether cards can be read as a text, an undeclared BALI card as any letter."""
    return len(cards) == len(text) and all(
        card == "?" or letter in letters_of(card, language)
        for card, letter in zip(cards, text, strict=True)
    )


def lay(text: str, units: tuple[str, ...], language: str) -> Iterator[tuple[str, ...]]:
    """Yield what is left of the units in each way to lay a text of them."""
    if not text:
        yield units
    for unit in dict.fromkeys(units):
        if read(unit, text[: len(unit)], language):
            place = units.index(unit)
            rest = units[:place] + units[place + 1 :]
            yield from lay(text[len(unit) :], rest, language)


def can_become(situation: Situation, word: str, language: str) -> bool:
    """Tell whether the first column can become a word, of whole columns and unseen cards."""
    column, *others = situation.columns
    units = tuple(filter(None, (*others, *situation.hidden)))
    size = len(column)
    return any(
        next(lay(word[place + size :], rest, language), None) is not None
        for place in range(len(word) - size + 1)
        if read(column, word[place : place + size], language)
        for rest in lay(word[:place], units, language)
    )


def longer_words(situation: Situation, language: str) -> Iterator[str]:
    """Yield the words longer than the first column that it can become."""
    column = situation.columns[0]
    cards = len("".join(situation.columns)) + len(situation.hidden)
    for word in holding(column, language):
        if len(column) < len(word) <= cards and can_become(situation, word, language):
            yield word


def check_taking_off(language: str, situation: Situation) -> None:
    told = Explainer(engine_for(Options(language)), situation).why(TAKE_OFF)
    target = TARGET.search(told)
    assert (target is None) == (NOTHING in told)
    if target is None:
        assert next(longer_words(situation, language), None) is None, told
        return
    word, needs = target.groups()
    assert can_become(situation, word, language), told
    named = "".join(name * int(count or 1) for count, name in NEED.findall(needs))
    assert len(named.replace("BALI", "?")) == len(word) - len(situation.columns[0])


@pytest.mark.parametrize(
    ("language", "table", "hidden"),
    [
        ("fr", "TER AIT ONS X Q W J", None),
        ("fr", "AIT TER ONS X Q W J", None),
        ("fr", "RAIS M O X Q W J", None),
        ("de", "GEB M SCHAF X Q R J", "?ACDEGIIIKLLNOPRRSTUUVWÄÜ"),
        ("fr", "MUR ES", ""),
        ("fr", "MUR ES AI T Q Z K", ""),
        ("fr", "MUR ES AI T Q Z K", "AEIOU"),
        ("fr", "TER AIT ONS X Q W J", ""),
        ("fr", "TER AIT ONS X Q W J", "ZK"),
        ("de", "GEB EIN X Q W J", ""),
        ("de", "MUT Ü X Q W J K", "S"),
        ("fr", "SON AI M X Q W K", ""),
        ("fr", "SON M AiS X Q W K", "V"),
    ],
)
def test_nothing_longer_is_said_only_where_it_is_so(
    language: str, table: str, hidden: str | None
) -> None:
    columns = table.split()
    unseen = in_order(unseen_cards(columns)) if hidden is None else hidden
    check_taking_off(language, at(table, unseen))


@pytest.mark.parametrize("seed", range(12))
def test_nothing_longer_is_true_of_chance_positions(seed: int) -> None:
    """Late ones: a word, two columns of two cards, some single cards, few cards unseen."""
    dice = Dice(seed)
    word = ("MUR", "TER", "AIT", "SON", "FIEZ", "LYNX")[seed % 6]
    cards = "".join(dice.shuffled("".join((Counter(PACK) - Counter(word)).elements())))
    pairs = [a + b for a in cards[:7] for b in cards[7:14] if a + b in ("ES", "IE", "RE", "ON")]
    check_taking_off("fr", at(" ".join([word, *pairs[:2], *cards[14:18]]), cards[18 : 18 + seed]))


@pytest.mark.parametrize("table", ["Ü WISP RLC R QU G JIV", "Ä Ö U R S E N", "Ü Ö A T L H C"])
def test_a_word_with_both_readings_of_an_umlaut_card_counts_once(table: str) -> None:
    engine, situation = engine_for(Options("de")), at(table, "ADEKT")
    explainer, kernel = Explainer(engine, situation), engine.table()
    lay_out(kernel, situation)
    counted = 0
    for move in kernel.legal_moves():
        column = column_of(explainer.table, read_move(move))
        told = explainer.why(Prospect(move, 10.0, 0.0, None, None, 1))
        said = re.search(r"([\d,]+) words?,", told)
        if said is None or "more than" in told or column.isascii():
            continue
        assert int(said[1].replace(",", "")) == len(holding(column, "de")), column
        counted += 1
        if counted == MOST_COUNTED:
            break
    assert counted


@pytest.mark.parametrize(
    ("language", "table", "hidden"),
    [
        ("fr", "LO ? C MP R THIQUE WÄ", "ADEEEFGHIIIJKLMNOORSSTVY"),
        ("fr", "TER AIT ONS X Q W J", "AABEIOUÄÖÜRSLLMN?"),
        ("fr", "WÄ LO C MP R THIQUE K", "?DEG"),
        ("de", "Ü WISP RLC R QU G JIV", "ADEKT?"),
    ],
)
def test_l36_a_word_that_only_the_bali_card_can_finish_has_its_points(
    language: str, table: str, hidden: str
) -> None:
    engine, situation = engine_for(Options(language)), at(table, hidden)
    explainer, kernel, values = (
        Explainer(engine, situation),
        engine.table(),
        Options().letter_values,
    )
    lay_out(kernel, situation)
    for move in kernel.legal_moves():
        told = explainer.why(Prospect(move, 10.0, 0.0, None, None, 1))
        if (named := NAMED.search(told)) is None:
            continue
        word, points, needs = named.groups()
        column = column_of(explainer.table, read_move(move))
        needed = [(int(count or 1), name) for count, name in NEED.findall(needs)]
        cards = column + "".join(name.replace("BALI", "?") * count for count, name in needed)
        assert len(cards) == len(word)
        assert int(points) == sum(map(values.of, cards)) * len(word), told
        beside = list(situation.columns)
        for slot in move[:2]:
            beside[slot] = ""
        left = tuple(card for card in (*beside, *hidden) if len(card) == 1)
        for count, name in needed:
            able = [card for card in left if read(card, name, language) and card != "?"]
            assert name == "BALI" or len(able) >= count, told


def test_l36_the_bali_card_is_named_where_no_other_card_is_left() -> None:
    situation = at("WÄ LO C MP R THIQUE ?", "ADEEEFGHIIIJKLMNOORSSTVY")
    told = Explainer(engine_for(Options()), situation).why(
        Prospect((0, 1, -1), 10.0, 0.0, None, None, 1)
    )
    assert "WALOU (55 points) needs BALI (1 on the table, 0 of 24 unseen cards)" in told


def search(
    table: str, hidden: str | None, samples: int, seed: int = 0
) -> tuple[Situation, Findings]:
    unseen = in_order(unseen_cards(table.split())) if hidden is None else hidden
    situation = at(table, unseen)
    searcher = Searcher(engine_for(Options()), 1)
    return situation, searcher.search(situation, Effort(samples=samples), seed)


@pytest.mark.parametrize("samples", [40, 400])
@pytest.mark.parametrize(
    ("table", "hidden"), [("MUR ES AI T Q Z K", "AEIOU"), ("A E R T S I N", None)]
)
def test_a_move_that_is_called_equal_is_never_said_to_bring_less(
    table: str, hidden: str | None, samples: int
) -> None:
    situation, found = search(table, hidden, samples)
    explainer = Explainer(engine_for(Options()), situation)
    equal = found.equals()
    for ranked in (found.prospects, found.steady(), found.known_first(explainer.is_known)):
        for other in ranked[1:]:
            told = explainer.why(ranked[0], other)
            if other in equal:
                assert "as good, as far as one can tell" in told
            elif ranked[0] is found.prospects[0]:
                assert "points less" in told


@pytest.mark.parametrize("table", ["A E R T S I N", "G A J P N B R", "C S O A M ? D"])
def test_who_asks_again_gets_the_same_move_first(table: str) -> None:
    found = [search(table, None, 400, seed)[1] for seed in range(5)]
    assert len({one.steady()[0].move for one in found}) == 1
    for one in found:
        assert one.steady()[0] in one.equals()
        assert sorted(one.steady(), key=Prospect.by_value) == sorted(
            one.prospects, key=Prospect.by_value
        )


JOINS = re.compile(r"leaves (\d+) joins? \(here (\d+)\) and ([\d.]+) points less")


@pytest.mark.parametrize("table", ["MUR ES AI T Q Z K", "S ON AI T LAM R E", "? ON AI T LAM R E"])
def test_the_joins_and_points_of_an_alternative_are_counted_again(table: str) -> None:
    engine, situation = engine_for(Options()), at(table, "AEIOU")
    explainer, kernel = Explainer(engine, situation), engine.table()
    lay_out(kernel, situation)
    one, *others = (Prospect(move, 10.0, 0.0, None, None, 1) for move in kernel.legal_moves())
    for other in others[:20]:
        told = JOINS.search(explainer.why(one, replace(other, expected=7.5)))
        assert told is not None
        assert list(map(int, told.groups()[:2])) == [joins(explainer, m.move) for m in (other, one)]
        assert told[3] == "2.5"


def joins(explainer: Explainer, move: KernelMove) -> int:
    """Count the pairs of columns that can be joined after a move."""
    row = list(explainer.situation.columns)
    column = column_of(explainer.table, read_move(move))
    row[move[0]] = "" if move[1] < 0 else column
    if move[1] >= 0:
        row[move[1]] = ""
    pairs = permutations(filter(None, row), 2)
    return sum(explainer.judge.is_part(over + under) for over, under in pairs)


def test_the_chances_of_the_move_that_a_reader_gets_first_are_known() -> None:
    columns = tuple("AERTSIN")
    hidden = in_order(unseen_cards(columns))
    searcher, effort = Searcher(engine_for(Options()), 1), Effort(samples=300, ends=8)
    for seed in range(8):
        found = searcher.search(Situation(columns, hidden, len(hidden)), effort, seed)
        assert found.steady()[0].bali is not None


def test_no_move_has_more_points_than_the_one_that_the_search_chose() -> None:
    for seed in range(8):
        _, found = search("A E R T S I N", None, 120, seed)
        assert all(one.expected <= found.prospects[0].expected for one in found.prospects)
