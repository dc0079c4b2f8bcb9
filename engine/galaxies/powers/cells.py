"""Special cells of hit charts: the effects of hitting them, in addition to the damage.

Each function has the id of its cell in the catalogue as its name. Cells that only decide whether a roll hits
are read from the chart and need no function.
"""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.events import Attack
from engine.galaxies.facts import EffectBegan
from engine.galaxies.queries import controller, team_of
from engine.galaxies.registry import acts_when_hit, adds_damage
from engine.galaxies.rules.energy import lose
from engine.galaxies.state import Effect, State

CHART_ONLY = frozenset({"deflector-node"})


@adds_damage("magazine")
def magazine(g: State, attack: Attack) -> int:
    """magazine: if shields were down at the time of the roll, the hit does 1 more damage."""
    return 0 if attack.shields_up else 1


@acts_when_hit("drive-spine")
def drive_spine(g: State, attack: Attack) -> Rule[None]:
    """drive-spine: the ship moves 1 space less until the end of its player's next turn."""
    last_turn = g.turn + turns_until(g, controller(g, attack.target))
    yield EffectBegan(Effect("drive-spine", g.ships[attack.target].card, last_turn))


@acts_when_hit("siphon-coil")
def siphon_coil(g: State, attack: Attack) -> Rule[None]:
    """siphon-coil: the ship's player loses 1 energy."""
    _ = yield from lose(g, team_of(g, controller(g, attack.target)).id, 1, "siphon-coil")


def turns_until(g: State, seat: str) -> int:
    """Return the number of player turns until a seat's next turn, not counting the current one."""
    assert g.active is not None
    return (g.order.index(seat) - g.order.index(g.active) - 1) % len(g.order) + 1
