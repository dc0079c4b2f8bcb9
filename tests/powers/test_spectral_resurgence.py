"""Spectral Resurgence: a ship that would be destroyed stays in play."""

from __future__ import annotations

import pytest

from engine.galaxies.facts import GalaxiesFact
from engine.galaxies.rules.destruction import destroy
from tests.scenario import Scenario, Table


def attacks(table: Table, seat: str, card: str, *targets: str) -> Table:
    """Activate a solo ship without moving it, and shoot at targets one after another."""
    return table.picks(seat, f"activate:{card}", "stop", "primary", *targets)


def doomed_scene(hull: int = 5, card: str = "tes-kio") -> Scenario:
    """Return a scene in which Rook's F-54 can shoot at a ship with Spectral Resurgence."""
    return (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,4")
        .ship("wretch-2", card, at="14,1/14,2", shields=0, hull_damage=hull, attached=["spectral-resurgence"])
        .turn("isn-2")
    )


def test_not_yet_saves_the_ship_with_2_hull() -> None:
    table = doomed_scene().dice("E4", "E4").play()
    attacks(table, "isn-2", "rooks-f54", "tes-kio-1")
    assert table.hull_damage("tes-kio-1") == 6 - 2
    assert table.attached("tes-kio") == []
    assert table.discards("wretch") == ["spectral-resurgence"]
    table.picks("isn-2", "tes-kio-1")
    assert table.hull_damage("tes-kio-1") == 5


def test_not_yet_works_once() -> None:
    table = doomed_scene().ship("isn-1", "isn-torrent", at="15,3/15,4").dice("E4", "E4", "E5").play()
    attacks(table, "isn-2", "rooks-f54", "tes-kio-1", "tes-kio-1")
    assert table.hull_damage("tes-kio-1") == 5
    table.ends_turn("isn-2", "wretch-1", "wretch-2")
    table.picks("isn-1", "done", "done")
    attacks(table, "isn-1", "isn-torrent", "tes-kio-1")
    assert not table.alive("tes-kio-1")


def test_not_yet_leaves_exactly_2_hull_after_a_star_too() -> None:
    table = doomed_scene(0, "so-bwa-tet").dice("D4").play()
    attacks(table, "isn-2", "rooks-f54", "so-bwa-tet-1")
    assert (table.shields("so-bwa-tet-1"), table.hull_damage("so-bwa-tet-1")) == (0, 4)


def holder_scene(card: str, hull: int, shields: int, level: str | None = None) -> Scenario:
    """Return a scene with such a ship, and with another ship so that the match goes on."""
    scene = Scenario().ship("wretch-2", "tes-kio", at="20,-8/20,-9").ship("isn-2", "rooks-f54", at="14,9")
    position = "14,2" if card == "chosh-ka" else "14,2/14,3"
    ship = scene.ship("wretch-2", card, at=position, shields=shields, hull_damage=hull, level=level)
    return ship.attach(card, "spectral-resurgence")


def changes_on_destruction(scenario: Scenario, ship: str) -> list[tuple[str, int | None]]:
    """Return the changes when the ship would be destroyed without being hit, as by a new controller whose
    fleet has a ship of that name (CTL-06)."""
    changes = []
    for fact in destroy(scenario.state, ship, "name"):
        assert isinstance(fact, GalaxiesFact), "nobody is asked"
        fact.apply(scenario.state)
        happening = fact.happening_for("spectator") or {}
        assert fact.kind != "damage" or happening["shields"] == 0, "shields go before"
        changes.append((fact.kind, happening.get("hull", happening.get("amount"))))
    return changes


@pytest.mark.parametrize(
    ("hull", "change"), [(0, [("damage", 4)]), (1, [("damage", 3)]), (4, []), (5, [("repaired", 1)])]
)
@pytest.mark.parametrize("shields", [0, 2])
def test_not_yet_removes_all_shields_and_sets_the_hull_to_2(
    hull: int, change: list[tuple[str, int]], shields: int
) -> None:
    """No happening mentions unchanged pegs."""
    scenario = holder_scene("so-bwa-tet", hull, shields)
    changes = changes_on_destruction(scenario, "so-bwa-tet-1")
    ship = scenario.state.ships["so-bwa-tet-1"]
    assert (ship.shields, ship.hull_damage) == (0, 6 - 2)
    shield_change = [("shields", -2)] if shields else []
    assert changes == [("power", None), *shield_change, *change, ("detached", None)]
    assert scenario.state.teams["wretch"].discard == ["spectral-resurgence"]


def test_not_yet_uses_up_one_card_at_a_time() -> None:
    scenario = holder_scene("so-bwa-tet", 5, 0).attach("so-bwa-tet", "spectral-resurgence")
    for cards_left in (1, 0):
        _ = changes_on_destruction(scenario, "so-bwa-tet-1")
        assert len(scenario.state.cards["so-bwa-tet"].attached) == cards_left
    _ = changes_on_destruction(scenario, "so-bwa-tet-1")
    assert "so-bwa-tet-1" not in scenario.state.ships


def test_not_yet_saves_no_other_ship() -> None:
    scenario = holder_scene("so-bwa-tet", 5, 0)
    _ = changes_on_destruction(scenario, "tes-kio-1")
    assert "tes-kio-1" not in scenario.state.ships
    assert len(scenario.state.cards["so-bwa-tet"].attached) == 1


def test_not_yet_completely_repairs_a_ship_of_hull_2() -> None:
    scenario = holder_scene("chosh-ka", 1, 1, level="standard")
    assert changes_on_destruction(scenario, "chosh-ka-1") == [
        ("power", None),
        ("shields", -1),
        ("repaired", 1),
        ("detached", None),
    ]
    assert scenario.state.ships["chosh-ka-1"].hull_damage == 0


def test_not_yet_does_nothing_while_the_ship_survives() -> None:
    table = doomed_scene(3).dice("E4").play()
    attacks(table, "isn-2", "rooks-f54", "tes-kio-1")
    assert table.hull_damage("tes-kio-1") == 4
    assert table.attached("tes-kio") == ["spectral-resurgence"]
