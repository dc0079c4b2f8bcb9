"""Chapters 20 and 21: precedence and key terms."""

from __future__ import annotations

import pytest

from tests.rules.support import first_turn
from tests.scenario import Scenario, Table

MISS = "A8"


def rook_beside_vapors_fate(roll: int) -> Table:
    """Move Rook (1 shield) next to Vapor's Fate, whose wake damages on 4 or more."""
    scene = Scenario().ship("isn-2", "rooks-f54", at="14,6").ship("wretch-1", "vapors-fate", at="14,3")
    table = scene.turn("isn-2").dice(roll).play()
    return table.picks("isn-2", "activate:rooks-f54", "14,5")


@pytest.mark.parametrize(("roll", "is_damaged"), [(3, False), (4, True)])
def test_BRK_01_a_power_that_contradicts_the_rules_prevails(roll: int, is_damaged: bool) -> None:
    assert (len(rook_beside_vapors_fate(roll).happened("damage")) > 0) is is_damaged


def test_BRK_02_and_BRK_02r_the_rules_of_a_mission_prevail_over_the_general_rules() -> None:
    table = first_turn("isn-1")
    assert table.energy("isn") == 20 + 8
    assert table.energy("wretch") == 20


def so_bwa_tet_beside_vapors_fate(roll: int, shields: int) -> Table:
    """Move So Bwa Tet beside the captured Vapor's Fate, whose wake damages on 4. So Bwa Tet takes no ECM of
    ships with shields down."""
    scene = Scenario().ship("wretch-2", "so-bwa-tet", at="14,6/14,7")
    table = scene.ship("isn-1", "vapors-fate", at="14,3", shields=shields).turn("wretch-2").dice(roll).play()
    return table.picks("wretch-2", "activate:so-bwa-tet", "14,6>14,5")


def test_BRK_04_and_BRK_04r_when_two_powers_conflict_cannot_prevails_over_may() -> None:
    assert so_bwa_tet_beside_vapors_fate(4, shields=1).shields("so-bwa-tet-1") == 0
    assert so_bwa_tet_beside_vapors_fate(8, shields=0).shields("so-bwa-tet-1") == 2


@pytest.mark.parametrize(("roll", "shields"), [(6, 3), (7, 0)])
def test_BRK_04r_only_on_a_7_prevails_over_already_on_a_4(roll: int, shields: int) -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,6/14,7", attached=["maneuvering-thrusters"])
    table = scene.ship("wretch-1", "vapors-fate", at="14,3").turn("isn-1").dice(roll).play()
    table.picks("isn-1", "activate:isn-torrent", "14,6>14,5")
    assert table.shields("isn-torrent-1") == shields


def bounty_table(energy: int, *hand: str) -> Table:
    """Let a Fuvu destroy Rook. Its player may react with Fortune's Bounty."""
    scene = (
        Scenario()
        .ship("wretch-1", "red-fuvu", at=["14,3"])
        .ship("isn-2", "rooks-f54", at="14,5", shields=0, hull_damage=1)
        .ship("isn-1", "isn-torrent", at="8,10/8,11")
        .turn("wretch-1")
        .energy("wretch", energy)
        .hand("wretch-1", "fortunes-bounty", *hand)
        .dice("D4")
    )
    table = scene.play()
    table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary")
    return table.picks("wretch-1", "rooks-f54-1")


def test_BRK_05_cards_do_not_raise_the_energy_limit() -> None:
    """Of 40 energy the activation takes 2 and the card 1. A discarded card gives 1 and the bounty 3."""
    table = bounty_table(40, "hijack-plan").picks("wretch-1", "discard", ["h2"])
    assert table.energy("wretch") == 40 - 2 + 1
    table.picks("wretch-1", "h1")
    assert table.energy("wretch") == 40


def test_BRK_05_cards_do_not_raise_the_hand_limit() -> None:
    wretch = ("lr5-ripper-cannon",) * 3 + ("lr5-plaxma-cannon",) * 3 + ("hijack-plan",) * 3 + ("fates-reach",)
    table = bounty_table(20, *wretch).picks("wretch-1", "h1")
    assert table.asked("wretch-1") == "hand-limit"
    table.picks("wretch-1", "h2")
    assert len(table.hand("wretch-1")) == 10


def moves_of_torrent(scene: Scenario) -> int:
    """Return how far Torrent may move."""
    table = scene.play().picks("isn-1", "activate:isn-torrent")
    return int(table.view("isn-1")["activation"]["left"])


def test_KEY_06_an_attached_tactic_card_and_a_ship_on_the_battlefield_are_in_play() -> None:
    def scene() -> Scenario:
        return Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1")

    assert moves_of_torrent(scene().hand("isn-1", "maneuvering-thrusters")) == 4
    assert moves_of_torrent(scene().discard("isn", "maneuvering-thrusters")) == 4
    assert moves_of_torrent(scene().attach("isn-torrent", "maneuvering-thrusters")) == 5


def test_KEY_07_and_KEY_08_and_EC_48_the_printed_cost_is_the_number_before_any_change() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-everest", at="8,8", attached=["charles-yeboah"])
        .ship("isn-1", "isn-torrent", at="14,5/14,6", shields=0, attached=["maneuvering-thrusters"])
        .ship("wretch-2", "tes-kio", at="14,4/14,3")
        .turn("wretch-2")
        .energy("wretch", 10)
        .hand("wretch-2", "wretch-boarding")
        .play()
    )
    table.picks("wretch-2", "play:h1", "a2")
    assert table.energy("wretch") == 10 - 2 + 2
    assert table.discards("isn") == ["maneuvering-thrusters"]


def test_KEY_10_the_player_who_controls_a_ship_controls_its_tactic_cards() -> None:
    scene = Scenario().ship("wretch-2", "isn-torrent", at="14,5/14,6")
    scene.attach("isn-torrent", "bronson-skiles", by="isn-1")
    table = scene.ship("isn-2", "isn-barrage", at="14,3/14,2").turn("wretch-2").dice(MISS).play()
    table.picks("wretch-2", "activate:isn-torrent", "stop", "primary", "isn-barrage-1")
    assert table.asked("wretch-2") == "power"


def test_KEY_11_the_player_in_whose_fleet_a_ship_plays_controls_it() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
        .turn("isn-1")
        .play()
    )
    cards = table.view("spectator")["ship_cards"]
    assert (cards["isn-torrent"]["seat"], cards["tes-kio"]["seat"]) == ("isn-1", "wretch-2")


def test_KEY_13_and_KEY_13r_the_owner_of_a_card_is_the_team_from_whose_deck_or_prepped_set_it_came() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,1", shields=0, hull_damage=10, attached=["krall-draxus"])
        .attach("vapors-fate", "lr5-ripper-cannon")
        .ship("wretch-2", "tes-kio", at="14,-6/14,-7")
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .turn("isn-1")
        .dice("C4")
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary", "vapors-fate-1")
    assert sorted(table.discards("wretch")) == ["krall-draxus", "lr5-ripper-cannon"]
    assert table.discards("isn") == []
