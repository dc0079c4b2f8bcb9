"""Sections 5 and 6 of the ledger: energy and the energy phase, with the tiles that act in it."""

from __future__ import annotations

import pytest

from engine.galaxies.rules.energy import gain, lose
from tests.rules.support import initial_state, run_rule
from tests.scenario import Scenario, Table

TORRENT = {"seat": "isn-1", "card": "isn-torrent", "at": "14,5/14,6"}


def energy_facts(table: Table) -> list[tuple[int, str]]:
    return [(fact["amount"], fact["why"]) for fact in table.happened("energy")]


# Energy


def test_NRG_01_and_NRG_12_a_forced_loss_stops_at_zero() -> None:
    scene = Scenario().energy("isn", 3)
    assert run_rule(lose(scene.state, "isn", 5, "test"), scene) == 3
    assert scene.state.teams["isn"].energy == 0


def test_EC_22_a_player_who_loses_five_of_three_energy_has_none_left() -> None:
    scene = Scenario().energy("isn", 3)
    run_rule(lose(scene.state, "isn", 5, "test"), scene)
    assert scene.state.teams["isn"].energy == 0


def test_NRG_02_and_NRG_03_a_gain_stops_at_forty() -> None:
    scene = Scenario().energy("isn", 33)
    run_rule(gain(scene.state, "isn", 5, "test"), scene)
    assert scene.state.teams["isn"].energy == 38
    run_rule(gain(scene.state, "isn", 10, "test"), scene)
    assert scene.state.teams["isn"].energy == 40


def test_EC_20_a_gain_of_ten_at_thirty_three_stops_at_forty() -> None:
    scene = Scenario().energy("isn", 33)
    run_rule(gain(scene.state, "isn", 10, "test"), scene)
    assert scene.state.teams["isn"].energy == 40


def test_NRG_03_and_NRG_04_a_payment_moves_the_marker_down() -> None:
    table = (
        Scenario()
        .ship(**TORRENT)
        .hand("isn-1", "maneuvering-thrusters")
        .turn("isn-1", "deploy")
        .energy("isn", 30)
        .play()
    )
    table.picks("isn-1", "launch:isn-everest", "14,10", "no")
    assert table.energy("isn") == 30 - 12
    table.picks("isn-1", "play:h1", "isn-torrent", "done", "activate:isn-torrent")
    assert table.energy("isn") == 30 - 12 - 2 - 3


def test_NRG_05_a_player_cannot_choose_an_option_that_costs_more_than_their_energy() -> None:
    table = Scenario().turn("isn-2", "deploy").energy("isn", 3).play()
    assert table.options("isn-2") == ["launch:f47-blue-hawks", "done"]


def test_NRG_06_in_their_own_turn_a_player_may_discard_cards_for_one_energy_each() -> None:
    scene = Scenario().hand("isn-2", "erin-cho", "bronson-skiles", "erin-cho").energy("isn", 3)
    table = scene.turn("isn-2", "deploy").play()
    table.picks("isn-2", "discard", ["h1", "h3"])
    assert table.energy("isn") == 5
    assert table.hand("isn-2") == ["bronson-skiles"]
    assert "launch:rooks-f54" in table.options("isn-2")


def test_EC_23_a_player_may_discard_two_cards_to_pay_for_an_activation() -> None:
    scene = Scenario().ship(**TORRENT).hand("isn-1", "erin-cho", "erin-cho").energy("isn", 1)
    table = scene.turn("isn-1").play()
    assert "activate:isn-torrent" not in table.options("isn-1")
    table.picks("isn-1", "discard", ["h1", "h2"], "activate:isn-torrent")
    assert table.energy("isn") == 0


@pytest.mark.parametrize("phase", ["energy", "deploy", "action", "end"])
def test_NRG_06_discarding_is_offered_in_every_phase(phase: str) -> None:
    table = Scenario().hand("isn-2", "erin-cho").turn("isn-2", phase).play()
    assert "discard" in table.options("isn-2")


def test_NRG_07_and_EC_24_a_player_does_not_discard_for_energy_in_another_players_turn() -> None:
    table = (
        Scenario()
        .ship(**TORRENT)
        .ship("wretch-2", "chosh-ka", at="14,3")
        .hand("isn-1", "alert-from-isn-torrent", *["erin-cho"] * 2)
        .energy("isn", 0)
        .energy("wretch", 9)
        .turn("wretch-2")
        .play()
    )
    table.picks("wretch-2", "activate:chosh-ka")
    assert "isn-1" not in table.match.decisions


