"""Derived values: computed when asked for, never stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.model import Weapon
from engine.galaxies.events import Ecm, Launching, Price, Shot
from engine.galaxies.hexes import Hex
from engine.galaxies.memo import kept_beside, until_next_fact, until_touched
from engine.galaxies.printed import book, mission, ship_type, tactic, version
from engine.galaxies.registry import Source, is_modified, modified
from engine.galaxies.state import Seat, Ship, ShipCard, State, Team, Tile

ECM_DAMAGE = {"small": 1, "medium": 2, "large": 3}
ECM_ON = 5
DEBRIS_ON = 6
MAX_ENERGY = 40
HAND_LIMIT = 10
ASTEROID, DEBRIS = "asteroid", "debris-field"
ARTIFACT, STATION = "alien-artifact", "observation-station"


# Seats and sides


def team_of(g: State, seat: str) -> Team:
    """The team of a seat."""
    return g.teams[g.seats[seat].team]


def energy_of(g: State, seat: str) -> int:
    """The energy that a seat may spend (TEM-12)."""
    return team_of(g, seat).energy


def allies_of(g: State, seat: str) -> list[str]:
    """The other seats of the team, in seating order; they stay the same."""
    return kept_beside(
        g, ("allies", seat), lambda: [other for other in team_of(g, seat).seats if other != seat]
    )


def enemies(g: State, one: str, other: str) -> bool:
    """Whether two seats are of different teams (TEM-04)."""
    return g.seats[one].team != g.seats[other].team


def from_active(g: State) -> list[str]:
    """All seats in turn order, the active player first (TIM-06)."""
    if g.active is None or g.active not in g.order:
        return list(g.order)
    at = g.order.index(g.active)
    return g.order[at:] + g.order[:at]


def hand_of(g: State, seat: str) -> dict[str, str]:
    """The hand: handles to card ids."""
    return g.seats[seat].hand.open()


# Ships


def controller(g: State, ship: str) -> str:
    """The seat that controls a ship on the board (KEY-11)."""
    return g.cards[g.ships[ship].card].seat


def ships_of(g: State, seat: str) -> Iterator[str]:
    """The ships that a seat controls on the board."""
    for card in g.cards.values():
        if card.seat == seat:
            yield from card.ships


@until_touched("cards")
def enemy_ships(g: State, seat: str) -> tuple[str, ...]:
    """The ships on the board that the seat's enemies control, in order of launch."""
    own = (seat, *allies_of(g, seat))
    return tuple([ship for card in g.cards.values() if card.seat not in own for ship in card.ships])


def in_fleet(g: State, seat: str, card: str) -> bool:
    """Whether a seat brought a ship card, launched or not, that has not left play (CTL-11)."""
    place = g.seats[seat]
    gone = card in g.out or any(card in cargo for cargo in place.away.open().values())
    return card in place.levels.open() and not gone


def size_of(g: State, ship: str) -> str:
    """small, medium or large (SHC-02)."""
    return ship_type(g, g.ships[ship].card).size


def is_solo(g: State, card: str) -> bool:
    """Whether a ship card is a solo ship's."""
    return ship_type(g, card).kind == "solo"


def beyond_repair(g: State, ship: str) -> bool:
    """Whether the red pegs of a ship on the board reach its hull value (DST-01)."""
    found = g.ships.get(ship)
    return found is not None and found.hull_damage >= version(g, found.card).hull


def shields_up(ship: Ship) -> bool:
    """Whether a ship has a blue peg (KEY-09)."""
    return ship.shields > 0


def adjacent(g: State, one: str, other: str) -> bool:
    """Whether two ships border each other (KEY-01)."""
    return hx.adjacent(g.ships[one].hexes, g.ships[other].hexes)


def spaces_between(g: State, one: str, other: str) -> int:
    """The shortest count of spaces from one ship to another (TGT-05)."""
    return hx.distance_between(g.ships[one].hexes, g.ships[other].hexes)


# Spaces


