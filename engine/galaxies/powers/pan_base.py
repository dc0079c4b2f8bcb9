"""Mission 5: ISN ships next to the moon base may look for survivors instead of moving (M5-23 to M5-30)."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.printed import rule_params, ship_type
from engine.galaxies.queries import controller, is_beside_tile_kind
from engine.galaxies.registry import instead_of_moving
from engine.galaxies.rules.asking import roll
from engine.galaxies.rules.victory import score
from engine.galaxies.state import State

RULE = "recover-survivors"


def may_recover(g: State, ship: str) -> bool:
    """Return whether a ship can recover survivors (M5-23, M5-26, M5-39, M5-40).

    It must be a solo ship of the recovering side, next to the base.
    """
    params = rule_params(g, RULE)
    if g.seats[controller(g, ship)].team != params["team"]:
        return False
    is_right_kind = ship_type(g, g.ships[ship].card).kind == params["kind"]
    return is_right_kind and is_beside_tile_kind(g, ship, params["beside"])


@instead_of_moving(RULE, may_recover)
def recover_survivors(g: State, seat: str, ship: str) -> Rule[None]:
    """Roll for the number of survivors that the ship recovers. Each survivor is worth a point (M5-24,
    M5-25)."""
    result = yield from roll(g, "survivors", seat=seat, ship=ship)
    survivors = sum(count for low, high, count in rule_params(g, RULE)["survivors"] if low <= result <= high)
    yield from score(g, g.seats[seat].team, survivors * rule_params(g, RULE)["points"], "survivors", ship)
