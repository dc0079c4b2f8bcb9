"""The order of action: powers that act at the same time (TRN-15), and reactions in turn order (TIM-06)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.edition import stored_edition
from tests.scenario import Scenario, Table

TORRENT: dict[str, Any] = {"seat": "isn-1", "card": "isn-torrent", "at": "14,5/14,6"}


def set_level(scene: Scenario, seat: str, card: str, level: str) -> Scenario:
    """Give a seat's fleet another version of a ship card."""
    scene.state.seats[seat].levels.open()[card] = level
    return scene


def powers_used(table: Table) -> list[str]:
    return [power["power"] for power in table.happened("power")]


def test_TRN_15_and_TRN_15r_the_active_player_chooses_the_order_of_their_own_powers() -> None:
    """Everest's harmonics can shield Torrent, and Erin Cho can repair it."""
    scene = set_level(Scenario(), "isn-1", "isn-everest", "veteran")
    scene.ship(**TORRENT, shields=0, hull_damage=2, attached=["erin-cho"]).ship(
        "isn-1", "isn-everest", at="14,8"
    )
    for first_power in ("damage-control@a1", "shield-harmonics@isn-everest"):
        table = scene.turn("isn-1", "energy").play()
        assert table.asked("isn-1") == "order-triggers"
        table.picks("isn-1", first_power)
        table.picks("isn-1", "isn-torrent-1", "isn-torrent-1")
        assert powers_used(table)[0] == first_power.split("@")[0]
        assert sorted(powers_used(table)) == ["damage-control", "shield-harmonics"]


@pytest.mark.parametrize(
    "order", [("wretch-1", "wretch-2", "isn-1", "isn-2"), ("isn-1", "isn-2", "wretch-1", "wretch-2")]
)
def test_TRN_15_and_SAB_07_the_powers_of_the_other_players_follow_in_turn_order(
    order: tuple[str, ...],
) -> None:
    """The start of wretch-1's energy phase, no matter who began the round. The powers are those of Sparrows
    under wretch-1 and of their siphon, which is now on a card of Torrent's player."""
    scene = set_level(Scenario(), "isn-2", "f51-blue-sparrows", "veteran")
    scene.ship(**TORRENT).attach("isn-torrent", "shield-siphon", by="wretch-1")
    scene.ship("wretch-1", "f51-blue-sparrows", at=["14,-1", "14,-2", "14,-3"], shields=0)
    table = scene.order(*order).turn("wretch-1", "energy").play()
    assert table.asked("wretch-1") == "power"
    table.picks("wretch-1", "f51-blue-sparrows-1")
    assert powers_used(table) == ["regroup", "bleed-shields"]


def hunt_scene() -> Scenario:
    """Return a scene in which Vapor's Fate is about to destroy Rook's F-54."""
    return (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,2")
        .ship("isn-2", "rooks-f54", at="14,5", shields=0, hull_damage=1)
        .ship("isn-1", "isn-torrent", at="4,9/4,10")
        .energy("wretch", 30)
        .turn("wretch-1")
    )


def shoot(table: Table) -> Table:
    return table.picks("wretch-1", "activate:vapors-fate", "stop", "primary", "rooks-f54-1")


def hit_on_rook() -> str:
    from engine.galaxies.catalogue import LETTERS

    chart = stored_edition().ships["rooks-f54"].versions["standard"].chart
    return next(f"{LETTERS[x]}{y}" for y, row in enumerate(chart, 1) for x, c in enumerate(row) if c == "#")


def test_TIM_06_and_TIM_06r_the_active_player_responds_first_and_then_the_others_until_all_pass() -> None:
    scene = (
        hunt_scene().hand("wretch-1", "fortunes-bounty").hand("wretch-2", "fortunes-bounty", "krall-draxus")
    )
    table = shoot(scene.dice(hit_on_rook()).play())
    assert list(table.match.decisions) == ["wretch-1"]
    table.picks("wretch-1", "h1")
    assert list(table.match.decisions) == ["wretch-2"]
    table.picks("wretch-2", "pass")
    assert table.asked("wretch-1") == "respond"  # they have played a card, so they are asked again
    table.picks("wretch-1", "pass")
    assert table.asked("wretch-2") is None  # nothing was played since they passed
    assert len(table.happened("played")) == 1
    assert table.asked("wretch-1") != "respond"


def test_TIM_08_allies_may_play_cards_in_each_others_turns() -> None:
    scene = hunt_scene().hand("wretch-2", "fortunes-bounty")
    table = shoot(scene.dice(hit_on_rook()).play())
    energy = table.energy("wretch")
    table.picks("wretch-2", "h1")
    (happening,) = table.happened("played")
    assert (happening["seat"], happening["card"]) == ("wretch-2", "fortunes-bounty")
    assert table.energy("wretch") == energy - 1 + 3


def test_EC_149_and_PRV_17r_a_player_with_nothing_to_play_is_asked_anyway() -> None:
    """One hand holds the card, and the other does not. All other viewers see the same."""
    tables = [
        shoot(hunt_scene().hand("wretch-2", card).dice(hit_on_rook()).play())
        for card in ("fortunes-bounty", "captain-vulchar")
    ]
    assert [table.asked("wretch-2") for table in tables] == ["respond", "respond"]
    for viewer in ("isn-1", "isn-2", "spectator"):
        assert tables[0].view(viewer) == tables[1].view(viewer)
