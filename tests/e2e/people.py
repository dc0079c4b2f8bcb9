"""A person at a browser: opens pages, sits down, reads the page and clicks what it offers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Response, TimeoutError, expect
from websockets.sync.client import ClientConnection, connect

from tests.e2e.commander import Choice, Offer, ShownDecision
from tests.e2e.windows import Windows
from tests.e2e.wire import WireLog

PATIENCE = 30_000  # milliseconds; a busy machine is no failure
DESK = {"width": 1280, "height": 800}
POLL = 15.0  # milliseconds between two checks
#: JavaScript that returns the result of a script after several frames without a change. The script is an
#: expression or a function. It may fail while the page changes.
STEADY = """async () => {
  const read = () => {
    try {
      const value = (%s)
      return typeof value === 'function' ? value() : value
    } catch (error) { return error }
  }
  let [before, since, frames] = [read(), performance.now(), 0]
  while (performance.now() - since < 60 || frames < 4) {
    await new Promise(requestAnimationFrame)
    const now = read()
    if (JSON.stringify(now) === JSON.stringify(before)) frames++
    else [before, since, frames] = [now, performance.now(), 0]
  }
  if (before instanceof Error) throw before
  return before
}"""

#: Reads the decision, its options and the board from the page in a single call.
LOOK = """() => {
  const bar = document.querySelector('[data-testid=decision]')
  const answering = bar?.querySelector('[data-option]:disabled')
  const list = bar?.querySelector('[data-testid=option-list]')
  const coming = !list && bar?.querySelector('.foot details')
  if (!bar?.dataset.decision || answering || coming) return null
  const style = (node, name) => node.style.getPropertyValue(name)
  const moved = /translate\\(([-\\d.]+)px,? *([-\\d.]+)?/
  const place = (node) => (node.getAttribute('style').match(moved) ?? []).slice(1)
  const ships = [...document.querySelectorAll('g.ship')]
  const name = (ship) => ship.dataset.testid.slice(5)
  return {
    decision: bar.dataset.decision,
    kind: bar.dataset.kind,
    prompt: bar.querySelector('h2')?.textContent ?? '',
    several: !!bar.querySelector('[data-testid=confirm]'),
    most: Number(bar.dataset.most),
    offers: [...list?.querySelectorAll('[data-option]') ?? []]
      .map((button) => [button.dataset.option, button.textContent]),
    spaces: [...document.querySelectorAll('[data-space]')].map((space) => space.dataset.space),
    ships: ships.map((ship) => [name(ship), ...place(ship).map(Number)]),
    tones: ships.map((ship) => [name(ship), style(ship, '--tone')]),
    acting: ships.filter((ship) => ship.classList.contains('active')).map(name),
  }
}"""

GONE_ON = "(id) => document.querySelector('[data-testid=decision]')?.dataset.decision !== id"

#: Clicks without waiting until the button is stable and visible, because that wait takes most of the time.
TAP = """(option) => {
  const bar = document.querySelector('[data-testid=decision]')
  const target = bar.querySelector(`.buttons [data-option="${option}"]`) ??
    bar.querySelector(`[data-testid=option-list] [data-option="${option}"]`)
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}"""
#: The prefix of the ids of the options on the board, by the selected manner of answering.
OF_MANNER = {
    "manner-together": "together",
    "manner-alone": "fly",
    "manner-flight": "fly",
    "manner-group": "group",
    "manner-drift": "drift",
    "manner-single": "",
    "manner-step": "",
}
BY_HAND = 3  # answers to each kind of decision in a long match

#: Only screenshots and axe need painted pages. The other pages are laid out and clicked without painting.
UNSEEN = """addEventListener('DOMContentLoaded', () => {
  const unseen = new CSSStyleSheet()
  unseen.replaceSync('body { opacity: 0 }')
  document.adoptedStyleSheets = [unseen]
})"""
#: The options that a window gets on creation and keeps.
GIVEN = {"permissions", "storage_state"}
NO_WORKER = "delete Navigator.prototype.serviceWorker"
#: Makes pages visible temporarily, and then invisible again.
SEEN = "globalThis.unseen = [...document.adoptedStyleSheets]; document.adoptedStyleSheets = []"
UNSEEN_AGAIN = "document.adoptedStyleSheets = globalThis.unseen"

#: Printed content and missions, which everybody may read.
OPEN_TO_ALL = ("/api/catalogue", "/api/missions")

#: Messages of the browser itself when the server is down.
OUTAGE = re.compile(r"net::ERR_|WebSocket connection to")
#: Messages when the service worker takes over a page that is still loading: loaded files are fetched again.
TAKEN_OVER = re.compile(r"service worker resource mismatch|was preloaded using link preload")
#: The message when a page is left before its socket is open.
LEFT_SOON = "WebSocket is closed before the connection is established"


class Person:
    """One window of the browser. It records all errors in it. It is rendered only if it is ``painted``;
    otherwise its screenshots are empty. A test that changes more of its context than a page stores must
    request a ``new`` window."""

    def __init__(
        self,
        windows: Windows,
        base: str,
        name: str,
        *,
        show: str = "off",
        sound: bool = False,
        expects: str = "",
        worker: bool = False,
        bodies: bool = False,
        painted: bool = False,
        new: bool = False,
        script: str = "",
        **options: Any,
    ) -> None:
        self.name = name
        self.base = base
        self.worker = worker
        self.bodies = bodies
        self.expects = expects  # an expected failure that the browser will report
        defaults = {"viewport": DESK} | ({"reduced_motion": "reduce"} if show == "off" else {})
        scripts = [f"localStorage['galaxies.speed'] ??= {show!r}", script]
        if not sound:  # sound takes time, and few tests need it
            scripts.append("localStorage['galaxies.sound'] ??= 'off'")
        if not painted:
            scripts.append(UNSEEN)
        if not worker:  # requests of a service worker could not be distinguished from those of the page
            scripts.append(NO_WORKER)
        self.windows = windows
        self.new = new or worker or bool(options.keys() & GIVEN)
        self.window = windows.open(*filter(None, scripts), base_url=base, **(defaults | options))
        self.context = self.window.context
        self.context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.wire = WireLog()
        self.responses: list[Response] = []
        self.practised: Counter[str] = Counter()
        self.outage = False
        self.page = self._watch(self.window)

    def open_page(self) -> Page:
        """Open another tab, which becomes the person's page."""
        self.page = self._watch(self.context.new_page())
        return self.page

    def _watch(self, page: Page) -> Page:
        page.on("console", self._record_message)
        page.on("pageerror", self._record_error)
        page.on("websocket", self.wire.attach)
        if self.bodies:  # receiving each response takes longer than many tests
            page.on("response", self._record_response)
        return page

    def close(self) -> None:
        """Close the window, or return it for further use."""
        if self.new:
            self.context.close()
            return
        self.window.remove_listener("console", self._record_message)
        self.window.remove_listener("pageerror", self._record_error)
        self.window.remove_listener("websocket", self.wire.attach)
        if self.bodies:
            self.window.remove_listener("response", self._record_response)
        self.windows.leave(self.window)

    # Navigation

    def by_id(self, name: str) -> Locator:
        """Return the element with this test id."""
        return self.page.get_by_test_id(name)

    def enter(self, path: str = "/") -> None:
        """Open a page for the first time and enter a name."""
        self.page.goto(path)
        self.by_id("name-input").fill(self.name)
        self.by_id("enter").click()
        expect(self.by_id("enter")).to_have_count(0)

    def choose(self) -> None:
        """Go from the start page to the choice of a mission."""
        self.by_id("choose-mission").click()
        expect(self.by_id("create-match")).to_be_visible()

    def create(self, mission: str = "meteor-storm", *, public: bool = False, **options: str) -> str:
        """Create a match. Return its invite link. By default, reactions are asked in turn."""
        self.choose()
        self.by_id(f"mission-{mission}").check()
        if (more_options := self.by_id("more-options")).count():
            more_options.click()
        defaults = {"reactions": "in-turn"} if self.by_id("option-reactions").count() else {}
        for option, choice in (defaults | options).items():
            self._choose(self.by_id(f"option-{option}"), choice)
        if public:
            self.page.get_by_label("Let anyone on this server join").check()
        self.by_id("create-match").click()
        return self.by_id("invite-link").input_value()

    def link(self, kind: str) -> str:
        """Return a link to share, once its QR code is shown. Used links have no QR code."""
        all_drawn = (
            "(codes) => codes.length > 0 && codes.every((code) => code.complete && code.naturalWidth > 0)"
        )
        codes = self.page.get_by_alt_text("QR code")
        self.wait_until(lambda: codes.evaluate_all(all_drawn), "the QR codes are drawn")
        return self.by_id(f"{kind}-link").input_value()

    def _choose(self, option: Locator, choice: str) -> None:
        if option.evaluate("(element) => element.tagName") == "SELECT":
            _ = option.select_option(choice)
        elif (switch := option.get_by_role("switch")).count():
            switch.set_checked(choice == "on")
        else:
            option.locator(f"input[value='{choice}']").check()

    def sit(self, seat: str) -> None:
        """Take a seat in the lobby, unless the invite has already seated this person."""
        expect(self.by_id("seat-" + seat)).to_be_visible()
        if not self.by_id(f"leave-seat-{seat}").count():
            self.by_id(f"take-seat-{seat}").click()
        expect(self.by_id(f"leave-seat-{seat}")).to_be_visible()

    def wait_until(self, condition: Callable[[], Any], description: str, patience: float = PATIENCE) -> Any:
        """Poll until the result is true. Meanwhile the page's events are processed."""
        deadline = monotonic() + patience / 1000
        while not (result := condition()):
            assert monotonic() < deadline, f"{self.name} waited in vain until {description}"
            self.page.wait_for_timeout(POLL)
        return result

    def stable_result(self, script: str) -> Any:
        """Return the result of a script once it no longer changes."""
        return self.page.evaluate(STEADY % script)

    def open_socket(self, table: str = "") -> ClientConnection:
        """Connect another device of this person to the current table, or to the given one."""
        (token,) = [cookie["value"] for cookie in self.context.cookies() if "galaxies_" in cookie["name"]]
        address = urlsplit(f"{self.base}{table}" if table else self.page.url)
        return connect(
            f"ws://{address.netloc}/ws/matches/{address.path.split('/')[2]}?labels=none",
            additional_headers={"Authorization": f"Bearer {token}"},
            max_size=None,
        )

    # The table

    def read_decision(self) -> ShownDecision | None:
        """Return the open decision as the page shows it."""
        contents = self.page.evaluate(LOOK)
        if contents is None:
            return None
        tones = dict(contents["tones"])
        return ShownDecision(
            id=contents["decision"],
            kind=contents["kind"],
            prompt=contents["prompt"],
            multiple=contents["several"],
            max_picks=contents["most"],
            offers=tuple(Offer(id, label) for id, label in contents["offers"]),
            spaces=tuple(contents["spaces"]),
            ships={id: (x, y) for id, x, y in contents["ships"]},
            isn_ships=frozenset(id for id, tone in tones.items() if "isn" in tone),
            acting=contents["acting"][0] if len(contents["acting"]) == 1 else None,
        )

    def answer(self, decision: ShownDecision, choice: Choice) -> None:
        """Give an answer as a person would, and wait until the page has moved on."""
        self.click(decision, choice)
        self.wait_for_next_decision(decision.id)

    def go_on(self, decision: ShownDecision, choice: Choice) -> None:
        """Give one of many answers. Use the pointer while that kind of decision is new."""
        self.practised[decision.kind] += 1
        if choice.fly_to or decision.multiple or self.practised[decision.kind] <= BY_HAND:
            self.answer(decision, choice)
        else:
            self.page.evaluate(TAP, choice.picks[0])

    def click(self, decision: ShownDecision, choice: Choice) -> None:
        """Give an answer without waiting."""
        if choice.fly_to:
            self.space(choice.fly_to).click()
        elif decision.multiple and (decision.max_picks > 1 or not choice.picks):
            self._pick_several(decision, choice)
        else:
            self.pick(choice.picks[0])

    def pick(self, option: str) -> None:
        """Click an option: its large button, its space on the board, or else its entry in the list."""
        bar = self.by_id("decision")
        large = bar.locator(f'.buttons [data-option="{option}"]')
        place = self.space(option.rpartition(":")[2])
        if large.count():
            large.click()
        elif self._is_on_board(option) and place.count():
            place.click()
        else:
            self.list_entry(option).click()

    def _is_on_board(self, option: str) -> bool:
        """Return whether a click on the option's space gives this answer, and no other answer for that
        space."""
        manners = self.by_id("decision").locator("[data-testid^=manner-]")
        chosen = manners.and_(self.page.locator("[aria-pressed=true]"))
        if not manners.count():
            return True
        return OF_MANNER[str(chosen.get_attribute("data-testid"))] == option.rpartition(":")[0]

    def list_entry(self, option: str) -> Locator:
        """Return the option's entry in the list of all options, which is opened if necessary."""
        bar = self.by_id("decision")
        closed_list = bar.locator("details:not([open]):has([data-testid=option-list]) > summary")
        if closed_list.count():
            closed_list.click()
        group = bar.locator(
            f"[data-testid=option-list] details:not([open]):has([data-option='{option}']) > summary"
        )
        if group.count():
            group.click()
        return bar.locator(f'[data-testid=option-list] [data-option="{option}"]')

    def space(self, name: str) -> Locator:
        """Return a marked space of the board."""
        return self.page.locator(f'[data-space="{name}"]')

    def _pick_several(self, decision: ShownDecision, choice: Choice) -> None:
        confirm = self.by_id("confirm")
        for option in choice.picks:
            self.list_entry(option).click()
        for option in decision.option_ids:
            if confirm.is_enabled():
                break
            self.list_entry(option).click()
        confirm.click()

    def wait_for_next_decision(self, id: str) -> None:
        """Wait until the page shows another decision or none."""
        self.page.wait_for_function(GONE_ON, arg=id)

    def settle(self) -> None:
        """Skip the animations, if any, so that the page shows the current position."""
        skip = self.by_id("skip")
        while skip.count():
            with suppress(TimeoutError):  # the animation may end by itself
                skip.click(timeout=1000)

    def wait_until_online(self) -> None:
        """Wait until the page shows that it is connected."""
        expect(self.by_id("connection")).to_have_attribute("data-state", "online")

    def received_text(self) -> str:
        """Return everything that the server has sent to this browser, without files and printed content."""
        assert self.bodies, "this person's responses are not recorded"
        bodies = [
            response.text()
            for response in self.responses
            if "/api/" in response.url
            and not any(path in response.url for path in OPEN_TO_ALL)
            and response.status != HTTPStatus.NO_CONTENT  # the browser knows no body, not even an empty one
        ]
        return "\n".join([*self.wire.frames, *bodies])

    # Reports of the browser

    def _record_message(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        is_outage = self.outage and OUTAGE.search(message.text)
        expected_texts = (
            f"status of {self.expects}",
            f"response code: {self.expects}",
        )  # of a request, of a socket
        is_expected = self.expects and any(text in message.text for text in expected_texts)
        is_takeover = self.worker and TAKEN_OVER.search(message.text)
        if not (is_outage or is_expected or is_takeover or LEFT_SOON in message.text):
            self.faults.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _record_error(self, error: Error) -> None:
        self.faults.append(f"page error: {error}")

    def _record_response(self, response: Response) -> None:
        self.responses.append(response)
