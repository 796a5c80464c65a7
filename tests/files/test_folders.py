"""Where a person's files live; Windows and macOS are simulated."""

import sys
from pathlib import Path

import platformdirs
import pytest

from baliwords.files.folders import cache_folder, config_folder, data_folder

FOLDERS = {
    "XDG_CONFIG_HOME": (config_folder, "user_config_path", ".config"),
    "XDG_DATA_HOME": (data_folder, "user_data_path", ".local/share"),
    "XDG_CACHE_HOME": (cache_folder, "user_cache_path", ".cache"),
}


@pytest.fixture(autouse=True)
def a_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for variable, (_folder, function, _plain) in FOLDERS.items():
        monkeypatch.delenv(variable, raising=False)
        place = tmp_path / "system" / function.split("_")[1]
        monkeypatch.setattr(
            platformdirs, function, lambda name, place=place, **_author: place / name
        )
    return tmp_path


@pytest.mark.parametrize("variable", FOLDERS)
def test_on_linux_the_folders_are_those_of_xdg(variable: str, a_home: Path) -> None:
    folder, _function, plain = FOLDERS[variable]
    assert folder() == a_home / "home" / plain / "baliwords"


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_have_their_own_folders(
    system: str, a_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    found = [folder() for folder, _function, _plain in FOLDERS.values()]
    assert all(path.is_relative_to(a_home / "system") for path in found)
    assert len(set(found)) == 3


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
@pytest.mark.parametrize("variable", FOLDERS)
def test_a_variable_moves_a_folder_on_every_system(
    system: str, variable: str, a_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(variable, str(a_home / "elsewhere"))
    assert FOLDERS[variable][0]() == a_home / "elsewhere" / "baliwords"
    monkeypatch.setenv(variable, "relative/folder")
    assert not FOLDERS[variable][0]().is_relative_to("relative")


def test_games_of_an_older_version_stay_where_they_are(
    a_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    old = a_home / "home/.local/share/baliwords"
    old.mkdir(parents=True)
    assert data_folder() == old
