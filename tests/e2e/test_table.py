"""Problems at a table that a player must never encounter."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from engine.galaxies.catalogue import catalogue
from tests.e2e.axe import violations
from tests.e2e.conftest import Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.relays import running_relay
from tests.e2e.test_layout import CUT_SHIPS, VISIBLE_PART
from tests.e2e.test_pages import DESKTOP, PHONE
from tests.serving import Server

MAX_SECONDS = 9.0  # seconds: the limit is five, and a busy machine is no failure
BOTS = ("isn-2", "wretch-1", "wretch-2")
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}

#: The look of a button.
BUTTON_STYLE = (
    "(button) => ['backgroundColor', 'color', 'borderColor'].map((name) => getComputedStyle(button)[name])"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Meteor Storm, posed in its third round."""
    with running(tmp_path_factory.mktemp("server"), "tests.e2e.posed:GALAXIES") as server:
        yield server


def at_table(ada: Person) -> Person:
    """Seat Ada in her action phase, in which she may activate two ships."""
    ada.page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", *BOTS))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
    return ada


def pick_option(ada: Person, option: str) -> None:
    """Answer with an option, and wait for the next decision."""
    decision = ada.wait_until(ada.read_decision, "Ada must decide")
    ada.pick(option)
    ada.wait_for_next_decision(decision.id)
    ada.wait_until(ada.read_decision, "Ada must decide again")


# Undo


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_reason_why_undo_is_disabled_is_shown_over_the_question(
    person: Invite, device: dict[str, Any]
) -> None:
    ada = at_table(person("Ada", **device))
    undo, question = ada.by_id("undo"), ada.by_id("decision").get_by_role("heading", level=2)
    expect(undo).to_have_attribute("aria-disabled", "true")
    place, style = question.bounding_box(), undo.evaluate(BUTTON_STYLE)
    undo.click(force=True)  # the button itself explains why it is disabled
    expect(ada.by_id("why-final")).to_be_in_viewport(ratio=1)
    assert question.bounding_box() == place, "nothing moves"
    undo.hover(force=True)
    assert undo.evaluate(BUTTON_STYLE) == style, "it does not look enabled"
    ada.page.keyboard.press("Escape")
    expect(ada.by_id("why-final")).to_have_count(0)
    undo.click(force=True)
    expect(ada.by_id("why-final")).to_be_visible()
    ada.by_id("board").dispatch_event("pointerdown")
    expect(ada.by_id("why-final")).to_have_count(0)


def test_a_table_with_chat_turned_off_has_no_chat(person: Invite) -> None:
    ada = person("Ada", **DESKTOP)
    ada.page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", *BOTS, chat="off"))
    expect(ada.by_id("tab-log")).to_be_visible()
    expect(ada.by_id("tab-chat")).to_have_count(0)


# Dialogs


def test_back_closes_a_dialog_before_it_leaves_the_table(person: Invite) -> None:
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
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.by_id("menu")).to_be_focused()
    ada.page.wait_for_function("() => history.state === null")
    ada.page.go_back()
    expect(ada.by_id("play-now")).to_be_visible()


# The keyboard


def test_an_answer_does_not_move_the_focus(person: Invite) -> None:
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


# The log


