"""On networks that block websockets or delay everything, people can still play and are informed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.relays import Relay, running_relay
from tests.serving import Server

ANY = re.compile(".")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Card Duel."""
    with running(tmp_path_factory.mktemp("server"), "examples.duel:GAME") as server:
        yield server


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    with running_relay(server.url) as relay:
        yield relay


def expect_state(ada: Person, expected: str) -> None:
    expect(ada.by_id("connection")).to_have_attribute("data-state", expected, timeout=20_000)


def give_answer(ada: Person) -> None:
    """Give any answer, and wait until another decision is shown."""
    bar = ada.by_id("decision")
    expect(bar).to_have_attribute("data-decision", ANY, timeout=20_000)
    decision = bar.get_attribute("data-decision") or ""
    bar.locator("[data-option]").first.click()
    expect(bar).not_to_have_attribute("data-decision", decision, timeout=20_000)


@pytest.mark.parametrize("treatment", ["refused", "swallowed", "mute", "deaf", "dropped"])
def test_people_can_play_where_websockets_are_blocked(person: Invite, relay: Relay, treatment: str) -> None:
    relay.websockets = treatment
    ada = person("Ada", new=True)
    ada.outage = True
    path = Guest(ada).begin_match("duel", "red-1", "blue-1", game="duel", goal="20")
    ada.page.goto(relay.url + path)
    expect_state(ada, "polling")
    for _ in range(3):
        give_answer(ada)
    attempts = relay.opened
    ada.page.reload()
    expect_state(ada, "polling")
    assert relay.opened == attempts  # the page remembers that websockets fail here
    give_answer(ada)
    message = {"type": "chat", "id": "from afar", "channel": "table", "text": "Good luck!"}
    response = ada.context.request.post(f"/api/matches/{path.split('/')[-1]}/messages", data=message)
    assert response.json()["frames"] == [{"type": "accepted", "id": "from afar"}]
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_text("Good luck!").first).to_be_attached()


def test_a_page_returns_to_websockets_when_they_work_again(person: Invite, relay: Relay) -> None:
    relay.websockets = "refused"
    ada = person("Ada", new=True)
    ada.outage = True
    ada.page.clock.install()
    ada.page.goto(relay.url + Guest(ada).begin_match("duel", "red-1", "blue-1", game="duel", goal="20"))
    ada.wait_until(lambda: relay.opened >= 2 or ada.page.clock.run_for(300), "websockets were refused")
    ada.wait_until(lambda: _has_state(ada, "polling") or ada.page.clock.run_for(300), "the page polls")
    relay.websockets = "pass"
    ada.wait_until(
        lambda: _has_state(ada, "online") or ada.page.clock.run_for(2_000), "a websocket is open", 30_000
    )
    give_answer(ada)


def _has_state(ada: Person, expected: str) -> bool:
    badge = ada.by_id("connection")
    return badge.count() > 0 and badge.get_attribute("data-state") == expected


def test_people_who_wait_for_a_table_are_told_why_and_where_to_go(person: Invite, relay: Relay) -> None:
    """No data of the match arrives, over any transport."""
    ada = person("Ada", new=True)
    ada.outage = True
    path = Guest(ada).begin_match("duel", "red-1", "blue-1", game="duel")
    ada.page.route("**/api/matches/*/frames*", lambda route: None)
    ada.page.route_web_socket("**/ws/**", lambda socket: None)
    ada.page.goto(path)
    expect(ada.by_id("takes-long")).to_be_visible(timeout=15_000)
    expect(ada.page.get_by_role("link", name="Go to the start page")).to_be_visible()
    ada.page.unroute_all()
    ada.page.evaluate(
        "document.querySelector('[data-testid=again]')?.click()"
    )  # unless the table is already shown
    expect(ada.by_id("decision")).to_be_visible(timeout=15_000)


def test_pages_send_each_request_once(person: Invite) -> None:
    """Requests are counted from the opening of the page until it is idle."""
    ada, bob = person("Ada", new=True), person("Bob")
    guest = Guest(ada)
    lobby, table = (
        guest.create_match("duel", "red-1", game="duel"),
        guest.begin_match("duel", "red-1", "blue-1", game="duel"),
    )
    invited = Guest(bob).create_match("duel", "blue-1", game="duel")
    pages = [
        "/",
        f"/join/{lobby['invite']['code']}",
        f"/join/{invited['invite']['code']}",
        f"/m/{lobby['id']}",
        table,
        "/matches",
        "/tables",
        "/new",
        "/account",
        "/devices",
        "/notices",
        "/rules/duel",
    ]
    for path in pages:
        requests = list[str]()
        ada.page.on(
            "request", lambda request, requests=requests: requests.append(f"{request.method} {request.url}")
        )
        ada.page.goto(path)
        ada.page.wait_for_timeout(1_500)
        api_calls = [sent for sent in requests if "/api/" in sent]
        assert [call for call, count in Counter(api_calls).items() if count > 1] == [], path
