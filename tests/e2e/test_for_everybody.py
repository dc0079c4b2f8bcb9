"""Accessibility: without sight, without colours, in forced colours, and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.commander import Commander
from tests.e2e.conftest import Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP
from tests.serving import Server

#: The parts of an element's look that remain in forced colours.
LOOK = """(element) => {
  const look = getComputedStyle(element)
  const parts = [look.color, look.backgroundColor, look.borderWidth, look.borderColor, look.outline].join()
  return parts.replace(/rgba\\((.*?), [^ ]+?\\)/g, 'rgb($1)')
}"""
#: Shows everything in shades of grey, and teammates in the same shade.
COLOURLESS = """:root {
  filter: grayscale(1);
  --isn-2: var(--isn) !important;
  --wretch-2: var(--wretch) !important;
}"""
#: Adds rules to a page whose policy allows only its own style files.
STYLE = """(css) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}"""
GROUND = "(element) => getComputedStyle(element).backgroundColor"
STROKE = "(ship) => getComputedStyle(ship.querySelector('.rim') ?? ship.querySelector('.foot')).strokeWidth"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Both games, with fixed positions in the middle of a match."""
    games = ("tests.e2e.posed:GALAXIES", "tests.e2e.posed:PULP")
    with running(tmp_path_factory.mktemp("server"), *games) as server:
        yield server


#: Whether the question comes before the board, the hand and the rest in reading order.
ORDER = """() => ['[data-testid=decision]', 'main', '[data-place=hand]', '[role=tablist]']
  .map((place) => document.querySelector(place))
  .every((node, n, all) => !n || all[n - 1].compareDocumentPosition(node) &
  Node.DOCUMENT_POSITION_FOLLOWING)"""


