"""The effects of ISN event cards and attached cards, by power id."""

from __future__ import annotations

from typing import Any

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.events import Activating, Attack, Ecm, EnergyStart, Price
from engine.galaxies.facts import EffectBegan, Repaired
from engine.galaxies.hexes import Hex, spaces_within
from engine.galaxies.powers.helpers import (
    adjacent_ships,
    belongs_to_card,
    boardable_ships,
    card_power_used_fact,
    deal_direct_damage,
    menu_option,
    offer_reroll,
    other_placements,
    power_used_fact,
    reduce_to_floor,
    roll_boarding,
    ship_of,
)
from engine.galaxies.printed import tactic
from engine.galaxies.queries import (
    are_enemies,
    card_cost,
    controller,
    energy_of,
    free_spaces_in,
    is_solo,
    launch_cost,
    ships_of,
    size_of,
    spaces_between,
    uses_this_activation,
    uses_this_turn,
)
from engine.galaxies.registry import Source, action, modifies, plays, triggers
from engine.galaxies.rules.asking import ask_target, roll
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.launching import has_room, launch
from engine.galaxies.rules.movement import move_ship
from engine.galaxies.rules.placing import Placement, choose_placement, place_ship, placements_within
from engine.galaxies.state import Effect, State

HAWKS, SPARROWS, TORRENT = "f47-blue-hawks", "f51-blue-sparrows", "isn-torrent"


# Superior Squadron Tactics


def _is_own_squadron(g: State, seat: str, event: Activating) -> bool:
    return event.seat == seat and not is_solo(g, event.card)


@plays("coordinated-fire", ready=_is_own_squadron, fits=_is_own_squadron)
def superior_squadron_tactics(g: State, seat: str, event: Activating) -> Rule[None]:
    """coordinated-fire: each ship of the activated squadron may reroll one missed attack."""
    yield card_power_used_fact("coordinated-fire", event.card, seat)
    if all((e.power, e.on) != ("squad-reroll", event.card) for e in g.effects):
        yield EffectBegan(Effect("squad-reroll", event.card, g.turn, activation=True))


def _is_squad_miss(g: State, source: Source, event: Attack) -> bool:
    limit = g.used_activation.get(f"coordinated-fire@{source.card}", 0)
    has_reroll = uses_this_activation(g, source, event.attacker) < limit
    return not event.hit and event.by_card == source.card and has_reroll


@triggers("attack-missed", "squad-reroll", ready=_is_squad_miss)
def squad_reroll(g: State, source: Source, event: Attack) -> Rule[None]:
    """squad-reroll: a ship of the squadron may reroll a missed attack, once for each card played for the
    squadron."""
    yield from offer_reroll(g, source, event, source.seat, mark=event.attacker)


# Alert From ISN Torrent

ALERT_REACH, ALERT_SPACES = 8, 3


def _ships_to_evade(g: State, seat: str, card: str) -> list[str]:
    activated_ships = g.cards[card].ships
    return [
        s
        for s in ships_of(g, seat)
        if any(spaces_between(g, s, activated) <= ALERT_REACH for activated in activated_ships)
    ]


def _is_enemy_near(g: State, seat: str, event: Activating) -> bool:
    return (
        are_enemies(g, seat, event.seat)
        and event.card in g.cards
        and bool(_ships_to_evade(g, seat, event.card))
    )


@plays("evade-order", ready=_is_enemy_near, fits=_is_enemy_near)
def alert_from_isn_torrent(g: State, seat: str, event: Activating) -> Rule[None]:
    """evade-order: one of the player's ships near the activated ship moves up to 3 spaces without ECM."""
    ship = yield from ask_target(g, seat, "evade-order", _ships_to_evade(g, seat, event.card), optional=False)
    if ship is not None:
        yield card_power_used_fact("evade-order", "alert-from-isn-torrent", seat, ship)
        yield from move_ship(g, seat, ship, ALERT_SPACES, ecm=False)


@modifies("card_cost", "torrent-on-station")
def torrent_on_station(g: State, source: Source, value: int, price: Price) -> int:
    """torrent-on-station: Alert From ISN Torrent costs 1 less if the player's ISN Torrent is on the
    battlefield."""
    is_alert = price.card == "alert-from-isn-torrent" and price.seat == source.seat
    return (
        reduce_to_floor(value, 0)
        if is_alert and TORRENT in g.cards and g.cards[TORRENT].seat == price.seat
        else value
    )


# LR5 Nuclear Warhead


def _is_warhead_hit(g: State, source: Source, event: Attack) -> bool:
    is_own = event.by_card == source.card and event.weapon == source.mark
    return is_own and event.target in g.ships and bool(adjacent_ships(g, event.target, g.ships))


