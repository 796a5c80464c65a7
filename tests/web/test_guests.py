import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.core.record import Header, Record
from baliwords.errors import BadInput
from baliwords.web.guests import hashed, is_key, new_code, new_key, read_code, read_name


def test_codes_and_keys_are_never_the_same() -> None:
    assert len({new_code() for _ in range(1000)}) == 1000
    assert len({new_key() for _ in range(1000)}) == 1000


def test_a_code_is_read_as_people_write_it() -> None:
    code = new_code()
    assert read_code(f" {code[:4].lower()}-{code[4:]} ") == code
    for wrong in ("", "ABC", "ABCDEFG1", "ABCDEFGI", "A" * 99):
        with pytest.raises(BadInput, match="KWPT-RDXM"):
            read_code(wrong)


def test_only_a_hash_of_a_key_is_kept() -> None:
    key = new_key()
    assert is_key(key) and not is_key(hashed(key)) and key not in hashed(key)
    assert hashed(key) == hashed(key) != hashed(new_key())


@given(st.text())
def test_a_name_is_one_line_of_plain_text_that_a_record_holds(text: str) -> None:
    try:
        name = read_name(text)
    except BadInput:
        return
    assert 1 <= len(name) <= 24 and name.isprintable() and name == name.strip()
    header = Header("letters", 1, (name, "Ben"), {"language": "fr", "seats": "2"})
    assert Record.parse(str(Record(header))).header.players == (name, "Ben")


def test_a_name_keeps_what_people_are_called() -> None:
    assert read_name("  Zoë-Marie\u202e\x00 d'Été\n<b> ") == "Zoë-Marie d'Été <b>"
