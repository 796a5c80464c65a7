"""Where a person's own files live: settings, games, caches (XDG base directories)."""

import os
from pathlib import Path

from baliwords.errors import MissingData
from baliwords.speech import _


def config_folder() -> Path:
    """Return the folder of the settings file."""
    return _folder("XDG_CONFIG_HOME", ".config")


def data_folder() -> Path:
    """Return the folder of played games and own word lists."""
    return _folder("XDG_DATA_HOME", ".local/share")


def cache_folder() -> Path:
    """Return the folder of files that can be built again."""
    return _folder("XDG_CACHE_HOME", ".cache")


def _folder(variable: str, default: str) -> Path:
    base = os.environ.get(variable, "")
    # The XDG specification says that a relative path is to be ignored.
    root = Path(base) if base.startswith("/") else _home(variable) / default
    return root / "baliwords"


def _home(variable: str) -> Path:
    try:
        return Path.home()
    except RuntimeError:  # a user whom the system does not know, as in some containers
        raise MissingData(
            _("you have no home folder: set HOME, or {variable}", variable=variable)
        ) from None
