"""What a browser fetches before it shows a page: bytes on the wire, including headers."""

from __future__ import annotations

import gzip
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.e2e.conftest import GAME, Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import PHONE
from tests.serving import Server

START_PAGE, TABLE = 120 * 1024, 284 * 1024  # with fonts
SCRIPTS = 63 * 1024  # of the start page with its picture, compressed, without headers
STATIC = Path(__file__).parents[2] / "server" / "static"

#: The page and everything that it has fetched. Responses from a cache have no size.
FETCHED = """() => ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
    .map(entry => [new URL(entry.name).pathname, entry.transferSize])"""

#: The layout shift so far: the score of the browser, 1 for a whole window.
MOVED = """new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries())
    if (!hadRecentInput) globalThis.moved = (globalThis.moved ?? 0) + value
}).observe({ type: 'layout-shift', buffered: true })"""
MOST_MOVED = 0.05
LATE = 0.3  # the delay of each answer in seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All games."""
    with running(
        tmp_path_factory.mktemp("server"), GAME, "examples.duel:GAME", "engine.pulp:GAME"
    ) as started:
        yield started


def fetched(page: Page) -> dict[str, int]:
    """Return what the page has fetched so far, with the bytes on the wire."""
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for path, size in page.evaluate(FETCHED):
        sizes[path] = sizes.get(path, 0) + size
    return sizes


def scripts(page: Page) -> dict[str, int]:
    """Return the scripts that the page has fetched so far, from any initiator, with their compressed
    bytes."""
    files = {path: STATIC / path[1:] for path in fetched(page) if path.endswith(".js")}
    return {path: len(gzip.compress(file.read_bytes())) for path, file in files.items()}


def without_cache(page: Page) -> None:
    """Disable the cache, as for a first visit."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})


def test_pages_are_small_on_the_wire(person: Invite) -> None:
    ada = person("Ada", new=True)
    _ = ada.page.goto("/")
    expect(ada.by_id("name-input")).to_be_visible()
    start = fetched(ada.page)
    assert {path.rpartition(".")[2] for path in start} >= {"/", "js", "css", "woff2"}
    assert 0 < sum(start.values()) <= START_PAGE, start
    ada.page.goto(Guest(ada).plays("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
    expect(ada.by_id("decision")).to_be_visible()
    without_cache(ada.page)
    _ = ada.page.reload()
    expect(ada.by_id("decision")).to_be_visible()
    table = fetched(ada.page)
    assert sum(start.values()) < sum(table.values()) <= TABLE, table


def test_the_start_page_fetches_few_scripts(person: Invite) -> None:
    ada = person("Ada", new=True)
    _ = ada.page.goto("/")
    expect(ada.by_id("lesson")).to_be_visible()
    newcomer = scripts(ada.page)
    assert 0 < sum(newcomer.values()) <= SCRIPTS, newcomer
    guest = Guest(ada)
    _ = guest.plays("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2")
    _ = guest.plays("duel", "red-1", "blue-1", game="duel")
    _ = guest.plays("pulp-invasion", "hero", game="pulp")
    without_cache(ada.page)
    _ = ada.page.reload()
    expect(ada.page.get_by_role("listitem").filter(has=ada.page.locator(".picture svg"))).to_have_count(3)
    player = scripts(ada.page)
    assert sum(newcomer.values()) < sum(player.values()) <= SCRIPTS, player


def late(route: Route) -> None:
    time.sleep(LATE)
    route.continue_()


def opened(ada: Person, path: str, shows: str) -> float:
    """Return the layout shift while the page opens and every answer is late."""
    ada.page.route("**/api/m*", late)
    ada.page.goto(path)
    expect(ada.by_id(shows)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    return float(ada.page.evaluate("globalThis.moved ?? 0"))


def test_nothing_moves_while_a_page_opens_on_a_phone(person: Invite) -> None:
    ada = person("Ada", seen=True, script=MOVED, new=True, **PHONE)
    assert opened(ada, "/", "play-now") <= MOST_MOVED
    Guest(ada).makes("meteor-storm", "isn-1")
    assert opened(ada, "/", "my-matches") <= MOST_MOVED
    for game in ("galaxies", "pulp", "duel"):
        assert opened(ada, f"/new/{game}", "create-match") <= MOST_MOVED, game
    move = "document.querySelector('main').style.paddingTop = '400px'"
    ada.page.evaluate(move)
    # a page's policy forbids a bare expression
    ada.page.wait_for_function(f"() => globalThis.moved > {MOST_MOVED}")


def test_a_table_is_fetched_ahead_by_whoever_is_about_to_go_there(person: Invite) -> None:
    ada = person("Ada", new=True)
    _ = ada.page.goto("/")
    expect(ada.by_id("play-now")).to_be_enabled()
    assert not [path for path in scripts(ada.page) if "MatchPage" in path]
    with ada.page.expect_response(lambda answer: "MatchPage" in answer.url):
        ada.by_id("play-now").hover()


def asked_for(person: Person, match: str, path: str) -> int:
    """Return the number of requests for the match by a page that opens at that address."""
    asked = list[str]()
    whole = f"/api/matches/{match}"

    def note(request: Request) -> None:
        if urlsplit(request.url).path == whole and request.method == "GET":
            asked.append(request.url)

    person.page.goto("/rules")  # an open lobby asks again when somebody joins
    person.page.on("request", note)
    person.page.goto(path)
    expect(person.by_id("seat-wretch-1")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(700)  # the first view and the requests that follow it have arrived
    person.page.remove_listener("request", note)
    return len(asked)


def test_a_lobby_is_asked_for_once_when_its_page_opens(person: Invite) -> None:
    """This applies to every visitor and every way in. The first view contains what the summary had."""
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    host, guest, _ = Guest(ada), Guest(bob), Guest(eve)
    for public in (False, True):
        match = host.makes("meteor-storm", "isn-1", public=public)
        address = f"/m/{match['id']}"
        assert asked_for(ada, match["id"], address) == 1
        guest.joins(match, "wretch-1")
        assert asked_for(ada, match["id"], address) == 1, "somebody else sits there"
        assert asked_for(bob, match["id"], address) == 1, "they sit there themselves"
        if public:
            assert asked_for(eve, match["id"], address) == 1, "a stranger"
