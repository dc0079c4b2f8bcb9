"""Identifies the turns of a match. Win chances are shown once for each turn."""

from __future__ import annotations

from typing import Any

from engine.core.matches.match import Match
from engine.core.players import Forecasting


def current_turn(game: Forecasting[Any], match: Match[Any]) -> tuple[int, str] | None:
    """Return the round and the seat whose turn it is, or None before the first round and after the match.

    >>> from types import SimpleNamespace
    >>> game = SimpleNamespace(turn=lambda state: "north")
    >>> running, setting_up = (SimpleNamespace(state=SimpleNamespace(round=n), over=False) for n in (3, 0))
    >>> current_turn(game, running), current_turn(game, setting_up)
    ((3, 'north'), None)
    """
    turn, round_number = game.turn(match.state), match.state.round
    return (round_number, turn) if turn and round_number and not match.over else None
