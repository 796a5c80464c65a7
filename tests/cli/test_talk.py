"""What is printed passes one place, which lets no text from outside command a terminal."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import baliwords
from baliwords.cli.answer import print_json
from baliwords.cli.talk import agreed
from tests.cli.conftest import Run

PACKAGE = Path(baliwords.__file__).parent
DOORS = {"cli/talk.py", "cli/show.py", "cli/answer.py", "cli/streams.py", "cli/app.py"}
"""Where output is written; `app` writes only what Typer says of itself."""
OWN_STREAMS = {"tui/app.py"}


def test_only_the_doors_print_and_ask() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if not _is_run_by_hand(path) and any(_talks(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found <= DOORS | OWN_STREAMS


def _is_run_by_hand(path: Path) -> bool:
    """Whether it is one of the solver's workshops: training, ranking and the like."""
    return "solver" in path.parts and '__name__ == "__main__"' in path.read_text(encoding="utf-8")


def _talks(tree: ast.AST) -> Iterator[bool]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            yield called in ("print", "input", "sys.stdout.write", "sys.stderr.write")
        yield False


def test_what_goes_on_is_told_by_names_or_in_the_language_of_the_person() -> None:
    """No text of ours stands beside a progress bar without having passed the door."""
    titles = [
        (path.name, node.args[-1])
        for path in (PACKAGE / "cli").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("progress", "waiting")
    ]
    assert len(titles) > 5
    assert [name for name, said in titles if isinstance(said, ast.Constant | ast.JoinedStr)] == []


@pytest.mark.parametrize("sign", ["\x1b", "\x7f", "\x85", "\x9b", "\x9d", "\u202e", "\U000e0001"])
def test_json_commands_no_terminal(capsys: pytest.CaptureFixture[str], sign: str) -> None:
    print_json({"name": f"A{sign}B"})
    out = capsys.readouterr().out
    assert sign not in out
    assert json.loads(out) == {"name": f"A{sign}B"}


def test_what_is_asked_and_told_at_a_prompt_commands_no_terminal(
    baliwords: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from baliwords.cli import talk

    asked: list[str] = []

    def answered(prompt: str) -> str:
        asked.append(prompt)
        return ""

    monkeypatch.setattr("builtins.input", answered)
    talk.ask("\x9b2J> ")
    assert asked == ["\\x9b2J> "]


def test_closed_input_at_a_question_leaves(baliwords: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("M+U+R\n"))
    assert baliwords("play", "--plain", "--pile", "TMUZERQKVR")[0] == 0
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    code, out, err = baliwords("play", "--plain")
    assert code == 0
    assert "Resume" in out
    assert err == ""


@pytest.mark.parametrize(("last", "yes"), [("", True), ("Oui", True), ("J", True), ("n", False)])
def test_what_is_neither_yes_nor_no_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, last: str, yes: bool
) -> None:
    typed = iter(["quit", "M+U+R", last])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(typed))
    assert agreed("Resume? [Y/n] ") is yes
    assert not list(typed)
