"""One command opens its word list once and settles its house rules once."""

import subprocess
import sys

import pytest

_COUNT = """
import sys
from collections import Counter
from baliwords.cli.main import run
from baliwords.core import options
from baliwords.lexicon.lexicon import Lexicon

done = Counter()

def counting(name, function):
    def counted(*arguments, **named):
        done[name] += 1
        return function(*arguments, **named)
    return counted

Lexicon.__init__ = counting("opened", Lexicon.__init__)
options.read_options = counting("read", options.read_options)
run(sys.argv[1:])
print(done["opened"], done["read"], file=sys.stderr)
"""


def counts(*arguments: str) -> tuple[int, int]:
    """How often a command opens a word list, and how often it reads house rules."""
    asked = [sys.executable, "-c", _COUNT, *arguments]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    opened, read = map(int, done.stderr.split())
    return opened, read


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize(
    "question",
    [
        ["check", "MURS"],
        ["part", "UR"],
        ["words", "M", "U", "R"],
        ["hint", "M", "U", "R", "--samples", "4"],
    ],
)
def test_a_question_opens_its_list_once_and_reads_the_rules_once(question: list[str]) -> None:
    assert counts(*question) == (1, 1)


@pytest.mark.usefixtures("toy_list")
@pytest.mark.parametrize("players", ["greedy,random", "greedy,greedy,random"])
def test_computers_at_one_table_share_one_list(players: str) -> None:
    asked = ("play", "--plain", "--seed", "3", "--players", players)
    assert counts(*asked) == (1, 2)  # rules are read by the command, and once by the game