def test_NRG_07_a_response_in_another_players_turn_offers_no_discarding() -> None:
    table = (
        Scenario()
        .ship(**TORRENT)
        .ship("wretch-2", "chosh-ka", at="14,3")
        .hand("isn-1", "alert-from-isn-torrent", "erin-cho")
        .turn("wretch-2")
        .play()
    )
    table.picks("wretch-2", "activate:chosh-ka")
    assert table.asked("isn-1") == "respond"
    assert table.options("isn-1") == ["h1", "pass"]


def test_NRG_08_an_attached_card_that_is_discarded_gives_no_energy() -> None:
    scene = Scenario().ship(**TORRENT).attach("isn-torrent", "erin-cho").hand("isn-1", "bronson-skiles")
    table = scene.turn("isn-1", "deploy").energy("isn", 10).play()
    table.picks("isn-1", "play:h1")
    assert table.energy("isn") == 10 - 3


def test_NRG_09_and_KEY_13_and_KEY_13r_a_discarded_card_goes_to_the_pile_of_its_owner() -> None:
    table = Scenario().hand("isn-2", "erin-cho").turn("isn-2", "deploy").play()
    table.picks("isn-2", "discard", ["h1"])
    assert table.discards("isn") == ["erin-cho"]
    assert table.discards("wretch") == []
    other_table = Scenario().hand("wretch-1", "erin-cho").turn("wretch-1", "deploy").play()
    other_table.picks("wretch-1", "discard", ["h1"])
    assert (other_table.discards("isn"), other_table.discards("wretch")) == (["erin-cho"], [])


def test_NRG_10_and_EC_21_discarding_at_forty_gains_nothing() -> None:
    table = Scenario().hand("isn-2", "erin-cho", "erin-cho").energy("isn", 40).turn("isn-2", "deploy").play()
    table.picks("isn-2", "discard", ["h1", "h2"])
    assert table.energy("isn") == 40
    assert table.hand("isn-2") == []


def test_NRG_11_and_NRG_11r_players_keep_their_energy_from_turn_to_turn() -> None:
    table = Scenario().ship(**TORRENT).energy("isn", 17).turn("isn-1", "end").play()
    table.picks("isn-1", "no")
    assert table.state.active == "isn-2"
    assert table.energy("isn") == 17 + 8


def test_NRG_13_and_NRG_13r_a_player_may_discard_cards_for_energy_whenever_they_are_asked() -> None:
    """Here it happens in the middle of a launch, and the energy can be used immediately."""
    table = Scenario().hand("isn-2", "erin-cho").energy("isn", 4).turn("isn-2", "deploy").play()
    table.picks("isn-2", "launch:rooks-f54")
    assert table.asked("isn-2") == "launch-at"
    table.picks("isn-2", "discard", ["h1"], "14,9")
    assert table.energy("isn") == 4 + 1 - 4


def test_NRG_13_the_player_discards_at_least_one_card_or_undoes_the_choice() -> None:
    """With an empty pick the same question would be repeated forever."""
    table = Scenario().hand("isn-2", "erin-cho").energy("isn", 4).turn("isn-2", "deploy").play()
    table.picks("isn-2", "discard")
    assert table.refuses("isn-2")
    table.undo("isn-2")
    assert table.asked("isn-2") == "deploy"
    assert table.hand("isn-2") == ["erin-cho"]


# The energy phase


def test_EPH_01_and_EPH_02_the_player_gains_energy_first_and_then_draws_a_card() -> None:
    table = Scenario().turn("isn-2", "energy").energy("isn", 20).play()
    kinds = [fact.kind for fact in table.news if fact.kind in ("energy", "drew")]
    assert kinds == ["energy", "drew"]
    assert table.energy("isn") == 28
    assert len(table.hand("isn-2")) == 1


def test_EPH_03_and_EPH_03r_the_player_cannot_choose_not_to_draw() -> None:
    table = Scenario().turn("isn-2", "energy").play()
    assert table.asked("isn-2") == "energy-phase"
    assert len(table.hand("isn-2")) == 1


def test_EPH_04_and_EPH_04r_gain_source_draw_market_and_regenerator_come_in_this_order() -> None:
    table = (
        Scenario()
        .ship(**TORRENT, shields=0)
        .tile("energy-source", "14,5")
        .tile("orbital-market", "14,6")
        .tile("shield-regenerator", "14,6")
        .turn("isn-1", "energy")
        .play()
    )
    table.picks("isn-1", "yes", "isn-torrent-1")
    kinds = [fact.kind for fact in table.news if fact.kind in ("energy", "drew", "shields")]
    assert kinds == ["energy", "energy", "drew", "drew", "shields"]
    assert energy_facts(table) == [(8, "phase"), (2, "energy-source")]


