import doctest

import pytest

from baliwords import balam


def test_the_examples_of_the_package_are_true() -> None:
    assert doctest.testmod(balam) == (0, 3)


@pytest.mark.parametrize("name", balam.__all__)
def test_every_public_name_can_be_loaded(name: str) -> None:
    assert getattr(balam, name).__name__ == name


def test_a_wrong_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = balam.nothing
