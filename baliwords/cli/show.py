"""Ways to show an answer: JSON for programs, Rich for people."""

import json
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def print_json(value: Any) -> None:
    """Print one JSON document and nothing else."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def console(*, stderr: bool = False) -> "Console":
    """Return a console that honours NO_COLOR, pipes and the width of the terminal."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, soft_wrap=False)
