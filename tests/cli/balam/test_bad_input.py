"""What Balam commands say to bad input."""

from pathlib import Path

import pytest

from baliwords.cli.main import run
from tests.cli.balam.conftest import MAP


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
        (
            ["attack", "--garrisons", "2", "--defence", "1", "--obsidian", "3"],
            "attacker's obsidian 3 is not allowed: 2 garrisons carry one each (M17, M42)",
        ),
        (["cost", "castle"], "unknown building 'castle'"),
        (["cost", "village", "--built", "garrison castle"], "unknown building 'castle'"),
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
        (["divination", "Anna:1", "anna:2"], "two players have the same name: Anna, anna"),
        (["pelota", "Ben:1", "Ben:2", "--cities", "7"], "two players have the same name"),
        (["temple", "gold:2"], "unknown good 'gold'"),
        (["temple", "jade:9"], "the box holds 8"),
        (["temple", "jade:1", "--temples", "-1"], "-1 is not allowed"),
        (["tax", "corn:-2"], "-2 is not allowed"),
        (["final", "Anna:12"], "'Anna:12' is not NAME:PRESTIGE:GOODS"),
        (["final", "Anna:1:1"], "2 to 4"),
        (["final", "Anna:1:1", "Anna:2:2"], "two players have the same name: Anna, Anna"),
        (["katun", "--players", "5"], "5 is not allowed"),
        (["checklist", "--new", "9" * 5000], "is not a whole number"),
        (["checklist", "--new=--5"], "number of players '--5' is not a whole number"),
        (["katun", "--negative", "40"], "40 is not allowed"),
        (["passage", "red", "--pyramids", "red"], "'red' have no number"),
        (["passage", "red", "--pyramids", "red:1,red:0"], "'red' are counted twice"),
        (["passage", "red", "--map", MAP], "--site"),
        (["map", "/no/map"], "cannot read '/no/map'"),
        (["reach", MAP, "pink", "A1"], "unknown player 'pink'"),
        (["adjacent", MAP, "A2"], "A2 is no city"),
        (["rules", "M51"], "'M51'"),
        (["rules", "atack"], "did you mean 'attack'?"),
        (["rules", "--lang", "it"], "'it'"),
        (["search", "?"], "'?'"),
        (["search", "temple", "--top", "0"], "0 is not allowed"),
        (["cost"], "'buildings' is missing (like baliwords balam cost palace temple)"),
        (["pelota", "3", "1"], "'--cities' is missing (like baliwords balam pelota"),
        (["fly"], "'fly' (like baliwords balam search market)"),
        (["checklist"], "no table is open"),
        (["checklist", "--new", "5"], "5 is not allowed"),
        (["checklist", "--new", "Anna"], "2 to 4"),
        (["checklist", "--new", "Anna,ANNA"], "two players have the same name: Anna, ANNA"),
        (["checklist", "--table", "9"], "no table 9"),
        (["checklist", "--rule", "bad_face=once"], "--new"),
        (["frobnicate"], "frobnicate"),
        (["passage", "red", "--pyramids", "=:"], "'=:'"),
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
