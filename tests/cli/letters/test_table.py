"""The companion line by line."""

import io
from collections.abc import Callable

import pytest

from baliwords.settings import settings_file
from tests.cli.conftest import Run
from tests.solver.letters.kernels import is_compiled

Type = Callable[[str], None]


@pytest.fixture
def type_lines(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Let lines be typed; what is not a terminal gets the line mode."""

    def typed(lines: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines.replace(" / ", "\n") + "\n"))

    return typed


@pytest.mark.usefixtures("toy_list")
def test_a_table_is_kept_line_by_line_and_taken_up_again(baliwords: Run, type_lines: Type) -> None:
    type_lines("TMUZERQ / mur! / KVR / unseen / undo / undo / undo / hint / quit")
    code, out, _err = baliwords("table", "--new")
    assert code == 0
    assert "Pile 44. Score 9." in out
    assert "44 in all" in out
    assert "first enter the cards that were drawn" in out
    assert "The table is kept" in out
    type_lines("table / KVR / end")
    code, out, _err = baliwords("table")
    assert "1 T   2 .   3 .   4 Z   5 E   6 .   7 Q" in out
    assert "You: 9 points." in out


@pytest.mark.usefixtures("toy_list")
def test_a_challenge_is_settled_line_by_line(baliwords: Run, type_lines: Type) -> None:
    type_lines("s+on / challenge / maison / K / xx / help / end")
    position = "S ON AI T LAM R E / A B C D F G H"
    code, out, _err = baliwords("table", position, "--players", "Anna,Ben", "--scores", "12,30")
    assert code == 0
    assert "1 SON   2 .   3 AI" in out  # Anna was right, Ben skips, one card is drawn
    assert "Anna: 12 points." in out
    assert "Ben: 30 points." in out


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize(("ui", "name"), [("en", "You"), ("de", "Du"), ("fr", "Vous")])
def test_who_gives_no_name_is_spoken_to_in_his_language(
    ui: str, name: str, baliwords: Run, type_lines: Type
) -> None:
    for called in (name, "Anna"):
        type_lines("TMUZERQ / end")
        code, out, _err = baliwords("table", "--new", "--ui", ui)
        assert code == 0 and f"({called}:1 {called}:2" in out
        settings_file().parent.mkdir(parents=True, exist_ok=True)
        settings_file().write_text('name = "Anna"\n')


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize("slip", ["AB", "1", "hint", "?!"])
def test_a_slip_after_a_column_that_may_be_doubted_changes_nothing(
    slip: str, baliwords: Run, type_lines: Type
) -> None:
    position = "S ON AI T LAM R E / A B C D F G H"
    type_lines(f"son / {slip} / table / challenge / maison / K / - / quit")
    code, out, err = baliwords("table", position, "--players", "Anna,Ben", "--new")
    assert (code, err) == (0, "")
    assert out.count("1 SON   3 AI") >= 2  # after the move, and after the slip
    assert "Cards drawn (Anna:2)" in out  # the challenge was heard, and the card comes then
    assert "The table is kept" in out


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "Anna,,Ben"], "expected names like Anna,Ben"),
        (["S ON", "--scores", "x"], "one number for each player"),
        (["S ON", "--turn", "3"], "expected the number of a seat"),
        (["ZZ"], "only 1 in a pack"),
        (["A B C D E F G H"], "a row has 7"),
    ],
)
def test_a_bad_table_is_refused_in_one_sentence(
    baliwords: Run, arguments: list[str], complaint: str
) -> None:
    code, out, err = baliwords("table", *arguments, "--plain")
    assert (code, out) == (2, "")
    assert complaint in err


@pytest.mark.usefixtures("toy_list")
def test_a_damaged_table_is_named_and_not_begun_over(baliwords: Run, type_lines: Type) -> None:
    from baliwords.play.letters.kept_table import tables_folder

    tables_folder().mkdir(parents=True)
    broken = tables_folder() / "table-0001.bali"
    broken.write_bytes(b"\xff no table")
    type_lines("quit")
    code, _out, err = baliwords("table")
    assert code == 0
    assert str(broken) in err
    assert broken.read_bytes() == b"\xff no table"


def test_a_pile_larger_than_both_packs_is_refused(baliwords: Run) -> None:
    code, _out, err = baliwords("table", "S ON", "--pile", str(10**30))
    assert code == 2
    assert "--pile" in err


def test_a_word_of_another_or_of_two_kinds_is_not_guessed(baliwords: Run, type_lines: Type) -> None:
    players = ("--plain", "--players", "A,B", "--pile", "0")
    type_lines("mur! / quit")
    _code, shown, _err = baliwords("table", "S ON T / MUR A", *players)
    assert "MUR lies in another's row: join it to a column of yours" in shown
    type_lines("mur! / mur@2! / quit")
    _code, shown, _err = baliwords("table", "MuR MUR T / A", *players)
    assert "'mur' may be any of MuR@1, MUR@2: type one of them" in shown
    assert "Scores: A 9, B 0." in shown


@pytest.mark.skipif(not is_compiled(), reason="plain kernels answer at sight")
@pytest.mark.parametrize(
    ("players", "position", "told"),
    [
        (
            "A,B",
            "S ON T / MUR A",
            "Try 2:MUR+ON+S!: +30 points against the best other at the end, chance to win 100 %; "
            "takes MURONS off for 30 points; takes MUR (9 points) from B.",
        ),
        (  # B is left with MUR: 45 points less 9
            "A,B,C",
            "S ON T / MUR A / E T LIT",
            "Try T+ON+2:A+3:LIT+3:E+S!: +36 points against the best other at the end, "
            "chance to win 100 %; takes TONALITES off for 45 points; takes LIT (6 points) from C.",
        ),
    ],
)
def test_a_hint_at_a_table_of_several_is_worked_out_when_the_pile_is_empty(
    baliwords: Run, type_lines: Type, players: str, position: str, told: str
) -> None:
    type_lines("hint / quit")
    _code, shown, _err = baliwords(
        "table", position, "--plain", "--players", players, "--pile", "0"
    )
    assert told in " ".join(shown.split())
