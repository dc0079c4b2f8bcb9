"""One person on two devices: a link, shown here, that makes the other one the same person."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.people import Person
from tests.e2e.test_pages import PHONE, at_table, violations


def linked(ada: Person) -> str:
    """Ada asks for a link to go on elsewhere, from her table."""
    ada.by_id("menu").click()
    ada.by_id("devices-link").click()
    ada.by_id("new-transfer").click()
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    return ada.by_id("transfer-link").input_value()


def test_a_match_goes_on_on_another_device_after_two_presses(person: Invite) -> None:
    ada = at_table(person("Ada"))
    table = ada.page.url
    other = person("Ada elsewhere", **PHONE)
    _ = other.page.goto(linked(ada))
    expect(other.by_id("continue-here")).to_contain_text("Continue as Ada")
    assert violations(other.page) == []
    other.by_id("continue-here").click()
    other.by_id(f"match-{table.rpartition('/')[2]}").click()
    expect(other.by_id("decision")).to_have_attribute("data-kind", "place-torrent")
    expect(ada.by_id("device-added")).to_contain_text("plays as Ada now")
    expect(ada.by_id("devices").get_by_role("listitem")).to_have_count(2)
    assert violations(ada.page) == []


def test_a_link_that_was_used_says_so_and_a_device_can_be_left(person: Invite) -> None:
    ada = at_table(person("Ada"))
    other, late = person("Ada elsewhere", expects="401"), person("Late", expects="404")
    link = linked(ada)
    _ = other.page.goto(link)
    other.by_id("continue-here").click()
    expect(other.by_id("user-name")).to_have_text("Ada")
    _ = late.page.goto(link)
    expect(late.page.get_by_role("heading")).to_have_text("This link is worth nothing any more")
    expect(ada.by_id("device-added")).to_be_visible()
    ada.page.get_by_role("button", name="Log out …").click()
    ada.by_id("leave-sure").click()
    expect(ada.by_id("devices").get_by_role("listitem")).to_have_count(1)
    _ = other.page.reload()
    expect(other.by_id("name-input")).to_be_visible()


def test_who_is_somebody_already_is_warned(person: Invite) -> None:
    ada, bob = at_table(person("Ada")), person("Bob")
    bob.enter()
    _ = bob.page.goto(linked(ada))
    expect(bob.by_id("instead")).to_contain_text("This browser plays as Bob now")
    bob.by_id("continue-here").click()
    expect(bob.by_id("user-name")).to_have_text("Ada")
