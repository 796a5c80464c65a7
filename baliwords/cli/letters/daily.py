"""`baliwords daily`: the deal of the day."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from baliwords.cli.answer import Reply
from baliwords.cli.letters.options import House
from baliwords.cli.letters.thinking import check_seconds
from baliwords.cli.show import Shown, has_full_screen, waiting
from baliwords.cli.signature import Option
from baliwords.cli.talk import complain
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.speech import points_of
from baliwords.translation import _, counted, speak

if TYPE_CHECKING:
    from baliwords.play.archive import Kept
    from baliwords.play.letters.daily import Attempt, Daily
    from baliwords.solver.letters.open_game import OpenGame

    Standing: TypeAlias = tuple[Attempt | None, int, str]
    """The attempt at a deal, the streak, and the text to share."""


def daily(
    date: Annotated[str | None, Option("Another day, like 2026-11-17.")] = None,
    best: Annotated[bool, Option("Show the best line of a day that is over.")] = False,
    seconds: Annotated[float, Option("Time to look for the best line.")] = 5.0,
    *,
    house: House,
) -> Reply:
    """Play the deal of the day: the same cards for everybody with your language and rules.

    A day begins at midnight UTC, everywhere at the same moment. Your first game with its cards
    counts; played on its day, it goes on with your streak. Once it is played, the command
    shows a text to share that tells nothing of the cards. With --best, and no --date, it is
    yesterday's best line that is shown: a game found with all cards open.

    Example: baliwords daily --date 2026-11-17
    """
    from baliwords.lexicon.store import source_of
    from baliwords.play.calendar import read_day, today
    from baliwords.play.letters.daily import Daily

    check_seconds(seconds)
    options = house.game_options(seats=1)
    source_of(options.language, options.word_list or None)  # refuses a list that is not there
    now = Daily(today(), options)
    chosen = Daily(read_day(date), options) if date else now.before() if best else now
    if best and chosen.day >= now.day:
        raise BadInput(
            sentence(
                "the deal of {day} is not over: its best line is told the day after",
                day=chosen.day.isoformat(),
            )
        )
    if best:
        return _best_line(chosen, seconds)
    standing = _standing(chosen, now)
    return Reply(_value(chosen, standing), _shown(chosen, now, standing))


def _kept() -> list["Kept"]:
    from baliwords.play.archive import kept_games

    return list(kept_games(complain))


def _standing(chosen: "Daily", now: "Daily") -> "Standing":
    """Return the attempt, the streak, and the text to share in the language of the words."""
    from baliwords.play.letters.daily import attempt_of, share, streak

    games = _kept()
    attempt, days = attempt_of(chosen, games), streak(now, games)
    shared = days if chosen == now else 0
    return attempt, days, speak(share(chosen, attempt, shared), chosen.options.language)


def _value(chosen: "Daily", standing: "Standing") -> dict[str, Any]:
    from baliwords.letters.setup import new_game

    attempt, days, text = standing
    state = new_game(chosen.options, chosen.seed)
    return {
        "date": chosen.day.isoformat(),
        "lang": chosen.options.language,
        "seed": chosen.seed,
        "pile": [*state.table.rows[0], *state.pile],
        "share": text,
        "played": attempt is not None,
        "points": attempt.points if attempt else None,
        "streak": days,
    }


def _shown(chosen: "Daily", now: "Daily", standing: "Standing") -> Iterator[Shown]:
    """Let a person play, if it is not played yet; then show what there is to share."""
    attempt, days, text = standing
    played_here = attempt is None and has_full_screen()
    if played_here:
        _play(chosen)
        attempt, days, text = _standing(chosen, now)
    if attempt is None or not played_here:  # else the final sheet has just told it
        yield text
        yield ""
    if attempt is not None and not attempt.on_its_day:
        yield _("It was not played on its day, so it does not go on with the streak.")
    elif attempt is None and chosen.day < now.day:
        yield _("This day is over: the game can be played, but does not go on with the streak.")
    yield counted("Your streak: {count} day.", "Your streak: {count} days.", days)
    yield _("Yesterday's best line: baliwords daily --best")


def _play(chosen: "Daily") -> None:
    """Open the game on the full screen, or take it up where it was left."""
    from baliwords.settings import whoever
    from baliwords.tui.app import Opening, run_app

    run_app(Opening(chosen.header(whoever()), same_cards=True))


def _best_line(chosen: "Daily", seconds: float) -> Reply:
    from baliwords.letters.setup import new_game
    from baliwords.solver.letters.computers import engine_for
    from baliwords.solver.letters.open_game import best_open_game

    state = new_game(chosen.options, chosen.seed)
    pile = "".join(state.table.rows[0]) + state.pile
    with waiting(_("looking for the best line")):
        game = best_open_game(engine_for(chosen.options), pile, seconds, stop=lambda: False)
    value = {
        "date": chosen.day.isoformat(),
        "lang": chosen.options.language,
        "seed": chosen.seed,
        "points": game.points,
        "bali": game.bali,
        "moves": list(game.moves),
    }
    return Reply(value, _line_shown(chosen, game))


def _line_shown(chosen: "Daily", game: "OpenGame") -> Iterator[Shown]:
    points = points_of(game.points)
    if game.bali:
        points = sentence("{points} with a BALI", points=points)
    day = chosen.day.isoformat()
    yield _("{day}: {points}, found with all cards open.", day=day, points=points)
    yield [(" ".join(game.moves), "dim")]
