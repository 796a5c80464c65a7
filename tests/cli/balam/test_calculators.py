"""The calculators and maps of Balam: answers and exit codes."""

import re
from pathlib import Path

import pytest

from tests.cli.balam.conftest import MAP, Cli


@pytest.mark.parametrize(
    ("arguments", "guesses", "chosen"),
    [
        (["attack", "--garrisons", "2", "--defence", "1"], ["D61", "D66"], "die_faces=A"),
        (["temple", "corn:2"], ["D71"], "temple_pp=corn:1"),
        (["tax", "corn:2"], ["D74"], "final_bonus=2"),
        (["final", "A:1:2", "B:0:0"], ["D74"], "final_bonus=2"),
        (["katun"], ["D62"], "katun_deck=prosperous:10"),
        (["cost", "village", "--claim"], ["D69"], "claim_pays_action=false"),
    ],
)
def test_an_answer_that_rests_on_a_guess_says_so(
    balam: Cli, arguments: list[str], guesses: list[str], chosen: str
) -> None:
    text = balam(*arguments)
    assert [guess["id"] for guess in balam.json(*arguments)["conjectures"]] == guesses
    assert all(f"CONJECTURE {guess}" in text for guess in guesses)
    decided = balam(*arguments, "--rule", chosen)
    assert f"CONJECTURE {guesses[0]}" not in decided


def test_attack_gives_exact_fractions_beside_decimals(balam: Cli) -> None:
    answer = balam.json("attack", "--garrisons", "3", "--obsidian", "0", "--defence", "2")
    assert answer["success"] == {"fraction": "37/54", "decimal": pytest.approx(37 / 54)}
    assert answer["dice"]["C"]["success"]["fraction"] == "83/108"
    assert answer["range"]["low"]["fraction"] == "7/12"
    assert answer["range"]["high"]["fraction"] == "89/108"
    assert sum(row["decimal"] for row in answer["joint"]) == pytest.approx(1)


def test_attack_draws_bars_and_a_table_of_obsidian(balam: Cli) -> None:
    text = balam("attack", "--garrisons", "1", "--defence", "1", "--obsidian", "1")
    lines = text.splitlines()
    assert "    -1   33.3 %  ░" not in text  # with the obsidian spent, 0 is the worst
    assert any(line.startswith("     0   33.3 %  ░░") and line.endswith(" 1/3") for line in lines)
    assert any(line.startswith("    +1   33.3 %  ██") for line in lines)
    assert "success by obsidian spent" in text


def test_attack_counts_the_garrisons_of_a_map(balam: Cli) -> None:
    answer = balam.json("attack", "--map", MAP, "--from", "A1", "--on", "A3")
    assert (answer["garrisons"], answer["defence"]) == (2, 2)


def test_obsidian_after_the_roll_tells_what_is_spent(balam: Cli) -> None:
    fight = ["attack", "--garrisons", "1", "--defence", "1", "--obsidian", "1"]
    assert "expected_obsidian" not in balam.json(*fight)
    answer = balam.json(*fight, "--rule", "obsidian_timing=after")
    assert answer["expected_obsidian"]["fraction"] == "1/3"


