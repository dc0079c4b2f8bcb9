"""A friend opens the address of a private table without its invite. The friend knocks, and the host
answers."""

from __future__ import annotations

import re
import secrets

import httpx2
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest, seat_people
from tests.e2e.people import Person
from tests.e2e.test_pages import PHONE, check_width
from tests.serving import Server


def knock(person: Person, address: str) -> None:
    person.enter(address)
    expect(person.page.get_by_role("heading", name="This match is private")).to_be_visible()
    person.by_id("knock").click()
    expect(person.by_id("door")).to_contain_text("You have knocked")


def test_a_friend_with_the_address_alone_is_let_in_and_sits_down(person: Invite) -> None:
    ada, eve = person("Ada", **PHONE), person("Eve", expects="404", **PHONE)
    ada.enter()
    ada.create()
    knock(eve, ada.page.url)
    assert violations(eve.page) == []
    check_width(eve.page)
    assert "meteor" not in eve.page.content().lower(), "the mission is hidden until she is let in"
    expect(ada.by_id("knock-row")).to_contain_text("Eve asks to join")
    assert violations(ada.page) == []
    check_width(ada.page)
    ada.by_id("let-in").click()
    expect(ada.by_id("knock-row")).to_have_count(0)
    eve.by_id("take-seat-isn-1").click()
    expect(ada.by_id("seat-isn-1")).to_contain_text("Eve")


def test_many_knocks_leave_the_hosts_page_usable(person: Invite, server: Server) -> None:
    ada = person("Ada", **PHONE)
    ada.enter()
    ada.create()
    match = ada.page.url.rpartition("/")[2]
    for name in ("Eve", "Kim", "Lea", "Mia"):
        guest = httpx2.post(f"{server.url}/api/guests", json={"name": name}).json()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        assert httpx2.post(f"{server.url}/api/matches/{match}/knock", headers=headers).status_code == 202
    rows = ada.by_id("knock-row")
    expect(rows).to_have_text([re.compile("Eve"), re.compile("Kim")])
    ada.by_id("let-wait").first.click()
    expect(rows).to_have_text([re.compile("Kim"), re.compile("Lea")])


def test_a_friend_is_let_in_to_watch_a_running_match(person: Invite) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve", expects="404")
    seat_people({"isn-1": ada, "isn-2": bob}, bots=("wretch-1", "wretch-2"))
    expect(ada.by_id("board")).to_be_visible()
    knock(eve, ada.page.url)
    expect(ada.by_id("knock-row")).to_contain_text("Eve asks to watch", timeout=25_000)
    expect(bob.by_id("knock-row")).to_have_count(0)
    ada.by_id("let-in").click()
    expect(eve.by_id("board")).to_be_visible()
    assert '"knock' not in "".join(bob.wire.frames)


def test_a_declined_knock_looks_like_a_knock_at_no_match(person: Invite) -> None:
    ada, eve, kim = person("Ada"), person("Eve", expects="404"), person("Kim", expects="404")
    Guest(ada)
    ada.page.goto("/")
    ada.create()
    knock(eve, ada.page.url)
    knock(kim, f"/m/{secrets.token_urlsafe(16)}")
    ada.by_id("let-wait").click()
    expect(ada.by_id("knock-row")).to_have_count(0)
    with eve.page.expect_request(re.compile("/knock$")) as request:
        pass  # her page knocks again automatically
    response = request.value.response()
    assert response
    response.finished()
    eve.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert eve.page.inner_text("main") == kim.page.inner_text("main")
    eve.by_id("leave-door").click()
    expect(eve.by_id("knock")).to_be_visible()


def test_visitors_of_an_open_lobby_are_told_that_they_may_join_or_watch(person: Invite) -> None:
    ada, eve = person("Ada"), person("Eve")
    ada.enter()
    ada.create(public=True)
    eve.enter(ada.page.url)
    expect(eve.by_id("take-seat-isn-1")).to_be_visible()
    expect(eve.page.get_by_text("Take a free seat to join, or stay here to watch.")).to_be_visible()
