"""`baliwords hint` as a person types it."""

import json

import pytest

from baliwords.cli.main import run


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(["hint", *arguments])
    seen = capsys.readouterr()
    return code, seen.out, seen.err


def test_the_best_move_comes_with_its_expectation(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = ask(capsys, "T M U Z E R Q", "--samples", "200", "--json")
    answer = json.loads(out)
    assert code == 0
    first = answer["moves"][0]
    assert {"move", "result", "points", "expected", "error", "why"} <= first.keys()
    assert first["expected"] > 100 and "+" in first["move"]


def test_the_same_samples_give_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    answers = [ask(capsys, "T M U Z E R Q", "--samples", "150", "--json")[1] for _ in range(2)]
    moves = [json.loads(answer)["moves"] for answer in answers]
    assert moves[0] == moves[1]


def test_a_table_without_pile_is_solved_exactly(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = ask(capsys, "MU R S", "--json")
    answer = json.loads(out)
    assert code == 0 and answer["exact"]
    assert answer["moves"][0]["expected"] == 66  # MURS 16 and the BALI


def test_a_clear_position_says_that_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    table = "HYDRAU Q GRINC P IXT JÄUG H"  # a golden position: GRINCH leads by 16 points
    clear = ask(capsys, table, "--pile", "EEMOOV", "--samples", "2000", "--json")
    answer = json.loads(clear[1])
    assert answer["settled"] and answer["samples"] < 2000
    assert [move["equal"] for move in answer["moves"][:2]] == [True, False]


def test_moves_that_come_to_the_same_are_called_equal(capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(ask(capsys, "MUR SON R", "--json")[1])
    removals = [move["equal"] for move in answer["moves"] if move["move"] in ("MUR!", "SON!")]
    assert removals == [True, True]


@pytest.mark.parametrize(
    "arguments",
    [
        ["A B C D E F G H I"],
        ["T M U Z E R Q", "--pile", "QQQQ"],
        ["T M U Z E R OVMB"],
        ["T M U Z E R Q", "--seconds", "0"],
        ["T M U Z E R Q", "--seconds", "86400"],
        ["T M U Z E R Q", "--samples", "0"],
        ["T M 1 Z E R Q"],
        ["MU R", "--pile", "AB"],
        ["M?R T"],  # D4: in a column the joker stands for a letter
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    code, out, err = ask(capsys, *arguments)
    assert code == 2 and out == ""
    assert err.count("\n") == 1 and "Traceback" not in err


def test_a_bali_that_multiplies_is_worked_out_from_the_score(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = ("MU R", "--rule", "bali_bonus=x3")
    known = json.loads(ask(capsys, *table, "--score", "100", "--json")[1])
    assert known["moves"][0]["expected"] == 3 * 109 - 100 and "assumed" not in known
    unknown = json.loads(ask(capsys, *table, "--json")[1])
    assert unknown["moves"][0]["expected"] == 27 and "taken to be 0" in unknown["assumed"]
    assert "give --score" in ask(capsys, *table)[1]
    assert ask(capsys, *table, "--score", "1" * 40)[0] == 2


@pytest.mark.parametrize("rule", ["bali_bonus=x3", "bali_bonus=60", "min_word_length=4"])
def test_a_value_learned_by_other_rules_is_called_so(
    capsys: pytest.CaptureFixture[str], rule: str
) -> None:
    table = ("T M U Z E R Q", "--samples", "20", "--score", "100", "--json")
    assert "assumed" not in json.loads(ask(capsys, *table)[1])
    other = json.loads(ask(capsys, *table, "--rule", rule)[1])
    assert "usual rules, with which the solver learned" in other["assumed"]
    to_the_end = json.loads(ask(capsys, *table, "--rule", rule, "--pile", "ABCDEFG")[1])
    assert not to_the_end["exact"] and "assumed" not in to_the_end


def test_scores_of_several_that_were_not_given_are_said_to_be_taken_as_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rows = ("M U R / A",)
    assert "give --scores" in json.loads(ask(capsys, *rows, "--json")[1])["assumed"]
    assert "give --scores" in ask(capsys, *rows)[1]
    assert "assumed" not in json.loads(ask(capsys, *rows, "--scores", "3,4", "--json")[1])


@pytest.mark.parametrize("table", ["T M U Z E R Q", "T M U Z E R Q / A B C D E F G"])
def test_a_dot_in_the_pile_is_no_card(capsys: pytest.CaptureFixture[str], table: str) -> None:
    code, _out, err = ask(capsys, table, "--pile", "AB.")
    assert code == 2
    assert "'AB.': '.' is no card" in err
