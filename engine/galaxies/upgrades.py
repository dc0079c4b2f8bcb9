"""How snapshots of older versions become what a state is now, on the decoded JSON."""

from __future__ import annotations

from typing import Any

from engine.core.codec import Upgrade

SNAPSHOT_VERSION = 3


def activated_in_one_list(raw: dict[str, Any]) -> dict[str, Any]:
    """From 1 to 2: the state lists this turn's activations; each card held the turn of its last one."""
    state = raw["state"]
    turns = {name: card.pop("activated") for name, card in state["cards"].items()}
    state["activated"] = [name for name, turn in turns.items() if turn == state["turn"]]
    return raw | {"version": 2}


def windows_in_turn(raw: dict[str, Any]) -> dict[str, Any]:
    """From 2 to 3: the state says whether windows ask all at once; none did."""
    raw["state"]["at_once"] = False
    return raw | {"version": 3}


#: Version n to n + 1.
UPGRADES: dict[int, Upgrade] = {1: activated_in_one_list, 2: windows_in_turn}
