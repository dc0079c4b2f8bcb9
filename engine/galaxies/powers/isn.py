"""The powers of ISN ships."""

from __future__ import annotations

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.events import (
    Activating,
    Attack,
    Damage,
    Ecm,
    EnergyStart,
    Landed,
    Launching,
    MoveEnd,
    Shot,
)
from engine.galaxies.facts import Charged, EffectBegan
from engine.galaxies.powers.helpers import (
    adjacent_ships,
    belongs_to_card,
    change_shields,
    has_shields_down,
    menu_option,
    offer_reroll,
    other_own_ships,
    power_used_fact,
    reduce_to_floor,
    ship_of,
    ships_missing_shields,
)
from engine.galaxies.printed import version
from engine.galaxies.queries import (
    are_adjacent,
    are_enemies,
    attacks_of,
    controller,
    energy_of,
    is_solo,
    ships_of,
    size_of,
    spaces_between,
    targets_of,
    uses_this_activation,
    uses_this_turn,
    weapon_of,
)
from engine.galaxies.registry import Source, action, modifies, triggers
from engine.galaxies.rules.asking import ask_target, yes_no
from engine.galaxies.rules.attack import attack as make_attack
from engine.galaxies.rules.energy import pay
from engine.galaxies.rules.hand import draw
from engine.galaxies.rules.movement import move_ship
from engine.galaxies.state import Effect, State

# ISN Everest

FLAGSHIP_DRAWS = {"standard": 0, "seasoned": 1, "veteran": 2}


def _is_just_launched(g: State, source: Source, event: Landed) -> bool:
    return event.card == source.card


@triggers("on-launch", "flagship", ready=_is_just_launched)
def flagship(g: State, source: Source, event: Landed) -> Rule[None]:
    """flagship: after the ship's launch, later launches in the same turn are cheaper. The seasoned and
    veteran versions also draw cards."""
    yield power_used_fact(source)
    yield EffectBegan(Effect("flagship", source.seat, g.turn))
    yield from draw(g, source.seat, FLAGSHIP_DRAWS[version(g, source.card).level])


@modifies("launch", "flagship")
def flagship_discount(g: State, source: Source, value: int, launching: Launching) -> int:
    """flagship: while the effect lasts, the player's ship cards cost 1 less, with a minimum of 1."""
    # the effect applies to the seat, but the power belongs to the ship
    is_effect = source.card == source.seat
    return reduce_to_floor(value, 1) if is_effect and launching.seat == source.seat else value


def _is_screened(g: State, source: Source, event: Damage) -> bool:
    """Return whether this is the turn's first attack on the ship, and a small ship of the same player is
    adjacent to it."""
    if event.attack is None or not belongs_to_card(g, source, event.ship) or uses_this_turn(g, source):
        return False
    return any(size_of(g, s) == "small" for s in adjacent_ships(g, event.ship, ships_of(g, source.seat)))


@triggers("before-damage", "escort-screen", ready=_is_screened)
def escort_screen(g: State, source: Source, event: Damage) -> Rule[None]:
    """escort-screen: next to a small escort, the turn's first attack on the ship does 1 less damage, with a
    minimum of 1."""
    yield power_used_fact(source, event.ship)
    event.amount = reduce_to_floor(event.amount, 1)


def _has_weak_neighbours(g: State, source: Source, event: EnergyStart) -> bool:
    return event.seat == source.seat and bool(ships_missing_shields(g, other_own_ships(g, source, 1)))


@triggers("energy-start", "shield-harmonics", ready=_has_weak_neighbours)
def shield_harmonics(g: State, source: Source, event: EnergyStart) -> Rule[None]:
    """shield-harmonics: at the start of the energy phase, an adjacent ship of the player may get a shield
    peg."""
    ships = ships_missing_shields(g, other_own_ships(g, source, 1))
    ship = yield from ask_target(g, source.seat, source.power, ships, optional=True)
    if ship is not None:
        yield power_used_fact(source, ship)
        yield from change_shields(g, ship, 1, source.power)


# ISN Barrage


