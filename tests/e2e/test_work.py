"""The page's work in a frame while the board moves, and after an answer: counted, not timed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect

from bench.board import find_main_threads
from tests.e2e.conftest import running, visitors
from tests.e2e.guests import Guest
from tests.e2e.people import TAP, Person
from tests.e2e.test_pages import PHONE
from tests.e2e.test_presses import WIDE, expect_decision
from tests.e2e.windows import Windows
from tests.serving import Server

FRAMES = 20
MAX_LAYOUTS = 10  # the maximum per answer: for sending it, its effects, and the consequences of the drawing
TORRENT = "isn-torrent"
MAX_RESTYLED = 100  # the maximum number of elements that a task styles after its first layout
DEVICES = [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone")]
#: The maximum number of elements that an answer adds or removes: on the board, in the log and in total.
MAX_CHANGES = {"[data-board]": 250, "[data-testid=log]": 40, "body": 800}
METRICS = ("LayoutCount", "RecalcStyleCount")

#: The beginning of a gesture: the board is zoomed in and at rest, and a pan has already begun.
READY = """async (gesture) => {
  const board = document.querySelector('[data-testid=board]')
  const box = board.getBoundingClientRect()
  const at = (n) => ({
    clientX: box.x + box.width / 2 + 60 * Math.sin(n / 5),
    clientY: box.y + box.height / 2 + 40 * Math.cos(n / 7),
    bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse',
  })
  const send = (type, n) => board.dispatchEvent(new PointerEvent(type, at(n)))
  const turn = (deltaY) => board.dispatchEvent(new WheelEvent('wheel', { ...at(0), deltaY }))
  const drawn = () => new Promise(requestAnimationFrame)
  turn(-400)
  do await drawn()
  while (board.querySelector('.layer').style.transform)
  const step = gesture === 'pan' ? (n) => send('pointermove', n) : (n) => turn(n % 10 < 5 ? -40 : 40)
  if (gesture === 'pan') send('pointerdown', 0)
  const { setTimeout } = window
  window.setTimeout = () => 0 // a pause that a busy machine makes is not the end of the gesture
  for (let n = 1; n < 6; n++) step(n)
  await drawn()
  await drawn()
  window.moves = async (frames) => {
    const changes = []
    const watcher = new MutationObserver((records) => changes.push(...records))
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    for (let n = 6; n < 6 + frames; n++) {
      step(n)
      await drawn()
    }
    changes.push(...watcher.takeRecords())
    watcher.disconnect()
    const place = ({ target }) => target.classList?.[0]
    return changes.map((change) => `${change.type} ${change.attributeName} of ${place(change)}`)
  }
  window.ends = () => {
    window.setTimeout = setTimeout
    send('pointerup', 0)
  }
}"""

#: Records the effects of an answer: replaced ships and tiles, and the number of added and removed elements by
#: place.
WATCH = """(places) => {
  const kinds = ['ship', 'pegs', 'tile'].map((kind) => `[data-board] [data-testid^=${kind}-]`)
  const things = [...document.querySelectorAll(kinds.join())]
  const before = new Map(things.map((node) => [node.dataset.testid, node]))
  const count = Object.fromEntries(places.map((place) => [place, 0]))
  const size = (node) => node.nodeType === 1 ? 1 + node.querySelectorAll('*').length : 0
  new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      const all = [...addedNodes, ...removedNodes].reduce((sum, node) => sum + size(node), 0)
      for (const place of places) if (target.closest(place)) count[place] += all
    }
  }).observe(document.body, { subtree: true, childList: true })
  const now = (id) => document.querySelector(`[data-testid="${id}"]`)
  window.work = () => ({
    count,
    things: before.size,
    others: [...before.keys()].filter((id) => now(id) !== before.get(id)),
  })
}"""
#: Lists the properties whose change begins a transition, from now on.
COUNT_TRANSITIONS = """() => {
  window.begun = []
  addEventListener('transitionrun', (event) => begun.push(event.propertyName), true)
}"""
#: The changes by which a gesture hides elements at its beginning and shows them again at its end.
HIDING_CHANGES = {"attributes class of names", "attributes class of beyond"}
FLY = """(space) => document.querySelector(`[data-space="${space}"]`)
  .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))"""
PIXEL = "(node) => parseFloat(getComputedStyle(node).getPropertyValue('--pixel'))"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Meteor Storm in its third round."""
    with running(tmp_path_factory.mktemp("posed"), "tests.e2e.posed:GALAXIES") as server:
        yield server


@contextmanager
def torrent_table(windows: Windows, server: Server, device: dict[str, Any]) -> Iterator[Person]:
    """Yield Ada, who plays isn-1 against computer players and is in her action phase."""
    with visitors(windows, server) as invite:
        ada = invite("Ada", **device)
        ada.page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
        expect_decision(ada, "action")
        _ = ada.wait_until(ada.read_decision, "Ada must decide")
        yield ada


class WorkCounter:
    """Counts a page's layouts and style recalculations from its creation on."""

    def __init__(self, ada: Person) -> None:
        self.client = ada.context.new_cdp_session(ada.page)
        _ = self.client.send("Performance.enable")
        self.start = self._read_metrics()

    def counts(self) -> dict[str, int]:
        """Return the counts since the start."""
        return {name: count - self.start[name] for name, count in self._read_metrics().items()}

    def _read_metrics(self) -> dict[str, int]:
        metrics = self.client.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: int(metric["value"]) for metric in metrics if metric["name"] in METRICS}


def activate_torrent(ada: Person) -> None:
    """Activate ISN Torrent with a click that queries nothing in the page."""
    ada.page.evaluate(TAP, f"activate:{TORRENT}")
    expect_decision(ada, "move")
    _ = ada.wait_until(ada.read_decision, "Ada must decide")


