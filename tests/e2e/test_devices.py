"""One person on two devices: a link on this device makes the other device the same person."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, PHONE, at_table
from tests.e2e.test_starting import PressCounter


def request_link(ada: PressCounter) -> str:
    """Let Ada request a link from her table, to continue on another device."""
    for name in ("menu", "devices-link", "new-transfer"):
        ada.press(ada.person.by_id(name))
    # A used link has no QR code.
    code = ada.person.page.get_by_role("img", name="QR code")
    ada.person.wait_until(lambda: code.evaluate("(image) => image.complete"), "the QR code is drawn")
    return ada.person.link("transfer")


def continue_on(other: PressCounter, link: str, match: str) -> None:
    """Open the link on another device, where two presses lead to the table."""
    _ = other.person.page.goto(link)
    button = other.person.by_id("continue-here")
    expect(button).to_contain_text("Continue as Ada")
    assert violations(other.person.page) == []
    other.press(button)
    other.press(other.person.by_id(f"match-{match}"))
    expect(other.person.by_id("decision")).to_have_attribute("data-kind", "place-torrent")
    assert other.presses == 2


def match_id(ada: Person) -> str:
    return ada.page.url.rpartition("/")[2]


def test_a_match_continues_on_another_device_after_two_presses(person: Invite) -> None:
    """From a large screen with the keyboard alone to a phone."""
    ada = at_table(person("Ada", **DESKTOP))
    match = match_id(ada)
    link = request_link(PressCounter(ada, keyboard=True))
    continue_on(PressCounter(person("Ada elsewhere", **PHONE)), link, match)
    expect(ada.by_id("device-added")).to_contain_text("now plays as Ada")
    expect(ada.by_id("devices").get_by_role("listitem")).to_have_count(2)
    assert violations(ada.page) == []


def test_a_used_link_says_so_and_a_device_can_be_logged_out(person: Invite) -> None:
    """From a phone to a large screen with the keyboard alone."""
    ada = at_table(person("Ada", **PHONE))
    other, late = person("Ada elsewhere", expects="401", **DESKTOP), person("Late", expects="404", **DESKTOP)
    match = match_id(ada)
    link = request_link(PressCounter(ada))
    continue_on(PressCounter(other, keyboard=True), link, match)
    other.page.goto("/")
    _ = late.page.goto(link)
    expect(late.page.get_by_role("heading")).to_have_text("This link no longer works")
    assert violations(late.page) == []
    expect(ada.by_id("device-added")).to_be_visible()
    ada.page.get_by_role("button", name="Log out …").click()
    ada.by_id("leave-sure").click()
    expect(ada.by_id("devices").get_by_role("listitem")).to_have_count(1)
    _ = other.page.reload()
    expect(other.by_id("name-input")).to_be_visible()


def test_a_browser_that_already_has_a_user_gets_a_warning(person: Invite) -> None:
    ada, bob = at_table(person("Ada")), person("Bob")
    bob.enter()
    _ = bob.page.goto(request_link(PressCounter(ada)))
    expect(bob.by_id("instead")).to_contain_text("This browser is playing as Bob")
    bob.by_id("continue-here").click()
    expect(bob.by_id("user-name")).to_have_text("Ada")
