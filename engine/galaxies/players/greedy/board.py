"""What lies open on the board, read for the greedy player: ships, tiles, and how far it is to where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue import Catalogue, Mission
from engine.galaxies.catalogue.missionmodel import Victory
from engine.galaxies.catalogue.model import Layout
from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.vessels import Made, Spot, Vessel, vessel
from engine.galaxies.printed import edition

View = Mapping[str, Any]

#: What counts as the way from where there is none.
SHUT = 30

#: Several matches may be played in turns.
BOARDS_KEPT = 64


@lru_cache(maxsize=16)  # without it the Captain takes 90 times as much (bench.caches)
def _steps_to(digest: str, layout: str, zone: str) -> Mapping[Hex, int]:
    printed = edition(digest).layouts[layout]
    goal = printed.zones[zone]  # type: ignore[index]
    return {h: min(hx.distance(h, z) for z in goal) for h in printed.hexes}


class Kept(dict[str, Any]):
    """A view whose parts nobody changes: of the same parts the same board is read. Who is sent patches may
    change those of a view in place."""


class Shown:
    """The parts of a view that a board is read from: equal to the very same objects only."""

    def __init__(self, view: View) -> None:
        self.ships: Mapping[str, Any] = view["ships"]
        self.cards: Mapping[str, Any] = view["ship_cards"]
        self.tiles: Mapping[str, Any] = view["tiles"]

    def __hash__(self) -> int:
        return hash((id(self.ships), id(self.cards), id(self.tiles)))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Shown)
            and self.ships is other.ships
            and self.cards is other.cards
            and self.tiles is other.tiles
        )


class Fixed(NamedTuple):
    """What does not change in a match: its catalogue and mission, the viewer's team, and whose seats it
    has."""

    digest: str
    mission: str
    layout: str
    team: str
    seats: tuple[str, ...]


def board_of(view: View) -> Board:
    """Return the board that a view shows; of a Kept one it is read once as long as nothing moves on it."""
    seats = view["seats"]
    team = seats[view["viewer"]]["team"]
    own = tuple([name for name, seat in seats.items() if seat["team"] == team])
    read = _board if isinstance(view, Kept) else Board
    return read(Shown(view), Fixed(view["catalogue"], view["mission"], view["layout"], team, own))


class Board:
    """The board as a team sees it."""

    def __init__(self, shown: Shown, fixed: Fixed) -> None:
        self._shown, self._fixed = shown, fixed
        self.edition: Catalogue = edition(fixed.digest)
        self.mission: Mission = self.edition.missions[fixed.mission]
        self.layout: Layout = self.edition.layouts[fixed.layout]
        self.team = fixed.team

    # Ships

    @cached_property
    def vessels(self) -> dict[str, Vessel]:
        """All ships on the board."""
        return {name: self._vessel(name, ship) for name, ship in self._shown.ships.items()}

    def _vessel(self, name: str, ship: Mapping[str, Any]) -> Vessel:
        launched = self._shown.cards[ship["card"]]
        pegs = ship["shields"], ship["hull_damage"]
        return self.made(
            name, ship["card"], launched["level"], launched["seat"], Spot.of(ship["hexes"]), pegs=pegs
        )

    def made(
        self,
        name: str,
        card: str,
        level: str,
        seat: str,
        where: Spot,
        *,
        pegs: tuple[int | None, int] = (None, 0),
    ) -> Vessel:
        """A ship of a seat's card, as it is or would be there; by itself its shields are up."""
        launched = self._shown.cards.get(card)
        attached = launched["attached"] if launched else {}
        made = Made(
            digest=self._fixed.digest,
            name=name,
            card=card,
            level=level,
            seat=seat,
            own=seat in self._fixed.seats,
            where=where,
            attached=tuple([(h, a["card"]) for h, a in attached.items()]),
            prize=self._prizes.get(card, 0.0),
            farther=self._farther(seat, where),
            move=launched["move"] if launched else None,
            shields=pegs[0],
            hull_damage=pegs[1],
        )
        return vessel(made)

    @cached_property
    def foes(self) -> list[Vessel]:
        """The enemies' ships."""
        return [vessel for vessel in self.vessels.values() if not vessel.own]

    @cached_property
    def friends(self) -> list[Vessel]:
        """The team's ships."""
        return [vessel for vessel in self.vessels.values() if vessel.own]

    @cached_property
    def menaced(self) -> dict[str, set[str]]:
        """The team's ships, by name, that each foe could shoot at after a move."""
        return {foe.name: self._menaced_by(foe) for foe in self.foes}

    def _menaced_by(self, foe: Vessel) -> set[str]:
        longest = max(arms.reach for arms in foe.arms) + foe.move
        return {friend.name for friend in self.friends if friend.where.gap(foe.where) <= longest}

    def of_card(self, card: str) -> list[Vessel]:
        """The ships of a ship card."""
        return [vessel for vessel in self.vessels.values() if vessel.card == card]

    def has_target(self, card: str) -> bool:
        """Whether a ship of a card can shoot at an enemy after a move."""
        return any(
            ship.where.gap(foe.where) <= ship.move + ship.arms[0].reach
            for ship in self.of_card(card)
            for foe in self.foes
        )

    # Spaces and tiles

    @cached_property
    def full(self) -> frozenset[Hex]:
        """All full spaces."""
        return self.layout.hexes

    @cached_property
    def taken(self) -> frozenset[Hex]:
        """Spaces where no ship can come to stand: under ships and asteroids."""
        ships = {h for vessel in self.vessels.values() for h in vessel.where.spaces}
        return frozenset(ships.union(*self.tiles.get("asteroid", ())))

    @cached_property
    def tiles(self) -> dict[str | None, list[frozenset[Hex]]]:
        """The spaces of the tiles, by kind; those with the black side up under None."""
        tiles: dict[str | None, list[frozenset[Hex]]] = {}
        for tile in self._shown.tiles.values():
            tiles.setdefault(tile["kind"], []).append(frozenset(hx.parse(text) for text in tile["hexes"]))
        return tiles

    def on_tile(self, where: Spot, kind: str | None) -> bool:
        """Whether something stands on a tile of that kind."""
        tiles = self.tiles.get(kind)
        return bool(tiles) and any(h in tile for tile in tiles or () for h in where.spaces)

    @cached_property
    def rocks(self) -> list[Spot]:
        """Where the asteroids are."""
        return [Spot(tuple(sorted(tile)), 0) for tile in self.tiles.get("asteroid", ())]

    @cached_property
    def covered(self) -> frozenset[Hex]:
        """The spaces that border an asteroid."""
        return frozenset[Hex]().union(*(hx.rim(rock) for rock in self.tiles.get("asteroid", ())))

    def steps_to(self, zone: str) -> Mapping[Hex, int]:
        """How far every space is from a starting zone."""
        return _steps_to(self._fixed.digest, self._fixed.layout, zone)

    def to_escape(self, where: Spot) -> int:
        """How many steps a ship there is from where it would escape (M2-12), around rocks and those who would
        stop it; SHUT if there is no way."""
        if where.radius not in self._ways_out:
            self._ways_out[where.radius] = self._way_out(where.radius)
        steps = self._ways_out[where.radius]
        return min(steps.get(h, SHUT) for h in where.centres)

    @cached_property
    def _ways_out(self) -> dict[int, Mapping[Hex, int]]:
        return {}

    def _way_out(self, radius: int) -> Mapping[Hex, int]:
        """The steps from each space where a ship of so large a radius may have its centre."""
        rule = self.mission.rules["escape"]
        guards = self.foes if rule.params["team"] == self.team else self.friends
        free = self.full - {h for ship in guards for h in ship.where.spaces}.union(
            *self.tiles.get("asteroid", ())
        )
        goal = frozenset(self.layout.zones[rule.params["zone"]])
        if radius:
            free = frozenset(h for h in free if free.issuperset(hx.within(h, radius)))
            goal = frozenset(h for h in free if not goal.isdisjoint(hx.within(h, radius)))
        edge: Set[Hex] = free & goal
        steps = dict.fromkeys(edge, 0)
        while edge:
            gone = 1 + steps[next(iter(edge))]
            edge = {near for h in edge for near in hx.neighbours(h)} & free - steps.keys()
            steps |= dict.fromkeys(edge, gone)
        return steps

    def _farther(self, seat: str, where: Spot) -> int:
        """What tiles add to the range of a seat's primary weapons there (DSC-09, DSC-12, DSC-31)."""
        bonus = 0
        if self.on_tile(where, "alien-artifact"):
            bonus += int(self.edition.tiles["alien-artifact"].params["range_add"])
        if seat in self._stations:
            bonus += int(self.edition.tiles["observation-station"].params["range_add"])
        return bonus

    @cached_property
    def _stations(self) -> frozenset[str]:
        """Whose ships stand on an observation station."""
        if "observation-station" not in self.tiles:
            return frozenset()
        cards = self._shown.cards
        return frozenset(
            cards[ship["card"]]["seat"]
            for ship in self._shown.ships.values()
            if self.on_tile(Spot.of(ship["hexes"]), "observation-station")
        )

    # Goals of the mission

    def own_rule(self, name: str) -> Any:
        """The numbers of a special rule of the mission that is for the team, or None."""
        rule = self.mission.rules.get(name)
        return rule.params if rule is not None and rule.params["team"] == self.team else None

    @cached_property
    def _prizes(self) -> dict[str, float]:
        """Ships whose loss decides the match, and what that is worth."""
        return {goal.ship: 12.0 for goal in self._targets}

    @cached_property
    def guarded(self) -> frozenset[str]:
        """Those of them whose loss would lose it."""
        return frozenset(goal.ship for goal in self._targets if goal.team != self.team)

    @property
    def _targets(self) -> Iterator[Victory]:
        return (goal for goal in self.mission.victory if goal.rule == "destroy-ship" and goal.ship)


_board = lru_cache(maxsize=BOARDS_KEPT)(Board)  # without it the Admiral takes 4.8 % more (bench.caches)