def test_house_rules_come_from_a_file_too(balam: Cli, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('die_faces = "E"\n')
    fight = ["attack", "--garrisons", "3", "--defence", "2", "--rules", str(file)]
    answer = balam.json(*fight)
    assert answer["die"]["name"] == "E"
    assert balam.json(*fight, "--rule", "die_faces=D")["die"]["name"] == "D"


def test_pelota_and_divination(balam: Cli) -> None:
    answer = balam.json("pelota", "3", "1", "1", "0", "--cities", "7")
    assert (answer["cities"], answer["pelota_cities"]) == ([7], "all")
    assert [guess["id"] for guess in answer["conjectures"]] == ["D75"]
    assert "CONJECTURE D75" in balam("pelota", "3", "1", "--cities", "7")
    players = answer["players"]
    assert [row["points"] for row in players] == [7, 3, 3, 0]
    looks = balam.json("divination", "Anna:2", "Ben:2", "Caro:1")["players"]
    assert [(row["player"], row["looks"]) for row in looks] == [
        ("Anna", 1),
        ("Ben", 1),
        ("Caro", 0),
    ]
    assert "Anna  has 2: 1 card\n" in balam("divination", "Anna:2", "Ben:2")


def test_who_is_given_no_name_is_called_by_the_place(balam: Cli) -> None:
    found = balam.json("divination", ":3", "Ben:1", " :0")["players"]
    assert [row["player"] for row in found] == ["player 1", "Ben", "player 3"]


def test_cost_says_no_with_exit_code_1(balam: Cli) -> None:
    assert balam.json("cost", "palace", "temple")["total"] == 5
    answer = balam.json("cost", "village:5", code=1)
    assert answer["possible"] is False
    assert "4 plots" in answer["obstacles"][0]
    assert (
        balam.json("cost", "market", "--map", MAP, "--site", "A2", "--player", "red")["pyramids"]
        == 3
    )


def test_buildings_on_the_site_may_be_parted_by_blanks(balam: Cli) -> None:
    assert balam.json("cost", "village", "--built", "village 2 garrison")["possible"]
    full = balam.json("cost", "village", "--built", "village 2 garrison pelota ground", code=1)
    assert full["obstacles"] == ["5 buildings do not fit on 4 plots (M18)"]


def test_destroy_lists_the_choices(balam: Cli) -> None:
    answer = balam.json("destroy", "3", "temple", "palace", "village")
    assert [choice["destroyed"] for choice in answer["choices"]] == [
        ["palace", "village"],
        ["temple", "village"],
    ]
    assert "2 prisoners" in balam("destroy", "3", "temple", "village")


def test_temple_tax_and_final(balam: Cli) -> None:
    assert balam.json("temple", "corn:3", "prisoner:1")["points"] == 4
    assert balam.json("tax", "corn:3", "--palaces", "1")["moved"] == 2
    answer = balam.json("final", "Anna:12:5", "Ben:11:8")
    assert answer["winners"] == ["Ben"]


def test_katun_compares_two_decks(balam: Cli) -> None:
    answer = balam.json("katun", "--players", "3")
    assert answer["cards"] == 4
    assert answer["mixed"]["negative"][0]["fraction"] == "5481/111569"
    for deck in ("mixed", "piles"):
        for kind in ("negative", "pelota", "eclipse"):
            assert sum(row["decimal"] for row in answer[deck][kind]) == pytest.approx(1)


def test_passage_answers_no_with_exit_code_1(balam: Cli) -> None:
    yes = balam.json("passage", "red", "--pyramids", "red:1", "--owner", "blue")
    assert yes["may_pass"] is True
    no = balam.json("passage", "red", "--pyramids", "red:1,blue:1", "--owner", "blue", code=1)
    assert no["may_pass"] is False


def test_roads_on_a_map(balam: Cli) -> None:
    assert balam("reach", MAP, "red", "A1", "C2") == "A1 - B1 - B2 - C2\n"
    assert balam.json("reach", MAP, "red", "A1", "B4", code=1)["reachable"] is False
    near = balam.json("adjacent", MAP, "A3")
    assert [row["city"] for row in near["adjacent"]] == ["A1", "B4", "C3"]
    controlled = [row["site"] for row in balam.json("control", MAP)["sites"] if row["controlled"]]
    assert controlled == ["C3"]


def test_the_map_marks_a_controlled_city(balam: Cli) -> None:
    lines = balam("map", MAP).splitlines()
    top = next(line for line in lines if "!" in line)
    assert top.split("  ")[2] == "┏━━━━━ ! ━┓"
    assert max(map(len, lines)) <= 80
    assert all(line == line.rstrip() for line in lines)


def test_the_map_marks_where_a_player_may_pass(balam: Cli) -> None:
    text = balam("map", MAP, "--player", "red")
    marks = re.findall(r"[─━] ([+x]!?) [─━]", text)
    assert len(marks) == 30
    assert marks[:4] == ["+", "+", "x", "+"]  # A1, A2, A3 (blue's city, tied), A4


def test_a_narrow_terminal_gets_a_list(balam: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    lines = balam("map", MAP).splitlines()
    assert lines[0].startswith("  A1 (A2, B1): city red")
    assert max(map(len, lines)) <= 43  # the legend is one line
