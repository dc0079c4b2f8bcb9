"""How good it is for a ship to stand somewhere: what it could shoot at, and what could shoot at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from engine.galaxies.catalogue.model import DIE
from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.running import run_of
from engine.galaxies.players.greedy.sight import Sight
from engine.galaxies.players.greedy.vessels import Spot, Vessel, gaps_of, gaps_to
from engine.galaxies.players.greedy.weights import Weights
from engine.galaxies.rules.ecm import ECM_DAMAGE, ECM_ON

#: How likely ECM of a ship does damage (ECM-02).
ECM_CHANCE = (DIE + 1 - ECM_ON) / DIE
#: Powers that want a foe near: how near, whether only one with its shields down, and what that is worth.
NEAR = {
    "limpet-pulse": (1, False, 0.6),
    "boarding-hooks": (1, True, 1.5),
    "grapple-decks": (1, True, 0.8),
    "drain-field": (2, False, 0.8),
}


class Target(NamedTuple):
    """A foe as one ship sees it."""

    foe: Vessel
    gains: tuple[tuple[int, float], ...]  # reach and gain of each weapon
    reach: int
    best: float
    fire: tuple[tuple[int, float], ...]  # reach and loss, as this ship's share, of each weapon of the foe


#: What a target means at one distance: gains of the weapons, hope, danger, and what powers want.
Row: TypeAlias = tuple[tuple[float, ...], float, float, float]


class Rows(dict[int, Row]):
    """What a target means at each distance: looked up rather than worked out again."""

    def __init__(self, make: Callable[[Target, int], Row], target: Target) -> None:
        super().__init__()
        self._make, self._target = make, target

    def __missing__(self, gap: int) -> Row:
        row = self[gap] = self._make(self._target, gap)
        return row


class Judge:
    """Judges places for one ship; ``armed`` if it is going to attack from there in this activation."""

    def __init__(self, sight: Sight, ship: Vessel, weights: Weights, *, armed: bool) -> None:
        self.board, self.ship, self.weights, self.armed = sight.board, ship, weights, armed
        purse = sight.energy
        self._arms = [arms for arms in ship.arms if arms.charge <= purse]
        self._still = 1 if "saturation-fire" in ship.powers else 0
        self._targets = [self._target(foe) for foe in sight.board.foes]
        self._gaps = [gaps_to(foe.where) for foe in sight.board.foes]
        self._rows = [Rows(self._row, target) for target in self._targets]
        self._run = run_of(sight)
        rescue = sight.board.own_rule("recover-survivors")
        self._recovers = rescue is not None and ship.kind.kind == rescue["kind"]
        self._patience = max(0.0, 1 - weights.boldness * max(0, sight.idle - 1))
        self._caution = self._care(sight)
        self._wants = [want for power, want in NEAR.items() if power in ship.powers]
        self._spots = self._worthy_tiles()

    def _care(self, sight: Sight) -> float:
        """The weight of danger: less for the stronger fleet, the longer nobody attacks, and for who gains
        nothing by waiting; other for ships that run for a zone, or whose loss loses the match."""
        if self.ship.card in self.board.guarded:
            return self.weights.guard
        if self._run is not None:
            return self.weights.rush
        fleets = (self.board.friends, self.board.foes)
        own, foes = (1 + sum(ship.value for ship in fleet) for fleet in fleets)
        ratio = min(1.5, float((foes / own) ** self.weights.pride))
        waiting = 1 - self.weights.haste * sight.plenty
        return ratio * self.weights.caution * self._patience * waiting

    def _target(self, foe: Vessel) -> Target:
        hidden = "void-skin" in foe.powers
        price = self.weights.energy
        gains = tuple(
            (max(1, arms.reach - hidden), max(0.0, foe.loss(arms) - price * arms.charge))
            for arms in self._arms
        )
        best = max((gain for _, gain in gains), default=0.0)
        reach = max((far for far, gain in gains if gain >= best / 2), default=1)
        return Target(foe, gains, reach, best, self._fire(foe))

    def _fire(self, foe: Vessel) -> tuple[tuple[int, float], ...]:
        """What the foe's weapons would cost, shared with the other ships that it could shoot at."""
        longest = max(arms.reach for arms in foe.arms) + foe.move
        others = sum(
            1
            for friend in self.board.friends
            if friend.name != self.ship.name and friend.where.gap(foe.where) <= longest
        )
        hidden = "void-skin" in self.ship.powers
        return tuple((arms.reach - hidden, self.ship.loss(arms) / (1 + others)) for arms in foe.arms)

    # Judging

    def value(self, where: Spot, spaces: int = 0) -> float:
        """What standing there, after moving so many spaces, is worth."""
        weights, gaps = self.weights, gaps_of(where, self._gaps)
        rows = [at[gap] for at, gap in zip(self._rows, gaps, strict=True)]
        hope = max([row[1] for row in rows], default=0.0)
        danger = sum([row[2] for row in rows])
        near = sum([row[3] for row in rows]) if self._wants else 0.0
        if danger and self.ship.size != "large" and not self.board.covered.isdisjoint(where.centres):
            danger *= weights.cover
        near -= weights.nearer * min(gaps, default=0)
        strike = self._strike(rows, spaces) if self.armed else 0.0
        worth = strike + weights.hope * hope + near - self._caution * min(danger, self.ship.value)
        return worth + self._tiles(where) + self._goals(where)

    def _strike(self, rows: list[Row], spaces: int) -> float:
        """What the weapons could gain there, each at its best target."""
        gains: list[float] = list(map(max, zip(*[row[0] for row in rows], strict=True)))
        if gains and self._still and spaces <= 1:
            gains[0] *= 1.25
        return sum(gains)

    def _row(self, target: Target, gap: int) -> Row:
        reaches = max(1, self.ship.move)
        beyond = max(0, gap - target.reach - self.ship.move)
        return (
            tuple([gain if gap <= far else 0.0 for far, gain in target.gains]),
            target.best * self.weights.fade ** (beyond / reaches),
            self._danger(target, gap),
            self._near(target.foe, gap) if self._wants else 0.0,
        )

    def _danger(self, target: Target, gap: int) -> float:
        danger = 0.0
        for far, loss in target.fire:
            if gap <= far:
                danger += loss
            elif gap <= far + target.foe.move:
                danger += loss * self.weights.far_fire
        return danger

    def _near(self, foe: Vessel, gap: int) -> float:
        wanted = 0.0
        for far, bare, worth in self._wants:
            if gap <= far and (foe.bare or not bare):
                wanted += worth
        return wanted

    def _tiles(self, where: Spot) -> float:
        if not self._spots:
            return 0.0
        covered = where.spaces
        return sum([worth for spaces, worth in self._spots if not spaces.isdisjoint(covered)])

    def _worthy_tiles(self) -> list[tuple[frozenset[Hex], float]]:
        """The tiles that it is good to stand on, for a time."""
        weights = self.weights
        worths = {
            None: weights.unknown_tile,
            "energy-source": weights.energy_source,
            "orbital-market": weights.market,
            "shield-regenerator": weights.regenerator if self.ship.shields < self.ship.printed.shields else 0,
            "observation-station": weights.station,
            "alien-artifact": weights.artifact,
        }
        tiles = self.board.tiles
        good = {kind: worth * self._patience for kind, worth in worths.items()}
        return [(spaces, worth) for kind, worth in good.items() for spaces in tiles.get(kind, ()) if worth]

    # Goals of missions

    def _goals(self, where: Spot) -> float:
        escape = self._run.value(where, self.ship, self.weights) if self._run is not None else 0.0
        return escape + self._survivors(where) if self._recovers else escape

    def _survivors(self, where: Spot) -> float:
        gap = min((where.gap(rock) for rock in self.board.rocks), default=None)
        if gap is None:
            return 0.0
        return self.weights.point * 0.8 / (1 + max(0, gap - 1) / max(1, self.ship.move))

    # Ways

    def toll(self, way: Iterable[Spot]) -> float:
        """What ECM and debris on a way cost on average (ECM-01, OBS-05)."""
        near = [t.foe for t in self._targets if t.foe.where.gap(self.ship.where) <= self.ship.move + 1]
        fields = self.board.tiles.get("debris-field", [])
        if not near and not fields:
            return 0.0
        before = {foe.name for foe in near if foe.where.gap(self.ship.where) <= 1}
        cost, here = 0.0, self.ship.where
        for place in way:
            beside = {foe.name: foe for foe in near if foe.where.gap(place) <= 1}
            cost += sum(self._ecm(foe) for name, foe in beside.items() if name not in before)
            cost += self._debris() * _entered(fields, here, place)
            before, here = set(beside), place
        return cost

    def _debris(self) -> float:
        """What a debris field costs on average (OBS-05)."""
        field = self.board.edition.tiles["debris-field"].params
        return int(field["damage_on_at_most"]) / DIE * self.ship.hurt(field["amount"])

    def _ecm(self, foe: Vessel) -> float:
        careful = self.ship.powers & {"side-jets", "jinking"}
        if foe.bare and "hot-pursuit" in self.ship.powers:
            return 0.0
        damage = ECM_DAMAGE[foe.size] if "ramming-spines" not in foe.powers else 2
        return self.ship.hurt(damage) * (ECM_CHANCE / 2 if careful else ECM_CHANCE)


def _entered(fields: list[frozenset[Hex]], here: Spot, there: Spot) -> int:
    """How many debris fields the step leads onto."""
    return sum(1 for field in fields if not field.isdisjoint(there.spaces) and field.isdisjoint(here.spaces))
