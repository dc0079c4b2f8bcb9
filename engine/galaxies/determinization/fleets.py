"""Places the ship cards that have not been launched: behind the screen or in a hold (PRV-05, PRV-07,
PRV-27)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.secret import Secret
from engine.galaxies.determinization.builds import card_being_launched, is_whole_fleet_placed
from engine.galaxies.rules.holds import fits_in_hold, may_have_cargo, may_load
from engine.galaxies.state import Seat, State

#: The probability that a ship card that could be in a hold is behind the screen instead.
UNLOADED_CHANCE = 0.6


def place_ships(g: State, seat: Seat, random: Random) -> None:
    """Put a seat's unlaunched ship cards behind its screen, or into holds that may be loaded."""
    levels = seat.levels.open()
    unlaunched = [card for card in levels if card not in g.cards and card not in g.out]
    escaped = [card for card, seat_id in g.escaped.items() if seat_id == seat.id]
    carriers = [card.id for card in g.cards.values() if card.seat == seat.id and may_have_cargo(g, card)]
    carriers += [card for card in escaped if card not in g.unloaded]
    earlier_loads = _sample_carriers(g, seat, random)
    loads = {card: list(earlier_loads.get(card, ())) for card in carriers if may_load(g, seat.id, card)}
    random.shuffle(unlaunched)
    screen, launched = [], card_being_launched(g, seat.id)
    for card in unlaunched:
        possible_carriers = [
            carrier for carrier, load in loads.items() if fits_in_hold(g, seat.id, card, carrier, load)
        ]
        if launched is not None and card == launched[0]:
            possible_carriers = []
        if possible_carriers and random.random() >= UNLOADED_CHANCE:
            loads[random.choice(possible_carriers)].append(card)
        else:
            screen.append(card)
    cargo = {carrier: [card for card in load if card not in g.emerged] for carrier, load in loads.items()}
    seat.screen = Secret([] if is_whole_fleet_placed(g, seat.id) else screen, seat.screen.eyes)
    seat.away = Secret({card: cargo.get(card, []) for card in escaped}, seat.away.eyes)
    for ship_card in g.cards.values():
        if ship_card.seat == seat.id:
            ship_card.cargo = Secret(cargo.get(ship_card.id, []), ship_card.cargo.eyes)


def _sample_carriers(g: State, seat: Seat, random: Random) -> dict[str, list[str]]:
    """Return a possible mapping of a seat's carriers to the ship cards that openly came out of their holds.

    Each ship card came out next to its carrier, and the carrier had room for all of its cards (DEP-10,
    HLD-04).
    """
    loads: dict[str, list[str]] = {}

    def load_cards(cards: Sequence[str]) -> bool:
        if not cards:
            return True
        carriers = g.emerged[cards[0]]
        for carrier in random.sample(carriers, len(carriers)):
            load = loads.setdefault(carrier, list(g.revealed.get(carrier, ())))
            if fits_in_hold(g, seat.id, cards[0], carrier, load):
                load.append(cards[0])
                if load_cards(cards[1:]):
                    return True
                del load[-1]
        return False

    _ = load_cards([card for card in g.emerged if card in seat.levels.open()])
    return loads
