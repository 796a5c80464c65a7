"""Where a person's own files live: settings, games, caches.

On Linux those are the XDG base directories; on Windows and macOS the folders that the system
has for it, as `platformdirs` knows them. The XDG variables move them everywhere.
"""

import os
import sys
from pathlib import Path

from baliwords.errors import MissingData
from baliwords.speech import _

_NAME = "baliwords"


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
    base = Path(os.environ.get(variable, ""))
    if base.is_absolute():  # the XDG specification says that a relative path is to be ignored
        return base / _NAME
    plain = _home(variable) / default / _NAME
    if sys.platform not in ("win32", "darwin") or plain.exists():  # files of older versions stay
        return plain
    import platformdirs

    find = {
        "XDG_CONFIG_HOME": platformdirs.user_config_path,
        "XDG_DATA_HOME": platformdirs.user_data_path,
        "XDG_CACHE_HOME": platformdirs.user_cache_path,
    }[variable]
    # On Windows and macOS settings and data share a folder: each gets one of its own.
    own = {"XDG_CONFIG_HOME": "settings", "XDG_DATA_HOME": "data"}.get(variable, "")
    return find(_NAME, appauthor=False) / own


def _home(variable: str) -> Path:
    try:
        return Path.home()
    except RuntimeError:  # a user whom the system does not know, as in some containers
        raise MissingData(
            _("you have no home folder: set HOME, or {variable}", variable=variable)
        ) from None
