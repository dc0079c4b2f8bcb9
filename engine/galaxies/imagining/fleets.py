"""Where ship cards may be that are not launched: behind the screen, or in a hold (PRV-05, PRV-07, PRV-27)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.secret import Secret
from engine.galaxies.imagining.builds import all_placed
from engine.galaxies.powers.blockade_run import RULE as ESCAPE
from engine.galaxies.printed import mission, rule_params, ship_type
from engine.galaxies.queries import special
from engine.galaxies.rules.holds import SIZES, hold_spaces
from engine.galaxies.state import Seat, State

#: How likely a ship card that could be in a hold is behind the screen all the same.
STAYED = 0.6


def place_ships(g: State, seat: Seat, random: Random) -> None:
    """Put what a seat has not launched behind its screen or into holds that may have been loaded."""
    levels = seat.levels.open()
    waiting = [card for card in levels if card not in g.cards and card not in g.out]
    away = list(_escaped(g, seat))
    own = [card for card in away if card in levels]  # what it had taken carried nothing (CTL-03)
    loads: dict[str, list[str]] = {card: [] for card in (*_carriers(g, seat), *own)}
    random.shuffle(waiting)
    screen = []
    for card in waiting:
        takers = [on for on, load in loads.items() if _fits(g, seat, card, on, load)]
        if takers and random.random() >= STAYED:
            loads[random.choice(takers)].append(card)
        else:
            screen.append(card)
    seat.screen = Secret([] if all_placed(g, seat.id) else screen, seat.screen.eyes)
    seat.away = Secret({card: loads.get(card, []) for card in away}, seat.away.eyes)
    for launched in g.cards.values():
        if launched.seat == seat.id:
            launched.cargo = Secret(loads.get(launched.id, []), launched.cargo.eyes)


def _carriers(g: State, seat: Seat) -> Iterator[str]:
    """The launched ship cards that may carry something: a hold is loaded at launch only (HLD-02), not of what
    came out of one (EC-61), and empty once its card has changed hands (CTL-03), also for who wins it back."""
    loaded = {start_ship for start in mission(g).starts if start.holds for start_ship in start.ships}
    for card in g.cards.values():
        own = card.seat == card.owner == seat.id and not card.emerged
        if own and (card.launched or card.id in loaded):
            yield card.id


def _escaped(g: State, seat: Seat) -> Iterator[str]:
    """The ship cards with which the seat has escaped (M2-12), also those that it had taken (M2-23)."""
    for card in g.out:
        if card not in g.destroyed and _escaped_with(g, card) == seat.id:
            yield card


def _escaped_with(g: State, card: str) -> str:
    """The seat that has escaped with a ship card: who brought it, or a seat of the side that escapes, which
    had taken it."""
    side = [seat for seat in g.seats.values() if seat.team == rule_params(g, ESCAPE)["team"]]
    return next((seat.id for seat in side if card in seat.levels.open()), side[0].id)


def _fits(g: State, seat: Seat, card: str, carrier: str, load: list[str]) -> bool:
    """Whether a carrier could have loaded a card besides what it carries (HLD-03 to HLD-07, M2-06)."""
    kind, own = ship_type(g, carrier), ship_type(g, card)
    if SIZES.index(own.size) >= SIZES.index(kind.size):
        return False
    if special(g, "no-transport") and rule_params(g, "no-transport")["team"] == seat.team:
        return False
    capacity = kind.versions[seat.levels.open()[carrier]].capacity
    return sum(hold_spaces(g, c) for c in (*load, card)) <= capacity
