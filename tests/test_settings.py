"""Which language, house rules and word list hold: settled in one place for every front end."""

from pathlib import Path

import pytest

from baliwords.errors import BadOption
from baliwords.lexicon.own import add_list
from baliwords.settings import (
    at_the_table,
    options_for,
    remember_name,
    settings_file,
    usual_opponent,
    whoever,
)


@pytest.fixture
def settings() -> None:
    path = settings_file()
    path.parent.mkdir(parents=True)
    path.write_text('lang = "de"\n[rules]\nmin_word_length = 4\n')


def test_without_settings_the_defaults_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert options_for() == options_for({}, "fr")


@pytest.mark.usefixtures("settings")
def test_what_is_asked_goes_before_rules_environment_and_settings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (options_for().language, options_for().min_word_length) == ("de", 4)
    monkeypatch.setenv("BALIWORDS_LANG", "fr")
    assert options_for().language == "fr"
    assert options_for({"language": "de"}).language == "de"
    assert options_for({"language": "de"}, asked="fr").language == "fr"


@pytest.mark.usefixtures("settings")
def test_rules_that_are_given_go_in_place_of_the_settings() -> None:
    assert options_for({"refill": "round"}).min_word_length == 3


@pytest.mark.parametrize(("rules", "asked"), [({"language": "it"}, None), ({}, "it")])
def test_an_unknown_language_is_refused_wherever_it_stands(
    rules: dict[str, str], asked: str | None
) -> None:
    with pytest.raises(BadOption, match=r"'it'.*fr or de"):
        options_for(rules, asked)


def test_the_words_of_a_table_are_those_that_its_options_name(tmp_path: Path) -> None:
    (tmp_path / "toy.txt").write_text("mur\n")
    add_list(tmp_path / "toy.txt", "fr", "toy", "replace")
    options, lexicon = at_the_table({"word_list": "toy"}, "fr")
    assert options.word_list == lexicon.name == "toy"
    assert list(lexicon) == ["MUR"]


def test_the_usual_opponent_is_one_of_the_computers() -> None:
    assert usual_opponent() == "regular"
    path = settings_file()
    path.parent.mkdir(parents=True)
    path.write_text('opponent = "casual"\n')
    assert usual_opponent() == "casual"
    path.write_text('opponent = "Kasparov"\n')
    with pytest.raises(BadOption, match="unknown player 'Kasparov'"):
        usual_opponent()


def test_a_settings_file_from_the_future_is_refused_in_one_sentence_and_stays() -> None:
    path = settings_file()
    path.parent.mkdir(parents=True)
    path.write_text('lang = "fr"\ntelepathy = true\n')
    with pytest.raises(BadOption, match="unknown key 'telepathy'"):
        usual_opponent()
    with pytest.raises(BadOption):
        options_for()
    assert path.read_text() == 'lang = "fr"\ntelepathy = true\n'


def test_no_computer_plays_in_the_place_of_a_person_called_like_it() -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text('name = "greedy"\n')
    assert whoever() == "You"
    with pytest.raises(BadOption, match="'expert' is what a computer is called"):
        remember_name(" expert,")
    assert settings_file().read_text() == 'name = "greedy"\n'
    remember_name("Anna, Bea")
    assert whoever() == "Anna  Bea"


def test_a_name_of_the_settings_is_the_name_of_one() -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text('name = "Anna,greedy"\n')
    assert whoever() == "Anna greedy"
