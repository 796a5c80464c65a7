"""`baliwords analyse`: recorded games, each move against the solver's best."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from baliwords.cli.answer import Reply
from baliwords.cli.replay import read_record
from baliwords.cli.show import Column, Columns, Shown, is_watched, knows_unicode, progress, room
from baliwords.cli.signature import Argument, Option, check_range
from baliwords.cli.talk import complain
from baliwords.errors import BadInput
from baliwords.speech import _ as sentence
from baliwords.translation import _

if TYPE_CHECKING:
    from baliwords.core.record import Record
    from baliwords.play.letters.review import Review
    from baliwords.play.letters.seat_review import SeatReview
    from baliwords.solver.letters.analysis import Care

_CURVE = (72, 8)


def analyse(
    file: Annotated[
        list[Path] | None, Argument("Records of games; without one, your last solitaire.")
    ] = None,
    samples: Annotated[int, Option("Rollouts to find the best move.")] = 800,
    shuffles: Annotated[int, Option("Piles on which moves are compared, for each card.")] = 24,
    every: Annotated[bool, Option("Show every move, not only those that matter.", "--all")] = False,
    svg: Annotated[Path | None, Option("Write the curve of expected points as a picture.")] = None,
    png: Annotated[Path | None, Option("Write the curve as a picture of dots.")] = None,
) -> Reply:
    """Say what each move of a game gave away, and in a solitaire what the drawn cards brought.

    The result is par plus the luck of the draw less what was given away. Par is what strong
    play makes of the deal with cards as they come on the mean; accuracy is the share of it that
    no move gave away. A move counts as a mistake only if the better one is better beyond the
    error of the measurement. With several players each turn is measured by the margin against
    the best other, and accuracy is the share of one's points that no turn gave away.

    Example: baliwords analyse game.bali
    """
    from baliwords.play.statistics.ledger import remember
    from baliwords.solver.letters.analysis import Care

    check_range("samples", samples, 2, 100_000)
    check_range("shuffles", shuffles, 2, 10_000)
    care = Care(samples, shuffles)
    games = []
    for path, record in _records(file or []):
        if len(record.header.players) > 1 and record.header.game == "letters":
            return _several(record, care, every, alone=len(file or []) == 1 and not (svg or png))
        found = _reviewed(record, care)
        remember(path, found)
        games.append((path.name, found))
    if svg is not None:
        _write_svg(svg, _one(games, "--svg"))
    if png is not None:
        _write_png(png, _one(games, "--png"))
    if len(games) == 1:
        ((_name, found),) = games
        return Reply(found.as_json(), _shown(found, every))
    value = {"games": [{"file": name, **found.as_json()} for name, found in games]}
    return Reply({**value, **_means(games)}, _shown_many(games))


def _records(files: list[Path]) -> Iterator[tuple[Path, "Record"]]:
    """Yield the records that were named, or the last game."""
    if not files:
        from baliwords.play.archive import last_solitaire

        kept = last_solitaire(complain)
        yield kept.path, kept.record
    for path in files:
        record = read_record(path)
        _note_help(path, record)
        yield path, record


def _note_help(path: Path, record: "Record") -> None:
    """Who has a game in progress analysed learns of better moves: it counts as assisted."""
    from baliwords.core.journal import Journal
    from baliwords.play.keeping import journal_folder, note_help

    if path.resolve().parent == journal_folder().resolve():
        note_help(Journal(path), record, "hint")


def _reviewed(record: "Record", care: "Care") -> "Review":
    from baliwords.play.letters.review import reviewed, solitaire_of, summed_up

    match = solitaire_of(record)
    steps = reviewed(match, care)
    return summed_up(match, list(progress(steps, len(match.played), _("analysing"))))


def _several(record: "Record", care: "Care", every: bool, alone: bool) -> Reply:
    """Review a game of several players."""
    from baliwords.play.letters.seat_review import (
        match_of_several,
        reviewed_seats,
        seats_summed_up,
    )

    if not alone:
        raise BadInput(sentence("a game of several players is analysed by itself: name one file"))
    match = match_of_several(record)
    steps = progress(reviewed_seats(match, care), len(match.played), _("analysing"))
    found = seats_summed_up(match, list(steps))
    return Reply(found.as_json(), _shown_several(found, every))


def _shown_several(found: "SeatReview", every: bool) -> Iterator[Shown]:
    rows = [
        [
            str(step.number),
            found.names[step.seat],
            _("{points:.1f}", points=step.lost) if step.lost else "",
            _("{points:.1f}", points=step.error) if step.lost else "",
            step.written(step.played),
            step.written(step.best) if step.missed else "",
        ]
        for step in (found.steps if every else found.mistakes)
    ]
    if rows:
        titles = (Column("", right=True), Column(_("player")), Column(_("lost"), right=True))
        rest = (Column("±", right=True), Column(_("move")), Column(_("better")))
        yield Columns((*titles, *rest), rows)
    else:
        yield _("No move gave anything away, as far as one can tell.")
    yield from found.sentences()


def _one(games: list[tuple[str, "Review"]], option: str) -> "Review":
    if len(games) != 1:
        raise BadInput(sentence("{option} draws one game: name one file", option=option))
    return games[0][1]


def _write_svg(path: Path, found: "Review") -> None:
    from baliwords.files.foreign import write_foreign
    from baliwords.play.chart import curve_svg

    marks = [step.number for step in found.mistakes]
    picture = curve_svg(found.curve(), _("Points to expect after each move"), marks)
    write_foreign(path, picture)


def _write_png(path: Path, found: "Review") -> None:
    from baliwords.files.foreign import write_foreign
    from baliwords.play.png import curve_png

    write_foreign(path, curve_png(found.curve(), [step.number for step in found.mistakes]))


def _means(games: list[tuple[str, "Review"]]) -> dict[str, float]:
    def mean(key: str) -> float:
        total: float = sum(getattr(found, key) for _name, found in games)
        return round(total / len(games), 1)

    keys = {"score": "result", "par": "par", "luck": "luck", "lost": "lost"}
    return {name: mean(key) for name, key in keys.items()} | {"accuracy": mean("accuracy")}


def _shown(found: "Review", every: bool) -> Iterator[Shown]:
    from baliwords.play.letters.moments import moments, summary

    rows = [_row(step) for step in (found.steps if every else found.mistakes)]
    if rows:
        numbers = (Column(title, right=True) for title in ("", _("lost"), "±", _("luck")))
        yield Columns((*numbers, Column(_("move")), Column(_("better"))), rows)
    else:
        yield _("No move gave anything away, as far as one can tell.")
    yield from _curve(found)
    yield from summary(found)
    yield from moments(found)


def _curve(found: "Review") -> Iterator[Shown]:
    """Draw the curve for a person; a pipe has no use for it."""
    from baliwords.play.chart import curve

    if is_watched() and len(found.steps) > 1:
        width = min(_CURVE[0], room() - 2)
        yield ""
        yield from curve(found.curve(), width, _CURVE[1], plain=not knows_unicode())
        yield ""


def _row(step: Any) -> list[str]:
    lost = _("{points:.1f}", points=step.lost) if step.lost else ""
    error = _("{points:.1f}", points=step.error) if step.lost else ""
    luck = _("{points:+.1f}", points=step.luck) if step.drawn else ""
    better = step.written(step.best) if step.missed else ""
    return [str(step.number), lost, error, luck, step.written(step.played), better]


def _shown_many(games: list[tuple[str, "Review"]]) -> Iterator[Shown]:
    titles = (_("points"), _("par"), _("luck"), _("lost"), _("accuracy"))
    columns = (Column(_("game")), *(Column(title, right=True) for title in titles))
    rows = [[name, *_figures(found)] for name, found in games]
    means = _means(games)
    keys = ("score", "par", "luck", "lost", "accuracy")
    rows.append([_("mean"), *(_("{points:.1f}", points=means[key]) for key in keys)])
    yield Columns(columns, rows)


def _figures(found: "Review") -> list[str]:
    figures = (found.par, found.luck, found.lost, found.accuracy)
    return [str(found.result), *(_("{points:.1f}", points=figure) for figure in figures)]
