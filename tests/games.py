"""All existing games, for tests that apply to each."""

from __future__ import annotations

import pytest

from tools.games import GAMES

__all__ = ["GAMES", "each_game"]

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
