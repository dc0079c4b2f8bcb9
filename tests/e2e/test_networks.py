"""Networks that block websockets, or delay everything: people can still play, and are informed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.relays import Relay, relayed
from tests.serving import Server

ANY = re.compile(".")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Card Duel."""
    with running(tmp_path_factory.mktemp("server"), "examples.duel:GAME") as started:
        yield started


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    with relayed(server.url) as relay:
        yield relay


def state(ada: Person, expected: str) -> None:
    expect(ada.by_id("connection")).to_have_attribute("data-state", expected, timeout=20_000)


def answer(ada: Person) -> None:
    """Give any answer, and wait until another decision is shown."""
    bar = ada.by_id("decision")
    expect(bar).to_have_attribute("data-decision", ANY, timeout=20_000)
    asked = bar.get_attribute("data-decision") or ""
    bar.locator("[data-option]").first.click()
    expect(bar).not_to_have_attribute("data-decision", asked, timeout=20_000)


@pytest.mark.parametrize("way", ["refused", "swallowed", "mute", "deaf", "dropped"])
def test_people_play_on_where_no_websocket_comes_through(person: Invite, relay: Relay, way: str) -> None:
    relay.websockets = way
    ada = person("Ada", new=True)
    ada.outage = True
    path = Guest(ada).plays("duel", "red-1", "blue-1", game="duel", goal="20")
    ada.page.goto(relay.url + path)
    state(ada, "polling")
    for _ in range(3):
        answer(ada)
    tried = relay.opened
    ada.page.reload()
    state(ada, "polling")
    assert relay.opened == tried  # the page remembers that websockets fail here
    answer(ada)
    said = {"type": "chat", "id": "from afar", "channel": "table", "text": "Good luck!"}
    sent = ada.context.request.post(f"/api/matches/{path.split('/')[-1]}/messages", data=said)
    assert sent.json()["frames"] == [{"type": "accepted", "id": "from afar"}]
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_text("Good luck!").first).to_be_attached()


def test_a_page_goes_back_to_websockets_when_they_come_through(person: Invite, relay: Relay) -> None:
    relay.websockets = "refused"
    ada = person("Ada", new=True)
    ada.outage = True
    ada.page.clock.install()
    ada.page.goto(relay.url + Guest(ada).plays("duel", "red-1", "blue-1", game="duel", goal="20"))
    ada.until(lambda: relay.opened >= 2 or ada.page.clock.run_for(300), "websockets were refused")
    ada.until(lambda: _has(ada, "polling") or ada.page.clock.run_for(300), "it polls")
    relay.websockets = "pass"
    ada.until(lambda: _has(ada, "online") or ada.page.clock.run_for(2_000), "a websocket is there", 30_000)
    answer(ada)


def _has(ada: Person, expected: str) -> bool:
    badge = ada.by_id("connection")
    return badge.count() > 0 and badge.get_attribute("data-state") == expected


def test_who_waits_for_a_table_is_told_why_and_where_to_go(person: Invite, relay: Relay) -> None:
    """No data of the match arrives, over any transport."""
    ada = person("Ada", new=True)
    ada.outage = True
    path = Guest(ada).plays("duel", "red-1", "blue-1", game="duel")
    ada.page.route("**/api/matches/*/frames*", lambda route: None)
    ada.page.route_web_socket("**/ws/**", lambda socket: None)
    ada.page.goto(path)
    expect(ada.by_id("takes-long")).to_be_visible(timeout=15_000)
    expect(ada.page.get_by_role("link", name="Go to the start page")).to_be_visible()
    ada.page.unroute_all()
    ada.page.evaluate(
        "document.querySelector('[data-testid=again]')?.click()"
    )  # or the table is shown already
    expect(ada.by_id("decision")).to_be_visible(timeout=15_000)


def test_pages_ask_for_each_thing_once(person: Invite) -> None:
    """Requests are counted from the opening of the page until it is idle."""
    ada, bob = person("Ada", new=True), person("Bob")
    guest = Guest(ada)
    lobby, table = (
        guest.makes("duel", "red-1", game="duel"),
        guest.plays("duel", "red-1", "blue-1", game="duel"),
    )
    others = Guest(bob).makes("duel", "blue-1", game="duel")
    pages = [
        "/",
        f"/join/{lobby['invite']['code']}",
        f"/join/{others['invite']['code']}",
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
        asked = list[str]()
        ada.page.on("request", lambda request, asked=asked: asked.append(f"{request.method} {request.url}"))
        ada.page.goto(path)
        ada.page.wait_for_timeout(1_500)
        calls = [each for each in asked if "/api/" in each]
        assert [call for call, times in Counter(calls).items() if times > 1] == [], path
