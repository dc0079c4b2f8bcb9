"""Nothing jumps while a page loads on a phone: not when its data arrive, and not when its fonts do."""

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

MOST = 0.05
LATE = 600  # milliseconds after which the rest of the page has arrived
FONTS, DATA = "**/*.woff2", "**/api/**"
#: Records from the first paint on which elements move without an action of the user, and how far.
WATCH = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '')])
}).observe({ type: 'layout-shift', buffered: true })
"""
CAME = "() => document.fonts.status === 'loaded' && document.fonts.check('16px Archivo')"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All games."""
    with running(
        tmp_path_factory.mktemp("server"), GAME, "examples.duel:GAME", "engine.pulp:GAME"
    ) as started:
        yield started


def start(ada: Person) -> str:
    return "/"


def start_of_a_player(ada: Person) -> str:
    _ = Guest(ada).makes("meteor-storm", "isn-1", "isn-2", "wretch-1")
    return "/"


def lobby(ada: Person) -> str:
    return f"/m/{Guest(ada).makes('meteor-storm', 'isn-1', 'isn-2', 'wretch-1')['id']}"


def lobby_of_duel(ada: Person) -> str:
    return f"/m/{Guest(ada).makes('table', 'red-1', game='duel')['id']}"


def lobby_of_the_serial(ada: Person) -> str:
    return f"/m/{Guest(ada).makes('pulp-invasion', 'hero', game='pulp')['id']}"


def lobby_of_builders(ada: Person) -> str:
    return f"/m/{Guest(ada).makes('dead-zone', 'isn-1', fleets=FLEETS)['id']}"


def new(ada: Person) -> str:
    _ = Guest(ada)
    return "/new/galaxies"


def join(ada: Person) -> str:
    code = Guest(ada).makes("meteor-storm", "isn-1")["invite"]["code"]
    ada.context.clear_cookies()
    return f"/join/{code}"


def door(ada: Person) -> str:
    _ = Guest(ada)
    return "/m/nobody-lives-here-0000"


def table(ada: Person) -> str:
    return Guest(ada).plays("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2")


def account(ada: Person) -> str:
    _ = Guest(ada)
    return "/account"


def devices(ada: Person) -> str:
    _ = Guest(ada)
    return "/devices"


def matches(ada: Person) -> str:
    _ = Guest(ada).makes("meteor-storm", "isn-1", "isn-2", "wretch-1")
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
    pytest.param(start_of_a_player, "my-matches", False, id="start of a player"),
    pytest.param(lobby, "bot-kind-wretch-2", True, id="lobby"),
    pytest.param(lobby_of_duel, "bot-kind-blue-1", True, id="lobby of Card Duel"),
    pytest.param(lobby_of_the_serial, "start-match", True, id="lobby of Pulp Invasion"),
    pytest.param(lobby_of_builders, "bot-kind-wretch-1", True, id="lobby with fleets of choice"),
    pytest.param(new, "create-match", True, id="new"),
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


@pytest.mark.parametrize(("goes", "shows", "slow"), PAGES)
def test_little_moves_while_a_page_comes(
    person: Invite, goes: Callable[[Person], str], shows: str, slow: bool
) -> None:
    ada = person("Ada", new=True, seen=True, script=WATCH, expects="404", **PHONE)
    path = goes(ada)

    held: list[tuple[float, Route]] = []

    def is_loaded() -> bool:
        """Release the requests that are late enough. Return whether the page is complete."""
        while held and monotonic() - held[0][0] >= LATE / 1000:
            held.pop(0)[1].continue_()
        return not held and ada.by_id(shows).first.is_visible() and ada.page.evaluate(CAME)

    for what in (FONTS, DATA) if slow else (FONTS,):
        ada.page.route(what, lambda route: held.append((monotonic(), route)))
    ada.page.goto(path, wait_until="commit")
    ada.until(is_loaded, "the page is complete")
    ada.page.wait_for_timeout(LATE)
    shifts: list[Any] = ada.page.evaluate("() => shifts")
    ada.page.unroute_all(behavior="ignoreErrors")  # for repeated requests
    assert sum(value for value, _ in shifts) <= MOST, shifts
