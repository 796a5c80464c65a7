"""The real program in a pseudo-terminal: from start to final score, killed and resumed."""

import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from baliwords.lexicon.own import add_list
from tests.tui.stage import FRENCH


@pytest.fixture
def toy_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program play with the toy words."""
    words = tmp_path / "toy.txt"
    words.write_text("\n".join(FRENCH.split()))
    add_list(words, "fr", "toy", "replace")
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture
def games() -> Iterator[list[pexpect.spawn]]:
    """Programs that were started; what still runs at the end is ended."""
    started: list[pexpect.spawn] = []
    yield started
    for game in started:
        game.close(force=True)


def start(games: list[pexpect.spawn], *arguments: str) -> pexpect.spawn:
    game = pexpect.spawn(
        sys.executable,
        ["-m", "baliwords", *arguments],
        dimensions=(24, 80),
        timeout=180,
        encoding="utf-8",
        env=dict(os.environ),
    )
    games.append(game)
    return game


TOY = ("--rule", "word_list=toy")


@pytest.mark.usefixtures("toy_words")
def test_a_game_from_start_to_final_score(games: list[pexpect.spawn]) -> None:
    game = start(games, "play", "--pile", "MURSTONAMEX", *TOY)
    game.expect_exact("Type the letters")
    for word, points in (("murs", "16"), ("ton", "22"), ("ame", "28")):
        game.send(word)
        game.expect_exact(f"{word.upper()}_")
        game.send("!")
        game.expect(rf"(Score: {points} points|You: {points} points)")
    game.expect_exact("The game is over")
    game.send("\x11")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    assert "You: 28 points, 3 words" in game.before


@pytest.mark.usefixtures("toy_words")
def test_a_killed_game_goes_on_where_it_was(games: list[pexpect.spawn], own_games: Path) -> None:
    game = start(games, "play", "--pile", "MURSTONAMEX", *TOY)
    game.expect_exact("Type the letters")
    game.send("mur\r")
    game.expect_exact("MUR laid.")
    game.kill(signal.SIGKILL)
    game.wait()
    assert len(list((own_games / "journal").iterdir())) == 1
    again = start(games, "play", "--resume")
    again.expect_exact("M+U+R")
    again.send("1!")
    again.expect_exact("Score: 9 points")


@pytest.mark.usefixtures("toy_words")
def test_a_bad_pile_is_refused_before_the_screen_is_taken(games: list[pexpect.spawn]) -> None:
    game = start(games, "play", "--pile", "ZZZ", *TOY)
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 2
    assert "only 1 in a pack" in game.before
    assert "\x1b[" not in game.before


@pytest.mark.usefixtures("toy_words")
def test_no_color_means_no_colour(
    games: list[pexpect.spawn], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    game = start(games, "play", "--pile", "MURSTONAMEX", *TOY)
    game.expect_exact("Type the letters")
    game.send("mur")
    game.expect_exact("9 points")
    colours = re.findall(r"[34]8;2;(\d+);(\d+);(\d+)", game.before)
    assert colours
    assert all(red == green == blue for red, green, blue in colours)
    game.send("\x11")
    game.expect(pexpect.EOF)


@pytest.mark.usefixtures("toy_words")
def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(
    games: list[pexpect.spawn], own_games: Path
) -> None:
    (own_games / "journal").write_text("a file where a folder should be")
    game = start(games, "play", "--new", *TOY)
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 2
    assert "cannot keep the game" in game.before
    assert "Traceback" not in game.before


# The shrine game

SHRINES = ("shrines", "play", "--players", "Anna,greedy", "--seed", "5")


@pytest.fixture
def colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal as most people have it."""
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.mark.usefixtures("colours")
def test_a_killed_shrine_game_goes_on_in_either_front_end(
    games: list[pexpect.spawn], own_games: Path
) -> None:
    game = start(games, *SHRINES)
    game.expect_exact("What do you play?")
    game.send("2\r")
    game.expect_exact("Take the bottom card")
    game.kill(signal.SIGKILL)
    game.wait()
    (journal,) = (own_games / "journal").iterdir()
    assert "play banana" in journal.read_text()
    lines = start(games, "shrines", "play", "--plain", "--resume")
    lines.expect_exact("In front: 1 banana farmer")
    lines.expect_exact("Anna> ")
    lines.sendline("take 3")
    lines.expect_exact("Anna> ")
    lines.kill(signal.SIGKILL)
    lines.wait()
    again = start(games, "shrines", "play")
    again.expect_exact("Turn 3: Anna")
    again.send("\x11")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0
    assert "take 3" in journal.read_text()


@pytest.mark.usefixtures("colours")
def test_one_can_leave_while_the_expert_thinks(games: list[pexpect.spawn]) -> None:
    players = ("--players", "Anna,expert", "--seed", "5", "--seconds-per-move", "3000")
    game = start(games, "shrines", "play", *players)
    game.expect_exact("What do you play?")
    game.send("2\r")
    game.expect_exact("Take the bottom card")
    game.send("3\r")
    game.expect_exact("expert is thinking")
    game.send("\x11")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


@pytest.mark.usefixtures("colours")
def test_bad_shrine_options_are_refused_before_the_screen_is_taken(
    games: list[pexpect.spawn],
) -> None:
    game = start(games, "shrines", "play", "--players", "Anna")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 2
    assert "expected two to four names" in game.before
    assert "\x1b[" not in game.before
