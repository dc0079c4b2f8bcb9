"""Every page looks like its stored baseline; `poe baselines` stores new ones."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, Route, expect

from tests.e2e import baselines
from tests.e2e.conftest import Invite, running, visitors
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_builder import ADAS_BUILD, FLEETS, Draft
from tests.e2e.test_pages import DESKTOP, PHONE
from tests.e2e.windows import Windows
from tests.serving import Server

KEEP = "GALAXIES_KEEP_BASELINES" in os.environ
#: Parts that differ from match to match.
MASKED = ("img[src$='qr.svg']", "[data-testid=invite-link]", "[data-testid=name-input]")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Galaxies and Card Duel with fixed positions. The match of Pulp Invasion is a lesson with scripted
    luck."""
    games = ("tests.e2e.posed:GALAXIES", "tests.e2e.posed:DUEL", "engine.pulp:GAME")
    with running(tmp_path_factory.mktemp("server"), *games) as server:
        yield server


# The pages


def welcome(ada: Person) -> None:
    ada.page.goto("/")
    expect(ada.by_id("name-input")).to_be_visible()
    expect(ada.by_id("main-picture").locator("svg")).to_be_visible()


def start(ada: Person) -> None:
    Guest(ada).create_match("meteor-storm", "isn-1", "isn-2", "wretch-1")
    ada.page.goto("/")
    expect(ada.by_id("my-matches")).to_contain_text("Meteor Storm")
    expect(ada.by_id("play-now")).to_be_visible()
    expect(ada.by_id("main-picture").locator("svg")).to_be_visible()


def lobby(ada: Person) -> None:
    match = Guest(ada).create_match("meteor-storm", "isn-1", "isn-2", "wretch-1")
    ada.page.goto(f"/m/{match['id']}")
    expect(ada.by_id("bot-kind-wretch-2")).to_be_visible()
    ada.wait_until_online()


def lobby_without_mission(ada: Person) -> None:
    """Show the lobby of a match from a pack that the server no longer loads."""

    def remove_mission(route: Route) -> None:
        response = route.fetch()
        match = response.json()
        seats = [seat for seat in match["seats"] if seat["player"]]
        missing = {"known": False, "mission": "last-stand", "title": "last-stand", "seats": seats}
        route.fulfill(response=response, json=match | missing)

    match = Guest(ada).create_match("meteor-storm", "isn-1", "wretch-1")
    ada.page.route(re.compile(rf"/api/matches/{match['id']}(\?|$)"), remove_mission)
    ada.page.goto(f"/m/{match['id']}")
    expect(ada.by_id("mission-gone")).to_be_visible()
    ada.wait_until_online()


def join(ada: Person) -> None:
    match = Guest(ada).create_match("meteor-storm", "isn-1", "isn-2")
    ada.context.clear_cookies()
    ada.page.goto(f"/join/{match['invite']['code']}")
    expect(ada.by_id("name-input")).to_be_visible()


def builder(ada: Person) -> None:
    match = Guest(ada).create_match("dead-zone", "isn-1", fleets=FLEETS)
    ada.page.goto(f"/m/{match['id']}/loadout")
    Draft(ada).reopen()
    ada.by_id(f"take-{ADAS_BUILD['id']}").click()
    Draft(ada).wait_for_totals("45/48", "24/24")
    ada.by_id("lock-in").click()
    expect(ada.by_id("lock-state")).to_contain_text("Locked")  # the only words on a phone


def loadouts(ada: Person) -> None:
    Guest(ada)
    ada.page.goto("/loadouts/galaxies")
    expect(ada.by_id("builder")).to_be_visible()


def table(ada: Person) -> None:
    ada.page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")


def duel(ada: Person) -> None:
    ada.page.goto(Guest(ada).begin_match("duel", "red-1", "blue-1", game="duel"))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")


def pulp(ada: Person) -> None:
    """Show the first encounter of the lesson."""
    ada.page.goto(Guest(ada).begin_match("maiden-flight", "hero", game="pulp"))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "dice")
    for option in ("weapons-specialist", "infiltration-agent"):
        ada.pick(option)
    ada.by_id("confirm").click()
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "planet")
    ada.pick("solace")
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "encounter")


def replay(ada: Person) -> None:
    """Show the replay at the end of a match that Ada conceded."""
    duel(ada)
    concede(ada)
    ada.by_id("watch-again").click()
    ada.by_id("replay-last").click()
    expect(ada.by_id("replay")).to_contain_text("wins")


def result(ada: Person) -> None:
    table(ada)
    concede(ada)
    expect(ada.by_id("chances")).to_be_visible()


def concede(ada: Person) -> None:
    ada.by_id("menu").click()
    ada.by_id("concede").click()
    ada.by_id("concede-sure").click()
    expect(ada.by_id("result")).to_be_visible()


def nowhere(ada: Person) -> None:
    ada.page.goto("/mach/abc")
    expect(ada.page.get_by_role("heading")).to_be_visible()


def no_match(ada: Person) -> None:
    Guest(ada)
    ada.page.goto("/m/no-such-match")
    expect(ada.page.get_by_role("heading", name="Match not found")).to_be_visible()


