"""A view, read for the greedy player: ships with their printed numbers, enemies, energy, tiles, goals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue import Catalogue, Mission, ShipType, ShipVersion, TacticCard
from engine.galaxies.catalogue.missionmodel import Victory
from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.odds import Odds, odds_of
from engine.galaxies.printed import edition

View = Mapping[str, Any]

#: With so much energy more than can be used in a turn there is plenty.
PLENTY = 12

#: What an attached tactic card adds to the worth of a ship card, in launch energy.
ATTACHED = 1.5

#: The key of the lines of the log that tell of attacks.
ATTACK = "attack"


class Spot(NamedTuple):
    """Where something stands: centres, and how many spaces around them it covers."""

    centres: tuple[Hex, ...]
    radius: int

    @classmethod
    def of(cls, spaces: Iterable[str]) -> Spot:
        """Read the spaces of a ship, a large one's centre first."""
        return _spot_of(tuple(spaces))

    def gap(self, other: Spot) -> int:
        """The distance between the two in spaces."""
        return _gap(self, other)

    @property
    def spaces(self) -> tuple[Hex, ...]:
        """All spaces covered."""
        return self.centres if not self.radius else (*self.centres, *hx.neighbours(self.centres[0]))


@lru_cache(maxsize=8192)
def _spot_of(spaces: tuple[str, ...]) -> Spot:
    covered = tuple([hx.parse(text) for text in spaces])
    return Spot(covered[:1], 1) if len(covered) == 7 else Spot(covered, 0)


class Gaps(dict[Hex, int]):
    """How far spaces are from where something stands: looked up rather than worked out again."""

    def __init__(self, goal: Spot) -> None:
        super().__init__()
        self._goal = goal

    def __missing__(self, space: Hex) -> int:
        far = self[space] = min(hx.distance(space, h) for h in self._goal.centres) - self._goal.radius
        return far

    def of(self, where: Spot) -> int:
        """Return the distance of another thing in spaces."""
        centres, radius = where
        far = self[centres[0]] if len(centres) == 1 else min([self[h] for h in centres])
        return far - radius if far > radius else 0


gaps_to = lru_cache(maxsize=4096)(Gaps)  # without it the Captain takes 8.8 % more (bench.caches)


@lru_cache(maxsize=1 << 16)  # without it the Captain takes 1 to 4 % more, by the mission (bench.caches)
def _gap(one: Spot, other: Spot) -> int:
    far = min(hx.distance(a, b) for a in one.centres for b in other.centres)
    return max(0, far - one.radius - other.radius)


@lru_cache(maxsize=16)  # without it the Captain takes 90 times as much (bench.caches)
def _steps_to(digest: str, layout: str, zone: str) -> Mapping[Hex, int]:
    printed = edition(digest).layouts[layout]
    goal = printed.zones[zone]  # type: ignore[index]
    return {h: min(hx.distance(h, z) for z in goal) for h in printed.hexes}


class Arms(NamedTuple):
    """A weapon as it would fire: damage of a hit with the target's shields up and down."""

    key: str
    reach: int
    attacks: int
    up: int
    down: int
    charge: int


class Made(NamedTuple):
    """All that makes a :class:`Vessel`; what is None is as printed, and ``farther`` is what tiles add to its
    range."""

    digest: str
    name: str
    card: str
    level: str
    seat: str
    own: bool
    where: Spot
    attached: tuple[tuple[str, str], ...]
    prize: float
    farther: int
    move: int | None
    shields: int | None = None
    hull_damage: int = 0


