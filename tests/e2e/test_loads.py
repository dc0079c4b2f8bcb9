"""What a browser fetches before anything is seen: bytes on the wire, headers and all."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest

START_PAGE, TABLE = 120 * 1024, 165 * 1024

#: The page and all that it has fetched; what a cache gave has no size.
FETCHED = """() => ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
    .map(entry => [new URL(entry.name).pathname, entry.transferSize])"""


def fetched(page: Page) -> dict[str, int]:
    """What the page has fetched until now, with its bytes on the wire."""
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for path, size in page.evaluate(FETCHED):
        sizes[path] = sizes.get(path, 0) + size
    return sizes


def without_cache(page: Page) -> None:
    """As if the page had never been here."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})


def test_pages_are_small_on_the_wire(person: Invite) -> None:
    ada = person("Ada", new=True)
    _ = ada.page.goto("/")
    expect(ada.by_id("name-input")).to_be_visible()
    start = fetched(ada.page)
    assert {path.rpartition(".")[2] for path in start} >= {"/", "js", "css"}
    assert 0 < sum(start.values()) <= START_PAGE, start
    ada.page.goto(Guest(ada).plays("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
    expect(ada.by_id("decision")).to_be_visible()
    without_cache(ada.page)
    _ = ada.page.reload()
    expect(ada.by_id("decision")).to_be_visible()
    table = fetched(ada.page)
    assert sum(start.values()) < sum(table.values()) <= TABLE, table
