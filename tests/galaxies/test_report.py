"""The after-action report: read from the facts of a finished match."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.matches.record import Playback
from engine.core.present.reporting import Report, Reporting
from engine.core.secret import Secret
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME
from engine.galaxies.catalogue.odds import hit_chances
from engine.galaxies.facts import (
    AttackRolled,
    AttackSettled,
    Damaged,
    Launched,
    MatchEnded,
    ShieldsChanged,
    ShipDestroyed,
    TurnBegan,
)
from tests.properties.matches import record_of


def new_match() -> Any:
    players = {seat: SeatedPlayer(seat) for seat in ("isn-1", "wretch-1")}
    options = GAME.check_options("dead-zone", {})
    return GAME.new_match(Setup("m1", "dead-zone", options, players, "c"))


def launch_fact(seat: str, card: str, shields: int) -> Launched:
    return Launched(seat, card, "standard", {f"{card}.1": ()}, shields, Secret([], ()))


def shot(is_hit: bool, *, attacker: str, target: str, reroll: str | None = None) -> list[Any]:
    attack = AttackRolled(
        f"{attacker}.1", f"{target}.1", "primary", "Laser", "C4", "#", is_hit, False, reroll
    )
    return [attack, AttackSettled(f"{attacker}.1", f"{target}.1", is_hit, "", "C4" if is_hit else None)]


def damage_fact(card: str, shields: int, hull: int, pegs: tuple[int, int], source: str = "attack") -> Damaged:
    return Damaged(f"{card}.1", shields, hull, source, "attack", pegs)


@pytest.fixture
def cards() -> tuple[str, str]:
    """The cards of a ship of each side."""
    ships = GAME.catalogue.ships.values()
    isn, wretch = (
        next(s.id for s in ships if s.faction == name and s.ships == 1) for name in ("isn", "wretch")
    )
    return isn, wretch


def make_report(cards: tuple[str, str]) -> Report:
    isn, wretch = cards
    attacker, target = f"{isn}.1", f"{wretch}.1"
    ship_cards = {"attacker": isn, "target": wretch}
    changes: list[list[Any]] = [
        [launch_fact("isn-1", isn, 2), launch_fact("wretch-1", wretch, 1), TurnBegan("isn-1", 1)],
        shot(False, **ship_cards),
        [*shot(True, **ship_cards), damage_fact(wretch, 1, 1, (0, 1))],
        shot(True, attacker=wretch, target=isn),
        [damage_fact(isn, 1, 0, (1, 0)), damage_fact(isn, 1, 0, (0, 0), "mine"), TurnBegan("isn-1", 2)],
        [ShieldsChanged(attacker, 1, 1, "repair")],
        shot(True, **ship_cards),
        [damage_fact(wretch, 0, 2, (0, 3)), ShipDestroyed(target, wretch, "attack")],
        [MatchEnded("isn", "elimination")],
    ]
    report: Report = GAME.report(new_match(), changes)
    return report


def test_a_report_counts_shots_hits_damage_and_expected_hits(cards: tuple[str, str]) -> None:
    isn, wretch = cards
    report = make_report(cards)
    ship, other = report.content["ships"]
    odds = hit_chances(GAME.catalogue.ships[wretch].versions["standard"])
    assert (ship["card"], ship["seat"], ship["level"]) == (isn, "isn-1", "standard")
    assert (ship["shots"], ship["hits"], ship["damage"], ship["kills"]) == (3, 2, 4, 1)
    assert ship["expected"] == pytest.approx(2 * odds.up + odds.down, abs=1e-3)
    assert (other["card"], other["shots"], other["hits"], other["damage"]) == (wretch, 1, 1, 1)
    assert (report.content["best"], report.content["rounds"]) == (isn, 2)


def test_a_report_keeps_the_damage_marks_of_every_ship(cards: tuple[str, str]) -> None:
    isn, wretch = cards
    ships = make_report(cards).content["ships"]
    assert [ship["struck"] for ship in ships] == [["C4"], ["C4", "C4"]]
    scars = [ship["scars"] for ship in ships]
    assert scars == [
        [{"ship": f"{isn}.1", "shields": 1, "hull_damage": 0, "gone": ""}],
        [{"ship": f"{wretch}.1", "shields": 0, "hull_damage": 3, "gone": "destroyed"}],
    ]


def test_the_shot_that_destroyed_the_most_expensive_ship_is_decisive(cards: tuple[str, str]) -> None:
    isn, wretch = cards
    report = make_report(cards)
    assert report.moment == (6, 7), "from the roll to the end of the ship"
    decisive_shot = report.content["decisive"]
    assert (
        decisive_shot["card"],
        decisive_shot["target"],
        decisive_shot["destroyed"],
        decisive_shot["damage"],
    ) == (
        isn,
        wretch,
        True,
        2,
    )
    assert (decisive_shot["round"], decisive_shot["coordinate"], decisive_shot["seat"]) == (2, "C4", "isn-1")


def test_a_match_without_damage_has_no_decisive_shot() -> None:
    report = GAME.report(new_match(), [[MatchEnded("isn", "concession")]])
    assert report.moment is None
    assert report.content == {"rounds": 0, "ships": [], "best": None, "decisive": None}


def test_a_rerolled_shot_counts_once(cards: tuple[str, str]) -> None:
    isn, wretch = cards
    changes = [
        [launch_fact("isn-1", isn, 0), launch_fact("wretch-1", wretch, 0)],
        [
            *shot(False, attacker=isn, target=wretch)[:1],
            *shot(True, attacker=isn, target=wretch, reroll="captain"),
        ],
    ]
    (ship, _) = GAME.report(new_match(), changes).content["ships"]
    assert (ship["shots"], ship["hits"]) == (1, 1)


def test_every_match_has_a_report() -> None:
    game: object = GAME
    assert isinstance(game, Reporting)
    match = Selfplay(GAME, "dead-zone", derive_seed(3, 1))
    assert match.play()
    playback = Playback({GAME.id: GAME}, record_of(match))
    changes = [change.facts for change in playback.verified_changes()]
    report = GAME.report(playback.first, changes)
    assert report.moment is not None and report.moment[0] <= report.moment[1] < len(changes)
    assert sum(ship["shots"] for ship in report.content["ships"]) > 0
    for ship in report.content["ships"]:
        assert ship["hits"] <= ship["shots"] and 0 <= ship["expected"] <= ship["shots"]
        assert all(part["shields"] >= 0 for part in ship["scars"])
