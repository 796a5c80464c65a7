"""score, deal, replay, simulate: their answers, and what they say to bad input."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from baliwords.cli.main import run
from baliwords.letters.cards import PACK


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run([*arguments, "--json"]) == 0
    value: dict[str, Any] = json.loads(capsys.readouterr().out)
    return value


def test_score_counts_sum_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "score", "partie", "MuR")
    assert found == {
        "words": [
            {"word": "PARTIE", "cards": 6, "sum": 3, "points": 18},
            {"word": "MuR", "cards": 3, "sum": 8, "points": 24},
        ],
        "total": 42,
    }


def test_score_takes_other_values(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "score", "WHISKY", "--rule", "letter_values=en_inherit")
    assert found["total"] == 72


def test_score_says_the_sum_to_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", "PARTIE"]) == 0
    assert "(1 + 1 + 1) × 6 = 18" in capsys.readouterr().out


@pytest.mark.parametrize(("players", "cards"), [(1, 54), (2, 108), (3, 108), (4, 108)])
def test_deal_gives_every_card_once(
    capsys: pytest.CaptureFixture[str], players: int, cards: int
) -> None:
    found = answer(capsys, "deal", "--seed", "42", "--players", str(players))
    assert len(found["pile"]) == cards
    assert Counter(found["pile"]) == Counter(PACK * (cards // 54))


def test_a_seed_deals_the_same_cards_for_ever(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "deal", "--seed", "42")
    assert "".join(found["pile"]) == SEED_42


SEED_42 = "HTEWURPTIBJGDDCZSO?CÖLÄPVOMAKAMINIXRUÜHREEOQNEYFLASEGI"


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_simulate_repeats_itself(capsys: pytest.CaptureFixture[str], player: str) -> None:
    command = ("simulate", "--player", player, "--games", "3", "--seed", "7")
    one, two = answer(capsys, *command), answer(capsys, *command, "--jobs", "2")
    assert one["scores"] == two["scores"]
    assert one["games"] == len(one["scores"]) == 3
    assert one["mean"] == pytest.approx(sum(one["scores"]) / 3, abs=0.001)
    assert {"player", "error", "bali", "stuck", "seconds"} <= set(one)


def test_replay_checks_and_sums_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.bali"
    file.write_text(
        "baliwords 1\ngame: letters\nlanguage: fr\nplayers: You\n"
        "pile: T M U Z E R Q K V R\n\nM+U+R!\nstop\n"
    )
    found = answer(capsys, "replay", str(file))
    assert found["scores"] == [9]
    assert (found["over"], found["reason"]) == (True, "stopped")
    assert [move["move"] for move in found["moves"]] == ["M+U+R!", "stop"]
    assert run(["replay", str(file), "--ui", "de"]) == 0
    last = capsys.readouterr().out.splitlines()[-2:]
    assert last == ["2 Züge, zu Ende: You 9", "Die Partie wurde abgebrochen."]


BAD = [
    (["score", "M1R"], "'1' is no card"),
    (["score", "???"], "3 BALI cards"),
    (["score", ""], "is no word"),
    (["score"], "'words'"),
    (["score", "PARTIE", "--rule", "letter_values=best"], "'best' is not allowed"),
    (["score", "PARTIE", "--rule", "refil=turn"], "did you mean 'refill'"),
    (["score", "PARTIE", "--rule", "refill"], "expected key=value"),
    (["score", "PARTIE", "--rules", "/nowhere/rules.toml"], "cannot read"),
    (["deal", "--seed", "many"], "many"),
    (["deal", "--seed", "1", "--players", "5"], "seats: 5 is not allowed"),
    (["deal", "--seed", "1", "--players", "0"], "seats"),
    (["deal", "--seed", "1", "--lang", "it"], "'it'"),
    (["deal"], "seed"),
    (["simulate", "--player", "genius"], "unknown player 'genius'"),
    (["simulate", "--games", "0"], "--games 0"),
    (["simulate", "--jobs", "-1"], "--jobs -1"),
    (["simulate", "--seconds-per-move", "0"], "--seconds-per-move 0"),
    (["simulate", "--rule", "seats=2"], "house rule 'seats' does not fit"),
    (["deal", "--seed", "1", "--rule", "seats=2"], "house rule 'seats' does not fit"),
    (["deal", "--seed", "1", "--rule", "language=en"], "'en' is not allowed (expected fr or de)"),
    (["deal", "--seed", "1", "--rule", "=3"], "expected key=value"),
    (["deal", "--seed", "1", "--rule", "bali_bonus=٣"], "is not allowed"),
    (["analyse", "/nowhere/game.bali"], "cannot read"),
    (["analyse", "/nowhere/game.bali", "--shuffles", "1"], "--shuffles 1"),
    (["replay", "/nowhere/game.bali"], "cannot read"),
    (["play", "--players", "Anna,,Bea"], "'Anna,,Bea'"),
    (["play", "--players", "A,B,C,D,E"], "seats: 5"),
    (["play", "--pile", "TMU???"], "3 BALI cards"),
    (["play", "--pile", "T7"], "'7' is no card"),
    (["frobnicate"], "frobnicate"),
    (["score", "PARTIE", "--colour"], "--colour"),
]


@pytest.mark.parametrize(("arguments", "part"), BAD, ids=lambda value: str(value)[:40])
def test_bad_input_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], part: str, own_folders: Path
) -> None:
    assert run(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("baliwords: ") and shown.err.count("\n") == 1
    assert part in shown.err
    assert not list(own_folders.glob("data/**/*.bali"))


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("bali_bonus = ", "not a TOML file"),
        ("bali_bonnus = 60", "did you mean 'bali_bonus'"),
        ('[rules]\nmin_word_length = "short"', "min_word_length: 'short' is not allowed"),
        ("[letter_values]\nA = 0", "'B' is missing"),
    ],
)
def test_a_house_rule_file_with_a_mistake_names_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, part: str
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    assert run(["score", "PARTIE", "--rules", str(file)]) == 2
    assert part in capsys.readouterr().err


def test_a_broken_record_names_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.bali"
    file.write_text("baliwords 1\ngame: letters\nplayers: You\nseed: 1\n\nX+X+X\n")
    assert run(["replay", str(file)]) == 2
    assert "line 6: 'X+X+X'" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe\x00")
    assert run(["replay", str(file)]) == 2
    assert "not UTF-8" in capsys.readouterr().err


def test_the_settings_file_is_used_and_checked(
    capsys: pytest.CaptureFixture[str], own_folders: Path
) -> None:
    settings = own_folders / "config" / "baliwords" / "config.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text('[rules]\nletter_values = "en_inherit"\n')
    assert answer(capsys, "score", "WHISKY")["total"] == 72
    settings.write_text("langg = 1\n")
    assert run(["score", "WHISKY"]) == 2
    assert "'langg'" in capsys.readouterr().err


def test_replay_names_the_challenger(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.bali"
    file.write_text(
        "baliwords 1\ngame: letters\nlanguage: fr\nseats: 3\nvalidation: challenge\n"
        "players: Anna, Bea, Cleo\npile: ABCDEFGHIJKLMNOPRS\n\nK+M\n3:challenge\nword -\n"
    )
    moves = answer(capsys, "replay", str(file))["moves"]
    assert [move["seat"] for move in moves] == [1, 3, 1]
