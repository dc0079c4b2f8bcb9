"""A new match has its host in a seat, and can be changed until it begins."""

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


def test_whoever_chooses_a_mission_is_seated_at_once(person: Invite) -> None:
    ada = person("Ada")
    ada.enter()
    _ = ada.create("meteor-storm")
    expect(ada.by_id("leave-seat-wretch-1")).to_be_visible()
    ada.sit("isn-1")
    expect(ada.by_id("take-seat-wretch-1")).to_be_visible()


def test_the_host_changes_the_mission(person: Invite) -> None:
    """Bob's page follows automatically. Bob loses their seat, is notified, and sits down again."""
    ada, bob = person("Ada", painted=True), person("Bob", painted=True)
    host, guest = Guest(ada), Guest(bob)
    match = host.create_match("meteor-storm", "isn-1", "wretch-1", chat="off", spectators="off")
    guest.join(match, "wretch-2")
    for viewer in (ada, bob):
        viewer.page.goto(f"/m/{match['id']}")
        expect(viewer.by_id("seat-isn-2")).to_be_visible()
    expect(bob.by_id("change-match")).to_have_count(0)
    ada.by_id("change-match").click()
    dialog = ada.by_id("change")
    expect(dialog.get_by_test_id("mission-meteor-storm")).to_be_checked()
    dialog.get_by_test_id("mission-dead-zone").check()
    expect(ada.by_id("freed")).to_have_text("Bob will have no seat: Dead Zone Battle is for 2.")
    dialog.get_by_test_id("more-options").click()
    expect(dialog.get_by_test_id("option-chat").get_by_role("switch")).not_to_be_checked()
    expect(dialog.get_by_test_id("option-spectators").locator("input[value=off]")).to_be_checked()
    dialog.get_by_test_id("option-time").select_option("10m")
    dialog.get_by_label("Let anyone on this server join").check()
    ada.by_id("save-change").click()
    expect(dialog).to_have_count(0)
    expect(ada.page.get_by_text("Open match hosted by Ada")).to_be_visible()
    for viewer in (ada, bob):
        expect(viewer.page.get_by_role("heading", level=1)).to_contain_text("Dead Zone")
        expect(viewer.by_id("seat-isn-2")).to_have_count(0)
        expect(viewer.by_id("table-rules")).to_contain_text("The chat is off")
        expect(viewer.by_id("told")).to_contain_text("The host has changed what is played: Dead Zone Battle.")
    expect(bob.by_id("toasts")).to_contain_text("which has no seat like yours")
    ada.by_id("empty-seat-wretch-1").click()
    bob.by_id("take-seat-wretch-1").click()
    expect(bob.by_id("leave-seat-wretch-1")).to_be_visible()
    ada.by_id("start-match").click()
    for viewer in (ada, bob):
        expect(viewer.by_id("board")).to_be_visible()
        expect(viewer.by_id("tab-chat")).to_be_visible()  # the chat of the lobby can be read there
        assert viewer.wire.view["mission"] == "dead-zone"
        assert viewer.wire.view["time"]["seats"].keys() == {"isn-1", "wretch-1"}


def test_a_change_after_the_start_is_rejected(person: Invite) -> None:
    ada = person("Ada", expects="409")
    host = Guest(ada)
    match = host.create_match("dead-zone", "isn-1", "wretch-1")
    ada.page.goto(f"/m/{match['id']}")
    ada.by_id("change-match").click()
    expect(ada.by_id("save-change")).to_be_enabled()
    ada.page.route("**/api/matches/*", lambda route: host.start(match) and route.continue_())
    ada.by_id("save-change").click()
    expect(ada.by_id("board")).to_be_visible()


def test_each_mission_says_how_long_it_takes_and_how_hard_it_is(person: Invite) -> None:
    ada = person("Ada")
    ada.enter()
    ada.choose()
    for mission, minutes, difficulty in (("dead-zone", 20, "easy"), ("meteor-storm", 40, "hard")):
        expect(ada.by_id(f"minutes-{mission}")).to_have_text(f"{minutes} min")
        expect(ada.by_id(f"difficulty-{mission}")).to_have_text(difficulty)
    option_count = ada.page.locator("form .options > *:visible").count()
    ada.by_id("more-options").click()
    assert ada.page.locator("form .options > *:visible").count() >= option_count + 9


def test_opened_options_are_scrolled_into_view(person: Invite) -> None:
    ada = person("Ada", viewport={"width": 1366, "height": 768})
    ada.enter()
    ada.choose()
    button = ada.by_id("more-options")
    button.click()
    ada.wait_until(lambda: ada.page.evaluate(COVERED) <= 0, "the options are above the buttons")
    box = button.bounding_box()
    assert box and box["y"] >= 0, "the heading is still in sight"


def test_people_who_may_not_watch_are_told_so_once(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob", expects="403")
    host, _ = Guest(ada), Guest(bob)
    match = host.create_match("dead-zone", "isn-1", "wretch-1", public=True, spectators="off")
    bob.page.goto(f"/m/{match['id']}")
    expect(bob.by_id("table-rules")).to_contain_text("Only the host may watch")
    host.start(match)
    message = bob.page.get_by_text("The host lets nobody watch")
    expect(message.first).to_be_visible()
    bob.page.reload()
    expect(bob.page.get_by_role("heading", name="The host lets nobody watch")).to_be_visible()
    expect(message).to_have_count(1)
