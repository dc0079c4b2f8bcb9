"""A match is created with the host in it, and changed until it begins."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest

#: The number of pixels by which opened options extend below the bar at the end of the page.
COVERED = """() => {
  const more = document.querySelector('[data-testid=more-options]').parentElement
  return more.getBoundingClientRect().bottom
    - document.querySelector('[data-testid=foot]').getBoundingClientRect().top
}"""


def test_whoever_chooses_a_mission_sits_there_at_once(person: Invite) -> None:
    ada = person("Ada")
    ada.enter()
    _ = ada.create("meteor-storm")
    expect(ada.by_id("leave-seat-wretch-1")).to_be_visible()
    ada.sit("isn-1")
    expect(ada.by_id("take-seat-wretch-1")).to_be_visible()


def test_the_host_changes_what_is_played(person: Invite) -> None:
    """Bob's page follows automatically. Bob loses their seat, is notified, and sits down again."""
    ada, bob = person("Ada", seen=True), person("Bob", seen=True)
    host, guest = Guest(ada), Guest(bob)
    match = host.makes("meteor-storm", "isn-1", "wretch-1", chat="off", spectators="off")
    guest.joins(match, "wretch-2")
    for one in (ada, bob):
        one.page.goto(f"/m/{match['id']}")
        expect(one.by_id("seat-isn-2")).to_be_visible()
    expect(bob.by_id("change-match")).to_have_count(0)
    ada.by_id("change-match").click()
    dialog = ada.by_id("change")
    expect(dialog.get_by_test_id("mission-meteor-storm")).to_be_checked()
    dialog.get_by_test_id("mission-dead-zone").check()
    expect(ada.by_id("freed")).to_have_text("Bob will have no seat: Dead Zone Battle is for 2.")
    dialog.get_by_test_id("more-options").click()
    for option in ("chat", "spectators"):
        kept = dialog.get_by_test_id(f"option-{option}").locator("input[value=off]")
        expect(kept).to_be_checked()
    dialog.get_by_test_id("option-time").select_option("10m")
    dialog.get_by_label("Let anyone on this server join").check()
    ada.by_id("save-change").click()
    expect(dialog).to_have_count(0)
    expect(ada.page.get_by_text("Open match hosted by Ada")).to_be_visible()
    for one in (ada, bob):
        expect(one.page.get_by_role("heading", level=1)).to_contain_text("Dead Zone")
        expect(one.by_id("seat-isn-2")).to_have_count(0)
        expect(one.by_id("table-rules")).to_contain_text("The chat is off")
        expect(one.by_id("told")).to_contain_text("The host has changed what is played: Dead Zone Battle.")
    expect(bob.by_id("toasts")).to_contain_text("which has no seat like yours")
    ada.by_id("empty-seat-wretch-1").click()
    bob.by_id("take-seat-wretch-1").click()
    expect(bob.by_id("leave-seat-wretch-1")).to_be_visible()
    ada.by_id("start-match").click()
    for one in (ada, bob):
        expect(one.by_id("board")).to_be_visible()
        expect(one.by_id("tab-chat")).to_be_visible()  # the chat of the lobby can be read there
        assert one.wire.view["mission"] == "dead-zone"
        assert one.wire.view["time"]["seats"].keys() == {"isn-1", "wretch-1"}


def test_what_cannot_be_changed_any_more_is_said(person: Invite) -> None:
    ada = person("Ada", expects="409")
    host = Guest(ada)
    match = host.makes("dead-zone", "isn-1", "wretch-1")
    ada.page.goto(f"/m/{match['id']}")
    ada.by_id("change-match").click()
    expect(ada.by_id("save-change")).to_be_enabled()
    ada.page.route("**/api/matches/*", lambda route: host.starts(match) and route.continue_())
    ada.by_id("save-change").click()
    expect(ada.by_id("board")).to_be_visible()


def test_each_mission_says_how_long_it_takes_and_how_hard_it_is(person: Invite) -> None:
    ada = person("Ada")
    ada.enter()
    ada.choose()
    for mission, minutes, difficulty in (("dead-zone", 20, "easy"), ("meteor-storm", 40, "hard")):
        expect(ada.by_id(f"minutes-{mission}")).to_have_text(f"{minutes} min")
        expect(ada.by_id(f"difficulty-{mission}")).to_have_text(difficulty)
    shown = ada.page.locator("form .options > *:visible").count()
    ada.by_id("more-options").click()
    assert ada.page.locator("form .options > *:visible").count() >= shown + 9


def test_what_is_opened_of_the_options_comes_into_sight(person: Invite) -> None:
    ada = person("Ada", viewport={"width": 1366, "height": 768})
    ada.enter()
    ada.choose()
    more = ada.by_id("more-options")
    more.click()
    ada.until(lambda: ada.page.evaluate(COVERED) <= 0, "all of it stands above the buttons")
    box = more.bounding_box()
    assert box and box["y"] >= 0, "its heading is in sight, too"


def test_whoever_may_not_look_on_is_told_so_once(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", expects="403")
    host, _ = Guest(ada), Guest(bob)
    match = host.makes("dead-zone", "isn-1", "wretch-1", public=True, spectators="off")
    bob.page.goto(f"/m/{match['id']}")
    expect(bob.by_id("table-rules")).to_contain_text("Only the host may watch")
    host.starts(match)
    refused = bob.page.get_by_text("The host lets nobody watch")
    expect(refused.first).to_be_visible()
    bob.page.reload()
    expect(bob.page.get_by_role("heading", name="The host lets nobody watch")).to_be_visible()
    expect(refused).to_have_count(1)
