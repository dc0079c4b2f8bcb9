"""The powers of Wretch ships."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.events import Activating, Attack, Damage, Destruction, Ecm, EnergyStart, MoveEnd, Shot
from engine.galaxies.powers.helpers import (
    adjacent_ships,
    belongs_to_card,
    boardable_ships,
    deal_direct_damage,
    gain_energy,
    has_shields_down,
    other_placements,
    pay_for_target,
    power_used_fact,
    reduce_to_floor,
    roll_boarding,
    ship_of,
)
from engine.galaxies.printed import version
from engine.galaxies.queries import are_enemies, enemy_ships, shields_up, spaces_between, uses_this_activation
from engine.galaxies.registry import Source, modifies, triggers
from engine.galaxies.rules.asking import ask_target, can_afford_by_discarding, roll
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.placing import Placement, choose_placement, place_ship
from engine.galaxies.state import State

# Vapor's Fate

SIPHONS = {"standard": 1, "seasoned": 1, "veteran": 2}
GRAPPLE_COST, GRAPPLE_ON = 4, 7


def _can_siphon(g: State, source: Source, event: Attack) -> bool:
    by_primary = event.by_card == source.card and event.weapon == "primary"
    has_uses_left = uses_this_activation(g, source) < SIPHONS[version(g, source.card).level]
    return by_primary and event.shields_removed > 0 and has_uses_left


@triggers("after-damage", "siphon-lances", ready=_can_siphon)
def siphon_lances(g: State, source: Source, event: Attack) -> Rule[None]:
    """siphon-lances: shields removed by the ship's primary weapon give energy, once or twice per
    activation."""
    yield power_used_fact(source)
    yield from gain_energy(g, source.seat, 1, source.power)


@modifies("ecm_on", "terror-wake")
def terror_wake(g: State, source: Source, value: int, ecm: Ecm) -> int:
    """terror-wake: the ship's ECM does damage on a roll of 4 or more."""
    return min(value, 4) if belongs_to_card(g, source, ecm.source) else value


def _can_grapple(g: State, source: Source, event: Activating) -> bool:
    return (
        event.card == source.card
        and can_afford_by_discarding(g, source.seat, GRAPPLE_COST)
        and bool(boardable_ships(g, source.seat, [ship_of(g, source)]))
    )


@triggers("activation-end", "grapple-decks", ready=_can_grapple)
def grapple_decks(g: State, source: Source, event: Activating) -> Rule[None]:
    """grapple-decks: for 4 energy, the ship boards an adjacent ship with shields down.

    On a 7 or 8, the player takes control of the boarded ship. Otherwise that ship takes 1 hull damage.
    """
    ships = boardable_ships(g, source.seat, [ship_of(g, source)])
    ship = yield from pay_for_target(g, source, GRAPPLE_COST, ships)
    if ship is None:
        return
    yield power_used_fact(source, ship)
    if (yield from roll_boarding(g, source.seat, source.power, ship, GRAPPLE_ON)):
        yield from take_over(g, g.ships[ship].card, source.seat)
    else:
        yield from deal_direct_damage(g, [ship], 1, source.power, kind="hull", type="boarding")


@modifies("move", "drive-spine")
def damaged_drive(g: State, source: Source, value: int, card: str) -> int:
    """drive-spine: while the effect lasts, the ship moves 1 space less, with a minimum of 1."""
    return reduce_to_floor(value, 1) if card == source.card else value


# So Bwa Tet

HOOKS_COST, HOOKS_ON = 1, 4


def _unshielded_neighbours(g: State, source: Source) -> list[str]:
    ships = adjacent_ships(g, ship_of(g, source), enemy_ships(g, source.seat))
    return [ship for ship in ships if has_shields_down(g, ship)]


def _can_hook(g: State, source: Source, event: Activating) -> bool:
    is_own = event.card == source.card and can_afford_by_discarding(g, source.seat, HOOKS_COST)
    return is_own and bool(_unshielded_neighbours(g, source))


