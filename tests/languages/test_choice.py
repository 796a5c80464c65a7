"""Which language is spoken: the locale's, that of `--ui`, that of the settings."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from baliwords import translation
from baliwords.cli.main import choose_language, run
from baliwords.settings import language as dictionary
from baliwords.speech import _, percent_of, together
from baliwords.translation import locale_language, speak
from tests.messages import compile_catalogue


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "xx_nowhere@euro"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses(environment: dict[str, str], spoken: str) -> None:
    assert locale_language(environment) == spoken


def test_a_wish_goes_before_the_settings_and_these_before_the_locale(
    own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    choose_language([])
    assert translation.language() == "de"
    file = own_folders / "config" / "baliwords" / "config.toml"
    file.parent.mkdir(parents=True)
    file.write_text('ui = "fr"\n', encoding="utf-8")
    choose_language([])
    assert translation.language() == "fr"
    assert choose_language(["check", "--ui", "en", "MURS"]) == ["check", "MURS"]
    assert translation.language() == "en"


@pytest.mark.usefixtures("own_folders")
def test_the_dictionary_follows_the_language_unless_somebody_chose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choose_language(["--ui", "de"])
    assert dictionary() == "de"
    assert dictionary("fr") == "fr"
    monkeypatch.setenv("BALIWORDS_LANG", "fr")
    assert dictionary() == "fr"
    choose_language(["--ui", "en"])


def test_an_unknown_language_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["check", "MURS", "--ui", "it"]) == 2
    assert "'it'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "contents", [b"", b"nonsense", b"\xde\x12\x04\x95" + b"\xff" * 40, None], ids=str
)
def test_a_damaged_or_missing_catalogue_means_english(
    contents: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    if contents is not None:
        (folder / "baliwords.mo").write_bytes(contents)
    monkeypatch.setattr(translation, "_LOCALES", tmp_path)
    monkeypatch.setattr(translation, "_catalogues", {"en": {}})
    said = _("{points:.1f} points; {word!r}", points=1.5, word="mur")
    assert speak(said, "fr") == "1.5 points; 'mur'"
    assert speak(_("the game is over"), "fr") == "the game is over"


def test_a_catalogue_that_lost_a_part_means_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translation, "_catalogues", {"fr": {"{name} wins.": "{nom} gagne."}})
    assert translation.speak(_("{name} wins.", name="Anna"), "fr") == "Anna wins."


@pytest.mark.parametrize("locale", ["C", "xx_XX.UTF-8", "fr_FR.ISO-8859-1"])
def test_a_strange_locale_is_no_reason_for_a_traceback(locale: str, own_folders: Path) -> None:
    told = os.environ | {"LANG": locale, "LC_ALL": locale, "HOME": str(own_folders)}
    done = subprocess.run(
        [sys.executable, "-m", "baliwords", "score", "PARTIE"],
        env=told,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"18" in done.stdout
    assert done.stderr == b""


@pytest.mark.parametrize(("language", "expected"), [("fr", "Usage\u202f:"), ("de", "Aufruf:")])
def test_the_help_speaks(
    language: str,
    expected: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made = compile_catalogue(language, tmp_path / "made.mo")
    read = translation.Catalogue(made.read_bytes())
    monkeypatch.setattr(translation, "_catalogues", {"en": {}, language: read})
    assert run(["--help", "--ui", language]) == 0
    out = capsys.readouterr().out
    assert expected in out
    assert all(f" {group} " in out for group in ("dictionary", "balam", "shrines"))
    translation.use("en")


def test_french_sets_a_narrow_blank_before_a_semicolon_between_sentences() -> None:
    said = together("un mot", "un autre", between="; ")
    assert speak(said, "fr") == "un mot\N{NARROW NO-BREAK SPACE}; un autre"
    assert speak(said, "de") == speak(said, "en") == "un mot; un autre"


@pytest.mark.parametrize(
    ("language", "whole", "exact"),
    [
        ("en", "67 %", "66.7 %"),
        ("fr", "67\N{NARROW NO-BREAK SPACE}%", "66,7\N{NARROW NO-BREAK SPACE}%"),
        ("de", "67\N{NO-BREAK SPACE}%", "66,7\N{NO-BREAK SPACE}%"),
    ],
)
def test_a_share_is_written_as_the_language_writes_it(
    language: str, whole: str, exact: str
) -> None:
    assert speak(percent_of(2 / 3), language) == whole
    assert speak(percent_of(2 / 3, 1), language) == exact


@pytest.mark.parametrize(("language", "sign"), [("en", "."), ("fr", ","), ("de", ",")])
def test_a_whole_number_has_the_decimal_sign_of_the_language(language: str, sign: str) -> None:
    assert speak(_("{points:+.1f}", points=80), language) == f"+80{sign}0"
