"""The identity of the user, in a browser that stores no cookies, and in several tabs of one browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP
from tests.serving import Server

COOKIES_OFF = "Object.defineProperty(Navigator.prototype, 'cookieEnabled', {get: () => false})"


def forget_cookies(route: Route) -> None:
    """Send a request without cookies, as a browser that stores none."""
    route.request.frame.page.context.clear_cookies()
    route.continue_()


@pytest.mark.parametrize("silent", [False, True], ids=["says so", "silent"])
def test_without_cookies_nothing_is_created_and_the_page_says_why(person: Invite, silent: bool) -> None:
    script = "" if silent else COOKIES_OFF
    ada = person("Ada", new=True, script=script, bodies=True, **DESKTOP)
    if silent:
        ada.page.route("**/api/cookies", forget_cookies)
    posted = list[str]()
    ada.page.on("request", lambda request: posted.append(request.url) if request.method == "POST" else None)
    ada.page.goto("/")
    ada.by_id("play-now").click()
    toasts = ada.by_id("toasts")
    expect(toasts).to_contain_text("Allow cookies")
    ada.page.goto("/account")
    ada.by_id("login-name").fill("Ada")
    ada.by_id("password").fill("correct horse")
    ada.by_id("log-in").click()
    expect(ada.by_id("wrong")).to_contain_text("Allow cookies")
    assert posted == [], "no guest is created, and no code is used up"


def open_two_tabs(ada: Person, path: str = "/") -> None:
    ada.enter()
    first_page = ada.page
    _ = ada.open_page()
    ada.page.goto(path)
    expect(ada.by_id("user-name")).to_have_text("Ada")
    ada.page = first_page


def test_a_tab_follows_a_change_of_user_in_another_tab(person: Invite) -> None:
    ada = person("Ada", new=True, **DESKTOP)
    open_two_tabs(ada)
    first, second = ada.context.pages
    second.get_by_test_id("you").click()
    second.get_by_role("button", name="Change your name").click()
    second.get_by_role("button", name="Not you?").click()
    second.get_by_role("button", name="Forget").click()
    expect(second.get_by_test_id("user-name")).to_have_count(0)
    expect(first.get_by_test_id("toasts")).to_contain_text("logged out")
    expect(first.get_by_test_id("user-name")).to_have_count(0)
    second.goto("/devices")
    second.get_by_test_id("name-input").fill("Bob")
    second.get_by_test_id("enter").click()
    expect(first.get_by_test_id("user-name")).to_have_text("Bob")


def test_a_tab_checks_its_user_when_it_gets_the_focus(person: Invite, server: Server) -> None:
    """The browser in this test sends no messages between tabs."""
    ada = person("Ada", new=True, script="delete window.BroadcastChannel", **DESKTOP)
    ada.enter()
    expect(ada.by_id("user-name")).to_have_text("Ada")
    response = ada.context.request.post(f"{server.url}/api/guests", data={"name": "Eve"})
    assert response.ok
    ada.page.wait_for_timeout(1100)
    expect(ada.by_id("user-name")).to_have_text("Ada")
    ada.page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(ada.by_id("toasts")).to_contain_text("You now play as Eve")
    expect(ada.by_id("user-name")).to_have_text("Eve")


def test_a_user_logged_out_elsewhere_is_told_at_the_next_press(person: Invite, server: Server) -> None:
    ada = person("Ada", new=True, expects="401", **DESKTOP)
    ada.enter("/devices")
    expect(ada.by_id("devices")).to_be_visible()
    assert ada.context.request.delete(f"{server.url}/api/me").ok
    ada.by_id("new-transfer").click()
    expect(ada.by_id("toasts")).to_contain_text("logged out in another tab")
    expect(ada.by_id("name-input")).to_be_visible()


def test_a_guest_with_the_name_of_an_account_is_marked_and_told_so(person: Invite) -> None:
    grace, eve = person("Grace", new=True, **DESKTOP), person("Eve", new=True, **DESKTOP)
    owner = Guest(grace)
    _ = owner.post("me/account", name="Grace", password="correct horse")
    match = owner.create_match("meteor-storm", "isn-1", "isn-2", "wretch-2")
    eve.page.goto("/")
    eve.by_id("name-input").fill("GR\u0410CE")  # with a Cyrillic letter
    eve.by_id("enter").click()
    expect(eve.by_id("toasts")).to_contain_text("An account here has that name")
    expect(eve.by_id("user-name")).to_have_text("GR\u0410CE (guest)")
    eve.by_id("you").click()
    expect(eve.by_id("name-mark")).to_contain_text("others see you as GR\u0410CE (guest)")
    assert violations(eve.page) == []
    eve.page.get_by_role("button", name="Change your name").click()
    expect(eve.by_id("name-mark")).to_be_visible()
    eve.by_id("name-input").fill("grace")
    eve.by_id("enter").click()
    expect(eve.by_id("user-name")).to_have_text("grace (guest)")
    code = match["invite"]["code"]
    response = eve.context.request.post(f"/api/matches/{match['id']}/seats/wretch-1", data={"code": code})
    assert response.ok
    grace.page.goto(f"/m/{match['id']}")
    expect(grace.by_id("seat-wretch-1")).to_contain_text("grace (guest)")
    grace.page.goto(owner.start(match))
    expect(grace.by_id("decision")).to_be_visible()
    expect(grace.page.get_by_text("grace (guest)").first).to_be_visible()
