"""Informs open pages of the client's current build in every response of the API."""

from __future__ import annotations

import re
from pathlib import Path
from time import monotonic

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADER = "galaxies-build"
#: The script of a page. Its name contains a content hash.
SCRIPT = re.compile(r'<script type="module"[^>]* src="/assets/([\w-]{1,80})\.js"')
#: Seconds between two checks for a new build, because the client may be rebuilt while the server runs.
CHECK_SECONDS = 5.0


class BuildHeader:
    """ASGI middleware that adds the current build to responses. A page compares it with its own script."""

    def __init__(self, app: ASGIApp, static: Path) -> None:
        self.app = app
        self._page = static / "index.html"
        self._checked_at, self._modified, self._build = float("-inf"), -1, ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the build to its response."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            return await self.app(scope, receive, send)
        build = self._current_build()

        async def send_with_build(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if build and "cache-control" not in headers:  # a cached response would contain an old build
                    headers[HEADER] = build
            await send(message)

        await self.app(scope, receive, send_with_build)

    def _current_build(self) -> str:
        time = monotonic()
        if time - self._checked_at >= CHECK_SECONDS:
            self._checked_at = time
            self._read_build()
        return self._build

    def _read_build(self) -> None:
        try:
            modified = self._page.stat().st_mtime_ns
            if modified != self._modified:
                match = SCRIPT.search(self._page.read_text(encoding="utf-8"))
                self._modified, self._build = modified, match[1] if match else ""
        except (OSError, ValueError):
            self._modified, self._build = -1, ""  # the client is being built, or does not exist
