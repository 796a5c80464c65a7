"""How quickly the full-screen game opens, and answers keys while the computer thinks.

    python -m benchmarks.tui

All figures come from the real program in a pseudo-terminal, beside `import textual` measured
in the same run: the machine's load weighs on both alike.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

import pexpect

from baliwords.play.letters.lesson import note_offered

RUNS = 5
ROUNDS, LETTERS = 6, "etai"
F3, ENTER, BACKSPACE = "\x1bOR", "\r", "\x7f"
TABLE_DRAWN, PLAYABLE = "Pile: 47", "Type the letters"


def main() -> None:
    """Measure and print all figures."""
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(XDG_DATA_HOME=home, TERM="xterm-256color")
        note_offered()  # the keys are for the game, not for the question about the lesson
        environment = dict(os.environ)
        opening(environment)  # builds the index of the dictionary, once and for all
        plain = statistics.median(timed_import() for _ in range(RUNS))
        opened = [opening(environment) for _ in range(RUNS)]
        drawn = statistics.median(first for first, _ in opened)
        playable = statistics.median(second for _, second in opened)
        print(f"python -c 'import textual'   {plain:6.3f} s")
        print(f"table drawn                  {drawn:6.3f} s   {drawn / plain:5.2f} x")
        print(f"playable                     {playable:6.3f} s   {playable / plain:5.2f} x")
        for name, thinking in (("idle", False), ("while a hint is thought of", True)):
            waits = sorted(key_waits(environment, thinking))
            median, worst = statistics.median(waits), waits[-1]
            print(
                f"key answered, {name:27} {median * 1000:4.0f} ms, at worst {worst * 1000:.0f} ms"
            )


def timed_import() -> float:
    """Return the seconds that a fresh Python needs to import textual."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import textual"], check=True)
    return time.perf_counter() - start


def opening(environment: dict[str, str]) -> tuple[float, float]:
    """Return the seconds until the table is drawn, and until a move can be made."""
    start = time.perf_counter()
    game = spawn(environment)
    game.expect_exact(TABLE_DRAWN)
    drawn = time.perf_counter() - start
    game.expect_exact(PLAYABLE)
    playable = time.perf_counter() - start
    leave(game)
    return drawn, playable


def key_waits(environment: dict[str, str], thinking: bool) -> list[float]:
    """Return the seconds from each key to its sign on the screen.

    While the computer thinks about a hint, letters are typed and taken back. Then the hint
    is followed, so that the next one has to be thought of again.
    """
    game = spawn(environment)
    game.expect_exact(PLAYABLE)
    waits = []
    for _ in range(ROUNDS):
        if thinking:
            game.send(F3)
            game.expect_exact("Thinking")
        for letter in LETTERS:
            start = time.perf_counter()
            game.send(letter)
            game.expect_exact(f"> {letter.upper()}_")
            waits.append(time.perf_counter() - start)
            game.send(BACKSPACE)
            game.expect_exact("> _")
        if thinking:
            follow_hint(game)
    leave(game)
    return waits


def follow_hint(game: pexpect.spawn) -> None:
    """Ask until the move is named, and play it."""
    while True:
        game.send(F3)
        if game.expect_exact(["(F3: why?)", "(F3: which move?)", "Thinking"]) == 0:
            break
        time.sleep(0.5)
    game.send(ENTER)
    game.expect_exact("Pile: ")


def spawn(environment: dict[str, str]) -> pexpect.spawn:
    """Start the game in a terminal of 80 x 24."""
    game = pexpect.spawn(
        sys.executable,
        ["-m", "baliwords"],
        env=environment,
        dimensions=(24, 80),
        timeout=60,
        encoding="utf-8",
    )
    game.delaybeforesend = None  # pexpect would wait before each key, and be measured with it
    return game


def leave(game: pexpect.spawn) -> None:
    """Quit, and wait until the program has ended."""
    game.send("\x11")
    game.expect(pexpect.EOF)
    game.close()


if __name__ == "__main__":
    main()
