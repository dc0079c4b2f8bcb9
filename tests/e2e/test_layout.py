"""The board never moves: its place depends only on the window, and everything on it is legible."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Route, WebSocketRoute, expect

from engine.galaxies.catalogue import catalogue
from tests.e2e.conftest import running, visitors
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, PHONE, check_width
from tests.e2e.windows import Windows
from tests.serving import Server

BOTS = {"meteor-storm": ("isn-2", "wretch-1", "wretch-2"), "dead-zone": ("wretch-1",)}
DESKS = ((1024, 600), (1280, 720), (1366, 657), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((390, 844), (844, 390))
#: Window sizes with little room for a question.
LOW = ((390, 844), (844, 390), (1024, 600), (1366, 768))
#: Phones on their sides.
SHORT = ((568, 320), (667, 375), (740, 360), (844, 390), (932, 430))
#: The minimum distance between the rows of a map in pixels, by window size.
PITCHES = {(1024, 600): 28, (1280, 720): 34, (1366, 657): 32, (1440, 900): 44}
#: Window sizes to test with the show, which takes some time.
SHOW_SIZES = ((1024, 600), (1440, 900), (390, 844))
#: An attack from the middle, with other ships around it. Only a small chart fits beside it.
AMBUSH = {
    "red-fuvu": ("12,2", "13,1", "17,-1"),
    "isn-torrent": ("14,5/14,6",),
    "isn-everest": ("15,7/15,6/16,6/16,7/15,8/14,8/14,7",),
    "f47-blue-hawks": ("19,3", "20,2", "20,3"),
    "chosh-ka": ("19,-5/20,-6",),
    "vapors-fate": ("10,-1",),
}
#: Small ships one below the other, and a medium one on each side of them.
CROWD = {
    "f47-blue-hawks": ("9,8", "10,8", "11,7"),
    "red-fuvu": ("9,9", "10,9", "11,8"),
    "isn-torrent": ("12,6/12,7",),
    "chosh-ka": ("8,8/8,9",),
}
#: Window sizes in which a map is as small as possible, and one where it is not.
CROWD_SIZES = ((1024, 600), (1366, 657), (1440, 900), (390, 844), (844, 390), (360, 740))
CARDS = sorted(catalogue().tactics)[:12]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Meteor Storm and Dead Zone, at fixed positions in their third rounds."""
    with running(tmp_path_factory.mktemp("server"), "tests.e2e.posed:GALAXIES") as server:
        yield server


def in_words(words: str) -> dict[str, Any]:
    """Return a text that is shown as these words, because there is no message with such a key."""
    return {"key": words.strip().replace(" ", "-"), "args": {}}


def recap_frames(view: dict[str, Any], event: dict[str, Any]) -> list[dict[str, Any]]:
    """The frames of a recap in which the log of a view has one more line."""
    args = {key: event[key] for key in event if key != "kind"}
    n = 1 + max((line["n"] for line in view["log"]), default=0)
    line = {"n": n, "round": view["round"], "seat": None}
    line |= {"text": {"key": event["kind"], "args": args}}
    patch = [{"op": "add", "path": "/log/-", "value": line}]
    happenings = [{"kind": event["kind"], "line": n}]
    diff = {"type": "diff", "seq": 2, "patch": patch, "happenings": happenings}
    return [{"type": "view", "seq": 1, "view": view}, diff]


class Posed:
    """A table that shows any view."""

    def __init__(self, ada: Person, mission: str) -> None:
        self.ada, self.page = ada, ada.page
        self._received: list[tuple[WebSocketRoute, dict[str, Any]]] = []
        self.page.route_web_socket(re.compile("/ws/matches/"), self._record_views)
        self.page.route(re.compile(r"/recap(\?|$)"), self._fulfil_recap)
        self.page.goto(Guest(ada).begin_match(mission, "isn-1", *BOTS[mission]))
        expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
        self.page.mouse.move(1, 1)

    def _record_views(self, route: WebSocketRoute) -> None:
        def receive(text: str | bytes) -> None:
            route.send(text)
            if (message := json.loads(text))["type"] == "view":
                self._received.append((route, message))

        route.connect_to_server().on_message(receive)

    def _fulfil_recap(self, route: Route) -> None:
        """Respond that her turn began during her absence."""
        route.fulfill(json=recap_frames(self.view, TURN_BEGAN) if route.request.method == "GET" else None)

    def show(self, **changed: Any) -> None:
        """Show the view with some parts changed."""
        route, message = self._received[0]
        route.send(json.dumps(message | {"view": self.view | changed}))

    def play(self, *happenings: dict[str, Any]) -> None:
        """Play happenings after the view from the server."""
        route, message = self._received[0]
        route.send(json.dumps(message | {"view": self.view}))
        diff = {"type": "diff", "seq": message["seq"] + 1, "patch": [], "happenings": happenings}
        route.send(json.dumps(diff))

    @property
    def view(self) -> dict[str, Any]:
        """The view from the server."""
        view: dict[str, Any] = self._received[0][1]["view"]
        return view

    def show_hand(self, cards: int) -> None:
        """Put this many cards into the hand."""
        self.show(hand={f"h{n}": {"card": card, "cost": 2} for n, card in enumerate(CARDS[:cards])})
        if self.page.locator("section[data-place=hand]").count():
            expect(self.page.locator("[data-place=hand] [data-testid^=hand-]")).to_have_count(cards)

    def crowd_ships(self, attached: int = 2) -> None:
        """Place the ships of Meteor Storm close together, each with attached cards."""
        view = self.view
        ships = {id: ship | {"hull_damage": 0} for id, ship in view["ships"].items()}
        for card, places in CROWD.items():
            for id, hexes in zip(view["ship_cards"][card]["ships"], places, strict=True):
                ships[id] |= {"hexes": hexes.split("/"), "shields": 1}
        cards = {f"a{n}": {"card": card, "owner": "isn"} for n, card in enumerate(CARDS[:attached])}
        ship_cards = {id: card | {"attached": cards} for id, card in view["ship_cards"].items()}
        self.show(ships=ships, ship_cards=ship_cards)
        expect(self.page.locator(".pegs .tab")).to_have_count(len(ships) * attached)

    def show_whole_board(self) -> None:
        """Show the whole board."""
        button = self.page.get_by_role("button", name="Show the whole board")
        if button.count():
            button.click()

    def turn_board(self) -> None:
        """Turn the board by a quarter, with the menu."""
        transform = self.page.locator("svg[data-board] > g").get_attribute("transform")
        self.ada.by_id("menu").click()
        self.page.get_by_role("button", name="Turn the board").click()
        expect(self.page.locator("svg[data-board] > g")).not_to_have_attribute("transform", transform or "")
        self.page.keyboard.press("Escape")

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window, and wait until the board is laid out."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.ada.wait_until(lambda: self.page.evaluate(FITS), f"the board is fitted to {size}")
        self.ada.stable_result(BOX)

    def box(self) -> list[float]:
        """Return the rectangle of the board: left, top, width and height."""
        measured: list[float] = self.page.evaluate(BOX)
        return measured


