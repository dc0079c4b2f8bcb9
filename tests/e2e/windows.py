"""Windows of the browser that are used again: a new one costs a process that compiles the client anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from socket import SO_REUSEADDR, SOL_SOCKET, socket
from typing import Any

from playwright.sync_api import Browser, Error, Page

#: What the server gives without the client: who comes from there finds the process of the page still running.
BARE = "/manifest.webmanifest"
CLEAR = """() => {
  localStorage.clear()
  sessionStorage.clear()
  return [WebSocket, Date].every((one) => String(one).includes('[native code]'))
}"""

PORTS: list[socket] = []


@contextmanager
def lent_port() -> Iterator[int]:
    """A port for a server, and for the next one again: a browser keeps by its address what it has of a page.

    It is bound, though nobody listens, so that nobody else on this machine gets it meanwhile.
    """
    held = PORTS.pop() if PORTS else _bound()
    yield int(held.getsockname()[1])
    PORTS.append(held)


def _bound() -> socket:
    held = socket()
    held.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


class Windows:
    """Windows by what they were opened with. Whoever leaves one leaves nothing behind in it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._kinds: dict[Page, str] = {}
        self._free: defaultdict[str, list[Page]] = defaultdict(list)

    def open(
        self, *scripts: str, viewport: Any, reduced_motion: Any = "no-preference", **options: Any
    ) -> Page:
        """One in which all pages begin with these scripts."""
        kind = repr((scripts, sorted(options.items())))
        if self._free[kind]:
            page = self._free[kind].pop()
            page.set_viewport_size(viewport)
            page.emulate_media(reduced_motion=reduced_motion)
            return page
        context = self.browser.new_context(viewport=viewport, reduced_motion=reduced_motion, **options)
        for script in scripts:
            context.add_init_script(script)
        page = context.new_page()
        self._kinds[page] = kind
        return page

    def leave(self, page: Page) -> None:
        """Whoever had this window has gone."""
        kind = self._kinds.pop(page)
        try:
            _clear(page)
        except Error:  # it is shut, or its server has ended
            page.context.close()
        else:
            self._kinds[page] = kind
            self._free[kind].append(page)


def _clear(page: Page) -> None:
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.unroute_all(behavior="ignoreErrors")
    page.mouse.move(-1, -1)
    page.goto(BARE)
    assert page.evaluate(CLEAR), "whoever takes sockets or the clock over needs a new window"
    page.context.clear_cookies()
