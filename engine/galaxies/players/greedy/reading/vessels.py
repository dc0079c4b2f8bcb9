"""Ships as the greedy player sees them, with their printed numbers, positions, distances and values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue import Catalogue, ShipType, ShipVersion
from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.reading.odds import Odds, odds_of
from engine.galaxies.printed import edition_by_digest

#: The value, in launch energy, that an attached tactic card adds to a ship card.
ATTACHED = 1.5


class Spot(NamedTuple):
    """The place of a ship or tile: its centres, and the radius of the spaces that it covers around them."""

    centres: tuple[Hex, ...]
    radius: int

    @classmethod
    def of(cls, spaces: Iterable[str]) -> Spot:
        """Return the spot of a ship's spaces, the centre of a large ship first."""
        return _spot_of(tuple(spaces))

    def gap(self, other: Spot) -> int:
        """Return the distance, in spaces, to another spot."""
        return _gap(self, other)

    @property
    def spaces(self) -> tuple[Hex, ...]:
        """All spaces that the ship or tile covers."""
        return self.centres if not self.radius else (*self.centres, *hx.neighbours(self.centres[0]))


@lru_cache(maxsize=8192)  # without this cache, the Admiral takes 3.8 % more instructions (bench.caches)
def _spot_of(spaces: tuple[str, ...]) -> Spot:
    covered = tuple([hx.parse_space(text) for text in spaces])
    return Spot(covered[:1], 1) if len(covered) == 7 else Spot(covered, 0)


class Gaps(dict[Hex, int]):
    """Maps a space to its distance from a spot. Each distance is computed once."""

    def __init__(self, goal: Spot) -> None:
        super().__init__()
        self._goal = goal

    def __missing__(self, space: Hex) -> int:
        gap = self[space] = min(hx.distance(space, h) for h in self._goal.centres) - self._goal.radius
        return gap


# without this cache, the Captain takes 8.8 % more instructions (bench.caches)
gaps_to = lru_cache(maxsize=4096)(Gaps)


def gaps_of(spot: Spot, gap_maps: Sequence[Gaps]) -> list[int]:
    """Return the distances, in spaces, between a spot and several other spots."""
    centres, radius = spot
    if len(centres) == 1:
        (centre,) = centres
        raw_gaps = [gaps[centre] for gaps in gap_maps]
    else:
        front, rear = centres
        raw_gaps = [min(gaps[front], gaps[rear]) for gaps in gap_maps]
    return [gap - radius if gap > radius else 0 for gap in raw_gaps]


# without this cache, the Captain takes 3.1 % more instructions in blockade-run (bench.caches)
@lru_cache(maxsize=1 << 16)
def _gap(first: Spot, second: Spot) -> int:
    gap = min(hx.distance(a, b) for a in first.centres for b in second.centres)
    return max(0, gap - first.radius - second.radius)


class WeaponProfile(NamedTuple):
    """A weapon with all its modifiers. ``up`` and ``down`` are the damage of a hit while the target's shields
    are up or down."""

    key: str
    reach: int
    attacks: int
    up: int
    down: int
    charge: int


class VesselSpec(NamedTuple):
    """The data of a :class:`Vessel`. None means that the printed number applies. ``farther`` is the range
    bonus from tiles."""

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
    """A real or hypothetical ship on the board."""

    def __init__(self, spec: VesselSpec) -> None:
        edition = edition_by_digest(spec.digest)
        self.name, self.card, self.level = spec.name, spec.card, spec.level
        self.own, self.where, self.seat = spec.own, spec.where, spec.seat
        self.kind: ShipType = edition.ships[spec.card]
        self.printed: ShipVersion = self.kind.versions[spec.level]
        self.odds: Odds = odds_of(spec.digest, spec.card, spec.level)
        self.size: str = self.kind.size
        self.shields = self.printed.shields if spec.shields is None else spec.shields
        self.hull = max(1, self.printed.hull - spec.hull_damage)
        self.move: int = self.printed.move if spec.move is None else spec.move
        self.attached: dict[str, str] = dict(spec.attached)
        self.powers = {power.id for power in self.printed.powers}
        for tactic in self.attached.values():
            self.powers |= {power.id for power in edition.tactics[tactic].powers}
        self.full_value: float = (
            self.printed.launch + (ATTACHED * len(self.attached) + spec.prize)
        ) / self.kind.ships
        self.weapons = tuple(self._weapon_profiles(edition, spec.farther))
        #: The value of the ship with its current damage.
        self.value: float = self.full_value * self.odds.remaining_value(self.shields, self.hull)

    @property
    def shields_down(self) -> bool:
        """Whether the shields are down."""
        return self.shields == 0

    @property
    def damaged(self) -> bool:
        """Whether the ship has fewer shields or less hull than printed."""
        return self.shields < self.printed.shields or self.hull < self.printed.hull

    def loss(self, weapon: WeaponProfile, attacks: int | None = None) -> float:
        """Return the average value that the ship would lose through a weapon's attacks."""
        count = weapon.attacks if attacks is None else attacks
        return self.full_value * self.odds.shot_loss(self.shields, self.hull, count, weapon.up, weapon.down)

    def damage_loss(self, amount: int) -> float:
        """Return the value that the ship would lose through direct damage."""
        return self.full_value * self.odds.damage_loss(self.shields, self.hull, amount)

    def _weapon_profiles(self, edition: Catalogue, farther: int) -> Iterator[WeaponProfile]:
        weapons = {"primary": self.printed.primary}
        if self.printed.secondary is not None:
            weapons["secondary"] = self.printed.secondary
        for handle, card in self.attached.items():
            extra = edition.tactics[card].weapon
            if extra is not None:
                weapons[handle] = extra
        for key, base in weapons.items():
            is_primary = key == "primary"
            attacks = base.attacks + (is_primary and "no-quarter" in self.powers)
            reach = base.range + (farther if is_primary else 0)
            up, down = base.strength, base.strength
            if is_primary and self.powers & {"vecton-sting", "vecton-wash"}:
                up += 1
            if is_primary and "blood-up" in self.powers:
                down += 1
            if self.attached.get(key) == "lr5-ripper-cannon":
                down += 1
            yield WeaponProfile(key, reach, attacks, up, down, base.charge)


# without this cache, the Captain takes 4.6 % more instructions (bench.caches)
vessel = lru_cache(maxsize=4096)(Vessel)
