"""What only POSIX has: pipes among files, owners, modes."""

import sys

import pytest

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs what only POSIX has")
