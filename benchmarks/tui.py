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

RUNS = 5
KEYS = 30
TABLE_DRAWN, PLAYABLE = "Pile: 47", "Type the letters"


def main() -> None:
    """Measure and print all figures."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "XDG_DATA_HOME": home, "TERM": "xterm-256color"}
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

    A letter and Escape in turn change the entry line; the hint is asked for again and again.
    """
    game = spawn(environment)
    game.expect_exact(PLAYABLE)
    waits = []
    for _ in range(KEYS):
        if thinking:
            game.send("\x1bOR")  # F3
        start = time.perf_counter()
        game.send("q")
        game.expect_exact("> Q_")
        waits.append(time.perf_counter() - start)
        game.send("\x1b")
        time.sleep(0.2)
    leave(game)
    return waits


def spawn(environment: dict[str, str]) -> pexpect.spawn:
    """Start the game in a terminal of 80 x 24."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "baliwords"],
        env=environment,
        dimensions=(24, 80),
        timeout=60,
        encoding="utf-8",
    )


def leave(game: pexpect.spawn) -> None:
    """Quit, and wait until the program has ended."""
    game.send("\x11")
    game.expect(pexpect.EOF)
    game.close()


if __name__ == "__main__":
    main()
