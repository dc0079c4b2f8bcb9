"""The effects of Wretch event cards and attached cards, by power id."""

from __future__ import annotations

from typing import Any

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.events import Attack, Destruction, EnergyStart, MoveEnd, Price, Shot
from engine.galaxies.facts import Damaged, PowerUsed, Repaired
from engine.galaxies.powers.helpers import (
    adjacent_ships,
    belongs_to_card,
    boardable_ships,
    card_power_used_fact,
    change_shields,
    deal_direct_damage,
    gain_energy,
    has_shields_down,
    is_next_copy,
    offer_reroll,
    power_used_fact,
    reduce_to_floor,
    roll_boarding,
    ship_of,
)
from engine.galaxies.printed import tactic, version
from engine.galaxies.queries import (
    are_enemies,
    controller,
    enemy_ships,
    free_spaces,
    is_solo,
    shields_up,
    ships_of,
    size_of,
    spaces_between,
    team_of,
    uses_this_activation,
    uses_this_turn,
)
from engine.galaxies.registry import Source, modifies, plays, triggers
from engine.galaxies.rules.asking import NO, ask, ask_target, option, yes_no
from engine.galaxies.rules.cards import detach
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.destruction import destroy
from engine.galaxies.rules.energy import lose
from engine.galaxies.rules.hand import draw
from engine.galaxies.rules.placing import Placement, choose_placement, place_ship, placements
from engine.galaxies.state import State

# Fortune's Bounty

BOUNTY = {"small": 3, "medium": 4, "large": 6}


def _is_enemy_destroyed(g: State, seat: str, event: Destruction) -> bool:
    return are_enemies(g, seat, event.seat)


@plays("spoils", ready=_is_enemy_destroyed, fits=_is_enemy_destroyed)
def fortunes_bounty(g: State, seat: str, event: Destruction) -> Rule[None]:
    """spoils: when an enemy ship is destroyed, the player gets a card, and energy according to the ship's
    size."""
    yield card_power_used_fact("spoils", "fortunes-bounty", seat)
    yield from gain_energy(g, seat, BOUNTY[event.size], "spoils")
    yield from draw(g, seat)


# Spectral Resurgence

HULL_LEFT = 2


def _is_host_destroyed(g: State, source: Source, event: Destruction) -> bool:
    """Return whether the ship with this card is destroyed.

    If a pack gives this power to a ship card, the power has no effect, because there is no attached card to
    lose.
    """
    has_card = source.mark in g.cards[source.card].attached
    return event.card == source.card and has_card and not event.survives and is_next_copy(g, source, {})


@triggers("would-be-destroyed", "not-yet", ready=_is_host_destroyed)
def not_yet(g: State, source: Source, event: Destruction) -> Rule[None]:
    """not-yet: instead of being destroyed, the ship loses this card and its shields, and has 2 hull left."""
    event.survives = True
    ship = g.ships[event.ship]
    damage = max(0, version(g, ship.card).hull - HULL_LEFT)
    yield power_used_fact(source, event.ship)
    if ship.shields:
        yield from change_shields(g, event.ship, -ship.shields, source.power)
    if damage < ship.hull_damage:
        yield Repaired(event.ship, ship.hull_damage - damage, damage, source.power)
    elif damage > ship.hull_damage:
        yield Damaged(event.ship, 0, damage - ship.hull_damage, source.power, "", (0, damage))
    yield from detach(g, source.card, source.mark, source.power)


# Shield Siphon


def _can_bleed(g: State, source: Source, event: EnergyStart) -> bool:
    is_own = event.seat == source.by and not has_shields_down(g, ship_of(g, source))
    return is_own and is_next_copy(g, source, g.used_turn, source.by)


@triggers("energy-start", "bleed-shields", ready=_can_bleed)
def bleed_shields(g: State, source: Source, event: EnergyStart) -> Rule[None]:
    """bleed-shields: at the start of its player's energy phase, a shield peg of the host becomes energy."""
    ship = ship_of(g, source)
    yield PowerUsed(source.power, source.mark, source.by, ship)
    yield from deal_direct_damage(g, [ship], 1, source.power, kind="shield", type="vecton")
    yield from gain_energy(g, source.by, 1, source.power)


# LR5 Ripper Cannon


