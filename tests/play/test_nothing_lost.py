"""Kept games and tables under attack: each test failed before."""

from pathlib import Path

import pytest

from baliwords.core.journal import Journal
from baliwords.core.record import Header, Record, replay
from baliwords.errors import BadInput, BadNotation, BadRecord, MissingData
from baliwords.games import game_of, make_player
from baliwords.letters.options import Options, read_options
from baliwords.letters.setup import new_game, read_pile
from baliwords.letters.view import View
from baliwords.play.keeping import damaged, is_drawn, journal_folder, new_seed
from baliwords.play.letters.companion import Companion, table_header
from baliwords.play.letters.kept_table import KeptTable, kept_tables, tables_folder
from baliwords.play.letters.sitting import Sitting
from tests.tui.stage import toy_shelf


def test_an_unreadable_game_is_named_and_left_alone() -> None:
    journal_folder().mkdir(parents=True)
    broken = journal_folder() / "game-0001.bali"
    broken.write_bytes(b"\xff\xfe no game\n")
    (complaint,) = damaged()
    assert str(broken) in complaint
    assert "UTF-8" in complaint
    assert broken.exists()


def test_a_table_that_was_just_described_is_kept() -> None:
    header = table_header(("You",), {"language": "fr"}, "S ON AI T LAM R E; scores 12")
    Companion.begin(header, toy_shelf())
    (file,) = tables()
    assert file.read().header.deal == "S ON AI T LAM R E; scores 12; turn 1; pile " + "." * 43


def test_a_table_that_is_left_can_be_taken_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    companion = Companion.begin(table_header(("You",), {"language": "fr"}), toy_shelf())
    companion.leave()
    monkeypatch.setattr("baliwords.core.journal._held", {})  # as another program sees it
    (file,) = kept_tables()
    assert Companion.resume(file, toy_shelf()).names == ("You",)


def test_a_file_that_never_became_a_game_is_no_damaged_one() -> None:
    journal_folder().mkdir(parents=True)
    (journal_folder() / "game-0001.bali").touch()  # claimed, then the program was killed
    assert list(damaged()) == []


def test_a_full_disk_leaves_no_half_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("baliwords.files.durable.sync", full)
    with pytest.raises(MissingData, match="No space left"):
        Companion.begin(table_header(("You",), {"language": "fr"}), toy_shelf())
    assert list(tables_folder().iterdir()) == []


def test_what_a_full_disk_does_not_keep_is_not_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    companion = Companion.begin(table_header(("You",), {"language": "fr"}), toy_shelf())
    companion.draw("MURTON")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as while_full:
        while_full.setattr("baliwords.files.durable.sync", full)
        with pytest.raises(MissingData, match="No space left"):
            companion.draw("S")
        assert len(companion.awaited) == 1
        with pytest.raises(MissingData, match="No space left"):
            companion.undo()
        assert len(companion.awaited) == 1
    companion.draw("S")
    (file,) = tables()
    assert str(file.read().header.deal).startswith("MURTONS.")


def tables() -> list[KeptTable]:
    from baliwords.play.letters.kept_table import tables_folder

    return [KeptTable(path) for path in sorted(tables_folder().glob("*.bali"))]


def test_two_programs_do_not_keep_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    Companion.begin(table_header(("You",), {"language": "fr"}), toy_shelf())
    monkeypatch.setattr("baliwords.core.journal._held", {})  # as another program sees it
    (file,) = tables()
    assert file.in_use
    assert list(kept_tables()) == []
    with pytest.raises(MissingData, match="another program"):
        Companion.resume(file, toy_shelf())


def test_a_table_ended_while_cards_are_awaited_replays() -> None:
    companion = Companion.begin(table_header(("You",), {"language": "fr"}), toy_shelf())
    companion.draw("TMUZERQ")
    companion.play(companion.game.read_move(companion.state, "M+U+R!"))
    assert companion.awaited
    place = companion.finish()
    assert place is not None
    record = Record.parse(place.read_text(encoding="utf-8"))
    game = game_of(record)
    *_states, last = replay(record, game)
    assert last.table.scores == (9,)
    assert list(game.legal_moves(last))  # nothing that nobody knows is asked for its letters


@pytest.mark.parametrize(
    ("text", "pile"),
    [
        ("tmu", "TMU"),
        ("E\u0301TE\u0301", "ETE"),  # accents as signs of their own
        ("FUßE", "FUSSE"),
        ("œuf", "OEUF"),
        ("A\u0308?.", "Ä?."),
    ],
)
def test_a_pile_is_read_as_cards_however_it_is_written(text: str, pile: str) -> None:
    assert read_pile(text, Options()) == pile


def test_a_pile_holds_no_bali_card_that_has_a_letter_already() -> None:
    with pytest.raises(BadNotation, match="D4"):
        new_game(Options(), "TMuZERQ")


def test_random_finds_a_join_of_three_columns_where_there_is_no_other() -> None:
    options = read_options({"seats": "2"})
    state = new_game(options, "MAISONTREUQDVG")
    player = make_player("random", options)
    assert player(View(state.table.turn, state.table)) is not None


def test_random_deals_cannot_be_tried_out() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert max(seeds) > 1 << 50
    assert all(map(is_drawn, seeds)) and not is_drawn(372408)


def test_a_game_with_cards_that_nobody_knows_is_not_taken_up() -> None:
    journal = Journal.create(journal_folder(), Header("letters", "MAI.SON", ("You",)))
    with pytest.raises(BadInput, match="nobody knows"):
        Sitting.resume(journal, toy_shelf())


def test_a_game_that_this_program_does_not_play_is_named() -> None:
    Journal.create(journal_folder(), Header("lettres", 3, ("You",))).release()
    (complaint,) = damaged()
    assert "game-0001.bali" in complaint
    assert "unknown game 'lettres'" in complaint


def test_a_link_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    journal_folder().mkdir(parents=True)
    (journal_folder() / "game-0001.bali").symlink_to(tmp_path / "nowhere")
    (complaint,) = damaged()
    assert "game-0001.bali" in complaint


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("game: letters", "game: chess", "a record of 'chess'"),
        ("players:", "min_word_lenght: 4\nplayers:", "unknown house rule"),
        ("\n\n", "\n\nQQ+ZZ\n", "'QQ' is not on the table"),
    ],
)
def test_a_table_that_cannot_be_taken_up_is_named_with_what_helps(
    old: str, new: str, why: str
) -> None:
    companion = Companion.begin(table_header(("You",), {"language": "fr"}), toy_shelf())
    companion.draw("TMUZERQ")
    (file,) = tables_folder().glob("*.bali")
    companion.leave()
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(BadRecord, match=rf"table-0001\.bali.*{why}.*--new"):
        Companion.resume(KeptTable(file), toy_shelf())


def test_a_dot_is_no_card_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from baliwords.cli.letters.options import House
    from baliwords.cli.letters.play import new_header

    with pytest.raises(BadInput, match="--pile"):
        new_header("You", None, "TMU....", House())
