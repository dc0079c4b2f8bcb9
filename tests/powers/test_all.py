"""Every power has a function, every function a component, and each of them a test."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.galaxies.powers.all  # noqa: F401 (fills the registry)
from engine.galaxies import registry
from engine.galaxies.catalogue import catalogue
from engine.galaxies.powers.known import known_cells, known_powers
from engine.galaxies.queries import apply_modifiers
from engine.galaxies.state import State
from tests.scenario import Scenario

EDITION = catalogue()

#: Ids of ship powers and cells that have no function yet.
NOT_YET: frozenset[str] = frozenset()


def ship_powers() -> set[str]:
    """Return the powers of all versions of all ships."""
    return {p.id for ship in EDITION.ships.values() for v in ship.versions.values() for p in v.powers}


def special_cells() -> set[str]:
    """Return the special cells of all hit charts."""
    return {c.id for ship in EDITION.ships.values() for v in ship.versions.values() for c in v.cells.values()}


def card_powers() -> set[str]:
    """Return the powers of tactic cards that need functions of their own."""
    return {p.id for card in EDITION.tactics.values() for p in card.powers if p.id != card.effect}


def events() -> set[str]:
    """Return the event cards."""
    return {card.id for card in EDITION.tactics.values() if card.type == "event"}


def test_every_power_in_the_catalogue_has_its_function() -> None:
    powers = known_powers()
    assert ship_powers() | card_powers() <= powers | NOT_YET
    assert special_cells() <= known_cells() | NOT_YET
    assert {EDITION.tactics[card].effect for card in events()} == set(registry.CARDS)


def test_every_function_has_its_id_in_the_catalogue() -> None:
    rules = {rule for mission in EDITION.missions.values() for rule in mission.rules}
    known_ids = ship_powers() | card_powers() | special_cells() | set(EDITION.tiles) | rules
    assert known_powers() <= known_ids
    assert known_cells() <= special_cells()
    mission_rules = (
        registry.TURN_ENDINGS,
        registry.MOVE_REPLACEMENTS,
        registry.ACTIVATION_ENDINGS,
        registry.DRAW_REPLACEMENTS,
        registry.ATTACH_RULES,
    )
    assert {rule for table in mission_rules for rule in table} <= rules
    assert not NOT_YET & (known_powers() | known_cells())


def printed_timings() -> set[tuple[str, str]]:
    """Return the powers of ships and of tactic cards in play, with their timings in the data."""
    versions = (version for ship in EDITION.ships.values() for version in ship.versions.values())
    ships = {(power.id, power.timing) for version in versions for power in version.powers}
    cards = ((power, card.effect) for card in EDITION.tactics.values() for power in card.powers)
    return ships | {(power.id, power.timing) for power, effect in cards if power.id != effect}


@pytest.mark.parametrize(("power", "timing"), sorted(printed_timings()))
def test_every_power_acts_at_the_timing_in_the_data(power: str, timing: str) -> None:
    assert registry.timings_of(power) == {timing}


def test_every_tile_has_its_functions_and_every_function_its_tile() -> None:
    tables = (registry.COVERS, registry.ENTRY_EFFECTS, registry.RANGES, registry.ENERGY_TILES, registry.GATES)
    assert {kind for table in tables for kind in table} | registry.BARRIERS == set(EDITION.tiles)


@pytest.mark.parametrize("card", sorted(EDITION.tactics))
def test_every_event_has_exactly_one_power_which_its_function_performs(card: str) -> None:
    printed = EDITION.tactics[card]
    acting = [power for power in printed.powers if power.timing == printed.trigger]
    assert len(acting) == 1 or printed.type != "event"


def scenes() -> Iterator[str]:
    """Yield the names of the scenario tests of powers."""
    for path in Path(__file__).parent.glob("test_*.py"):
        if path != Path(__file__):
            for node in ast.parse(path.read_text()).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node.name.removeprefix("test_")


def weapons() -> set[str]:
    """Return the weapon cards that have no power besides their weapon."""
    return {card.id for card in EDITION.tactics.values() if card.weapon is not None and not card.powers}


@pytest.mark.parametrize(
    "power", sorted(ship_powers() | card_powers() | special_cells() | events() | weapons())
)
def test_a_scenario_test_names_every_power(power: str) -> None:
    name = power.replace("-", "_")
    assert any(scene.startswith(f"{name}_") for scene in scenes())


def test_modifiers_act_in_the_order_in_which_they_came_into_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order matters if one modifier adds and another sets a limit."""

    def add_one(g: State, source: registry.Source, value: int, context: object) -> int:
        return value + 1

    def twice(g: State, source: registry.Source, value: int, context: object) -> int:
        return value * 2

    for power, modifier in {"flagship": add_one, "side-jets": twice}.items():
        monkeypatch.setitem(registry.MODIFIERS, power, {"probe": modifier})
    scene = Scenario().ship("isn-1", "isn-everest", at="14,4")
    g = scene.ship("isn-2", "rooks-f54", at="10,8", attached=["maneuvering-thrusters"]).play().state
    assert apply_modifiers(g, "probe", 1) == (1 + 1) * 2
