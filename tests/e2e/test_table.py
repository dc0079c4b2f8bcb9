"""Sitting at a table: what a person at it must never run into."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import Invite, running
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.test_baselines import Guest
from tests.e2e.test_pages import DESKTOP

BOTS = ("isn-2", "wretch-1", "wretch-2")
SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Meteor Storm, posed in its third round."""
    with running(tmp_path_factory.mktemp("server"), "tests.e2e.posed:GALAXIES") as started:
        yield started


def at_table(ada: Person) -> Person:
    """It is Ada's action phase, and she may activate two ships."""
    ada.page.goto(Guest(ada).plays("meteor-storm", "isn-1", *BOTS))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
    return ada


def pick(ada: Person, option: str) -> None:
    """Answer with an option, and wait for what is asked then."""
    seen = ada.until(ada.look, "Ada is asked")
    ada.pick(option)
    ada.gone_on(seen.decision)
    ada.until(ada.look, "Ada is asked again")


# Dialogs


def test_back_shuts_a_dialog_before_it_leaves_the_table(person: Invite) -> None:
    ada = person("Ada", **DESKTOP)
    ada.page.goto("/")
    at_table(ada)
    table = ada.page.url
    ada.by_id("menu").click()
    ada.by_id("menu-mission").click()
    expect(ada.by_id("mission-dialog")).to_be_visible()
    ada.page.go_back()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert ada.page.url == table
    ada.by_id("menu").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.by_id("menu")).to_be_focused()
    ada.page.wait_for_function("history.state === null")
    ada.page.go_back()
    expect(ada.by_id("create-match")).to_be_visible()


# The keyboard


def test_an_answer_leaves_the_focus_where_it_was(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    bar, board = ada.by_id("decision"), ada.by_id("board")
    bar.locator('.buttons [data-option="activate:isn-torrent"]').focus()
    ada.page.keyboard.press("Enter")
    expect(bar).to_have_attribute("data-kind", "move")
    expect(bar).to_be_focused()
    ada.page.keyboard.press("Tab")
    expect(bar.locator(":focus")).to_have_count(1)
    board.focus()
    ada.page.keyboard.press("ArrowUp")
    ada.page.keyboard.press("Enter")
    expect(bar.locator("h2")).not_to_contain_text("4 spaces left")
    expect(board).to_be_focused()


# The link


def test_a_dead_link_is_not_called_alive(person: Invite) -> None:
    """Nothing comes through it any more, and nothing says so: no close, no error."""
    ada = person("Ada", **DESKTOP)
    dead: list[bool] = []

    def relay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: None if dead else server.send(message))
        server.on_message(lambda message: None if dead else route.send(message))

    ada.page.route_web_socket(re.compile("/ws/matches/"), relay)
    at_table(ada)
    ada.online()
    dead.append(True)
    ada.page.evaluate("dispatchEvent(new Event('offline'))")
    badge = ada.by_id("connection")
    expect(badge).to_have_attribute("data-state", "reconnecting", timeout=6_000)
    expect(badge).to_have_text("Reconnecting")
    dead.clear()
    ada.online()
