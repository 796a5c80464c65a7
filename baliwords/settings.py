"""The settings file: what a person does not want to say each time.

`config.toml` in the configuration folder, every key optional:

    lang = "de"             # dictionary to use: fr or de
    ui = "fr"               # language of sentences: fr, de or en
    theme = "bali-light"    # colours of the full screen
    name = "Anna"           # what you are called at the table
    coach = true            # warn before a move of a solitaire that loses much
    opponent = "casual"     # the computer that a form proposes
    known_words = false     # do not put words first that many people know
    motion = false          # cards do not glide to their places
    [rules]                 # house rules of the letter game
    bali_bonus = 60
    word_list = "larousse"  # own list, for the languages that have one of this name

The environment variable `BALIWORDS_LANG` goes before the file, a command's option before both.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from baliwords.errors import BadOption
from baliwords.files.folders import config_folder
from baliwords.files.trouble import reason_of
from baliwords.speech import _, any_of
from baliwords.translation import UI_LANGUAGES, locale_language
from baliwords.translation import _ as translated
from baliwords.translation import language as spoken

if TYPE_CHECKING:
    from baliwords.letters.options import Options
    from baliwords.lexicon.lexicon import Lexicon

LANGUAGES = ("fr", "de")
_KEYS = ("lang", "ui", "rules", "theme", "name", "coach", "opponent", "known_words", "motion")
_OPPONENT = "regular"


def settings_file() -> Path:
    """Return where the settings are read from."""
    return config_folder() / "config.toml"


_known: dict[tuple[Path, int, int], Mapping[str, Any]] = {}
"""The settings that were read last, by the file: where it is, its age and its size."""


def load_settings() -> Mapping[str, Any]:
    """Read the settings file, once as long as it stays the same; no file means no settings."""
    path = settings_file()
    try:
        facts = path.stat()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadOption(
            _("cannot read {path!r}: {strerror}", path=str(path), strerror=reason_of(error))
        ) from None
    file = (path, facts.st_mtime_ns, facts.st_size)
    if file in _known:
        return _known[file]
    from baliwords.files.foreign import foreign_toml  # only now: most people have no settings

    found = foreign_toml(path, _('settings like lang = "de"'))
    for key in found:
        if key not in _KEYS:
            raise BadOption(
                _(
                    "{name}: unknown key {key!r} (known: {names})",
                    name=path.name,
                    key=key,
                    names=", ".join(_KEYS),
                )
            )
    _known.clear()
    _known[file] = found
    return found


def read_toml(path: Path) -> dict[str, Any]:
    """Read a file of house rules, or say in one sentence why it cannot be read."""
    from baliwords.files.foreign import foreign_toml

    return foreign_toml(path, _("house rules like min_word_length = 4"))


def ui_language(asked: str | None = None) -> str:
    """Return the language of sentences: the one asked for, else the file's, else the locale's."""
    chosen = load_settings().get("ui") or locale_language() if asked is None else asked
    if chosen not in UI_LANGUAGES:
        raise BadOption(
            _(
                "unknown language {language!r} (expected {known})",
                language=chosen,
                known=", ".join(UI_LANGUAGES),
            )
        )
    return str(chosen)


def remember(key: str, value: str | bool) -> None:
    """Write one setting into the file; everything else in it stays as it is."""
    from baliwords.files.toml_file import set_key

    set_key(settings_file(), key, value)
    _known.clear()


def remember_rules(rules: Mapping[str, str]) -> None:
    """Let the house rules of the file be these; their comments stay."""
    from baliwords.files.toml_file import set_table

    set_table(settings_file(), "rules", rules)
    _known.clear()


def own_name() -> str:
    """Return what the player is called, if the file says so, as a record's header can hold it.

    The name of a computer is none: it would play in the person's place.
    """
    from baliwords.games import PLAYERS

    written = str(load_settings().get("name", ""))
    name = "".join(sign if sign.isprintable() and sign != "," else " " for sign in written).strip()
    return "" if name in PLAYERS else name


def remember_name(written: str) -> None:
    """Write what the player is called into the file, unless a computer is called so."""
    from baliwords.games import PLAYERS

    name = written.replace(",", " ").strip()
    if name in PLAYERS:
        raise BadOption(_("{name!r} is what a computer is called (write one like Anna)", name=name))
    if name != own_name():
        remember("name", name)


def whoever() -> str:
    """Return what somebody is called who plays without saying who plays."""
    return own_name() or translated("You")


def wants_coach() -> bool:
    """Tell whether the player wants to be warned before a move that loses much."""
    return load_settings().get("coach") is True


def prefers_known_words() -> bool:
    """Tell whether words come first that many people know; they do unless the file says no."""
    return load_settings().get("known_words") is not False


def wants_motion() -> bool:
    """Tell whether cards glide to their places; they do unless the file says no."""
    return load_settings().get("motion") is not False


def usual_opponent() -> str:
    """Return the computer that the player usually plays against."""
    from baliwords.solver.letters.levels import LEVELS

    chosen = str(load_settings().get("opponent", "")) or _OPPONENT
    if chosen not in LEVELS:
        raise BadOption(
            _(
                "unknown player {name!r} (expected {names})",
                name=chosen[:40],
                names=", ".join(LEVELS),
            )
        )
    return chosen


def language(asked: str | None = None) -> str:
    """Return the dictionary to use: the one asked for, else the environment's, else the file's.

    Where nobody chose, it is the one of the language that is spoken, else of the locale.
    """
    lang = asked or os.environ.get("BALIWORDS_LANG") or _language_of_settings()
    if lang not in LANGUAGES:
        raise BadOption(
            _(
                "unknown language {lang!r} (expected {names})",
                lang=lang,
                names=any_of(LANGUAGES),
            )
        )
    return str(lang)


def house_rules(lang: str | None = None) -> dict[str, str]:
    """Return the house rules of the settings file as texts, as they are for a language."""
    return for_language(all_house_rules(), lang)


def all_house_rules() -> dict[str, str]:
    """Return the house rules of the settings file as texts, for whichever language they are.

    The language itself is not among them: `language` knows what goes before the file.
    """
    table = load_settings().get("rules")
    if not table:
        return {}
    from baliwords.letters.options import options_from_toml

    texts = options_from_toml(table)
    return {key: text for key, text in texts.items() if key != "language"}


def for_language(rules: Mapping[str, str], lang: str | None = None) -> dict[str, str]:
    """Leave out the own list of the settings if it is there for another language only."""
    name = rules.get("word_list")
    if not name or name != list_of_settings():
        return dict(rules)
    from baliwords.lexicon.own import has_list

    elsewhere = not has_list(language(lang), name) and any(has_list(x, name) for x in LANGUAGES)
    return {key: rules[key] for key in rules if not (elsewhere and key == "word_list")}


def options_for(rules: Mapping[str, str] | None = None, asked: str | None = None) -> "Options":
    """Return the options of a table by its house rules, or by those of the settings file.

    A language that is asked for goes before that of the rules; `language` knows the others.
    """
    from baliwords.letters.options import read_options

    texts = dict(house_rules(asked) if rules is None else rules)
    if asked is not None or "language" not in texts:
        texts["language"] = language(asked)
    return read_options(texts)


def at_the_table(
    rules: Mapping[str, str] | None = None, asked: str | None = None
) -> "tuple[Options, Lexicon]":
    """Return the options of a table and the words that it is judged by."""
    from baliwords.lexicon.store import lexicon_for

    options = options_for(rules, asked)
    return options, lexicon_for(options)


def list_of_settings() -> str:
    """Return the own list that the settings file names, or nothing."""
    return _rule_of_settings("word_list", load_settings())


def chosen_language() -> str:
    """Return the language that the file chooses, by its house rules or by `lang`, or nothing."""
    settings = load_settings()
    return _rule_of_settings("language", settings) or str(settings.get("lang", ""))


def _language_of_settings() -> str:
    """Return the language of the file, else the one that is spoken, else the first."""
    chosen = chosen_language()
    asked_for = (chosen, spoken(), locale_language())
    return next((lang for lang in asked_for if lang in LANGUAGES), chosen or LANGUAGES[0])


def _rule_of_settings(key: str, settings: Mapping[str, Any]) -> str:
    table = settings.get("rules")
    return str(table.get(key, "")) if isinstance(table, dict) else ""
