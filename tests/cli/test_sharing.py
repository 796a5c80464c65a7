"""Games that other machines play: the same as here, and one sentence where there are none."""

import builtins
import json
from typing import Any

import pytest
from distributed import LocalCluster

from baliwords.cli import sharing
from baliwords.cli.main import run


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run([*words, "--seed", "7", "--json"]) == 0
    return {**json.loads(capsys.readouterr().out), "seconds": 0}


@pytest.mark.filterwarnings("default")  # on a busy machine Dask warns of its own slowness
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--player", "greedy", "--games", "3"),
        ("simulate", "--players", "greedy,beginner", "--games", "2", "--swap"),
        ("shrines", "simulate", "--players", "greedy,random", "--games", "2"),
    ],
)
def test_a_cluster_plays_the_same_games(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    here = answer(capsys, *words)
    local = {"n_workers": 1, "processes": False, "dashboard_address": None, "protocol": "tcp"}
    with LocalCluster(**local) as cluster:
        assert answer(capsys, *words, "--scheduler", cluster.scheduler_address) == here


@pytest.mark.parametrize(
    "address", ["", "tcp", "tcp://", "tcp://:1", "tcp://a:b", "ftp://a:1", "a:1"]
)
def test_what_is_no_address_is_refused(capsys: pytest.CaptureFixture[str], address: str) -> None:
    assert run(["simulate", "--games", "1", "--scheduler", address]) == 2
    told = capsys.readouterr().err
    assert repr(address) in told and "tcp://192.168.1.7:8786" in told and told.count("\n") == 1


def test_nobody_answers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "_ANSWERS_WITHIN", 0.2)
    assert run(["simulate", "--games", "1", "--scheduler", "tcp://127.0.0.1:9"]) == 2
    told = capsys.readouterr().err
    assert "no scheduler answers at 'tcp://127.0.0.1:9'" in told and told.count("\n") == 1


def test_without_dask_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "distributed":
            raise ImportError(name)
        return plain(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert run(["simulate", "--games", "1", "--scheduler", "tcp://127.0.0.1:9"]) == 2
    assert "pip install distributed" in capsys.readouterr().err
