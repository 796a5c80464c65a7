"""Nobody pays for what he does not use: what a fresh Python has imported after a question."""

import subprocess
import sys

import pytest

_ASK = """
import sys
from baliwords.cli.main import run
run(sys.argv[1:])
print(*sorted(sys.modules), file=sys.stderr)
"""
HEAVY = {
    *("typer", "click", "rich", "textual", "starlette", "uvicorn", "websockets", "spellchecker"),
    "distributed",
    *("baliwords.solver", "baliwords.tui", "baliwords.web"),
}


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize(
    "question",
    [
        ["check", "MURS", "--json"],
        ["check", "MURS"],
        ["check", "ZZZZ"],
        ["part", "AISON"],
        ["challenge", "AISON", "MAISON"],
        ["score", "PARTIE"],
    ],
)
def test_short_questions_import_nothing_heavy(question: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _ASK, *question], capture_output=True, text=True, check=True
    )
    assert done.stdout
    imported = set(done.stderr.split())
    assert f"baliwords.cli.letters.{question[0]}" in imported
    assert not imported & HEAVY
