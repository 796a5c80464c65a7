import socket

import pytest

from baliwords.errors import BadInput
from baliwords.web.invite import (
    address,
    is_known_host,
    is_own_origin,
    qr_lines,
    qr_svg,
    read_public_url,
)


def test_only_own_names_and_numbers_are_known() -> None:
    own = socket.gethostname()
    for known in (
        "localhost:8000",
        "127.0.0.1",
        "192.168.1.7:8000",
        "[::1]:80",
        own,
        f"{own}.local",
    ):
        assert is_known_host(known, ""), known
    for foreign in ("evil.example", "localhost.evil.example", "", "bali.example.org"):
        assert not is_known_host(foreign, ""), foreign
    assert is_known_host("bali.example.org", "https://bali.example.org")


def test_only_the_own_page_is_the_own_origin() -> None:
    assert is_own_origin("http://192.168.1.7:8000", "192.168.1.7:8000", "")
    assert is_own_origin("https://bali.example.org", "127.0.0.1:8000", "https://bali.example.org")
    for foreign in ("http://evil.example", "null", "", "http://192.168.1.7", "file://"):
        assert not is_own_origin(foreign, "192.168.1.7:8000", ""), foreign


def test_a_public_address_is_read_with_care() -> None:
    assert read_public_url(" https://bali.example.org/ ") == "https://bali.example.org"
    for wrong in ("bali.example.org", "ftp://x", "https://", "https://x/path"):
        with pytest.raises(BadInput, match=r"https://bali\.example\.org"):
            read_public_url(wrong)


def test_an_address_can_be_typed_and_scanned() -> None:
    assert address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert address("::1", 80) == "http://[::1]:80"
    assert "0.0.0.0" not in address("0.0.0.0", 8000)
    assert len(qr_lines("http://192.168.1.7:8000/t/KWPTRDXM").splitlines()) > 10
    assert qr_svg("http://192.168.1.7:8000").startswith(b"<svg")
