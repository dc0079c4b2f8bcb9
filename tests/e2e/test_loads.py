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

START_PAGE, TABLE = 120 * 1024, 318 * 1024  # with fonts
SCRIPTS = 76 * 1024  # of the start page with its picture, compressed, without headers
STATIC = Path(__file__).parents[2] / "server" / "static"

#: The page and everything that it has fetched. Responses from a cache have no size.
FETCHED = """() => ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
    .map(entry => [new URL(entry.name).pathname, entry.transferSize])"""

#: The layout shift so far: the score of the browser, 1 for a whole window.
RECORD_SHIFTS = """new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries())
    if (!hadRecentInput) globalThis.moved = (globalThis.moved ?? 0) + value
}).observe({ type: 'layout-shift', buffered: true })"""
MAX_SHIFT = 0.05
DELAY = 0.3  # the delay of each response in seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All games."""
    with running(tmp_path_factory.mktemp("server"), GAME, "examples.duel:GAME", "engine.pulp:GAME") as server:
        yield server


def fetched_sizes(page: Page) -> dict[str, int]:
    """Return what the page has fetched so far, with the bytes on the wire."""
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for path, size in page.evaluate(FETCHED):
        sizes[path] = sizes.get(path, 0) + size
    return sizes


def scripts(page: Page) -> dict[str, int]:
    """Return the scripts that the page has fetched so far, from any initiator, with their compressed
    bytes."""
    files = {path: STATIC / path[1:] for path in fetched_sizes(page) if path.endswith(".js")}
    return {path: len(gzip.compress(file.read_bytes())) for path, file in files.items()}


def disable_cache(page: Page) -> None:
    """Disable the cache, as for a first visit."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})


def test_pages_are_small_on_the_wire(person: Invite) -> None:
    ada = person("Ada", new=True)
    _ = ada.page.goto("/")
    expect(ada.by_id("name-input")).to_be_visible()
    start = fetched_sizes(ada.page)
    assert {path.rpartition(".")[2] for path in start} >= {"/", "js", "css", "woff2"}
    assert 0 < sum(start.values()) <= START_PAGE, start
    ada.page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
    expect(ada.by_id("decision")).to_be_visible()
    disable_cache(ada.page)
    _ = ada.page.reload()
    expect(ada.by_id("decision")).to_be_visible()
    table = fetched_sizes(ada.page)
    assert sum(start.values()) < sum(table.values()) <= TABLE, table


def test_the_start_page_fetches_few_scripts(person: Invite) -> None:
    ada = person("Ada", new=True)
    _ = ada.page.goto("/")
    expect(ada.by_id("lesson")).to_be_visible()
    newcomer = scripts(ada.page)
    assert 0 < sum(newcomer.values()) <= SCRIPTS, newcomer
    guest = Guest(ada)
    _ = guest.begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2")
    _ = guest.begin_match("duel", "red-1", "blue-1", game="duel")
    _ = guest.begin_match("pulp-invasion", "hero", game="pulp")
    disable_cache(ada.page)
    _ = ada.page.reload()
    expect(ada.page.get_by_role("listitem").filter(has=ada.page.locator(".picture svg"))).to_have_count(3)
    player = scripts(ada.page)
    assert sum(newcomer.values()) < sum(player.values()) <= SCRIPTS, player


def delay(route: Route) -> None:
    time.sleep(DELAY)
    route.continue_()


def shift_while_opening(ada: Person, path: str, element: str) -> float:
    """Return the layout shift while the page opens and every response is delayed."""
    ada.page.route("**/api/m*", delay)
    ada.page.goto(path)
    expect(ada.by_id(element)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    return float(ada.page.evaluate("globalThis.moved ?? 0"))


def test_nothing_moves_while_a_page_opens_on_a_phone(person: Invite) -> None:
    ada = person("Ada", painted=True, script=RECORD_SHIFTS, new=True, **PHONE)
    assert shift_while_opening(ada, "/", "play-now") <= MAX_SHIFT
    Guest(ada).create_match("meteor-storm", "isn-1")
    assert shift_while_opening(ada, "/", "my-matches") <= MAX_SHIFT
    for game in ("galaxies", "pulp", "duel"):
        assert shift_while_opening(ada, f"/new/{game}", "create-match") <= MAX_SHIFT, game
    move = "document.querySelector('main').style.paddingTop = '400px'"
    ada.page.evaluate(move)
    # a page's policy forbids a bare expression
    ada.page.wait_for_function(f"() => globalThis.moved > {MAX_SHIFT}")


def test_pointing_at_a_link_to_a_table_prefetches_it(person: Invite) -> None:
    ada = person("Ada", new=True)
    _ = ada.page.goto("/")
    expect(ada.by_id("play-now")).to_be_enabled()
    assert not [path for path in scripts(ada.page) if "MatchPage" in path]
    with ada.page.expect_response(lambda response: "MatchPage" in response.url):
        ada.by_id("play-now").hover()


def count_requests(person: Person, match: str, path: str) -> int:
    """Return the number of requests for the match by a page that opens at that address."""
    requests = list[str]()
    match_path = f"/api/matches/{match}"

    def record(request: Request) -> None:
        if urlsplit(request.url).path == match_path and request.method == "GET":
            requests.append(request.url)

    person.page.goto("/rules")  # an open lobby repeats its request when somebody joins
    person.page.on("request", record)
    person.page.goto(path)
    expect(person.by_id("seat-wretch-1")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(700)  # for the first view and the requests that follow it
    person.page.remove_listener("request", record)
    return len(requests)


def test_a_lobby_is_requested_once_when_its_page_opens(person: Invite) -> None:
    """This applies to every visitor and every path. The first view contains the data of the summary."""
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    host, guest, _ = Guest(ada), Guest(bob), Guest(eve)
    for public in (False, True):
        match = host.create_match("meteor-storm", "isn-1", public=public)
        address = f"/m/{match['id']}"
        assert count_requests(ada, match["id"], address) == 1
        guest.join(match, "wretch-1")
        assert count_requests(ada, match["id"], address) == 1, "somebody else has a seat"
        assert count_requests(bob, match["id"], address) == 1, "Bob has a seat"
        if public:
            assert count_requests(eve, match["id"], address) == 1, "a stranger"
