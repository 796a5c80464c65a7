"""`baliwords play`: a game against oneself, others at the keyboard, or the computer."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baliwords.cli.rules_options import Lang, RuleList, RulesFile, read_rules
from baliwords.errors import BadInput

if TYPE_CHECKING:
    from baliwords.core.match import Match
    from baliwords.core.record import Header

Players = Annotated[
    str, typer.Option(help="Names separated by commas; greedy, random … are computers.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    players: Players = "You",
    seed: Annotated[int | None, typer.Option(help="Play the deal of this seed.")] = None,
    pile: Annotated[str | None, typer.Option(help="Play this pile, next card first.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for any terminal.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Do not offer to resume.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Resume without asking.")] = False,
    lang: Lang = None,
    rules: RulesFile = None,
    rule: RuleList = None,
) -> None:
    """Play Bali: alone, with others at this keyboard, or against the computer.

    Every move is on disk before the next is asked for; an interrupted game can be resumed.

    Example: baliwords play --players Anna,greedy --seed 42
    """
    header = new_header(players, seed, pile, lang, rules, rule)
    if not plain and sys.stdin.isatty() and sys.stdout.isatty():
        from baliwords.tui.app import Opening, run_app

        chosen = new or players != "You" or seed is not None or pile is not None
        run_app(Opening(header, resume=resume or not chosen))
        return
    play_lines(header, offer=not new, resume=resume)


def new_header(
    players: str,
    seed: int | None,
    pile: str | None,
    lang: str | None,
    rules: Path | None,
    rule: list[str] | None,
) -> "Header":
    """Return the header of a new game from what the command line says."""
    from baliwords.core.record import Header
    from baliwords.letters.options import read_options, write_options
    from baliwords.settings import language

    names = tuple(name.strip() for name in players.split(","))
    if not all(name and name.isprintable() for name in names):
        raise BadInput(f"--players {players[:60]!r}: expected names like Anna,greedy")
    texts = {"language": language(lang), "pass_policy": _pass_policy(names)}
    texts |= {**read_rules(rules, rule), "seats": str(len(names))}
    options = write_options(read_options(texts))
    return Header("letters", pile or _seed(seed), names, options)


def _pass_policy(names: tuple[str, ...]) -> str:
    """People may pass when they see no move, computers may not (D31)."""
    from baliwords.games import PLAYERS

    people = any(name not in PLAYERS for name in names)
    return "lenient" if people and len(names) > 1 else "strict"


def _seed(seed: int | None) -> int:
    if seed is not None:
        return seed
    import secrets

    return secrets.randbelow(1_000_000)


def play_lines(header: "Header", offer: bool, resume: bool) -> None:
    """Play line by line, after the offer to take up an unfinished game."""
    from baliwords.cli.line_game import LineGame
    from baliwords.core.record import Record
    from baliwords.games import game_of, start_match

    try:
        match = _resumed(ask=not resume) if offer or resume else None
        match = match or start_match(game_of(Record(header)), header)
        LineGame(match).run()
    except EOFError:
        print("\nThe game is kept; 'baliwords play --resume' takes it up again.")
    except KeyboardInterrupt:
        print("\nThe game is kept; 'baliwords play --resume' takes it up again.")
        raise


def _resumed(ask: bool) -> "Match[Any, Any, Any, Any] | None":
    """Return the newest unfinished game, if there is one and the player wants it."""
    from baliwords.games import resume_match, unfinished

    for journal, record in unfinished("letters"):
        names = ", ".join(record.header.players)
        if ask:
            question = f"Resume the unfinished game of {names} ({len(record.moves)} moves)? [Y/n] "
            if input(question).strip().lower().startswith("n"):
                return None
        return resume_match(journal, record)
    if not ask:
        print("There is no unfinished game; a new one begins.", file=sys.stderr)
    return None
