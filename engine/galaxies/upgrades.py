"""How snapshots of older versions become what a state is now, on the decoded JSON."""

from __future__ import annotations

from typing import Any

from engine.core.codec import Upgrade

SNAPSHOT_VERSION = 4


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


def nothing_remembered(raw: dict[str, Any]) -> dict[str, Any]:
    """From 3 to 4: what was seen of decks and of holds is kept; of before nothing is remembered."""
    for team in raw["state"]["teams"].values():
        team["shown"] = {}
    for card in raw["state"]["cards"].values():
        card["emerged"] = False
    return raw | {"version": 4}


#: Version n to n + 1.
UPGRADES: dict[int, Upgrade] = {1: activated_in_one_list, 2: windows_in_turn, 3: nothing_remembered}