@modifies("attacks", "saturation-fire")
def saturation_fire(g: State, source: Source, value: int, shot: Shot) -> int:
    """saturation-fire: if the ship moved at most 1 space, its primary weapon makes one more attack."""
    activation = g.activation
    if activation is None or activation.card != source.card or shot.weapon != "primary":
        return value
    is_steady = belongs_to_card(g, source, shot.attacker) and (activation.ended.get(shot.attacker) or 0) <= 1
    return value + 1 if is_steady else value


def _is_in_flak_range(g: State, source: Source, event: MoveEnd) -> bool:
    seat, mover = source.seat, event.ship
    return (
        version(g, source.card).secondary is not None
        and g.active is not None
        and are_enemies(g, seat, g.active)
        and not uses_this_turn(g, source)
        and mover in g.ships
        and are_enemies(g, seat, controller(g, mover))
        and size_of(g, mover) == "small"
        and spaces_between(g, ship_of(g, source), mover) <= 2
        and mover in targets_of(g, ship_of(g, source), "secondary")
        and energy_of(g, seat) >= 1
    )


@triggers("enemy-after-move", "umbrella-fire", ready=_is_in_flak_range)
def umbrella_fire(g: State, source: Source, event: MoveEnd) -> Rule[None]:
    """umbrella-fire: once in an opponent's turn, the ship may attack a small ship that has come near.

    The attack costs 1 energy and uses the secondary weapon.
    """
    if not (yield from yes_no(g, source.seat, "power", power=source.power, ship=event.ship, cost=1)):
        return
    me, shot = ship_of(g, source), Shot(ship_of(g, source), "secondary")
    yield power_used_fact(source, event.ship)
    yield from pay(g, source.seat, 1, source.power)
    yield Charged(me, "secondary", weapon_of(g, shot).name, attacks_of(g, shot))
    for _ in range(attacks_of(g, shot)):
        if me in g.ships and event.ship in targets_of(g, me, "secondary"):
            yield from make_attack(g, me, "secondary", event.ship)


# ISN Torrent

RELAY_REACH = {"standard": 1, "seasoned": 1, "veteran": 2}


@modifies("range", "target-relay")
def target_relay(g: State, source: Source, value: int, shot: Shot) -> int:
    """target-relay: the primary weapons of the player's other ships nearby have 1 more range."""
    if shot.weapon != "primary" or controller(g, shot.attacker) != source.seat:
        return value
    reach = RELAY_REACH[version(g, source.card).level]
    return value + 1 if shot.attacker in other_own_ships(g, source, reach) else value


@modifies("damage_taken", "insulated-emitters")
def insulated_emitters(g: State, source: Source, value: int, damage: Damage) -> int:
    """insulated-emitters: the ship takes 1 less direct vecton shield damage, with a minimum of 0."""
    is_vecton_hit = damage.attack is None and damage.type == "vecton" and damage.kind == "shield"
    return reduce_to_floor(value, 0) if is_vecton_hit and belongs_to_card(g, source, damage.ship) else value


def _loan_targets(g: State, source: Source) -> list[str]:
    if uses_this_turn(g, source) or has_shields_down(g, ship_of(g, source)):
        return []
    return ships_missing_shields(g, other_own_ships(g, source, 2))


def _lending_options(g: State, source: Source) -> list[Option]:
    return [menu_option(source)] if _loan_targets(g, source) else []


@action("action", "shield-lender", offer=_lending_options)
def shield_lender(g: State, source: Source, answer: str) -> Rule[None]:
    """shield-lender: once per turn, the ship gives one of its shield pegs to a ship within 2 spaces.

    After choosing this power in the menu, a player can undo but not decline, because declining would only
    lead back to the same menu.
    """
    ship = yield from ask_target(g, source.seat, source.power, _loan_targets(g, source), optional=False)
    if ship is not None:
        yield power_used_fact(source, ship)
        yield from change_shields(g, ship_of(g, source), -1, source.power)
        yield from change_shields(g, ship, 1, source.power)


# Rook's F-54


