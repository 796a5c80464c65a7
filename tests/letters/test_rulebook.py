"""The rules of the letter game that people read are the rules that the program plays."""

import re
from collections import Counter

import pytest

from baliwords.letters.cards import JOKER, LATIN, PACK
from baliwords.letters.options import Options, describe_options, read_options
from baliwords.letters.rulebook import BOOK
from baliwords.letters.values import Values
from baliwords.rulebook.entry import LANGUAGES, Language, RuleEntry
from baliwords.rulebook.search import search

PART_I = [
    *(f"L{n}" for n in (*range(1, 65), *range(80, 84))),
    *(f"D{n}" for n in range(1, 41)),
]
NO_HOUSE_RULES = {"language", "seats"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_id_of_part_i_is_there_once() -> None:
    assert sorted(one.id for one in BOOK.entries) == sorted(PART_I)


def test_guesses_are_marked_as_such() -> None:
    assert {e.id for e in BOOK.entries if e.confidence == "conjecture"} == {"L81", "L82"}


def test_every_house_rule_is_named_by_the_entry_that_it_changes() -> None:
    named = [one.key for one in BOOK.entries if one.key]
    assert sorted(named) == sorted({key for key, *_ in describe_options()} - NO_HOUSE_RULES)


@pytest.mark.parametrize("one", [e for e in BOOK.entries if e.key], ids=lambda one: one.id)
def test_the_value_that_an_entry_shows_changes_the_game(one: RuleEntry) -> None:
    assert one.key
    assert one.value
    assert read_options({one.key: one.value}) != Options()


@each_language
@pytest.mark.parametrize(("rule", "preset"), [("L81", "fr_freq"), ("L82", "en_inherit")])
def test_a_table_of_values_is_that_of_the_game(rule: str, preset: str, language: Language) -> None:
    said = re.findall(r"([1-5])\s?: ((?:[A-Z] )*[A-Z])\b", _text(rule, language))
    values = {letter: int(points) for points, letters in said for letter in letters.split()}
    of = Values.parse(preset).of
    assert values == {letter: of(letter) for letter in LATIN if of(letter)}


@each_language
def test_the_letters_of_a_pack_are_those_of_the_game(language: Language) -> None:
    several, once = _text("L2", language).split(". ", 1)
    counted = dict.fromkeys(re.findall(r"\b[A-ZÄÖÜ]\b", once), 1)
    number = 0
    for sign in re.findall(r"\d|\b[A-Z]\b", several):
        number = int(sign) if sign.isdecimal() else number
        counted |= {sign: number} if sign.isalpha() else {}
    assert {**counted, JOKER: 1} == Counter(PACK)


def _text(rule: str, language: Language) -> str:
    return BOOK.by_id[rule].text[language]


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("how many letters must a word have", "L14"),
        ("can i split a column", "L23"),
        ("joker value", "L36"),
        ("wich leter does the joker keep", "L6"),
        ("when do i refill gaps", "L18"),
        ("are plurals allowed", "L28"),
        ("proper nouns", "L28"),
        ("steal complete word", "D25"),
        ("bonus for using all cards", "L31"),
        ("how many players", "D20"),
        ("who starts", "L41"),
        ("challenge wrong word", "L56"),
        ("tie", "D37"),
        ("same word twice", "D16"),
        ("may I pass", "D31"),
        ("what is a word worth", "L34"),
        ("value of the letters", "L81"),
        ("cards left over", "L32"),
        ("can I look at removed words", "L27"),
        ("combien de lettres pour un mot", "L14"),
        ("peut-on séparer une colonne", "L23"),
        ("valeur du joker", "L36"),
        ("quand combler les vides", "L18"),
        ("noms propres", "L28"),
        ("les pluriels sont-ils admis", "L28"),
        ("comptr les points d'un mot", "L34"),
        ("qui commence", "L41"),
        ("que se passe-t-il si le défi est perdu", "L56"),
        ("prendre une lettre à l'adversaire", "L46"),
        ("pioche vide", "L58"),
        ("combien de colonnes à trois joueurs", "L43"),
        ("peut-on insérer une lettre au milieu", "D11"),
        ("le même mot deux fois", "D16"),
        ("combien vaut un BALI", "D1"),
        ("accents", "D7"),
        ("tréma", "L7"),
        ("Y est une voyelle", "D6"),
        ("retirer un mot compte pour un tour", "L51"),
        ("wie viele Buchstaben braucht ein Wort", "L14"),
        ("darf ich eine Spalte trennen", "L23"),
        ("was zählt der Joker", "L36"),
        ("Lücken auffüllen", "L18"),
        ("Eigennamen erlaubt", "L28"),
        ("wie viele Punkte bringt ein Wort", "L34"),
        ("wer fängt an", "L41"),
        ("anzweifeln falsch", "L56"),
        ("vom Gegner nehmen", "L46"),
        ("Stapel leer", "L58"),
        ("wann ist das Spiel zu Ende", "L64"),
        ("Umlaute", "D5"),
        ("darf ich passen", "D31"),
        ("Gleichstand", "D37"),
        ("dasselbe Wort zweimal", "D16"),
        ("übrige Karten Minuspunkte", "L32"),
        ("Bonus wenn alle Karten weg", "L31"),
        ("muss ich abräumen", "L52"),
        ("aussetzen", "L57"),
        ("Wörterbuch", "D8"),
        ("Wortanfang", "D9"),
        ("aufhören", "D36"),
        ("what happens if I challenge and lose", "L57"),
        ("who goes first", "L41"),
        ("when do i draw cards", "L18"),
        ("mot de deux lettres", "L14"),
        ("wort mit zwei buchstaben", "L14"),
        ("zählt der joker null", "L36"),
    ],
)
def test_a_question_finds_its_rule_among_the_first_three(question: str, rule: str) -> None:
    assert rule in [hit.entry.id for hit in search(BOOK, question, top=3)]
