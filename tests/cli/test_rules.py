"""`rules`: the rulebooks on the command line."""

import subprocess
import sys
from typing import Any

import pytest

from baliwords.cli.main import run
from tests.cli.test_imports import HEAVY


def test_a_rule_is_given_with_its_text_and_example(answer: Any) -> None:
    (rule,) = answer("rules", "l34")["rules"]
    assert rule["id"] == "L34"
    assert rule["text"].startswith("Add up the values of the cards")
    assert rule["example"] == "PARTIE: (1 + 1 + 1) × 6 = 18."
    assert (rule["part"], rule["option"], rule["lang"]) == ("Points", None, "en")


def test_without_words_all_rules_are_given(answer: Any) -> None:
    assert len(answer("rules")["rules"]) == 108


@pytest.mark.parametrize(
    ("words", "rule", "language"),
    [
        (("three", "leters"), "L14", "en"),
        (("separer", "une", "colonne"), "L23", "fr"),
        (("Lücken auffüllen",), "L18", "de"),
    ],
)
def test_words_find_rules_and_are_answered_in_their_language(
    answer: Any, words: tuple[str, ...], rule: str, language: str
) -> None:
    best = answer("rules", *words)["rules"][0]
    assert (best["id"], best["lang"]) == (rule, language)


def test_a_topic_is_shown_under_its_name(baliwords: Any) -> None:
    code, out, err = baliwords("rules", "Challenges")
    assert (code, err) == (0, "")
    assert out.startswith("Challenges\nL55  Who joins letters")
    assert "House rule: validation=challenge." in out


def test_a_topic_is_shown_in_the_language_in_which_it_is_named(baliwords: Any) -> None:
    out = baliwords("rules", "defis")[1]
    assert out.startswith("Les défis\nL55  Qui assemble des lettres")
    assert "Règle maison\N{NARROW NO-BREAK SPACE}: validation=challenge." in out


def test_a_guess_is_called_one(baliwords: Any) -> None:
    assert "[CONJECTURE]" in baliwords("rules", "L81")[1]
    assert "[CONJECTURE]" in baliwords("shrines", "rules", "D41")[1]


@pytest.mark.parametrize("command", [("rules",), ("shrines", "rules")])
def test_nothing_found_is_no_rule_for_a_program_and_a_sentence_for_a_person(
    baliwords: Any, command: tuple[str, ...]
) -> None:
    assert baliwords(*command, "frobnicate", "--json")[:2] == (1, '{\n  "rules": []\n}\n')
    code, out, err = baliwords(*command, "frobnicate")
    assert (code, out) == (2, "")
    assert "no rule is found for 'frobnicate'" in err


@pytest.mark.parametrize(
    ("command", "ids"),
    [
        (("rules", "L99"), "'L99' (L1 to L83, D1 to D40)"),
        (("shrines", "rules", "T99"), "'T99' (T1 to T59, D41 to D59)"),
        (("rules", "T12"), "'T12' (L1 to L83, D1 to D40)"),
        (("rules", "L27", "D41"), "'D41' (L1 to L83, D1 to D40)"),
        (("balam", "rules", "L27"), "'L27' (M1 to M50, D61 to D78, G1 to G12)"),
    ],
)
def test_an_id_that_does_not_exist_is_refused(
    baliwords: Any, command: tuple[str, ...], ids: str
) -> None:
    code, out, err = baliwords(*command)
    assert (code, out) == (2, "")
    assert f"no rule {ids}" in err


def test_rules_are_looked_up_without_anything_heavy() -> None:
    program = (
        "import sys; from baliwords.cli.main import run; run(['rules', 'joker']); "
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "L5 " in done.stdout
    assert not set(done.stderr.split()) & (HEAVY | {"baliwords.lexicon", "dataclasses"})


@pytest.mark.parametrize("asked", ["z" * 3000, "M" + "9" * 3000, "?" * 3000])
@pytest.mark.parametrize("book", [["rules"], ["balam", "rules"], ["shrines", "rules"]])
def test_a_long_question_is_not_quoted_whole(
    book: list[str], asked: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*book, asked]) == 2
    told = capsys.readouterr().err
    assert asked[:20] in told and len(told) < 300