@triggers("after-damage", "pulse-shock", ready=_is_warhead_hit)
def pulse_shock(g: State, source: Source, event: Attack) -> Rule[None]:
    """pulse-shock: ships of both sides next to the warhead's target take 1 direct pulse damage."""
    yield power_used_fact(source, event.target)
    yield from deal_direct_damage(g, adjacent_ships(g, event.target, g.ships), 1, source.power, type="pulse")


# Heroes


def _is_host_miss(g: State, source: Source, event: Attack) -> bool:
    return not event.hit and event.by_card == source.card and not uses_this_turn(g, source)


@triggers("attack-missed", "second-look", ready=_is_host_miss)
def second_look(g: State, source: Source, event: Attack) -> Rule[None]:
    """second-look: once per turn, the ship of Bronson Skiles may reroll a missed attack."""
    yield from offer_reroll(g, source, event, source.seat)


def _damaged_ships_around(g: State, source: Source) -> list[str]:
    me = ship_of(g, source)
    return [s for s in (me, *adjacent_ships(g, me, ships_of(g, source.seat))) if g.ships[s].hull_damage > 0]


def _can_repair(g: State, source: Source, event: EnergyStart) -> bool:
    return event.seat == source.seat and bool(_damaged_ships_around(g, source))


@triggers("energy-start", "damage-control", ready=_can_repair)
def damage_control(g: State, source: Source, event: EnergyStart) -> Rule[None]:
    """damage-control: at the start of the energy phase, Erin Cho may repair 1 hull of her ship or of an
    adjacent ship."""
    ship = yield from ask_target(
        g, source.seat, source.power, _damaged_ships_around(g, source), optional=True
    )
    if ship is not None:
        yield power_used_fact(source, ship)
        yield Repaired(ship, 1, g.ships[ship].hull_damage - 1, source.power)


@modifies("card_cost", "sound-logistics")
def sound_logistics(g: State, source: Source, value: int, price: Price) -> int:
    """sound-logistics: cards other than heroes cost Charles Yeboah's player 1 less, with a minimum of 1."""
    cheaper = price.seat == source.seat and tactic(g, price.card).type != "hero"
    return reduce_to_floor(value, 1) if cheaper else value


# Sparrow Cover Fire

COVER_REACH, COVER_FIRE_ON = 3, 5


def _is_own_ship_hit(g: State, seat: str, event: Attack) -> bool:
    return event.hit and controller(g, event.target) == seat


@plays("cover-fire", ready=_is_own_ship_hit, fits=_is_own_ship_hit)
def sparrow_cover_fire(g: State, seat: str, event: Attack) -> Rule[None]:
    """cover-fire: a hit on one of the player's ships becomes a miss.

    If a Sparrow is near the ship, this always succeeds. Otherwise it succeeds on a roll of 5 or more.
    """
    yield card_power_used_fact("cover-fire", "sparrow-cover-fire", seat, event.target)
    sparrows = g.cards[SPARROWS].ships if SPARROWS in g.cards and g.cards[SPARROWS].seat == seat else []
    covered = any(spaces_between(g, sparrow, event.target) <= COVER_REACH for sparrow in sparrows)
    if not covered:
        result = yield from roll(g, "cover-fire", needed=COVER_FIRE_ON, seat=seat, ship=event.target)
        covered = result >= COVER_FIRE_ON
    if covered:
        event.hit, event.why = False, "cover-fire"


# Upgrades


@modifies("move", "side-jets")
def side_jets(g: State, source: Source, value: int, card: str) -> int:
    """side-jets: the ship with Maneuvering Thrusters moves 1 space more."""
    return value + 1 if card == source.card else value


@modifies("ecm_against_on", "side-jets")
def side_jets_ecm(g: State, source: Source, value: int, ecm: Ecm) -> int:
    """side-jets: ECM damages the ship with Maneuvering Thrusters only on a roll of 7 or more."""
    return max(value, 7) if belongs_to_card(g, source, ecm.mover) else value


FERRY_REACH = 4


def _passengers(g: State, source: Source) -> list[str]:
    if uses_this_turn(g, source):
        return []
    neighbours = adjacent_ships(g, ship_of(g, source), ships_of(g, source.seat))
    return [
        ship for ship in neighbours if size_of(g, ship) == "small" and _landing_placements(g, source, ship)
    ]


def _landing_placements(g: State, source: Source, ship: str) -> list[Placement]:
    return other_placements(g, ship, g.ships[ship_of(g, source)].hexes, FERRY_REACH)


