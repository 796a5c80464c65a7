"""The Balam commands as a user runs them."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from baliwords.cli.app import dispatch
from baliwords.cli.commands import BALAM, find
from baliwords.cli.door import read
from baliwords.cli.main import run

MAP = str(Path(__file__).parents[1] / "balam" / "table.map")
LANGS = ("en", "fr", "de")
PART_III = (
    [f"M{n}" for n in range(1, 51)]
    + [f"D{n}" for n in range(61, 79)]
    + [f"G{n}" for n in range(1, 13)]
)


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("DATA", "CONFIG"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    monkeypatch.delenv("BALIWORDS_LANG", raising=False)
    monkeypatch.setenv("COLUMNS", "80")


class Cli:
    """Runs `balam` commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        assert run(["balam", *arguments]) == code
        return self.capsys.readouterr().out

    def json(self, *arguments: str, code: int = 0) -> Any:
        return json.loads(self(*arguments, "--json", code=code))


@pytest.fixture
def balam(capsys: pytest.CaptureFixture[str]) -> Cli:
    return Cli(capsys)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_id_is_reached_by_rules_and_search(balam: Cli, language: str) -> None:
    shown = balam.json("rules", *PART_III, "--lang", language)
    assert [rule["id"] for rule in shown["rules"]] == PART_III
    for name in PART_III:
        text = balam("search", name, "--lang", language, "--top", "1")
        assert text.startswith(name)


def test_rules_of_a_phase_speak_the_language_asked_for(balam: Cli) -> None:
    assert "Wer wen angreifen darf" in balam("rules", "attack", "--lang", "de")
    assert "Qui peut attaquer qui" in balam("rules", "attaque", "--lang", "fr")


def test_a_decision_says_what_its_house_rule_may_be(balam: Cli) -> None:
    assert "--rule obsidian_timing=  before or after" in balam("rules", "D64")
    assert "--rule bad_face=  per_die (par dé) ou once" in balam("rules", "D66", "--lang", "fr")
    for rule in balam.json("rules", "decisions")["rules"]:
        assert (rule["house_rule"] is None) == (rule["allowed"] is None)