def board(g: State) -> frozenset[Hex]:
    """All full spaces of the board."""
    return book(g).layouts[g.layout].hexes


def zone_of(g: State, seat: str) -> tuple[Hex, ...]:
    """The starting zone of a seat (TEM-17)."""
    return book(g).layouts[g.layout].zones[g.seats[seat].zone]  # type: ignore[index]


@until_touched("tiles")
def tiles_of(g: State, kind: str) -> dict[str, Tile]:
    """The turned tiles of a kind, by name."""
    return {name: tile for name, tile in g.tiles.items() if tile.kind == kind}


@until_touched("tiles")
def asteroid_spaces(g: State) -> frozenset[Hex]:
    """All spaces under asteroids."""
    return frozenset().union(*[tile.hexes for tile in tiles_of(g, ASTEROID).values()])


@until_touched("ships")
def ship_spaces(g: State, but: str | None = None) -> frozenset[Hex]:
    """All spaces under ships, those of ``but`` left out."""
    return frozenset().union(*[ship.hexes for name, ship in g.ships.items() if name != but])


@until_touched("tiles", "ships")
def free_spaces(g: State, but: str | None = None) -> frozenset[Hex]:
    """The spaces where a ship may be placed: full, and without ship or asteroid (DEP-05, DEP-06)."""
    return board(g) - asteroid_spaces(g) - ship_spaces(g, but)


def on_tile(ship: Ship, tile: Tile) -> bool:
    """Whether any space of the ship is on any space of the tile (DSC-08, OBS-11)."""
    return any(h in tile.hexes for h in ship.hexes)


def on_kind(g: State, ship: str, kind: str) -> bool:
    """Whether a ship is on a turned tile of that kind."""
    return any(on_tile(g.ships[ship], tile) for tile in tiles_of(g, kind).values())


def beside_asteroid(g: State, spaces: Iterable[Hex]) -> bool:
    """Whether the spaces border an asteroid (OBS-23)."""
    spaces = list(spaces)
    return any(hx.adjacent(spaces, tile.hexes) for tile in tiles_of(g, ASTEROID).values())


# Numbers


@until_touched("seats", "cards", "effects")
def launch_cost(g: State, seat: str, card: str) -> int:
    """What launching a ship card costs now (SHC-17)."""
    level = g.seats[seat].levels.open()[card]
    printed = ship_type(g, card).versions[level].launch
    return max(0, modified(g, "launch", printed, Launching(seat, card)))


def activation_cost(g: State, card: str) -> int:
    """What activating a ship card costs (SHC-12)."""
    return version(g, card).activation


def move_of(g: State, card: str) -> int:
    """How many spaces each ship of the card may move (SHC-13)."""
    return max(0, modified(g, "move", version(g, card).move, card))


@until_touched("cards", "effects")
def card_cost(g: State, seat: str, card: str) -> int:
    """What playing a tactic card costs now, by what is in play and by its own text (TAC-08)."""
    printed = tactic(g, card)
    own = [Source(power.id, seat, "", card, seat) for power in printed.powers]
    return max(0, modified(g, "card_cost", printed.cost, Price(seat, card), own))


def fits_turn(by: str, own: bool) -> bool:
    """Whether a card that names whose turn it must be can be played (TIM-02, TIM-05)."""
    return by == "any" or (by == "own") == own


@until_touched("cards")
def weapons_of(g: State, card: str) -> dict[str, Weapon]:
    """The weapons of a ship card: "primary", "secondary" and attached ones by handle (CHG-01)."""
    printed = version(g, card)
    found = {"primary": printed.primary}
    if printed.secondary is not None:
        found["secondary"] = printed.secondary
    for handle, attached in g.cards[card].attached.items():
        weapon = tactic(g, attached.card).weapon
        if weapon is not None:
            found[handle] = weapon
    return found


def weapon_of(g: State, shot: Shot) -> Weapon:
    """The weapon that a shot uses."""
    return weapons_of(g, g.ships[shot.attacker].card)[shot.weapon]


