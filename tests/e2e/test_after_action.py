"""After the match: the report, on paper, the clip of the decisive moment, and the next steps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from engine.galaxies.players import PLAYERS
from tests.e2e.conftest import Invite
from tests.e2e.gathering import is_over, play_on
from tests.e2e.guests import Guest
from tests.e2e.people import PATIENCE, Person
from tests.e2e.test_layout import check_at_twice_the_size
from tests.e2e.test_pages import PHONE, check_width
from tests.e2e.translator import TRANSLATOR

#: Window sizes at which the report has several boxes in a row.
DESKS = ((820, 1180), (1024, 768), (1366, 768), (1440, 900))
#: The width of A4 without its margins.
PAPER = {"width": 718, "height": 1047}

#: Elements that stick out of their ship's box, or overlap others in their row.
STICKS_OUT = """() => [...document.querySelectorAll('[data-testid^=record-]')].flatMap((record) => {
  const box = record.getBoundingClientRect()
  return [...record.querySelectorAll(':not(svg *)')].map((part) => [part, part.getBoundingClientRect()])
    .filter(([, {left, right}]) => left < box.left || right > box.right)
    .map(([part]) => `${record.dataset.testid}: ${part.textContent}`)
})"""

#: The numbers of a ship's damage that need more than one line.
BROKEN_COUNTS = """() => [...document.querySelectorAll('[data-testid^=record-] .count')]
  .filter((one) => one.clientHeight > 1.9 * parseFloat(getComputedStyle(one).fontSize))
  .map((one) => one.textContent)"""
#: The ways on after a match that are not wholly in the row of them, or wider than their place.
JUTTING = """() => {
  const row = document.querySelector('[data-testid=look-at-board]').parentElement
  const { left, right } = row.getBoundingClientRect()
  return [...row.children].filter((way) => {
    const words = document.createRange()
    words.selectNodeContents(way)
    const box = words.getBoundingClientRect()
    return box.left < left - 0.5 || box.right > right + 0.5
  }).map((way) => way.textContent)
}"""


def play_match(ada: Person) -> tuple[str, dict[str, Any]]:
    """Let a program play a match for Ada to its end. Return the path of its page, and the last view."""
    table = Guest(ada).begin_match("dead-zone", "isn-1", "wretch-1")
    with ada.open_socket(table) as socket:
        log = play_on(socket, PLAYERS["greedy"](1), is_over)
    return table, log.view


def test_a_report_can_be_read_printed_and_followed_by_a_rematch(person: Invite, tmp_path: Path) -> None:
    ada = person("Ada", painted=True)
    table, view = play_match(ada)
    ada.page.goto(table)
    expect(ada.by_id("result")).to_be_visible()
    desk = ada.page.viewport_size
    ada.page.set_viewport_size(PHONE["viewport"])
    ada.wait_until(lambda: ada.page.evaluate(JUTTING) == [], "the ways on fit a phone")
    ada.page.set_viewport_size(desk or PHONE["viewport"])
    ada.by_id("open-report").click()
    expect(ada.by_id("report-totals")).to_be_visible()
    cover = ada.by_id("report").locator(".cover").first
    expect(cover.locator("h1")).to_have_text("Dead Zone Battle")
    expect(cover).to_contain_text(re.compile(r"No\. 1.*2 players.*\d+ min.*easy"))
    rows = ada.by_id("report-totals").locator("tbody tr")
    expect(rows).to_have_count(2)
    report = ada.context.request.get(f"/api/matches/{table.split('/')[2]}/report").json()["report"]
    shots = sum(ship["shots"] for ship in report["ships"] if ship["seat"] == "isn-1")
    expect(rows.first.or_(rows.last).filter(has_text="Ada").locator("td").first).to_have_text(str(shots))
    expect(ada.page.locator("[data-testid^=record-] .hull.on").first).to_have_css(
        "background-image", re.compile(r"(linear-gradient\(.*){2}"), timeout=PATIENCE
    )  # damage is a cross
    expect(ada.by_id("report-best")).to_contain_text("Best ship: ")
    expect(ada.by_id("report-decisive")).to_contain_text(re.compile(r"round \d+, .* to hit\) and "))
    for ship in report["ships"]:
        record = ada.by_id(f"record-{ship['card']}")
        expect(record.get_by_role("img", name="Hit chart")).to_be_visible()
        lost = any(scar["gone"] == "destroyed" for scar in ship["scars"])
        expect(record.get_by_text("Destroyed", exact=True)).to_have_count(
            sum(scar["gone"] == "destroyed" for scar in ship["scars"]) if lost else 0
        )
    chart = ada.by_id("report").get_by_test_id("chances")
    expect(chart).to_be_visible()
    # The server's dice differ in every run, and may lead to a draw.
    final_chances = ["0%", "100%"] if view["result"]["winners"] else ["50%", "50%"]
    assert sorted(chart.locator("b").all_inner_texts()) == final_chances
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(STICKS_OUT) == [], f"every ship's record fits into its box at {width}"
    ada.page.emulate_media(media="print")
    ada.page.set_viewport_size(PAPER)
    ada.wait_until(lambda: ada.page.evaluate(STICKS_OUT) == [], "every record fits into its box on paper")
    ada.page.emulate_media(media="null")
    sheet = ada.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page[^s]", sheet)) == 1, "it is printed on one sheet"
    ada.page.set_viewport_size(PHONE["viewport"])
    check_width(ada.page)
    ada.wait_until(lambda: ada.page.evaluate(BROKEN_COUNTS) == [], "numbers stay on their lines")
    check_at_twice_the_size(ada)
    ada.by_id("rematch").click()
    expect(ada.by_id("board")).to_be_visible()
    assert ada.page.url.split("/m/")[1] != table.split("/")[2]
    ada.page.goto("/matches")
    ada.by_id(f"report-{table.split('/')[2]}").click()
    expect(ada.by_id("report-totals")).to_be_visible()


def test_the_replay_prints_the_log_of_the_whole_match(person: Invite) -> None:
    ada = person("Ada", new=True)
    ada.page.goto(f"{play_match(ada)[0]}/replay")
    expect(ada.by_id("board")).to_be_visible()
    moment = ada.by_id("replay-moment")
    ada.wait_until(lambda: moment.evaluate("(at) => at.max > 50"), "the whole match has arrived")
    assert len(re.findall(rb"/Type\s*/Page[^s]", ada.page.pdf())) > 1, "it continues over several sheets"
    ada.page.emulate_media(media="print")
    sheet = ada.by_id("paper-log")
    expect(sheet).to_contain_text("Setup")
    rounds = ada.wire.view["round"] if ada.wire.frames else 2
    expect(sheet.get_by_role("heading", name=re.compile(f"^Round {rounds} · "))).not_to_have_count(0)
    expect(sheet).not_to_contain_text("newest lines")


def test_the_decisive_moment_is_shown_to_anyone_with_the_link(person: Invite) -> None:
    ada = person("Ada", new=True, script=TRANSLATOR)  # her browser translates the whole page
    stranger = person("Zoe", new=True, expects="404")
    ada.page.goto(f"{play_match(ada)[0]}/report")
    ada.by_id("share-clip").click()
    link = ada.by_id("clip-link").input_value()
    stranger.page.goto(link)
    expect(stranger.by_id("board")).to_be_visible()
    expect(stranger.by_id("replay")).to_be_visible()
    moment = stranger.by_id("replay-moment")
    stranger.wait_until(lambda: moment.evaluate("(at) => at.value > 0"), "it plays automatically")
    stranger.by_id("replay-speed-4").click()
    # The length of the clip depends on luck: a ship may fire all its weapons before the decisive shot.
    stranger.wait_until(
        lambda: moment.evaluate("(at) => at.value === at.max"), "it is at its end", 4 * PATIENCE
    )
    assert not stranger.wire.frames, "nothing else of the match is requested"
    stranger.by_id("replay-first").click()
    stranger.by_id("replay-leave").click()
    assert stranger.page.url.endswith("/")
    stranger.page.goto("/clip/AAAAAAAAAAAAAAAAAAAAAA")
    expect(stranger.page.get_by_role("heading", name="Moment not found")).to_be_visible()
