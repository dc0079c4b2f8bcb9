"""A player who looks elsewhere is notified of their turn, according to their settings."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.commander import Choice
from tests.e2e.conftest import Invite
from tests.e2e.test_pages import at_table

#: A browser that allows notifications and records them, and a person who looks elsewhere.
ELSEWHERE = """
window.called = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(title, options) { window.called.push([title, options.body]) }
}
document.hasFocus = () => false
"""


def test_a_system_notification_says_only_once_that_it_is_the_players_move(person: Invite) -> None:
    ada = at_table(person("Ada", new=True, script=ELSEWHERE))
    assert ada.page.evaluate("called") == [], "people are not notified by default"
    ada.by_id("menu").click()
    ada.by_id("call-message").click()
    expect(ada.by_id("call-message").get_by_role("switch")).to_be_checked()
    ada.page.keyboard.press("Escape")
    decision = ada.read_decision()
    assert decision
    ada.page.evaluate("() => (window.called.length = 0)")
    ada.go_on(decision, Choice(tuple(decision.option_ids[:1])))
    ada.page.wait_for_function("() => called.length > 0")
    assert ada.page.evaluate("called[0]") == ["Your move", "Meteor Storm"]
    _ = ada.page.reload()
    ada.by_id("menu").click()
    expect(ada.by_id("call-message").get_by_role("switch")).to_be_checked()