def test_the_settings_choose_the_language(balam: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BALIWORDS_LANG", "fr")
    assert "Droit de passage" in balam("rules", "M47")
    assert "May a good pass?" in balam("rules", "M47", "--lang", "en")


def test_search_answers_in_the_language_of_the_question(balam: Cli) -> None:
    assert balam.json("search", "marche")["results"][0]["matched"] == "fr"


def test_a_conjecture_is_always_shown_as_one(balam: Cli) -> None:
    for name in ("D61", "D62", "D63", "D66", "D69", "D70", "D71", "D74"):
        assert "[CONJECTURE]" in balam("rules", name)
        assert "[VERMUTUNG]" in balam("search", name, "--lang", "de", "--top", "1")
        assert balam.json("rules", name)["rules"][0]["conjecture"] is True


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
    players = answer["players"]
    assert [row["points"] for row in players] == [7, 3, 3, 0]
    looks = balam.json("divination", "Anna:2", "Ben:2", "Caro:1")["players"]
    assert [(row["player"], row["looks"]) for row in looks] == [
        ("Anna", 1),
        ("Ben", 1),
        ("Caro", 0),
    ]
    assert "Anna  has 2: 1 card\n" in balam("divination", "Anna:2", "Ben:2")


def test_cost_says_no_with_exit_code_1(balam: Cli) -> None:
    assert balam.json("cost", "palace", "temple")["total"] == 5
    answer = balam.json("cost", "village:5", code=1)
    assert answer["possible"] is False
    assert "4 plots" in answer["obstacles"][0]
    assert (
        balam.json("cost", "market", "--map", MAP, "--site", "A2", "--player", "red")["pyramids"]
        == 3
    )


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


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["attack", "--garrisons", "-1", "--defence", "2"], "-1"),
        (["attack", "--garrisons", "0", "--defence", "2"], "0 is not allowed"),
        (["attack", "--garrisons", "5", "--defence", "2"], "5 is not allowed (expected 1 to 4)"),
        (["attack", "--garrisons", "x", "--defence", "2"], "'x' is not a whole number"),
        (["attack", "--garrisons", "2", "--defence", "-2"], "-2"),
        (["attack", "--garrisons", "2"], "--defence"),
        (["attack", "--garrisons", "2", "--defence", "1", "--obsidian", "99"], "99"),
        (["attack", "--garrisons", "2", "--defence", "1", "--rule", "die_faces=1,2"], "'1,2'"),
        (
            ["attack", "--garrisons", "2", "--defence", "1", "--rule", "bad_face=two"],
            "per_die or once",
        ),
        (
            ["attack", "--garrisons", "2", "--defence", "1", "--rule", "x=1"],
            "unknown house rule 'x'",
        ),
        (["attack", "--garrisons", "2", "--defence", "1", "--rule", "x"], "'x' has no value"),
        (["attack", "--garrisons", "2", "--defence", "1", "--rules", "/no/file"], "'/no/file'"),
        (["attack", "--map", MAP, "--from", "A1", "--on", "C3"], "C3 is not adjacent to A1"),
        (["attack", "--map", MAP, "--from", "A1", "--on", "Z9"], "unknown site 'Z9'"),
        (["attack", "--map", MAP], "--from and --on"),
        (["cost", "castle"], "unknown building 'castle'"),
        (["cost", "vilage"], "did you mean 'village'?"),
        (["cost", "village:-1"], "-1 is not allowed"),
        (["cost", "market", "--map", MAP, "--site", "A3", "--player", "red"], "belongs to blue"),
        (["destroy", "x", "temple"], "'x' is not a whole number"),
        (["destroy", "2", "temple:5"], "5 is not allowed"),
        (["pelota", "1", "--cities", "7"], "2 to 4"),
        (["pelota", "1", "2", "--cities", "-3"], "-3 is not allowed"),
        (["pelota", "1", "2", "--cities", "7", "--rule", "pelota_cities=own"], "each of 2 players"),
        (["divination", "1", "2", "3", "4", "5"], "number of players 5 is not allowed"),
        (["divination", "1", "two"], "'two' is not a whole number"),
        (["temple", "gold:2"], "unknown good 'gold'"),
        (["temple", "jade:9"], "the box holds 8"),
        (["temple", "jade:1", "--temples", "-1"], "-1 is not allowed"),
        (["tax", "corn:-2"], "-2 is not allowed"),
        (["final", "Anna:12"], "'Anna:12' is not NAME:PRESTIGE:GOODS"),
        (["final", "Anna:1:1"], "2 to 4"),
        (["katun", "--players", "5"], "5 is not allowed"),
        (["katun", "--negative", "40"], "40 is not allowed"),
        (["passage", "red", "--pyramids", "red"], "'red' have no number"),
        (["passage", "red", "--map", MAP], "--site"),
        (["map", "/no/map"], "cannot read the map '/no/map'"),
        (["reach", MAP, "pink", "A1"], "unknown player 'pink'"),
        (["adjacent", MAP, "A2"], "A2 is no city"),
        (["rules", "M51"], "'M51'"),
        (["rules", "atack"], "did you mean 'attack'?"),
        (["rules", "--lang", "it"], "'it'"),
        (["search", "?"], "'?'"),
        (["search", "temple", "--top", "0"], "0 is not allowed"),
        (["cost"], "'buildings' (like baliwords balam cost palace temple)"),
        (["pelota", "3", "1"], "'--cities' (like baliwords balam pelota 3 1 1 0 --cities 7)"),
        (["fly"], "'fly' (like baliwords balam search market)"),
        (["checklist"], "no table is open"),
        (["checklist", "--new", "5"], "5 is not allowed"),
        (["checklist", "--new", "Anna"], "2 to 4"),
        (["checklist", "--table", "9"], "no table 9"),
        (["checklist", "--rule", "bad_face=once"], "--new"),
        (["frobnicate"], "frobnicate"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    arguments: list[str], quoted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["balam", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert quoted in err


@pytest.mark.parametrize("drawing", ["A1 -- A2 --\n", "A1\n|\n", "A1    A2\n    |\nB1    B2\n"])
def test_a_map_with_a_dangling_path_is_refused(
    drawing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.map"
    file.write_text(drawing)
    assert run(["balam", "map", str(file)]) == 2
    err = capsys.readouterr().err
    assert err.startswith("baliwords: wrong.map: line ")
    assert "a path without a site at both ends" in err


@pytest.mark.parametrize("name", BALAM.commands)
def test_every_command_has_help_with_an_example(balam: Cli, name: str) -> None:
    assert f"Example: baliwords balam {name}" in balam(name, "--help")


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


def test_the_checklist_speaks_three_languages(balam: Cli) -> None:
    balam("checklist", "--new", "2", "next")
    assert "Katun-Karten ziehen" in balam("checklist", "undo", "next", "--lang", "de")
    assert "Tirer les cartes Katun" in balam("checklist", "undo", "next", "--lang", "fr")


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


@pytest.mark.parametrize(
    "arguments",
    [
        ["attack", "--garrisons", "3", "--defence", "2", "--rule", "bad_face=once", "--json"],
        ["cost", "village:5", "--shell"],
        ["search", "marche", "pyramide", "--top", "2"],
        ["passage", "red", "--pyramids", "blue:1"],
        ["reach", MAP, "red", "A1", "C2"],
        ["rules", "M47", "D61", "--lang", "fr"],
        ["destroy", "3", "temple", "village", "--free-garrisons", "1"],
    ],
    ids=" ".join,
)
def test_both_doors_give_the_same_answer(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    command, words = find(["balam", *arguments])
    assert command and read(command, words) is not None
    quick = run(["balam", *arguments]), capsys.readouterr().out
    slow = dispatch(["balam", *arguments]), capsys.readouterr().out
    assert quick == slow


@pytest.mark.parametrize(
    "arguments", [[], ["--help"], ["cost"], ["cost", "--shell=1"], ["attack", "--garrisons"], ["x"]]
)
def test_what_is_not_plain_goes_through_typer(arguments: list[str]) -> None:
    command, words = find(["balam", *arguments])
    assert command is None or read(command, words) is None


def test_options_may_be_written_with_an_equals_sign_and_numbers_below_zero(balam: Cli) -> None:
    assert balam.json("attack", "--garrisons=3", "--defence=2")["success"]["fraction"] == "37/54"
    assert balam.json("destroy", "-1", "temple")["choices"][0]["destroyed"] == []


@pytest.mark.parametrize("width", [40, 60])
@pytest.mark.parametrize(
    "arguments",
    [
        *(["rules", "--lang", language] for language in LANGS),
        ["attack", "--garrisons", "4", "--defence", "3", "--obsidian", "4", "--margin", "2"],
        ["katun"],
        ["temple", "corn:3", "prisoner:1", "--palaces", "1"],
        ["control", MAP],
        ["checklist", "--new", "2", "next", "--lang", "de"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_nothing_is_wider_than_the_terminal(
    arguments: list[str], width: int, balam: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert [line for line in balam(*arguments).splitlines() if len(line) > width] == []


QUICK = [
    ["rules", "M47"],
    ["search", "market"],
    ["checklist", "--new", "3", "next"],
    ["attack", "--garrisons", "3", "--defence", "2"],
    ["destroy", "3", "temple", "village"],
    ["cost", "village"],
    ["pelota", "3", "1", "0", "--cities", "7"],
    ["divination", "3", "1", "0"],
    ["temple", "corn:3"],
    ["tax", "corn:3"],
    ["final", "Anna:12:5", "Ben:11:8"],
    ["katun"],
    ["passage", "red"],
    ["control", MAP],
    ["reach", MAP, "red", "A1"],
    ["adjacent", MAP, "A1"],
    ["map", MAP],
]


@pytest.fixture(scope="module")
def used_before() -> None:
    """The texts and the index lie in the cache folder."""
    command = [sys.executable, "-m", "baliwords", "balam", "search", "market"]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


@pytest.mark.usefixtures("used_before")
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "json"])
@pytest.mark.parametrize("arguments", QUICK, ids=lambda arguments: arguments[0])
def test_a_command_imports_nothing_that_would_delay_it(
    arguments: list[str], form: list[str]
) -> None:
    code = (
        "import sys; from baliwords.cli.main import run; run(sys.argv[1:]); "
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    command = [sys.executable, "-c", code, "balam", *arguments, *form]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    imported = set(done.stderr.split())
    assert "baliwords.cli.balam.options" in imported
    screen = {"textual", "rich", "typer", "baliwords.tui"}
    others = {"marisa_trie", "baliwords.solver", "baliwords.lexicon"}
    slow = {"dataclasses", "inspect", "tomllib"}  # each costs as much as a whole answer
    assert not imported & (screen | others | slow)


def test_every_command_is_among_those_that_are_quick() -> None:
    assert [arguments[0] for arguments in QUICK] == list(BALAM.commands)


def test_output_without_unicode_is_plain_ascii() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    for arguments in (["map", MAP], ["attack", "--garrisons", "3", "--defence", "2"], ["rules"]):
        command = [sys.executable, "-m", "baliwords", "balam", *arguments]
        done = subprocess.run(command, capture_output=True, env=env, check=True)
        assert done.stdout.isascii()


@pytest.mark.parametrize("no_color", [False, True])
def test_colour_is_for_a_terminal_that_wants_it(no_color: bool) -> None:
    env = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    env |= {"TERM": "xterm-256color"} | ({"NO_COLOR": "1"} if no_color else {})
    arguments = ["-m", "baliwords", "balam", "map", MAP]
    shown, code = pexpect.run(
        " ".join([sys.executable, *arguments]), env=env, withexitstatus=True, timeout=60
    )
    assert code == 0
    assert (re.search(rb"\x1b\[(?:\d;)?3\dm", shown) is None) is no_color
    assert "┃A1".encode() in re.sub(rb"\x1b\[[\d;]*m", b"", shown)
