"""What a form of house rules offers, and what the page calls it."""

import json
from pathlib import Path

import pytest

import baliwords.web
from baliwords.web.house_rules import ALLOWED, form, read_rules

SPEECH = Path(baliwords.web.__file__).parent / "static" / "speech" / "en.json"


@pytest.mark.parametrize("game", ALLOWED)
def test_every_choice_of_a_form_is_allowed_and_has_a_name(game: str) -> None:
    names = json.loads(SPEECH.read_text(encoding="utf-8"))
    for rule in form(game):
        key = rule["key"]
        assert f"rule_{key}" in names
        assert rule["default"] in rule["choices"]
        for value in rule["choices"]:
            plain = value.isdecimal() or value in ("true", "false", "yes", "no")
            assert plain or f"rule_{key}_{value}" in names, (key, value)
            if not (game == "shrines" and value == "1"):
                read_rules(game, {"seats": "2", key: value})
