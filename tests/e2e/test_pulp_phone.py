"""Each mode of Pulp Invasion begins on a phone, with the additions of all expansions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from engine.pulp.players import PLAYERS
from tests.e2e.conftest import Invite, running, visitors
from tests.e2e.gathering import decision_kind, play_on
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_baselines import concede
from tests.e2e.test_flight import CUT
from tests.e2e.test_pages import PHONE, check_width
from tests.e2e.test_pulp import WITH_ALL
from tests.e2e.windows import Windows
from tests.serving import Server

#: Whether line, tracks (including the Traitor's, if any) and question are all in sight.
ALL_IN_SIGHT = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect()
  const board = box('[data-testid=board]')
  const within = (part) => part.top >= board.top - 1 && part.bottom <= board.bottom + 1
  const tracks = document.querySelector('[data-place=traitor]') ? ['[data-place=traitor]'] : []
  return ['[data-place=line], [data-place=planets]', '[data-place=abilities]', ...tracks].map(box)
    .every(within) && box('[data-testid=decision] h2').bottom <= innerHeight
}"""

#: The icons of the line that are not wholly on their cards.
CUT_OFF = """() => [...document.querySelectorAll('[data-place=line] [data-card]')].flatMap((card) => {
  const edge = card.getBoundingClientRect().right
  const icons = [...card.querySelectorAll('[title^="A key"], [title^="A code"]')]
  return icons.length && icons[0].getBoundingClientRect().right <= edge ? [] : [card.dataset.card]
})"""

#: Whether the whole question, with all of its answers, is visible without scrolling.
WHOLE_QUESTION = """() => {
  const deck = document.querySelector('[data-testid=decision]').parentElement
  return deck.scrollHeight <= deck.clientHeight
}"""

#: The payable points with a corner beyond an edge or under something.
COVERED = """() => [...document.querySelectorAll('.option[data-option^="point:"]')].filter((point) => {
  const { left, right, top, bottom } = point.getBoundingClientRect()
  const corners = [[left + 8, top + 8], [right - 8, bottom - 8]]
  return !corners.every(([x, y]) => point.contains(document.elementFromPoint(x, y)))
}).map((point) => point.dataset.option)"""


