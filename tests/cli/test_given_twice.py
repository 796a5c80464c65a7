"""What is set is set once: the same thing given twice is refused, whichever of them was meant."""

import pytest

from tests.cli.conftest import Run

LETTERS = " ".join(f"{letter}{number}" for letter, number in zip("ABC", (0, 3, 1), strict=True))


@pytest.mark.parametrize(
    ("command", "twice"),
    [
        (("score", "BAL", "--rule", f"letter_values={LETTERS} B4"), "gives a letter twice"),
        (
            ("balam", "temple", "corn=2", "--rule", "temple_pp=corn:1,corn:3"),
            "'corn' is given twice",
        ),
        (
            ("balam", "checklist", "--new", "3", "--rule", "start_goods=corn:3,corn:1"),
            "'corn' is given twice",
        ),
        (
            ("balam", "checklist", "--new", "3", "--rule", "katun_deck=prosperous:10,prosperous:3"),
            "'prosperous' is given twice",
        ),
        (
            ("shrines", "play", "--new", "--rule", "start_farmers=red=NBE red=RBE"),
            "start_farmers: 'red=RBE'",
        ),
    ],
)
def test_a_house_rule_that_names_a_thing_twice_is_refused(
    baliwords: Run, command: tuple[str, ...], twice: str
) -> None:
    code, out, err = baliwords(*command)
    assert (code, out) == (2, "")
    assert twice in err


def test_no_more_players_have_pyramids_than_can_play(baliwords: Run) -> None:
    pyramids = "red:1,blue:1,green:1,white:1,pink:1"
    code, out, err = baliwords("balam", "passage", "red", "--pyramids", pyramids)
    assert (code, out) == (2, "")
    assert "5" in err
    assert "2 to 4" in err