def test_EPH_05_tiles_count_if_a_ship_is_on_them_at_the_start_of_the_phase() -> None:
    table = (
        Scenario()
        .ship(**TORRENT)
        .tile("energy-source", "14,6/14,7")
        .turn("isn-1", "energy")
        .energy("isn", 20)
        .play()
    )
    assert table.energy("isn") == 30


def test_EPH_06_no_card_of_this_box_can_be_played_in_the_energy_phase() -> None:
    table = Scenario().hand("isn-1", "erin-cho", "commando-away-team").turn("isn-1", "energy").play()
    assert table.options("isn-1") == ["pass-to:isn-2", "done", "discard"]


def test_EPH_07_a_player_may_pass_cards_to_an_ally_in_this_phase() -> None:
    table = Scenario().hand("isn-1", "erin-cho").turn("isn-1", "energy").play()
    table.picks("isn-1", "pass-to:isn-2", ["h1"])
    assert table.hand("isn-2") == ["erin-cho"]


# Tiles


def test_DSC_10_an_energy_source_gives_two_more_energy() -> None:
    table = Scenario().ship(**TORRENT).tile("energy-source", "14,6/14,7").turn("isn-1", "energy").play()
    assert energy_facts(table) == [(8, "phase"), (2, "energy-source")]


def test_DSC_11_and_EC_85_two_ships_on_two_sources_still_give_two_energy() -> None:
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6")
        .ship("isn-2", "rooks-f54", at="16,4")
        .tile("energy-source", "14,6/14,7")
        .tile("energy-source", "16,4/16,5")
        .turn("isn-2", "energy")
        .play()
    )
    assert energy_facts(table) == [(8, "phase"), (2, "energy-source")]


def test_DSC_14_and_DSC_15_the_market_draw_is_optional_and_gives_one_card() -> None:
    scene = Scenario().ship(**TORRENT).tile("orbital-market", "14,6/14,7").turn("isn-1", "energy")
    table = scene.play()
    assert table.asked("isn-1") == "market"
    table.picks("isn-1", "yes")
    assert len(table.hand("isn-1")) == 2
    declining_table = scene.play().picks("isn-1", "no")
    assert len(declining_table.hand("isn-1")) == 1


def market_with_a_full_hand() -> Table:
    """Return a table with a hand of nine after the normal draw, before the market's card."""
    table = (
        Scenario()
        .ship(**TORRENT)
        .tile("orbital-market", "14,6/14,7")
        .hand("isn-1", *["bronson-skiles"] * 3, *["charles-yeboah"] * 2, *["isn-transport-shuttle"] * 3)
        .hand("isn-1", "lr5-nuclear-warhead")
        .turn("isn-1", "energy")
        .play()
    )
    assert (table.asked("isn-1"), len(table.hand("isn-1"))) == ("market", 10)
    return table


def test_EC_28_a_player_with_a_full_hand_discards_before_the_market_card() -> None:
    table = market_with_a_full_hand().picks("isn-1", "yes")
    assert (table.asked("isn-1"), len(table.hand("isn-1"))) == ("hand-limit", 10)
    table.picks("isn-1", "h9")
    assert (table.asked("isn-1"), len(table.hand("isn-1"))) == ("energy-phase", 10)
    assert table.discards("isn") == ["lr5-nuclear-warhead"]


def test_EC_28_a_player_who_declines_the_market_card_discards_nothing() -> None:
    table = market_with_a_full_hand()
    before = table.hand("isn-1")
    table.picks("isn-1", "no")
    assert table.asked("isn-1") == "energy-phase"
    assert (table.hand("isn-1"), table.discards("isn")) == (before, [])


def test_DSC_14_the_market_is_not_offered_without_a_deck() -> None:
    scene = Scenario().ship(**TORRENT).tile("orbital-market", "14,6/14,7").run_out("isn", 2)
    table = scene.deck("isn", only=True).turn("isn-1", "energy").play()
    assert table.asked("isn-1") == "energy-phase"


def test_EC_146_the_market_does_nothing_without_tactic_cards() -> None:
    state = initial_state("dead-zone", tactic_cards="off")
    scene = Scenario().ship(**TORRENT).tile("orbital-market", "14,5")
    scene.state.teams["isn"].deck = state.teams["isn"].deck
    table = scene.turn("isn-1", "energy").play()
    assert state.teams["isn"].deck.open() == []
    assert table.asked("isn-1") == "energy-phase"
    assert table.hand("isn-1") == []


