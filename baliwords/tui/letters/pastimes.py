"""What the letter game offers besides a game: lesson, puzzles, the day's deal, games of before."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from baliwords.core.record import Header
from baliwords.errors import BaliwordsError
from baliwords.settings import whoever
from baliwords.speech import label
from baliwords.translation import plainly, speak

if TYPE_CHECKING:
    from baliwords.play.letters.puzzle_book import Puzzle
    from baliwords.tui.app import BaliApp


def solitaire() -> Header:
    """Return the header of a solitaire with a new deal, by the settings file."""
    from baliwords.play.keeping import new_seed
    from baliwords.play.letters.sitting import new_header
    from baliwords.settings import options_for

    return new_header(options_for(), new_seed(), (whoever(),))


def keep_table(app: "BaliApp", header: Header, resume: bool = False) -> None:
    """Keep the table of a game that people play with real cards."""
    from baliwords.tui.letters.companion_screen import companion_screen

    def open_it() -> None:
        try:
            screen = companion_screen(header, resume, app.shelf)
        except BaliwordsError as error:
            app.call_from_thread(app.complain, error)
            return
        app.call_from_thread(app.show_table, screen)

    app.run_worker(open_it, thread=True)


def browse_games(app: "BaliApp") -> None:
    """Show the finished games."""
    from baliwords.tui.letters.games_screen import GamesScreen

    if not isinstance(app.screen, GamesScreen):
        app.push_screen(GamesScreen())


def ask_puzzles(app: "BaliApp", language: str, puzzles: "Sequence[Puzzle]") -> None:
    """Ask for the best move of some positions."""
    from baliwords.play.letters.puzzling import puzzle_quiz
    from baliwords.tui.letters.quiz_screen import QuizScreen

    app.push_screen(QuizScreen(puzzle_quiz(puzzles, language, app.shelf, whoever())))


def ask_next_puzzles(app: "BaliApp") -> None:
    """Ask for the puzzle of the day, then for others that are not solved."""
    from baliwords.play.calendar import today
    from baliwords.play.letters.puzzle_book import puzzles
    from baliwords.play.letters.puzzling import in_turn, solved
    from baliwords.settings import language

    try:
        lang = language()
        ask_puzzles(app, lang, in_turn(puzzles(lang), today(), solved(lang)))
    except BaliwordsError as error:
        app.notify(plainly(error), severity="error", markup=False)


def offer_lesson(app: "BaliApp") -> None:
    """Ask a new player whether to begin with the lesson."""
    from baliwords.play.letters.lesson import note_offered
    from baliwords.tui.shared.question import Question

    def answered(yes: bool | None) -> None:
        note_offered()
        if yes:
            give_lesson(app)

    question = label("Your first game? A lesson of two minutes shows how it is played.")
    dialog = Question(question, label("Show me"), label("Play at once"))
    app.call_after_refresh(app.push_screen, dialog, answered)


def give_lesson(app: "BaliApp") -> None:
    """Begin the first lesson, also for the second time."""
    from baliwords.play.letters.lesson import Lesson
    from baliwords.settings import language
    from baliwords.tui.letters.lesson_screen import LessonScreen

    if not isinstance(app.screen, LessonScreen):
        app.push_screen(LessonScreen(Lesson(language(), app.shelf, whoever())))


def play_daily(app: "BaliApp") -> None:
    """Play the deal of the day, or show what was made of it."""
    from baliwords.play.archive import kept_games
    from baliwords.play.calendar import today
    from baliwords.play.letters.daily import Daily, attempt_of, share, streak
    from baliwords.settings import options_for
    from baliwords.tui.shared.sentences_page import SentencesPage

    daily, games = Daily(today(), options_for()), list(kept_games())
    attempt = attempt_of(daily, games)
    if attempt is None:
        app.begin_once(daily.header(whoever()))
        return
    text = speak(share(daily, attempt, streak(daily, games)), daily.options.language)
    app.push_screen(SentencesPage(label("Deal of the day"), text.splitlines()))
