"""Running matches of every version of every game's snapshots, in `<game>/v<version>/`.

`python -m tests.saves.versions GAME` writes those of the current version once. Saves are never replaced.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
from msgspec import inspect

from engine.core.chance import SealedChance
from engine.core.codec import Codec, Position
from engine.core.game import Game
from engine.core.matches.driver import Renewal
from engine.core.matches.journal import Diverged, Entry, Snapshot
from engine.core.matches.match import Match
from engine.core.matches.rebase import rebase
from engine.core.secret import Secret
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies.game import Galaxies
from engine.pulp.game import Pulp
from examples.duel.game import Duel

FOLDER = Path(__file__).parent
GAMES: dict[str, type[Game[Any]]] = {"galaxies": Galaxies, "duel": Duel, "pulp": Pulp}

#: The range of answers after which a match is saved, and the largest number of entries after its snapshot.
FIRST, LAST, MAX_ENTRIES = 20, 500, 40
UNDO_EVERY = 9


class Save(msgspec.Struct):
    """A running match: its newest snapshot, and the entries since."""

    mission: str
    seed: str
    snapshot: dict[str, Any]
    entries: list[Entry]

    def open(self, game: Game[Any]) -> Match[Any]:
        """Return the match as a server would open it. Every step gives it a snapshot."""
        chance = SealedChance(bytes.fromhex(self.seed))
        snapshot = Snapshot(self.snapshot["number"], self.snapshot["data"].encode())
        try:
            match: Match[Any] = Match.load(game, snapshot, self.entries, chance, renewal=Renewal.EACH_STEP)
        except Diverged:
            match = rebase(game, snapshot, self.entries, chance).match
        return match


def folder_of(game: str, version: int) -> Path:
    """Return the folder with the saves of a version."""
    return FOLDER / game / f"v{version}"


def read_save(folder: Path, mission: str) -> tuple[Game[Any], Save]:
    """Return the game, with the edition that the match began with, and the save."""
    game = GAMES[folder.parent.name]()
    edition = _decompress(folder / "edition.json.gz")
    game.load_edition(hashlib.sha256(edition).hexdigest(), edition)
    return game, msgspec.json.decode(_decompress(folder / f"{mission}.json.gz"), type=Save)


def state_of(codec: Codec[Any]) -> Any:
    """Return everything that a position of the game contains, by the names and types of its fields, as wire
    data."""
    return _describe_type(inspect.type_info(Position[codec.state_type]), ())  # type: ignore[name-defined]


def _describe_type(node: Any, ancestors: tuple[Any, ...]) -> Any:
    if isinstance(node, inspect.StructType):
        if node.cls in ancestors:
            return node.cls.__name__
        ancestors_of_fields = (*ancestors, node.cls)
        return {
            f.encode_name: [_describe_type(f.type, ancestors_of_fields), _default(f)] for f in node.fields
        }
    if isinstance(node, inspect.CustomType) and get_origin(node.cls) is Secret:
        return {"secret": _describe_type(inspect.type_info(get_args(node.cls)[0]), ancestors)}
    if isinstance(node, inspect.Type):
        inside = [_describe_type(getattr(node, name), ancestors) for name in node.__struct_fields__]
        return [type(node).__name__, *(part for part in inside if part is not None)]
    if isinstance(node, tuple):
        return [_describe_type(part, ancestors) for part in node]
    return node if node is None or isinstance(node, (bool, int, float, str)) else str(node)


def _default(field: inspect.Field) -> str:
    """Return the value of a field that is missing."""
    if field.required:
        return "required"
    factory = field.default_factory
    return repr(field.default if factory is msgspec.NODEFAULT else factory())


def _decompress(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


# Writing saves


def write_saves(name: str) -> None:
    """Write the saves of a game's current version. Raises FileExistsError if there are any."""
    game = GAMES[name]()
    folder = folder_of(name, game.codec.version)
    folder.mkdir(parents=True)
    for number, mission in enumerate(game.edition().missions):
        save = _busiest_save(game, mission, number)
        _write(folder / f"{mission}.json.gz", msgspec.json.encode(save))
    _write(folder / "edition.json.gz", game.edition().dump())
    (folder / "state.json").write_text(json.dumps(state_of(game.codec), indent=1) + "\n")


def _write(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def _busiest_save(game: Game[Any], mission: str, number: int) -> Save:
    """Return the save of a random match that is in the middle of a step with most kinds of entries."""
    play, best = Selfplay(game, mission, derive_seed(31, number)), ((0, 0), Save(mission, "", {}, []))
    while not play.match.over and play.answers < LAST:
        seat = next(iter(play.match.decisions))
        _ = play.turn()
        if play.answers % UNDO_EVERY == 0 and play.match.undo_refusal(seat) is None:
            play.journal += play.match.undo(seat).entries
        if play.answers > FIRST and not play.match.over:
            save = _make_save(play)
            best = max(best, (_rank(game, save), save), key=lambda candidate: candidate[0])
    return best[1]


def _make_save(play: Selfplay[Any]) -> Save:
    last_snapshot = play.match.snapshot
    snapshot = {"number": last_snapshot.number, "data": last_snapshot.data.decode()}
    return Save(play.mission, play.seed.hex(), snapshot, play.journal[last_snapshot.number :])


def _rank(game: Game[Any], save: Save) -> tuple[int, int]:
    if len(save.entries) > MAX_ENTRIES:
        return 0, 0
    open_entries = save.open(game).snapshot.number - save.snapshot["number"]
    step = save.entries[open_entries:]
    return len({entry.kind for entry in step}), len(step)


if __name__ == "__main__":
    write_saves(sys.argv[1])
