"""The value of a place for a ship, based on the targets within its range and the enemies that can shoot at
it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.galaxies.catalogue.model import DIE
from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.reading.board import Board
from engine.galaxies.players.greedy.reading.parsed_view import ParsedView
from engine.galaxies.players.greedy.reading.vessels import Spot, Vessel, gaps_of, gaps_to
from engine.galaxies.players.greedy.running import find_escape_run
from engine.galaxies.players.greedy.weights import Weights
from engine.galaxies.rules.ecm import ECM_DAMAGE, ECM_THRESHOLD

#: The probability that a ship's ECM does damage (ECM-02).
ECM_CHANCE = (DIE + 1 - ECM_THRESHOLD) / DIE
#: The powers that need an enemy nearby: the maximum distance, whether its shields must be down, and the
#: value.
NEAR = {
    "limpet-pulse": (1, False, 0.6),
    "boarding-hooks": (1, True, 1.5),
    "grapple-decks": (1, True, 0.8),
    "drain-field": (2, False, 0.8),
}


#: The effects of an enemy at one distance: the gain of each weapon, the value of possible later attacks, the
#: danger, and the value of powers.
Row: TypeAlias = tuple[tuple[float, ...], float, float, float]


class Target(NamedTuple):
    """An enemy ship from the viewpoint of one ship, regardless of their positions."""

    gains: tuple[tuple[int, float], ...]  # range and gain of each weapon
    fire: tuple[tuple[int, float], ...]  # range and this ship's share of the loss for each enemy weapon
    pace: int  # the movement of this ship
    chase: int  # the movement of the enemy
    wants: tuple[tuple[int, float], ...]  # range and value of each power that needs an enemy nearby
    fade: float
    far_fire: float


class Rows(dict[int, Row]):
    """Maps a distance to the effects of a target at that distance. Each row is computed once."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self._target = target
        self._best = max((gain for _, gain in target.gains), default=0.0)
        self._reach = max((reach for reach, gain in target.gains if gain >= self._best / 2), default=1)

    def __missing__(self, gap: int) -> Row:
        target = self._target
        excess = max(0, gap - self._reach - target.pace)
        row = self[gap] = (
            tuple([gain if gap <= reach else 0.0 for reach, gain in target.gains]),
            self._best * target.fade ** (excess / max(1, target.pace)),
            self._danger(gap),
            sum([value for reach, value in target.wants if gap <= reach]),
        )
        return row

    def _danger(self, gap: int) -> float:
        danger = 0.0
        for reach, loss in self._target.fire:
            if gap <= reach:
                danger += loss
            elif gap <= reach + self._target.chase:
                danger += loss * self._target.far_fire
        return danger


#: The columns of a place without any targets.
NO_ROWS: tuple[tuple[()], ...] = ((), (), (), ())
# without this cache, the Captain takes 6 to 10 % more instructions (bench.caches)
rows_of = lru_cache(maxsize=8192)(Rows)


def enemy_fire(board: Board, ship: Vessel, foe: Vessel) -> tuple[tuple[int, float], ...]:
    """Return the range and the average loss for each weapon of an enemy. The loss is divided among all ships
    that the enemy could shoot at."""
    other_targets = len(board.threatened_ships[foe.name] - {ship.name})
    range_penalty = "void-skin" in ship.powers
    return tuple(
        [(weapon.reach - range_penalty, ship.loss(weapon) / (1 + other_targets)) for weapon in foe.weapons]
    )