def test_the_question_is_read_before_the_board_the_hand_and_the_rest(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto(Guest(ada).begin_match("dead-zone", "isn-1", "wretch-1"))
    for width, height in ((390, 844), (1024, 600), (1440, 900), (2560, 1440)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.by_id("decision").get_by_role("heading")).to_be_visible()
        ada.wait_until(lambda: ada.page.evaluate(ORDER), f"the order is right at {width} x {height}")


def test_a_turn_is_played_by_roles_and_names_alone(person: Invite) -> None:
    ada = person("Ada", **DESKTOP)
    page = ada.page
    page.goto(Guest(ada).begin_match("dead-zone", "isn-1", "wretch-1"))
    question = page.get_by_role("region", name="Decision")
    expect(question.get_by_role("heading")).to_contain_text("Action phase")

    # The first tab stop leads to the question, past the header and the board.
    first = (
        page.get_by_role("main")
        .locator("xpath=ancestor::*[contains(@class, 'table')]")
        .get_by_role("button")
        .first
    )
    expect(first).to_have_accessible_name("Go to the question")
    first.press("Enter")
    expect(question).to_be_focused()

    # Ships are labelled with their position, owner, and remaining strength.
    own = page.get_by_role(
        "button", name=re.compile(r"^ISN Torrent, H12 and H13, yours: 1 of \d shields, hull \d of")
    )
    expect(own).to_have_count(1)
    foe = page.get_by_role("img", name=re.compile(r"^Vapor's Fate, K07, of .+: 2 of \d shields"))
    expect(foe).to_have_count(1)

    question.get_by_role("button", name=re.compile("activate ISN Torrent", re.IGNORECASE)).press("Enter")
    expect(question.get_by_role("heading")).to_contain_text("Move ISN Torrent")
    question.get_by_text("All options").press("Enter")
    question.get_by_role("searchbox", name="Filter options").fill("fly to")
    question.get_by_role("button", name=re.compile("fly to", re.IGNORECASE)).first.press("Enter")
    expect(
        page.get_by_text(re.compile(r"ISN Torrent moves \d spaces?, from H12 and H13 to ")).first
    ).to_be_attached()

    ada.wait_until(lambda: "end" in question.inner_text().lower(), "the turn can be ended")
    while ada.wire.view["turn"] == "isn-1":
        question.get_by_role("button", name=re.compile(r"^end ", re.IGNORECASE)).first.press("Enter")
        page.wait_for_timeout(200)
    assert ada.wire.view["turn"] == "wretch-1"


def check_distinct(active: Locator, inactive: Locator) -> None:
    """Check that active and inactive elements look different."""
    assert active.first.evaluate(LOOK) != inactive.first.evaluate(LOOK), active


def with_forced_colours(person: Invite) -> Person:
    ada = person("Ada", new=True, **DESKTOP)
    ada.page.emulate_media(forced_colors="active")
    return ada


def test_active_and_chosen_elements_are_visible_in_forced_colours(person: Invite) -> None:
    ada = with_forced_colours(person)
    page = ada.page
    page.goto(Guest(ada).begin_match("dead-zone", "isn-1", "wretch-1"))
    check_distinct(ada.by_id("tab-log"), ada.by_id("tab-chat"))
    check_distinct(ada.by_id("seat-isn-1"), ada.by_id("seat-wretch-1"))
    ships = page.locator("[data-testid^=ship-]")
    lit, unlit = (
        ships.and_(page.locator(selector)) for selector in ("[data-offered]", ":not([data-offered])")
    )
    assert lit.first.evaluate(STROKE) != unlit.first.evaluate(STROKE)
    board_ground, page_ground = (
        element.evaluate(GROUND) for element in (ada.by_id("board"), page.locator("body"))
    )
    assert board_ground != page_ground, "the board keeps its own background"
    activate = page.get_by_role("button", name=re.compile("activate ISN Torrent", re.IGNORECASE))
    activate.press("Enter")
    manners = ada.by_id("decision").locator("[data-testid^=manner-]")
    check_distinct(manners.locator("xpath=self::*[@aria-pressed='true']"), manners.last)
    manners.last.focus()
    page.keyboard.press("Shift+Tab")
    ring = page.evaluate("getComputedStyle(document.activeElement).outline")
    assert "solid" in ring and " 2px" in ring
    ada.by_id("menu").click()
    speeds = page.get_by_role("radiogroup", name="Animations").get_by_role("radio")
    check_distinct(speeds.and_(page.locator("[aria-checked=true]")), speeds.first)
    switch = ada.by_id("coach-switch")
    knob = switch.evaluate(
        "(element) => getComputedStyle(element.querySelector('i'), '::after').backgroundColor"
    )
    assert knob == switch.evaluate("(element) => getComputedStyle(element).color"), (
        "the knob has the colour of text"
    )


def test_selectable_elements_of_pulp_are_visible_in_forced_colours(person: Invite) -> None:
    ada = with_forced_colours(person)
    ada.page.goto(Guest(ada).begin_match("traitor", "hero", "traitor", game="pulp"))
    elements = ada.page.locator("[data-thing]")
    lit = elements.filter(has_text="It can be chosen")
    check_distinct(lit, elements.filter(has_not_text="It can be chosen"))
    pips = ada.page.locator("[data-place=abilities] i")
    check_distinct(pips.first, pips.last)


def test_the_chosen_mission_is_visible_in_forced_colours(person: Invite) -> None:
    ada = with_forced_colours(person)
    Guest(ada)
    ada.page.goto("/new")
    missions = ada.page.get_by_role("radiogroup", name="Mission").locator("div:has(> label)")
    expect(missions).to_have_count(5)
    check_distinct(missions.filter(has=ada.page.locator(":checked")), missions.last)


def test_high_contrast_follows_the_system_or_a_switch(person: Invite) -> None:
    ada = person("Ada", new=True, contrast="more", **DESKTOP)
    Guest(ada)
    ada.page.goto("/account")
    body, switch = ada.page.locator("body"), ada.by_id("contrast-switch")
    expect(body).to_have_css("background-color", "rgb(0, 0, 0)")
    expect(switch.get_by_role("switch")).to_be_checked()
    switch.click()
    expect(body).not_to_have_css("background-color", "rgb(0, 0, 0)")
    ada.page.reload()
    expect(switch.get_by_role("switch")).not_to_be_checked()
    ada.page.emulate_media(contrast="no-preference")
    switch.click()
    expect(body).to_have_css("background-color", "rgb(0, 0, 0)")


def check_marks(ada: Person, first: Locator, second: Locator) -> None:
    """Check that the marks of two mates differ even without colours."""
    marks = [seat.locator("svg[data-stripes]").first for seat in (first, second)]
    first_picture, second_picture = (mark.screenshot(animations="disabled") for mark in marks)
    assert first_picture != second_picture, (ada.page.url, first)


def test_mates_can_be_distinguished_without_colours(person: Invite) -> None:
    ada = person("Ada", new=True, painted=True, **DESKTOP)
    page, host = ada.page, Guest(ada)
    match = host.create_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2", time="40m")
    page.goto(f"/m/{match['id']}")
    expect(ada.by_id("seat-isn-2")).to_be_visible()
    page.evaluate(STYLE, COLOURLESS)
    check_marks(ada, ada.by_id("seat-isn-1"), ada.by_id("seat-isn-2"))
    check_marks(ada, ada.by_id("seat-wretch-1"), ada.by_id("seat-wretch-2"))

    page.goto(host.start(match))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
    page.evaluate(STYLE, COLOURLESS)
    check_marks(ada, ada.by_id("seat-isn-1"), ada.by_id("seat-isn-2"))
    expect(ada.by_id("time-isn-1").locator("svg[data-stripes='0']")).to_be_visible()
    striped = page.locator("[data-testid^=ship-]:has(.stripes)")
    owners = {str(ship.get_attribute("aria-label")) for ship in striped.all()}
    assert owners and all("of ISN 2" in ship or "of Wretch 2" in ship for ship in owners), owners
    plain = page.locator("[data-testid^=ship-]:not(:has(.stripes))")
    assert not any(" 2:" in str(ship.get_attribute("aria-label")) for ship in plain.all())
    picture = striped.first.screenshot(animations="disabled")
    page.evaluate(STYLE, ".stripes { display: none }")
    assert picture != striped.first.screenshot(animations="disabled"), "the stripes are visible"

    page.get_by_role("button", name=re.compile("^end the action phase", re.IGNORECASE)).press("Enter")
    log, captain = ada.by_id("log"), Commander("isn-1")
    heading = log.get_by_role("button", name="ISN 2")

    def has_turn() -> bool:
        if not heading.count() and (decision := ada.read_decision()):
            ada.answer(decision, captain.choose(decision))
        return heading.count() > 0

    ada.wait_until(has_turn, "ISN 2 has a turn")
    expect(heading.first.locator("svg[data-stripes='1']")).to_be_visible()
    expect(log.locator("li.striped").first).to_have_css("border-left-style", "dashed")


def test_the_log_is_printed_with_players_and_rounds_and_nothing_else(person: Invite) -> None:
    ada = person("Ada", new=True, script="print = () => { window.printed = true }", **DESKTOP)
    page = ada.page
    page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
    page.get_by_role("tab", name="Chat").click()
    ada.by_id("chat-channel").click()
    ada.by_id("chat-input").fill("Keep the Everest back")
    ada.by_id("chat-send").click()
    expect(page.get_by_label("Chat", exact=True)).to_contain_text("Keep the Everest back")
    question = page.get_by_role("region", name="Decision")
    question.get_by_role("button", name=re.compile("activate ISN Torrent", re.IGNORECASE)).press("Enter")
    expect(question.get_by_role("heading")).to_contain_text("Move ISN Torrent")
    question.get_by_text("All options").press("Enter")
    question.get_by_role("searchbox", name="Filter options").fill("fly to")
    question.get_by_role("button", name=re.compile("fly to", re.IGNORECASE)).first.press("Enter")
    ada.wait_until(
        lambda: any(line["text"]["key"] == "moved" for line in ada.wire.view["log"]), "the ship has moved"
    )

    ada.by_id("menu").click()
    ada.by_id("menu-print").click()
    page.wait_for_function("() => window.printed")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.emulate_media(media="print")
    sheet = ada.by_id("paper-log")
    expect(sheet).to_contain_text("Meteor Storm")
    expect(sheet).to_contain_text(
        re.compile(r"Round 3.*ISN Torrent moves \d spaces?, from \w+ and \w+ to \w+ and", re.DOTALL)
    )
    for player in ("Ada, ISN", "ISN 2, ISN", "Wretch 1, Wretch", "Wretch 2, Wretch"):
        expect(sheet).to_contain_text(player)
    assert page.locator("body").inner_text().strip() == sheet.inner_text().strip(), "nothing else is printed"
    assert "Everest back" not in sheet.inner_text()
    expect(ada.by_id("board")).to_be_hidden()
    colours = sheet.locator("li").evaluate_all(
        "(all) => all.map((element) => getComputedStyle(element).color)"
    )
    assert set(colours) == {"rgb(27, 42, 45)"}, "the ink of paper, on white"
    page.emulate_media(media="null")
    expect(ada.by_id("board")).to_be_visible()
    expect(sheet).to_have_count(0)
    printed = page.pdf()
    assert len(re.findall(rb"/Type\s*/Page[^s]", printed)) == 1
