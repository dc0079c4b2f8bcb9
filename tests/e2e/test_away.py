"""A player who leaves is replaced when a mate presses a button, and on return reads what they missed. A seat
is passed to a friend."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import inf

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite, running
from tests.e2e.guests import seat_people
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, PHONE, check_width
from tests.e2e.test_starting import PressCounter
from tests.serving import Server

BOTS = ("wretch-1", "wretch-2")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where players soon count as absent, and can be replaced immediately."""
    quick = {"GALAXIES_AWAY_SECONDS": "0.2", "GALAXIES_STAND_IN_SECONDS": "1", "GALAXIES_BOT_DELAY": "0.1"}
    with running(tmp_path_factory.mktemp("server"), **quick) as server:
        yield server


def seat_mates(person: Invite) -> tuple[Person, Person]:
    """Seat Ada at a desk and Bob with a phone as mates against the computer."""
    ada, bob = person("Ada", **DESKTOP), person("Bob", **PHONE)
    _ = seat_people({"isn-1": ada, "isn-2": bob}, bots=BOTS)
    return ada, bob


def covered_height(person: Person) -> float:
    """Return how much of the board's height the recap covers, or 0 if the recap is beside the board. While
    the page makes room for it, the result is infinite."""
    board, bar = person.page.locator("main").bounding_box(), person.by_id("recap").bounding_box()
    if not (board and bar):
        return inf
    is_beside = bar["x"] >= board["x"] + board["width"]
    return 0 if is_beside else board["y"] + board["height"] - bar["y"]


def test_an_absent_mate_is_replaced_by_a_press_and_sees_what_they_missed(person: Invite) -> None:
    """Ada uses only the keyboard. For a while, Bob's window is as wide as a desktop's."""
    ada, bob = seat_mates(person)
    table = bob.page.url
    expect(ada.by_id("times")).to_contain_text("here")
    bob.page.close()
    expect(ada.by_id("away-isn-2")).to_have_text("away")
    assert violations(ada.page) == []
    PressCounter(ada, keyboard=True).press(ada.by_id("stand-in-isn-2"))
    expect(ada.by_id("time-isn-2")).to_contain_text("computer")
    decision = ada.wait_until(ada.read_decision, "Ada is asked")
    ada.pick(decision.option_ids[0])
    ada.wait_for_next_decision(decision.id)
    _ = bob.open_page().goto(table)
    expect(ada.by_id("time-isn-2").get_by_text("computer")).to_have_count(0)
    press, recap = PressCounter(bob, keyboard=False).press, bob.by_id("recap")
    expect(recap).to_contain_text(re.compile(r"things? happened"))
    for device, max_covered in ((DESKTOP, 0), (PHONE, PHONE["viewport"]["height"] / 2)):
        bob.page.set_viewport_size(device["viewport"])
        bob.wait_until(
            lambda limit=max_covered: covered_height(bob) <= limit,
            "the recap covers no more than the question does",
        )
        check_width(bob.page)
        assert violations(bob.page) == []
    press(bob.by_id("recap-show"))
    expect(recap).to_contain_text(re.compile(r"^\s*1 of "))
    expect(bob.by_id("decision")).not_to_have_attribute("data-decision", re.compile("."))
    bob.page.keyboard.press("Enter")
    expect(recap).to_contain_text(re.compile(r"^\s*2 of "))
    check_width(bob.page)
    assert violations(bob.page) == []
    with bob.page.expect_response(lambda response: response.request.method == "DELETE"):
        press(bob.by_id("recap-end"))
    expect(recap).to_have_count(0)
    _ = bob.wait_until(
        lambda: set(bob.wire.view["waiting_for"]) <= {"isn-1", "isn-2"}, "no computer player has to decide"
    )
    _ = bob.page.reload()
    bob.wait_until_online()
    expect(recap).to_have_count(0)


def test_a_seat_is_passed_to_a_friend_by_a_link(person: Invite) -> None:
    ada, bob = seat_mates(person)
    bob.by_id("menu").click()
    bob.by_id("hand-on").click()
    link = bob.link("seat")
    check_width(bob.page)
    assert violations(bob.page) == []
    bob.page.keyboard.press("Escape")
    cai, late = person("Cai", **DESKTOP), person("Late", expects="404")
    cai.enter(link)
    cai.wait_until_online()
    expect(cai.by_id("menu")).to_be_visible()
    assert cai.wire.view["viewer"] == "isn-2"
    bob.wait_until(lambda: bob.wire.view["viewer"] == "spectator", "Bob looks on")
    expect(ada.by_id("time-isn-2")).to_contain_text("Cai")
    _ = late.page.goto(link)
    expect(late.page.get_by_role("heading")).to_have_text("This link no longer works")
