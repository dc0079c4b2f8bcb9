"""Sections 2, 3 and 4 of the ledger: setup, decks, the starting player, the course of turns."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.galaxies.catalogue import catalogue
from engine.galaxies.facts import GalaxiesFact
from engine.galaxies.rules.energy_phase import income
from engine.galaxies.rules.starting import place_first_ships
from engine.galaxies.setup import new_state
from tests.rules.support import HIGHEST, first_turn, initial_state, start_match
from tests.scenario import Scenario, Table

SEATS = ["wretch-1", "wretch-2", "isn-1", "isn-2"]


# Setup


def test_SET_01_a_match_is_one_mission_and_begins_with_the_setup_of_the_mission() -> None:
    table = start_match()
    assert table.state.mission == "meteor-storm"
    assert table.state.phase == "setup"
    assert table.asked("isn-1") == "place-torrent"


def test_SET_01_a_match_needs_a_player_for_every_seat() -> None:
    with pytest.raises(ValueError, match="every seat"):
        _ = new_state(
            Setup("test", "meteor-storm", {}, {"isn-1": SeatedPlayer("Ada")}, "commitment"), catalogue()
        )


def test_SET_01_an_option_that_the_mission_does_not_offer_is_refused() -> None:
    with pytest.raises(BadOptions):
        initial_state("meteor-storm", weather="rain")


def test_SET_02_in_a_mission_for_two_each_player_commands_one_faction() -> None:
    sides = [seat.side for seat in initial_state("dead-zone").seats.values()]
    assert sorted(sides) == ["ISN", "Wretch"]


def test_SET_03_and_CMP_15_each_side_has_its_own_energy_board() -> None:
    table = Scenario().turn("isn-2", "deploy").play()
    before = table.energy("wretch")
    table.picks("isn-2", "launch:rooks-f54", "14,9")
    assert table.energy("isn") == 20 - 4
    assert table.energy("wretch") == before


def test_SET_05_a_mission_selected_fleet_is_exactly_what_the_mission_lists() -> None:
    fleets = {
        s.id: [(f.card, f.level) for f in s.fleet] for s in initial_state("meteor-storm").seats.values()
    }
    assert fleets == {
        "wretch-1": [("vapors-fate", "veteran"), ("red-fuvu", "veteran"), ("red-tougu", "veteran")],
        "wretch-2": [("so-bwa-tet", "veteran"), ("chosh-ka", "veteran"), ("tes-kio", "veteran")],
        "isn-1": [("isn-everest", "standard"), ("isn-torrent", "standard")],
        "isn-2": [
            ("isn-barrage", "standard"),
            ("f47-blue-hawks", "standard"),
            ("rooks-f54", "standard"),
            ("f51-blue-sparrows", "standard"),
        ],
    }


def test_SET_11_and_CMP_07_ships_are_hidden_behind_the_screen() -> None:
    table = first_turn()
    assert sorted(table.view("isn-2")["screen"]) == sorted(
        ["isn-barrage", "f47-blue-hawks", "rooks-f54", "f51-blue-sparrows"]
    )
    assert "screen" not in table.view("spectator")
    assert list(table.state.cards) == ["isn-torrent"]


def test_SET_13_a_fleet_comes_from_the_players_own_faction() -> None:
    factions = {"ISN": "isn", "Wretch": "wretch"}
    for seat in initial_state("meteor-storm").seats.values():
        assert {catalogue().ships[f.card].faction for f in seat.fleet} == {factions[seat.side]}


def test_M5_14_and_M5_16_a_mission_may_place_a_damaged_ship() -> None:
    state = initial_state("pan-base")
    for fact in place_first_ships(state):
        assert isinstance(fact, GalaxiesFact)
        fact.apply(state)
    everest = state.ships["isn-everest-1"]
    assert (everest.shields, everest.hull_damage) == (0, 4)
    assert {a.card for a in state.cards["isn-everest"].attached.values()} == {"charles-yeboah", "erin-cho"}


def test_SET_12_ships_that_were_not_selected_take_no_part() -> None:
    state = initial_state("dead-zone")
    fielded = {ship for seat in state.seats.values() for ship in seat.screen.open()}
    assert fielded == {f.card for seat in state.seats.values() for f in seat.fleet}
    assert fielded < set(catalogue().ships) or len(fielded) == len(catalogue().ships)


def test_SET_14_and_SET_15_obstacles_lie_face_up_and_discovery_tiles_as_the_mission_says() -> None:
    tiles = start_match().state.tiles.values()
    assert [tile.kind for tile in tiles] == ["asteroid"] * 4 + [None] * 4


# Decks


def test_DEK_06_decks_are_shuffled_and_discard_piles_are_empty() -> None:
    reversed_order = tuple(range(34, -1, -1))
    plain, mixed = start_match(), start_match(shuffles=(reversed_order,))
    assert plain.hand("wretch-1") != mixed.hand("wretch-1")
    assert plain.hand("isn-1") == mixed.hand("isn-1")
    assert plain.discards("isn") == plain.discards("wretch") == []


@pytest.mark.parametrize("viewer", ["isn-1", "wretch-1", "spectator"])
def test_DEK_07_and_DEK_07r_nobody_sees_a_deck(viewer: str) -> None:
    view = first_turn().view(viewer)
    assert view["teams"]["isn"]["deck_size"] == 34 - 10 - (1 if viewer else 0)
    assert "deck" not in view["teams"]["isn"]


def test_DEK_05_a_mission_selected_deck_holds_exactly_what_the_mission_lists() -> None:
    listed = {team.id: dict(team.deck) for team in catalogue().missions["dead-zone"].teams}
    decks = {name: dict(Counter(t.deck.open())) for name, t in initial_state("dead-zone").teams.items()}
    assert decks == listed


# Energy and hands at the start


def test_TRN_01_a_side_starts_with_15_energy_unless_the_mission_says_otherwise() -> None:
    assert [team.energy for team in initial_state("dead-zone").teams.values()] == [15, 15]
    assert [team.energy for team in initial_state("meteor-storm").teams.values()] == [20, 20]


def test_TRN_02_everybody_is_dealt_five_cards() -> None:
    table = start_match()
    assert [len(table.hand(seat)) for seat in SEATS] == [5, 5, 5, 5]


def test_TRN_03_a_hand_is_secret_from_opponents() -> None:
    table = start_match()
    assert len(table.view("isn-1")["hand"]) == 5
    happening = [fact.happening_for("wretch-1") for fact in table.news if fact.kind == "drew"]
    assert [bool(h and "card" in h) for h in happening] == [True] * 10 + [False] * 10


def test_TRN_14_and_TRN_14r_a_player_keeps_the_hand_that_was_dealt() -> None:
    table = start_match(*HIGHEST)
    assert table.asked("isn-1") == "place-torrent"
    dealt = table.hand("isn-2")
    table.picks("isn-1", "14,5/14,6", "isn-2")
    assert table.hand("isn-2")[:5] == dealt


# Who goes first


def test_TRN_04_everybody_rolls_for_the_first_turn() -> None:
    table = start_match(2, 1, 8, 3).picks("isn-1", "14,5/14,6")
    rolls = [(roll["seat"], roll["result"]) for roll in table.happened("roll")]
    assert rolls == [("wretch-1", 2), ("wretch-2", 1), ("isn-1", 8), ("isn-2", 3)]


def test_TRN_04r_only_players_tied_for_the_highest_result_roll_again() -> None:
    table = start_match(7, 2, 7, 2, 1, 5).picks("isn-1", "14,5/14,6")
    assert [roll["seat"] for roll in table.happened("roll")][4:] == ["wretch-1", "isn-1"]
    assert table.asked("isn-1") == "starter"


def test_EC_147_two_tied_players_roll_again_until_one_result_is_higher() -> None:
    table = start_match(8, 8, 4, 2, 6, 6, 3, 5).picks("isn-1", "14,5/14,6")
    assert [roll["seat"] for roll in table.happened("roll")][4:] == ["wretch-1", "wretch-2"] * 2
    assert table.asked("wretch-2") == "starter"


def test_TRN_05_the_highest_roller_may_give_the_first_turn_to_anybody() -> None:
    table = start_match(*HIGHEST).picks("isn-1", "14,5/14,6")
    assert table.options("isn-1") == SEATS
    table.picks("isn-1", "wretch-2")
    assert table.state.active == "wretch-2"


def test_TRN_06_and_TRN_12_turns_pass_to_the_left_until_the_match_ends() -> None:
    table = first_turn("wretch-2")
    turns = []
    for _ in range(9):
        seat = table.state.active
        assert seat is not None
        turns.append(seat)
        pass_turn(table, seat)
    assert turns == ["wretch-2", "isn-1", "isn-2", "wretch-1"] * 2 + ["wretch-2"]


@pytest.mark.parametrize("mission", ["dead-zone"])
def test_TRN_07_and_TRN_09_only_the_first_gain_of_the_starter_is_five(mission: str) -> None:
    state = initial_state(mission)
    first_seat, second_seat = state.seats
    state.turn = 1
    assert income(state, first_seat) == 5
    state.turn = 2
    assert income(state, second_seat) == 10
    state.turn = 3
    assert income(state, first_seat) == 10


def test_TRN_08_the_starter_draws_a_card_in_the_first_energy_phase() -> None:
    assert len(first_turn("isn-2").hand("isn-2")) == 6


# Turns


def pass_turn(table: Table, seat: str) -> None:
    """Do nothing until the turn is over."""
    while table.state.active == seat and not table.over:
        answer = "no" if table.asked(seat) == "engines" else "done"
        table.picks(seat, answer)


def test_TRN_10_a_turn_has_an_energy_phase_then_a_deploy_phase_then_an_action_phase() -> None:
    table = first_turn("wretch-1")
    pass_turn(table, "wretch-1")
    phases = [(p["seat"], p["phase"]) for p in table.happened("phase")]
    assert phases[:4] == [("wretch-1", phase) for phase in ("energy", "deploy", "action", "end")]


def test_TRN_11_and_EC_63_no_ship_is_launched_in_the_action_phase() -> None:
    table = Scenario().turn("isn-2", "deploy").play()
    assert "launch:rooks-f54" in table.options("isn-2")
    table.picks("isn-2", "done")
    assert table.asked("isn-2") == "action"
    assert table.refuses("isn-2", "launch:rooks-f54")


def test_TRN_13_a_player_may_do_nothing_in_the_deploy_and_the_action_phase() -> None:
    table = Scenario().ship("wretch-1", "vapors-fate", at="14,0").turn("wretch-1", "deploy").play()
    table.picks("wretch-1", "done", "done")
    assert table.state.active == "wretch-2"


def test_TRN_16_a_failed_roll_for_the_engines_is_not_rerolled() -> None:
    table = Scenario().turn("isn-1", "end").dice(3).play()
    table.picks("isn-1", "yes")
    assert len(table.happened("roll")) == 1
    assert table.state.active == "isn-2"