def test_DSC_16_and_DSC_19_a_regenerator_gives_a_peg_even_to_a_ship_with_shields_down() -> None:
    scene = Scenario().ship(**TORRENT, shields=0).tile("shield-regenerator", "14,6/14,7")
    table = scene.turn("isn-1", "energy").play()
    table.picks("isn-1", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == 1


def test_DSC_16_the_player_may_refuse_the_peg() -> None:
    scene = Scenario().ship(**TORRENT, shields=1).tile("shield-regenerator", "14,6/14,7")
    table = scene.turn("isn-1", "energy").play()
    table.picks("isn-1", "no")
    assert table.shields("isn-torrent-1") == 1


def test_DSC_17_and_DSC_17r_and_EC_88_a_ship_has_no_more_pegs_than_its_card_has_shields() -> None:
    scene = Scenario().ship(**TORRENT).tile("shield-regenerator", "14,6/14,7")
    table = scene.turn("isn-1", "energy").play()
    assert table.asked("isn-1") == "energy-phase"
    assert table.shields("isn-torrent-1") == 3


def test_DSC_18_and_DSC_18r_two_regenerators_give_one_ship_one_peg() -> None:
    scene = Scenario().ship(**TORRENT, shields=0)
    scene.tile("shield-regenerator", "14,6/14,7").tile("shield-regenerator", "14,4/14,5")
    table = scene.turn("isn-1", "energy").play()
    table.picks("isn-1", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == 1
    assert table.asked("isn-1") == "energy-phase"


def test_DSC_16_every_ship_on_a_regenerator_gets_its_own_peg() -> None:
    scene = Scenario().ship("isn-2", "f51-blue-sparrows", at=["14,5", "14,6", "15,8"], shields=0)
    table = scene.tile("shield-regenerator", "14,5/14,6").turn("isn-2", "energy").play()
    assert table.options("isn-2") == ["f51-blue-sparrows-1", "f51-blue-sparrows-2", "no", "discard"]
    table.picks("isn-2", "f51-blue-sparrows-2", "f51-blue-sparrows-1")
    assert [table.shields(f"f51-blue-sparrows-{n}") for n in (1, 2, 3)] == [1, 1, 0]


def test_DSC_30_a_tile_helps_the_player_who_controls_the_ship_on_it() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "isn-torrent", at="14,5/14,6")
        .tile("energy-source", "14,6/14,7")
        .turn("wretch-1", "energy")
        .play()
    )
    assert energy_facts(table) == [(8, "phase"), (2, "energy-source")]


def test_DSC_31_and_DSC_31r_an_allys_ship_on_a_tile_does_not_count() -> None:
    table = (
        Scenario()
        .ship(**TORRENT)
        .tile("energy-source", "14,6/14,7")
        .tile("orbital-market", "14,5")
        .turn("isn-2", "energy")
        .play()
    )
    assert energy_facts(table) == [(8, "phase")]
    assert table.asked("isn-2") == "energy-phase"


def test_DSC_02_a_tile_black_side_up_gives_nothing() -> None:
    scene = Scenario().ship(**TORRENT).tile("energy-source", "14,6/14,7", face_down=True)
    table = scene.turn("isn-1", "energy").play()
    assert energy_facts(table) == [(8, "phase")]


# Questions with one choice besides discarding (MOV-16)


def test_NRG_13_a_player_who_could_only_discard_is_not_asked() -> None:
    """One ship can carry the card, and the next question offers discarding again."""
    table = (
        Scenario().ship(**TORRENT).hand("isn-1", "erin-cho", "bronson-skiles").turn("isn-1", "deploy").play()
    )
    table.picks("isn-1", "play:h1")
    assert table.attached("isn-torrent") == ["erin-cho"]
    assert "discard" in table.options("isn-1")


@pytest.mark.parametrize(("energy", "question"), [(2, "weapon"), (1, "action")])
def test_NRG_13_a_weapon_that_discarding_could_pay_for_is_still_offered(energy: int, question: str) -> None:
    """The warhead, which costs 3, is left, and the player holds one card."""
    scene = Scenario().ship(**TORRENT, attached=["lr5-nuclear-warhead"]).hand("isn-1", "erin-cho")
    table = scene.energy("isn", 3 + energy).turn("isn-1").play()
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary")
    assert table.asked("isn-1") == question


@pytest.mark.parametrize(("energy", "question"), [(1, "isn-1"), (0, "isn-2")])
def test_NRG_13_engines_that_discarding_could_pay_for_are_still_offered(energy: int, question: str) -> None:
    table = Scenario().hand("isn-1", "erin-cho").energy("isn", energy).turn("isn-1", "end").play()
    assert list(table.match.decisions) == [question]