class PlaceEvaluator:
    """Evaluates places for one ship. ``armed`` means that the ship will attack from the place in this
    activation."""

    def __init__(self, parsed: ParsedView, ship: Vessel, weights: Weights, *, armed: bool) -> None:
        self.board, self.ship, self.weights, self.armed = parsed.board, ship, weights, armed
        energy = parsed.energy
        self._weapons = [weapon for weapon in ship.weapons if weapon.charge <= energy]
        self._max_moved_for_bonus = 1 if "saturation-fire" in ship.powers else 0
        self._gaps = [gaps_to(foe.where) for foe in parsed.board.foes]
        near_powers = [near_power for power, near_power in NEAR.items() if power in ship.powers]
        self._rows = [rows_of(self._target(foe, near_powers)) for foe in parsed.board.foes]
        self._run = find_escape_run(parsed)
        survivor_rule = parsed.board.own_rule("recover-survivors")
        self._can_recover = survivor_rule is not None and ship.kind.kind == survivor_rule["kind"]
        self._patience = max(0.0, 1 - weights.boldness * max(0, parsed.idle_rounds - 1))
        self._caution = self._danger_weight(parsed)
        self._spots = self._valuable_tiles()

    def _danger_weight(self, parsed: ParsedView) -> float:
        """Return the weight of danger.

        The weight is lower for the stronger fleet, after rounds without an attack, and if waiting gains
        nothing. It is higher for damaged ships. Ships that head for a zone, and ships whose loss loses the
        match, have their own weights.
        """
        if self.ship.card in self.board.vital_ships:
            return self.weights.guard
        if self._run is not None:
            return self.weights.rush
        fleets = (self.board.friends, self.board.foes)
        own_value, enemy_value = (1 + sum(ship.value for ship in fleet) for fleet in fleets)
        ratio = min(1.5, float((enemy_value / own_value) ** self.weights.pride))
        eagerness = 1 - self.weights.haste * parsed.surplus
        wounds = self.weights.wounds if self.ship.damaged else 1.0
        return ratio * wounds * self.weights.caution * self._patience * eagerness

    def _target(self, foe: Vessel, near_powers: Iterable[tuple[int, bool, float]]) -> Target:
        range_penalty = "void-skin" in foe.powers
        price = self.weights.energy
        gains = tuple(
            [
                (max(1, weapon.reach - range_penalty), max(0.0, foe.loss(weapon) - price * weapon.charge))
                for weapon in self._weapons
            ]
        )
        return Target(
            gains=gains,
            fire=enemy_fire(self.board, self.ship, foe),
            pace=self.ship.move,
            chase=foe.move,
            wants=tuple(
                [
                    (reach, value)
                    for reach, needs_no_shields, value in near_powers
                    if foe.shields_down or not needs_no_shields
                ]
            ),
            fade=self.weights.fade,
            far_fire=self.weights.far_fire,
        )

    # Evaluation

    def value(self, where: Spot, spaces: int = 0) -> float:
        """Return the value of a spot after moving ``spaces`` spaces."""
        weights, gaps = self.weights, gaps_of(where, self._gaps)
        rows = [row[gap] for row, gap in zip(self._rows, gaps, strict=True)]
        gain_rows, later_gains, dangers, power_values = zip(*rows, strict=True) if rows else NO_ROWS
        danger, power_value = sum(dangers), sum(power_values) - weights.nearer * min(gaps, default=0)
        if (
            danger
            and self.ship.size != "large"
            and not self.board.spaces_with_cover.isdisjoint(where.centres)
        ):
            danger *= weights.cover
        gain = self._best_gains(gain_rows, spaces) if self.armed else 0.0
        later_gain = weights.hope * max(later_gains, default=0.0)
        value: float = gain + later_gain + power_value - self._caution * min(danger, self.ship.value)
        return value + self._tile_value(where) + self._goal_value(where)

    def _best_gains(self, gain_rows: Iterable[tuple[float, ...]], spaces: int) -> float:
        """Return the gain of all weapons at a spot if each attacks its best target."""
        gains: list[float] = list(map(max, zip(*gain_rows, strict=True)))
        if gains and self._max_moved_for_bonus and spaces <= 1:
            gains[0] *= 1.25
        return sum(gains)

    def _tile_value(self, where: Spot) -> float:
        if not self._spots:
            return 0.0
        covered = where.spaces
        return sum([value for spaces, value in self._spots if not spaces.isdisjoint(covered)])

    def _valuable_tiles(self) -> list[tuple[frozenset[Hex], float]]:
        """Return the tiles on which it is good to stay for some time, with their value."""
        weights = self.weights
        values = {
            None: weights.unknown_tile,
            "energy-source": weights.energy_source,
            "orbital-market": weights.market,
            "shield-regenerator": weights.regenerator if self.ship.shields < self.ship.printed.shields else 0,
            "observation-station": weights.station,
            "alien-artifact": weights.artifact,
        }
        tiles = self.board.tiles
        current_values = {kind: value * self._patience for kind, value in values.items()}
        return [
            (spaces, value)
            for kind, value in current_values.items()
            for spaces in tiles.get(kind, ())
            if value
        ]

    # Goals of missions

    def _goal_value(self, where: Spot) -> float:
        escape = self._run.value(where, self.ship, self.weights) if self._run is not None else 0.0
        return escape + self._survivor_value(where) if self._can_recover else escape

    def _survivor_value(self, where: Spot) -> float:
        gap = min((where.gap(rock) for rock in self.board.rocks), default=None)
        if gap is None:
            return 0.0
        return self.weights.point * 0.8 / (1 + max(0, gap - 1) / max(1, self.ship.move))

    # Paths

    def path_cost(self, path: Iterable[Spot]) -> float:
        """Return the average loss through ECM and debris along a path (ECM-01, OBS-05)."""
        nearby = [foe for foe in self.board.foes if foe.where.gap(self.ship.where) <= self.ship.move + 1]
        fields = self.board.tiles.get("debris-field", [])
        if not nearby and not fields:
            return 0.0
        adjacent_before = {foe.name for foe in nearby if foe.where.gap(self.ship.where) <= 1}
        cost, current = 0.0, self.ship.where
        for place in path:
            adjacent = {foe.name: foe for foe in nearby if foe.where.gap(place) <= 1}
            cost += sum(self._ecm_cost(foe) for name, foe in adjacent.items() if name not in adjacent_before)
            cost += self._debris_cost() * _fields_entered(fields, current, place)
            adjacent_before, current = set(adjacent), place
        return cost

    def _debris_cost(self) -> float:
        """Return the average loss through a debris field (OBS-05)."""
        field = self.board.edition.tiles["debris-field"].params
        return int(field["damage_on_at_most"]) / DIE * self.ship.damage_loss(field["amount"])

    def _ecm_cost(self, foe: Vessel) -> float:
        is_protected = self.ship.powers & {"side-jets", "jinking"}
        if foe.shields_down and "hot-pursuit" in self.ship.powers:
            return 0.0
        damage = ECM_DAMAGE[foe.size] if "ramming-spines" not in foe.powers else 2
        return self.ship.damage_loss(damage) * (ECM_CHANCE / 2 if is_protected else ECM_CHANCE)


def _fields_entered(fields: list[frozenset[Hex]], start: Spot, end: Spot) -> int:
    """Return the number of debris fields that a step enters."""
    return sum(1 for field in fields if not field.isdisjoint(end.spaces) and field.isdisjoint(start.spaces))
