"""Nothing jumps while a page comes on a phone: not when its data come, and not when its fonts do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import PHONE

MOST = 0.05
LATE = 600  # milliseconds: by then the rest of the page has come
FONTS, DATA = "**/*.woff2", "**/api/**"
#: Notes from the first picture on what moves that nobody has moved, and how far.
WATCH = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '')])
}).observe({ type: 'layout-shift', buffered: true })
"""
CAME = "() => document.fonts.status === 'loaded' && document.fonts.check('16px Archivo')"


def start(ada: Person) -> str:
    return "/"


def start_of_a_player(ada: Person) -> str:
    _ = Guest(ada).makes("meteor-storm", "isn-1", "isn-2", "wretch-1")
    return "/"


def lobby(ada: Person) -> str:
    return f"/m/{Guest(ada).makes('meteor-storm', 'isn-1', 'isn-2', 'wretch-1')['id']}"


def table(ada: Person) -> str:
    return Guest(ada).plays("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2")


def book(ada: Person) -> str:
    return "/rules/galaxies/moving"


#: The pages, what is seen on each as soon as it has come, and whether its data are late, too.
PAGES = [
    pytest.param(start, "play-now", False, id="start"),
    pytest.param(start_of_a_player, "my-matches", False, id="start of a player"),
    pytest.param(lobby, "bot-kind", True, id="lobby"),
    pytest.param(table, "decision", True, id="table"),
    pytest.param(book, "book-search", True, id="book"),
]


@pytest.mark.parametrize(("goes", "shows", "slow"), PAGES)
def test_little_moves_while_a_page_comes(
    person: Invite, goes: Callable[[Person], str], shows: str, slow: bool
) -> None:
    ada = person("Ada", new=True, seen=True, script=WATCH, **PHONE)
    path = goes(ada)

    def late(route: Route) -> None:
        ada.page.wait_for_timeout(LATE)
        route.continue_()

    for what in (FONTS, DATA) if slow else (FONTS,):
        ada.page.route(what, late)
    ada.page.goto(path)
    expect(ada.by_id(shows).first).to_be_visible()
    ada.page.wait_for_function(CAME)
    ada.page.wait_for_timeout(LATE)
    shifts: list[Any] = ada.page.evaluate("() => shifts")
    assert sum(value for value, _ in shifts) <= MOST, shifts
