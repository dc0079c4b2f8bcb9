"""Nothing jumps while a page loads on a phone: neither when its data arrive nor when its fonts do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.e2e.conftest import GAME, Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_builder import FLEETS
from tests.e2e.test_pages import PHONE
from tests.serving import Server

MAX_SHIFT = 0.05
DELAY = 600  # milliseconds by which fonts and data are late
FONTS, DATA = "**/*.woff2", "**/api/**"
#: Records from the first paint on which elements move without an action of the user, and how far.
WATCH = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '')])
}).observe({ type: 'layout-shift', buffered: true })
"""
HAS_FONTS = "() => document.fonts.status === 'loaded' && document.fonts.check('16px Archivo')"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All games."""
    with running(tmp_path_factory.mktemp("server"), GAME, "examples.duel:GAME", "engine.pulp:GAME") as server:
        yield server


def start(ada: Person) -> str:
    return "/"


def start_with_matches(ada: Person) -> str:
    _ = Guest(ada).create_match("meteor-storm", "isn-1", "isn-2", "wretch-1")
    return "/"


def lobby(ada: Person) -> str:
    return f"/m/{Guest(ada).create_match('meteor-storm', 'isn-1', 'isn-2', 'wretch-1')['id']}"


def lobby_of_duel(ada: Person) -> str:
    return f"/m/{Guest(ada).create_match('table', 'red-1', game='duel')['id']}"


def lobby_of_pulp(ada: Person) -> str:
    return f"/m/{Guest(ada).create_match('pulp-invasion', 'hero', game='pulp')['id']}"


def lobby_with_fleets(ada: Person) -> str:
    return f"/m/{Guest(ada).create_match('dead-zone', 'isn-1', fleets=FLEETS)['id']}"


def new_match(ada: Person) -> str:
    _ = Guest(ada)
    return "/new/galaxies"


def join(ada: Person) -> str:
    code = Guest(ada).create_match("meteor-storm", "isn-1")["invite"]["code"]
    ada.context.clear_cookies()
    return f"/join/{code}"


def door(ada: Person) -> str:
    _ = Guest(ada)
    return "/m/nobody-lives-here-0000"


def table(ada: Person) -> str:
    return Guest(ada).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2")


def account(ada: Person) -> str:
    _ = Guest(ada)
    return "/account"


def devices(ada: Person) -> str:
    _ = Guest(ada)
    return "/devices"


def matches(ada: Person) -> str:
    _ = Guest(ada).create_match("meteor-storm", "isn-1", "isn-2", "wretch-1")
    return "/matches"


def tables(ada: Person) -> str:
    _ = Guest(ada)
    return "/tables"


def loadouts(ada: Person) -> str:
    _ = Guest(ada)
    return "/loadouts/galaxies"


def book(ada: Person) -> str:
    return "/rules/galaxies/moving"


#: The pages, the element that each shows first, and whether its data are also late.
PAGES = [
    pytest.param(start, "play-now", False, id="start"),
    pytest.param(start_with_matches, "my-matches", False, id="start of a player"),
    pytest.param(lobby, "bot-kind-wretch-2", True, id="lobby"),
    pytest.param(lobby_of_duel, "bot-kind-blue-1", True, id="lobby of Card Duel"),
    pytest.param(lobby_of_pulp, "start-match", True, id="lobby of Pulp Invasion"),
    pytest.param(lobby_with_fleets, "bot-kind-wretch-1", True, id="lobby with fleets of choice"),
    pytest.param(new_match, "create-match", True, id="new"),
    pytest.param(join, "name-input", True, id="join"),
    pytest.param(door, "knock", True, id="door"),
    pytest.param(table, "decision", True, id="table"),
    pytest.param(book, "book-search", True, id="book"),
    pytest.param(account, "make-account", True, id="account"),
    pytest.param(devices, "new-transfer", True, id="devices"),
    pytest.param(matches, "my-open", True, id="matches"),
    pytest.param(tables, "no-tables", True, id="tables"),
    pytest.param(loadouts, "builder", True, id="loadouts"),
]


@pytest.mark.parametrize(("open_page", "element", "data_late"), PAGES)
def test_little_moves_while_a_page_loads(
    person: Invite, open_page: Callable[[Person], str], element: str, data_late: bool
) -> None:
    ada = person("Ada", new=True, painted=True, script=WATCH, expects="404", **PHONE)
    path = open_page(ada)

    held_routes: list[tuple[float, Route]] = []

    def is_loaded() -> bool:
        """Release the requests that have waited long enough. Return whether the page is complete."""
        while held_routes and monotonic() - held_routes[0][0] >= DELAY / 1000:
            held_routes.pop(0)[1].continue_()
        return not held_routes and ada.by_id(element).first.is_visible() and ada.page.evaluate(HAS_FONTS)

    for pattern in (FONTS, DATA) if data_late else (FONTS,):
        ada.page.route(pattern, lambda route: held_routes.append((monotonic(), route)))
    ada.page.goto(path, wait_until="commit")
    ada.wait_until(is_loaded, "the page is complete")
    ada.page.wait_for_timeout(DELAY)
    shifts: list[Any] = ada.page.evaluate("() => shifts")
    ada.page.unroute_all(behavior="ignoreErrors")  # for repeated requests
    assert sum(value for value, _ in shifts) <= MAX_SHIFT, shifts
