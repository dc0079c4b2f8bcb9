"""Chapters 13 and 14 with other numbers: the numbers that a pack sets for a tile apply."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.galaxies.catalogue import Catalogue, catalogue
from tests.edition import stored_edition
from tests.scenario import Scenario, Table


def with_numbers(kind: str, **numbers: Any) -> Catalogue:
    """Return the stored catalogue with other numbers for a kind of tile, even one that is newer than it."""
    edition = stored_edition()
    tile = edition.tiles.get(kind) or catalogue().tiles[kind]
    tile = replace(tile, params={**tile.params, **numbers})
    return replace(edition, tiles={**edition.tiles, kind: tile}, digest=f"{kind} {numbers}")


def fly_into_debris(result: int, **numbers: Any) -> Table:
    """Let Rook's F-54 (1 shield, 4 hull) fly into a debris field."""
    scene = Scenario(edition=with_numbers("debris-field", **numbers)).ship("isn-2", "rooks-f54", at="14,6")
    table = scene.tile("debris-field", "14,5/15,5").turn("isn-2").dice(result).play()
    return table.picks("isn-2", "activate:rooks-f54", "14,5")


@pytest.mark.parametrize(("result", "shields"), [(3, 0), (4, 1)])
def test_OBS_05_debris_does_damage_on_rolls_up_to_the_number_that_a_pack_sets(
    result: int, shields: int
) -> None:
    assert fly_into_debris(result, damage_on_at_most=3).shields("rooks-f54-1") == shields


def test_OBS_05_and_OBS_09_debris_does_the_damage_that_a_pack_sets() -> None:
    (damage,) = fly_into_debris(6, amount=2).happened("damage")
    assert (damage["shields"], damage["hull"], damage["type"]) == (1, 1, "debris")


def attack_beside_asteroid(
    card: str, position: str, asteroid: str, *dice: str | int, **numbers: Any
) -> Table:
    """Begin Torrent's first attack on a ship beside an asteroid."""
    scene = Scenario(edition=with_numbers("asteroid", **numbers)).ship("isn-1", "isn-torrent", at="14,5/14,6")
    table = scene.ship("wretch-2", card, at=position).asteroid(asteroid).turn("isn-1").dice(*dice).play()
    return table.picks("isn-1", "activate:isn-torrent", "stop", "primary", f"{card}-1")


@pytest.mark.parametrize(("result", "is_hit"), [(2, True), (3, False)])
def test_OBS_16_an_asteroid_gives_cover_on_rolls_from_the_number_that_a_pack_sets(
    result: int, is_hit: bool
) -> None:
    table = attack_beside_asteroid("tes-kio", "14,3/14,2", "15,1", "C1", result, cover_on_at_least=3)
    (roll,) = table.happened("roll")
    assert (roll["needed"], len(table.happened("damage")) == 1) == (3, is_hit)


def test_OBS_17_an_asteroid_gives_cover_to_ships_of_the_sizes_that_a_pack_sets() -> None:
    large_target = attack_beside_asteroid("vapors-fate", "14,2", "16,0", "C4", 6, cover_sizes=("large",))
    assert (len(large_target.happened("roll")), large_target.happened("damage")) == (1, [])
    table = attack_beside_asteroid("tes-kio", "14,3/14,2", "15,1", "C1", cover_sizes=("large",))
    assert (table.happened("roll"), len(table.happened("damage"))) == ([], 1)


@pytest.mark.parametrize(("spaces", "is_target"), [(5, True), (6, False)])
@pytest.mark.parametrize("kind", ["alien-artifact", "observation-station"])
def test_DSC_09_and_DSC_12_a_tile_adds_the_range_that_a_pack_sets(
    kind: str, spaces: int, is_target: bool
) -> None:
    scene = Scenario(edition=with_numbers(kind, range_add=1)).ship("isn-1", "isn-torrent", at="14,9/14,10")
    scene.ship("wretch-2", "tes-kio", at=f"14,{9 - spaces}/14,{8 - spaces}").tile(kind, "14,10/14,11")
    table = scene.turn("isn-1").play().picks("isn-1", "activate:isn-torrent", "stop", "primary")
    assert (table.asked("isn-1") == "target") is is_target


def energy_phase_on(kind: str, **numbers: Any) -> Table:
    """Return the energy phase of a player whose Torrent, without shields, is on a tile."""
    scene = Scenario(edition=with_numbers(kind, **numbers)).ship(
        "isn-1", "isn-torrent", at="14,5/14,6", shields=0
    )
    return scene.tile(kind, "14,5/15,5").energy("isn", 0).turn("isn-1", "energy").play()


def test_DSC_10_an_energy_source_gives_as_much_energy_as_a_pack_sets() -> None:
    table = energy_phase_on("energy-source", energy=5)
    assert [e["amount"] for e in table.happened("energy")] == [table.state.teams["isn"].income, 5]


def test_DSC_14_a_market_draws_as_many_cards_as_a_pack_sets() -> None:
    table = energy_phase_on("orbital-market", draw=3)
    assert len(table.picks("isn-1", "yes").hand("isn-1")) == 1 + 3


def test_DSC_16_a_regenerator_gives_as_many_shields_as_a_pack_sets() -> None:
    table = energy_phase_on("shield-regenerator", shield=2).picks("isn-1", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == 2


def activate_on_gate(**numbers: Any) -> Table:
    """Return a table where Rook's F-54 is activated on a gate."""
    scene = Scenario(edition=with_numbers("warp-gate", **numbers)).ship("isn-2", "rooks-f54", at="14,6")
    return scene.tile("warp-gate", "14,6/14,7").turn("isn-2").play().picks("isn-2", "activate:rooks-f54")


def test_DSC_20_a_gate_reaches_as_far_as_a_pack_sets() -> None:
    offers = activate_on_gate(place_within=2).picks("isn-2", "warp").options("isn-2")
    assert "14,4" in offers and "14,3" not in offers


def test_DSC_22_ships_of_the_sizes_that_a_pack_sets_can_use_a_gate() -> None:
    assert activate_on_gate(sizes=("medium",)).refuses("isn-2", "warp")
