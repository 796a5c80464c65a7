"""Damaged files of every kind: games, tables, settings, house rules, maps, lists, the store.

A sound file of a kind is damaged, put where the program looks for it, and the program is asked.
It must answer, or say in one sentence what is wrong; what it cannot read it leaves alone.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.attack import hostile
from tests.attack.in_process import complaint, told
from tests.attack.workers import Finding, attack, in_time

TOY = "mur murs murir maison saison armure son ton aisons lame ame mer mere sot ete set tes rat"
_MOVES = 12


class Kind(NamedTuple):
    """Files of one kind: a sound one, where it lies, and who reads it."""

    contents: bytes
    place: str
    """Below the folders of the attack; commands that name it by `{file}` read it there."""
    commands: tuple[tuple[str, ...], ...]
    typed: str = ""
    left_alone: bool = False
    """Whether a person may have it nowhere else: what cannot be read stays as it is."""


def kinds() -> dict[str, Kind]:
    """Return every kind of file."""
    game, finished = _letters(_MOVES).encode(), _letters(1000).encode()
    shrines = _shrines(_MOVES).encode()
    journal, games, table = "data/journal/game-0001.bali", "data/games/game-0001.bali", _table()
    quick = ("--seconds-per-move", "0.01")
    return {
        "record": Kind(game, "file", (("replay", "{file}"), ("replay", "{file}", "--json"))),
        "shrine record": Kind(
            shrines,
            "file",
            (("shrines", "replay", "{file}"), ("shrines", "hint", "{file}", *quick)),
        ),
        "game": Kind(game, journal, (("play", "--plain", "--resume"),), "table\nquit\n", True),
        "shrine game": Kind(
            shrines, journal, (("shrines", "play", "--plain", "--resume"),), "\n\nquit\n", True
        ),
        "finished": Kind(finished, games, (("stats",), ("stats", "--json")), left_alone=True),
        "table": Kind(
            table, "data/tables/table-0001.bali", (("table", "--plain"),), "table\nquit\n", True
        ),
        "settings": Kind(
            b'ui = "en"\ntheme = "x"\n[rules]\nmin_word_length = 4\nword_list = "toy"\n',
            "config/baliwords/config.toml",
            (("check", "MURS"), ("deal", "--seed", "3"), ("play", "--plain", "--new")),
        ),
        "house rules": Kind(
            b'min_word_length = 4\nbali_bonus = "x2"\nword_list = "toy"\n',
            "file",
            (("check", "MURS", "--rules", "{file}"), ("score", "MUR", "--rules", "{file}")),
        ),
        "map": Kind(
            _map(), "file", (("balam", "map", "{file}"), ("balam", "control", "{file}", "--json"))
        ),
        "list": Kind(
            TOY.replace(" ", "\n").encode(),
            "file",
            (("dictionary", "add", "{file}", "--lang", "fr", "--name", "spoilt"),),
        ),
        "kept list": Kind(
            b"", "data/lists/fr/toy.txt", (("dictionary", "list"), ("check", "MURS"))
        ),
    }


def _letters(most: int) -> str:
    from baliwords.core.match import Match
    from baliwords.core.record import Header, Record
    from baliwords.games import game_of

    header = Header("letters", 3, ("You",), {"language": "fr", "word_list": "toy"})
    match = Match(game_of(Record(header)), header)
    return _played(match, most)


def _shrines(most: int) -> str:
    from baliwords.core.match import Match
    from baliwords.core.record import Header
    from baliwords.shrines.game import SHRINES

    return _played(Match(SHRINES, Header("shrines", 5, ("Anna", "greedy"), {"seats": "2"})), most)


def _played(match: object, most: int) -> str:
    from baliwords.core.match import Match

    assert isinstance(match, Match)
    dice = Random(1)
    for _ in range(most):
        moves = list(match.game.legal_moves(match.state))
        if not moves:
            break
        match.play(dice.choice(moves))
    return str(match.record)


def _table() -> bytes:
    from baliwords.play.letters.companion import Companion, table_header
    from baliwords.play.letters.shelf import Shelf

    header = table_header(("You",), {"language": "fr", "word_list": "toy"})
    companion = Companion.begin(header, Shelf())
    companion.draw("TMUZERQ")
    companion.play(companion.game.read_move(companion.state, "M+U+R!"))
    companion.draw("KV")
    text = str(companion.record).encode()
    shutil.rmtree(Path(os.environ["XDG_DATA_HOME"], "baliwords", "tables"))
    return text


def _map() -> bytes:
    return (Path(__file__).parents[1] / "balam" / "table.map").read_bytes()


class Files:
    """Damages files and has them read."""

    def __init__(self, folder: Path) -> None:
        from baliwords.lexicon.own import add_list

        self.folder = folder
        words = folder / "toy.txt"
        words.write_text(TOY.replace(" ", "\n"), encoding="utf-8")
        add_list(words, "fr", "toy", "replace")
        self.sound = folder / "sound"
        self.kinds = kinds()
        listed = next(Path(os.environ["XDG_DATA_HOME"]).rglob("*toy*"))
        place = listed.relative_to(os.environ["XDG_DATA_HOME"]).as_posix()
        self.kinds["kept list"] = self.kinds["kept list"]._replace(
            contents=listed.read_bytes(), place=f"data/{place.removeprefix('baliwords/')}"
        )
        shutil.copytree(os.environ["XDG_DATA_HOME"], self.sound)

    def attempt(self, number: int, tell: Callable[[str], None]) -> str:
        """Damage one file and have it read."""
        dice = Random(number)
        name = dice.choice(sorted(self.kinds))
        kind = self.kinds[name]
        damaged = hostile.damaged(dice, kind.contents)
        path = self._put(kind, damaged)
        command = [word.format(file=path) for word in dice.choice(kind.commands)]
        tell(f"{number}: {name}: {command}: {damaged[:2000]!r}")
        wrong = complaint(command, told(command, kind.typed), sentences=20)
        if not wrong and kind.left_alone and not _kept(path, damaged):
            wrong = "the damaged file was changed"
        return wrong

    def _put(self, kind: Kind, damaged: bytes) -> Path:
        """Put a damaged file into folders that are otherwise as they were."""
        root = self.folder / "try"
        shutil.rmtree(root, ignore_errors=True)
        shutil.copytree(self.sound, root / "data")
        os.environ["XDG_DATA_HOME"] = str(root / "data")
        os.environ["XDG_CONFIG_HOME"] = str(root / "config")
        place = kind.place.replace("data/", "data/baliwords/", 1)
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(damaged)
        return path


def _kept(path: Path, damaged: bytes) -> bool:
    """Whether all whole lines of a file are there still, in order, more behind them or not."""
    whole = damaged[: damaged.rfind(b"\n") + 1] or damaged
    if path.exists():
        return path.read_bytes().startswith(whole) or _same_game(path.read_bytes(), whole)
    finished = path.parents[1] / "games"
    return finished.exists() and any(finished.iterdir())  # it was over: put away


def _same_game(found: bytes, whole: bytes) -> bool:
    """A table that was read and written again may be written more plainly."""
    from baliwords.core.record import Record
    from baliwords.errors import BaliwordsError

    try:
        return Record.parse(found.decode()).moves == Record.parse(whole.decode()).moves
    except (BaliwordsError, UnicodeDecodeError):
        return False


def attack_files(budget: int, folder: Path, first: int = 0) -> list[Finding]:
    """Have so many damaged files read."""
    with in_time(600):
        files = Files(folder)
    return attack(files.attempt, budget, first)
