"""The rules of the shrine game that people read: whole, true to the house rules, and found."""

import re
from pathlib import Path

import pytest

from baliwords.core.options import declared
from baliwords.rulebook.entry import RuleEntry
from baliwords.rulebook.search import ask, search
from baliwords.shrines.options import Options, read_options
from baliwords.shrines.rulebook import BOOK

PART_II = [
    *(f"T{n}" for n in (*range(1, 42), *range(50, 60))),
    *(f"D{n}" for n in range(41, 60)),
]


def test_every_id_of_part_ii_is_there_once() -> None:
    assert sorted(one.id for one in BOOK.entries) == sorted(PART_II)


def test_printed_rules_come_in_order_and_before_the_decisions_of_their_topic() -> None:
    printed = [one.id for one in BOOK.entries if one.kind == "rule"]
    assert printed == PART_II[: len(printed)]
    for topic in BOOK.topics:
        kinds = [one.kind for one in BOOK.entries if one.topic == topic]
        assert kinds == sorted(kinds, reverse=True)


def test_every_rule_that_the_tests_name_is_in_the_book() -> None:
    named = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        named |= set(re.findall(r"_([td]\d\d?)(?=_)", file.read_text(encoding="utf-8")))
    assert named <= {name.lower() for name in BOOK.by_id}
    assert {"t12", "t14", "t22", "t26", "t31", "t39", "t40", "t41", "d52"} <= named


@pytest.mark.parametrize("one", [e for e in BOOK.entries if e.key], ids=lambda one: one.id)
def test_a_house_rule_named_in_the_book_exists_and_changes_the_game(one: RuleEntry) -> None:
    assert one.key
    assert one.value
    assert declared(Options)[one.key].id == one.id
    assert read_options({one.key: one.value}) != Options()


def test_every_house_rule_is_named_by_the_entry_that_it_changes() -> None:
    assert {one.key for one in BOOK.entries if one.key} == set(declared(Options)) - {"seats"}


def test_the_only_guess_is_marked_as_one() -> None:
    assert [one.id for one in BOOK.entries if one.confidence == "conjecture"] == ["D41"]


def test_rules_are_found_by_ids_by_topics_and_by_words() -> None:
    assert [hit.entry.id for hit in ask(BOOK, ["T1"], "en")] == ["T1"]
    assert {hit.entry.topic for hit in ask(BOOK, ["phase", "4"], "en")} == {"scoring"}
    assert {hit.entry.id for hit in ask(BOOK, ["demon", "priest"], "en")[:2]} == {"T57", "D56"}
    assert ask(BOOK, ["frobnicate"], "en") == []


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("how much does a shrine cost", "T14"),
        ("what does a sacrifice card cost", "T12"),
        ("can i play two farmers at once", "T14"),
        ("when does the game end", "T34"),
        ("what scores at the end of my turn", "T26"),
        ("majority bonus priests", "T29"),
        ("tie", "T38"),
        ("may I look at the altar", "T54"),
        ("what is a good worth at the end", "T35"),
        ("how many stones at the start", "T9"),
        ("who goes first", "D58"),
        ("demon moves when", "T57"),
        ("three shrines no stones", "T16"),
        ("supply is empty", "T33"),
        ("how many players", "D59"),
        ("can I take two cards from the same column", "T24"),
        ("opponents sacrifce face up", "T17"),
        ("points for stones", "T37"),
        ("stones or points for shrines", "T30"),
        ("do cards in hand count", "T37"),
        ("must i keep a card after looking", "D48"),
        ("what is hidden", "D57"),
        ("when do i draw new cards", "T23"),
        ("can I take a card from the midle of a column", "T24"),
        ("how many victory points for 12 stones", "T37"),
        ("how do i get more stones", "T28"),
        ("empty column", "T25"),
        ("combien coûte un sanctuaire", "T14"),
        ("prix d'une carte offrande", "T12"),
        ("quand finit la partie", "T34"),
        ("que décompte-t-on", "T26"),
        ("majorité des tailleurs de pierre", "T28"),
        ("égalité", "T38"),
        ("peut-on regarder l'autel", "T54"),
        ("valeur des denrées à la fin", "T35"),
        ("combien de pierres au départ", "T9"),
        ("qui commence", "D58"),
        ("le démon se deplace", "T57"),
        ("trois sanctuaires sans pierres", "T16"),
        ("réserve vide", "T33"),
        ("prendre deux cartes dans la même colonne", "T24"),
        ("cartes en main à la fin", "T37"),
        ("colonne vide", "T25"),
        ("joueur sans carte offrande", "T21"),
        ("oracle autel vide", "D49"),
        ("on peut prendre la carte du milieu", "T24"),
        ("comment gagner des pierres", "T28"),
        ("qui a gagné si meme score", "T38"),
        ("partie nulle", "T38"),
        ("was kostet ein Schrein", "T14"),
        ("Preis Opferkarte", "T12"),
        ("wann endet die Partie", "T34"),
        ("was wird gewertet", "T26"),
        ("Mehrheit bei Priestern", "T29"),
        ("Gleichstand", "T38"),
        ("darf ich den Altar ansehen", "T54"),
        ("wie viele Steine am Anfang", "T9"),
        ("wer fängt an", "D58"),
        ("Dämon bewegt sich", "T57"),
        ("drei Schreine keine Steine", "T16"),
        ("Vorrat leer", "T33"),
        ("Handkarten am Ende", "T37"),
        ("Reisbauern Wertung", "T31"),
        ("wie viele Mitspieler", "D59"),
        ("Orakel behalten", "D48"),
        ("Opfer verdekt", "T18"),
        ("muss ich etwas spielen", "T14"),
        ("leere Spalte", "T25"),
        ("darf ich karten aus der mitte nehmen", "T24"),
        ("wieviel zahlt man für einen schrein", "T14"),
        ("Punkte für Schreine am Ende", "T37"),
    ],
)
def test_a_question_finds_its_rule_among_the_first_three(question: str, rule: str) -> None:
    assert rule in [hit.entry.id for hit in search(BOOK, question, top=3)]