class Vessel:
    """A ship on the board, or one that might stand there."""

    def __init__(self, made: Made) -> None:
        edition_ = edition(made.digest)
        self.name, self.card, self.level = made.name, made.card, made.level
        self.own, self.where, self.seat = made.own, made.where, made.seat
        self.kind: ShipType = edition_.ships[made.card]
        self.printed: ShipVersion = self.kind.versions[made.level]
        self.odds: Odds = odds_of(made.digest, made.card, made.level)
        self.size: str = self.kind.size
        self.shields = self.printed.shields if made.shields is None else made.shields
        self.hull = max(1, self.printed.hull - made.hull_damage)
        self.move: int = self.printed.move if made.move is None else made.move
        self.attached: dict[str, str] = dict(made.attached)
        self.powers = {power.id for power in self.printed.powers}
        for tactic in self.attached.values():
            self.powers |= {power.id for power in edition_.tactics[tactic].powers}
        self.worth: float = (
            self.printed.launch + (ATTACHED * len(self.attached) + made.prize)
        ) / self.kind.ships
        self.arms = tuple(self._arms(edition_, made.farther))
        #: The worth of what is left of it.
        self.value: float = self.worth * self.odds.left(self.shields, self.hull)

    @property
    def bare(self) -> bool:
        """Whether the shields are down."""
        return self.shields == 0

    def loss(self, arms: Arms, attacks: int | None = None) -> float:
        """What the attacks of a weapon would cost its player on average."""
        count = arms.attacks if attacks is None else attacks
        return self.worth * self.odds.shot(self.shields, self.hull, count, arms.up, arms.down)

    def hurt(self, amount: int) -> float:
        """What direct damage would cost its player."""
        return self.worth * self.odds.hurt(self.shields, self.hull, amount)

    def _arms(self, edition_: Catalogue, farther: int) -> Iterator[Arms]:
        weapons = {"primary": self.printed.primary}
        if self.printed.secondary is not None:
            weapons["secondary"] = self.printed.secondary
        for handle, card in self.attached.items():
            extra = edition_.tactics[card].weapon
            if extra is not None:
                weapons[handle] = extra
        for key, weapon in weapons.items():
            first = key == "primary"
            attacks = weapon.attacks + (first and "no-quarter" in self.powers)
            reach = weapon.range + (farther if first else 0)
            up, down = weapon.strength, weapon.strength
            if first and self.powers & {"vecton-sting", "vecton-wash"}:
                up += 1
            if first and "blood-up" in self.powers:
                down += 1
            if self.attached.get(key) == "lr5-ripper-cannon":
                down += 1
            yield Arms(key, reach, attacks, up, down, weapon.charge)


vessel = lru_cache(maxsize=4096)(Vessel)  # without it the Captain takes 4.6 % more (bench.caches)


