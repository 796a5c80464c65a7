import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from baliwords.core.record import Line, Record
from baliwords.letters.options import Options, read_options
from baliwords.letters.setup import new_game
from baliwords.play.archive import Kept
from baliwords.play.letters.daily import Daily, attempt_of, share, streak

DAY = date(2026, 11, 17)
FRENCH = Options(language="fr")


def stopped(daily: Daily, ended: date, when: float = 1.0, **facts: object) -> Kept:
    """A game that was given up at once."""
    header = daily.header("Anna")._replace(day=ended.isoformat(), **facts)  # type: ignore[arg-type]
    return Kept(Path("game.bali"), Record(header, (Line(1, "stop"),)), when)


def test_the_deal_depends_on_the_day_the_language_and_the_rules() -> None:
    deals = {
        Daily(day, options).seed
        for day in (DAY, DAY + timedelta(days=1))
        for options in (FRENCH, Options(language="de"), read_options({"min_word_length": "4"}))
    }
    assert len(deals) == 6


def test_the_deal_of_a_day_never_changes() -> None:
    daily = Daily(DAY, FRENCH)
    assert daily.seed == 7102691569006497472
    assert "".join(new_game(FRENCH, daily.seed).table.rows[0]) == "TGRWHFE"


SAY = (
    "from datetime import date;from baliwords.letters.options import Options;"
    "from baliwords.play.letters.daily import Daily, share;from baliwords.translation import speak;"
    "d=Daily(date(2026,11,17),Options(language='fr'));"
    "print(d.seed, ascii(speak(share(d,None),'fr')))"
)


def test_another_locale_and_time_zone_change_nothing() -> None:
    def said(**told: str) -> str:
        environment = os.environ | told
        done = subprocess.run(
            [sys.executable, "-c", SAY], env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    here = said(TZ="Pacific/Kiritimati", LC_ALL="fr_FR.UTF-8")
    assert here == said(TZ="Pacific/Pago_Pago", LC_ALL="C")
    assert "2026-11-17" in here


def test_the_first_game_counts() -> None:
    daily = Daily(DAY, FRENCH)
    games = [stopped(daily, DAY, when=5, practice=True), stopped(daily, DAY, when=9)]
    attempt = attempt_of(daily, games)
    assert attempt is not None and attempt.assisted and attempt.on_its_day
    assert attempt_of(daily.before(), games) is None


def test_other_rules_are_another_game() -> None:
    games = [stopped(Daily(DAY, FRENCH), DAY)]
    assert attempt_of(Daily(DAY, Options(language="de")), games) is None


def test_a_streak_is_of_days_played_on_their_day() -> None:
    daily = Daily(DAY, FRENCH)
    yesterday, earlier = daily.before(), daily.before().before()
    games = [stopped(yesterday, yesterday.day), stopped(earlier, earlier.day)]
    assert streak(daily, games) == 2  # today may still be played
    assert streak(daily, [*games, stopped(daily, DAY)]) == 3
    late = stopped(yesterday, DAY)
    assert streak(daily, [late, stopped(earlier, earlier.day)]) == 0
    assert streak(daily, []) == 0


def test_what_is_shared_tells_no_card_and_needs_no_picture() -> None:
    daily = Daily(DAY, FRENCH)
    attempt = attempt_of(daily, [stopped(daily, DAY)])
    text = share(daily, attempt, 3)
    assert text == "Bali of 2026-11-17, French\n0 points, 0 words\n3 days in a row"
    assert all(line.isascii() for line in text.splitlines())


@pytest.mark.parametrize("helped", [True, False])
def test_help_is_said(helped: bool) -> None:
    daily = Daily(DAY, FRENCH)
    attempt = attempt_of(daily, [stopped(daily, DAY, practice=helped)])
    assert ("With help" in share(daily, attempt)) == helped
