"""Checks that a mission can be played: everything that it names exists, and its parts fit together."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from math import prod
from typing import NamedTuple, TypeVar

from msgspec import Struct

from engine.core.content.faults import Place, Skip, check_section, unknown_name_message
from engine.core.content.sources import Table
from engine.core.content.validation import PartialRecord
from engine.galaxies import hexes
from engine.galaxies.catalogue.missionmodel import (
    Mission,
    MissionRule,
    Placed,
    Prepped,
    Seat,
    Start,
    Team,
    Victory,
)
from engine.galaxies.catalogue.model import Layout, ShipType, TacticCard, TileType
from engine.galaxies.catalogue.options import has_unchanged_variant, mission_variants
from engine.galaxies.catalogue.params import RULES, check_params
from engine.galaxies.catalogue.pieces import format_spaces, resolves
from engine.galaxies.hexes import Hex, Shape

T = TypeVar("T")

#: Maps each rule that reads the numbers of another rule to that rule.
NEEDED_RULES = {"remote-engines": "asteroid-step"}
#: Names that no seat or team may have.
RESERVED = frozenset({"any", "draw", "spectator"})
#: The maximum number of combinations of choices, because more would take too long to check.
MAX_COMBINATIONS = 256


class Pieces(Struct, frozen=True):
    """The components that a mission may name."""

    ships: Mapping[str, ShipType]
    tactics: Mapping[str, TacticCard]
    tiles: Mapping[str, TileType]
    layouts: Mapping[str, Layout]
    shapes: Mapping[str, Shape]
    copies: int


class MapEntries(NamedTuple):
    """The tiles and ships that are on the map at the start, each with its location in the file."""

    tiles: list[tuple[Place, Placed]]
    hidden: list[tuple[Place, tuple[Hex, ...]]]
    starts: list[tuple[Place, Start]]


def check_mission(
    mission: Mission, placed: MapEntries, pieces: Pieces, place: Place, incomplete: Container[str] = ()
) -> None:
    """Report the faults that prevent a mission from being played as written.

    The lists named in ``left_out`` lack some entries, because these entries or the things that they name are
    faulty.
    """
    check_parts(mission, placed, pieces, place)
    _check_lesson(mission, place["lesson"])
    for path in mission.printed:
        is_known = path.partition(".")[0] in incomplete or resolves(mission, path)
        _ = place["printed"].demand(is_known, f"{path} names nothing here")
    with check_section():
        _check_ids(mission, place)
        for variant in mission_variants(mission):
            _check_sides(variant, placed, pieces, place)
        _check_target_ship(mission, pieces, place["victory"])


def check_readable_parts(mission: Mission, placed: MapEntries, pieces: Pieces, place: Place) -> None:
    """Report faults in the individual parts of a mission that is invalid as a whole.

    Parts that depend on each other are also checked, if all of them are valid
    (:func:`engine.core.content.validation.read_partially`).
    """
    check_parts(mission, placed, pieces, place)
    with check_section():
        _check_lesson(mission, place["lesson"])
    with check_section():
        _check_ids(mission, place)
        if has_unchanged_variant(mission):
            _check_sides(mission, placed, pieces, place)
        else:
            _check_starts(mission, placed, pieces)
        if not mission.options and not any(isinstance(seat, PartialRecord) for seat in mission.seats):
            _check_target_ship(mission, pieces, place["victory"])


def _check_lesson(mission: Mission, place: Place) -> None:
    if mission.lesson is not None:
        seats = {s.id: s for s in mission.seats}
        place["seat"].check_all_known(seats, [mission.lesson.seat])
        place["first"].check_all_known(seats, [mission.lesson.first] if mission.lesson.first else [])


def check_parts(mission: Mission, placed: MapEntries, pieces: Pieces, place: Place) -> None:
    """Report faults in the individual parts of a mission, even if it is invalid as a whole."""
    with check_section():
        layout = place["layout"].look_up(pieces.layouts, mission.layout)
        _check_map(placed, layout, pieces, place)
    with check_section():
        for rule in mission.rules.values():
            with check_section():
                _check_rule(rule, mission, pieces, place["rules"][rule.id])
    with check_section():
        _check_victory(mission, pieces, place["victory"])


def check_names(table: Table, pieces: Pieces, place: Place) -> None:
    """Report unknown names in the lists of a mission table that is otherwise invalid."""
    lists: tuple[tuple[str, str, Mapping[str, object]], ...] = (
        ("teams", "deck", pieces.tactics),
        ("seats", "fleet", pieces.ships),
        ("seats", "must_include", pieces.ships),
        ("seats", "must_exclude", pieces.ships),
    )
    for section, list_name, things in lists:
        for n, owner in enumerate(entries_of_type(table.get(section), dict)):
            entries = owner.get(list_name)
            pair_names = [
                pair[0] for pair in entries_of_type(entries, list) if pair and isinstance(pair[0], str)
            ]
            names = [*pair_names, *entries_of_type(entries, str)]
            place[section][n][list_name].check_all_known(things, names)


def entries_of_type(raw: object, kind: type[T]) -> list[T]:
    """Return the entries of ``raw`` that are of that type, or none if ``raw`` is not a list."""
    return [entry for entry in raw if isinstance(entry, kind)] if isinstance(raw, list) else []


def _check_sides(mission: Mission, placed: MapEntries, pieces: Pieces, place: Place) -> None:
    """Check the components that teams and seats bring, and their positions, in one variant of the mission."""
    for n, team in enumerate(mission.teams):
        with check_section():
            _check_team(team, mission, pieces, place["teams"][n])
    for n, seat in enumerate(mission.seats):
        with check_section():
            _check_seat(seat, mission, pieces, place["seats"][n])
    with check_section():
        _check_one_box(mission, pieces, place["seats"])
    _check_starts(mission, placed, pieces)


def _check_starts(mission: Mission, placed: MapEntries, pieces: Pieces) -> None:
    for place, start in placed.starts:
        with check_section():
            _check_start(start, mission, placed, pieces, place)


def _check_rule(rule: MissionRule, mission: Mission, pieces: Pieces, place: Place) -> None:
    """Check that the rule's numbers are valid, and that the teams and tiles that it names exist."""
    check_params(RULES, rule.id, rule.params, place)
    teams = {t.id: t for t in mission.teams}
    for name in ("team", "target", "source"):
        if name in rule.params:
            place["params"][name].check_all_known(teams, [rule.params[name]])
    if "beside" in rule.params:
        place["params"]["beside"].check_all_known(pieces.tiles, [rule.params["beside"]])
    needed_rule = NEEDED_RULES.get(rule.id, rule.id)
    _ = place.demand(needed_rule in mission.rules, f"needs the rule {needed_rule} too")


