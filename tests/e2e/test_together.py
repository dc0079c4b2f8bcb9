"""Mates at one table: each sees where the other points, and accepts a proposal with one press. Spectators are
shown, chat separately and can be turned away."""

from __future__ import annotations

import re
from math import sqrt

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.guests import seated
from tests.e2e.people import Person
from tests.e2e.test_pages import PHONE, check_width

#: The screen position of a point of the board.
PLACE = """([x, y]) => {
  const svg = document.querySelector('svg[data-board] > g')
  const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM())
  return [at.x, at.y]
}"""


def spot(person: Person, space: str) -> tuple[float, float]:
    """Return the screen position of a space of the board."""
    q, r = (int(part) for part in space.split(","))
    x, y = person.page.evaluate(PLACE, [1.5 * q, sqrt(3) * (r + q / 2)])
    return x, y


def test_a_mate_sees_what_is_pointed_at_and_takes_a_proposal_with_one_press(person: Invite) -> None:
    ada, bob, eve = person("Ada", **PHONE), person("Bob", **PHONE), person("Eve")
    invite = seated({"isn-1": ada, "isn-2": bob}, bots=("wretch-1", "wretch-2"))
    eve.enter(invite)
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "place-torrent")
    seen = ada.until(ada.look, "Ada is asked")
    space = next(option for option in seen.spaces if seen.spaces.count(option) == 1)

    bob.page.keyboard.press("p")
    bob.by_id("board").focus()
    bob.page.mouse.click(*spot(bob, space))
    for one in (ada, bob):
        expect(one.by_id("mark-ping")).to_be_attached()
    expect(ada.by_id("pointed")).to_contain_text("Bob points at")
    assert violations(bob.page) == []
    check_width(bob.page)

    bob.by_id("propose-mode").click()
    bob.page.mouse.click(*spot(bob, space))
    bob.by_id("propose").click()
    expect(ada.by_id("proposal")).to_contain_text("Bob proposes")
    assert violations(ada.page) == []
    check_width(ada.page)
    ada.by_id("take-proposal").click()
    ada.gone_on(seen.decision)
    expect(ada.by_id("proposal")).to_have_count(0)
    assert '"pointed"' not in "".join(eve.wire.frames)
    assert '"pointed"' in "".join(ada.wire.frames)


def test_who_looks_on_is_seen_talks_aside_and_is_turned_away(person: Invite) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve", expects="403")
    invite = seated({"isn-1": ada, "isn-2": bob}, bots=("wretch-1", "wretch-2"))
    eve.enter(invite)
    expect(eve.by_id("board")).to_be_visible()
    expect(ada.by_id("watching")).to_have_text(re.compile("1"))
    eve.page.get_by_role("tab", name="Chat").click()
    eve.by_id("chat-input").fill("Ada will lose")
    eve.by_id("chat-send").click()
    expect(eve.page.get_by_label("Chat", exact=True)).to_contain_text("Ada will lose")

    ada.by_id("watching").click()
    mate, looker = (ada.by_id("person").filter(has_text=name) for name in ("Bob", "Eve"))
    expect(mate.get_by_test_id("turn-away")).to_have_count(0)
    looker.get_by_test_id("mute").click()
    expect(looker).to_contain_text("muted")
    looker.get_by_test_id("report").click()
    assert violations(ada.page) == []
    ada.by_id("report-text").fill("She tells what she sees.")
    ada.by_id("report-send").click()
    looker.get_by_test_id("turn-away").click()
    looker.get_by_test_id("turn-away").click()
    expect(eve.page.get_by_role("heading", name="This table is closed to you")).to_be_visible()
    expect(eve.page.get_by_text("The host has turned you away")).to_be_visible()
    expect(ada.by_id("watching")).to_have_count(0)
    assert "Ada will lose" not in "".join([*ada.wire.frames, *bob.wire.frames])