def door(ada: Person) -> None:
    Guest(ada)
    ada.page.goto("/m/nobody-lives-here-0000")
    expect(ada.by_id("knock")).to_be_visible()


def page_with_heading(path: str, heading: str) -> Callable[[Person], None]:
    """Return a pose in which a guest opens a page and waits for a heading."""

    def pose(ada: Person) -> None:
        Guest(ada)
        ada.page.goto(path)
        expect(ada.page.get_by_role("heading", name=heading)).to_be_visible()
        expect(ada.page.get_by_text("Loading …")).to_have_count(0)

    return pose


EVERYWHERE = (welcome, start, lobby, table, pulp)
AT_A_DESK = (lobby_without_mission, join, builder, loadouts, duel, replay, result, nowhere, no_match, door)
ELSEWHERE = {
    "account": page_with_heading("/account", "Your account"),
    "continue": page_with_heading("/continue/no-such-link", "This link no longer works"),
    "devices": page_with_heading("/devices", "Continue elsewhere"),
    "mail": page_with_heading("/mail/confirm/no-such-link", "E-mails about your matches"),
    "matches": page_with_heading("/matches", "Your matches"),
    "new": page_with_heading("/new/galaxies", "Choose a mission"),
    "notices": page_with_heading("/notices", "Notifications"),
    "rules": page_with_heading("/rules/galaxies/moving", "Activating and moving"),
    "seat": page_with_heading("/seat/no-such-link", "This link no longer works"),
    "tables": page_with_heading("/tables", "Open tables"),
}
PICTURES = [
    *(pytest.param(page, DESKTOP, id=page.__name__) for page in (*EVERYWHERE, *AT_A_DESK)),
    *(pytest.param(pose, DESKTOP, id=name) for name, pose in ELSEWHERE.items()),
    *(pytest.param(page, PHONE, id=f"{page.__name__}-phone") for page in EVERYWHERE),
]


@pytest.mark.parametrize(("pose", "device"), PICTURES)
def test_a_page_looks_as_it_did(
    person: Invite,
    pose: Callable[[Person], None],
    device: dict[str, Any],
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> None:
    ada = person(
        "Ada", expects="404", script=baselines.one_font(), reduced_motion="reduce", painted=True, **device
    )
    pose(ada)
    name = request.node.callspec.id
    if KEEP:
        baselines.save_baseline(name, lambda: take_screenshot(ada.page))
    else:
        baselines.check_baseline(name, lambda: take_screenshot(ada.page), tmp_path)


def test_every_baseline_belongs_to_a_page() -> None:
    assert {file.stem for file in baselines.FOLDER.iterdir()} == {picture.id for picture in PICTURES}


def take_screenshot(page: Page) -> Image.Image:
    """Return a screenshot of the page, with the pointer moved away and animations finished."""
    page.mouse.move(1, 1)
    masked = [page.locator(selector) for selector in MASKED]
    return baselines.shrink(page.screenshot(animations="disabled", mask=masked, mask_color="#808080"))


# Detected and ignored differences

RESTYLE = """(style) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [document.adoptedStyleSheets[0], sheet]
}"""
UNDRESS = "for (const sheet of document.styleSheets) sheet.disabled = true"


@pytest.fixture(scope="module")
def page(windows: Windows, server: Server) -> Iterator[Page]:
    """The page of the table."""
    with visitors(windows, server) as make:
        ada = make("Ada", script=baselines.one_font(), reduced_motion="reduce", painted=True, **DESKTOP)
        table(ada)
        yield ada.page


@pytest.fixture(scope="module")
def baseline() -> Image.Image:
    """The baseline of the table."""
    return baselines.load_baseline("table")


@pytest.mark.parametrize(
    "style",
    [
        pytest.param("[data-testid=decision] { visibility: hidden }", id="a panel is missing"),
        pytest.param("[data-testid=menu] { display: none }", id="a button is missing"),
        pytest.param("[data-testid=decision] { translate: 0 16px }", id="a panel is elsewhere"),
        pytest.param(":root { --signal: #58b4ff }", id="the accent has another colour"),
        pytest.param(".on-paper { --panel: #c8d4ff }", id="the paper has another colour"),
    ],
)
def test_visible_changes_are_noticed(page: Page, baseline: Image.Image, style: str) -> None:
    page.evaluate(RESTYLE, style)
    assert not baselines.looks_alike(baseline, take_screenshot(page))


@pytest.mark.parametrize("style", ["", "* { -webkit-text-stroke: 0.2px }"], ids=["nothing", "bolder letters"])
def test_invisible_changes_are_not_noticed(page: Page, baseline: Image.Image, style: str) -> None:
    page.evaluate(RESTYLE, style)
    assert baselines.looks_alike(baseline, take_screenshot(page))


def test_without_style_sheets_a_page_fails_and_leaves_two_pictures(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(baselines, "PATIENCE", 0)
    page.evaluate(UNDRESS)
    with pytest.raises(AssertionError, match=re.escape(str(tmp_path / "table.difference.png"))):
        baselines.check_baseline("table", lambda: take_screenshot(page), tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"table.seen.png", "table.difference.png"}