class Sight:
    """A view, read once for one decision."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: str = view["viewer"]
        self.digest: str = view["catalogue"]
        self.edition: Catalogue = edition(self.digest)
        self.seats: Mapping[str, Any] = view["seats"]
        self.team: str = self.seats[self.me]["team"]
        self.energy: int = self.seats[self.me]["energy"]
        self.hand: Mapping[str, Any] = view["hand"]

    # The fleets

    @cached_property
    def vessels(self) -> dict[str, Vessel]:
        """All ships on the board."""
        return {name: self._vessel(name, ship) for name, ship in self.view["ships"].items()}

    def _vessel(self, name: str, ship: Mapping[str, Any]) -> Vessel:
        launched = self.view["ship_cards"][ship["card"]]
        own = self.seats[launched["seat"]]["team"] == self.team
        pegs = ship["shields"], ship["hull_damage"]
        return self._made(name, ship["card"], launched["level"], own, Spot.of(ship["hexes"]), pegs=pegs)

    def _made(
        self,
        name: str,
        card: str,
        level: str,
        own: bool,
        where: Spot,
        *,
        pegs: tuple[int | None, int] = (None, 0),
    ) -> Vessel:
        launched = self.view["ship_cards"].get(card)
        attached = launched["attached"] if launched else {}
        seat = launched["seat"] if launched else self.me
        made = Made(
            digest=self.digest,
            name=name,
            card=card,
            level=level,
            seat=seat,
            own=own,
            where=where,
            attached=tuple([(h, a["card"]) for h, a in attached.items()]),
            prize=self.prizes.get(card, 0.0),
            farther=self.farther(seat, where),
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
    def mine(self) -> list[Vessel]:
        """The ships that the viewer commands."""
        return [vessel for vessel in self.friends if vessel.seat == self.me]

    def of_card(self, card: str) -> list[Vessel]:
        """The ships of a ship card."""
        return [vessel for vessel in self.vessels.values() if vessel.card == card]

    def waiting(self, card: str, where: Spot) -> Vessel:
        """A ship of a card that is not launched yet, as it would stand there."""
        levels = {listed["card"]: listed["level"] for listed in self.seats[self.me]["fleet"]}
        levels |= {name: shown["level"] for name, shown in self.view["screen"].items()}
        launched = self.view["ship_cards"].get(card)
        level = launched["level"] if launched else levels.get(card, "standard")
        return self._made("", card, level, True, where)

    # The board

    @cached_property
    def full(self) -> frozenset[Hex]:
        """All full spaces."""
        return self.edition.layouts[self.view["layout"]].hexes

    @cached_property
    def taken(self) -> frozenset[Hex]:
        """Spaces where no ship can come to stand: under ships and asteroids."""
        ships = {h for vessel in self.vessels.values() for h in vessel.where.spaces}
        return frozenset(ships.union(*self.tiles.get("asteroid", ())))

    @cached_property
    def tiles(self) -> dict[str | None, list[frozenset[Hex]]]:
        """The spaces of the tiles, by kind; those with the black side up under None."""
        tiles: dict[str | None, list[frozenset[Hex]]] = {}
        for tile in self.view["tiles"].values():
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

    def steps_to(self, zone: str) -> Mapping[Hex, int]:
        """How far every space is from a starting zone."""
        return _steps_to(self.digest, self.view["layout"], zone)

    @cached_property
    def covered(self) -> frozenset[Hex]:
        """The spaces that border an asteroid."""
        return frozenset[Hex]().union(*(hx.rim(rock) for rock in self.tiles.get("asteroid", ())))

    def farther(self, seat: str, where: Spot) -> int:
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
        cards = self.view["ship_cards"]
        return frozenset(
            cards[ship["card"]]["seat"]
            for ship in self.view["ships"].values()
            if self.on_tile(Spot.of(ship["hexes"]), "observation-station")
        )

    def due(self, *, again: bool) -> int:
        """The energy that activating all own ships costs that have a target in reach or run for a zone; those
        that are activated count only if they can be ``again``."""
        runs = self.own_rule("escape") is not None
        return sum(
            launched["activation"]
            for card, launched in self.view["ship_cards"].items()
            if launched["seat"] == self.me
            and (again or not launched["activated"])
            and (runs or self.has_target(card))
        )

    @cached_property
    def plenty(self) -> float:
        """How much of the energy is of no use, from 0 to 1: what is left when all own ships are launched and
        activated."""
        need = 1 + sum(int(shown["cost"]) for shown in self.view["screen"].values())
        for launched in self.view["ship_cards"].values():
            if launched["seat"] == self.me and not launched["activated"]:
                need += int(launched["activation"])
        return min(1.0, max(0, self.energy - need) / PLENTY)

    def has_target(self, card: str) -> bool:
        """Whether a ship of a card can shoot at an enemy after a move."""
        return any(
            ship.where.gap(foe.where) <= ship.move + ship.arms[0].reach
            for ship in self.of_card(card)
            for foe in self.foes
        )

    # The match

    @cached_property
    def mission(self) -> Mission:
        """The mission as it is printed."""
        return self.edition.missions[self.view["mission"]]

    def own_rule(self, name: str) -> Any:
        """The numbers of a special rule of the mission that is for this player's team, or None."""
        rule = self.mission.rules.get(name)
        return rule.params if rule is not None and rule.params["team"] == self.team else None

    @property
    def lacking(self) -> int:
        """The victory points that the own team lacks for winning by points."""
        goals = (goal for goal in self.mission.victory if goal.rule == "points" and goal.team == self.team)
        return sum(goal.points for goal in goals) - int(self.view["teams"][self.team]["victory_points"])

    @cached_property
    def prizes(self) -> dict[str, float]:
        """Ships whose loss decides the match, and what that is worth."""
        return {goal.ship: 12.0 for goal in self._targets}

    @cached_property
    def guarded(self) -> frozenset[str]:
        """Those of them whose loss would lose it."""
        return frozenset(goal.ship for goal in self._targets if goal.team != self.team)

    @property
    def _targets(self) -> Iterator[Victory]:
        return (goal for goal in self.mission.victory if goal.rule == "destroy-ship" and goal.ship)

    @cached_property
    def idle(self) -> int:
        """How many rounds ago an attack was last made, as far as the log tells; a match begins with 0."""
        shots = [line["round"] for line in self.view["log"] if line["text"]["key"] == ATTACK]
        return max(0, int(self.view["round"]) - max(shots, default=1))

    def card(self, name: str) -> TacticCard:
        """What is printed on a tactic card."""
        return self.edition.tactics[name]
