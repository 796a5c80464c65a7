"""The real program, in a process of its own."""

import subprocess
import sys


def baliwords(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program with what a person types."""
    return subprocess.run(
        [sys.executable, "-m", "baliwords", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
