"""Section 16 of the ledger: tactic cards, slots, timing, replacing, heroes, sabotage, prepped cards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.galaxies.catalogue import Catalogue
from engine.galaxies.rules.cards import possible_hosts
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.destruction import destroy
from tests.edition import stored_edition
from tests.rules.support import HIGHEST, run_rule, start_match
from tests.scenario import Scenario, Table

TORRENT: dict[str, Any] = {"seat": "isn-1", "card": "isn-torrent", "at": "14,5/14,6"}
EVEREST: dict[str, Any] = {"seat": "isn-1", "card": "isn-everest", "at": "10,7"}
BARRAGE: dict[str, Any] = {"seat": "isn-2", "card": "isn-barrage", "at": "18,4/18,5"}
FATE: dict[str, Any] = {"seat": "wretch-1", "card": "vapors-fate", "at": "14,-2"}
TET: dict[str, Any] = {"seat": "wretch-2", "card": "so-bwa-tet", "at": "18,-3/18,-2"}
HAWKS: dict[str, Any] = {"seat": "isn-2", "card": "f47-blue-hawks", "at": ["14,8", "14,9", "15,8"]}


def deploy_scene(seat: str = "isn-1") -> Scenario:
    return Scenario().energy("isn", 20).energy("wretch", 20).turn(seat, "deploy")


def with_hero_slots(ship: str, slots: int) -> Catalogue:
    """Return the stored catalogue with this many hero slots on the standard version of a ship card."""
    edition = stored_edition()
    kind = edition.ships[ship]
    standard = kind.versions["standard"]
    other = replace(standard, slots=replace(standard.slots, hero=slots))
    ships = {**edition.ships, ship: replace(kind, versions={**kind.versions, "standard": other})}
    return replace(edition, ships=ships, digest=f"{ship} with {slots} hero slots")


def can_play(table: Table, seat: str, handle: str = "h1") -> bool:
    return f"play:{handle}" in table.options(seat)


# Types


def test_TAC_01_and_TAC_15_an_event_is_discarded_after_its_effect() -> None:
    scene = Scenario().ship(**FATE).ship("isn-2", "rooks-f54", at="14,2").hand("wretch-1", "fates-reach")
    table = scene.turn("wretch-1").play().picks("wretch-1", "play:h1")
    assert table.discards("wretch") == []
    table.picks("wretch-1", table.options("wretch-1")[0])
    while table.asked("wretch-1") == "power":
        table.picks("wretch-1", table.options("wretch-1")[0])
    assert table.discards("wretch") == ["fates-reach"]


def test_TAC_15_an_event_of_the_other_side_goes_to_the_pile_of_that_side() -> None:
    scene = Scenario().ship(**TORRENT).ship("wretch-2", "chosh-ka", at="14,2").hand("isn-1", "fates-reach")
    table = scene.turn("isn-1").play().picks("isn-1", "play:h1", "14,4")
    assert table.where("chosh-ka-1") == "14,4"
    assert (table.discards("isn"), table.discards("wretch")) == ([], ["fates-reach"])


def test_TAC_02_a_hero_is_attached_to_a_solo_ship_card() -> None:
    table = deploy_scene().ship(**TORRENT).hand("isn-1", "erin-cho").play()
    table.picks("isn-1", "play:h1")
    assert table.attached("isn-torrent") == ["erin-cho"]
    assert table.energy("isn") == 20 - 3
    assert table.hand("isn-1") == []


def test_TAC_03_a_heros_power_works_as_long_as_the_hero_is_attached() -> None:
    """Erin Cho repairs Torrent as an energy phase starts, until Bronson Skiles takes her place."""
    scene = Scenario().ship(**TORRENT, hull_damage=2, attached=["erin-cho"]).ship(**FATE)
    scene.order("isn-1", "wretch-1").hand("isn-1", "bronson-skiles").energy("isn", 20)
    table = scene.turn("isn-1", "energy").play()
    table.picks("isn-1", "isn-torrent-1")
    assert table.hull_damage("isn-torrent-1") == 1
    table.picks("isn-1", "done", "play:h1").ends_turn("isn-1", "wretch-1")
    assert (table.asked("isn-1"), table.hull_damage("isn-torrent-1")) == ("energy-phase", 1)


def test_TAC_02_and_TCC_02_and_EC_44_a_hero_is_not_attached_to_a_squadron() -> None:
    table = deploy_scene("isn-2").ship(**HAWKS).hand("isn-2", "bronson-skiles").play()
    assert not can_play(table, "isn-2")


def test_TAC_02_and_EC_44_a_hero_is_not_attached_even_to_a_squadron_that_shows_the_symbol_of_a_hero() -> None:
    """A pack may print this. Barrage with the same symbol takes the hero."""
    for ship, can_attach in ((HAWKS, False), (BARRAGE, True)):
        scene = Scenario(edition=with_hero_slots(ship["card"], 1)).ship(**ship).turn("isn-2", "deploy")
        assert can_play(scene.hand("isn-2", "bronson-skiles").play(), "isn-2") is can_attach


def test_TAC_04_and_TAC_12_and_SHC_21_and_TCC_02_an_upgrade_goes_on_the_kind_of_ship_its_icon_shows() -> None:
    scene = deploy_scene("wretch-1").ship(**FATE).ship("wretch-1", "red-fuvu", at=["18,0", "18,1", "18,2"])
    table = scene.hand("wretch-1", "vecton-field-detonator", "spectral-resurgence").play()
    table.picks("wretch-1", "play:h1", "play:h2")
    assert table.attached("vapors-fate") == ["spectral-resurgence"]
    assert table.attached("red-fuvu") == ["vecton-field-detonator"]


def test_TAC_04_an_upgrade_gives_its_power_to_the_ship() -> None:
    """Side Jets: Torrent moves 5 spaces."""
    table = deploy_scene().ship(**TORRENT).hand("isn-1", "maneuvering-thrusters").play()
    table.picks(
        "isn-1", "play:h1", "done", "activate:isn-torrent", "14,5>14,4", "14,3", "14,2", "14,1", "14,0"
    )
    assert table.where("isn-torrent-1") == "14,0/14,1"


def test_TAC_05_and_TCC_02_an_additional_weapon_is_attached_to_the_kind_of_ship_that_its_icon_shows() -> None:
    scene = deploy_scene("isn-2").ship(**HAWKS).ship(**BARRAGE)
    table = scene.hand("isn-2", "sr2-twin-rocket-launchers", "lr5-nuclear-warhead").play()
    table.picks("isn-2", "play:h1", "play:h2")
    assert table.attached("f47-blue-hawks") == ["sr2-twin-rocket-launchers"]
    assert table.attached("isn-barrage") == ["lr5-nuclear-warhead"]


def test_TAC_06_an_additional_weapon_fires_in_any_activation_and_in_any_order() -> None:
    target = {**TET, "at": "14,2/14,3"}
    scene = Scenario().ship(**TORRENT, attached=["lr5-nuclear-warhead"]).ship(**target)
    table = scene.energy("isn", 30).turn("isn-1").dice("A8", "A8", "A8").play()
    table.picks("isn-1", "activate:isn-torrent", "stop")
    assert {"primary", "a1"} < set(table.options("isn-1"))
    table.picks("isn-1", "a1", "so-bwa-tet-1", "primary", "so-bwa-tet-1", "so-bwa-tet-1")
    assert [shot["weapon"] for shot in table.happened("charged")] == ["a1", "primary"]
    assert len(table.happened("attack")) == 3
    second_scene = (
        Scenario().ship(**TORRENT, attached=["lr5-nuclear-warhead"]).ship(**target).energy("isn", 30)
    )
    table = (
        second_scene.turn("isn-1")
        .dice("A8", "A8", "A8")
        .play()
        .picks("isn-1", "activate:isn-torrent", "stop")
    )
    table.picks("isn-1", "primary", "so-bwa-tet-1", "so-bwa-tet-1", "a1", "so-bwa-tet-1")
    assert [shot["weapon"] for shot in table.happened("charged")] == ["primary", "a1"]


def test_EC_43_a_squadron_weapon_is_not_attached_to_a_solo_ship() -> None:
    table = deploy_scene("isn-2").ship(**BARRAGE).hand("isn-2", "sr2-twin-rocket-launchers").play()
    assert not can_play(table, "isn-2")


def test_TAC_07_and_SAB_01_sabotage_is_attached_to_an_opponents_ship_card() -> None:
    scene = Scenario().ship(**FATE).ship(**TET).ship(**TORRENT).ship(**BARRAGE)
    table = scene.hand("wretch-1", "shield-siphon").turn("wretch-1").play()
    table.picks("wretch-1", "play:h1")
    assert table.options("wretch-1") == ["isn-torrent", "isn-barrage", "discard"]
    table.picks("wretch-1", "isn-barrage")
    (attachment,) = table.state.cards["isn-barrage"].attached.values()
    assert (attachment.card, attachment.by) == ("shield-siphon", "wretch-1")


def test_TAC_08_and_TCC_06_playing_a_card_costs_its_cost_as_modified() -> None:
    scene = deploy_scene().ship(**TORRENT).ship(**EVEREST, attached=["charles-yeboah"])
    table = scene.hand("isn-1", "maneuvering-thrusters", "erin-cho").play()
    table.picks("isn-1", "play:h1", "isn-torrent")
    assert table.energy("isn") == 20 - 1
    table.picks("isn-1", "play:h2", "isn-torrent")
    assert table.energy("isn") == 19 - 3


def test_NRG_05_a_card_that_costs_more_than_the_energy_left_cannot_be_played() -> None:
    scene = deploy_scene().ship(**TORRENT).hand("isn-1", "erin-cho")
    assert not can_play(scene.energy("isn", 2).play(), "isn-1")
    assert can_play(scene.energy("isn", 3).play(), "isn-1")


def test_TAC_09_and_EC_46_no_card_is_attached_when_the_player_has_no_ship_on_the_battlefield() -> None:
    table = deploy_scene().hand("isn-1", "erin-cho").play()
    assert not can_play(table, "isn-1")
    loaded_table = deploy_scene().ship(**EVEREST, cargo=["isn-torrent"]).hand("isn-1", "erin-cho").play()
    loaded_table.picks("isn-1", "play:h1")
    assert loaded_table.attached("isn-everest") == ["erin-cho"]


def test_TAC_09_and_EC_47_sabotage_does_not_reach_a_transported_ship() -> None:
    scene = Scenario().ship(**BARRAGE, cargo=["f47-blue-hawks"]).ship(**FATE)
    table = scene.hand("wretch-1", "exploit-weakness").turn("wretch-1").play()
    assert not can_play(table, "wretch-1")


def test_TAC_10_and_CTL_12_and_EC_45_a_ship_takes_only_cards_of_its_own_faction() -> None:
    scene = deploy_scene("wretch-1").ship("wretch-1", "isn-torrent", at="14,5/14,6")
    table = scene.hand("wretch-1", "spectral-resurgence", "krall-draxus", "lr5-ripper-cannon").play()
    assert not [option for option in table.options("wretch-1") if option.startswith("play")]


def test_M3_17_ships_of_a_mission_may_count_as_both_factions() -> None:
    scene = Scenario().ship(**FATE).ship(**TORRENT)
    scene.state.mission = "battle-for-barrage"
    assert possible_hosts(scene.state, "wretch-1", "erin-cho") == ["vapors-fate"]
    assert possible_hosts(scene.state, "wretch-1", "krall-draxus") == ["vapors-fate"]
    assert possible_hosts(scene.state, "isn-1", "krall-draxus") == []


def test_TAC_11_sabotage_has_no_faction_condition() -> None:
    scene = Scenario().ship("isn-2", "tes-kio", at="14,5/14,6").hand("wretch-1", "shield-siphon")
    table = scene.turn("wretch-1").play().picks("wretch-1", "play:h1")
    table.picks("wretch-1")
    assert table.attached("tes-kio") == ["shield-siphon"]


def test_TAC_13_and_TAC_13r_no_card_is_attached_to_an_allys_ship() -> None:
    table = deploy_scene("isn-2").ship(**TORRENT).hand("isn-2", "erin-cho").play()
    assert not can_play(table, "isn-2")


def test_TAC_14_a_card_in_hand_has_no_power() -> None:
    scene = deploy_scene().ship(**TORRENT).hand("isn-1", "charles-yeboah", "maneuvering-thrusters")
    table = scene.play().picks("isn-1", "play:h2")
    assert table.energy("isn") == 20 - 2


# Slots


def test_SLT_01_and_SLT_02_and_SLT_03_and_SHC_23_and_SHC_24_and_SHC_25_full_slots_replace_a_card() -> None:
    for old_card, new_card in (
        ("maneuvering-thrusters", "isn-transport-shuttle"),
        ("lr5-nuclear-warhead", "lr5-nuclear-warhead"),
        ("erin-cho", "bronson-skiles"),
    ):
        table = deploy_scene().ship(**TORRENT, attached=[old_card]).hand("isn-1", new_card).play()
        table.picks("isn-1", "play:h1")
        assert table.asked("isn-1") == "deploy"
        assert table.attached("isn-torrent") == [new_card]


def test_SLT_04_and_EC_39_a_ship_without_the_symbol_takes_no_card_not_even_by_replacing_one() -> None:
    table = deploy_scene("isn-2").ship(**BARRAGE).hand("isn-2", "erin-cho").play()
    assert not can_play(table, "isn-2")
    hawks = deploy_scene("wretch-2").ship(**TET).hand("wretch-2", "vecton-field-detonator").play()
    assert not can_play(hawks, "wretch-2")


def test_SLT_05_cards_stay_attached_from_turn_to_turn() -> None:
    scene = Scenario().ship(**TORRENT, attached=["erin-cho"]).turn("isn-1", "end")
    table = scene.play().picks("isn-1", "no").picks("isn-2", "done", "done", "done", "no")
    assert table.attached("isn-torrent") == ["erin-cho"]


# Timing


def test_TIM_01_and_TIM_05_a_card_is_played_in_the_phase_that_it_names() -> None:
    scene = Scenario().ship(**FATE).ship(**TORRENT).hand("wretch-1", "lr5-ripper-cannon", "shield-siphon")
    table = scene.energy("wretch", 20).turn("wretch-1", "deploy").play()
    assert (can_play(table, "wretch-1", "h1"), can_play(table, "wretch-1", "h2")) == (True, False)
    table.picks("wretch-1", "done")
    assert (can_play(table, "wretch-1", "h1"), can_play(table, "wretch-1", "h2")) == (False, True)


def test_TIM_01_a_card_that_responds_to_something_is_not_played_at_another_moment() -> None:
    table = Scenario().ship(**HAWKS).hand("isn-2", "superior-squadron-tactics").turn("isn-2").play()
    assert not can_play(table, "isn-2")


def fight_table(*hand: str, energy: int = 10) -> Table:
    """Return a table where Chosh Ka is about to fire at Torrent, and isn-1 holds the cards."""
    return (
        Scenario()
        .ship(**TORRENT)
        .ship("wretch-2", "chosh-ka", at="14,3")
        .hand("isn-1", *hand)
        .energy("isn", energy)
        .turn("wretch-2")
        .play()
    )


def test_TIM_02_and_TIM_03_a_card_may_be_played_in_anothers_turn_and_its_player_pays() -> None:
    table = fight_table("alert-from-isn-torrent").picks("wretch-2", "activate:chosh-ka")
    before = table.energy("wretch")
    table.picks("isn-1", "h1")
    assert table.energy("isn") == 10 - table.happened("played")[0]["cost"]
    assert table.energy("wretch") == before


def test_TIM_04_a_player_must_be_able_to_pay_for_a_response() -> None:
    table = fight_table("alert-from-isn-torrent", energy=0).picks("wretch-2", "activate:chosh-ka")
    assert "isn-1" not in table.match.decisions


def test_TIM_02_a_card_for_anothers_turn_is_not_played_in_ones_own() -> None:
    scene = Scenario().ship(**TORRENT).hand("isn-1", "alert-from-isn-torrent").turn("isn-1")
    table = scene.play().picks("isn-1", "activate:isn-torrent")
    assert table.asked("isn-1") == "move"


# Replacing


def everest_with_two_slots() -> Scenario:
    """Return a scene with a veteran Everest, which has two hero slots."""
    scene = Scenario()
    seat = scene.state.seats["isn-1"]
    seat.levels.open()["isn-everest"] = "veteran"
    return scene.ship(**EVEREST).energy("isn", 20).turn("isn-1", "deploy")


def test_RPL_01_and_RPL_03_and_RPL_04_and_RPL_05_and_EC_35_a_card_in_full_slots_is_replaced() -> None:
    scene = deploy_scene().ship(**TORRENT, attached=["maneuvering-thrusters"])
    table = scene.hand("isn-1", "isn-transport-shuttle").play()
    table.picks("isn-1", "play:h1")
    assert table.attached("isn-torrent") == ["isn-transport-shuttle"]
    assert table.discards("isn") == ["maneuvering-thrusters"]
    assert table.energy("isn") == 20 - 2


def test_RPL_02_and_RPL_07_and_EC_36_replacing_a_card_is_optional_while_there_is_room() -> None:
    scene = everest_with_two_slots().attach("isn-everest", "erin-cho").hand("isn-1", "bronson-skiles")
    table = scene.play().picks("isn-1", "play:h1")
    assert table.options("isn-1") == ["a1", "no", "discard"]
    table.picks("isn-1", "no")
    assert table.attached("isn-everest") == ["erin-cho", "bronson-skiles"]
    other_table = scene.play().picks("isn-1", "play:h1", "a1")
    assert other_table.attached("isn-everest") == ["bronson-skiles"]


def test_RPL_04_and_EC_37_only_a_card_of_the_same_type_is_replaced() -> None:
    scene = deploy_scene().ship(**TORRENT, attached=["erin-cho"]).hand("isn-1", "maneuvering-thrusters")
    table = scene.play().picks("isn-1", "play:h1")
    assert table.attached("isn-torrent") == ["erin-cho", "maneuvering-thrusters"]


def test_RPL_06_and_EC_38_sabotage_is_not_replaced() -> None:
    scene = deploy_scene().ship(**TORRENT).attach("isn-torrent", "shield-siphon", by="wretch-1")
    table = scene.hand("isn-1", "maneuvering-thrusters").play().picks("isn-1", "play:h1")
    assert table.attached("isn-torrent") == ["shield-siphon", "maneuvering-thrusters"]
    scene = Scenario().ship(**FATE).ship(**BARRAGE).attach("isn-barrage", "shield-siphon", by="wretch-1")
    table = scene.hand("wretch-1", "shield-siphon").turn("wretch-1").energy("wretch", 9).play()
    table.picks("wretch-1", "play:h1")
    assert table.attached("isn-barrage") == ["shield-siphon"] * 2, "not even by another sabotage card"


def test_NRG_06_a_card_that_is_discarded_while_being_played_is_not_played() -> None:
    table = deploy_scene().ship(**TORRENT).ship(**EVEREST).hand("isn-1", "erin-cho").play()
    table.picks("isn-1", "play:h1", "discard", ["h1"], "isn-torrent")
    assert table.asked("isn-1") == "deploy"
    assert table.attached("isn-torrent") == []
    assert table.energy("isn") == 21


# Heroes


def test_HRO_01_and_HRO_02_and_HRO_03_and_HRO_03r_and_TCC_01_and_EC_40_a_player_keeps_one_of_a_name() -> None:
    scene = deploy_scene().ship(**TORRENT, attached=["erin-cho"]).ship(**EVEREST).hand("isn-1", "erin-cho")
    table = scene.play().picks("isn-1", "play:h1", "isn-everest")
    assert table.asked("isn-1") == "duplicate-hero"
    assert table.options("isn-1") == ["a1", "a2"]
    assert table.energy("isn") == 20 - 3
    table.picks("isn-1", "a1")
    assert table.attached("isn-torrent") == []
    assert table.attached("isn-everest") == ["erin-cho"]
    assert table.discards("isn") == ["erin-cho"]


def test_HRO_04_and_EC_41_opponents_may_each_have_a_hero_of_one_name() -> None:
    scene = (
        deploy_scene().ship(**EVEREST).ship("wretch-1", "isn-torrent", at="14,5/14,6", attached=["erin-cho"])
    )
    table = scene.hand("isn-1", "erin-cho").play().picks("isn-1", "play:h1")
    assert table.attached("isn-everest") == table.attached("isn-torrent") == ["erin-cho"]
    assert table.asked("isn-1") == "deploy"


def test_HRO_05_and_HRO_05r_allies_may_each_have_a_hero_of_one_name() -> None:
    scene = deploy_scene("wretch-2").ship(**FATE, attached=["captain-vulchar"]).ship(**TET)
    table = scene.hand("wretch-2", "captain-vulchar").play()
    table.picks("wretch-2", "play:h1")
    assert table.asked("wretch-2") == "deploy"
    assert table.attached("vapors-fate") == table.attached("so-bwa-tet") == ["captain-vulchar"]


def test_HRO_06_a_hand_may_hold_several_copies_of_a_hero() -> None:
    energy_phase = Scenario().hand("isn-1", "erin-cho").deck("isn", "erin-cho").turn("isn-1", "energy").play()
    assert energy_phase.hand("isn-1") == ["erin-cho", "erin-cho"] and energy_phase.discards("isn") == []
    table = (
        deploy_scene().ship(**TORRENT).hand("isn-1", "erin-cho", "erin-cho").play().picks("isn-1", "play:h1")
    )
    assert table.attached("isn-torrent") == ["erin-cho"] and table.hand("isn-1") == ["erin-cho"]


# Sabotage


def test_SAB_01_sabotage_is_not_attached_to_ones_own_or_an_allys_ship() -> None:
    scene = Scenario().ship(**FATE).ship(**TET).hand("wretch-1", "shield-siphon").turn("wretch-1")
    assert not can_play(scene.play(), "wretch-1")


def test_SAB_02_sabotage_is_attached_to_the_kind_of_ship_that_its_icon_shows() -> None:
    scene = Scenario().ship(**FATE).ship(**HAWKS).ship(**BARRAGE).turn("wretch-1").energy("wretch", 9)
    table = scene.hand("wretch-1", "exploit-weakness").play().picks("wretch-1", "play:h1")
    assert table.attached("f47-blue-hawks") == ["exploit-weakness"]


def test_SAB_03_and_EC_42_a_ship_card_takes_any_number_of_sabotage_cards() -> None:
    scene = Scenario().ship(**FATE).ship(**BARRAGE).turn("wretch-1").energy("wretch", 9)
    scene.attach("isn-barrage", "shield-siphon", by="wretch-1").attach(
        "isn-barrage", "shield-siphon", by="wretch-2"
    )
    table = scene.hand("wretch-1", "shield-siphon").play().picks("wretch-1", "play:h1")
    assert table.attached("isn-barrage") == ["shield-siphon"] * 3


def test_SHC_26r_sabotage_needs_no_slot() -> None:
    """The Hawks' card has a slot for one weapon and nothing else."""
    scene = Scenario().ship(**FATE).ship(**HAWKS).hand("wretch-1", "exploit-weakness").turn("wretch-1")
    table = scene.play().picks("wretch-1", "play:h1")
    assert table.attached("f47-blue-hawks") == ["exploit-weakness"]