def _ferry_options(g: State, source: Source) -> list[Option]:
    return [menu_option(source)] if _passengers(g, source) else []


@action("deploy", "ferry-run", offer=_ferry_options)
def ferry_run(g: State, source: Source, answer: str) -> Rule[None]:
    """ferry-run: once per turn, the shuttle places an adjacent small ship within 4 spaces of the shuttle's
    own ship.

    After choosing this power in the menu, a player can undo but not decline, because declining would only
    lead back to the same menu.
    """
    ship = yield from ask_target(g, source.seat, source.power, _passengers(g, source), optional=False)
    if ship is None:
        return
    places = _landing_placements(g, source, ship)
    place = yield from choose_placement(g, source.seat, "power", places, power=source.power, ship=ship)
    if place is not None:
        yield power_used_fact(source, ship)
        yield from place_ship(g, ship, place)


# F-47 Hawk Patrol

PATROL_REACH, PATROL_PLACE, PATROL_LESS = 3, 4, 1


def _patrol_cost(g: State, seat: str) -> int:
    return reduce_to_floor(launch_cost(g, seat, HAWKS), 1, PATROL_LESS)


def _spaces_around(g: State, ship: str) -> frozenset[Hex]:
    return free_spaces_in(g, [n for h in g.ships[ship].hexes for n in spaces_within(h, PATROL_REACH)])


def _patrol_bases(g: State, seat: str) -> list[str]:
    solos = (ship for ship in ships_of(g, seat) if is_solo(g, g.ships[ship].card))
    return [ship for ship in solos if has_room(g, HAWKS, _spaces_around(g, ship))]


def _hawks_are_launched(g: State, seat: str) -> bool:
    return HAWKS in g.cards and g.cards[HAWKS].seat == seat


def _can_patrol(g: State, seat: str, event: Any) -> bool:
    if _hawks_are_launched(g, seat):
        return True
    if HAWKS not in g.seats[seat].screen.open() or not _patrol_bases(g, seat):
        return False
    return _patrol_cost(g, seat) + card_cost(g, seat, "f47-hawk-patrol") <= energy_of(g, seat)


@plays("patrol-launch", ready=_can_patrol, launches=(HAWKS, PATROL_LESS))
def f47_hawk_patrol(g: State, seat: str, event: Any) -> Rule[None]:
    """patrol-launch: launches the Hawks near a solo ship for 1 less energy, or moves each to a place within 4
    spaces."""
    yield card_power_used_fact("patrol-launch", "f47-hawk-patrol", seat)
    if _hawks_are_launched(g, seat):
        yield from _place_hawks(g, seat)
        return
    base = yield from ask_target(g, seat, "patrol-launch", _patrol_bases(g, seat), optional=False)
    if base is not None:
        _ = yield from launch(g, seat, HAWKS, allowed=_spaces_around(g, base), cost=_patrol_cost(g, seat))


def _place_hawks(g: State, seat: str) -> Rule[None]:
    """Place each Hawk. Its current place is always among the choices."""
    for hawk in g.cards[HAWKS].ships:
        here = tuple(g.ships[hawk].hexes)
        places = placements_within(g, hawk, here, PATROL_PLACE)
        place = yield from choose_placement(g, seat, "power", places, power="patrol-launch", ship=hawk)
        if place is not None and place != here:
            yield from place_ship(g, hawk, place)


# Commando Away Team

STORM_ON = 5


def _stormable_ships(g: State, seat: str) -> list[str]:
    return boardable_ships(g, seat, [ship for ship in ships_of(g, seat) if is_solo(g, g.ships[ship].card)])


def _can_storm(g: State, seat: str, event: Any) -> bool:
    return bool(_stormable_ships(g, seat))


@plays("storm-the-bridge", ready=_can_storm)
def commando_away_team(g: State, seat: str, event: Any) -> Rule[None]:
    """storm-the-bridge: boards a ship with shields down that is adjacent to one of the player's solo ships.

    On a roll of 5 or more, the player takes control of the ship. Otherwise the ship takes 1 hull damage.
    """
    ship = yield from ask_target(g, seat, "storm-the-bridge", _stormable_ships(g, seat), optional=False)
    if ship is None:
        return
    yield card_power_used_fact("storm-the-bridge", "commando-away-team", seat, ship)
    if (yield from roll_boarding(g, seat, "storm-the-bridge", ship, STORM_ON)):
        yield from take_over(g, g.ships[ship].card, seat)
    else:
        yield from deal_direct_damage(g, [ship], 1, "storm-the-bridge", kind="hull", type="boarding")