def _check_ids(mission: Mission, place: Place) -> None:
    """Check that all seats, teams, options and choices have different ids. Raises Skip otherwise."""
    id_lists: list[tuple[Place, list[str]]] = [
        (place["teams"], [t.id for t in mission.teams]),
        (place["seats"], [s.id for s in mission.seats]),
        (place["options"], [o.id for o in mission.options]),
    ]
    for n, option in enumerate(mission.options):
        choices = place["options"][n]["choices"]
        id_lists.append((choices, [c.id for c in option.choices]))
        _ = choices.demand(bool(option.choices), "is empty")
    valid = [_check_unique(ids, location) for location, ids in id_lists]
    combinations = prod(len(option.choices) for option in mission.options)
    valid.append(
        place["options"].demand(
            0 < combinations <= MAX_COMBINATIONS, f"allow more than {MAX_COMBINATIONS} ways to play"
        )
    )
    valid.append(place["teams"].demand(len(mission.teams) == 2, "a mission is played by two teams"))
    valid.append(_check_seated(mission, place))
    if not all(valid):
        raise Skip
    sides_differ = mission.teams[0].side != mission.teams[1].side
    place["teams"].require(sides_differ, "each team plays one faction, so their sides must differ (SET-02)")


def _check_unique(ids: list[str], place: Place) -> bool:
    repeated = [name for name, count in Counter(ids).items() if count > 1]
    reserved = sorted(RESERVED.intersection(ids))
    is_free = place.demand(not reserved, f"{', '.join(reserved)} means something else")
    return place.demand(not repeated, f"{', '.join(repeated)} is listed twice") and is_free


def _check_seated(mission: Mission, place: Place) -> bool:
    """Check that every seat belongs to a team, and that every team has a seat."""
    teams = {team.id for team in mission.teams}
    seated = [
        place["seats"][n]["team"].demand(seat.team in teams, unknown_name_message(seat.team, teams))
        for n, seat in enumerate(mission.seats)
    ]
    for n, team in enumerate(mission.teams) if all(seated) else ():
        place["teams"][n].require(bool(mission.seats_of(team.id)), "has no seat")
    return all(seated)


def _check_team(team: Team, mission: Mission, pieces: Pieces, place: Place) -> None:
    """Check that a deck has its stated size and contains only cards of the team's faction, from a single box
    (DEK-04)."""
    prepped = Counter(p.card for s in mission.seats_of(team.id) for p in s.prepped)
    copies_by_card: Counter[str] = Counter()
    for name, copies in team.deck:
        copies_by_card[name] += copies
    for name in copies_by_card:
        with check_section():
            card = place["deck"].look_up(pieces.tactics, name)
            _ = place["deck"].demand(card.faction == team.faction, f"{name} is no {team.side} card")
    for name, copies in (copies_by_card + prepped).items():
        too_many = f"{copies} copies of {name}, but a box has {pieces.copies}"
        _ = place["deck"].demand(copies <= pieces.copies, too_many)
    is_listed = team.deck_kind == "listed"
    _ = place["deck"].demand(is_listed or not team.deck, "only a listed deck has a list")
    missing = "is missing or empty: a listed deck needs a list"
    _ = place["deck"].demand(bool(team.deck) or not is_listed, missing)
    if team.deck_kind == "chosen":
        _check_chosen_deck(team, prepped, pieces, place)
    size = _deck_size(team, copies_by_card)
    wrong_size = f"is {team.deck_size}, but the deck has {size} cards"
    _ = place["deck_size"].demand(team.deck_size == size, wrong_size)


