"""Mission 5's survivors: ISN ships beside the moon base look for them in place of moving (M5-23 to M5-30)."""

from __future__ import annotations

from typing import Any

from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.printed import mission, ship_type
from engine.galaxies.queries import controller
from engine.galaxies.registry import instead_of_moving
from engine.galaxies.rules.asking import roll
from engine.galaxies.rules.victory import score
from engine.galaxies.state import State

RULE = "recover-survivors"


def _params(g: State) -> Any:
    return mission(g).rules[RULE].params


def may_recover(g: State, ship: str) -> bool:
    """Whether a ship is a solo ship of the side that recovers, by control, beside the base (M5-23, M5-26,
    M5-39, M5-40)."""
    params, found = _params(g), g.ships[ship]
    if g.seats[controller(g, ship)].team != params["team"]:
        return False
    beside = any(
        tile.kind == params["beside"] and hx.adjacent(found.hexes, tile.hexes) for tile in g.tiles.values()
    )
    return beside and ship_type(g, found.card).kind == params["kind"]


@instead_of_moving(RULE, may_recover)
def recover_survivors(g: State, seat: str, ship: str) -> Rule[None]:
    """Roll how many survivors the ship brings in; each is a point (M5-24, M5-25)."""
    result = yield from roll(g, "survivors", seat=seat, ship=ship)
    found = sum(count for low, high, count in _params(g)["survivors"] if low <= result <= high)
    yield from score(g, g.seats[seat].team, found * _params(g)["points"], "survivors", ship)