def test_SAB_04_and_SAB_05_and_EC_19_sabotage_of_a_destroyed_ship_goes_to_its_players_pile() -> None:
    scene = Scenario().ship(**BARRAGE).attach("isn-barrage", "shield-siphon", by="wretch-1")
    run_rule(destroy(scene.state, "isn-barrage-1", "test"), scene)
    assert scene.state.teams["wretch"].discard == ["shield-siphon"]
    assert scene.state.teams["isn"].discard == []


def test_SAB_06_sabotage_stays_on_a_squadron_until_its_last_ship_is_gone() -> None:
    scene = Scenario().ship(**HAWKS).attach("f47-blue-hawks", "exploit-weakness", by="wretch-1")
    for number in (1, 2):
        run_rule(destroy(scene.state, f"f47-blue-hawks-{number}", "test"), scene)
        assert [a.card for a in scene.state.cards["f47-blue-hawks"].attached.values()] == ["exploit-weakness"]
    run_rule(destroy(scene.state, "f47-blue-hawks-3", "test"), scene)
    assert scene.state.teams["wretch"].discard == ["exploit-weakness"]


def test_SAB_07_and_SAB_08_and_KEY_10_sabotage_stays_on_a_ship_that_is_taken_over() -> None:
    scene = Scenario().ship(**BARRAGE).attach("isn-barrage", "shield-siphon", by="wretch-1")
    run_rule(take_over(scene.state, "isn-barrage", "wretch-2"), scene)
    assert scene.state.cards["isn-barrage"].seat == "wretch-2"
    assert [a.card for a in scene.state.cards["isn-barrage"].attached.values()] == ["shield-siphon"]


