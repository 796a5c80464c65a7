"""`baliwords settings`: every setting and house rule, what it is now, and where that was said."""

import os
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from baliwords.cli.answer import Reply
from baliwords.cli.show import Column, Columns, Shown
from baliwords.cli.signature import Argument
from baliwords.errors import BadInput
from baliwords.settings import (
    LANGUAGES,
    chosen_language,
    language,
    load_settings,
    own_name,
    prefers_known_words,
    settings_file,
    ui_language,
    usual_opponent,
    wants_coach,
    wants_motion,
)
from baliwords.speech import _ as sentence
from baliwords.speech import label
from baliwords.translation import _, locale_language, speak
from baliwords.translation import language as spoken

if TYPE_CHECKING:
    from baliwords.core.options import Described

_ENVIRONMENT = {
    "BALIWORDS_LANG": label("the dictionary, before the file"),
    "LANG": label("the language, where nothing else says it; LC_ALL goes before it"),
    "NO_COLOR": label("no colours, whatever it is"),
    "XDG_CONFIG_HOME": label("where the settings file lies"),
    "XDG_DATA_HOME": label("where games and own word lists lie"),
    "XDG_CACHE_HOME": label("where files lie that can be made again"),
}


def settings(
    words: Annotated[list[str] | None, Argument("Only what has these words in it.")] = None,
) -> Reply:
    """List the settings file, the environment and every house rule, and what holds now.

    House rules of the letter game stand under [rules] in the file, or are given to a command by
    --rule key=value; those of the other games only so. The number is that of the rule.

    Example: baliwords settings bonus
    """
    path = settings_file()
    value = {
        "file": str(path),
        "exists": path.exists(),
        "settings": [setting._asdict() for setting in _in_force()],
        "environment": [
            {"name": name, "value": os.environ.get(name), "about": about}
            for name, about in _ENVIRONMENT.items()
        ],
        "rules": _rules(),
    }
    if words:
        value = _only(value, [word.casefold() for word in words])
    return Reply(value, _shown(value))


def _rules() -> list[dict[str, Any]]:
    """Return the house rules of all games; those of the letter game as the file has them."""
    from baliwords.balam.options import Options as Balam
    from baliwords.core.options import describe
    from baliwords.letters.options import describe_options
    from baliwords.settings import all_house_rules
    from baliwords.shrines.options import Options as Shrines

    chosen = all_house_rules()
    letters = [rule for rule in describe_options() if rule.key not in ("language", "seats")]
    games: dict[str, list[Described]] = {
        "letters": letters,
        "shrines": [rule for rule in describe(Shrines) if rule.key != "seats"],
        "balam": describe(Balam),
    }
    return [
        _rule(game, rule, chosen if game == "letters" else {})
        for game, rules in games.items()
        for rule in rules
    ]


def _rule(game: str, described: "Described", chosen: Mapping[str, str]) -> dict[str, Any]:
    key, default, rule = described
    return {
        "game": game,
        "key": key,
        "value": chosen.get(key, default),
        "source": "file" if key in chosen else "default",
        "default": default,
        "allowed": rule.allowed,
        "about": label(rule.about),
        "rule": rule.id,
    }


def _only(value: dict[str, Any], words: list[str]) -> dict[str, Any]:
    def fits(entry: Mapping[str, Any]) -> bool:
        parts = (f"{part} {speak(part)}" for part in entry.values() if isinstance(part, str))
        told = " ".join(parts).casefold()
        return all(word in told for word in words)

    sorts = ("settings", "environment", "rules")
    found = {sort: [entry for entry in value[sort] if fits(entry)] for sort in sorts}
    if not any(found.values()):
        raise BadInput(
            sentence(
                "no setting and no house rule has {words!r} in it (like bonus)",
                words=" ".join(words)[:60],
            )
        )
    return value | found


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    there = _("Settings file: {path}", path=value["file"])
    none = _("Settings file: {path} (not made yet)", path=value["file"])
    yield there if value["exists"] else none
    if value["settings"]:
        yield _settings_table(value["settings"])
    if value["environment"]:
        yield _("Environment:")
        yield Columns(
            (Column(style="bold", whole=True), Column(), Column()),
            [[e["name"], e["value"] or "-", speak(e["about"])] for e in value["environment"]],
        )
    titles = {
        "letters": _("House rules of the letter game ([rules] in the file, --rule key=value):"),
        "shrines": _("House rules of the shrine game (--rule key=value):"),
        "balam": _("House rules of Balam (--rule key=value):"),
    }
    for game, title in titles.items():
        if rules := [rule for rule in value["rules"] if rule["game"] == game]:
            yield title
            yield _rules_table(rules)


def _settings_table(settings: list[dict[str, str]]) -> Columns:
    columns = (Column(_("setting"), "bold", whole=True), Column(_("now")), Column(_("said by")))
    rows = [[s["key"], s["value"], s["source"], speak(s["about"])] for s in settings]
    return Columns((*columns, Column(_("meaning"))), rows)


def _rules_table(rules: list[dict[str, str]]) -> Columns:
    columns = (
        Column(_("house rule"), "bold", whole=True),
        Column(_("rule"), whole=True),
        Column(_("now")),
        Column(_("allowed")),
        Column(_("meaning")),
    )
    return Columns(columns, [_row(rule) for rule in rules])


def _row(rule: dict[str, str]) -> list[str]:
    mark = " *" if rule["source"] == "file" else ""
    return [rule["key"], rule["rule"], rule["value"] + mark, rule["allowed"], speak(rule["about"])]


class Setting(NamedTuple):
    """One setting: what it is now, what said so, what it means."""

    key: str
    value: str
    source: str
    """`environment`, `file`, `locale` or `default`."""
    about: str


_SETTINGS: dict[str, tuple[Callable[[], str | bool], str]] = {
    "lang": (language, label("dictionary of the letter game: fr or de")),
    "ui": (ui_language, label("language of sentences: fr, de or en")),
    "theme": (
        lambda: str(load_settings().get("theme", "")),
        label("colours of the full screen; the palette (Ctrl+P) chooses and remembers them"),
    ),
    "name": (own_name, label("what you are called")),
    "coach": (wants_coach, label("warn before a move of a solitaire that loses much")),
    "opponent": (usual_opponent, label("the computer that plays against you where you name none")),
    "known_words": (
        prefers_known_words,
        label("peek, word desk and hints put words first that many people know"),
    ),
    "motion": (wants_motion, label("cards glide to their places on the full screen")),
}
"""Each setting: how it is asked for, and what it means."""


def _in_force() -> list[Setting]:
    """Return every setting as it is now; a command's option goes before all of them."""
    found = []
    for key, (ask, about) in _SETTINGS.items():
        value = ask()
        text = str(value).lower() if isinstance(value, bool) else value
        found.append(Setting(key, text, _source(key, text), about))
    return found


def _source(key: str, value: str) -> str:
    """Return what said so: the first of those that may say it."""
    if key == "lang" and os.environ.get("BALIWORDS_LANG"):
        return "environment"
    if chosen_language() if key == "lang" else key in load_settings() and value:
        return "file"
    heard = key == "ui" or (key == "lang" and {locale_language(), spoken()} & {*LANGUAGES})
    return "locale" if heard else "default"