def fly_torrent(ada: Person) -> None:
    """Move ISN Torrent to a neighbouring space with such a click."""
    decision = ada.read_decision()
    assert decision
    ada.page.evaluate(FLY, decision.spaces[0])
    ada.wait_for_next_decision(decision.id)
    _ = ada.wait_until(ada.read_decision, "Ada must decide")


def is_caused_by_page(event: dict[str, Any]) -> bool:
    """Return whether a script of the page caused the event. Scripts of the test have no address."""
    frames = event.get("args", {}).get("beginData", {}).get("stackTrace", [])
    return bool(frames) and bool(frames[0]["url"])


def forced_layouts(events: list[dict[str, Any]]) -> list[str]:
    """Return the style and layout events that a script forced before its end."""
    main = find_main_threads(events)
    main_events = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in main]
    calls = [event for event in main_events if event["name"] in ("FunctionCall", "RunMicrotasks")]
    return [
        f"{event['name']} at {event['ts']}"
        for event in main_events
        if event["name"] in ("Layout", "UpdateLayoutTree")
        and is_caused_by_page(event)
        and any(call["ts"] <= event["ts"] < call["ts"] + call["dur"] for call in calls)
    ]


def restyled_counts(events: list[dict[str, Any]]) -> list[int]:
    """Return the numbers of elements that each task styled after its first layout."""
    main = find_main_threads(events)
    main_events = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in main]
    styles = [event for event in main_events if event["name"] == "UpdateLayoutTree"]
    layouts = [event for event in main_events if event["name"] == "Layout"]
    counts: list[int] = []
    for task in (event for event in main_events if event["name"] == "RunTask"):
        begin, end = task["ts"], task["ts"] + task.get("dur", 0)
        first_layout = min((layout["ts"] for layout in layouts if begin <= layout["ts"] < end), default=end)
        counts += [style["args"]["elementCount"] for style in styles if first_layout < style["ts"] < end]
    return counts


#: The traced events: styling and layout, each with the script that caused it.
TRACED = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.stack",
]


@pytest.mark.parametrize("gesture", ["pan", "zoom"])
def test_a_gesture_moves_one_layer_and_causes_no_layout(
    windows: Windows, server: Server, gesture: str
) -> None:
    with torrent_table(windows, server, WIDE) as ada:
        ada.page.evaluate(READY, gesture)
        counter = WorkCounter(ada)
        changes = ada.page.evaluate("(frames) => moves(frames)", FRAMES)
        work = counter.counts()
        ada.page.evaluate("() => ends()")
        assert len(changes) >= FRAMES / 2
        other_changes = [change for change in changes if change != "attributes style of layer"]
        assert set(other_changes) <= HIDING_CHANGES and len(other_changes) <= 2 * len(HIDING_CHANGES)
        assert work["LayoutCount"] <= 2
        assert work["RecalcStyleCount"] <= FRAMES + 4


@pytest.mark.parametrize("device", DEVICES)
def test_an_answer_replaces_no_ship_and_few_elements(
    windows: Windows, server: Server, device: dict[str, Any]
) -> None:
    with torrent_table(windows, server, device) as ada:
        activate_torrent(ada)
        ada.page.evaluate(WATCH, [*MAX_CHANGES])
        fly_torrent(ada)
        work = ada.page.evaluate("() => work()")
        assert work["things"] > 20
        assert work["others"] == []
        assert {place: n for place, n in work["count"].items() if n > MAX_CHANGES[place]} == {}


@pytest.mark.parametrize("device", DEVICES)
def test_an_answer_forces_no_layout(windows: Windows, server: Server, device: dict[str, Any]) -> None:
    with torrent_table(windows, server, device) as ada:
        counter = WorkCounter(ada)
        windows.browser.start_tracing(page=ada.page, categories=TRACED)
        activate_torrent(ada)
        fly_torrent(ada)
        events = json.loads(windows.browser.stop_tracing())["traceEvents"]
        assert any(event["name"] == "Layout" for event in events)
        assert forced_layouts(events) == []
        assert counter.counts()["LayoutCount"] <= 2 * MAX_LAYOUTS


def test_an_answer_that_enlarges_the_question_restyles_few_elements(windows: Windows, server: Server) -> None:
    """A phone learns the height of a question from its layout, and moves the board above it."""
    with torrent_table(windows, server, PHONE) as ada:
        windows.browser.start_tracing(page=ada.page, categories=[*TRACED, "toplevel"])
        activate_torrent(ada)
        fly_torrent(ada)
        events = json.loads(windows.browser.stop_tracing())["traceEvents"]
        counts = restyled_counts(events)
        assert counts
        assert max(counts) < MAX_RESTYLED, counts


def test_an_answer_starts_no_transition_with_reduced_motion(windows: Windows, server: Server) -> None:
    with torrent_table(windows, server, PHONE) as ada:
        ada.page.evaluate(COUNT_TRANSITIONS)
        activate_torrent(ada)
        fly_torrent(ada)
        assert ada.page.evaluate("() => begun") == []


def test_the_scale_of_the_board_does_not_restyle_ships(windows: Windows, server: Server) -> None:
    with torrent_table(windows, server, WIDE) as ada:
        board = ada.by_id("board")
        expect(board.locator("[data-edge] text").first).to_be_visible()
        for place in ("[data-edge] text", "[data-grid=edges]", "[data-testid^=tile-] > text"):
            assert board.locator(place).first.evaluate(PIXEL) > 0, place
        for place in ("svg[data-board]", "g.ship", "[data-testid^=tile-]", "[data-testid^=pegs-]"):
            assert board.locator(place).first.evaluate(PIXEL) == 0, place
