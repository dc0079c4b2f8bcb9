"""The public state of the board as the greedy player reads it: ships, tiles and distances."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue import Catalogue, Mission
from engine.galaxies.catalogue.missionmodel import Victory
from engine.galaxies.catalogue.model import Layout
from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.reading.vessels import Spot, Vessel, VesselSpec, vessel
from engine.galaxies.printed import edition_by_digest

View = Mapping[str, Any]

#: The distance to a place that cannot be reached.
UNREACHABLE = 30

#: The number of cached boards. One process may play several matches alternately.
CACHED_BOARDS = 64


@lru_cache(maxsize=16)  # without this cache, the Captain takes 90 times as many instructions (bench.caches)
def _steps_to(digest: str, layout: str, zone: str) -> Mapping[Hex, int]:
    board = edition_by_digest(digest).layouts[layout]
    goal = board.zones[zone]  # type: ignore[index]
    return {h: min(hx.distance(h, z) for z in goal) for h in board.hexes}


class FrozenView(dict[str, Any]):
    """A view whose parts never change, so that equal parts can share a board. Other views may change in place
    when patches arrive."""


class BoardKey:
    """The parts of a view that make up a board. Two keys are equal only if they contain the same objects."""

    def __init__(self, view: View) -> None:
        self.ships: Mapping[str, Any] = view["ships"]
        self.cards: Mapping[str, Any] = view["ship_cards"]
        self.tiles: Mapping[str, Any] = view["tiles"]

    def __hash__(self) -> int:
        return hash((id(self.ships), id(self.cards), id(self.tiles)))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, BoardKey)
            and self.ships is other.ships
            and self.cards is other.cards
            and self.tiles is other.tiles
        )


class MatchInfo(NamedTuple):
    """The data that never change during a match: catalogue, mission, layout, the viewer's team and its
    seats."""

    digest: str
    mission: str
    layout: str
    team: str
    seats: tuple[str, ...]


def board_of(view: View) -> Board:
    """Return the board of a view. For a FrozenView, the board is reused until something on it changes."""
    seats = view["seats"]
    team = seats[view["viewer"]]["team"]
    team_seats = tuple([name for name, seat in seats.items() if seat["team"] == team])
    make_board = _board if isinstance(view, FrozenView) else Board
    return make_board(
        BoardKey(view), MatchInfo(view["catalogue"], view["mission"], view["layout"], team, team_seats)
    )


class Board:
    """The board as a team sees it."""

    def __init__(self, key: BoardKey, match: MatchInfo) -> None:
        self._key, self._match = key, match
        self.edition: Catalogue = edition_by_digest(match.digest)
        self.mission: Mission = self.edition.missions[match.mission]
        self.layout: Layout = self.edition.layouts[match.layout]
        self.team = match.team

    # Ships

    @cached_property
    def vessels(self) -> dict[str, Vessel]:
        """All ships on the board."""
        return {name: self._vessel(name, ship) for name, ship in self._key.ships.items()}

    def _vessel(self, name: str, ship: Mapping[str, Any]) -> Vessel:
        launched_card = self._key.cards[ship["card"]]
        pegs = ship["shields"], ship["hull_damage"]
        return self.vessel_at(
            name,
            ship["card"],
            launched_card["level"],
            launched_card["seat"],
            Spot.of(ship["hexes"]),
            pegs=pegs,
        )

    def vessel_at(
        self,
        name: str,
        card: str,
        level: str,
        seat: str,
        where: Spot,
        *,
        pegs: tuple[int | None, int] = (None, 0),
    ) -> Vessel:
        """Return a ship of a seat's card at a spot, real or hypothetical. Without ``pegs`` it has its printed
        shields."""
        launched_card = self._key.cards.get(card)
        attached = launched_card["attached"] if launched_card else {}
        spec = VesselSpec(
            digest=self._match.digest,
            name=name,
            card=card,
            level=level,
            seat=seat,
            own=seat in self._match.seats,
            where=where,
            attached=tuple([(h, a["card"]) for h, a in attached.items()]),
            prize=self._prizes.get(card, 0.0),
            farther=self._range_bonus(seat, where),
            move=launched_card["move"] if launched_card else None,
            shields=pegs[0],
            hull_damage=pegs[1],
        )
        return vessel(spec)

    @cached_property
    def foes(self) -> list[Vessel]:
        """The enemies' ships."""
        return [vessel for vessel in self.vessels.values() if not vessel.own]

    @cached_property
    def friends(self) -> list[Vessel]:
        """The team's ships."""
        return [vessel for vessel in self.vessels.values() if vessel.own]

    @cached_property
    def threatened_ships(self) -> dict[str, set[str]]:
        """The names of the team's ships that each enemy ship could shoot at after a move."""
        return {foe.name: self._threatened_by(foe) for foe in self.foes}

    def _threatened_by(self, foe: Vessel) -> set[str]:
        longest = max(weapon.reach for weapon in foe.weapons) + foe.move
        return {friend.name for friend in self.friends if friend.where.gap(foe.where) <= longest}

    def ships_of_card(self, card: str) -> list[Vessel]:
        """Return the ships of a ship card."""
        return [vessel for vessel in self.vessels.values() if vessel.card == card]

    def has_target(self, card: str) -> bool:
        """Return whether a ship of a card can shoot at an enemy after a move."""
        return any(
            ship.where.gap(foe.where) <= ship.move + ship.weapons[0].reach
            for ship in self.ships_of_card(card)
            for foe in self.foes
        )

    # Spaces and tiles

    @cached_property
    def full_spaces(self) -> frozenset[Hex]:
        """All full spaces."""
        return self.layout.hexes

    @cached_property
    def blocked_spaces(self) -> frozenset[Hex]:
        """The spaces that no ship can enter, because ships or asteroids cover them."""
        ships = {h for vessel in self.vessels.values() for h in vessel.where.spaces}
        return frozenset(ships.union(*self.tiles.get("asteroid", ())))

    @cached_property
    def tiles(self) -> dict[str | None, list[frozenset[Hex]]]:
        """The spaces of the tiles by kind, with face-down tiles under None."""
        tiles: dict[str | None, list[frozenset[Hex]]] = {}
        for tile in self._key.tiles.values():
            tiles.setdefault(tile["kind"], []).append(
                frozenset(hx.parse_space(text) for text in tile["hexes"])
            )
        return tiles

    def is_on_tile(self, where: Spot, kind: str | None) -> bool:
        """Return whether a ship at a spot would be on a tile of that kind."""
        tiles = self.tiles.get(kind)
        return bool(tiles) and any(h in tile for tile in tiles or () for h in where.spaces)

    @cached_property
    def rocks(self) -> list[Spot]:
        """The spots of the asteroids."""
        return [Spot(tuple(sorted(tile)), 0) for tile in self.tiles.get("asteroid", ())]

    @cached_property
    def spaces_with_cover(self) -> frozenset[Hex]:
        """The spaces that border an asteroid."""
        return frozenset[Hex]().union(*(hx.rim(rock) for rock in self.tiles.get("asteroid", ())))

    def steps_to(self, zone: str) -> Mapping[Hex, int]:
        """Return the distance of every space from a starting zone."""
        return _steps_to(self._match.digest, self._match.layout, zone)

    def steps_to_escape(self, where: Spot) -> int:
        """Return the number of steps that a ship needs to escape from a spot (M2-12).

        The path avoids asteroids and guarding ships. If there is no path, the result is UNREACHABLE.
        """
        if where.radius not in self._escape_steps:
            self._escape_steps[where.radius] = self._steps_to_escape(where.radius)
        steps = self._escape_steps[where.radius]
        return min(steps.get(h, UNREACHABLE) for h in where.centres)

    @cached_property
    def _escape_steps(self) -> dict[int, Mapping[Hex, int]]:
        return {}

    def _steps_to_escape(self, radius: int) -> Mapping[Hex, int]:
        """Return the steps to the escape zone from each space that can be the centre of a ship of that
        radius."""
        rule = self.mission.rules["escape"]
        guards = self.foes if rule.params["team"] == self.team else self.friends
        free = self.full_spaces - {h for ship in guards for h in ship.where.spaces}.union(
            *self.tiles.get("asteroid", ())
        )
        goal = frozenset(self.layout.zones[rule.params["zone"]])
        if radius:
            free = frozenset(h for h in free if free.issuperset(hx.spaces_within(h, radius)))
            goal = frozenset(h for h in free if not goal.isdisjoint(hx.spaces_within(h, radius)))
        edge: Set[Hex] = free & goal
        steps = dict.fromkeys(edge, 0)
        while edge:
            distance = 1 + steps[next(iter(edge))]
            edge = {neighbour for h in edge for neighbour in hx.neighbours(h)} & free - steps.keys()
            steps |= dict.fromkeys(edge, distance)
        return steps

    def _range_bonus(self, seat: str, where: Spot) -> int:
        """Return the range bonus that tiles give to a seat's primary weapons at a spot (DSC-09, DSC-12,
        DSC-31)."""
        bonus = 0
        if self.is_on_tile(where, "alien-artifact"):
            bonus += int(self.edition.tiles["alien-artifact"].params["range_add"])
        if seat in self._stations:
            bonus += int(self.edition.tiles["observation-station"].params["range_add"])
        return bonus

    @cached_property
    def _stations(self) -> frozenset[str]:
        """The seats that have a ship on an observation station."""
        if "observation-station" not in self.tiles:
            return frozenset()
        cards = self._key.cards
        return frozenset(
            cards[ship["card"]]["seat"]
            for ship in self._key.ships.values()
            if self.is_on_tile(Spot.of(ship["hexes"]), "observation-station")
        )

    # Goals of the mission

    def own_rule(self, name: str) -> Any:
        """Return the parameters of a special rule of the mission that applies to the team, or None."""
        rule = self.mission.rules.get(name)
        return rule.params if rule is not None and rule.params["team"] == self.team else None

    @cached_property
    def _prizes(self) -> dict[str, float]:
        """The additional value of ships whose loss decides the match."""
        return {goal.ship: 12.0 for goal in self._targets}

    @cached_property
    def vital_ships(self) -> frozenset[str]:
        """The ships whose loss would lose the match."""
        return frozenset(goal.ship for goal in self._targets if goal.team != self.team)

    @property
    def _targets(self) -> Iterator[Victory]:
        return (goal for goal in self.mission.victory if goal.rule == "destroy-ship" and goal.ship)


# without this cache, the Admiral takes 4.8 % more instructions (bench.caches)
_board = lru_cache(maxsize=CACHED_BOARDS)(Board)
