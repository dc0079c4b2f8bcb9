"""Whole gestures at the board, with pointer, finger and keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import running, visitors
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_presses import WIDE, Pointer, expect_decision
from tests.e2e.windows import Windows
from tests.serving import Server

TORRENT, FUVU = "isn-torrent-1", "red-fuvu-1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Meteor Storm in its third round."""
    with running(tmp_path_factory.mktemp("posed"), "tests.e2e.posed:GALAXIES") as server:
        yield server


@pytest.fixture
def ada(windows: Windows, server: Server) -> Iterator[Person]:
    """Ada plays isn-1 among computers, and it is her action phase."""
    with visitors(windows, server) as invite:
        person = invite("Ada", **WIDE)
        person.page.goto(Guest(person).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
        expect_decision(person, "action")
        yield person


def activate_torrent(ada: Person) -> Person:
    """Activate ISN Torrent, so that its move is next."""
    ada.by_id(f"ship-{TORRENT}").click()
    expect_decision(ada, "move")
    return ada


def ship(ada: Person) -> dict[str, Any]:
    """Return ISN Torrent from Ada's view."""
    torrent: dict[str, Any] = ada.wire.view["ships"][TORRENT]
    return torrent


def test_pointing_at_a_space_shows_the_flight_and_the_ships_in_reach(ada: Person) -> None:
    activate_torrent(ada)
    ada.space("14,2").hover()
    flight = ada.by_id("flight")
    expect(flight.get_by_test_id("ghost-isn-torrent")).to_have_count(1)
    expect(flight).to_have_attribute("data-reaches", FUVU)
    ada.space("14,9").hover()
    expect(flight).to_have_attribute("data-reaches", "")
    ada.page.mouse.move(1, 1)
    expect(flight).to_have_count(0)


def test_a_flight_is_one_answer_and_can_be_taken_back(ada: Person) -> None:
    activate_torrent(ada)
    answer_count = len(ada.wire.accepted)
    ada.space("14,2").click()
    expect_decision(ada, "shot")
    assert len(ada.wire.accepted) == answer_count + 1 and ship(ada)["hexes"] == ["14,2", "14,3"]
    ada.by_id("undo").click()
    expect_decision(ada, "move")
    assert ship(ada)["hexes"] == ["14,6", "14,7"]


def test_a_clicked_enemy_lists_the_possible_shots(ada: Person) -> None:
    activate_torrent(ada)
    ada.space("14,2").click()
    expect_decision(ada, "shot")
    expect(ada.by_id(f"odds-{FUVU}")).to_have_text("16%")
    menu = ada.by_id("shot-menu")
    ada.by_id(f"ship-{FUVU}").click()
    expect(menu.locator("[data-shot]")).to_have_count(2)
    ada.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    ada.by_id(f"ship-{FUVU}").click()
    menu.locator(f"[data-shot='{TORRENT}:primary:{FUVU}:all']").click()
    ada.wait_until(lambda: ada.wire.happened["attack"], "Ada fires")


def test_a_ship_is_dragged_along_a_path_of_the_players_choice(ada: Person) -> None:
    pointer = Pointer(ada)
    ada.by_id("ship-isn-everest-1").click()
    expect_decision(ada, "move")
    mouse = ada.page.mouse
    mouse.move(*pointer.middle_of("19,4"))
    mouse.down()
    for space in ("18,5", "18,6", "19,5"):  # not the shortest path to 19,5
        mouse.move(*pointer.middle_of(space), steps=4)
    expect(ada.by_id("flight")).to_have_count(1)
    mouse.up()
    ada.wait_until(lambda: ada.wire.view["ships"]["isn-everest-1"]["hexes"][0] == "19,5", "the ship is there")
    moves = [
        line["text"]["args"]["to"][0]
        for line in ada.wire.view["log"]
        if line["text"]["key"].startswith("moved")
    ]
    assert moves == ["18,5", "18,6", "19,5"]


def test_a_ship_that_is_dropped_at_its_start_does_not_move(ada: Person) -> None:
    activate_torrent(ada)
    pointer, mouse = Pointer(ada), ada.page.mouse
    answer_count = len(ada.wire.accepted)
    mouse.move(*pointer.middle_of("14,6"))
    mouse.down()
    mouse.move(*pointer.middle_of("14,4"), steps=4)
    mouse.move(*pointer.middle_of("14,6"), steps=4)
    mouse.up()
    expect_decision(ada, "move")
    assert len(ada.wire.accepted) == answer_count


def test_space_by_space_a_flight_can_be_cut_short(ada: Person) -> None:
    activate_torrent(ada)
    ada.by_id("manner-step").click()
    ada.space("14,5").click()
    expect(ada.by_id("decision").locator("h2")).to_contain_text("3 spaces left")
    expect(ada.by_id("manner-step")).to_have_attribute("aria-pressed", "true")
    ada.by_id("decision").locator(".buttons [data-option=stop]").click()
    expect_decision(ada, "action")
    assert ship(ada)["hexes"] == ["14,5", "14,6"]


def test_the_keys_reach_spaces_and_enemies(ada: Person) -> None:
    activate_torrent(ada)
    ada.by_id("board").focus()
    cursor = ada.by_id("cursor")
    while "O10" not in cursor.inner_text():
        ada.page.keyboard.press("ArrowUp")
    expect(ada.by_id("flight")).to_have_count(1)
    ada.page.keyboard.press("Enter")
    expect_decision(ada, "shot")
    ada.page.keyboard.press("ArrowUp")
    expect(cursor).to_contain_text("Red Fuvu 1")
    ada.page.keyboard.press("Enter")
    expect(ada.by_id("shot-menu").locator("[data-shot]").first).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.wait_until(lambda: ada.wire.happened["attack"], "Ada fires")


def test_the_list_of_options_has_headings(ada: Person) -> None:
    activate_torrent(ada)
    entries = ada.by_id("decision").get_by_test_id("option-list")
    ada.by_id("decision").get_by_text("All options").click()
    visible_options = entries.locator("[data-option]").filter(visible=True)
    assert visible_options.count() < 30 < entries.locator("[data-option]").count()
    entries.get_by_text("Fly 4 spaces").click()
    entries.locator("[data-option='fly:14,2']").click()
    expect_decision(ada, "shot")
