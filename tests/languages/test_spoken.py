"""Whole games, challenges, hints, analyses and every complaint, in French and in German."""

import re
from functools import cache
from pathlib import Path

import pytest

from baliwords import translation
from baliwords.cli.main import run
from baliwords.translation import Catalogue
from tests.languages.cases import bad_inputs
from tests.messages import compile_catalogue, messages, translations

LANGUAGES = ("fr", "de")
each = pytest.mark.parametrize("language", LANGUAGES)
TABLE = "S ON AI T LAM R E / A B C D F G H"


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Catalogue]:
    """Read the catalogues as they are checked in, however old the built ones are."""
    folder = tmp_path_factory.mktemp("catalogues")
    return {
        language: Catalogue(compile_catalogue(language, folder / language).read_bytes())
        for language in LANGUAGES
    }


@pytest.fixture(autouse=True)
def fresh_catalogues(
    catalogues: dict[str, dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Speak from them, and English again afterwards."""
    monkeypatch.setattr(translation, "_catalogues", {"en": {}, **catalogues})
    monkeypatch.setitem(translation._now, "language", "en")


def said(
    language: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> tuple[int, str, str]:
    code = run([*arguments, "--ui", language])
    out, err = capsys.readouterr()
    return code, out, err


def typing(monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    answers = iter(lines.split(" / "))

    def read(prompt: str = "") -> str:
        print(prompt)  # noqa: T201 - what a person sees before the cursor
        return next(answers)

    monkeypatch.setattr("builtins.input", read)


@cache
def fragments() -> list[str]:
    """Return the longest piece of every English sentence that no other language shares."""
    known = [*translations("fr").items(), *translations("de").items()]
    said_otherwise = "\n".join(text for _key, forms in known for text in forms)
    pieces = (
        max(re.split(r"\{[^}]*\}|\n", sentence), key=len).strip()
        for key in messages()
        for sentence in filter(None, key)
    )
    return [piece for piece in pieces if len(piece) > 12 and piece not in said_otherwise]


def english(text: str) -> list[str]:
    """Return the pieces of English sentences that a text holds."""
    return [piece for piece in fragments() if piece in text]


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("fr", ["Pioche", "MURS retiré, 16 points.", "Tapez help", "points, dont 50 pour le BALI"]),
        ("de", ["Stapel", "MURS abgeräumt, 16 Punkte.", "Tipp help", "davon 50 für das BALI"]),
    ],
)
def test_a_whole_solitaire(
    language: str,
    expected: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typing(monkeypatch, "help / words / ovmb / murs! / son!")
    code, out, _err = said(
        language, ["play", "--plain", "--pile", "MURSSON", "--new", "--lang", "fr"], capsys
    )
    assert code == 0
    assert [text for text in expected if text not in out] == []
    assert english(out) == []


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("fr", ["Anna, quel mot ? word", "Cartes piochées", "Anna : 12 points.", "Ben gagne."]),
        ("de", ["Anna, welches Wort? word", "Gezogene Karten", "Anna: 12 Punkte.", "Ben gewinnt."]),
    ],
)
def test_a_challenge(
    language: str,
    expected: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typing(monkeypatch, "s+on / challenge / maison / K / end")
    words = [
        "table",
        TABLE,
        "--players",
        "Anna,Ben",
        "--scores",
        "12,30",
        "--plain",
        "--lang",
        "fr",
    ]
    code, out, _err = said(language, words, capsys)
    assert code == 0
    plain = out.replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert [text for text in expected if text not in plain] == []
    assert english(out) == []


@pytest.mark.parametrize(
    ("language", "expected"), [("fr", "points à espérer"), ("de", "Punkte zu erwarten")]
)
def test_a_hint(language: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = said(language, ["hint", "T M U Z E R Q", "--samples", "50"], capsys)
    assert code == 0
    assert expected in out
    assert english(out) == []


RECORD = """baliwords 1
game: letters
language: fr
players: Anna
pile: TMUZERQARSIELON

M+U+R!
stop
"""


@each
def test_an_analysis(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.bali"
    file.write_text(RECORD, encoding="utf-8")
    words = ["analyse", str(file), "--samples", "20", "--shuffles", "4"]
    code, out, err = said(language, words, capsys)
    assert code == 0, err
    assert {"fr": "norme", "de": "Soll"}[language] in out
    assert english(out) == []


@each
@pytest.mark.parametrize("arguments", bad_inputs(), ids=lambda words: " ".join(words)[:60])
def test_every_complaint(
    language: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, _out, err = said(language, arguments, capsys)
    assert code == 2
    assert err.count("\n") == 1
    assert english(err) == []