def _check_chosen_deck(team: Team, prepped: Counter[str], pieces: Pieces, place: Place) -> None:
    """Check that one box has enough cards of each type for a deck of that size, and that no card is prepped
    (DEK-04)."""
    types = Counter(card.type for card in pieces.tactics.values() if card.faction == team.faction)
    maximum = types.total() * pieces.copies
    _ = place["deck_size"].demand(0 < team.deck_size <= maximum, f"must be 1 to {maximum}")
    for kind, minimum in team.deck_min.items():
        available = types[kind] * pieces.copies
        _ = place["deck_min"].demand(
            minimum <= available, f"{minimum} of type {kind}, but a box has {available}"
        )
    total = sum(team.deck_min.values())
    _ = place["deck_min"].demand(total <= team.deck_size, f"{total} cards do not fit into the deck")
    _ = place["deck_kind"].demand(not prepped, "a chosen deck may need the prepped cards")


def _deck_size(team: Team, copies_by_card: Counter[str]) -> int:
    if team.deck_kind == "listed":
        return copies_by_card.total()
    return team.deck_size if team.deck_kind in ("chosen", "faction") else 0


def _check_seat(seat: Seat, mission: Mission, pieces: Pieces, place: Place) -> None:
    _ = place["side"].demand(mission.team(seat.team).side == seat.side, "is not the side of its team")
    reason = "needs either a fleet or a fleet_limit of 1 or more"
    _ = place.demand(bool(seat.fleet) != bool(seat.fleet_limit), reason)
    names = [ship for ship, _ in seat.fleet]
    repeated = [ship for ship, count in Counter(names).items() if count > 1]
    _ = place["fleet"].demand(not repeated, f"{', '.join(repeated)} is listed twice (SET-08)")
    for name in dict.fromkeys(names):
        with check_section():
            ship = place["fleet"].look_up(pieces.ships, name)
            _ = place["fleet"].demand(ship.faction == seat.faction, f"{name} is no {seat.side} ship")
    place["must_include"].check_all_known(pieces.ships, seat.must_include)
    place["must_exclude"].check_all_known(pieces.ships, seat.must_exclude)
    for prepped in seat.prepped:
        with check_section():
            _check_prepped(prepped, seat, pieces, place["prepped"])
    if seat.fleet_limit and all(name in pieces.ships for name in seat.must_include):
        costs = {name: pieces.ships[name].lowest_cost for name in seat.pool(pieces.ships)}
        place.require(bool(costs), "has no ship to choose")
        cheapest = sum(costs[name] for name in seat.must_include) or min(costs.values())
        _ = place["fleet_limit"].demand(cheapest <= seat.fleet_limit, f"no fleet costs less than {cheapest}")


def _check_one_box(mission: Mission, pieces: Pieces, place: Place) -> None:
    """Check that no two seats can bring the same ship, because a box contains it only once (SET-10)."""
    owners: dict[str, str] = {}
    for n, seat in enumerate(mission.seats):
        for ship in seat.pool(pieces.ships):
            owner = owners.setdefault(ship, seat.id)
            _ = place[n].demand(owner == seat.id, f"{ship} may be in the fleet of {owner} too")


def _check_prepped(prepped: Prepped, seat: Seat, pieces: Pieces, place: Place) -> None:
    """Check that the ship of a prepped hero is in the fleet and has slots for all heroes prepped for it."""
    card = place.look_up(pieces.tactics, prepped.card)
    place.require(card.type == "hero", f"{card.id} is no hero")
    level = dict(seat.fleet).get(prepped.ship)
    place.require(level is not None, f"{prepped.ship!r} is not in the fleet")
    ship = place.look_up(pieces.ships, prepped.ship)
    heroes = sum(p.ship == prepped.ship for p in seat.prepped)
    slots = [v.slots.hero for v in ship.versions.values() if v.level == level]
    _ = place.demand(heroes <= sum(slots), f"{prepped.ship} has no room for {card.id}")


