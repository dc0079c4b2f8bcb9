"""A friend opens the address of a private table without its invite. The friend knocks, and the host
answers."""

from __future__ import annotations

import re
import secrets

import httpx2
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest, seated
from tests.e2e.people import Person
from tests.e2e.test_pages import PHONE, check_width
from tests.serving import Server


def knocks(who: Person, address: str) -> None:
    who.enter(address)
    expect(who.page.get_by_role("heading", name="This match is private")).to_be_visible()
    who.by_id("knock").click()
    expect(who.by_id("door")).to_contain_text("You have knocked")


def test_a_friend_with_the_address_alone_is_let_in_and_sits_down(person: Invite) -> None:
    ada, eve = person("Ada", **PHONE), person("Eve", expects="404", **PHONE)
    ada.enter()
    ada.create()
    knocks(eve, ada.page.url)
    assert violations(eve.page) == []
    check_width(eve.page)
    assert "meteor" not in eve.page.content().lower(), "not before she is let in"
    expect(ada.by_id("knock-row")).to_contain_text("Eve asks to join")
    assert violations(ada.page) == []
    check_width(ada.page)
    ada.by_id("let-in").click()
    expect(ada.by_id("knock-row")).to_have_count(0)
    eve.by_id("take-seat-isn-1").click()
    expect(ada.by_id("seat-isn-1")).to_contain_text("Eve")


def test_many_who_knock_leave_the_host_a_page(person: Invite, server: Server) -> None:
    ada = person("Ada", **PHONE)
    ada.enter()
    ada.create()
    match = ada.page.url.rpartition("/")[2]
    for name in ("Eve", "Kim", "Lea", "Mia"):
        made = httpx2.post(f"{server.url}/api/guests", json={"name": name}).json()
        headers = {"Authorization": f"Bearer {made['token']}"}
        assert httpx2.post(f"{server.url}/api/matches/{match}/knock", headers=headers).status_code == 202
    rows = ada.by_id("knock-row")
    expect(rows).to_have_text([re.compile("Eve"), re.compile("Kim")])
    ada.by_id("let-wait").first.click()
    expect(rows).to_have_text([re.compile("Kim"), re.compile("Lea")])


def test_at_a_match_under_way_a_friend_is_let_in_to_watch(person: Invite) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve", expects="404")
    seated({"isn-1": ada, "isn-2": bob}, bots=("wretch-1", "wretch-2"))
    expect(ada.by_id("board")).to_be_visible()
    knocks(eve, ada.page.url)
    expect(ada.by_id("knock-row")).to_contain_text("Eve asks to watch", timeout=25_000)
    expect(bob.by_id("knock-row")).to_have_count(0)
    ada.by_id("let-in").click()
    expect(eve.by_id("board")).to_be_visible()
    assert '"knock' not in "".join(bob.wire.frames)


def test_who_is_declined_and_who_knocks_where_nobody_lives_see_the_same(person: Invite) -> None:
    ada, eve, kim = person("Ada"), person("Eve", expects="404"), person("Kim", expects="404")
    Guest(ada)
    ada.page.goto("/")
    ada.create()
    knocks(eve, ada.page.url)
    knocks(kim, f"/m/{secrets.token_urlsafe(16)}")
    ada.by_id("let-wait").click()
    expect(ada.by_id("knock-row")).to_have_count(0)
    with eve.page.expect_request(re.compile("/knock$")) as asked:
        pass  # her page asks again automatically
    answer = asked.value.response()
    assert answer
    answer.finished()
    eve.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert eve.page.inner_text("main") == kim.page.inner_text("main")
    eve.by_id("leave-door").click()
    expect(eve.by_id("knock")).to_be_visible()


def test_who_comes_to_an_open_lobby_is_told_that_they_may_join_or_watch(person: Invite) -> None:
    ada, eve = person("Ada"), person("Eve")
    ada.enter()
    ada.create(public=True)
    eve.enter(ada.page.url)
    expect(eve.by_id("take-seat-isn-1")).to_be_visible()
    expect(eve.page.get_by_text("Take a free seat to join, or stay here to watch.")).to_be_visible()
