"""All games that there are: those of the folders of the engine."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.core.game import Game

FOLDERS = sorted(path.parent.name for path in Path(engine.__path__[0]).glob("*/game.py"))
GAMES: dict[str, Game[Any]] = {
    name: importlib.import_module(f"engine.{name}").GAME for name in FOLDERS if name != "core"
}

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
