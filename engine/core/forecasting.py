"""When chances of winning are told: once in each turn."""

from __future__ import annotations

from typing import Any

from engine.core.match import Match
from engine.core.players import Forecasting


def turn_of(game: Forecasting[Any], match: Match[Any]) -> tuple[int, str] | None:
    """Return the round, and the seat whose turn it is, while a match is played: from the first round on.

    >>> from types import SimpleNamespace
    >>> game = SimpleNamespace(turn=lambda state: "north")
    >>> begun, setting_up = (SimpleNamespace(state=SimpleNamespace(round=n), over=False) for n in (3, 0))
    >>> turn_of(game, begun), turn_of(game, setting_up)
    ((3, 'north'), None)
    """
    turn, number = game.turn(match.state), match.state.round
    return (number, turn) if turn and number and not match.over else None