@triggers("activation-end", "boarding-hooks", ready=_can_hook)
def boarding_hooks(g: State, source: Source, event: Activating) -> Rule[None]:
    """boarding-hooks: for 1 energy, an adjacent enemy ship with shields down takes 2 hull damage on a roll of
    4 or more."""
    ship = yield from pay_for_target(g, source, HOOKS_COST, _unshielded_neighbours(g, source))
    if ship is None:
        return
    yield power_used_fact(source, ship)
    if (yield from roll_boarding(g, source.seat, source.power, ship, HOOKS_ON)):
        hooks = ship_of(g, source)
        yield from deal_direct_damage(g, [ship], 2, source.power, kind="hull", type="boarding", source=hooks)


def _destroys_enemy(g: State, source: Source, event: Destruction) -> bool:
    if not are_enemies(g, source.seat, event.seat):
        return False
    return event.by is not None and belongs_to_card(g, source, event.by)


@triggers("ship-destroyed", "pirates-cut", ready=_destroys_enemy)
def pirates_cut(g: State, source: Source, event: Destruction) -> Rule[None]:
    """pirates-cut: destroying an enemy ship gives 2 energy."""
    yield power_used_fact(source)
    yield from gain_energy(g, source.seat, 2, source.power)


@modifies("ecm_against_on", "hot-pursuit")
def hot_pursuit(g: State, source: Source, value: int, ecm: Ecm) -> int:
    """hot-pursuit: ECM of ships with shields down never damages this ship, because the roll would have to be
    a 9."""
    return (
        max(value, 9) if belongs_to_card(g, source, ecm.mover) and has_shields_down(g, ecm.source) else value
    )


# Tes Kio


@modifies("damage_taken", "overcharged-coils")
def overcharged_coils(g: State, source: Source, value: int, damage: Damage) -> int:
    """overcharged-coils: the ship takes 1 more direct pulse damage."""
    pulse = damage.attack is None and damage.type == "pulse" and belongs_to_card(g, source, damage.ship)
    return value + 1 if pulse else value


def _is_primary_hit(g: State, source: Source, event: Attack) -> bool:
    is_own = event.by_card == source.card and event.weapon == "primary"
    return is_own and event.hit and event.target in g.ships and shields_up(g.ships[event.target])


@triggers("attack-hit", "vecton-sting", ready=_is_primary_hit)
@triggers("attack-hit", "vecton-wash", ready=_is_primary_hit)
def vecton_strip(g: State, source: Source, event: Attack) -> Rule[None]:
    """vecton-wash, vecton-sting: the first ship hit by the primary weapon takes 1 direct vecton shield
    damage."""
    yield power_used_fact(source, event.target)
    yield from deal_direct_damage(g, [event.target], 1, source.power, kind="shield", type="vecton")


def _drainable_ships(g: State, source: Source) -> list[str]:
    me = ship_of(g, source)
    nearby = (ship for ship in enemy_ships(g, source.seat) if spaces_between(g, me, ship) <= 2)
    return [ship for ship in nearby if not has_shields_down(g, ship)]


def _can_drain(g: State, source: Source, event: EnergyStart) -> bool:
    return event.seat == source.seat and bool(_drainable_ships(g, source))


@triggers("energy-start", "drain-field", ready=_can_drain)
def drain_field(g: State, source: Source, event: EnergyStart) -> Rule[None]:
    """drain-field: at the start of the energy phase, the ship turns a shield peg of a nearby enemy into
    energy."""
    ship = yield from ask_target(g, source.seat, source.power, _drainable_ships(g, source), optional=True)
    if ship is not None:
        yield power_used_fact(source, ship)
        yield from deal_direct_damage(g, [ship], 1, source.power, kind="shield", type="vecton")
        yield from gain_energy(g, source.seat, 1, source.power)


# Chosh Ka

LIMPET_ON = {"standard": 5, "seasoned": 5, "veteran": 4}


def _is_beside_enemies(g: State, source: Source, event: MoveEnd) -> bool:
    is_own = belongs_to_card(g, source, event.ship)
    return is_own and bool(adjacent_ships(g, event.ship, enemy_ships(g, source.seat)))


