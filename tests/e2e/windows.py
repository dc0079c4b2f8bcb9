"""Browser windows that are reused, because a new one needs a process that compiles the client again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from socket import SO_REUSEADDR, SOL_SOCKET, socket
from typing import Any

from playwright.sync_api import Browser, Error, Page

#: A page of the server without the client. Leaving for it keeps the page's process running.
BARE = "/manifest.webmanifest"
CLEAR = """() => {
  localStorage.clear()
  sessionStorage.clear()
  return [WebSocket, Date].every((one) => String(one).includes('[native code]'))
}"""

PORTS: list[socket] = []


@contextmanager
def lent_port() -> Iterator[int]:
    """Lend a port to a server, and later to the next one, because a browser caches a page by its address.

    The port is bound without a listener, so that no other process of this machine gets it meanwhile.
    """
    port_socket = PORTS.pop() if PORTS else _bind_free_port()
    yield int(port_socket.getsockname()[1])
    PORTS.append(port_socket)


def _bind_free_port() -> socket:
    port_socket = socket()
    port_socket.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    port_socket.bind(("127.0.0.1", 0))
    return port_socket


class Windows:
    """Reusable windows, grouped by their options. After use, a window contains no traces of its user."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._kinds: dict[Page, str] = {}
        self._free: defaultdict[str, list[Page]] = defaultdict(list)

    def open(
        self, *scripts: str, viewport: Any, reduced_motion: Any = "no-preference", **options: Any
    ) -> Page:
        """Return a window in which all pages begin with these scripts."""
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
        """Return a window after use."""
        kind = self._kinds.pop(page)
        try:
            _clear(page)
        except Error:  # the window is closed, or its server has ended
            page.context.close()
        else:
            self._kinds[page] = kind
            self._free[kind].append(page)


def _clear(page: Page) -> None:
    for page_of_context in page.context.pages:
        if page_of_context is not page:
            page_of_context.close()
    page.unroute_all(behavior="ignoreErrors")
    page.mouse.move(-1, -1)
    page.goto(BARE)
    assert page.evaluate(CLEAR), "tests that replace WebSocket or Date need a new window"
    page.context.clear_cookies()