@modifies("strength", "rip-open")
def rip_open(g: State, source: Source, value: int, shot: Shot) -> int:
    """rip-open: the cannon does 1 more damage to a ship whose shields are down."""
    is_own = belongs_to_card(g, source, shot.attacker) and shot.weapon == source.mark
    return value + 1 if is_own and shot.target is not None and has_shields_down(g, shot.target) else value


# Krall Draxus


@modifies("attacks", "no-quarter")
def no_quarter(g: State, source: Source, value: int, shot: Shot) -> int:
    """no-quarter: the primary weapon of Krall Draxus's ship makes one more attack."""
    return value + 1 if shot.weapon == "primary" and belongs_to_card(g, source, shot.attacker) else value


# Fate's Reach

HAUL_REACH = {"vapors-fate": 6}
OTHER_REACH = 3


def _haul_placements(g: State, ship: str, tug: str) -> list[Placement]:
    """Return the placements of a ship next to the ship that hauls it, except for its current placement
    (DSC-20)."""
    return placements(size_of(g, ship), free_spaces(g), hx.rim(g.ships[tug].hexes))


def _possible_tugs(g: State, seat: str, ship: str) -> list[str]:
    """Return the seat's solo ships that are near enough to haul an enemy ship and have room next to them."""
    if size_of(g, ship) == "large":
        return []
    ships_in_reach = (
        tug
        for tug in ships_of(g, seat)
        if is_solo(g, g.ships[tug].card)
        and spaces_between(g, tug, ship) <= HAUL_REACH.get(g.ships[tug].card, OTHER_REACH)
    )
    return [tug for tug in ships_in_reach if _haul_placements(g, ship, tug)]


def _can_haul(g: State, seat: str, event: Any) -> bool:
    return any(_possible_tugs(g, seat, ship) for ship in enemy_ships(g, seat))


@plays("hard-haul", ready=_can_haul)
def fates_reach(g: State, seat: str, event: Any) -> Rule[None]:
    """hard-haul: a small or medium enemy ship within reach of one of the player's solo ships is placed next
    to that ship."""
    ships = [ship for ship in enemy_ships(g, seat) if _possible_tugs(g, seat, ship)]
    ship = yield from ask_target(g, seat, "hard-haul", ships, optional=False)
    tug = (
        (yield from ask_target(g, seat, "hard-haul", _possible_tugs(g, seat, ship), optional=False))
        if ship
        else None
    )
    if ship is None or tug is None:
        return
    yield card_power_used_fact("hard-haul", "fates-reach", seat, ship)
    place = yield from choose_placement(
        g, seat, "power", _haul_placements(g, ship, tug), power="hard-haul", ship=ship
    )
    if place is not None:
        yield from place_ship(g, ship, place)


# Wretch Boarding

STRIPPED = ("upgrade", "weapon", "hero")


def _strippable_ships(g: State, seat: str) -> list[str]:
    own_ships = list(ships_of(g, seat))
    unshielded = (s for s in enemy_ships(g, seat) if has_shields_down(g, s) and is_solo(g, g.ships[s].card))
    return [ship for ship in unshielded if adjacent_ships(g, ship, own_ships)]


def _can_strip(g: State, seat: str, event: Any) -> bool:
    return bool(_strippable_ships(g, seat))


@plays("strip-the-decks", ready=_can_strip)
def wretch_boarding(g: State, seat: str, event: Any) -> Rule[None]:
    """strip-the-decks: a solo ship with shields down next to one of the player's ships takes 1 hull damage.

    The ship may also lose a card.
    """
    ship = yield from ask_target(g, seat, "strip-the-decks", _strippable_ships(g, seat), optional=False)
    if ship is None:
        return
    yield card_power_used_fact("strip-the-decks", "wretch-boarding", seat, ship)
    card = g.ships[ship].card
    yield from deal_direct_damage(g, [ship], 1, "strip-the-decks", kind="hull", type="boarding")
    if card in g.cards:
        yield from _strip(g, seat, card)


def _strip(g: State, seat: str, card: str) -> Rule[None]:
    """Let the player discard a card from a boarded ship for energy equal to its printed cost."""
    attached = {h: a.card for h, a in g.cards[card].attached.items() if tactic(g, a.card).type in STRIPPED}
    if not attached:
        return

    def options() -> list[Option]:
        ref = {"ship_card": card, "power": "strip-the-decks"}
        card_options = [
            option(h, "card", {"handle": h, "card": c, **ref}, card=c) for h, c in attached.items()
        ]
        return [*card_options, option(NO, "no")]

    answer = yield from ask(g, seat, "power", options, power="strip-the-decks")
    if answer != NO:
        yield from detach(g, card, answer, "strip-the-decks")
        yield from gain_energy(g, seat, tactic(g, attached[answer]).cost, "strip-the-decks")