@triggers("after-move", "limpet-pulse", ready=_is_beside_enemies)
def limpet_pulse(g: State, source: Source, event: MoveEnd) -> Rule[None]:
    """limpet-pulse: after moving next to an enemy ship, the ship may attach a charge, which does 1 pulse
    damage on a high roll."""
    ships = adjacent_ships(g, event.ship, enemy_ships(g, source.seat))
    ship = yield from ask_target(g, source.seat, source.power, ships, optional=True)
    if ship is None:
        return
    yield power_used_fact(source, ship)
    needed = LIMPET_ON[version(g, source.card).level]
    if (yield from roll(g, source.power, needed=needed, seat=source.seat, ship=ship)) >= needed:
        yield from deal_direct_damage(g, [ship], 1, source.power, type="pulse")


@modifies("range_against", "void-skin")
def void_skin(g: State, source: Source, value: int, shot: Shot) -> int:
    """void-skin: weapons have 1 less range against this ship, with a minimum of 1."""
    aimed = shot.target is not None and belongs_to_card(g, source, shot.target)
    return reduce_to_floor(value, 1) if aimed else value


def _slip_placements(g: State, source: Source) -> list[Placement]:
    me = ship_of(g, source)
    return other_placements(g, me, g.ships[me].hexes, 2)


def _can_slip(g: State, source: Source, event: Activating) -> bool:
    return event.card == source.card and bool(_slip_placements(g, source))


@triggers("activation-end", "slip-away", ready=_can_slip)
def slip_away(g: State, source: Source, event: Activating) -> Rule[None]:
    """slip-away: after attacking, the ship may be placed up to 2 spaces away."""
    me = ship_of(g, source)
    place = yield from choose_placement(
        g, source.seat, "power", _slip_placements(g, source), decline=True, power=source.power, ship=me
    )
    if place is not None:
        yield power_used_fact(source, me)
        yield from place_ship(g, me, place)


# Red Tougu

SNARL_ON, SNARL_REACH = 5, 2


@modifies("ecm_damage", "ramming-spines")
def ramming_spines(g: State, source: Source, value: int, ecm: Ecm) -> int:
    """ramming-spines: the ECM of each Tougu does 2 damage."""
    return max(value, 2) if belongs_to_card(g, source, ecm.source) else value


@modifies("strength", "blood-up")
def blood_up(g: State, source: Source, value: int, shot: Shot) -> int:
    """blood-up: a Tougu's primary weapon does 1 more damage to a ship whose shields are down."""
    is_own = shot.weapon == "primary" and belongs_to_card(g, source, shot.attacker)
    return value + 1 if is_own and shot.target is not None and has_shields_down(g, shot.target) else value


def _was_shot_from_nearby(g: State, source: Source, event: Destruction) -> bool:
    if event.card != source.card or event.attack is None or event.attack.attacker not in g.ships:
        return False
    killer = g.ships[event.attack.attacker]
    return hx.distance_between(killer.hexes, event.hexes) <= SNARL_REACH


@triggers("ship-destroyed", "last-snarl", ready=_was_shot_from_nearby)
def last_snarl(g: State, source: Source, event: Destruction) -> Rule[None]:
    """last-snarl: if a Tougu is shot down from 2 spaces away or less, it damages the attacker on a roll of 5
    or more."""
    assert event.attack is not None
    killer = event.attack.attacker
    yield power_used_fact(source, killer)
    if (yield from roll(g, source.power, needed=SNARL_ON, seat=source.seat, ship=killer)) >= SNARL_ON:
        yield from deal_direct_damage(g, [killer], 1, source.power, type="snarl")


# Red Fuvu (for vecton-sting, see Tes Kio above)


@modifies("debris_on", "swarm-vector")
def swarm_vector(g: State, source: Source, value: int, ship: str) -> int:
    """swarm-vector: debris never damages a Fuvu."""
    return 0 if belongs_to_card(g, source, ship) else value


def _removed_last_shield(g: State, source: Source, event: Attack) -> bool:
    return event.by_card == source.card and event.shields_down and not uses_this_activation(g, source)


@triggers("after-damage", "shield-leech", ready=_removed_last_shield)
def shield_leech(g: State, source: Source, event: Attack) -> Rule[None]:
    """shield-leech: once per activation, an attack that removes a ship's last shield peg gives 1 energy."""
    yield power_used_fact(source)
    yield from gain_energy(g, source.seat, 1, source.power)