def test_SAB_08_sabotage_stays_on_a_ship_that_the_saboteur_takes_over() -> None:
    scene = Scenario().ship(**BARRAGE).attach("isn-barrage", "shield-siphon", by="wretch-2")
    run_rule(take_over(scene.state, "isn-barrage", "wretch-2"), scene)
    assert [a.card for a in scene.state.cards["isn-barrage"].attached.values()] == ["shield-siphon"]


# Prepped cards


def test_PRP_01_and_PRP_02_and_PRP_09_prepped_cards_are_set_aside_and_not_in_the_deck() -> None:
    table = start_match()
    prepped_cards = [(p.card, p.on) for p in table.state.seats["isn-1"].prepped]
    assert prepped_cards == [("erin-cho", "isn-torrent"), ("charles-yeboah", "isn-everest")]
    assert len(table.state.teams["isn"].deck.open()) == 34 - 10


def test_PRP_03_a_prepped_card_lowers_the_copies_in_the_deck() -> None:
    deck = Scenario().state.teams["isn"].deck.open()
    assert deck.count("erin-cho") == deck.count("charles-yeboah") == 2
    assert deck.count("bronson-skiles") == 3


def test_PRP_04_a_prepped_card_is_not_in_hand() -> None:
    table = start_match()
    assert table.hand("isn-1").count("erin-cho") <= 2
    assert len(table.hand("isn-1")) == 5
    assert all(table.view(viewer)["seats"]["isn-1"]["hand_size"] == 5 for viewer in ("isn-1", "wretch-1"))


