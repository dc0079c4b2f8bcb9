"""Scenes of mission 3, the Battle for ISN Barrage."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.rules.support import ready_made
from tests.scenario import Scenario, Table

BUILDS = {"isn-1": ready_made("isn-recovery"), "wretch-1": ready_made("wretch-captors")}
TORRENT = {"seat": "isn-1", "card": "isn-torrent", "at": "12,4/12,5"}
BARRAGE = {"seat": "wretch-1", "card": "isn-barrage", "at": "2,2/2,3"}
FATE = {"seat": "wretch-1", "card": "vapors-fate", "at": "5,2"}
#: A full hand of Wretch cards.
FULL = (
    "fortunes-bounty",
    "spectral-resurgence",
    "lr5-plaxma-cannon",
    "lr5-ripper-cannon",
    "shield-siphon",
) * 2
#: Cards on top of the ISN deck.
TOP = ("erin-cho", "lr5-nuclear-warhead", "maneuvering-thrusters")


def scene(*ships: dict[str, Any]) -> Scenario:
    """Return a scene with a Torrent, Barrage in Wretch hands and the given ships, in the Wretch player's
    turn."""
    scenario = Scenario("battle-for-barrage", builds=BUILDS).ship(**TORRENT).ship(**BARRAGE)
    for ship in ships:
        scenario = scenario.ship(**ship)
    return scenario.turn("wretch-1")


def core_scene(*top: str, discards: str = "") -> Scenario:
    """Return the Wretch energy phase, with these cards on top of the ISN deck.

    If there is a card in ``discards``, the deck holds no other cards.
    """
    scenario = scene().discard("isn", discards) if discards else scene()
    return scenario.deck("isn", *(top or TOP), only=bool(discards)).turn("wretch-1", "energy")


def deck(table: Table, team: str = "isn") -> list[str]:
    """Return a deck from the top down."""
    return [*reversed(table.state.teams[team].deck.open())]


def points(table: Table) -> int:
    return int(table.view("spectator")["teams"]["wretch"]["victory_points"])


def happenings_of_kind(table: Table, viewer: str, kind: str) -> list[dict[str, Any]]:
    happenings = table.seen_happenings(viewer)
    return [happening for happening in happenings if happening["kind"] == kind]


def view_text(table: Table, viewer: str) -> str:
    return msgspec.json.encode(table.view(viewer)).decode()