# Hijack Plan

SEIZE_ON, MOST_HELP = 6, 2


def _seizable_ships(g: State, seat: str) -> list[str]:
    return boardable_ships(g, seat, ships_of(g, seat))


def _can_seize(g: State, seat: str, event: Any) -> bool:
    return bool(_seizable_ships(g, seat))


@plays("seize-the-helm", ready=_can_seize)
def hijack_plan(g: State, seat: str, event: Any) -> Rule[None]:
    """seize-the-helm: on 6 or more, the player takes control of an adjacent ship with shields down.

    Each further adjacent ship of the player adds 1 to the roll, up to a limit.
    """
    ship = yield from ask_target(g, seat, "seize-the-helm", _seizable_ships(g, seat), optional=False)
    if ship is None:
        return
    yield card_power_used_fact("seize-the-helm", "hijack-plan", seat, ship)
    helpers = min(MOST_HELP, len(adjacent_ships(g, ship, ships_of(g, seat))) - 1)
    if (yield from roll_boarding(g, seat, "seize-the-helm", ship, SEIZE_ON, bonus=helpers)):
        yield from take_over(g, g.ships[ship].card, seat)


# Vecton Field Detonator

BURST = 3


def _burst_targets(g: State, source: Source, event: MoveEnd) -> list[str]:
    ships = adjacent_ships(g, event.ship, enemy_ships(g, source.seat))
    return [ship for ship in ships if shields_up(g.ships[ship])]


def _can_burst(g: State, source: Source, event: MoveEnd) -> bool:
    is_own = belongs_to_card(g, source, event.ship) and not uses_this_activation(g, source)
    return is_own and bool(_burst_targets(g, source, event))


@triggers("after-move", "field-burst", ready=_can_burst)
def field_burst(g: State, source: Source, event: MoveEnd) -> Rule[None]:
    """field-burst: a ship that has moved may be destroyed to remove 3 shields from each adjacent enemy
    ship."""
    if (yield from yes_no(g, source.seat, "power", power=source.power, ship=event.ship)):
        yield power_used_fact(source, event.ship)
        yield from deal_direct_damage(
            g, _burst_targets(g, source, event), BURST, source.power, kind="shield", type="vecton"
        )
        yield from destroy(g, event.ship, source.power)


# Exploit Weakness


def _is_squadron_missed(g: State, source: Source, event: Attack) -> bool:
    is_miss = not event.hit and belongs_to_card(g, source, event.target)
    return is_miss and is_next_copy(g, source, g.used_activation)


@triggers("attack-missed", "predictable", ready=_is_squadron_missed)
def predictable(g: State, source: Source, event: Attack) -> Rule[None]:
    """predictable: once per activation, a player who misses a ship of the squadron may reroll the letter
    die."""
    yield from offer_reroll(g, source, event, event.seat, dice="letter")


# Captain Vulchar

BOARDING_CARDS = ("hijack-plan", "wretch-boarding")


@modifies("boarding_roll", "boarding-master")
def boarding_master(g: State, source: Source, value: int, seat: str) -> int:
    """boarding-master: Captain Vulchar's player adds 1 to boarding rolls."""
    return value + 1 if seat == source.seat else value


@modifies("card_cost", "boarding-master")
def boarding_master_cost(g: State, source: Source, value: int, price: Price) -> int:
    """boarding-master: boarding cards cost Captain Vulchar's player 1 less, with a minimum of 1."""
    cheaper = price.seat == source.seat and price.card in BOARDING_CARDS
    return reduce_to_floor(value, 1) if cheaper else value


def _is_hull_hit(g: State, source: Source, event: Attack) -> bool:
    return event.by_card == source.card and event.hull > 0 and not uses_this_turn(g, source)


@triggers("after-damage", "shakedown", ready=_is_hull_hit)
def shakedown(g: State, source: Source, event: Attack) -> Rule[None]:
    """shakedown: once per turn, hull damage by Captain Vulchar's ship takes 1 energy from the player of the
    damaged ship."""
    yield power_used_fact(source, event.target)
    stolen = yield from lose(g, team_of(g, controller(g, event.target)).id, 1, source.power)
    yield from gain_energy(g, source.seat, stolen, source.power)
