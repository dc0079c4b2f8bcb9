"""At a table: problems that a player must never encounter."""

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
from tests.e2e.relays import relayed
from tests.e2e.test_layout import CUT_SHIPS, FRAME
from tests.e2e.test_pages import DESKTOP, PHONE
from tests.serving import Server

SOON = 9.0  # seconds: the limit is five, and a busy machine is no failure
BOTS = ("isn-2", "wretch-1", "wretch-2")
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}

#: The look of a button.
LOOK_OF = "(one) => ['backgroundColor', 'color', 'borderColor'].map((name) => getComputedStyle(one)[name])"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Meteor Storm, posed in its third round."""
    with running(tmp_path_factory.mktemp("server"), "tests.e2e.posed:GALAXIES") as started:
        yield started


def at_table(ada: Person) -> Person:
    """Seat Ada in her action phase, in which she may activate two ships."""
    ada.page.goto(Guest(ada).plays("meteor-storm", "isn-1", *BOTS))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
    return ada


def pick(ada: Person, option: str) -> None:
    """Answer with an option, and wait for the next decision."""
    seen = ada.until(ada.look, "Ada is asked")
    ada.pick(option)
    ada.gone_on(seen.decision)
    ada.until(ada.look, "Ada is asked again")


# Undo


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_why_nothing_can_be_taken_back_is_said_over_the_question(
    person: Invite, device: dict[str, Any]
) -> None:
    ada = at_table(person("Ada", **device))
    undo, question = ada.by_id("undo"), ada.by_id("decision").get_by_role("heading", level=2)
    expect(undo).to_have_attribute("aria-disabled", "true")
    before, look = question.bounding_box(), undo.evaluate(LOOK_OF)
    undo.click(force=True)  # it says itself that it is shut
    expect(ada.by_id("why-final")).to_be_in_viewport(ratio=1)
    assert question.bounding_box() == before, "nothing moves"
    undo.hover(force=True)
    assert undo.evaluate(LOOK_OF) == look, "it does not look open"
    ada.page.keyboard.press("Escape")
    expect(ada.by_id("why-final")).to_have_count(0)
    undo.click(force=True)
    expect(ada.by_id("why-final")).to_be_visible()
    ada.by_id("board").dispatch_event("pointerdown")
    expect(ada.by_id("why-final")).to_have_count(0)


def test_where_nobody_can_write_there_is_no_chat(person: Invite) -> None:
    ada = person("Ada", **DESKTOP)
    ada.page.goto(Guest(ada).plays("meteor-storm", "isn-1", *BOTS, chat="off"))
    expect(ada.by_id("tab-log")).to_be_visible()
    expect(ada.by_id("tab-chat")).to_have_count(0)


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
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.by_id("menu")).to_be_focused()
    ada.page.wait_for_function("() => history.state === null")
    ada.page.go_back()
    expect(ada.by_id("play-now")).to_be_visible()


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


# The log


def test_the_log_leads_to_the_ships_folds_filters_and_shows_again(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    for option in ("activate:isn-torrent", "stop", "done"):
        pick(ada, option)
    log, ship = ada.by_id("log"), ada.by_id("ship-isn-torrent-1")
    lit = re.compile(r"\blit\b")
    line = log.locator("li", has_text="activates ISN Torrent")
    line.get_by_role("button", name="ISN Torrent", exact=True).hover()
    expect(ship).to_have_class(lit)
    ada.page.mouse.move(1, 1)
    expect(ship).not_to_have_class(lit)
    line.get_by_role("button", name="Show this on the board").click()
    expect(ship).to_have_class(lit)
    expect(ship).not_to_have_class(lit)
    log.focus()
    ada.page.keyboard.press("ArrowUp")
    ada.page.keyboard.press("ArrowUp")
    expect(log.locator("button:focus")).to_have_count(1)
    log.get_by_role("button", name="Round 3").click()
    expect(line).to_have_count(0)
    log.get_by_role("button", name="Round 3").click()
    expect(line).to_have_count(1)
    assert violations(ada.page) == []


def test_the_log_is_read_by_what_it_is_about(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    for option in ("activate:isn-torrent", "fly:14,2", "isn-torrent-1:primary:red-fuvu-1"):
        pick(ada, option)
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
def test_the_chart_of_an_attack_hides_nobody_who_fights(person: Invite, screen: dict[str, Any]) -> None:
    ada = at_table(person("Ada", **screen))
    for option in ("activate:isn-torrent", "fly:14,2", "isn-torrent-1:primary:red-fuvu-1"):
        pick(ada, option)
    if screen is PHONE:
        ada.page.get_by_role("tab", name="Log").click()
    ada.by_id("log-filter").select_option("topic:fights")
    ada.by_id("log").get_by_role("button", name="Show this on the board").nth(1).click()
    assert ada.page.wait_for_function(HIDDEN).json_value() == []


@pytest.mark.parametrize("size", [(1024, 700), (1180, 820), (1280, 720)])
def test_the_chart_of_an_attack_that_is_made_now_hides_nobody_either(
    person: Invite, size: tuple[int, int]
) -> None:
    ada = at_table(person("Ada", show="full", viewport={"width": size[0], "height": size[1]}))
    for option in ("activate:isn-torrent", "fly:14,2"):
        pick(ada, option)
    ada.pick("isn-torrent-1:primary:red-fuvu-1")
    _ = ada.page.wait_for_function(f"() => ({HIDDEN})()?.length === 0")
    ada.page.wait_for_timeout(500)  # meanwhile the parts for which the board moves aside are measured again
    assert ada.page.evaluate(HIDDEN) == []


def test_the_bar_of_a_replay_keeps_to_its_column(person: Invite) -> None:
    ada = at_table(person("Ada", **LOW))
    for name in ("menu", "concede"):
        ada.by_id(name).click()
    with ada.page.expect_response("**/chances"):  # the element below the chart is in its place then
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
    """The longest text fits at each size of a desk, with any number of other cards."""
    ada = person("Ada", new=True, **DESKTOP)
    told: list[tuple[WebSocketRoute, dict[str, Any]]] = []

    def relay(route: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            route.send(text)
            if (message := json.loads(text))["type"] == "view":
                told.append((route, message))

        route.connect_to_server().on_message(hear)

    ada.page.route_web_socket(re.compile("/ws/matches/"), relay)
    at_table(ada)
    route, message = told[0]
    texts = {card: sum(len(power.text) for power in tactic.powers) for card, tactic in TACTICS.items()}
    longest = sorted(texts, key=texts.__getitem__, reverse=True)[:12]
    hand = {f"h{place}": {"card": card, "cost": 2} for place, card in enumerate(longest)}
    names = {f"h{place}": TACTICS[card].name for place, card in enumerate(longest)}
    route.send(json.dumps(message | {"view": message["view"] | {"hand": hand}}))
    lifted = ada.by_id("lifted")
    for size in (DESKTOP, SMALL, LOWEST):
        ada.page.set_viewport_size(size["viewport"])
        for handle in ("h0", "h1", "h2", "h6", "h11"):
            ada.by_id(f"hand-{handle}").focus()
            ada.page.keyboard.press("Shift")  # so that it counts as focused by keyboard
            expect(lifted.locator("h3")).to_have_text(names[handle])
            ada.until(lambda: ada.page.evaluate(CUT) == [], f"{handle} is whole")


# Other screens

#: How far the offer reaches into the table, and the table beyond the window, in pixels.
OVERLAP = """() => {
  const offer = document.querySelector('.offers').getBoundingClientRect()
  const table = document.querySelector('.table').getBoundingClientRect()
  return [offer.bottom - table.top, table.bottom - innerHeight].map(Math.round)
}"""


def test_an_offer_to_play_on_covers_nothing_of_another_table(person: Invite) -> None:
    ada = person("Ada", **SMALL)
    at_table(ada)
    old = ada.page.request.get(f"/api/matches/{ada.page.url.rpartition('/')[2]}").json()
    wanted = {"match": "m2", "mission": "meteor-storm", "title": "Meteor Storm", "by": "Bob"}
    mine = old | {"id": "m1", "next": wanted | {"swapped": True, "lobby": False, "declined": []}}
    ada.page.route("**/api/offers", lambda route: route.fulfill(json=[mine]))
    table = ada.page.url
    ada.page.goto("/rules/galaxies/attacking#star")
    expect(ada.by_id("offer-join")).to_be_visible()
    ada.page.mouse.wheel(0, 5000)
    expect(ada.page.get_by_role("link", name="Next")).to_be_in_viewport()
    expect(ada.by_id("offer-join")).to_be_in_viewport()  # however long the page is
    ada.page.goto(table)
    ada.online()
    expect(ada.by_id("offer-join")).to_be_visible()
    for size in (SMALL, PHONE):
        ada.page.set_viewport_size(size["viewport"])
        ada.until(lambda: ada.page.evaluate(OVERLAP) == [0, 0], "the table makes room")
    assert violations(ada.page) == []
    ada.by_id("offer-later").click()
    expect(ada.by_id("offer-join")).to_have_count(0)
    ada.until(lambda: ada.page.evaluate(OVERLAP) == [0, 0], "the table has the room again")
    ada.page.reload()
    ada.online()
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
        ada.until(lambda: ada.page.evaluate(CUT_NAMES) == [], f"nothing is cut at {width}")
    expect(ada.by_id("seat-isn-1")).to_have_attribute("title", name)


#: Whether the visible part of the board has the shape of its place.
FITS = """() => {
  const board = document.querySelector('[data-testid=board]')
  const [, , width, height] = board.querySelector('svg').getAttribute('viewBox').split(' ')
  return Math.abs(width / height / (board.clientWidth / board.clientHeight) - 1) < 0.01
}"""


def test_the_board_is_fitted_anew_to_another_screen(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    for size in (SMALL["viewport"], DESKTOP["viewport"], {"width": 1280, "height": 600}):
        ada.page.set_viewport_size(size)
        ada.until(lambda: ada.page.evaluate(FITS), "the board is fitted")
        fitted = ada.steady(SPACE)
        ada.page.get_by_role("button", name="Show the whole board").click()
        assert ada.steady(SPACE) == pytest.approx(fitted)


# By keyboard

#: The part of the table that contains the focus, or "nowhere" if the page itself has it.
PART = """() => {
  const at = document.activeElement
  const parts = { question: '.desk', board: 'main', hand: '[data-place=hand]', rail: 'aside' }
  const [name] = Object.entries(parts).find(([, part]) => at.closest(part)) ?? ['nowhere']
  return name
}"""


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_tab_goes_from_the_question_to_board_hand_and_rail_without_a_stop_between(
    person: Invite, device: dict[str, Any]
) -> None:
    """Cards and ships in hand are lifted on the way."""
    ada = person("Ada", **device)
    ada.page.goto(Guest(ada).plays("meteor-storm", "wretch-1", "isn-1", "isn-2", "wretch-2"))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "deploy")
    ada.by_id("to-question").focus()
    ada.page.keyboard.press("Enter")
    parts = [ada.page.evaluate(PART)]
    while parts[-1] not in ("rail", "nowhere"):
        ada.page.keyboard.press("Tab")
        if (part := ada.page.evaluate(PART)) != parts[-1]:
            parts.append(part)
    assert parts == ["question", "board", "hand", "rail"]


# Phones

FINGER = 44  # pixels
TAPPED = 24  # minimum pixels across a space
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


def height_of(ada: Person, name: str) -> float:
    """Return the height of an element on the screen, in pixels."""
    box = ada.by_id(name).bounding_box()
    assert box
    return box["height"]


def test_on_a_phone_the_board_has_the_room(person: Invite) -> None:
    """At every decision, half of the screen is board, spaces can be told apart, and no button covers the
    board."""
    ada = at_table(person("Ada", **PHONE))
    picks = ("activate:isn-torrent", "fly:14,2")
    for option in (*picks, None):
        seen = ada.until(ada.look, "Ada is asked")
        assert ada.steady(SPACE) >= TAPPED, seen.kind
        assert height_of(ada, "board") > 0.45 * PHONE["viewport"]["height"], seen.kind
        assert ada.page.evaluate(SMALL_TARGETS, FINGER) == [], seen.kind
        if option:
            pick(ada, option)
    expect(ada.by_id("board").get_by_role("button", name="Zoom in")).to_have_count(0)


def test_on_a_phone_the_question_folds_and_what_is_beside_opens(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    bar, board, before = ada.by_id("decision"), height_of(ada, "board"), height_of(ada, "decision")
    ada.by_id("fold").tap()
    expect(bar.locator("h2")).to_be_in_viewport(ratio=1)
    expect(bar.locator("[data-option]")).to_have_count(0)
    ada.until(lambda: height_of(ada, "decision") < before - 100, "the board is seen where the options were")
    ada.by_id("fold").tap()
    expect(bar.locator("[data-option]").first).to_be_visible()
    expect(ada.by_id("log")).to_have_count(0)
    ada.by_id("tab-log").tap()
    expect(ada.by_id("log")).to_be_in_viewport(ratio=0.9)
    ada.by_id("tab-log").tap()
    expect(ada.page.locator("#pane")).to_be_hidden()
    assert height_of(ada, "board") == board
    ada.page.set_viewport_size({"width": 390, "height": 480})
    done = bar.locator('.buttons [data-option="done"]')
    desk = ada.page.locator(".desk")
    desk.evaluate("(desk) => desk.scrollTo(0, 9999)")
    done.tap()
    expect(bar).not_to_have_attribute("data-kind", "action")
    assert desk.evaluate("(desk) => desk.scrollTop") == 0, "however far down the last one was answered"


def test_on_a_phone_two_buttons_reach_the_whole_board_and_what_is_asked(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    ada.until(lambda: ada.page.evaluate(SPACE) > TAPPED, "what is asked is in sight")
    close = ada.steady(SPACE)
    ada.by_id("zoom").tap()
    ada.until(lambda: ada.page.evaluate(SPACE) < close / 1.5, "the whole board is in sight")
    ada.by_id("zoom").tap()
    ada.until(lambda: ada.page.evaluate(SPACE) > TAPPED, "what is asked is in sight")


COACHED = "localStorage['galaxies.coach'] ??= 'on'"


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "on its side"])
def test_on_a_phone_the_board_stands_still_while_the_coach_goes_and_the_question_folds(
    person: Invite, size: tuple[int, int]
) -> None:
    device = PHONE | {"viewport": {"width": size[0], "height": size[1]}}
    ada = at_table(person("Ada", script=COACHED, **device))
    expect(ada.by_id("coach")).to_be_visible()
    before = ada.steady(FRAME)
    assert ada.page.evaluate(CUT_SHIPS) == []
    ada.by_id("coach-off").click()
    expect(ada.by_id("coach")).to_have_count(0)
    assert ada.steady(FRAME) == before, "without the coach"
    for _ in range(2 * ada.by_id("fold").count()):
        ada.by_id("fold").tap()
        assert ada.steady(FRAME) == before, "folded and unfolded"
    assert ada.page.evaluate(CUT_SHIPS) == []


def test_a_finger_drags_and_pinches_the_board(person: Invite) -> None:
    """As on a touch screen: one finger moves the board, two zoom."""
    ada = at_table(person("Ada", **PHONE))
    ada.steady(SPACE)
    touch = ada.context.new_cdp_session(ada.page)

    def fingers(kind: str, *at: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(at)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def box() -> list[float]:
        drawing = ada.page.locator("svg[data-board]")
        return [float(n) for n in (drawing.get_attribute("viewBox") or "").split()]

    before = box()
    fingers("touchStart", (200, 300))
    for step in range(1, 6):
        fingers("touchMove", (200 - 12 * step, 300))
    fingers("touchEnd")
    ada.until(lambda: box()[0] > before[0] + 1, "the board has moved")
    assert box()[2] == pytest.approx(before[2])
    fingers("touchStart", (180, 250), (220, 250))
    for step in range(1, 6):
        fingers("touchMove", (180 - 10 * step, 250), (220 + 10 * step, 250))
    fingers("touchEnd")
    ada.until(lambda: box()[2] < before[2] / 1.5, "the board is nearer")
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")


# The connection


def test_a_dead_link_is_not_called_alive(person: Invite) -> None:
    """The connection transfers nothing, and reports neither a close nor an error. A player who only moves the
    mouse is told within five seconds, and everybody when the network fails."""
    ada = person("Ada", new=True, **DESKTOP)
    badge, links, dead = ada.by_id("connection"), list[WebSocketRoute](), set[int]()

    def relay(route: WebSocketRoute) -> None:
        number, server = len(links), route.connect_to_server()
        links.append(route)
        route.on_message(lambda message: None if number in dead else server.send(message))
        server.on_message(lambda message: None if number in dead else route.send(message))

    def turned(does: Callable[[], None]) -> float:
        dead.update(range(len(links)))  # the next connection works
        began = ada.page.evaluate("performance.now()")
        ada.until(lambda: does() or badge.get_attribute("data-state") == "reconnecting", "the dot has turned")
        seconds: float = (ada.page.evaluate("performance.now()") - began) / 1000
        ada.online()
        return seconds

    ada.page.route_web_socket(re.compile("/ws/matches/"), relay)
    at_table(ada)
    ada.online()
    places = cycle(range(100, 700, 50))
    assert turned(lambda: ada.page.evaluate("dispatchEvent(new Event('offline'))")) < SOON
    assert turned(lambda: ada.page.mouse.move(next(places), 400)) < SOON


def test_a_link_that_is_swallowed_comes_back_with_the_answer(person: Invite, server: Server) -> None:
    """Nothing comes back. This includes the next attempt, which a browser would delay behind others."""
    with relayed(server.url) as relay:
        ada = person("Ada", new=True, **DESKTOP)
        ada.outage = True
        ada.page.clock.install()
        ada.page.goto(relay.url + Guest(ada).plays("meteor-storm", "isn-1", *BOTS))
        ada.online()
        asked, badge = ada.wire.view["decision"]["id"], ada.by_id("connection")
        relay.dead = True
        ada.by_id("decision").get_by_role("button", name=re.compile("end the action phase", re.I)).click()
        ada.page.clock.fast_forward(5_000)
        expect(badge).to_have_attribute("data-state", "reconnecting")
        swallowed = relay.swallowed
        ada.page.clock.fast_forward(1_000)
        ada.until(lambda: relay.swallowed > swallowed, "another attempt was made")
        relay.dead = False
        ada.page.clock.fast_forward(10_000)
        ada.page.clock.fast_forward(5_000)
        ada.online()
        ada.until(lambda: ada.wire.view["decision"]["id"] != asked, "the answer has come through")


def test_nobody_is_told_off_for_an_answer_that_comes_twice_or_too_late(person: Invite) -> None:
    """Another device has answered, and this page has not been notified yet."""
    ada = person("Ada", new=True, **DESKTOP)
    late: list[bool] = []
    held: list[str | bytes] = []
    pages: list[WebSocketRoute] = []

    def relay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: held.append(message) if late else route.send(message))
        pages.append(route)

    ada.page.route_web_socket(re.compile("/ws/matches/"), relay)
    at_table(ada)
    seen = ada.until(ada.look, "Ada is asked")
    late.append(True)
    with ada.elsewhere() as device:
        answer = {"type": "answer", "id": "first", "decision": seen.decision, "pick": ["done"]}
        device.send(json.dumps(answer))
        while json.loads(device.recv(timeout=10))["type"] != "accepted":
            pass
    ada.pick("activate:isn-torrent")
    ada.until(lambda: any('"stale"' in str(message) for message in held), "the answer came too late")
    late.clear()
    for message in held:
        pages[-1].send(message)
    ada.gone_on(seen.decision)
    seen = ada.until(ada.look, "Ada is asked again")
    expect(ada.by_id("toasts")).to_have_text("")
    ada.by_id("decision").locator(".buttons [data-option]").last.dblclick()
    ada.gone_on(seen.decision)
    expect(ada.by_id("toasts")).to_have_text("")
    assert ada.wire.faults == ["refused: stale: that decision is not open"]
    ada.wire.faults.clear()
