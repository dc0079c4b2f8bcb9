"""The games of this server by id, as named in the settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

import structlog

from engine.core.content.faults import PackFault
from engine.core.content.packs import readable_packs_in
from engine.core.game import Game
from engine.core.lobby.setup import MissionInfo
from server.settings import Settings

log = structlog.get_logger()

Games: TypeAlias = Mapping[str, Game[Any]]


class NoGame(Exception):
    """Raised when the settings name a game that does not exist or has another id."""


def load_games(settings: Settings) -> dict[str, Game[Any]]:
    """Return the configured games, without packs. Raises NoGame."""
    games = {}
    for name, address in settings.games.items():
        module, _, attribute = address.partition(":")
        try:
            game: Game[Any] = getattr(import_module(module), attribute)
        except (ImportError, AttributeError, ValueError) as error:
            raise NoGame(f"there is no game at {address}: {error}") from error
        if game.id != name:
            raise NoGame(f"{address} is the game {game.id}, not {name}")
        games[name] = game
    return games


def with_packs(games: Games, settings: Settings) -> tuple[dict[str, Game[Any]], list[str], list[PackFault]]:
    """Return the games with the operator's own packs, the names of these packs, and the faults of packs that
    are left out.

    A folder of packs contains those of the first game. Packs of each game may be in a subfolder with the
    game's name.
    """
    games_with_packs, names, faults = dict(games), list[str](), list[PackFault]()
    if settings.packs is not None:
        for name, game in games.items():
            paths, unreadable = _packs_of(settings.packs, name, list(games))
            games_with_packs[name], changes, pack_faults = game.with_packs(paths)
            names += changes
            faults += [*unreadable, *pack_faults]
    return games_with_packs, names, faults


def _packs_of(folder: Path, game: str, games: Sequence[str]) -> tuple[list[Path], list[PackFault]]:
    """Return the packs of a game in the folder of packs. Subfolders of other games are ignored."""
    subfolder = folder / game
    paths, faults = readable_packs_in(subfolder) if subfolder.is_dir() else ([], [])
    if game == games[0]:
        top_paths, top_faults = readable_packs_in(folder)
        game_names = {*games, *Settings.model_fields["games"].default}
        paths = [path for path in top_paths if path.name not in game_names] + paths
        faults = top_faults + faults
    return paths, faults


def served_games(settings: Settings) -> dict[str, Game[Any]]:
    """Return the games to serve. Faulty packs are logged and left out."""
    games, names, faults = with_packs(load_games(settings), settings)
    for name in names:
        log.info("pack laid", pack=name)
    for fault in faults:
        log.error("pack left out", pack=fault.pack, file=fault.file, key=fault.key, reason=fault.reason)
    return games


def find_mission(games: Games, mission: str, game: str | None = None) -> tuple[Game[Any], MissionInfo] | None:
    """Return an offered mission with its game, which is the named game or the first one that has the
    mission."""
    for candidate in games.values():
        missions = candidate.edition().missions
        if game in (None, candidate.id) and mission in missions:
            return candidate, missions[mission]
    return None