def _is_own_miss(g: State, source: Source, event: Attack) -> bool:
    return not event.hit and event.by_card == source.card and not uses_this_activation(g, source)


@triggers("attack-missed", "dead-eye", ready=_is_own_miss)
def dead_eye(g: State, source: Source, event: Attack) -> Rule[None]:
    """dead-eye: once per activation, the ship may reroll a missed attack."""
    yield from offer_reroll(g, source, event, source.seat)


@modifies("ecm_against_on", "jinking")
def jinking(g: State, source: Source, value: int, ecm: Ecm) -> int:
    """jinking: ECM damages the ship only on a roll of 7 or more."""
    return max(value, 7) if belongs_to_card(g, source, ecm.mover) else value


def _is_own_activation(g: State, source: Source, event: Activating) -> bool:
    return event.card == source.card


@triggers("activation-end", "hit-and-run", ready=_is_own_activation)
def hit_and_run(g: State, source: Source, event: Activating) -> Rule[None]:
    """hit-and-run: after attacking, the ship may move up to 2 more spaces."""
    me = ship_of(g, source)
    if (yield from yes_no(g, source.seat, "power", power=source.power, ship=me)):
        yield power_used_fact(source, me)
        yield from move_ship(g, source.seat, me, 2)


# F-47 Blue Hawks


@modifies("range", "wing-formation")
def wing_formation(g: State, source: Source, value: int, shot: Shot) -> int:
    """wing-formation: the primary weapon of a Hawk next to another Hawk has 1 more range."""
    if shot.weapon != "primary" or not belongs_to_card(g, source, shot.attacker):
        return value
    return value + 1 if adjacent_ships(g, shot.attacker, g.cards[source.card].ships) else value


@modifies("strength", "follow-through")
def follow_through(g: State, source: Source, value: int, shot: Shot) -> int:
    """follow-through: the primary weapon does 1 more damage to a ship that another Hawk has hit in this
    activation."""
    if g.activation is None or shot.weapon != "primary" or not belongs_to_card(g, source, shot.attacker):
        return value
    card = g.cards[source.card]
    other_hawks = [hawk for hawk in (*card.ships, *card.lost) if hawk != shot.attacker]
    return value + 1 if any((hawk, shot.target) in g.activation.hits for hawk in other_hawks) else value


# F-51 Blue Sparrows


def _shielding_sparrows(g: State, source: Source, target: str) -> list[str]:
    return [ship for ship in g.cards[source.card].ships if are_adjacent(g, ship, target)]


def _is_solo_hit(g: State, source: Source, event: Attack) -> bool:
    return (
        event.hit
        and controller(g, event.target) == source.seat
        and is_solo(g, g.ships[event.target].card)
        and not uses_this_turn(g, source)
        and bool(_shielding_sparrows(g, source, event.target))
    )


@triggers("attack-hit", "interpose", ready=_is_solo_hit)
def interpose(g: State, source: Source, event: Attack) -> Rule[None]:
    """interpose: once per turn, a Sparrow takes the damage of a hit on an adjacent solo ship. Stars do not
    count."""
    sparrows = _shielding_sparrows(g, source, event.target)
    sparrow = yield from ask_target(g, source.seat, source.power, sparrows, optional=True)
    if sparrow is not None:
        yield power_used_fact(source, sparrow)
        event.target = sparrow


def _has_bare_sparrow(g: State, source: Source, event: EnergyStart) -> bool:
    return event.seat == source.seat and bool(ships_missing_shields(g, g.cards[source.card].ships))


@triggers("energy-start", "regroup", ready=_has_bare_sparrow)
def regroup(g: State, source: Source, event: EnergyStart) -> Rule[None]:
    """regroup: at the start of the energy phase, one Sparrow gets a shield peg."""
    sparrows = ships_missing_shields(g, g.cards[source.card].ships)
    sparrow = yield from ask_target(g, source.seat, source.power, sparrows, optional=False)
    if sparrow is not None:
        yield power_used_fact(source, sparrow)
        yield from change_shields(g, sparrow, 1, source.power)