def test_the_log_highlights_ships_and_folds_its_rounds(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    for option in ("activate:isn-torrent", "stop", "done"):
        pick_option(ada, option)
    log, ship = ada.by_id("log"), ada.by_id("ship-isn-torrent-1")
    highlighted = re.compile(r"\blit\b")
    line = log.locator("li", has_text="activates ISN Torrent")
    line.get_by_role("button", name="ISN Torrent", exact=True).hover()
    expect(ship).to_have_class(highlighted)
    ada.page.mouse.move(1, 1)
    expect(ship).not_to_have_class(highlighted)
    line.get_by_role("button", name="Show this on the board").click()
    expect(ship).to_have_class(highlighted)
    expect(ship).not_to_have_class(highlighted)
    log.focus()
    ada.page.keyboard.press("ArrowUp")
    ada.page.keyboard.press("ArrowUp")
    expect(log.locator("button:focus")).to_have_count(1)
    log.get_by_role("button", name="Round 3").click()
    expect(line).to_have_count(0)
    log.get_by_role("button", name="Round 3").click()
    expect(line).to_have_count(1)
    assert violations(ada.page) == []


def test_the_log_can_be_filtered_by_topic(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    for option in ("activate:isn-torrent", "fly:14,2", "isn-torrent-1:primary:red-fuvu-1"):
        pick_option(ada, option)
    ada.page.mouse.move(1, 1)  # a card under the pointer is shown in place of the log
    log = ada.by_id("log")
    expect(log).to_contain_text("fires")
    expect(log).to_contain_text("activates")
    ada.by_id("log-filter").select_option("topic:fights")
    expect(log).to_contain_text("fires")
    expect(log).not_to_contain_text("activates")
    log.get_by_role("button", name="Show this on the board").nth(1).click()
    expect(ada.by_id("attack-show")).to_be_visible()
    expect(ada.by_id("decision").locator("[data-option]").first).to_be_enabled()


#: Once there is a chart of an attack: the fighting ships that it hides, or that the edge of the board does.
#: The target may have been destroyed.
HIDDEN = """() => {
  const box = (id) => document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect()
  const [chart, board] = [box('attack-show'), box('board')]
  return chart && ['ship-isn-torrent-1', 'ship-red-fuvu-1'].filter((id) => {
    if (!box(id)) return false
    const { left, right, top, bottom } = box(id)
    const beside = right <= chart.left || left >= chart.right || bottom <= chart.top || top >= chart.bottom
    const inside = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom
    return !beside || !inside
  })
}"""
LOWEST: dict[str, Any] = {"viewport": {"width": 1024, "height": 600}}
LOW: dict[str, Any] = {"viewport": {"width": 1024, "height": 700}}


@pytest.mark.parametrize("screen", [LOW, SMALL, DESK, PHONE])
def test_the_chart_of_a_past_attack_hides_neither_ship(person: Invite, screen: dict[str, Any]) -> None:
    ada = at_table(person("Ada", **screen))
    for option in ("activate:isn-torrent", "fly:14,2", "isn-torrent-1:primary:red-fuvu-1"):
        pick_option(ada, option)
    if screen is PHONE:
        ada.page.get_by_role("tab", name="Log").click()
    ada.by_id("log-filter").select_option("topic:fights")
    ada.by_id("log").get_by_role("button", name="Show this on the board").nth(1).click()
    assert ada.page.wait_for_function(HIDDEN).json_value() == []


@pytest.mark.parametrize("size", [(1024, 700), (1180, 820), (1280, 720)])
def test_the_chart_of_a_current_attack_hides_neither_ship(person: Invite, size: tuple[int, int]) -> None:
    ada = at_table(person("Ada", show="full", viewport={"width": size[0], "height": size[1]}))
    for option in ("activate:isn-torrent", "fly:14,2"):
        pick_option(ada, option)
    ada.pick("isn-torrent-1:primary:red-fuvu-1")
    _ = ada.page.wait_for_function(f"() => ({HIDDEN})()?.length === 0")
    ada.page.wait_for_timeout(500)  # meanwhile the page measures the covered parts of the board again
    assert ada.page.evaluate(HIDDEN) == []


def test_the_bar_of_a_replay_fits_into_its_column(person: Invite) -> None:
    ada = at_table(person("Ada", **LOW))
    for name in ("menu", "concede"):
        ada.by_id(name).click()
    with ada.page.expect_response("**/chances"):  # then the elements below the chart have their places
        ada.by_id("concede-sure").click()
    ada.by_id("watch-again").click()
    bar = ada.by_id("replay")
    expect(bar).to_be_visible()
    assert bar.evaluate("(bar) => bar.scrollWidth - bar.clientWidth") == 0


# Cards

#: Parts of a card that are hidden although it is lifted out of the hand.
CUT = """() => {
  const card = document.querySelector('[data-testid=lifted]')
  const [box, board] = [card, document.querySelector('main')].map((one) => one.getBoundingClientRect())
  const parts = [...card.querySelectorAll('h3, p')]
    .filter((part) => part.getBoundingClientRect().bottom > box.bottom
      || part.scrollWidth > part.clientWidth + 1)
  const inside = box.top >= board.top && box.left >= board.left && box.right <= board.right
  return inside ? parts.map((part) => part.textContent) : ['the card']
}"""
TACTICS = catalogue().tactics


def test_every_card_shows_its_whole_text_when_it_is_lifted(person: Invite) -> None:
    """The longest texts fit into each desktop window, at any place in the hand."""
    ada = person("Ada", new=True, **DESKTOP)
    received: list[tuple[WebSocketRoute, dict[str, Any]]] = []

    def record_views(route: WebSocketRoute) -> None:
        def receive(text: str | bytes) -> None:
            route.send(text)
            if (message := json.loads(text))["type"] == "view":
                received.append((route, message))

        route.connect_to_server().on_message(receive)

    ada.page.route_web_socket(re.compile("/ws/matches/"), record_views)
    at_table(ada)
    route, message = received[0]
    texts = {card: sum(len(power.text) for power in tactic.powers) for card, tactic in TACTICS.items()}
    cards = sorted(texts, key=texts.__getitem__, reverse=True)[:12]
    hand = {f"h{n}": {"card": card, "cost": 2} for n, card in enumerate(cards)}
    names = {f"h{n}": TACTICS[card].name for n, card in enumerate(cards)}
    route.send(json.dumps(message | {"view": message["view"] | {"hand": hand}}))
    lifted = ada.by_id("lifted")
    for size in (DESKTOP, SMALL, LOWEST):
        ada.page.set_viewport_size(size["viewport"])
        for handle in ("h0", "h1", "h2", "h6", "h11"):
            ada.by_id(f"hand-{handle}").focus()
            ada.page.keyboard.press("Shift")  # so that it counts as focused by keyboard
            expect(lifted.locator("h3")).to_have_text(names[handle])
            ada.wait_until(lambda: ada.page.evaluate(CUT) == [], f"{handle} shows its whole text")


# Other screens

#: The number of pixels by which the offer covers the table, and the table extends beyond the window.
OVERLAP = """() => {
  const offer = document.querySelector('.offers').getBoundingClientRect()
  const table = document.querySelector('.table').getBoundingClientRect()
  return [offer.bottom - table.top, table.bottom - innerHeight].map(Math.round)
}"""


def test_the_offer_of_a_next_match_does_not_cover_another_table(person: Invite) -> None:
    ada = person("Ada", **SMALL)
    at_table(ada)
    finished_match = ada.page.request.get(f"/api/matches/{ada.page.url.rpartition('/')[2]}").json()
    next_match = {"match": "m2", "mission": "meteor-storm", "title": "Meteor Storm", "by": "Bob"}
    offer = finished_match | {
        "id": "m1",
        "next": next_match | {"swapped": True, "lobby": False, "declined": []},
    }
    ada.page.route("**/api/offers", lambda route: route.fulfill(json=[offer]))
    table = ada.page.url
    ada.page.goto("/rules/galaxies/attacking#star")
    expect(ada.by_id("offer-join")).to_be_visible()
    ada.page.mouse.wheel(0, 5000)
    expect(ada.page.get_by_role("link", name="Next")).to_be_in_viewport()
    expect(ada.by_id("offer-join")).to_be_in_viewport()  # even at the end of a long page
    ada.page.goto(table)
    ada.wait_until_online()
    expect(ada.by_id("offer-join")).to_be_visible()
    for size in (SMALL, PHONE):
        ada.page.set_viewport_size(size["viewport"])
        ada.wait_until(lambda: ada.page.evaluate(OVERLAP) == [0, 0], "the table makes room")
    assert violations(ada.page) == []
    ada.by_id("offer-later").click()
    expect(ada.by_id("offer-join")).to_have_count(0)
    ada.wait_until(lambda: ada.page.evaluate(OVERLAP) == [0, 0], "the table has the room again")
    ada.page.reload()
    ada.wait_until_online()
    expect(ada.by_id("offer-join")).to_have_count(0)


CUT_NAMES = """() => [...document.querySelectorAll('.table > header .seat')].flatMap((seat) => {
  const box = seat.getBoundingClientRect()
  return [...seat.querySelectorAll('.hand, .who, .fleet > *')]
    .filter((part) => part.getBoundingClientRect().right > box.right)
    .map((part) => `${seat.dataset.testid}: ${part.className}`)
})"""


def test_names_and_hands_are_whole_in_the_header(person: Invite) -> None:
    """A name without enough room ends in dots, and is shown in full under the pointer."""
    name = "Maximiliane of Hohenfels"
    ada = at_table(person(name, **SMALL))
    for width in (1024, 1100, 1181, 1280, 1440):
        ada.page.set_viewport_size({"width": width, "height": 768})
        ada.wait_until(lambda: ada.page.evaluate(CUT_NAMES) == [], f"nothing is cut at {width}")
    expect(ada.by_id("seat-isn-1")).to_have_attribute("title", name)


#: Whether the visible part of the board has the shape of its place.
FITS = """() => {
  const board = document.querySelector('[data-testid=board]')
  const [, , width, height] = board.querySelector('svg').getAttribute('viewBox').split(' ')
  return Math.abs(width / height / (board.clientWidth / board.clientHeight) - 1) < 0.01
}"""


def test_the_board_is_fitted_again_when_the_window_is_resized(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    for size in (SMALL["viewport"], DESKTOP["viewport"], {"width": 1280, "height": 600}):
        ada.page.set_viewport_size(size)
        ada.wait_until(lambda: ada.page.evaluate(FITS), "the board is fitted")
        size_of_space = ada.stable_result(SPACE)
        ada.page.get_by_role("button", name="Show the whole board").click()
        assert ada.stable_result(SPACE) == pytest.approx(size_of_space)


# By keyboard

#: The part of the table that contains the focus, or "nowhere" if the page itself has it.
FOCUSED_PART = """() => {
  const at = document.activeElement
  const parts = { question: '.desk', board: 'main', hand: '[data-place=hand]', rail: 'aside' }
  const [name] = Object.entries(parts).find(([, part]) => at.closest(part)) ?? ['nowhere']
  return name
}"""


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_tab_goes_from_the_question_directly_to_board_hand_and_rail(
    person: Invite, device: dict[str, Any]
) -> None:
    """Cards and ships in hand are lifted when they get the focus."""
    ada = person("Ada", **device)
    ada.page.goto(Guest(ada).begin_match("meteor-storm", "wretch-1", "isn-1", "isn-2", "wretch-2"))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "deploy")
    ada.by_id("to-question").focus()
    ada.page.keyboard.press("Enter")
    parts = [ada.page.evaluate(FOCUSED_PART)]
    while parts[-1] not in ("rail", "nowhere"):
        ada.page.keyboard.press("Tab")
        if (part := ada.page.evaluate(FOCUSED_PART)) != parts[-1]:
            parts.append(part)
    assert parts == ["question", "board", "hand", "rail"]


# Phones

FINGER = 44  # pixels
MIN_SPACE = 24  # minimum pixels across a space
SMALL_TARGETS = """(least) => [...document.querySelectorAll('.table button, .table summary')]
  .filter((one) => one.checkVisibility() && one.closest('.pane') === null)
  .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < least || box.width < least))
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
SPACE = """() => {
  const board = document.querySelector('[data-testid=board]')
  const width = board.querySelector('svg').getAttribute('viewBox').split(' ')[2]
  return 2 * board.clientWidth / Number(width)
}"""


def element_height(ada: Person, name: str) -> float:
    """Return the height of an element on the screen, in pixels."""
    box = ada.by_id(name).bounding_box()
    assert box
    return box["height"]


def test_on_a_phone_the_board_has_enough_room(person: Invite) -> None:
    """At every decision, the board fills half of the screen, its spaces are large enough, and no button
    covers it."""
    ada = at_table(person("Ada", **PHONE))
    picks = ("activate:isn-torrent", "fly:14,2")
    for option in (*picks, None):
        decision = ada.wait_until(ada.read_decision, "Ada must decide")
        assert ada.stable_result(SPACE) >= MIN_SPACE, decision.kind
        assert element_height(ada, "board") > 0.45 * PHONE["viewport"]["height"], decision.kind
        assert ada.page.evaluate(SMALL_TARGETS, FINGER) == [], decision.kind
        if option:
            pick_option(ada, option)
    expect(ada.by_id("board").get_by_role("button", name="Zoom in")).to_have_count(0)


def test_on_a_phone_the_question_folds_and_the_tabs_open(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    bar, board_height, question_height = (
        ada.by_id("decision"),
        element_height(ada, "board"),
        element_height(ada, "decision"),
    )
    ada.by_id("fold").tap()
    expect(bar.locator("h2")).to_be_in_viewport(ratio=1)
    expect(bar.locator("[data-option]")).to_have_count(0)
    ada.wait_until(
        lambda: element_height(ada, "decision") < question_height - 100,
        "the board has the room of the options",
    )
    ada.by_id("fold").tap()
    expect(bar.locator("[data-option]").first).to_be_visible()
    expect(ada.by_id("log")).to_have_count(0)
    ada.by_id("tab-log").tap()
    expect(ada.by_id("log")).to_be_in_viewport(ratio=0.9)
    ada.by_id("tab-log").tap()
    expect(ada.page.locator("#pane")).to_be_hidden()
    assert element_height(ada, "board") == board_height
    ada.page.set_viewport_size({"width": 390, "height": 480})
    done = bar.locator('.buttons [data-option="done"]')
    desk = ada.page.locator(".desk")
    desk.evaluate("(desk) => desk.scrollTo(0, 9999)")
    done.tap()
    expect(bar).not_to_have_attribute("data-kind", "action")
    assert desk.evaluate("(desk) => desk.scrollTop") == 0, "the next question starts at its top"


def test_on_a_phone_a_button_shows_the_whole_board_or_the_offered_spaces(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    ada.wait_until(lambda: ada.page.evaluate(SPACE) > MIN_SPACE, "the spaces to choose from are in sight")
    space_size = ada.stable_result(SPACE)
    ada.by_id("zoom").tap()
    ada.wait_until(lambda: ada.page.evaluate(SPACE) < space_size / 1.5, "the whole board is in sight")
    ada.by_id("zoom").tap()
    ada.wait_until(lambda: ada.page.evaluate(SPACE) > MIN_SPACE, "the spaces to choose from are in sight")


COACH_ON = "localStorage['galaxies.coach'] ??= 'on'"


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "on its side"])
def test_on_a_phone_neither_coach_nor_folding_moves_the_board(person: Invite, size: tuple[int, int]) -> None:
    device = PHONE | {"viewport": {"width": size[0], "height": size[1]}}
    ada = at_table(person("Ada", script=COACH_ON, **device))
    expect(ada.by_id("coach")).to_be_visible()
    visible_part = ada.stable_result(VISIBLE_PART)
    assert ada.page.evaluate(CUT_SHIPS) == []
    ada.by_id("coach-off").click()
    expect(ada.by_id("coach")).to_have_count(0)
    assert ada.stable_result(VISIBLE_PART) == visible_part, "without the coach"
    for _ in range(2 * ada.by_id("fold").count()):
        ada.by_id("fold").tap()
        assert ada.stable_result(VISIBLE_PART) == visible_part, "folded and unfolded"
    assert ada.page.evaluate(CUT_SHIPS) == []


def test_a_finger_drags_and_pinches_the_board(person: Invite) -> None:
    """One finger moves the board, and two fingers zoom."""
    ada = at_table(person("Ada", **PHONE))
    ada.stable_result(SPACE)
    session = ada.context.new_cdp_session(ada.page)

    def touch_at(kind: str, *positions: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(positions)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def view_box() -> list[float]:
        drawing = ada.page.locator("svg[data-board]")
        return [float(n) for n in (drawing.get_attribute("viewBox") or "").split()]

    start = view_box()
    touch_at("touchStart", (200, 300))
    for step in range(1, 6):
        touch_at("touchMove", (200 - 12 * step, 300))
    touch_at("touchEnd")
    ada.wait_until(lambda: view_box()[0] > start[0] + 1, "the board has moved")
    assert view_box()[2] == pytest.approx(start[2])
    touch_at("touchStart", (180, 250), (220, 250))
    for step in range(1, 6):
        touch_at("touchMove", (180 - 10 * step, 250), (220 + 10 * step, 250))
    touch_at("touchEnd")
    ada.wait_until(lambda: view_box()[2] < start[2] / 1.5, "the board is larger")
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")


# The connection


def test_a_dead_connection_is_reported(person: Invite) -> None:
    """The connection transfers nothing, and reports neither a close nor an error. Players who only move the
    mouse are told within five seconds, and so are all when the network fails."""
    ada = person("Ada", new=True, **DESKTOP)
    badge, links, dead = ada.by_id("connection"), list[WebSocketRoute](), set[int]()

    def relay(route: WebSocketRoute) -> None:
        number, server = len(links), route.connect_to_server()
        links.append(route)
        route.on_message(lambda message: None if number in dead else server.send(message))
        server.on_message(lambda message: None if number in dead else route.send(message))

    def seconds_until_reported(act: Callable[[], None]) -> float:
        dead.update(range(len(links)))  # the next connection works
        start = ada.page.evaluate("performance.now()")
        ada.wait_until(
            lambda: act() or badge.get_attribute("data-state") == "reconnecting",
            "the page reports the lost connection",
        )
        seconds: float = (ada.page.evaluate("performance.now()") - start) / 1000
        ada.wait_until_online()
        return seconds

    ada.page.route_web_socket(re.compile("/ws/matches/"), relay)
    at_table(ada)
    ada.wait_until_online()
    places = cycle(range(100, 700, 50))
    assert (
        seconds_until_reported(lambda: ada.page.evaluate("dispatchEvent(new Event('offline'))")) < MAX_SECONDS
    )
    assert seconds_until_reported(lambda: ada.page.mouse.move(next(places), 400)) < MAX_SECONDS


def test_a_silent_connection_recovers_and_delivers_the_answer(person: Invite, server: Server) -> None:
    """Nothing comes back, not even for the next attempt, which a browser would delay behind others."""
    with running_relay(server.url) as relay:
        ada = person("Ada", new=True, **DESKTOP)
        ada.outage = True
        ada.page.clock.install()
        ada.page.goto(relay.url + Guest(ada).begin_match("meteor-storm", "isn-1", *BOTS))
        ada.wait_until_online()
        decision_id, badge = ada.wire.view["decision"]["id"], ada.by_id("connection")
        relay.dead = True
        ada.by_id("decision").get_by_role("button", name=re.compile("end the action phase", re.I)).click()
        ada.page.clock.fast_forward(5_000)
        expect(badge).to_have_attribute("data-state", "reconnecting")
        attempts = relay.swallowed
        ada.page.clock.fast_forward(1_000)
        ada.wait_until(lambda: relay.swallowed > attempts, "the page has tried again")
        relay.dead = False
        ada.page.clock.fast_forward(10_000)
        ada.page.clock.fast_forward(5_000)
        ada.wait_until_online()
        ada.wait_until(lambda: ada.wire.view["decision"]["id"] != decision_id, "the answer has been accepted")


def test_a_duplicate_or_late_answer_causes_no_message(person: Invite) -> None:
    """Another device has answered, and this page has not been notified yet."""
    ada = person("Ada", new=True, **DESKTOP)
    is_delayed: list[bool] = []
    delayed: list[str | bytes] = []
    pages: list[WebSocketRoute] = []

    def relay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: delayed.append(message) if is_delayed else route.send(message))
        pages.append(route)

    ada.page.route_web_socket(re.compile("/ws/matches/"), relay)
    at_table(ada)
    decision = ada.wait_until(ada.read_decision, "Ada must decide")
    is_delayed.append(True)
    with ada.open_socket() as device:
        answer = {"type": "answer", "id": "first", "decision": decision.id, "pick": ["done"]}
        device.send(json.dumps(answer))
        while json.loads(device.recv(timeout=10))["type"] != "accepted":
            pass
    ada.pick("activate:isn-torrent")
    ada.wait_until(
        lambda: any('"stale"' in str(message) for message in delayed), "the server has rejected the answer"
    )
    is_delayed.clear()
    for message in delayed:
        pages[-1].send(message)
    ada.wait_for_next_decision(decision.id)
    decision = ada.wait_until(ada.read_decision, "Ada must decide again")
    expect(ada.by_id("toasts")).to_have_text("")
    ada.by_id("decision").locator(".buttons [data-option]").last.dblclick()
    ada.wait_for_next_decision(decision.id)
    expect(ada.by_id("toasts")).to_have_text("")
    assert ada.wire.faults == ["refused: stale: that decision is not open"]
    ada.wire.faults.clear()
