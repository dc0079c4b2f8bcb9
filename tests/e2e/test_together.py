"""Mates at one table see where the others point, and accept proposals with one press. Spectators are listed,
have a separate chat and can be turned away."""

from __future__ import annotations

import re
from math import sqrt

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.guests import seat_people
from tests.e2e.people import Person
from tests.e2e.test_pages import PHONE, check_width

#: The screen position of a point of the board.
SCREEN_POSITION = """([x, y]) => {
  const svg = document.querySelector('svg[data-board] > g')
  const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM())
  return [at.x, at.y]
}"""


def screen_position(person: Person, space: str) -> tuple[float, float]:
    """Return the screen position of a space of the board."""
    q, r = (int(part) for part in space.split(","))
    x, y = person.page.evaluate(SCREEN_POSITION, [1.5 * q, sqrt(3) * (r + q / 2)])
    return x, y


def test_a_mate_sees_pointed_spaces_and_accepts_a_proposal_with_one_press(person: Invite) -> None:
    ada, bob, eve = person("Ada", **PHONE), person("Bob", **PHONE), person("Eve")
    invite = seat_people({"isn-1": ada, "isn-2": bob}, bots=("wretch-1", "wretch-2"))
    eve.enter(invite)
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "place-torrent")
    decision = ada.wait_until(ada.read_decision, "Ada must decide")
    space = next(option for option in decision.spaces if decision.spaces.count(option) == 1)

    bob.page.keyboard.press("p")
    bob.by_id("board").focus()
    bob.page.mouse.click(*screen_position(bob, space))
    for player in (ada, bob):
        expect(player.by_id("mark-ping")).to_be_attached()
    expect(ada.by_id("pointed")).to_contain_text("Bob points at")
    assert violations(bob.page) == []
    check_width(bob.page)

    bob.by_id("propose-mode").click()
    bob.page.mouse.click(*screen_position(bob, space))
    bob.by_id("propose").click()
    expect(ada.by_id("proposal")).to_contain_text("Bob proposes")
    assert violations(ada.page) == []
    check_width(ada.page)
    ada.by_id("take-proposal").click()
    ada.wait_for_next_decision(decision.id)
    expect(ada.by_id("proposal")).to_have_count(0)
    assert '"pointed"' not in "".join(eve.wire.frames)
    assert '"pointed"' in "".join(ada.wire.frames)


def test_a_spectator_is_listed_chats_separately_and_is_turned_away(person: Invite) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve", expects="403")
    invite = seat_people({"isn-1": ada, "isn-2": bob}, bots=("wretch-1", "wretch-2"))
    eve.enter(invite)
    expect(eve.by_id("board")).to_be_visible()
    expect(ada.by_id("watching")).to_have_text(re.compile("1"))
    eve.page.get_by_role("tab", name="Chat").click()
    eve.by_id("chat-input").fill("Ada will lose")
    eve.by_id("chat-send").click()
    expect(eve.page.get_by_label("Chat", exact=True)).to_contain_text("Ada will lose")

    ada.by_id("watching").click()
    mate, spectator = (ada.by_id("person").filter(has_text=name) for name in ("Bob", "Eve"))
    expect(mate.get_by_test_id("turn-away")).to_have_count(0)
    spectator.get_by_test_id("mute").click()
    expect(spectator).to_contain_text("muted")
    spectator.get_by_test_id("report").click()
    assert violations(ada.page) == []
    ada.by_id("report-text").fill("She tells what she sees.")
    ada.by_id("report-send").click()
    spectator.get_by_test_id("turn-away").click()
    spectator.get_by_test_id("turn-away").click()
    expect(eve.page.get_by_role("heading", name="This table is closed to you")).to_be_visible()
    expect(eve.page.get_by_text("The host has turned you away")).to_be_visible()
    expect(ada.by_id("watching")).to_have_count(0)
    assert "Ada will lose" not in "".join([*ada.wire.frames, *bob.wire.frames])
