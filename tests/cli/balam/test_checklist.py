"""`balam checklist`: a table is walked through its rounds and nothing is lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.balam.conftest import Cli

LANGS = ("en", "fr", "de")


def test_the_checklist_keeps_count(balam: Cli) -> None:
    balam("checklist", "--new", "Anna,Ben,Caro", "next", "next", "next", "build", "pelota")
    answer = balam.json("checklist", "eclipse")
    assert (answer["round"], answer["step"], answer["to_play"]) == (1, "B", "Anna")
    assert answer["katun"] == {"drawn": 4, "turned": 2, "left": 2, "deck": 68}
    assert answer["pelota_matches"] == {"played": 1, "left": 2}
    assert answer["eclipse"] is True
    assert balam.json("checklist", "undo")["eclipse"] is False


@pytest.mark.parametrize("wrong", ["fly", "build", "undo undo"])
def test_a_checklist_with_one_wrong_event_keeps_none_of_them(
    wrong: str, balam: Cli, tmp_path: Path
) -> None:
    balam("checklist", "--new", "2", "next", *wrong.split(), code=2)
    assert not list(tmp_path.rglob("*.bali"))
    before = balam.json("checklist", "--new", "2")
    balam("checklist", "next", *wrong.split(), code=2)
    assert balam.json("checklist") == before


def test_players_without_names_are_called_in_the_language_of_the_table(balam: Cli) -> None:
    players = [
        balam.json("checklist", "--new", "2", "--lang", lang)["players"][1] for lang in LANGS
    ]
    assert players == ["Player 2", "Joueur 2", "Spieler 2"]


def test_one_table_is_kept_by_one_program_at_a_time(balam: Cli) -> None:
    process = _start("checklist", "--new", "Anna,Ben")
    assert process.stdin and process.stdout
    assert any("Enter" in line for line in process.stdout)
    try:
        balam("checklist", "next", code=2)
        assert balam.json("checklist")["step"] == "S"
    finally:
        process.communicate("quit\n")


def test_the_checklist_shows_the_rules_of_what_is_done(balam: Cli) -> None:
    turns = ["--new", "2", "next", "next", "next"]
    assert "M16  A palace or a temple costs two goods" in balam("checklist", *turns, "build")
    fight = balam("checklist", "attack")
    assert "M24  Roll one die for each garrison" in fight
    assert "CONJECTURE D61" in fight


def test_the_checklist_speaks_three_languages(balam: Cli) -> None:
    balam("checklist", "--new", "2", "next")
    assert "Katun-Karten ziehen" in balam("checklist", "undo", "next", "--lang", "de")
    assert "Piocher les cartes Katun" in balam("checklist", "undo", "next", "--lang", "fr")


def test_two_tables_are_told_apart_by_number(balam: Cli) -> None:
    first = balam.json("checklist", "--new", "2")["table"]
    second = balam.json("checklist", "--new", "3")["table"]
    assert first != second
    assert len(balam.json("checklist", "--table", str(first))["players"]) == 2


def _start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "baliwords", "balam", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def test_kill_9_loses_no_event_of_the_checklist(balam: Cli) -> None:
    process = _start("checklist", "--new", "Anna,Ben")
    assert process.stdin and process.stdout
    for line in ("next", "next", "next", "positive"):
        process.stdin.write(line + "\n")
    process.stdin.flush()
    for line in process.stdout:
        if "Ben to play" in line:
            break
    process.send_signal(signal.SIGKILL)
    process.communicate()
    answer = balam.json("checklist")
    assert (answer["step"], answer["katun"]["turned"], answer["to_play"]) == ("B", 1, "Ben")


def test_the_checklist_ends_with_its_input_and_can_be_resumed() -> None:
    out, _ = _start("checklist", "--new", "2").communicate("next\nfly\n")
    assert out.rstrip().endswith("Go on with: baliwords balam checklist")
    out, _ = _start("checklist").communicate("")
    assert out.startswith("Round 1, A1 Draw Katun cards")
