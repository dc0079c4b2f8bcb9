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
from tests.e2e.guests import seat_people
from tests.e2e.people import DESK, Person
from tests.e2e.test_pages import PHONE, check_width
from tests.serving import Server

SEATS = SEAT, OTHER = "wretch-1", "isn-1"
#: Window sizes where the whole result is in sight without scrolling.
LAPTOPS = ((1440, 900), (1366, 768))
#: A dialog that indicates more content below its foot.
HAS_MORE = re.compile(r"\bmore\b")
FOOT = "document.querySelector('[data-testid=watch-again]').getBoundingClientRect().top"
CAN_ASK = "!!document.querySelector('[data-testid=hint]:enabled')"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a high rate limit for hints."""
    with running(
        tmp_path_factory.mktemp("server"), GALAXIES_HINT_RATE="100/second", GALAXIES_THINKERS="1"
    ) as server:
        yield server


def start_match(ada: Person, bob: Person | None = None) -> Person:
    """Let Ada play in the dead zone, against Bob or a computer player."""
    people = {SEAT: ada} | ({OTHER: bob} if bob else {})
    _ = seat_people(people, "dead-zone", bots=() if bob else (OTHER,))
    return ada


def request_hint(ada: Person) -> dict[str, Any]:
    """Request a hint for the page's question. Return the message from the socket."""
    ada.by_id("hint").click()
    expect(ada.by_id("advice")).to_be_visible()
    expect(ada.by_id("hint")).to_have_count(0)
    frames = [json.loads(frame) for frame in ada.wire.frames if frame.startswith('{"type":"advice"')]
    last: dict[str, Any] = frames[-1]
    return last


def test_whoever_plays_alone_takes_hint_after_hint(person: Invite) -> None:
    ada, kinds = start_match(person("Ada", **PHONE)), set[str]()
    while len(kinds) < 5:
        ada.wait_until(lambda: ada.page.evaluate(CAN_ASK), "Ada can ask for a hint")
        bar = ada.by_id("decision")
        kinds.add(str(bar.get_attribute("data-kind")))
        advice = request_hint(ada)
        assert advice["decision"] == bar.get_attribute("data-decision")
        for option in advice["pick"]:
            assert bar.locator(f".proposed[data-option='{option}']").count(), f"{option} is marked"
        if advice["pick"]:
            expect(bar.locator(".proposed").first).to_be_attached()
        check_width(ada.page)
        expect(ada.by_id("take-advice")).to_be_in_viewport(ratio=1)
        answers_at_once = advice["pick"] and bar.get_attribute("data-most") == "1"
        needs_confirmation = ada.by_id("confirm").count() and not answers_at_once
        ada.by_id("take-advice").click()
        if needs_confirmation:
            ada.by_id("confirm").click()
        expect(ada.by_id("advice")).to_have_count(0)
    assert len(ada.wire.accepted) >= 2 * len(kinds), "a hint and an answer for each kind"


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci has not been run in web/")
def test_axe_finds_nothing_in_a_hint(person: Invite) -> None:
    ada = start_match(person("Ada"))
    ada.wait_until(lambda: ada.page.evaluate(CAN_ASK), "Ada can ask for a hint")
    _ = request_hint(ada)
    assert violations(ada.page) == []


def test_between_two_people_nobody_is_offered_a_hint(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob")
    start_match(ada, bob)
    player = ada.wait_until(
        lambda: next((p for p in (ada, bob) if p.wire.view.get("decision")), None), "somebody must decide"
    )
    expect(player.by_id("decision")).to_have_attribute("data-decision", player.wire.view["decision"]["id"])
    expect(player.by_id("undo")).to_be_visible()
    expect(player.by_id("hint")).to_have_count(0)


def test_after_the_match_the_win_chances_are_shown(person: Invite) -> None:
    """A program plays for Ada until the second round is over. Then she concedes, and looks at the result on
    two screens."""
    ada = start_match(person("Ada"))
    with ada.open_socket() as socket:
        _ = play_on(socket, PLAYERS["greedy"](1), lambda log: log.view.get("round", 0) >= 3)
    path = f"/api/matches/{ada.wire.view['match']}/chances"
    assert ada.context.request.get(path).status == 409
    assert "chance" not in "".join(ada.wire.frames)
    held_routes = list[Route]()

    def hold(route: Route) -> None:
        held_routes.append(route)

    ada.page.route("**/chances", hold)
    ada.by_id("menu").click()
    ada.by_id("concede").click()
    ada.by_id("concede-sure").click()
    expect(ada.by_id("chances-wait")).to_be_visible()
    foot_top = ada.stable_result(FOOT)
    for route in held_routes:
        route.continue_()
    chart = ada.by_id("result").get_by_test_id("chances")
    expect(chart).to_be_visible()
    assert ada.stable_result(FOOT) == pytest.approx(foot_top, abs=8), "nothing moves when the chances arrive"
    chances = ada.context.request.get(path).json()
    assert {(chance["round"], chance["turn"]) for chance in chances} >= {(1, SEAT), (2, SEAT)}
    for seat in (SEAT, OTHER):
        assert len([chance for chance in chances if chance["seat"] == seat]) >= 2
        assert chart.locator(f"[data-seat={seat}]").locator("polyline, circle").count() >= 1
    expect(chart.get_by_role("img")).to_have_accessible_name(re.compile(r"Ada, round 1: \d+%, round 2: \d+%"))
    for width, height in LAPTOPS:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(chart).to_be_in_viewport(ratio=1)
        expect(ada.by_id("seal-check")).to_be_in_viewport(ratio=1)
        expect(ada.by_id("watch-again")).to_be_in_viewport(ratio=1)
        expect(ada.by_id("result").locator("[data-testid=foot] > [data-edge]")).not_to_have_class(HAS_MORE)
    ada.page.set_viewport_size({"width": 844, "height": 390})
    expect(ada.by_id("rematch")).to_be_in_viewport(ratio=1)
    expect(ada.by_id("result").locator("[data-testid=foot] > [data-edge]")).to_have_class(HAS_MORE)
    for size in (DESK, PHONE["viewport"]):
        ada.page.set_viewport_size(size)
        chart.scroll_into_view_if_needed()
        check_width(ada.page)
        label, lines = (
            chart.get_by_text("0%", exact=True).first.bounding_box(),
            chart.get_by_role("img").bounding_box(),
        )
        assert label and lines and label["x"] + label["width"] <= lines["x"], (
            "the numbers are beside the lines"
        )
        assert violations(ada.page) == []