def range_of(g: State, shot: Shot) -> int:
    """The range of a weapon, against the target if there is one (SHC-07)."""
    reach = modified(g, "range", weapon_of(g, shot).range, shot)
    if shot.weapon == "primary":
        reach += tile_range(g, shot.attacker)
    return range_against(g, shot, reach)


def range_against(g: State, shot: Shot, reach: int) -> int:
    """What a weapon's range is against the target, if there is one."""
    return modified(g, "range_against", reach, shot) if shot.target else reach


@until_touched("ships", "cards", "tiles")
def tile_range(g: State, ship: str) -> int:
    """What tiles add to the range of a ship's primary weapon (DSC-09, DSC-12, DSC-28, DSC-31)."""
    tiles = book(g).tiles
    bonus = int(tiles[ARTIFACT].params["range_add"]) if on_kind(g, ship, ARTIFACT) else 0
    if any(on_kind(g, own, STATION) for own in ships_of(g, controller(g, ship))):
        bonus += int(tiles[STATION].params["range_add"])
    return bonus


def attacks_of(g: State, shot: Shot) -> int:
    """How many attacks a charge of the weapon gives (SHC-08)."""
    return modified(g, "attacks", weapon_of(g, shot).attacks, shot)


def strength_of(g: State, shot: Shot) -> int:
    """The damage of one hit (SHC-09)."""
    return modified(g, "strength", weapon_of(g, shot).strength, shot)


def ecm_needed(g: State, ecm: Ecm) -> int:
    """The number at or above which an ECM roll damages the mover (ECM-02)."""
    return modified(g, "ecm_against_on", modified(g, "ecm_on", ECM_ON, ecm), ecm)


def ecm_damage(g: State, ecm: Ecm) -> int:
    """The ECM damage that a ship deals (ECM-03 to ECM-05)."""
    return modified(g, "ecm_damage", ECM_DAMAGE[size_of(g, ecm.source)], ecm)


@until_next_fact
def targets_of(g: State, attacker: str, weapon: str) -> tuple[str, ...]:
    """The enemy ships within range of a weapon that it may be used against (TGT-02, TGT-03, SHC-10)."""
    shot = Shot(attacker, weapon)
    sizes, reach = weapon_of(g, shot).sizes, range_of(g, shot)
    found = enemy_ships(g, controller(g, attacker))
    if sizes:
        found = tuple([ship for ship in found if size_of(g, ship) in sizes])
    reaches = dict.fromkeys(found, reach)
    if is_modified(g, "range_against"):
        reaches = {ship: range_against(g, Shot(attacker, weapon, ship), reach) for ship in found}
    return tuple([ship for ship, at_most in reaches.items() if spaces_between(g, attacker, ship) <= at_most])


def slots_left(g: State, card: ShipCard, kind: str) -> int:
    """How many more cards of a type a ship card can carry (SLT-01 to SLT-03)."""
    return slots_of(g, card, kind) - len(attached_of(g, card, kind))


def slots_of(g: State, card: ShipCard, kind: str) -> int:
    """How many cards of a type (upgrade, weapon, hero) a ship card can carry."""
    slots = version(g, card.id).slots
    return {"upgrade": slots.upgrade, "weapon": slots.weapon, "hero": slots.hero}[kind]


def attached_of(g: State, card: ShipCard, kind: str) -> list[str]:
    """The handles of the attached cards of a type."""
    return [handle for handle, attached in card.attached.items() if tactic(g, attached.card).type == kind]


def seat_of(g: State, seat: str) -> Seat:
    """The seat of that id."""
    return g.seats[seat]


def special(g: State, rule: str) -> bool:
    """Whether the mission has that special rule."""
    return rule in mission(g).rules


# Open counts


def hand_size(g: State, seat: str) -> int:
    """How many cards a hand holds, which is open to all (PRV-09)."""
    return len(hand_of(g, seat))


def deck_size(g: State, team: str) -> int:
    """How many cards are left in a deck, which is open to all (PRV-09)."""
    return len(g.teams[team].deck.open())
