"""Chapter 13: debris fields and asteroid cover."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.events import Attack, Damage
from engine.galaxies.queries import DEBRIS, beside_asteroid, modified, on_tile, size_of, tiles_of
from engine.galaxies.rules.asking import roll
from engine.galaxies.rules.damage import deal
from engine.galaxies.state import State

COVER_ON = 6
DEBRIS_ON = 6
COVERED = ("small", "medium")


def debris_under(g: State, ship: str) -> list[str]:
    """The debris fields that a ship is on (OBS-11)."""
    return [name for name, tile in tiles_of(g, DEBRIS).items() if on_tile(g.ships[ship], tile)]


def enter_debris(g: State, ship: str, before: list[str]) -> Rule[None]:
    """Roll for every field the ship came onto: 6 or less is 1 direct debris damage (OBS-05, OBS-09)."""
    for tile in [n for n in debris_under(g, ship) if n not in before]:
        if ship not in g.ships:
            return
        hurts_to = modified(g, "debris_on", DEBRIS_ON, ship)
        result = yield from roll(g, "debris", ship=ship, source=tile)
        if result <= hurts_to:
            yield from deal(g, [Damage(ship, 1, "debris", type="debris")])


def cover(g: State, attack: Attack) -> Rule[None]:
    """Test a hit on a small or medium ship beside an asteroid: 6 or more is a miss (OBS-16 to OBS-22)."""
    target = g.ships[attack.target]
    if size_of(g, attack.target) in COVERED and beside_asteroid(g, target.hexes):
        result = yield from roll(g, "cover", needed=COVER_ON, ship=attack.target)
        if result >= COVER_ON:
            attack.hit, attack.why = False, "cover"
