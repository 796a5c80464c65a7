"""No sentence bypasses the door: in a language that nobody speaks no plain letters are left."""

from pathlib import Path

import pytest

from baliwords.cli.main import run
from baliwords.lexicon.catalogue import built_in_facts
from tests.languages.cases import bad_inputs, commands, example
from tests.languages.pseudo import PSEUDO, plain_letters, spoken, written

HELPS = [[], *([name] for name in ("dictionary", "balam", "shrines")), *map(str.split, commands())]
QUICK = {
    "check": ["MURS", "PARIS", "MURZ", "MU"],
    "part": ["AISON"],
    "challenge": ["AISON", "MAISON"],
    "words": ["S ON AI T LAM R E"],
    "score": ["PARTIE", "MuR"],
    "deal": ["--seed", "42", "--players", "2"],
    "stats": [],
    "dictionary list": [],
    "balam attack": [
        "--garrisons",
        "3",
        "--defence",
        "2",
        "--obsidian",
        "1",
        "--defender-obsidian",
        "1",
    ],
    "balam destroy": ["3", "temple", "palace", "village:2"],
    "balam cost": ["market", "temple"],
    "balam pelota": ["3", "1", "1", "0", "--cities", "7"],
    "balam divination": ["3", "1", "0"],
    "balam temple": ["corn:3", "prisoner:1", "jade:2", "--temples", "1", "--palaces", "1"],
    "balam tax": ["corn:3", "jade:1", "--palaces", "1"],
    "balam final": ["Anna:12:5", "Ben:11:8"],
    "balam katun": ["--players", "3", "--positive", "14", "--negative", "2"],
    "balam passage": ["red", "--pyramids", "red:1,blue:1", "--owner", "blue"],
    "shrines score": ["--altar", "rice=3 pepper=5", "Anna: rice=3 shrines=1", "Ben: stones=9"],
    "shrines simulate": ["--players", "greedy,random", "--games", "2", "--seed", "1"],
    "simulate": ["--player", "greedy", "--games", "2", "--seed", "1"],
    "players": [],
    "bound": ["--seed", "1", "--seconds", "0.3"],
    "puzzle": ["1", "--solution"],
    "settings": ["joker"],
    "shrines hint": [],
}
HINTS = [
    "MU R S L AM E T",
    "MU R S L AM E ?",
    "MUR S AI --pile=",
    "S ON AI T LAM R E / A B C D F G H",
    "S ON AI T LAM / A B C D F / MUR I L E U --seat=2",
    "S ON AI T LAM R E / A B C --pile=",
]


def _sources() -> list[str]:
    """Return the names of what the lists were made from."""
    return [source["name"] for lang in ("fr", "de") for source in built_in_facts(lang)["sources"]]


# Words of a dictionary, names of lists and licences, what is typed for a house rule.
PLAIN_BY_RIGHT = {
    "check": ("murs", "mur"),
    "dictionary list": tuple(_sources()),
    "settings": ("cut_joker", "first", "last", "recut"),
}


def said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    with spoken():
        code = run([*arguments, "--ui", PSEUDO])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_pseudo_language_keeps_the_parts_of_a_template() -> None:
    assert written("Try {move!r}: {points:.1f}") == "Усш {move!r}: {points:.1f}"
    assert plain_letters("бла --rule 'typed words' MUR+S bad_face=once") == []
    assert plain_letters("бла left over") == ["left", "over"]


@pytest.mark.parametrize("arguments", HELPS, ids=" ".join)
def test_the_help_of_a_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = said([*arguments, "--help"], capsys)
    names = [word for name in commands() for word in name.split()]
    prose = out.partition("A1 -- A2")[0]  # a map is drawn as it is written
    shown = "\n".join(line for line in prose.splitlines() if "baliwords" not in line)
    typed = example(commands()[" ".join(arguments)]) if " ".join(arguments) in commands() else []
    assert code == 0
    assert plain_letters(shown, *(f" {name} " for name in names), *typed) == []


@pytest.mark.parametrize("name", QUICK)
def test_what_a_command_answers(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    _code, out, err = said([*name.split(), *QUICK[name]], capsys)
    rules_told = out.partition("CONJECTURE")[0]  # rules are data, tested on their own
    known = (*QUICK[name], *PLAIN_BY_RIGHT.get(name, ()))
    assert plain_letters(rules_told + err, *known) == []


@pytest.mark.parametrize("table", HINTS)
@pytest.mark.parametrize("lang", ["fr", "de"])
def test_why_a_move_is_good(table: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["hint", *table.split(), "--samples", "12", "--lang", lang]
    code, out, err = said(line, capsys)
    assert code == 0
    assert plain_letters(out + err) == []


@pytest.mark.parametrize("arguments", bad_inputs(), ids=lambda words: " ".join(words)[:60])
def test_what_is_said_of_bad_input(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, _out, err = said(arguments, capsys)
    assert code == 2
    assert plain_letters(err.removeprefix("baliwords:"), *filter(None, arguments)) == []


def test_a_damaged_file_is_complained_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.bali").write_text("nonsense\n", encoding="utf-8")
    code, _out, err = said(["replay", str(tmp_path / "game.bali")], capsys)
    assert code == 2
    assert plain_letters(err.removeprefix("baliwords:"), "nonsense", "baliwords 1") == []
