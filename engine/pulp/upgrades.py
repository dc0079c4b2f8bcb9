"""Upgrades of snapshots from earlier versions, as decoded JSON."""

from __future__ import annotations

from typing import Any

from engine.core.codec import Upgrade

SNAPSHOT_VERSION = 2


def set_first_rulings(raw: dict[str, Any]) -> dict[str, Any]:
    """Give the first rulings to matches that are older than the choice of rulings. In those matches, the Hero
    always had a bonus against a Traitor.
    """
    state = raw["state"]
    options = {**state["options"], "rulings": 1, "hero_bonus": True}
    return {**raw, "state": {**state, "options": options}, "version": 2}


#: Upgrades from version n to n + 1.
UPGRADES: dict[int, Upgrade] = {1: set_first_rulings}
