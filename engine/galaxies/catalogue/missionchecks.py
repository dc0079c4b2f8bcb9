"""What must hold in a mission for a match of it to be possible: everything named exists and fits."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from engine.core.faults import demand, known, must_be_known
from engine.galaxies import hexes
from engine.galaxies.catalogue.missionmodel import Mission, MissionRule, Prepped, Seat, Start, Team
from engine.galaxies.catalogue.model import Layout, ShipType, TacticCard, TileType
from engine.galaxies.catalogue.options import every_choice
from engine.galaxies.catalogue.params import RULES, check_params
from engine.galaxies.catalogue.pieces import points_at_something
from engine.galaxies.hexes import Hex, Shape

#: Rules that read the numbers of another.
NEEDED_RULES = {"remote-engines": "asteroid-step"}
#: Names that stand for no seat and no team.
RESERVED = frozenset({"any", "draw", "spectator"})


class Pieces(Struct, frozen=True):
    """What a mission may name."""

    ships: Mapping[str, ShipType]
    tactics: Mapping[str, TacticCard]
    tiles: Mapping[str, TileType]
    layouts: Mapping[str, Layout]
    shapes: Mapping[str, Shape]
    copies: int


def check(mission: Mission, pieces: Pieces, file: str) -> None:
    """Refuse a mission that cannot be played as written."""
    must_be_known(pieces.layouts, mission.layout, file, "layout")
    _check_ids(mission, file)
    _check_map(mission, pieces, file)
    for played in every_choice(mission):
        _check_sides(played, pieces, file)
    for rule in mission.rules.values():
        _check_rule(rule, mission, pieces, file, f"rules.{rule.id}")
    _check_victory(mission, pieces, file)
    for path in mission.printed:
        demand(points_at_something(mission, path), file, "printed", f"{path} names nothing here")


def _check_sides(mission: Mission, pieces: Pieces, file: str) -> None:
    """What the teams and seats bring, and where it stands, as one match plays the mission."""
    for team in mission.teams:
        _check_team(team, mission, pieces, file)
    for seat in mission.seats:
        _check_seat(seat, mission, pieces, file)
    _check_one_box(mission, pieces, file)
    for n, start in enumerate(mission.starts):
        _check_start(start, mission, pieces, file, f"starts[{n}]")


def _check_rule(rule: MissionRule, mission: Mission, pieces: Pieces, file: str, key: str) -> None:
    """The numbers fit the rule, and the teams and tiles that it names are there."""
    check_params(RULES, rule.id, rule.params, file, key)
    teams = {t.id: t for t in mission.teams}
    for name in {"team", "target", "source"} & set(rule.params):
        must_be_known(teams, rule.params[name], file, f"{key}.params.{name}")
    if "beside" in rule.params:
        must_be_known(pieces.tiles, rule.params["beside"], file, f"{key}.params.beside")
    needed = NEEDED_RULES.get(rule.id, rule.id)
    demand(needed in mission.rules, file, key, f"needs the rule {needed} beside it")


def _check_ids(mission: Mission, file: str) -> None:
    named: dict[str, list[str]] = {
        "teams": [t.id for t in mission.teams],
        "seats": [s.id for s in mission.seats],
        "options": [o.id for o in mission.options],
    }
    for option in mission.options:
        named[f"options.{option.id}.choices"] = [c.id for c in option.choices]
        demand(bool(option.choices), file, f"options.{option.id}.choices", "is empty")
    for key, ids in named.items():
        taken = RESERVED & set(ids)
        demand(not taken, file, key, f"{', '.join(taken)} means something else")
        demand(len(set(ids)) == len(ids), file, key, "one id stands there twice")
    demand(len(mission.teams) == 2, file, "teams", "a mission is played by two teams")
    wrong = ", ".join(sorted(map(repr, {s.team for s in mission.seats} ^ set(named["teams"]))))
    demand(not wrong, file, "seats", f"the teams of the seats must be those under teams, unlike {wrong}")
    sides = {team.side for team in mission.teams}
    demand(len(sides) == 2, file, "teams", "each commands one faction, so their sides must differ (SET-02)")


def _check_team(team: Team, mission: Mission, pieces: Pieces, file: str) -> None:
    """A deck holds as many cards as it says, of the team's faction, never more than one box has (DEK-04)."""
    key = f"teams.{team.id}"
    prepped = Counter(p.card for s in mission.seats_of(team.id) for p in s.prepped)
    listed: Counter[str] = Counter()
    for name, copies in team.deck:
        card = known(pieces.tactics, name, file, f"{key}.deck")
        demand(card.faction == team.faction, file, f"{key}.deck", f"{name} is no {team.side} card")
        listed[name] += copies
    for name, copies in (listed + prepped).items():
        demand(
            copies <= pieces.copies,
            file,
            f"{key}.deck",
            f"{copies} copies of {name}, but a box has {pieces.copies}",
        )
    listing = team.deck_kind == "listed"
    demand(listing or not team.deck, file, f"{key}.deck", "only a listed deck has a list")
    demand(
        bool(team.deck) or not listing, file, f"{key}.deck", "is missing or empty: a listed deck needs a list"
    )
    if team.deck_kind == "chosen":
        _check_chosen_deck(team, prepped, pieces, file, key)
    size = _deck_size(team, listed)
    demand(
        team.deck_size == size,
        file,
        f"{key}.deck_size",
        f"is {team.deck_size}, but the deck has {size} cards",
    )


