"""House rules, declared in one way for every game: a field of its `Options` says all of one.

    partial_rule: Annotated[str, choice("D9", "A part is …", "factor", "prefix")] = "factor"

Type and default stand where Python has them; beside the type stand the paragraph of the rules,
the meaning in words, what is allowed, and how a value is read and written. Nothing here needs
dataclasses: `Options` is a frozen dataclass, or a NamedTuple where a command must start at once.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeVar

from baliwords.errors import BadInput, BadOption
from baliwords.speech import _, any_of

Options = TypeVar("Options")

_QUOTED = 60
_YES = {"true": True, "yes": True, "false": False, "no": False}


def _pairs(table: Mapping[str, Any]) -> str:
    return ",".join(f"{key}:{value}" for key, value in table.items())


class HouseRule(NamedTuple):
    """What the rules leave open, as a field of the options declares it."""

    id: str
    """Where the rules speak of it."""
    about: str
    """What it decides, for a form; a key of translations."""
    allowed: str
    """What may be said, in words."""
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str
    choices: tuple[str, ...] = ()
    """All that may be said, where it is little."""
    from_table: Callable[[Mapping[str, Any]], str] = _pairs
    """Writes the value that a TOML file gives as a table."""
    is_guess: bool = False
    """Whether nothing that is written anywhere speaks for the default."""
    always_written: bool = False
    """Whether a record names it also where it is as usual."""


class Described(NamedTuple):
    """A house rule with its key and its default as text."""

    key: str
    default: str
    rule: HouseRule


# --- how a field declares its house rule --------------------------------------------------


def choice(id: str, about: str, *choices: str) -> HouseRule:
    """Declare a house rule with a few names to choose from."""

    def read(text: str) -> str:
        if text not in choices:
            raise ValueError(text)
        return text

    return HouseRule(id, about, any_of(choices), read, str, choices)


def flag(id: str, about: str, yes: str = "true", no: str = "false") -> HouseRule:
    """Declare a house rule that holds or not; written by its own words, read by either pair."""

    def write(value: bool) -> str:
        return yes if value else no

    return HouseRule(id, about, any_of((yes, no)), _YES.__getitem__, write, (yes, no))


def number(id: str, about: str, low: int, high: int) -> HouseRule:
    """Declare a house rule that is a whole number."""

    def read(text: str) -> int:
        if not text.isascii() or not low <= int(text) <= high:
            raise ValueError(text)
        return int(text)

    return HouseRule(id, about, _("a whole number from {low} to {high}", low=low, high=high), read)


# --- what is done with the house rules of a game ------------------------------------------


@cache
def declared(kind: Callable[..., object]) -> Mapping[str, HouseRule]:
    """Return the house rules of some options by their keys, in order."""
    types = kind.__annotations__.items()
    found = {key: getattr(type_, "__metadata__", ()) for key, type_ in types}
    return {key: rules[0] for key, rules in found.items() if rules}


def describe(kind: Callable[..., object]) -> list[Described]:
    """Return all there is to say of the house rules, for help texts and forms."""
    usual = kind()
    rules = declared(kind).items()
    return [Described(key, rule.write(getattr(usual, key)), rule) for key, rule in rules]


def read_options(kind: Callable[..., Options], texts: Mapping[str, str]) -> Options:
    """Read options given as texts; the inverse of `write_options`."""
    return kind(**{key: _read(key, _rule(kind, key), text) for key, text in texts.items()})


def write_options(options: object) -> dict[str, str]:
    """Write the options that differ from their default."""
    kind: Callable[..., object] = type(options)
    usual, rules = kind(), declared(kind)
    differ = [key for key in rules if getattr(options, key) != getattr(usual, key)]
    return {
        key: rule.write(getattr(options, key))
        for key, rule in rules.items()
        if rule.always_written or key in differ
    }


def check_options(options: object) -> None:
    """Refuse a value that could not have been read."""
    kind: Callable[..., object] = type(options)
    for key, rule in declared(kind).items():
        _read(key, rule, rule.write(getattr(options, key)))


def options_from_toml(kind: Callable[..., object], table: object) -> dict[str, str]:
    """Turn the house rules of a TOML file into texts for `read_options`."""
    values, rules = values_from_toml(kind, table), declared(kind)
    return {key: rules[key].write(value) for key, value in values.items()}


def values_from_toml(kind: Callable[..., object], table: object) -> dict[str, Any]:
    """Read house rules as a TOML file gives them: in its own types, or as texts."""
    if not isinstance(table, Mapping):
        raise BadOption(
            _("rules: {table!r} is not allowed (expected a table [rules])", table=table)
        )
    rules = {key: _rule(kind, key) for key in table}
    return {key: _read(key, rule, _as_text(rule, table[key])) for key, rule in rules.items()}


def _as_text(rule: HouseRule, value: object) -> str:
    """Give a TOML value the form it has on a command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return rule.from_table(value)
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _rule(kind: Callable[..., object], key: str) -> HouseRule:
    rules = declared(kind)
    if key not in rules:
        from difflib import get_close_matches

        near = get_close_matches(key, rules, n=1, cutoff=0)[0]
        raise BadOption(
            _("unknown house rule {key!r} (did you mean {near!r}?)", key=key, near=near)
        )
    return rules[key]


def _read(key: str, rule: HouseRule, text: str) -> Any:
    try:
        return rule.read(text.strip())
    except BadOption:
        raise
    except (ValueError, KeyError) as error:
        told = {"key": key, "text": text[:_QUOTED], "allowed": rule.allowed}
        if isinstance(error, BadInput) and error.args:
            raise BadOption(
                _(
                    "{key}: {text!r} is not allowed (expected {allowed}; {detail})",
                    **told,
                    detail=error.args[0],
                )
            ) from None
        raise BadOption(_("{key}: {text!r} is not allowed (expected {allowed})", **told)) from None
