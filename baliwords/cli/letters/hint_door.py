"""The quick door of `hint`: its plain options are read here, for Typer takes longer than a hint.

Help, house rules, own lists and mistakes go through Typer.
"""

from collections.abc import Callable

from baliwords.cli.letters.hinting import give_hint

_READERS: dict[str, Callable[[str], object]] = {
    "--lang": str,
    "--pile": str,
    "--seen": str,
    "--seconds": float,
    "--samples": int,
    "--seed": int,
    "--top": int,
}


def answer(arguments: list[str]) -> int | None:
    """Give a hint and return the exit code; None leaves it to Typer."""
    from baliwords.settings import house_rules

    asked: dict[str, object] = {}
    columns: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--json":
            asked["json"] = True
        elif argument in _READERS:
            try:
                asked[argument[2:]] = _READERS[argument](next(rest))
            except (StopIteration, ValueError):
                return None
        elif argument.startswith("-"):
            return None
        else:
            columns.append(argument)
    if not columns or asked.get("top", 1) == 0 or str(asked.get("top", 1)).startswith("-"):
        return None
    lang = str(asked["lang"]) if "lang" in asked else None
    return give_hint(" ".join(columns), house_rules(lang), **asked)  # type: ignore[arg-type]