def test_PRP_04_prepped_cards_do_not_count_against_the_hand_limit() -> None:
    """With nine cards in the hand and two prepped ones, a tenth is drawn without a discard."""
    nine = ["lr5-nuclear-warhead"] * 3 + ["maneuvering-thrusters"] * 3 + ["isn-transport-shuttle"] * 3
    scene = Scenario().hand("isn-1", *nine).deck("isn", "bronson-skiles").turn("isn-1", "energy")
    assert [card.state for card in scene.state.seats["isn-1"].prepped] == ["waiting"] * 2
    table = scene.play()
    assert table.asked("isn-1") == "energy-phase"
    assert table.hand("isn-1") == [*nine, "bronson-skiles"]


def test_PRP_04_prepped_cards_cannot_be_discarded_or_passed_and_do_not_prevent_a_pass() -> None:
    scene = Scenario().hand("isn-1", "bronson-skiles").hand("isn-2", *["lr5-nuclear-warhead"] * 3)
    table = scene.turn("isn-1", "energy").deck("isn", "bronson-skiles").play()
    for pick in ("discard", "pass-to:isn-2"):
        table.picks("isn-1", pick)
        assert table.options("isn-1") == ["h1", "h2"]
        table.undo("isn-1")
    eight = ["maneuvering-thrusters"] * 3 + ["isn-transport-shuttle"] * 3 + ["bronson-skiles"] * 2
    full_scene = Scenario().hand("isn-1", *eight).hand("isn-2", *["lr5-nuclear-warhead"] * 3)
    table = full_scene.turn("isn-2", "energy").play().picks("isn-2", "pass-to:isn-1")
    assert table.decision("isn-2").max == 10 - 8