BOX = """() => {
  const { x, y, width, height } = document.querySelector('[data-testid=board]').getBoundingClientRect()
  return [x, y, width, height]
}"""
#: The titles of cards of which not all letters are within their slice of the fan.
HIDDEN_TITLES = """() => [...document.querySelectorAll('[data-testid^=hand-]')].flatMap((card) => {
  const words = card.querySelector('.name').firstChild
  const [slice, name] = ['li', '.name'].map((what) => (card.closest(what) ?? card.querySelector(what)))
    .map((one) => one.getBoundingClientRect())
  const hidden = [...words.textContent].some((sign, n) => {
    if (sign === '\\u00ad') return false
    const letter = document.createRange()
    letter.setStart(words, n)
    letter.setEnd(words, n + 1)
    const { top, right, bottom, left } = [...letter.getClientRects()].at(-1) // the first may be a hyphen
    const within = left >= slice.left && right <= slice.right
    return !(within && top >= name.top - 2 && bottom <= Math.min(slice.bottom, name.bottom + 2))
  })
  return hidden ? [words.textContent] : []
})"""
#: The top of the tabs beside the board.
TABS = "() => document.querySelector('.table [role=tablist]').getBoundingClientRect().top"
#: Whether the visible part of the board has the shape of its place.
FITS = """() => {
  const board = document.querySelector('svg[data-board]')
  const [, , width, height] = board.getAttribute('viewBox').split(' ')
  return Math.abs(width / height / (board.clientWidth / board.clientHeight) - 1) < 0.01
}"""
#: Parts of the header that leave it, and its texts that need more than one line.
OUT_OF_HEADER = """() => {
  const header = document.querySelector('.table > header')
  const { left, top, right, bottom } = header.getBoundingClientRect()
  const lines = (one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)
  return [...header.querySelectorAll('p, button, .energy')].filter((one) => {
    const box = one.getBoundingClientRect()
    const within = box.left >= left && box.top >= top && box.right <= right + 0.5 && box.bottom <= bottom
    return !within || (one.matches('p') && lines(one) > 1.5)
  }).map((one) => one.dataset.testid ?? one.textContent.trim())
}"""
#: Whether a text is longer than its line.
SHORTENED = "(one) => one.scrollWidth > one.clientWidth"
#: The minimum distance between the labels of neighbouring rows.
PITCH = """() => {
  const labels = [...document.querySelectorAll('svg[data-board] text')].map((text) => {
    const { x, y, width, height } = text.getBoundingClientRect()
    return { name: text.textContent, x: x + width / 2, y: y + height / 2 }
  })
  const [first] = labels.filter(({ name }) => name === '09')
  const next = labels.filter(({ name }) => name === '10')
  const away = next.map(({ x, y }) => Math.hypot(x - first.x, y - first.y))
  return Math.min(...away)
}"""
#: Words on the table, including those in drawings, that are smaller than 13 pixels. Drawings that match a
#: selector do not count.
SMALL_WORDS = """(drawings) => [...document.querySelectorAll('.table *')].flatMap((one) => {
  const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim())
  if (!words.length || !one.checkVisibility() || one.closest(`.sr, option, ${drawings}`)) return []
  const matrix = one instanceof SVGTextElement ? one.getScreenCTM() : { a: 1, b: 0 }
  const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b)
  return size < 12.95 ? [`${one.textContent.trim().slice(0, 30)}: ${size}`] : []
})"""
#: Nothing: all drawings count.
NO_DRAWING = "not-drawn"
#: The board, on whose spaces a phone has room for small numbers only.
BOARD_DRAWING = "svg[data-board]"
#: The share of the visible board, above the question of a phone, that an attack's chart covers.
CHART_SHARE = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect()
  const [board, over, chart] = ['[data-testid=board]', '.phone .desk', '[data-testid=attack-show]'].map(box)
  const height = Math.min(board.bottom, over?.top ?? Infinity) - board.top
  return (chart.width * chart.height) / (board.width * height)
}"""
#: The ground of an attack's chart.
CHART_GROUND = "() => getComputedStyle(document.querySelector('[data-testid=attack-show]')).backgroundColor"
#: Elements side by side on a table, apart from those that lie on it.
PARTS = ".table :is(header, aside, .desk) :is(p, h2, button, .energy, .side)"
#: Those of these parts of a page that overlap, or stick out of the window.
OVERLAPS = """(parts) => {
  const shown = [...document.querySelectorAll(parts)]
    .filter((one) => one.checkVisibility() && !one.closest('.sr, .pane, .strip'))
    .map((one) => [one, visible(one)])
    .filter(([, { width, height }]) => width > 1 && height > 1)
  const name = (one) => `${one.tagName} ${one.dataset.testid ?? ''} ${one.textContent.trim().slice(0, 20)}`
  const out = shown.filter(([, box]) => box.left < -1 || box.right > innerWidth + 1).map(([one]) => name(one))
  for (const [i, [one, a]] of shown.entries())
    for (const [other, b] of shown.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      // It stands over what scrolls below it.
      if (one.closest('.held, main footer') !== other.closest('.held, main footer')) continue
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 1 && high > 1) out.push(`${name(one)} / ${name(other)}`)
    }
  return out

  // What is left of a box by all that cuts it off.
  function visible(one) {
    let { left, top, right, bottom } = one.getBoundingClientRect()
    for (let over = one.parentElement; over; over = over.parentElement) {
      if (getComputedStyle(over).overflow === 'visible') continue
      const box = over.getBoundingClientRect()
      left = Math.max(left, box.left)
      top = Math.max(top, box.top)
      right = Math.min(right, box.right)
      bottom = Math.min(bottom, box.bottom)
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top }
  }
}"""
#: Controls that are smaller than a finger.
SMALL_TARGETS = """(least) => [...document.querySelectorAll('.table :is(button, summary, select)')]
  .filter((one) => one.checkVisibility() && !one.closest('.pane') && !one.matches('.term'))
  .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < least || box.width < least))
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
#: Ships whose pegs or tabs overlap others, leave their ship's spaces, or have words too wide for them.
CROWDED = """() => {
  const shared = (a, b, way, end) => Math.min(a[end], b[end]) - Math.max(a[way], b[way])
  const hit = (a, b) => shared(a, b, 'left', 'right') > 0.5 && shared(a, b, 'top', 'bottom') > 0.5
  const anyHit = (some, others) => some.some((a) => others.some((b) => hit(a, b)))
  const boxes = (one, what) => [...one.querySelectorAll(what)].map((box) => box.getBoundingClientRect())
  const ships = [...document.querySelectorAll('[data-testid^=pegs-]')].map((one) => ({
    id: one.dataset.testid.slice(5),
    pegs: boxes(one, '.number'),
    tabs: boxes(one, '.tab'),
    words: boxes(one, 'text'),
  }))
  const within = (word, box) => box.left <= word.left + 1 && word.right <= box.right + 1
  const own = (id, tab) => {
    const foot = document.querySelector(`[data-testid=ship-${id}] .foot`)
    const at = foot.getScreenCTM().inverse()
    const corners = [0.05, 0.95].flatMap((x) => [0.05, 0.95].map((y) => [x, y]))
    return corners
      .map(([x, y]) => new DOMPoint(tab.left + x * tab.width, tab.top + y * tab.height).matrixTransform(at))
      .every((corner) => foot.isPointInFill(corner))
  }
  const out = []
  for (const [i, { id, pegs, tabs, words }] of ships.entries()) {
    if (!tabs.every((tab) => own(id, tab))) out.push(`${id}: a tab on other spaces`)
    if (anyHit(tabs, pegs)) out.push(`${id}: a tab on pegs`)
    if (pegs.some((box, n) => anyHit([box], pegs.slice(n + 1)))) out.push(`${id}: pegs on pegs`)
    if (!words.every((word) => pegs.some((box) => within(word, box)))) out.push(`${id}: a wide word`)
    for (const other of ships.slice(i + 1))
      if (anyHit(pegs, [...other.pegs, ...other.tabs]) || anyHit(tabs, other.pegs))
        out.push(`${id} / ${other.id}`)
  }
  return out
}"""
#: Lines of the log that a heading covers in part.
CUT_LINES = """() => {
  const log = document.querySelector('[data-testid=log]')
  const boxes = (what) =>
    [...log.querySelectorAll(what)].map((one) => [one.textContent, one.getBoundingClientRect()])
  const heads = boxes('.turn')
  const cuts = (head, line) => line.top < head.bottom - 1 && line.bottom > head.bottom + 1
  return boxes('li').filter(([, line]) => heads.some(([, head]) => head.top < line.top && cuts(head, line)))
    .map(([text]) => text.trim())
}"""
#: Names of spaces at the edges of the board that overlap. A line is higher than its letters.
TOUCHING_NAMES = """() => {
  const boxes = [...document.querySelectorAll('[data-edge] text')]
    .map((one) => [one.textContent, one.getBoundingClientRect()])
  return boxes.flatMap(([name, a], i) => boxes.slice(i + 1).flatMap(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return wide > 1 && high > Math.min(a.height, b.height) / 3 ? [`${name} / ${other}`] : []
  }))
}"""
#: The visible part of the board.
VISIBLE_PART = """() => {
  const board = document.querySelector('svg[data-board]')
  return [board.getAttribute('viewBox'), board.parentElement.style.transform]
}"""
#: Ships in the question that are not wholly in sight: outside of the board, or under the question.
CUT_SHIPS = """() => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect()
  const over = document.querySelector('.phone .desk')?.getBoundingClientRect()
  const bottom = Math.min(board.bottom, over?.top ?? Infinity)
  return [...document.querySelectorAll('[data-testid^=ship-][data-offered]')]
    .filter((ship) => {
      const { left, top, right, bottom: low } = ship.querySelector('.foot').getBoundingClientRect()
      return left < board.left || top < board.top || right > board.right || low > bottom
    })
    .map((ship) => ship.dataset.testid)
}"""
#: Ships of an attack that is asked about and not wholly in sight, or under its dice.
HIDDEN_FIGHTERS = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect()
  const [board, over, dice] = ['[data-testid=board]', '.phone .desk', '[data-testid=attack-show]'].map(box)
  const bottom = Math.min(board.bottom, over?.top ?? Infinity)
  const { attacker, target } = document.querySelector('[data-testid=aim]').dataset
  return [attacker, target].filter((ship) => {
    const foot = box(`[data-testid="ship-${ship}"] .foot`)
    const { left, top, right, bottom: low } = foot
    const under = right > dice.left && left < dice.right && low > dice.top && top < dice.bottom
    return under || left < board.left || top < board.top || right > board.right || low > bottom
  })
}"""
#: The parts of the attack in the question that lie under its chart: its marks, and points along its ruler.
LINE_UNDER_CHART = """() => {
  const box = (what) => document.querySelector(`[data-testid=${what}]`).getBoundingClientRect()
  const [dice, from, to] = ['attack-show', 'aim-attacker', 'aim-target'].map(box)
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]
  const [start, end] = [from, to].map(middle)
  const points = Array.from({ length: 21 }, (_, i) => start.map((at, axis) => at + (end[axis] - at) * i / 20))
  const ruler = points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y }))
  return [from, to, ...ruler].filter(({ left, top, right, bottom }) =>
    right > dice.left && left < dice.right && bottom > dice.top && top < dice.bottom).length
}"""
#: Whether a card is in front of the chart, which is moved to its place.
IS_IN_FRONT = """(card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, top + (bottom - top) / 4]
  const chart = document.querySelector('[data-testid=attack-show]')
  const from = chart.getBoundingClientRect()
  chart.style.translate = `${left - from.left}px ${top - from.top}px`
  card.style.pointerEvents = chart.style.pointerEvents = 'auto'
  chart.closest('[inert]').inert = false
  const met = document.elementsFromPoint(x, y)
  return met.some((one) => chart.contains(one)) && card.contains(met[0])
}"""
#: The stamp of an attack whose dice lie, and which of some ships lie under its chart. Both are read at once,
#: because the chart closes soon after.
UNDER_CHART = """(ships) => {
  const stamp = document.querySelector('[data-testid=attack-show] .word.in')?.textContent
  if (!stamp) return null
  const box = (what) => document.querySelector(what).getBoundingClientRect()
  const dice = box('[data-testid=attack-show]')
  return [stamp, ...ships.filter((ship) => {
    const { left, top, right, bottom } = box(`[data-testid="ship-${ship}"] .foot`)
    return right > dice.left && left < dice.right && bottom > dice.top && top < dice.bottom
  })]
}"""
#: The names of the cards in a phone's strip that are wholly in sight, and the text about the others.
WHOLE_NAMES = """() => {
  const strip = document.querySelector('[data-testid=strip]')
  const { left, right, top, bottom } = strip.getBoundingClientRect()
  const within = (box) => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
  const names = [...strip.querySelectorAll('[data-card]')].filter((card) => {
    const words = document.createRange()
    words.selectNodeContents(card)
    const { right: end } = words.getBoundingClientRect()
    return within(card.getBoundingClientRect()) && end <= card.getBoundingClientRect().right
  })
  const rest = strip.querySelector('.more')?.textContent
  return [names.map((card) => card.querySelector('.name').textContent), rest]
}"""
#: The ships of which a part is in sight: on the board, and above the question of a phone.
VISIBLE_SHIPS = """() => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect()
  const over = document.querySelector('.phone .desk')?.getBoundingClientRect()
  const bottom = Math.min(board.bottom, over?.top ?? Infinity)
  return [...document.querySelectorAll('[data-testid^=ship-]')].filter((ship) => {
    const box = ship.querySelector('.foot').getBoundingClientRect()
    const beside = box.right < board.left || box.left > board.right
    return !beside && box.bottom > board.top && box.top < bottom
  }).map((ship) => ship.dataset.testid.slice(5))
}"""
#: The width or the height of the smallest ship on the board.
SMALLEST_SHIP = """() => Math.min(...[...document.querySelectorAll('[data-testid^=ship-] .foot')]
  .map((one) => one.getBoundingClientRect())
  .map(({ width, height }) => Math.max(width, height)))"""
#: The ships to which arrows at the edge of the board point.
POINTED_AT = """() => [...document.querySelectorAll('[data-testid=beyond] [data-ships]')].flatMap((arrow) => {
  const ships = arrow.dataset.ships.split(' ')
  return Number(arrow.textContent) === ships.length ? ships : []
})"""
#: The names of columns and rows that are in sight at the upper and at the left edge of the board.
EDGES = """() => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect()
  const names = [...document.querySelectorAll('[data-testid=edge-names] text')]
    .map((one) => [one.textContent, one.getBoundingClientRect()])
  const at = (edge) => names.filter(([, box]) => box[edge] - board[edge] >= 0 && box[edge] - board[edge] < 24)
    .map(([name]) => name)
  return [at('top'), at('left')]
}"""
#: Whether the zoom buttons are below the frame of the board, with its names.
BUTTONS_BELOW_BOARD = """() => {
  const [tools, frame] = ['[data-testid=board-tools]', 'g[data-edge]'].map((selector) =>
    document.querySelector(selector).getBoundingClientRect())
  return frame.height > 200 && tools.top >= frame.bottom
}"""
#: Words of the hand's titles that are broken where no hyphen shows it; upright words are never broken.
BROKEN_NAMES = """() => [...document.querySelectorAll('[data-place=hand] .name')].flatMap((name) => {
  const text = [...name.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
  const upright = getComputedStyle(name).writingMode === 'vertical-rl'
  const lineOf = (index) => {
    const letter = document.createRange()
    letter.setStart(text, index)
    letter.setEnd(text, index + 1)
    const box = [...letter.getClientRects()].at(-1) // the first may be the hyphen before it
    return box?.height ? Math.round(upright ? box.x : box.y) : undefined
  }
  const lines = (word, index) =>
    new Set([...word].map((_, n) => lineOf(index + n)).filter((at) => at !== undefined))
  return [...text.data.matchAll(upright ? /[^ ]+/g : /[^ \\u00ad]+/g)]
    .filter(({ 0: word, index }) => lines(word, index).size > 1)
    .map(([word]) => word)
})"""
#: The colours of a phone's strip and of the tabs' panel.
STRIP_GROUND = """() => ['[data-testid=strip]', '#pane']
  .map((one) => getComputedStyle(document.querySelector(one)).backgroundColor)"""
#: Records the state of the board in each frame from now on.
WATCH = """
window.frames_seen = []
const look = () => {
  const board = document.querySelector('svg[data-board]')
  if (board && board.checkVisibility({ visibilityProperty: true }))
    frames_seen.push(`${board.getAttribute('viewBox')} ${board.querySelector('g').getAttribute('transform')}`)
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
#: Answers that are cut off by the end of the question or by its lower edge without an indication of more.
CUT_ANSWERS = """() => {
  const bar = document.querySelector('[data-testid=decision]')
  const shown = (part) => Number(getComputedStyle(part.querySelector('[data-edge]')).opacity) === 1
  const [end, held] = [bar.lastElementChild, bar.querySelector('.held')]
  const limits = [[held, held.getBoundingClientRect().top], [end, end.getBoundingClientRect().bottom]]
  return [...bar.querySelectorAll('.buttons.scroll > button')].filter((answer) => {
    const { top, bottom } = answer.getBoundingClientRect()
    return limits.some(([part, limit]) => top < limit - 1 && bottom > limit + 1 && !shown(part))
  }).map((answer) => answer.textContent)
}"""
#: Answers that are partly hidden, and their hidden heights.
COVERED_ANSWERS = """() => {
  const held = document.querySelector('[data-testid=decision] .held').getBoundingClientRect()
  return [...document.querySelectorAll('[data-testid=decision] .buttons.scroll > button')]
    .map((answer) => [answer.textContent, answer.getBoundingClientRect().bottom - held.top])
    .filter(([, below]) => below > 0.5)
}"""
#: Scrolls a question to its end, wherever it scrolls.
TO_THE_END = """() => {
  for (const box of document.querySelectorAll('.desk, aside, [data-testid=decision]'))
    box.scrollTo(0, box.scrollHeight)
}"""
#: Whether a row lies beyond the lower edge of its scroll area.
BEHIND_AN_EDGE = (
    "(row) => row.getBoundingClientRect().bottom > row.closest('.scroll').getBoundingClientRect().bottom - 4"
)
#: A very long question.
LONG = "Choose which of the many ships that stand in the way of the asteroid shall be moved aside. " * 6
#: How far a question may continue below its visible part without an arrow, in pixels.
MARGIN = 4
#: The most answers that are never a list to scroll.
FEW = 3
#: Answers of a question that are not whole: cut off, covered, or under the arrow at its end.
PARTIAL_ANSWERS = """() => {
  const bar = document.querySelector('[data-testid=decision]')
  const arrow = bar.querySelector(':scope > .end > [data-edge]')
  const shown = Number(getComputedStyle(arrow).opacity) > 0
  const low = shown ? arrow.getBoundingClientRect().bottom - 18 : Infinity
  return [...bar.querySelectorAll('.buttons > button, .buttons > .across > button')].filter((answer) => {
    const { left, top, right, bottom } = answer.getBoundingClientRect()
    const corners = [left + 3, right - 3].flatMap((x) => [[x, top + 3], [x, bottom - 3]])
    const bare = corners.every(([x, y]) => answer.contains(document.elementFromPoint(x, y)))
    const under = bottom > low + 1 && !answer.closest('.held') // the arrow is behind the closing buttons
    return !bare || under || answer.scrollHeight > answer.clientHeight + 1
  }).map((answer) => answer.textContent)
}"""
#: The texts of the answers to a question, and the height of the part of each that is cut off.
CUT_TEXTS = """() => [...document.querySelectorAll('[data-testid=decision] .buttons.scroll > button small')]
  .map((text) => [text.textContent, Math.max(0, text.scrollHeight - text.clientHeight)])"""
#: The upper edge of the answers to a question.
ANSWERS_TOP = """() =>
  document.querySelector('[data-testid=decision] .buttons').getBoundingClientRect().top"""
#: Whether the arrow at the end of a question is shown, and how far its last line is below its visible part.
END_ARROW = """() => {
  const bar = document.querySelector('[data-testid=decision]')
  const end = bar.querySelector(':scope > .end')
  const shown = getComputedStyle(end.querySelector('[data-edge]')).opacity === '1'
  const bottoms = [end.previousElementSibling, end].map((one) => one.getBoundingClientRect().bottom)
  return [shown, bottoms[0] - bottoms[1]]
}"""
#: How far the arrow at the end of a question ends above the visible part of the question, and whether it is
#: uncovered. What is behind the arrow is hidden.
ARROW_COVER = """() => {
  const bar = document.querySelector('[data-testid=decision]')
  const box = bar.closest('.phone .desk') ?? bar
  const end = bar.querySelector(':scope > .end')
  const [arrow, held] = [end.querySelector('[data-edge]'), bar.querySelector('.held')]
  arrow.style.pointerEvents = 'auto'
  const { left, right, bottom } = arrow.getBoundingClientRect()
  const bare = arrow.contains(document.elementFromPoint((left + right) / 2, bottom - 6))
  arrow.style.pointerEvents = ''
  return [box.getBoundingClientRect().bottom - bottom, bare]
}"""
#: The sizes of a card of the hand in units of the text, and the titles of which lines are cut off.
HAND = """() => {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const cards = [...document.querySelectorAll('[data-place=hand] [data-testid^=hand-]')]
  const { width, height } = cards[0].getBoundingClientRect()
  const names = cards.map((card) => card.querySelector('.name'))
  const cut = names.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)
  return [[width / text, height / text], cut]
}"""
#: The height of an element in units of the text.
RELATIVE_HEIGHT = """(one) =>
  one.getBoundingClientRect().height / parseFloat(getComputedStyle(document.documentElement).fontSize)"""
#: Cards of the hand with a mark in sight, by their test ids.
MARKED = """() => [...document.querySelectorAll('[data-place=hand] [data-offer-mark]')].filter((mark) => {
  const { left, right, top, bottom } = mark.getBoundingClientRect()
  return right - left >= 12 && bottom - top >= 9 && left >= 0 && top >= 0 && right <= innerWidth
}).map((mark) => {
  const item = mark.closest('[data-held], [data-testid^=hand-], [data-card]')
  const card = item?.querySelector('[data-testid^=hand-]') ?? item
  return card?.dataset.testid ?? card?.querySelector('.name').textContent
})"""
#: The text of a card with which an attack is answered.
COVER_FIRE = (
    "Play when an attack hits a ship you control. If a Blue Sparrow you control is within 3 spaces of that"
    " ship, the hit becomes a miss. Otherwise roll the number die: on 5 or higher the hit becomes a miss."
)
ATTACK = {
    "kind": "attack",
    "attacker": "red-tougu-1",
    "target": "isn-torrent-1",
    "name": "Prow Cannon",
    "weapon": "primary",
    "again": None,
    "coordinate": "D4",
    "cell": "#",
    "hit": True,
    "critical": False,
}
TURN_BEGAN = {"kind": "turn", "seat": "isn-1", "round": 3}


@pytest.fixture(scope="module")
def desk(windows: Windows, server: Server) -> Iterator[Posed]:
    """One table for all tests. Each test shows its own views."""
    with visitors(windows, server) as invite:
        yield Posed(invite("Ada", new=True, show="full", **DESKTOP), "dead-zone")


def test_a_spectators_zoom_buttons_cover_no_part_of_the_board(desk: Posed) -> None:
    """A spectator has no hand below the board, so the buttons have a row of their own."""
    for size in ((1024, 600), (1366, 768), (1440, 900)):
        desk.resize(size)
        desk.show(viewer="spectator", hand={}, screen={}, decision=None)
        expect(desk.page.locator("section[data-place=hand]")).to_have_count(0)
        desk.show_whole_board()
        assert desk.ada.stable_result(BUTTONS_BELOW_BOARD) is True, size
    desk.show()


def test_the_boards_place_depends_on_the_window_alone(desk: Posed) -> None:
    """Neither the hand, nor the question, nor the show, nor a recap changes its place."""
    recap, boards = desk.ada.by_id("recap"), dict[tuple[int, int], list[float]]()
    places = dict[tuple[int, int], float]()
    expect(recap).to_be_visible()
    for size in (*DESKS, *PHONES):
        desk.resize(size)
        expect(desk.ada.by_id("tab-log")).to_be_in_viewport(ratio=1)
        boards[size] = desk.box()
        x, y, width, height = boards[size]
        assert min(x, y) >= 0 and x + width <= size[0] and y + height <= size[1]
        places[size] = desk.page.evaluate(TABS)
        if size in DESKS:
            recap_box, *other_boxes = boxes(
                recap, desk.page.locator("section[data-place=hand]"), desk.page.locator("main")
            )
            assert not any(overlap(recap_box, other) for other in other_boxes), (
                size,
                "the recap covers the hand",
            )
    desk.ada.by_id("recap-skip").click()
    expect(recap).to_have_count(0)
    for size, box in boards.items():
        desk.resize(size)
        assert size in PHONES or desk.page.evaluate(TABS) == places[size], (
            size,
            "the tabs are where they were with the recap",
        )
        for cards in (0, 6, 12):
            desk.show_hand(cards)
            assert desk.box() == box, (size, cards)
        tabs = desk.page.evaluate(TABS)
        desk.show(decision=desk.view["decision"] | {"text": in_words(LONG)})
        expect(desk.ada.by_id("decision").locator("h2")).to_contain_text("many ships")
        assert desk.box() == box, (size, "a long question")
        assert size in PHONES or desk.page.evaluate(TABS) == tabs, (size, "the tabs below a long question")
        desk.show()
        if size in SHOW_SIZES:
            desk.play(ATTACK)
            expect(desk.ada.by_id("attack-show").first).to_be_visible()
            assert desk.box() == box, (size, "an open chart")
            desk.play(TURN_BEGAN)
            expect(desk.page.locator(".banner")).to_be_visible()
            assert desk.box() == box, (size, "a banner")
            desk.ada.settle()


def test_the_chart_of_an_attack_hides_neither_ship(desk: Posed) -> None:
    """The attack names two ships, which the chart avoids."""
    if (skip := desk.ada.by_id("recap-skip")).count():
        skip.click()
    for size in DESKS:
        desk.resize(size)
        desk.play(ATTACK)
        fighters = [ATTACK["attacker"], ATTACK["target"]]
        assert desk.page.wait_for_function(UNDER_CHART, arg=fighters).json_value() == ["HIT"], size
        desk.ada.settle()


def test_the_newest_lines_of_the_log_are_whole(desk: Posed) -> None:
    """This holds for any height of the log and any line breaks."""
    if (skip := desk.ada.by_id("recap-skip")).count():
        skip.click()
    for lines in (10, 11, 12, 14):
        desk.show(log=[log_line(n) for n in range(1, lines + 1)])
        expect(desk.ada.by_id("log")).to_contain_text(f"Card {lines} comes")
        for size in DESKS:
            desk.resize(size)
            assert (found := desk.ada.stable_result(CUT_LINES)) == [], (size, lines, found)
    desk.show()


def log_line(n: int) -> dict[str, Any]:
    """Return a line of the log. Some are longer than others, and every fourth line begins a turn."""
    if n % 4 == 1:
        text = {"key": "turn", "args": {"seat": "isn-1", "round": 1 + n // 4}}
        return {"n": n, "round": 1 + n // 4, "seat": "isn-1", "text": text}
    text = in_words(f"Card {n} comes{' after many others' * (n % 3)}")
    return {"n": n, "round": 1 + (n - 1) // 4, "seat": None, "text": text}


def test_on_a_phone_on_its_side_the_tabs_are_in_sight_and_open_the_pane(desk: Posed) -> None:
    if (skip := desk.ada.by_id("recap-skip")).count():
        skip.click()
    desk.resize((844, 390))
    desk.show(decision=desk.view["decision"] | {"text": in_words(LONG)})
    tab, pane = desk.ada.by_id("tab-cards"), desk.page.locator("#pane")
    question_text, tabs_top = desk.ada.by_id("decision").locator(".call"), desk.page.evaluate(TABS)
    expect(pane).to_be_hidden()
    expect(desk.page.locator(".table [role=tab][aria-selected=true]")).to_have_count(0)
    expect(tab).to_be_in_viewport(ratio=1)
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(pane).to_be_in_viewport(ratio=0.9)
    expect(question_text).to_be_in_viewport(ratio=1)
    assert desk.page.evaluate(TABS) == tabs_top, "the tabs stay where they are"
    tab.click()
    expect(pane).to_be_hidden()


def test_cut_answers_fade_out_and_a_few_answers_are_whole(storm: Posed) -> None:
    """This includes a phone on its side and a small laptop."""
    question, bar = storm.view["decision"], storm.ada.by_id("decision")
    activate = next(option for option in question["options"] if option["id"].startswith("activate:"))
    closing_options = [option for option in question["options"] if option.get("role")]
    many_options = [
        activate | {"id": f"many-{n}", "text": in_words(f"activate ship {n} of many")} for n in range(12)
    ]
    for n, size in enumerate(LOW):
        storm.resize(size)
        for id, options in (
            (f"few-{n}", question["options"]),
            (f"many-{n}", [*many_options, *closing_options]),
        ):
            storm.show(decision=question | {"id": id, "options": options})
            expect(bar).to_have_attribute("data-decision", id)
            if id.startswith("few"):
                assert storm.ada.stable_result(COVERED_ANSWERS) == [], size
            else:
                expect(bar.locator(".held [data-edge]")).to_have_css("opacity", "1")
            assert storm.ada.stable_result(CUT_ANSWERS) == [], (size, id)
        storm.page.evaluate(TO_THE_END)
        expect(bar.locator(".held [data-edge]")).to_have_css("opacity", "0")
        assert storm.ada.stable_result(CUT_ANSWERS) == [], (size, "at its end")
    storm.show()


def test_a_few_reactions_are_whole_while_a_clock_runs(storm: Posed) -> None:
    """The texts of several answers shrink, but none fades out. Each can be pressed without scrolling."""
    bar, clock = storm.ada.by_id("decision"), {"until": "2099-01-01T00:00:00Z", "more_time": []}
    for size in LOW:
        storm.resize(size)
        for card_count in range(1, FEW + 1):
            decision = storm.view["decision"] | {"id": f"react-{size[0]}-{card_count}", "kind": "respond"}
            words = "Red Tougu 1 hits ISN Torrent for 1 damage: answer with a card, or pass"
            decision |= {"text": in_words(words)}
            hand = {f"h{n}": {"card": "sparrow-cover-fire", "cost": 2} for n in range(card_count)}
            storm.show(decision=decision | {"options": reaction_options(card_count)}, clock=clock, hand=hand)
            expect(bar).to_have_attribute("data-decision", decision["id"])
            expect(bar.locator(".buttons button")).to_have_count(card_count + 1)
            assert (found := storm.ada.stable_result(PARTIAL_ANSWERS)) == [], (size, card_count, found)
            has_arrow, hidden_height = storm.ada.stable_result(END_ARROW)
            assert has_arrow == (hidden_height > MARGIN), (size, card_count, hidden_height)
    storm.show()


def test_the_text_of_a_single_reaction_is_whole_while_a_clock_runs(storm: Posed) -> None:
    """No press is needed to read it. Another player's wish for more time moves nothing."""
    bar, until = storm.ada.by_id("decision"), datetime.now(UTC) + timedelta(seconds=90)
    clock = {"until": until.isoformat(), "more_time": []}
    orders = {"pass": {"on": False, "text": {"key": "pass", "args": {}}}}
    hand = {"h0": {"card": "sparrow-cover-fire", "cost": 2}}
    for size in (*LOW, (1366, 657), (667, 375)):
        storm.resize(size)
        attack = {"event": "attack-hit", "attacker": "red-tougu-1", "ship": "isn-torrent-1", "damage": 1}
        decision = storm.view["decision"] | {"id": f"whole-{size[0]}-{size[1]}", "kind": "respond"}
        options = [option | {"details": []} for option in reaction_options(1)]
        decision |= {"text": {"key": "respond", "args": attack}, "options": options}
        storm.show(decision=decision, clock=clock, hand=hand, orders=orders)
        expect(bar).to_have_attribute("data-decision", decision["id"])
        assert storm.ada.stable_result(CUT_TEXTS) == [[COVER_FIRE, 0]], size
        assert storm.ada.stable_result(PARTIAL_ANSWERS) == [], size
        top = storm.ada.stable_result(ANSWERS_TOP)
        waiting = clock | {"more_time": ["wretch-1"]}
        storm.show(decision=decision, clock=waiting, hand=hand, orders=orders)
        expect(storm.ada.by_id("clock")).to_contain_text("More time for")
        assert storm.ada.stable_result(ANSWERS_TOP) == top, size
    storm.show()


def test_the_texts_of_two_reactions_are_whole_beside_a_board(storm: Posed) -> None:
    """They take their space from the log. Those of three reactions are shorter."""
    bar, clock = storm.ada.by_id("decision"), {"until": "2099-01-01T00:00:00Z", "more_time": []}
    for size in ((1024, 600), (1280, 720), (1366, 657), (1366, 768)):
        storm.resize(size)
        attack = {"event": "attack-hit", "attacker": "red-tougu-1", "ship": "isn-torrent-1", "damage": 1}
        decision = storm.view["decision"] | {"id": f"both-{size[0]}-{size[1]}", "kind": "respond"}
        decision |= {"text": {"key": "respond", "args": attack}}
        hand = {f"h{n}": {"card": "sparrow-cover-fire", "cost": 2} for n in range(2)}
        options = [option | {"details": []} for option in reaction_options(2)]
        storm.show(decision=decision | {"options": options}, clock=clock, hand=hand)
        expect(bar).to_have_attribute("data-decision", decision["id"])
        assert storm.ada.stable_result(CUT_TEXTS) == [[COVER_FIRE, 0]] * 2, size
        assert storm.ada.stable_result(PARTIAL_ANSWERS) == [], size
        expect(storm.ada.by_id("tab-log")).to_be_in_viewport(ratio=1)
    storm.show()


def test_an_arrow_shows_that_a_question_continues(storm: Posed) -> None:
    """Below a reaction is a button to pass all of them."""
    bar, orders = storm.ada.by_id("decision"), {"pass": {"on": False, "text": {"key": "pass", "args": {}}}}
    arrow_count = 0
    for size in LOW:
        storm.resize(size)
        for card_count in range(1, FEW + 1):
            decision = storm.view["decision"] | {"id": f"order-{size[0]}-{card_count}", "kind": "respond"}
            hand = {f"h{n}": {"card": "sparrow-cover-fire", "cost": 2} for n in range(card_count)}
            storm.show(
                decision=decision | {"options": reaction_options(card_count)}, orders=orders, hand=hand
            )
            expect(bar).to_have_attribute("data-decision", decision["id"])
            has_arrow, hidden_height = storm.ada.stable_result(END_ARROW)
            assert has_arrow == (hidden_height > MARGIN), (size, card_count, hidden_height)
            if has_arrow:
                gap, is_uncovered = storm.ada.stable_result(ARROW_COVER)
                assert gap <= 2 and is_uncovered, (size, card_count, gap)
                arrow_count += 1
    assert arrow_count
    storm.show()


def test_the_cards_that_can_be_played_are_marked(storm: Posed) -> None:
    """They are marked in the fan, in the strip and on the page of a phone, and only while the player must
    decide."""
    question = storm.view["decision"]
    hand = {f"h{n}": {"card": card, "cost": 2} for n, card in enumerate(CARDS)}
    play_options = [
        {"id": f"play:{handle}", "text": {"key": "play", "args": {"cost": 2}}}
        | {"ref": {"handle": handle, "card": hand[handle]["card"]}}
        for handle in ("h0", "h2")
    ]
    decision = question | {"options": [*play_options, *question["options"]]}
    expected = ["hand-h0", "hand-h2"]
    for n, size in enumerate((*DESKS, *PHONES)):
        storm.resize(size)
        storm.show(hand=hand, decision=decision | {"id": f"marks-{n}"})
        expect(storm.ada.by_id("decision")).to_have_attribute("data-decision", f"marks-{n}")
        if size in PHONES:
            names = [catalogue().tactics[CARDS[n]].name for n in (0, 2)]
            assert size[0] > size[1] or storm.ada.stable_result(MARKED) == names
            storm.ada.by_id("tab-cards").tap()
        pages = storm.page.locator("#pane [data-place=hand]") if size in PHONES else storm.page
        expect(pages.locator("[data-offer-mark]")).to_have_count(2)
        assert [
            card_id for card_id in storm.ada.stable_result(MARKED) if card_id.startswith("hand-")
        ] == expected, size
        storm.show(hand=hand, decision=None, waiting_for=["wretch-1"], turn="wretch-1")
        expect(storm.page.locator("[data-place=hand] [data-offer-mark]")).to_have_count(0)
        if size in PHONES:
            storm.ada.by_id("tab-cards").tap()
    storm.show()


def test_opened_elements_stay_open_when_a_phone_is_turned(storm: Posed) -> None:
    """This holds for reasons, the list of all options, the menu and a tab."""
    ada, upright, sideways = storm.ada, *PHONES
    storm.resize(upright)
    storm.show(undo={"open": False, "reason": "dice-rolled"})
    ada.by_id("why-not").tap()
    check_stays_open(storm, ada.by_id("why"))
    storm.page.keyboard.press("Escape")
    expect(ada.by_id("why")).to_have_count(0)
    storm.resize(upright)
    ada.by_id("decision").locator("summary", has_text="All options").tap()
    check_stays_open(storm, ada.by_id("option-list"), in_sight=False)
    ada.by_id("decision").locator("summary", has_text="All options").tap()
    expect(ada.by_id("option-list")).to_be_hidden()
    ada.by_id("undo").tap(force=True)  # it explains why it is disabled
    check_stays_open(storm, ada.by_id("why-final"))
    ada.by_id("menu").tap()
    check_stays_open(storm, storm.page.get_by_role("dialog"))
    storm.page.keyboard.press("Escape")
    ada.by_id("tab-log").tap()
    check_stays_open(storm, ada.by_id("log"))
    ada.by_id("tab-log").tap()
    storm.resize(sideways)


def check_stays_open(storm: Posed, element: Locator, *, in_sight: bool = True) -> None:
    """Check that something stays open when the phone is turned and turned back."""
    expect(element).to_be_visible()
    for size in reversed(PHONES):
        storm.resize(size)
        expect(element).to_be_visible()
        if in_sight:
            expect(element).to_be_in_viewport()


def reaction_options(card_count: int) -> list[dict[str, Any]]:
    """Return a reaction's options: this many cards to play, each with its text, and a pass."""
    details = [{"text": in_words(COVER_FIRE)}]
    cards = [
        {"id": f"play:h{n}", "text": {"key": "play", "args": {"cost": 2, "copy": n}}}
        | {"ref": {"handle": f"h{n}", "card": "sparrow-cover-fire"}}
        for n in range(card_count)
    ]
    pass_option = {
        "id": "pass",
        "text": {"key": "pass", "args": {}},
        "ref": {},
        "role": "default",
    }
    return [*(card | {"details": details} for card in cards), pass_option]


def test_the_result_shows_all_players_on_a_phone_on_its_side(storm: Posed) -> None:
    storm.resize((844, 390))
    result = {
        "winner": "isn", "winners": ["isn"], "losers": ["wretch"], "reason": "ships-destroyed",
        "text": {"key": "ships-destroyed", "args": {}},
        "label": "The Wretch have no ship left on the battlefield",
    }  # fmt: skip
    late_requests = re.compile(r"/(chances|seals)\b")
    storm.page.route(
        late_requests, lambda route: route.fulfill(json=[])
    )  # the match is not over on the server
    storm.show(decision=None, waiting_for=[], result=result)
    expect(storm.ada.by_id("result")).to_be_visible()
    (stamp,) = boxes(storm.ada.by_id("result").locator(".stamp"))
    assert stamp["height"] < 90, "in one line"
    rows = storm.ada.by_id("result").locator(".team .who")
    expect(rows).to_have_count(4)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
        assert row.evaluate(BEHIND_AN_EDGE) is False, row.inner_text()
    storm.show()
    expect(storm.ada.by_id("result")).to_have_count(0)
    storm.page.unroute(late_requests)


def test_spaces_are_large(desk: Posed) -> None:
    for size, min_pitch in PITCHES.items():
        desk.resize(size)
        assert desk.page.evaluate(PITCH) >= min_pitch, size


def test_titles_are_legible_in_a_full_hand(desk: Posed) -> None:
    """Each title is shown in full, no matter how long it is when upright."""
    by_length = sorted(catalogue().tactics, key=lambda card: len(catalogue().tactics[card].name))
    for size in DESKS:
        desk.resize(size)
        for cards in (CARDS, by_length[-12:]) if size != DESKS[-1] else (CARDS,):
            desk.show(hand={f"h{n}": {"card": card, "cost": 2} for n, card in enumerate(cards)})
            expect(desk.page.locator("[data-place=hand] [data-testid^=hand-]")).to_have_count(12)
            assert desk.ada.stable_result(HIDDEN_TITLES) == [], size


def test_the_cards_in_hand_are_as_large_as_the_text_around_them(desk: Posed) -> None:
    sizes = list[list[float]]()
    for size in ((1440, 900), (2560, 1440)):
        desk.resize(size)
        desk.show_hand(3)
        card_size, cut_titles = desk.ada.stable_result(HAND)
        assert cut_titles == [], size
        sizes.append(card_size)
    assert sizes[0] == pytest.approx(sizes[1], rel=0.03)


def test_the_hand_is_as_high_as_its_cards_when_a_table_replaces_a_lobby(
    windows: Windows, server: Server
) -> None:
    """On a very large screen, the text of a lobby is larger than that of a table."""
    with visitors(windows, server) as invite:
        ada = invite("Ada", new=True, viewport={"width": 2560, "height": 1440})
        match = Guest(ada).create_match("meteor-storm", "isn-1", *BOTS["meteor-storm"])
        ada.page.goto(f"/m/{match['id']}")
        ada.by_id("start-match").click()
        hand = ada.page.locator("section[data-place=hand]")
        expect(hand).to_be_visible()
        ada.wait_until(
            lambda: hand.evaluate(RELATIVE_HEIGHT) == pytest.approx(130 / 16, rel=0.01),
            "the hand has its height",
        )


def test_no_name_of_a_card_in_hand_is_broken_without_a_hyphen(desk: Posed) -> None:
    """This holds for upright and level titles, and for any number of cards."""
    for size in DESKS:
        desk.resize(size)
        for hand_size in range(3, 13):
            desk.show_hand(hand_size)
            assert desk.page.evaluate(BROKEN_NAMES) == [], (size, hand_size)


#: The words of names in hand that are broken although a line has room for them.
HYPHENATED = """() => [...document.querySelectorAll('[data-place=hand] .name')].flatMap((name) => {
  const text = name.firstChild
  return [...text.data.matchAll(/[^ ]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const upright = getComputedStyle(name).writingMode === 'vertical-rl'
    const lines = [...range.getClientRects()].map((box) => Math.round(upright ? box.x : box.y))
    return new Set(lines).size > 1
  }).map(([word]) => word.replaceAll('\u00ad', ''))
})"""
#: The cards in hand of which less than a small piece of the picture is in sight.
WITHOUT_PICTURE = """(least) => [...document.querySelectorAll('[data-testid^=hand-]')].filter((card) => {
  const slice = card.closest('li').getBoundingClientRect()
  const pictures = [...card.querySelectorAll('svg[viewBox="30 0 60 60"]')]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  return !pictures.some((box) =>
    Math.min(box.right, slice.right, innerWidth) - box.left >= least &&
    Math.min(box.bottom, slice.bottom, innerHeight) - box.top >= least)
}).map((card) => card.textContent)"""


def test_each_card_in_hand_shows_its_picture_and_its_cost(desk: Posed) -> None:
    """This holds for any number of cards. A full hand stands in two rows."""
    for size in (*DESKS, (1366, 768)):
        desk.resize(size)
        for hand_size in (3, 5, 8, 10, 12):
            desk.show_hand(hand_size)
            assert desk.ada.stable_result(f"() => ({WITHOUT_PICTURE})(16)") == [], (size, hand_size)
            costs = desk.page.locator("[data-place=hand] [data-testid^=hand-] [data-energy]")
            expect(costs).to_have_count(hand_size)
            for cost in costs.all():
                expect(cost).to_be_in_viewport(ratio=1)


def test_no_name_of_a_card_in_hand_is_hyphenated_where_there_is_room(desk: Posed) -> None:
    by_word = sorted(catalogue().tactics, key=lambda id: max(map(len, catalogue().tactics[id].name.split())))
    for size in ((1366, 768), (1440, 900), (1920, 1080), (2560, 1440)):
        desk.resize(size)
        for cards in (CARDS, by_word[-12:], by_word[-3:]):
            desk.show(hand={f"h{n}": {"card": card, "cost": 2} for n, card in enumerate(cards)})
            expect(desk.page.locator("[data-place=hand] [data-testid^=hand-]")).to_have_count(len(cards))
            assert desk.ada.stable_result(HYPHENATED) == [], size
    desk.show()


def test_text_is_large_enough_on_a_wide_screen(desk: Posed) -> None:
    for size in DESKS:
        desk.resize(size)
        desk.show_hand(6)
        assert desk.page.evaluate(SMALL_WORDS, NO_DRAWING) == [], size


def test_text_is_large_enough_on_a_phone(storm: Posed) -> None:
    """This holds beside the board and in each tab."""
    for size in PHONES:
        storm.resize(size)
        storm.show()
        assert storm.page.evaluate(SMALL_WORDS, BOARD_DRAWING) == [], size
        for tab in ("cards", "ships", "log", "chat", "teams"):
            storm.ada.by_id(f"tab-{tab}").tap()
            expect(storm.page.locator("#pane")).to_be_visible()
            assert storm.page.evaluate(SMALL_WORDS, BOARD_DRAWING) == [], (size, tab)
        storm.ada.by_id("tab-teams").tap()
        expect(storm.page.locator("#pane")).to_be_hidden()


def test_digits_on_tokens_are_large_enough_on_every_board(storm: Posed) -> None:
    """On the smallest boards, gauges replace them."""
    gauges, digits = storm.page.locator(".pegs .level"), storm.page.locator(".pegs text")
    for size in (*DESKS, *PHONES, (360, 740), (667, 375)):
        storm.resize(size)
        storm.crowd_ships()
        for show_board in (lambda: None, storm.show_whole_board):
            show_board()
            storm.ada.stable_result(VISIBLE_PART)
            assert storm.page.evaluate(SMALL_WORDS, NO_DRAWING) == [], size
            assert gauges.count() + digits.count() == storm.page.locator("[data-figure]").count()
            assert (gauges.count() == 0) == (digits.count() > 0), size
        if size in DESKS:
            assert digits.count(), size
    storm.show()


def test_a_counter_of_a_phone_is_explained_by_a_tap_and_by_the_keyboard(storm: Posed) -> None:
    """The teams tab names all counters in words."""
    for size in PHONES:
        storm.resize(size)
        storm.show()
        energy, explanation = storm.page.locator("header [data-place=energy]"), storm.ada.by_id("explanation")
        energy.tap()
        expect(explanation).to_contain_text("pays for launching")
        storm.page.keyboard.press("Escape")
        expect(explanation).to_be_hidden()
        storm.ada.by_id("menu").focus()
        storm.page.keyboard.press("Shift+Tab")
        while not energy.evaluate("(one) => one === document.activeElement"):
            storm.page.keyboard.press("Shift+Tab")
        expect(explanation).to_contain_text("pays for launching")
        storm.page.keyboard.press("Escape")
        storm.ada.by_id("tab-teams").tap()
        for name in ("energy", "in deck", "discarded", "in hand"):
            label = storm.page.locator("#pane").get_by_text(re.compile(rf"^\s*\d+\s*{name}"))
            expect(label.first).to_be_in_viewport(ratio=1)
        storm.ada.by_id("tab-teams").tap()
        expect(storm.page.locator("#pane")).to_be_hidden()


def test_the_card_of_a_ship_explains_its_chart(storm: Posed) -> None:
    """On a phone, too."""
    for size in (*PHONES, (1366, 768)):
        storm.resize(size)
        storm.show()
        storm.ada.by_id("tab-ships").tap()
        storm.page.locator("[data-testid=ship-vapors-fate-1] .foot").dispatch_event("click")
        key = storm.page.locator("#pane").get_by_test_id("chart-key")
        key.scroll_into_view_if_needed()
        expect(key).to_be_in_viewport(ratio=1)
        for words in ("Hit", "Miss", "destroys a ship without shields", "Was hit here", "Letter die"):
            expect(key).to_contain_text(words)
        storm.ada.by_id("tab-log").tap()
        if size in PHONES:
            storm.ada.by_id("tab-log").tap()
            expect(storm.page.locator("#pane")).to_be_hidden()


def test_an_arrow_shows_that_the_card_of_a_ship_is_longer(storm: Posed) -> None:
    pane = storm.page.locator("#pane")
    arrow = pane.locator(":scope > .end [data-edge]")
    for size in (*PHONES, (1024, 600), (1440, 900)):
        storm.resize(size)
        storm.show()
        storm.ada.by_id("tab-ships").tap()
        storm.page.locator("[data-testid=ship-vapors-fate-1] .foot").dispatch_event("click")
        expect(arrow).to_have_css("opacity", "1")
        expect(arrow).to_be_in_viewport(ratio=0.9)
        pane.evaluate("(pane) => pane.scrollTo(0, pane.scrollHeight)")
        expect(arrow).to_have_css("opacity", "0")
        storm.ada.by_id("tab-log").tap()
        if size in PHONES:
            storm.ada.by_id("tab-log").tap()
            expect(pane).to_be_hidden()


def test_nothing_overlaps_at_twice_the_size(desk: Posed) -> None:
    """Text grows by the browser's zoom, which halves the pixels of a page, or by the reader's font size."""
    for zoom in ("", "200%"):
        desk.page.evaluate("(zoom) => { document.documentElement.style.fontSize = zoom }", zoom)
        for width, height in DESKS:
            desk.resize((width, height) if zoom else (width // 2, height // 2))
            found = desk.page.evaluate(OVERLAPS, PARTS)
            assert found == [], (width, height, zoom, found)
    desk.page.evaluate("() => { document.documentElement.style.fontSize = '' }")


def check_at_twice_the_size(ada: Person) -> None:
    """Check that nothing overlaps, with the zoom of the browser or with the reader's font size."""
    for zoom, width, height in (("", 720, 450), ("200%", 1440, 900)):
        ada.page.evaluate("(zoom) => { document.documentElement.style.fontSize = zoom }", zoom)
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function("(width) => innerWidth === width", arg=width)
        check_width(ada.page)
        found = ada.page.evaluate(OVERLAPS, "main :is(p, h1, h2, h3, button, a, label, select, td)")
        assert found == [], (ada.page.url, zoom, found)
    ada.page.evaluate("() => { document.documentElement.style.fontSize = '' }")


def test_nothing_overlaps_in_a_lobby_at_twice_the_size(windows: Windows, server: Server) -> None:
    with visitors(windows, server) as invite:
        ada = invite("Ada of Seven Long Names", new=True)
        match = Guest(ada).create_match("meteor-storm", "isn-1", "isn-2", "wretch-1")
        ada.page.goto(f"/m/{match['id']}")
        expect(ada.by_id("bot-kind-wretch-2")).to_be_visible()
        check_at_twice_the_size(ada)


@pytest.fixture(scope="module")
def storm(windows: Windows, server: Server) -> Iterator[Posed]:
    """The map with the smallest spaces, on a touch device."""
    with visitors(windows, server) as invite:
        posed = Posed(invite("Bob", new=True, **PHONE), "meteor-storm")
        posed.ada.by_id("recap-skip").tap()
        yield posed


def test_every_control_is_large_enough_for_a_finger(storm: Posed) -> None:
    for size in (*PHONES, (1024, 768), (1366, 1024)):
        storm.resize(size)
        found = storm.page.evaluate(SMALL_TARGETS, 40)
        assert found == [], (size, found)


def test_names_in_the_strip_of_a_phone_are_whole(storm: Posed) -> None:
    """If there is not enough room for all names, the strip shows the number of the others."""
    names = [catalogue().tactics[card].name for card in CARDS]
    for size in ((390, 844), (360, 740)):
        storm.resize(size)
        for hand_size in (0, 2, 6, 12):
            storm.show_hand(hand_size)
            expect(storm.page.locator("[data-testid=strip] [data-card]")).to_have_count(hand_size)
            visible_names, hidden_count = storm.ada.stable_result(WHOLE_NAMES)
            assert visible_names == names[: len(visible_names)], size
            assert len(visible_names) >= min(hand_size, 3)
            assert len(visible_names) + int(hidden_count or 0) == hand_size


def test_on_a_phone_the_board_shows_the_fleets_and_points_to_distant_ships(storm: Posed) -> None:
    """The viewer's own ships and most enemies are large enough; arrows at the edge point to the others."""
    view = storm.view
    own_ships, enemy_ships = ships_by_side(view)
    question = view["decision"]
    storm.show_hand(2)
    for n, size in enumerate(PHONES):
        storm.resize(size)
        storm.show(decision=question | {"id": f"fleets-{n}"})
        expect(storm.ada.by_id("decision")).to_have_attribute("data-decision", f"fleets-{n}")
        storm.ada.stable_result(VISIBLE_PART)
        assert storm.page.evaluate(CUT_SHIPS) == [], size
        visible = {*storm.page.evaluate(VISIBLE_SHIPS)}
        assert {*own_ships} <= visible, size
        assert len({*enemy_ships} & visible) >= 4, size
        assert {*enemy_ships} - visible <= {*storm.page.evaluate(POINTED_AT)} <= {*enemy_ships}, size
        assert storm.page.evaluate(SMALLEST_SHIP) >= 28, size
        tops, lefts = storm.page.evaluate(EDGES)
        assert len(tops) > 5 and len(lefts) > 5, (size, tops, lefts)
    distant = view["ship_cards"]["chosh-ka"]["ships"][0]
    ships = view["ships"] | {distant: view["ships"][distant] | {"hexes": ["0,9", "0,10"]}}
    for n, size in enumerate(PHONES):
        storm.resize(size)
        storm.show(ships=ships, decision=question | {"id": f"away-{n}"})
        expect(storm.ada.by_id("decision")).to_have_attribute("data-decision", f"away-{n}")
        storm.ada.stable_result(VISIBLE_PART)
        assert distant not in storm.page.evaluate(VISIBLE_SHIPS)
        (arrow,) = boxes(storm.page.locator(f"[data-testid=beyond] [data-ships='{distant}'] path"))
        storm.page.touchscreen.tap(arrow["x"] + arrow["width"] / 2, arrow["y"] + arrow["height"] / 2)
        storm.ada.wait_until(
            lambda: distant in storm.page.evaluate(VISIBLE_SHIPS), "the board moves where the arrow points"
        )
        storm.ada.stable_result(VISIBLE_PART)
        assert distant not in storm.page.evaluate(POINTED_AT)
        hidden = {*enemy_ships} - {*storm.page.evaluate(VISIBLE_SHIPS)}
        assert hidden <= {*storm.page.evaluate(POINTED_AT)} <= {*enemy_ships}, size
        storm.show_whole_board()
        storm.ada.stable_result(VISIBLE_PART)
        assert storm.page.evaluate(EDGES) == [[], []], "the frame of the whole board has the names instead"
    storm.show()


def test_on_a_phone_the_board_shows_the_fleets_again_on_the_next_turn(storm: Posed) -> None:
    own_ships, enemy_ships = ships_by_side(storm.view)
    storm.resize(PHONES[0])
    storm.show_whole_board()
    storm.show(decision=None, waiting_for=["wretch-1"], turn="wretch-1")
    storm.ada.wait_until(lambda: storm.page.evaluate(SMALLEST_SHIP) >= 28, "ships are large")
    visible = {*storm.page.evaluate(VISIBLE_SHIPS)}
    assert {*own_ships} <= visible
    assert len({*enemy_ships} & visible) >= 4
    storm.show()


def ships_by_side(view: dict[str, Any]) -> tuple[list[str], list[str]]:
    """Return the viewer's ships and the enemy ships on the board."""
    seats, cards = view["seats"], view["ship_cards"]
    team = seats[view["viewer"]]["team"]
    seat_of = {id: cards[ship["card"]]["seat"] for id, ship in view["ships"].items() if ship["hexes"]}
    own_ships = [id for id, seat in seat_of.items() if seat == view["viewer"]]
    return own_ships, [id for id, seat in seat_of.items() if seats[seat]["team"] != team]


def test_on_a_phone_one_touch_shows_the_opponents_seats(storm: Posed) -> None:
    """The header always shows the energy and the number of cards, framed in the colour of the side."""
    teams, seats = storm.view["teams"], storm.view["seats"]
    card_count = sum(seats[seat]["hand_size"] for seat in teams["wretch"]["seats"])
    for size in PHONES:
        storm.resize(size)
        summary = storm.ada.by_id("rivals-wretch")
        expect(summary).to_have_text(
            re.compile(rf"{teams['wretch']['energy']}\s*energy\s*{card_count}\s*in hand")
        )
        expect(summary).to_be_in_viewport(ratio=1)
        frames = [
            part.evaluate("(part) => getComputedStyle(part).border")
            for part in (summary, storm.page.locator("header .energy:has([data-place=energy])"))
        ]
        assert len(set(frames)) == 2 and all(frame.startswith("1px solid") for frame in frames), frames
        summary.tap()
        for seat in teams["wretch"]["seats"]:
            expect(storm.page.locator("#pane").get_by_test_id(f"seat-{seat}")).to_be_in_viewport(ratio=1)
    storm.resize(PHONES[0])
    storm.ada.by_id("tab-teams").tap()
    expect(storm.page.locator("#pane")).to_be_hidden()


def test_the_header_of_a_low_window_holds_all_its_parts_on_one_line(storm: Posed) -> None:
    """This includes the button with which people point things out to their teammates."""
    seats, turn = storm.view["seats"], storm.page.locator("header .turn")
    people = {id: seat | {"bot": None, "player": "Ada of Seven Long Names"} for id, seat in seats.items()}
    for size in SHORT:
        storm.resize(size)
        for shown in (seats, people):
            storm.show(seats=shown)
            expect(storm.ada.by_id("point")).to_have_count(int(shown is people))
            expect(turn).to_have_text("Your turn")
            assert (found := storm.ada.stable_result(OUT_OF_HEADER)) == [], (size, found)
            assert not turn.evaluate(SHORTENED), size
        storm.show(seats=people, decision=None, waiting_for=["wretch-1"], turn="wretch-1")
        expect(turn).to_have_text("Ada of Seven Long Names’s turn")
        assert (found := storm.ada.stable_result(OUT_OF_HEADER)) == [], (size, found)
    storm.show()


def test_the_hand_of_a_phone_lies_on_paper(storm: Posed) -> None:
    storm.resize(PHONES[0])
    for hand_size in (0, 6):
        storm.show_hand(hand_size)
        strip, paper = storm.page.evaluate(STRIP_GROUND)
        assert strip == paper
    storm.ada.by_id("strip").tap()
    expect(storm.page.locator(".paged")).to_be_visible()
    expect(storm.page.locator(".paged > header")).to_have_css("text-shadow", "none")
    storm.ada.by_id("strip").tap()


def test_no_ship_in_the_question_is_cut_off_however_distant(storm: Posed) -> None:
    view = storm.view
    ships = view["ships"]
    corners = {
        "isn-torrent": ["1,16", "1,17"],
        "isn-everest": ["29,-11", "29,-12", "30,-12", "30,-11", "29,-10", "28,-10", "28,-11"],
    }
    for n, size in enumerate(PHONES):
        storm.resize(size)
        moved = {view["ship_cards"][card]["ships"][0]: hexes for card, hexes in corners.items()}
        spread_ships = ships | {id: ships[id] | {"hexes": hexes} for id, hexes in moved.items()}
        storm.show(ships=spread_ships, decision=storm.view["decision"] | {"id": f"far-{n}"})
        expect(storm.ada.by_id("decision")).to_have_attribute("data-decision", f"far-{n}")
        expect(storm.page.locator("[data-testid^=ship-][data-offered]")).to_have_count(len(corners))
        storm.ada.stable_result(VISIBLE_PART)
        assert storm.page.evaluate(CUT_SHIPS) == [], size


def test_an_attack_in_the_question_is_in_sight(storm: Posed) -> None:
    """Neither the question nor the dice cover the two ships, wherever the player looked before. On a phone,
    the chart leaves two thirds of the board free and is legible."""
    for size in (*PHONES, (1024, 600)):
        storm.show()
        storm.resize(size)
        ask_about_attack(storm, f"hit-{size}")
        assert (found := storm.ada.stable_result(HIDDEN_FIGHTERS)) == [], (size, found)
        if size in PHONES:
            assert storm.page.evaluate(CHART_SHARE) < 0.35, size
        assert storm.page.evaluate(SMALL_WORDS, BOARD_DRAWING) == [], size
        assert storm.page.evaluate(CHART_GROUND) == "rgb(239, 228, 204)", "opaque paper"
    storm.show()


def ask_about_attack(posed: Posed, id: str, **other_parts: Any) -> None:
    """Show a question about an attack on ISN Torrent, and change other parts of the view."""
    cards = posed.view["ship_cards"]
    attacker, target = (cards[card]["ships"][0] for card in ("red-fuvu", "isn-torrent"))
    shot = {key: ATTACK[key] for key in ATTACK if key != "kind"}
    text = {"key": "attack", "args": shot | {"attacker": attacker, "target": target}}
    log = [{"n": 9, "round": 3, "seat": None, "text": text}]
    args = {"event": "attack-hit", "attacker": attacker, "ship": target, "damage": 1}
    decision = posed.view["decision"] | {"kind": "respond", "text": {"key": "respond", "args": args}}
    posed.show(log=log, decision=decision | {"id": id, "options": reaction_options(1)}, **other_parts)
    expect(posed.ada.by_id("decision")).to_have_attribute("data-decision", id)
    expect(posed.ada.by_id("aim")).to_have_count(1)


def test_the_chart_of_an_attack_covers_no_ship_of_a_large_board(storm: Posed) -> None:
    """The Blue Hawks are below the middle, so only the right side is free."""
    view = storm.view
    hawks = view["ship_cards"]["f47-blue-hawks"]["ships"]
    moved = dict(zip(hawks, (["14,10"], ["15,10"], ["16,9"]), strict=True))
    removed = view["ship_cards"]["isn-everest"]["ships"]
    ships = {id: ship | {"hexes": moved.get(id, ship["hexes"])} for id, ship in view["ships"].items()}
    ships = {id: ship for id, ship in ships.items() if id not in removed}
    for size in ((1440, 900), (1920, 1080), (2560, 1440)):
        storm.show()
        storm.resize(size)
        ask_about_attack(storm, f"roomy-{size}", ships=ships)
        storm.ada.stable_result(VISIBLE_PART)
        assert storm.page.evaluate(UNDER_CHART, list(ships)) == ["HIT"], size
    storm.show()


def test_the_chart_of_an_attack_leaves_the_line_of_fire_free(storm: Posed) -> None:
    """Neither the ruler nor the marks of the two ships lie under the chart, which is smaller if necessary."""
    ships, cards = storm.view["ships"], storm.view["ship_cards"]
    moved = {
        id: hexes.split("/")
        for card, places in AMBUSH.items()
        for id, hexes in zip(cards[card]["ships"], places, strict=True)
    }
    ambush = {id: ships[id] | {"hexes": hexes} for id, hexes in moved.items()}
    for size in (*DESKS, (1366, 768), *PHONES):
        storm.show()
        storm.resize(size)
        ask_about_attack(storm, f"line-{size}", ships=ambush)
        assert storm.ada.stable_result(LINE_UNDER_CHART) == 0, size
    storm.show()


def test_a_lifted_card_is_above_the_chart_of_an_attack(storm: Posed) -> None:
    """The test moves the chart to the hand, where a tall card reaches it."""
    storm.resize((1440, 900))
    ask_about_attack(storm, "lifted")
    storm.page.locator("[data-place=hand] [data-testid^=hand-]").first.hover(position={"x": 30, "y": 12})
    lifted = storm.ada.by_id("lifted")
    expect(lifted).to_be_visible()
    assert lifted.evaluate(IS_IN_FRONT)
    storm.show()


def test_neighbouring_ships_can_be_distinguished(storm: Posed) -> None:
    """Numbers and tabs stay within their ships, even in small windows and with a large font."""
    for zoom in ("", "200%"):
        storm.page.evaluate("(zoom) => { document.documentElement.style.fontSize = zoom }", zoom)
        for size in CROWD_SIZES:
            storm.resize(size)
            for attached in (2, 4):
                storm.crowd_ships(attached)
                assert (found := storm.ada.stable_result(CROWDED)) == [], (size, zoom, attached, found)
    storm.page.evaluate("() => { document.documentElement.style.fontSize = '' }")


def test_a_turned_board_is_as_legible(storm: Posed) -> None:
    """Ships can be distinguished, and the names of spaces do not overlap. Each size is tested in two
    neighbouring orientations."""
    storm.crowd_ships()
    for quarter_turns in range(4):
        for size in CROWD_SIZES[quarter_turns // 2 :: 2]:
            storm.resize(size)
            storm.show_whole_board()
            assert (found := storm.ada.stable_result(CROWDED)) == [], (size, found)
            assert storm.page.locator("[data-edge] text").count() > 20
            assert (found := storm.page.evaluate(TOUCHING_NAMES)) == [], (size, found)
        storm.turn_board()


def test_a_turned_board_has_its_orientation_from_the_first_frame(windows: Windows, server: Server) -> None:
    """Its orientation depends on its size, which is known before the board is drawn."""
    script = f"localStorage['galaxies.turn'] = 1; {WATCH}"
    with visitors(windows, server) as invite:
        cleo = Posed(invite("Cleo", new=True, script=script, **DESKTOP), "dead-zone")
        cleo.ada.stable_result(BOX)
        frames = cleo.page.evaluate("() => frames_seen.map((frame) => frame.split(' ').slice(4).join(' '))")
        assert set(frames) == {"rotate(180)"}, "its size may still change while a slow page loads"


# Hasty presses

#: Records the elements that receive clicks.
RECORD_CLICKS = """
window.heard = []
addEventListener('click', ({ target }) => heard.push(target.closest('[data-testid]')?.dataset.testid))
"""


@pytest.mark.parametrize(("size", "device"), [((1440, 900), DESKTOP), *((size, PHONE) for size in PHONES)])
def test_hastily_skipping_an_animation_undoes_nothing(
    windows: Windows, server: Server, size: tuple[int, int], device: dict[str, Any]
) -> None:
    """A double click counts as one click. After a skip, nothing can be undone for a moment."""
    with visitors(windows, server) as invite:
        table = Posed(invite("Ada", new=True, show="full", script=RECORD_CLICKS, **device), "meteor-storm")
        ada, undo = table.ada, table.ada.by_id("undo")
        table.resize(size)
        ada.by_id("recap-skip").dblclick()
        expect(ada.by_id("recap")).to_have_count(0)
        table.play(ATTACK)
        (skip,) = boxes(ada.by_id("skip"))
        ada.by_id("skip").dblclick()
        expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
        assert table.page.evaluate("heard") == ["recap-skip", "skip"]
        assert not overlap(skip, *boxes(undo)), "the undo button is beside the skip button"
        table.show(decision=None, waiting_for=["wretch-1"])
        expect(ada.by_id("decision")).to_contain_text("Waiting", ignore_case=True)
        assert not overlap(skip, *boxes(undo)), "while another player is awaited"


def boxes(*locators: Locator) -> list[FloatRect]:
    """Return the rectangles of some elements."""
    rectangles = [box for locator in locators if (box := locator.bounding_box())]
    assert len(rectangles) == len(locators)
    return rectangles


def overlap(first: FloatRect, second: FloatRect) -> bool:
    """Return whether two rectangles overlap."""
    overlap_horizontally = (
        first["x"] < second["x"] + second["width"] and second["x"] < first["x"] + first["width"]
    )
    return (
        overlap_horizontally
        and first["y"] < second["y"] + second["height"]
        and second["y"] < first["y"] + first["height"]
    )
