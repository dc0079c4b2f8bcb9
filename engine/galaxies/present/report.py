"""The after-action report: the actions and damage of every ship, and the shot that decided the match.

The report is computed from the facts of a finished match, in order. Luck is the number of hits above the
expected number. The expected number follows from the targets' hit charts and their shields at each roll.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import singledispatchmethod
from typing import Any

import msgspec

from engine.core.facts import Fact
from engine.core.present.reporting import Report
from engine.core.present.wire import to_wire
from engine.galaxies.catalogue import Catalogue
from engine.galaxies.catalogue.model import ShipVersion
from engine.galaxies.catalogue.odds import hit_chances
from engine.galaxies.facts import (
    AttackRolled,
    AttackSettled,
    ControlTaken,
    Damaged,
    Launched,
    MatchEnded,
    Repaired,
    ShieldsChanged,
    ShipDestroyed,
    ShipEscaped,
    TurnBegan,
)
from engine.galaxies.printed import edition_of
from engine.galaxies.state import State


class ShipCondition(msgspec.Struct):
    """The condition of a ship at the end: its shields and red pegs, and how it left the board, if it did."""

    ship: str
    shields: int
    hull_damage: int
    gone: str


class ShipReport(msgspec.Struct):
    """The record of a ship card: its attacks, hits and expected hits, its damage, and the ships that it
    destroyed.

    ``struck`` lists the cells of its chart that attacks have hit, in order.
    """

    card: str
    level: str
    seat: str
    shots: int
    hits: int
    expected: float
    damage: int
    kills: int
    scars: list[ShipCondition]
    struck: list[str]


class Shot(msgspec.Struct):
    """One attack, and its chance to hit according to the chart of its target."""

    round: int
    seat: str
    card: str
    target: str
    weapon: str
    coordinate: str
    chance: float
    critical: bool
    damage: int
    destroyed: bool


class _ShotRecord(msgspec.Struct):
    """A shot, the launch cost of its target, and the range of changes from its roll to its last effect."""

    shot: Shot
    worth: int
    change: int
    until: int


class AfterAction(msgspec.Struct):
    """The whole report. It lists all ships in the order of launch, the ``best`` ship card, and the
    ``decisive`` shot."""

    rounds: int
    ships: list[ShipReport]
    best: str | None
    decisive: Shot | None


def report(state: State, changes: Iterable[Sequence[Fact[Any]]]) -> Report:
    """Return the report on a match, from its initial ``state`` and all ``changes`` in it."""
    reader = _ReportBuilder(edition_of(state))
    for number, facts in enumerate(changes):
        reader.change = number
        for fact in facts:
            reader.read_fact(fact)
    winners = [seat for seat, info in state.seats.items() if info.team == reader.winner]
    decisive, ships = _decisive_shot(reader.shots, winners), list(reader.cards.values())
    after_action = AfterAction(reader.round, ships, _best_card(ships), decisive.shot if decisive else None)
    moment = (decisive.change, decisive.until) if decisive else None
    return Report(to_wire(after_action), moment)


def _best_card(ships: Iterable[ShipReport]) -> str | None:
    """Return the most successful card, ranked by ships destroyed and damage dealt, then by hits."""
    effective = [ship for ship in ships if ship.damage or ship.kills]
    return (
        max(effective, key=lambda ship: (2 * ship.kills + ship.damage, ship.hits)).card if effective else None
    )


def _decisive_shot(records: Sequence[_ShotRecord], winners: Collection[str]) -> _ShotRecord | None:
    """Return the shot of the winners that decided the match, or the last one among equal shots.

    It is the shot that destroyed the most expensive ship. If no ship was destroyed, it is the shot that did
    most damage.
    """
    damaging = [
        record for record in records if record.shot.damage and (not winners or record.shot.seat in winners)
    ]
    return max(damaging, key=_shot_weight) if damaging else None


def _shot_weight(record: _ShotRecord) -> tuple[bool, int, int, int]:
    shot = record.shot
    return shot.destroyed, record.worth * shot.destroyed, shot.damage, record.change


class _ReportBuilder:
    """Builds the report from the facts of a match."""

    def __init__(self, edition: Catalogue) -> None:
        self.change = 0
        self.round = 0
        self.winner: str | None = None
        self.cards: dict[str, ShipReport] = {}
        self.shots: list[_ShotRecord] = []
        self._edition = edition
        self._pegs: dict[str, ShipCondition] = {}
        self._card_of: dict[str, str] = {}
        self._open: _ShotRecord | None = None
        self._hit_ship = ""  # the ship hit by the current attack

    @singledispatchmethod
    def read_fact(self, _fact: Any) -> None:
        """Read a fact. The report does not use most facts."""

    @read_fact.register
    def _read_turn(self, fact: TurnBegan) -> None:
        self.round = max(self.round, fact.round)
        self._open = None

    @read_fact.register
    def _read_launch(self, fact: Launched) -> None:
        conditions = [ShipCondition(ship, fact.shields, fact.hull_damage, gone="") for ship in fact.places]
        card, level, seat = fact.ship_card, fact.level, fact.seat
        self.cards[card] = ShipReport(card, level, seat, 0, 0, 0.0, 0, 0, conditions, struck=[])
        self._pegs |= {condition.ship: condition for condition in conditions}
        self._card_of |= dict.fromkeys(fact.places, fact.ship_card)

    @read_fact.register
    def _read_control(self, fact: ControlTaken) -> None:
        self.cards[fact.ship_card].seat = fact.to

    @read_fact.register
    def _read_roll(self, fact: AttackRolled) -> None:
        if fact.again is not None:
            if self._open:
                self._open.shot.coordinate, self._open.shot.critical = fact.coordinate, fact.critical
            return
        card, target = self.cards[self._card_of[fact.attacker]], self._card_of[fact.target]
        target_version = self._version(target)
        odds = hit_chances(target_version)
        chance = odds.up if self._pegs[fact.target].shields else odds.down
        card.shots += 1
        card.expected = round(card.expected + chance, 4)
        self._hit_ship = ""
        shot = Shot(
            self.round,
            card.seat,
            card.card,
            target,
            fact.name,
            fact.coordinate,
            round(chance, 4),
            fact.critical,
            damage=0,
            destroyed=False,
        )
        self._open = _ShotRecord(shot, target_version.launch, self.change, self.change)
        self.shots.append(self._open)

    @read_fact.register
    def _read_settlement(self, fact: AttackSettled) -> None:
        self.cards[self._card_of[fact.attacker]].hits += fact.hit
        if fact.hit:
            self._hit_ship = fact.target
            if fact.coordinate:
                self.cards[self._card_of[fact.target]].struck.append(fact.coordinate)

    @read_fact.register
    def _read_damage(self, fact: Damaged) -> None:
        pegs = self._pegs[fact.ship]
        pegs.shields, pegs.hull_damage = fact.now
        if self._open and fact.source == "attack" and fact.ship == self._hit_ship:
            damage = fact.shields + fact.hull
            self._open.shot.damage += damage
            self._open.until = self.change
            self.cards[self._open.shot.card].damage += damage

    @read_fact.register
    def _read_shields(self, fact: ShieldsChanged) -> None:
        self._pegs[fact.ship].shields = fact.now

    @read_fact.register
    def _read_repair(self, fact: Repaired) -> None:
        self._pegs[fact.ship].hull_damage = fact.now

    @read_fact.register
    def _read_destruction(self, fact: ShipDestroyed) -> None:
        self._pegs[fact.ship].gone = "destroyed"
        if self._open and fact.ship == self._hit_ship and fact.why in ("attack", "critical"):
            self._open.shot.destroyed, self._open.until = True, self.change
            self._open.shot.target = fact.ship_card
            self.cards[self._open.shot.card].kills += 1

    @read_fact.register
    def _read_escape(self, fact: ShipEscaped) -> None:
        self._pegs[fact.ship].gone = "escaped"

    @read_fact.register
    def _read_end(self, fact: MatchEnded) -> None:
        self.winner = fact.winner

    def _version(self, card: str) -> ShipVersion:
        return self._edition.ships[card].versions[self.cards[card].level]