@pytest.mark.parametrize(("energy", "question"), [(0, None), (1, "engines")])
def test_PRP_04_prepped_cards_do_not_raise_a_price(energy: int, question: str | None) -> None:
    """The engines cost two energy. The card in the hand may pay for them, the two prepped ones may not."""
    scene = Scenario().hand("isn-1", "bronson-skiles").energy("isn", energy)
    assert [card.state for card in scene.state.seats["isn-1"].prepped] == ["waiting"] * 2
    assert scene.turn("isn-1", "end").asteroid("14,5").play().asked("isn-1") == question


def test_PRP_04_prepped_cards_do_not_raise_the_price_of_a_response() -> None:
    """The tactics cost four. Two energy and the other hand card make three."""
    scene = Scenario().ship("isn-1", "f47-blue-hawks", at=["10,6", "11,6", "12,5"]).energy("isn", 2)
    scene.hand("isn-1", "superior-squadron-tactics", "bronson-skiles").turn("isn-1")
    assert [card.state for card in scene.state.seats["isn-1"].prepped] == ["waiting"] * 2
    assert scene.play().picks("isn-1", "activate:f47-blue-hawks").asked("isn-1") == "move-ship"
    table = scene.hand("isn-1", "lr5-nuclear-warhead").play()
    assert table.picks("isn-1", "activate:f47-blue-hawks").asked("isn-1") == "respond"


