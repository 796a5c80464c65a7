from baliwords.letters.state import Unit
from baliwords.tui.letters.pointing import next_column
from tests.letters.toy import rows


def test_arrows_go_round_and_leave_voids_out() -> None:
    table = rows("M . R", "ON T .").table
    first = next_column(table, None, right=1, down=0)
    assert first == Unit(0, 0)
    assert next_column(table, first, right=1, down=0) == Unit(0, 2)
    assert next_column(table, Unit(0, 2), right=1, down=0) == Unit(0, 0)
    assert next_column(table, None, right=-1, down=0) == Unit(0, 2)
    assert next_column(table, Unit(0, 2), right=0, down=1) == Unit(1, 1)
    assert next_column(table, Unit(1, 1), right=0, down=1) == Unit(0, 0)


def test_a_row_without_cards_is_not_entered() -> None:
    table = rows("M U", ". .").table
    assert next_column(table, Unit(0, 1), right=0, down=1) == Unit(0, 1)