def _check_chosen_deck(team: Team, prepped: Counter[str], pieces: Pieces, file: str, key: str) -> None:
    """A box must hold a deck of that size with so many cards of each type, none set aside (DEK-04)."""
    types = Counter(card.type for card in pieces.tactics.values() if card.faction == team.faction)
    most = types.total() * pieces.copies
    demand(0 < team.deck_size <= most, file, f"{key}.deck_size", f"must be 1 to {most}")
    for kind, least in team.deck_min.items():
        has = types[kind] * pieces.copies
        demand(least <= has, file, f"{key}.deck_min", f"{least} of type {kind}, but a box has {has}")
    total = sum(team.deck_min.values())
    demand(total <= team.deck_size, file, f"{key}.deck_min", f"{total} cards do not fit into the deck")
    demand(not prepped, file, f"{key}.deck_kind", "a chosen deck may need the prepped cards")


def _deck_size(team: Team, listed: Counter[str]) -> int:
    if team.deck_kind == "listed":
        return listed.total()
    return team.deck_size if team.deck_kind in ("chosen", "faction") else 0


def _check_seat(seat: Seat, mission: Mission, pieces: Pieces, file: str) -> None:
    key = f"seats.{seat.id}"
    demand(mission.team(seat.team).side == seat.side, file, f"{key}.side", "is not the side of its team")
    either = "needs either a fleet or a fleet_limit of 1 or more"
    demand(bool(seat.fleet) != bool(seat.fleet_limit), file, key, either)
    names = [ship for ship, _ in seat.fleet]
    demand(len(set(names)) == len(names), file, f"{key}.fleet", "one ship stands there twice (SET-08)")
    for name in names:
        ship = known(pieces.ships, name, file, f"{key}.fleet")
        demand(ship.faction == seat.faction, file, f"{key}.fleet", f"{name} is no {seat.side} ship")
    for name in (*seat.must_include, *seat.must_exclude):
        must_be_known(pieces.ships, name, file, f"{key}.must_include, must_exclude")
    if seat.fleet_limit:
        costs = {name: pieces.ships[name].cheapest for name in seat.pool(pieces.ships)}
        demand(bool(costs), file, key, "has no ship to choose")
        least = sum(costs[name] for name in seat.must_include) or min(costs.values())
        demand(least <= seat.fleet_limit, file, f"{key}.fleet_limit", f"no fleet costs less than {least}")
    for prepped in seat.prepped:
        _check_prepped(prepped, seat, pieces, file, f"{key}.prepped")


def _check_one_box(mission: Mission, pieces: Pieces, file: str) -> None:
    """No two seats can bring a ship of one name, because one box holds it once (SET-10)."""
    places: dict[str, str] = {}
    for seat in mission.seats:
        for ship in seat.pool(pieces.ships):
            other = places.setdefault(ship, seat.id)
            demand(other == seat.id, file, f"seats.{seat.id}", f"{ship} may be in the fleet of {other} too")