def launched_everest(answer: str) -> Table:
    table = deploy_scene().play().picks("isn-1", "launch:isn-everest", "14,10", "load:none")
    assert table.asked("isn-1") == "prepped"
    return table.picks("isn-1", answer)


def test_PRP_05_and_M4_17_yeboah_may_be_attached_free_when_everest_is_launched() -> None:
    table = launched_everest("yes")
    assert table.attached("isn-everest") == ["charles-yeboah"]
    assert table.energy("isn") == 20 - 12
    assert [p.state for p in table.state.seats["isn-1"].prepped] == ["waiting", "used"]


def test_PRP_06_and_PRP_06r_and_EC_133_a_hero_declined_once_stays_aside_for_the_rest_of_the_match() -> None:
    table = launched_everest("no")
    assert table.attached("isn-everest") == []
    assert [p.state for p in table.state.seats["isn-1"].prepped] == ["waiting", "declined"]
    assert table.asked("isn-1") == "deploy"


def test_PRP_07_an_attached_prepped_card_is_an_ordinary_card() -> None:
    scene = deploy_scene().hand("isn-1", "charles-yeboah", "erin-cho").energy("isn", 30)
    table = scene.play().picks("isn-1", "launch:isn-everest", "14,10", "load:none", "yes")
    table.picks("isn-1", "play:h2")
    assert table.attached("isn-everest") == ["erin-cho"]
    assert table.discards("isn") == ["charles-yeboah"]


