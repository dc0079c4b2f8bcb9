"""Makes snapshots of earlier versions into those of today, on their decoded JSON."""

from __future__ import annotations

from typing import Any

from engine.core.codec import Upgrade

SNAPSHOT_VERSION = 2


def first_rulings(raw: dict[str, Any]) -> dict[str, Any]:
    """Let a match that began before there were other rulings keep the first; until then the Hero was always
    raised against a Traitor."""
    state = raw["state"]
    options = {**state["options"], "rulings": 1, "hero_bonus": True}
    return {**raw, "state": {**state, "options": options}, "version": 2}


#: Version n to n + 1.
UPGRADES: dict[int, Upgrade] = {1: first_rulings}