def _check_prepped(prepped: Prepped, seat: Seat, pieces: Pieces, file: str, key: str) -> None:
    """A prepped hero needs his ship in the fleet, with room for all who are set aside for it."""
    card = known(pieces.tactics, prepped.card, file, key)
    demand(card.type == "hero", file, key, f"{card.id} is no hero")
    level = dict(seat.fleet).get(prepped.ship)
    demand(level is not None, file, key, f"{prepped.ship!r} is not in the fleet")
    rivals = sum(p.ship == prepped.ship for p in seat.prepped)
    slots = [v.slots.hero for v in pieces.ships[prepped.ship].versions.values() if v.level == level]
    demand(rivals <= sum(slots), file, key, f"{prepped.ship} has no room for {card.id}")


def _check_map(mission: Mission, pieces: Pieces, file: str) -> None:
    placed = [(f"tiles[{n}]", t.hexes) for n, t in enumerate(mission.tiles)]
    placed += [(f"hidden[{n}]", spot) for n, spot in enumerate(mission.hidden)]
    _check_spaces(placed, pieces.layouts[mission.layout], file)
    laid = Counter(t.tile for t in mission.tiles)
    for name, count in laid.items():
        has = pieces.tiles[name].count
        demand(count <= has, file, "tiles", f"{count} of {name}, but a box has {has}")
    pool = sum(t.count - laid[t.id] for t in pieces.tiles.values() if t.cls == "discovery")
    demand(len(mission.hidden) <= pool, file, "hidden", f"only {pool} discovery tiles are left")


def _check_spaces(placed: Iterable[tuple[str, tuple[Hex, ...]]], layout: Layout, file: str) -> None:
    taken: set[Hex] = set()
    for key, spaces in placed:
        demand(layout.hexes.issuperset(spaces), file, key, "lies over the edge of the board")
        demand(taken.isdisjoint(spaces), file, key, "lies on another tile")
        taken.update(spaces)


def _check_start(start: Start, mission: Mission, pieces: Pieces, file: str, key: str) -> None:
    layout = pieces.layouts[mission.layout]
    seat = known({s.id: s for s in mission.seats}, start.seat, file, f"{key}.seat")
    fleet = {ship for ship, _ in seat.fleet} | set(seat.must_include)
    missing = [s for s in start.ships if s not in fleet]
    demand(not missing, file, f"{key}.ships", f"{', '.join(missing)} is not in the fleet of {seat.id}")
    demand(layout.hexes.issuperset(start.hexes), file, f"{key}.at", "lies over the edge of the board")
    rocks = {h for t in mission.tiles if t.tile == "asteroid" for h in t.hexes}
    demand(rocks.isdisjoint(start.hexes), file, f"{key}.at", "lies on an asteroid (OBS-15)")
    demand(bool(start.hexes) or start.where != "at", file, f"{key}.at", "is missing")
    if start.where == "beside":
        _check_beside(start, mission, file, key)
    for name, level in seat.fleet:
        if name in start.ships:
            version = pieces.ships[name].versions[level]
            demand(start.hull_damage < version.hull, file, f"{key}.hull_damage", "would destroy the ship")
            demand((start.shields or 0) <= version.shields, file, f"{key}.shields", "are more than printed")


def _check_beside(start: Start, mission: Mission, file: str, key: str) -> None:
    beside = {h for t in mission.tiles if t.tile == start.beside for h in t.hexes}
    demand(bool(start.beside), file, f"{key}.beside", "is missing: the id of a tile on the map")
    demand(bool(beside), file, f"{key}.beside", f"no {start.beside} lies on the map")
    near = not start.hexes or hexes.adjacent(start.hexes, beside)
    demand(near, file, f"{key}.at", f"is not beside any {start.beside}")


def _check_victory(mission: Mission, pieces: Pieces, file: str) -> None:
    teams = {t.id for t in mission.teams} | {"any"}
    demand(bool(mission.victory), file, "victory", "nobody could win")
    for n, way in enumerate(mission.victory):
        key = f"victory[{n}]"
        demand(way.team in teams, file, f"{key}.team", f"must be one of {', '.join(sorted(teams))}")
        scored = way.rule == "points"
        demand(scored or not way.points, file, f"{key}.points", "belong to the rule points")
        demand(way.points > 0 or not scored, file, f"{key}.points", "must be 1 or more for the rule points")
        if way.rule == "destroy-ship":
            must_be_known(pieces.ships, way.ship, file, f"{key}.ship")
