import os
from pathlib import Path

import pytest

from baliwords.errors import BadInput, BadOption
from baliwords.files.toml_file import set_key, set_table
from tests.posix import posix

MINE = """# my settings
lang = "de"  # the children's school

[rules]
# as at Grandma's
bali_bonus = 60  # not 50
min_word_length = 4
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    path.write_text(MINE, encoding="utf-8")
    return path


def test_a_key_changes_and_every_comment_stays(file: Path) -> None:
    set_key(file, "lang", "fr")
    assert file.read_text() == MINE.replace('"de"', '"fr"')


def test_a_new_key_goes_before_the_first_table(file: Path) -> None:
    set_key(file, "coach", True)
    text = file.read_text()
    assert text.index("coach = true") < text.index("[rules]")
    assert "as at Grandma's" in text and "not 50" in text


def test_a_table_holds_what_it_is_told_and_keeps_its_comments(file: Path) -> None:
    set_table(file, "rules", {"bali_bonus": "60", "joker_fix": "on_removal"})
    text = file.read_text()
    assert "bali_bonus = 60  # not 50" in text
    assert "min_word_length" not in text
    assert 'joker_fix = "on_removal"' in text


def test_no_file_is_an_empty_one(tmp_path: Path) -> None:
    path = tmp_path / "new" / "config.toml"
    set_table(path, "rules", {"min_word_length": "4"})
    set_key(path, "name", "Anna")
    assert path.read_text().split() == [
        "name",
        "=",
        '"Anna"',
        "[rules]",
        "min_word_length",
        "=",
        "4",
    ]


def test_a_bad_file_is_explained_by_line_and_never_overwritten(file: Path) -> None:
    file.write_text('lang = "de"\nname = "Anna\n')
    with pytest.raises(BadOption, match=r"is left as it is: .*line 2"):
        set_key(file, "lang", "fr")
    assert file.read_text() == 'lang = "de"\nname = "Anna\n'


def test_a_file_that_is_no_text_is_left_alone(file: Path) -> None:
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="not UTF-8"):
        set_key(file, "lang", "fr")
    assert file.read_bytes() == b"\xff\xfe"


@posix
def test_what_is_no_file_is_refused_and_does_not_block(tmp_path: Path) -> None:
    """A plain read of a pipe waits for ever for somebody who writes into it."""
    pipe = tmp_path / "config.toml"
    os.mkfifo(pipe)
    with pytest.raises(BadInput, match="it is not a file"):
        set_key(pipe, "lang", "fr")
    assert pipe.is_fifo()


def test_tables_nested_without_end_are_left_alone(tmp_path: Path) -> None:
    deep = tmp_path / "config.toml"
    deep.write_text("a = " + "[" * 50_000, encoding="utf-8")
    with pytest.raises(BadInput):
        set_key(deep, "lang", "fr")
    assert len(deep.read_text(encoding="utf-8")) == 50_004


def test_what_another_program_writes_at_the_same_time_is_not_disturbed(file: Path) -> None:
    draft = file.with_suffix(".draft")
    draft.write_text("half of ano")
    set_key(file, "lang", "fr")
    assert draft.read_text() == "half of ano"
    assert 'lang = "fr"' in file.read_text()
