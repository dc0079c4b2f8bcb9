"""Mission 2: Wretch ships that end their activation in the ISN zone escape (M2-12 to M2-23)."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.facts import CardEscaped, ShipEscaped
from engine.galaxies.printed import edition_of, rule_params
from engine.galaxies.queries import size_of
from engine.galaxies.registry import at_activation_end
from engine.galaxies.rules.cards import detach
from engine.galaxies.rules.victory import score
from engine.galaxies.state import State

RULE = "escape"


@at_activation_end(RULE)
def escape(g: State, seat: str, card: str) -> Rule[None]:
    """Make every ship of the activated card escape if it has a space in the zone.

    The other ships stay (M2-12, M2-17, M2-18, M2-20).
    """
    params = rule_params(g, RULE)
    if g.seats[seat].team != params["team"]:
        return
    zone = set(edition_of(g).layouts[g.layout].zones[params["zone"]])
    for ship in [ship for ship in g.cards[card].ships if not zone.isdisjoint(g.ships[ship].hexes)]:
        points = params["points"][size_of(g, ship)]
        yield from _leave_board(g, card, ship)
        yield from score(g, g.seats[seat].team, points, RULE, ship)


def _leave_board(g: State, card: str, ship: str) -> Rule[None]:
    """Remove a ship from the board. With the last ship, its card and cargo leave play (M2-14, M2-21)."""
    yield ShipEscaped(ship, card)
    if g.cards[card].ships:
        return
    for handle in list(g.cards[card].attached):
        yield from detach(g, card, handle, RULE)
    yield CardEscaped(card)