def test_PRP_08_torrent_begins_with_erin_cho_because_the_mission_says_so() -> None:
    table = start_match(*HIGHEST).picks("isn-1", "14,5/14,6")
    assert table.attached("isn-torrent") == ["erin-cho"]


def test_PRP_08_a_launched_ship_without_a_free_slot_takes_no_prepped_hero() -> None:
    """An Everest without a hero symbol. Charles Yeboah is prepped for it."""
    scene = Scenario(edition=with_hero_slots("isn-everest", 0))
    table = scene.turn("isn-1", "deploy").play()
    table.picks("isn-1", "launch:isn-everest", "14,10", "load:none")
    assert table.asked("isn-1") == "deploy"
    assert table.attached("isn-everest") == []


def test_PRV_15_everybody_sees_the_prepped_cards() -> None:
    prepped_cards = start_match().view("wretch-1")["seats"]["isn-1"]["prepped"]
    assert {p["card"] for p in prepped_cards} == {"erin-cho", "charles-yeboah"}


def test_PRV_23_everybody_sees_a_played_card_and_its_price() -> None:
    table = deploy_scene().ship(**TORRENT).hand("isn-1", "erin-cho").play()
    table.picks("isn-1", "play:h1")
    (happening,) = table.happened("played")
    assert (happening["card"], happening["cost"]) == ("erin-cho", 3)
    assert table.view("spectator")["ship_cards"]["isn-torrent"]["attached"]["a1"]["card"] == "erin-cho"