MODES = [
    pytest.param("pulp-invasion", "hero", {}, "encounter", id="pulp-invasion"),
    pytest.param("landing-team", "hero", {"ship_cards": "on"}, "encounter", id="landing-team-with-a-ship"),
    pytest.param("bridge-crew", "hero", WITH_ALL, "encounter", id="all-of-x2-and-x3"),
    pytest.param("traitor", "traitor", {}, "influence", id="traitor"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "engine.pulp:GAME") as server:
        yield server


@pytest.mark.parametrize(("mission", "seat", "options", "kind"), MODES)
def test_a_mode_begins_on_a_phone(
    person: Invite, mission: str, seat: str, options: dict[str, str], kind: str
) -> None:
    ada = person("Ada", **PHONE)
    opponents = () if seat == "hero" else ("hero",)
    ada.page.goto(Guest(ada).begin_match(mission, seat, *opponents, game="pulp", **options))
    decision = ada.by_id("decision")
    expect(decision).to_have_attribute("data-kind", re.compile("planet|captain|dice"))
    check_width(ada.page)
    if ada.by_id("read-faces").count():
        ada.by_id("read-faces").click()
        expect(ada.by_id("leaf").get_by_role("listitem").nth(5)).to_have_text(re.compile(r"\b6 \w"))
        ada.page.keyboard.press("Escape")
    with ada.open_socket() as socket:
        wire_log = play_on(socket, PLAYERS["navigator"](1), lambda log: decision_kind(log) == kind)
    expect(decision).to_have_attribute("data-decision", wire_log.view["decision"]["id"])
    ada.settle()
    ada.wait_until(lambda: ada.page.evaluate(ALL_IN_SIGHT), "line, question and tracks are in sight")
    check_width(ada.page)
    if len(wire_log.view["dice"]) > 2:  # their texts are not on the table
        check_readable(ada, "read-dice", len(wire_log.view["dice"]))
    if traitor := wire_log.view["traitor"]:
        ada.by_id("traitor").click()
        cards = ada.by_id("traitor-cards").get_by_role("article")
        expect(cards).to_have_count(len(traitor["hand"]))
    assert {part for part in ("exploration", "crew", "ship", "traitor") if wire_log.view.get(part)} == {
        "pulp-invasion": set(),
        "landing-team": {"exploration", "ship"},
        "bridge-crew": {"exploration", "crew", "ship"},
        "traitor": {"traitor"},
    }[mission]


def test_keys_fit_on_their_cards_and_long_texts_leave_the_tracks_in_sight_on_a_phone(
    windows: Windows, tmp_path: Path
) -> None:
    with running(tmp_path, "tests.e2e.posed:PULP") as posed_server, visitors(windows, posed_server) as invite:
        ada = invite("Ada", **PHONE)
        ada.page.goto(Guest(ada).begin_match("landing-team", "hero", game="pulp"))
        expect(ada.page.locator("[data-place=line] [data-card]")).to_have_count(4)
        assert ada.page.evaluate(CUT_OFF) == []
        for kind in ("cube", "planet"):
            with ada.open_socket() as socket:
                wire_log = play_on(
                    socket, PLAYERS["navigator"](1), lambda log, kind=kind: decision_kind(log) == kind
                )
            expect(ada.by_id("decision")).to_have_attribute("data-decision", wire_log.view["decision"]["id"])
            ada.settle()
            ada.wait_until(lambda: ada.page.evaluate(ALL_IN_SIGHT), "line, question and tracks are in sight")
            if kind == "cube":
                assert len(wire_log.view["decision"]["options"]) > 12
                ada.wait_until(
                    lambda: ada.page.evaluate(WHOLE_QUESTION), "all uses of the cubes are in sight"
                )


def test_a_traitors_sides_and_the_buttons_of_the_result_are_in_sight_on_a_phone(
    windows: Windows, tmp_path: Path
) -> None:
    with running(tmp_path, "tests.e2e.posed:PULP") as posed_server, visitors(windows, posed_server) as invite:
        ada = invite("Ada", **PHONE)
        ada.page.goto(Guest(ada).begin_match("traitor", "traitor", "hero", game="pulp"))
        expect(ada.by_id("decision")).to_have_attribute("data-kind", "influence")
        ada.settle()
        ada.wait_until(lambda: ada.page.evaluate(ALL_IN_SIGHT), "line, question and tracks are in sight")
        sides = ada.page.locator("[data-testid=decision] [data-option^='play:']:has(.side)")
        expect(sides).to_have_count(12)
        for side in sides.all()[:10]:  # rarely can the Traitor play more
            expect(side).to_be_in_viewport(ratio=1)
        expect(ada.by_id("decision").locator("[data-option=pass]").first).to_be_in_viewport(ratio=1)
        ada.page.set_viewport_size({"width": 700, "height": 1000})
        check_readable(ada, "read-weapons", 6)
        ada.page.set_viewport_size(PHONE["viewport"])
        concede(ada)
        ada.wait_until(
            lambda: ada.by_id("result").evaluate(CUT) == [], "all buttons of the result are in sight"
        )


def test_all_points_and_the_whole_risk_are_in_sight_on_a_phone(windows: Windows, tmp_path: Path) -> None:
    with running(tmp_path, "tests.e2e.posed:PULP") as posed_server, visitors(windows, posed_server) as invite:
        ada = invite("Ada", **PHONE)
        ada.page.goto(Guest(ada).begin_match("pulp-invasion", "hero", game="pulp", captain="choose"))
        odds = ada.by_id("decision").get_by_role("list", name="What evading may take besides the point")
        expect(odds.get_by_role("listitem").last).to_have_text(re.compile(r"^\d+%\s*\d+ more$"))
        ada.pick("evade")
        points = ada.by_id("decision").locator(".option[data-option^='point:']")
        expect(points).to_have_count(3)
        for point in points.all():
            expect(point).to_contain_text("chance of losing the match")
        ada.wait_until(lambda: ada.page.evaluate(COVERED) == [], "no point is covered")
        expect(odds.get_by_role("listitem").last).to_have_text(re.compile(r"^\d+%\s*\d+ more$"))
        check_width(ada.page)


def check_readable(ada: Person, button: str, count: int) -> None:
    """Check that a button opens the texts of this many things, by keyboard."""
    ada.by_id(button).focus()
    ada.page.keyboard.press("Enter")
    expect(ada.by_id("leaf").get_by_role("article")).to_have_count(count)
    ada.page.keyboard.press("Escape")
    expect(ada.by_id("leaf")).to_have_count(0)


def test_a_solo_match_begins_with_the_difficulty_chosen_last(person: Invite) -> None:
    ada = person("Ada", **PHONE)
    ada.page.goto("/")
    ada.by_id("setting").locator("summary").click()
    ada.by_id("quick-choice").select_option("advanced")
    for _ in range(2):
        expect(ada.by_id("setting")).to_contain_text("Pulp Invasion · Advanced")
        ada.by_id("play-now").click()
        expect(ada.by_id("decision")).to_be_visible()
        assert ada.wire.view["options"]["level"] == "advanced"
        ada.page.goto("/")


def test_all_captains_are_in_sight_on_a_phone(person: Invite) -> None:
    ada = person("Ada", **PHONE)
    ada.page.goto(Guest(ada).begin_match("bridge-crew", "hero", game="pulp"))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "captain")
    ada.wait_until(lambda: ada.page.evaluate(WHOLE_QUESTION), "all Captains are in sight")