def _check_map(placed: MapEntries, layout: Layout, pieces: Pieces, place: Place) -> None:
    tiles = [(location, tile.tile, tile.hexes) for location, tile in placed.tiles]
    hidden = [(location, "a hidden tile", spot) for location, spot in placed.hidden]
    _check_spaces([*tiles, *hidden], layout)
    counts = Counter(name for _, name, _ in tiles)
    for name, count in counts.items():
        available = pieces.tiles[name].count
        _ = place["tiles"].demand(count <= available, f"{count} of {name}, but a box has {available}")
    pool = sum(t.count - counts[t.id] for t in pieces.tiles.values() if t.cls == "discovery")
    _ = place["hidden"].demand(len(hidden) <= pool, f"only {pool} discovery tiles are left")
    for location, start in placed.starts:
        check_on_board(start.hexes, layout, location["at"])


def _check_spaces(placed: Iterable[tuple[Place, str, tuple[Hex, ...]]], layout: Layout) -> None:
    """Check that every tile lies on the board, and that no two tiles overlap."""
    covered: dict[Hex, str] = {}
    for place, name, spaces in placed:
        check_on_board(spaces, layout, place)
        overlaps = {covered[h]: h for h in spaces if h in covered}
        for overlapped, space in overlaps.items():
            _ = place.demand(False, f"{name} overlaps {overlapped} at {format_spaces([space])}")
        covered |= dict.fromkeys(spaces, f"{place.key} ({name})")


def check_on_board(spaces: Iterable[Hex], layout: Layout, place: Place) -> None:
    """Report spaces that lie off the board."""
    outside = [h for h in spaces if h not in layout.hexes]
    _ = place.demand(not outside, f"lies over the edge of the board: {format_spaces(outside)}")


def _check_start(start: Start, mission: Mission, placed: MapEntries, pieces: Pieces, place: Place) -> None:
    seat = place["seat"].look_up({s.id: s for s in mission.seats}, start.seat)
    if isinstance(seat, PartialRecord):  # the seat's fleet may be the faulty part
        return
    fleet = {ship for ship, _ in seat.fleet} | set(seat.must_include)
    missing = [s for s in start.ships if s not in fleet]
    _ = place["ships"].demand(not missing, f"{', '.join(missing)} is not in the fleet of {seat.id}")
    _ = place["at"].demand(bool(start.hexes) or start.where != "at", "is missing")
    for name, level in seat.fleet:
        if name in start.ships and name in pieces.ships:
            version = pieces.ships[name].versions[level]
            _ = place["hull_damage"].demand(start.hull_damage < version.hull, "would destroy the ship")
            _ = place["shields"].demand((start.shields or 0) <= version.shields, "are more than printed")
    if start.where == "beside":
        _check_beside(start, placed, pieces, place)


def _check_beside(start: Start, placed: MapEntries, pieces: Pieces, place: Place) -> None:
    beside_spaces = {h for _, t in placed.tiles if t.tile == start.beside for h in t.hexes}
    _ = place["beside"].look_up(pieces.tiles, start.beside)
    place["beside"].require(bool(beside_spaces), f"no {start.beside} lies on the map")
    is_beside = not start.hexes or hexes.shapes_touch(start.hexes, beside_spaces)
    _ = place["at"].demand(is_beside, f"is not beside any {start.beside}")


def _check_victory(mission: Mission, pieces: Pieces, place: Place) -> None:
    _ = place.demand(bool(mission.victory), "nobody could win")
    for n, goal in enumerate(mission.victory):
        with check_section():
            _check_victory_rule(goal, mission, pieces, place[n])


def _check_victory_rule(goal: Victory, mission: Mission, pieces: Pieces, place: Place) -> None:
    """Check the team, the points and the ship of a goal."""
    teams = ["any", *(t.id for t in mission.teams)]
    _ = place["team"].demand(goal.team in teams, f"must be one of {', '.join(teams)}")
    needs_points, needs_ship = goal.rule == "points", goal.rule == "destroy-ship"
    _ = place["points"].demand(needs_points or not goal.points, "belong to the rule points")
    _ = place["points"].demand(goal.points > 0 or not needs_points, "must be 1 or more for the rule points")
    _ = place["ship"].demand(needs_ship or not goal.ship, "belongs to the rule destroy-ship")
    if needs_ship:
        _ = place["ship"].look_up(pieces.ships, goal.ship)


def _check_target_ship(mission: Mission, pieces: Pieces, place: Place) -> None:
    """Check that a ship that must be destroyed can be in an opponent's fleet, for at least one choice of
    options."""
    seats = [seat for variant in mission_variants(mission) for seat in variant.seats]
    for n, goal in enumerate(mission.victory):
        if goal.rule == "destroy-ship" and goal.ship in pieces.ships:
            is_available = any(
                goal.ship in seat.pool(pieces.ships) for seat in seats if seat.team != goal.team
            )
            _ = place[n]["ship"].demand(
                is_available, f"{goal.ship} is in no fleet of an opponent: nobody could destroy it"
            )
