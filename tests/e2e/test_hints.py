"""Hints at the table, taken with one press; and win chances on the page after the match."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from engine.galaxies.players import PLAYERS
from tests.e2e.axe import AXE, violations
from tests.e2e.conftest import Invite, running
from tests.e2e.gathering import play_on
from tests.e2e.guests import seated
from tests.e2e.people import DESK, Person
from tests.e2e.test_pages import PHONE, check_width
from tests.serving import Server

SEATS = SEAT, OTHER = "wretch-1", "isn-1"
#: Window sizes where the whole result is in sight without scrolling.
LAPTOPS = ((1440, 900), (1366, 768))
#: A dialog that indicates more content below its foot.
GOES_ON = re.compile(r"\bmore\b")
FOOT = "document.querySelector('[data-testid=watch-again]').getBoundingClientRect().top"
IS_ASKED = "!!document.querySelector('[data-testid=hint]:enabled')"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a high rate limit for hints."""
    with running(
        tmp_path_factory.mktemp("server"), GALAXIES_HINT_RATE="100/second", GALAXIES_THINKERS="1"
    ) as started:
        yield started


def begun(ada: Person, bob: Person | None = None) -> Person:
    """Let Ada play in the dead zone, alone against a computer player or against Bob."""
    people = {SEAT: ada} | ({OTHER: bob} if bob else {})
    _ = seated(people, "dead-zone", bots=() if bob else (OTHER,))
    return ada


def hinted(ada: Person) -> dict[str, Any]:
    """Request a hint for the page's question. Return the message from the socket."""
    ada.by_id("hint").click()
    expect(ada.by_id("advice")).to_be_visible()
    expect(ada.by_id("hint")).to_have_count(0)
    frames = [json.loads(frame) for frame in ada.wire.frames if frame.startswith('{"type":"advice"')]
    last: dict[str, Any] = frames[-1]
    return last


def test_whoever_plays_alone_takes_hint_after_hint(person: Invite) -> None:
    ada, kinds = begun(person("Ada", **PHONE)), set[str]()
    while len(kinds) < 5:
        ada.until(lambda: ada.page.evaluate(IS_ASKED), "Ada is asked")
        bar = ada.by_id("decision")
        kinds.add(str(bar.get_attribute("data-kind")))
        advice = hinted(ada)
        assert advice["decision"] == bar.get_attribute("data-decision")
        for option in advice["pick"]:
            assert bar.locator(f".proposed[data-option='{option}']").count(), f"{option} is marked"
        if advice["pick"]:
            expect(bar.locator(".proposed").first).to_be_attached()
        check_width(ada.page)
        expect(ada.by_id("take-advice")).to_be_in_viewport(ratio=1)
        at_once = advice["pick"] and bar.get_attribute("data-most") == "1"
        several = ada.by_id("confirm").count() and not at_once
        ada.by_id("take-advice").click()
        if several:
            ada.by_id("confirm").click()
        expect(ada.by_id("advice")).to_have_count(0)
    assert len(ada.wire.accepted) >= 2 * len(kinds), "the hint, and the answer"


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci has not been run in web/")
def test_a_hint_can_be_read_by_everybody(person: Invite) -> None:
    ada = begun(person("Ada"))
    ada.until(lambda: ada.page.evaluate(IS_ASKED), "Ada is asked")
    _ = hinted(ada)
    assert violations(ada.page) == []


def test_between_two_people_nobody_is_offered_a_hint(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob")
    begun(ada, bob)
    asked = ada.until(
        lambda: next((p for p in (ada, bob) if p.wire.view.get("decision")), None), "one is asked"
    )
    expect(asked.by_id("decision")).to_have_attribute("data-decision", asked.wire.view["decision"]["id"])
    expect(asked.by_id("undo")).to_be_visible()
    expect(asked.by_id("hint")).to_have_count(0)


def test_after_the_match_all_see_how_likely_each_was_to_win(person: Invite) -> None:
    """A program plays for Ada until the second round is over. Then she concedes, and looks at the result on
    two screens."""
    ada = begun(person("Ada"))
    with ada.elsewhere() as socket:
        _ = play_on(socket, PLAYERS["greedy"](1), lambda log: log.view.get("round", 0) >= 3)
    path = f"/api/matches/{ada.wire.view['match']}/chances"
    assert ada.context.request.get(path).status == 409
    assert "chance" not in "".join(ada.wire.frames)
    held = list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/chances", hold)
    ada.by_id("menu").click()
    ada.by_id("concede").click()
    ada.by_id("concede-sure").click()
    expect(ada.by_id("chances-wait")).to_be_visible()
    before = ada.steady(FOOT)
    for route in held:
        route.continue_()
    chart = ada.by_id("result").get_by_test_id("chances")
    expect(chart).to_be_visible()
    assert ada.steady(FOOT) == pytest.approx(before, abs=8), "nothing moves when they come"
    told = ada.context.request.get(path).json()
    assert {(one["round"], one["turn"]) for one in told} >= {(1, SEAT), (2, SEAT)}
    for seat in (SEAT, OTHER):
        assert len([one for one in told if one["seat"] == seat]) >= 2
        assert chart.locator(f"[data-seat={seat}]").locator("polyline, circle").count() >= 1
    expect(chart.get_by_role("img")).to_have_accessible_name(re.compile(r"Ada, round 1: \d+%, round 2: \d+%"))
    for width, height in LAPTOPS:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(chart).to_be_in_viewport(ratio=1)
        expect(ada.by_id("seal-check")).to_be_in_viewport(ratio=1)
        expect(ada.by_id("watch-again")).to_be_in_viewport(ratio=1)
        expect(ada.by_id("result").locator("[data-testid=foot] > [data-edge]")).not_to_have_class(GOES_ON)
    ada.page.set_viewport_size({"width": 844, "height": 390})
    expect(ada.by_id("rematch")).to_be_in_viewport(ratio=1)
    expect(ada.by_id("result").locator("[data-testid=foot] > [data-edge]")).to_have_class(GOES_ON)
    for size in (DESK, PHONE["viewport"]):
        ada.page.set_viewport_size(size)
        chart.scroll_into_view_if_needed()
        check_width(ada.page)
        zero, lines = (
            chart.get_by_text("0%", exact=True).first.bounding_box(),
            chart.get_by_role("img").bounding_box(),
        )
        assert zero and lines and zero["x"] + zero["width"] <= lines["x"], "no number lies on the lines"
        assert violations(ada.page) == []
