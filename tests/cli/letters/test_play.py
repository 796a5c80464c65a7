"""`play --plain`, the real program: whole games, interruptions, kill -9."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from baliwords.cli.letters.line_game import LineGame
from baliwords.core.record import Record
from baliwords.games import letters, make_player
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import Sitting, new_header
from tests.cli.program import baliwords

PLAY = ("play", "--plain", "--seed", "3")


def greedy_moves(seed: int) -> list[str]:
    """The moves of a whole solitaire by the greedy player."""
    game = letters("fr")
    player = make_player("greedy", Options())
    state = game.new(Options(), seed)
    moves = []
    while game.outcome(state) is None:
        move = player(game.view(state, 0))
        moves.append(write_move(state.table, move))
        state = game.apply(state, move)
    return moves


def kept(folder: Path, kind: str) -> list[Path]:
    return sorted((folder / "data" / "baliwords" / kind).glob("*.bali"))


def test_a_whole_solitaire_is_played_and_recorded(own_folders: Path) -> None:
    moves = greedy_moves(3)
    shown = baliwords(*PLAY, typed="\n".join(moves) + "\n")
    assert shown.returncode == 0
    (record,) = kept(own_folders, "games")
    assert Record.parse(record.read_text()).moves == tuple(moves)
    assert not kept(own_folders, "journal")
    assert f"{len(moves)} moves, over" in baliwords("replay", str(record)).stdout


def test_killed_twenty_times_at_random_moments_it_loses_nothing(own_folders: Path) -> None:
    moves = greedy_moves(3)
    # Taking back and playing again makes the game long enough to be killed so often.
    script = [line for move in moves[:-1] for line in (move, "undo", "redo")] + moves[-1:]
    chance = random.Random(20)
    on_disk = 0
    for _ in range(20):
        confirmed = on_disk + _play_and_kill(script[on_disk], chance.random() * 0.02)
        (journal,) = kept(own_folders, "journal")
        written = [line.text for line in Record.parse(_whole_lines(journal)).lines]
        assert written == script[: len(written)]
        assert len(written) >= confirmed
        on_disk = len(written)
    rest = baliwords("play", "--plain", "--resume", typed="\n".join(script[on_disk:]) + "\n")
    assert rest.returncode == 0
    (record,) = kept(own_folders, "games")
    assert Record.parse(record.read_text()).moves == tuple(moves)


def _play_and_kill(line: str, delay: float) -> int:
    """Take up the game, type a line, kill the program; return how many lines it confirmed."""
    command = [sys.executable, "-m", "baliwords", *PLAY, "--resume"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as game:
        assert game.stdin is not None and game.stdout is not None
        while not game.stdout.readline().startswith("Pile"):
            pass  # it is up when it shows the table
        game.stdin.write(line + "\n")
        game.stdin.flush()
        time.sleep(delay)
        game.send_signal(signal.SIGKILL)
        return sum(shown.count("Pile ") for shown in game.stdout)


def _whole_lines(journal: Path) -> str:
    text = journal.read_text()
    return text[: text.rfind("\n") + 1]


def test_the_next_start_offers_to_resume(own_folders: Path) -> None:
    first = greedy_moves(3)[0]
    baliwords(*PLAY, typed=first + "\n")
    again = baliwords(*PLAY, typed="y\nquit\n")
    assert "Resume the unfinished game of You (1 move)?" in again.stdout
    other = baliwords(*PLAY, typed="n\nquit\n")
    assert "Pile 47" in other.stdout
    assert len(kept(own_folders, "journal")) == 2


def test_bad_moves_are_explained_and_the_game_goes_on(own_folders: Path) -> None:
    shown = baliwords(*PLAY, typed="C+S+O+M+D\nX+Y\nfoo!\n9+8\nM+?+D\n-\nundo\nstop\n")
    assert shown.returncode == 0
    for part in (
        "Not allowed: CSOMD is not a part of any word (L22).",
        "'X' is not on the table",
        "No columns on the table spell 'FOO'",
        "'9' is not on the table",
        "declare a letter for the BALI card",
        "there is no move to take back",
        "The game was stopped.",
    ):
        assert part in shown.stdout


@pytest.mark.parametrize("command", ["play", "table"])
def test_a_game_with_a_list_that_nobody_has_leaves_nothing_behind(
    command: str, own_folders: Path
) -> None:
    """It left a journal, which every later start offered and could not take up."""
    how = ("--new",) if command == "table" else ("--resume",)
    shown = baliwords(command, "--plain", *how, "--rule", "word_list=nobodys", typed="quit\n")
    assert shown.returncode == 2
    assert shown.stdout == ""
    (complaint,) = shown.stderr.splitlines()  # nothing began, so nothing says so
    assert complaint.startswith("baliwords: no own list 'nobodys'")
    assert not [*own_folders.rglob("*.bali")]


def test_letters_alone_are_spelled_from_columns(own_folders: Path) -> None:
    shown = baliwords("play", "--plain", "--pile", "TMUZERQKVR", typed="mur!\nstop\n")
    assert "You: M+U+R!. MUR taken off, 9 points. Drawn: K V R." in shown.stdout


def test_questions_are_answered_during_the_game(own_folders: Path) -> None:
    typed = "help\nwords\nhint\ncheck murs\npart AISON\ntable\nquit\n"
    shown = baliwords("play", "--plain", "--pile", "TMUZERQKVR", typed=typed)
    for part in ("MUREZ 40  M+U+R+E+Z!", "> Try ", "MURS: yes", "contain AISON"):
        assert part in shown.stdout


def test_undo_marks_the_game_as_practice(own_folders: Path) -> None:
    typed = "M+U+R!\nundo\nredo\nundo\nM+U+R\nstop\n"
    shown = baliwords("play", "--plain", "--pile", "TMUZERQKVR", typed=typed)
    assert shown.returncode == 0
    (record,) = kept(own_folders, "games")
    assert "practice: yes" in record.read_text()
    assert Record.parse(record.read_text()).moves == ("M+U+R", "stop")


def test_help_is_written_into_the_game_before_it_is_given(own_folders: Path) -> None:
    game = ("play", "--plain", "--pile", "TMUZERQKVR")
    baliwords(*game, typed="M+U\nwords\nhint\nhint\nquit\n")
    (journal,) = kept(own_folders, "journal")
    assert journal.read_text().endswith("\n\nM+U\nhelp words\nhelp hint\n")
    shown = baliwords("play", "--plain", "--resume", typed="stop\n")
    assert shown.returncode == 0
    (record,) = kept(own_folders, "games")
    text = record.read_text()
    assert "help: words, hint\ncards: chosen\n" in text and "practice" not in text
    assert str(Record.parse(text)) == text


HOT_SEAT = ("play", "--plain", "--pile", "MAISONTERLUNESAIRMEPLURE", "--rule")


def hot_seat(players: str, *typed: str) -> str:
    """Play with challenges; return what was shown."""
    command = (*HOT_SEAT, "validation=challenge", "--players", players)
    shown = baliwords(*command, typed="\n".join([*typed, "quit", ""]))
    assert (shown.returncode, shown.stderr) == (0, "")
    return shown.stdout


def test_a_challenge_won_and_one_lost_are_told(own_folders: Path) -> None:
    shown = hot_seat("Anna,Bea,Carl", "U+N", "3", "lune", "I+S", "", "E+S", "2", "-")
    assert "Does anybody challenge (2 Bea, 3 Carl)?" in shown
    assert "Carl challenges." in shown
    assert "Anna names LUNE. Right: UN stays, and Carl skips a turn. Drawn: I." in shown
    assert "Nobody challenges. Drawn: R." in shown
    assert "No word for ES: the columns go back, and Anna loses this turn." in shown
    assert shown.count("Carl> ") == 0  # he skipped
    assert shown.rstrip().splitlines()[-1].startswith("Bea> ")


def test_whoever_is_challenged_may_name_a_word_that_is_a_command(own_folders: Path) -> None:
    shown = hot_seat("Anna,Bea", "L+E", "2", "table")
    assert "Anna names TABLE. Right: LE stays, and Bea skips a turn." in shown


def test_a_move_that_nobody_challenged_can_be_taken_back(own_folders: Path) -> None:
    hot_seat("Anna,Bea", "L+E", "", "undo", "U+N", "")
    (journal,) = kept(own_folders, "journal")
    assert Record.parse(journal.read_text()).moves == ("U+N", "ok")


def test_one_may_leave_before_a_challenge(own_folders: Path) -> None:
    shown = hot_seat("Anna,Bea", "L+E", "what?")
    assert "'what?': type the number of a seat (2 Bea), or Enter." in shown
    assert "The game is kept" in shown


def test_capitals_are_letters_where_a_command_has_the_same_name(own_folders: Path) -> None:
    shown = baliwords("play", "--plain", "--pile", "STOPERQKVR", typed="STOP\nSTOP !\nstop\n")
    assert "You: S+T+O+P. Drawn: K V R." in shown.stdout
    assert "STOP taken off" in shown.stdout


def test_a_game_against_the_computer_goes_to_its_end(own_folders: Path) -> None:
    shown = baliwords(*("play", "--plain", "--players", "greedy,random", "--seed", "5"), typed="")
    assert shown.returncode == 0
    assert "wins." in shown.stdout or "share the victory" in shown.stdout


def test_a_closed_output_is_no_crash(own_folders: Path) -> None:
    command = f"{sys.executable} -m baliwords deal --seed 1 --players 4 | head -n 1"
    shown = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False
    )
    assert shown.returncode in (0, 141)
    assert "Traceback" not in shown.stderr


def _hear_ctrl_c() -> None:
    """A shell that starts the tests in the background lets its programs ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_keeps_the_game_and_leaves_with_130(own_folders: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "baliwords", *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_hear_ctrl_c,  # noqa: PLW1509 - the tests have no threads
    ) as game:
        assert game.stdout is not None
        game.stdout.readline()
        game.send_signal(signal.SIGINT)
        _, errors = game.communicate(timeout=180)
    assert game.returncode == 130
    assert "Traceback" not in errors
    assert kept(own_folders, "journal")


@pytest.mark.parametrize("name", ["score", "check", "deal"])
def test_short_commands_import_neither_textual_nor_the_solver(name: str) -> None:
    arguments = {"score": ["PARTIE"], "check": ["MURS"], "deal": ["--seed", "1"]}[name]
    code = (
        "import sys; from baliwords.cli.main import run; "
        f"code = run({[name, *arguments]!r}); "
        "heavy = [m for m in sys.modules if m.split('.')[0] == 'textual' or "
        "m.startswith('baliwords.solver')]; sys.exit(code or bool(heavy))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert shown.returncode == 0, shown.stderr


def test_the_first_move_taken_back_asks_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return "n"

    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("baliwords.cli.talk.ask", answer)
    sitting = Sitting.begin(new_header(Options(), 3, ("You",)), Shelf())
    game = LineGame(sitting)
    sitting.play(game.read_legal(greedy_moves(3)[0]))
    game.commands["undo"]("")
    assert len(asked) == 1 and "counts as assisted" in asked[0]
    assert len(sitting.match.moves) == 1 and not sitting.assisted
    sitting.take_help("hint")  # the game counts apart already: nothing is asked
    game.commands["undo"]("")
    assert len(asked) == 1 and not sitting.match.moves
    sitting.leave()
