"""All games: those of the engine, and the example game."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from engine.core.game import Game

ROOT = Path(__file__).parent.parent
FOLDERS = [
    path.parent
    for place in ("engine", "examples")
    for path in sorted((ROOT / place).glob("*/game.py"))
    if path.parent.name != "core"
]
GAMES: dict[str, Game[Any]] = {
    path.name: importlib.import_module(f"{path.parent.name}.{path.name}").GAME for path in FOLDERS
}
