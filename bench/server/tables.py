"""Sets up matches for the client: four guests for each match on our server, a room of four on the bare
server."""

from __future__ import annotations

import asyncio
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Protocol
from uuid import uuid4

import httpx2

from bench.server import bare
from bench.server.viewer import Viewer

MISSION = "meteor-storm"
#: One seat has a decision at a time, without a clock.
OPTIONS = {"reactions": "in-turn"}
MAX_PARALLEL = 8


class Site(Protocol):
    """A server, or several servers that share their matches. Viewers are distributed over them."""

    async def begin_match(self) -> list[Viewer]:
        """Begin a match and return its four connected viewers."""
        ...

    async def close(self) -> None:
        """Release the resources of the setup."""
        ...


class GalaxiesSite:
    """Our server. If the table option ``questions`` is set, viewers keep their whole view."""

    def __init__(self, bases: list[str], questions: str = "") -> None:
        self._bases = bases
        self._keeps_view = bool(questions)
        self._options = OPTIONS | ({"questions": questions} if questions else {})
        no_cookies = CookieJar(
            DefaultCookiePolicy(allowed_domains=[])
        )  # guests are identified by their tokens
        self._http = httpx2.AsyncClient(base_url=bases[0], timeout=60, cookies=no_cookies)

    async def begin_match(self) -> list[Viewer]:
        tokens = [(await self._post("/api/guests", name=f"Guest {n}"))["token"] for n in range(4)]
        match = await self._post(
            "/api/matches", tokens[0], mission=MISSION, options=self._options, private=True
        )
        viewers = [Viewer(seat["id"], seat["team"], full_view=self._keeps_view) for seat in match["seats"]]
        code = match["invite"]["code"]
        for viewer, token in zip(viewers, tokens, strict=True):
            _ = await self._post(f"/api/matches/{match['id']}/seats/{viewer.seat}", token, code=code)
        _ = await self._post(f"/api/matches/{match['id']}/start", tokens[0])
        await join(viewers, self._bases, f"/ws/matches/{match['id']}?labels=none", tokens)
        return viewers

    async def close(self) -> None:
        await self._http.aclose()

    async def _post(self, path: str, token: str = "", **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        response = await self._http.post(path, json=body, headers=headers)
        _ = response.raise_for_status()
        return response.json()


class BareSite:
    """The bare broadcaster."""

    def __init__(self, bases: list[str]) -> None:
        self._bases = bases

    async def begin_match(self) -> list[Viewer]:
        room = uuid4().hex
        viewers = [Viewer(seat, f"team {n // 2}") for n, seat in enumerate(bare.SEATS)]
        for viewer in viewers:
            await viewer.join(self._bases[0], f"/rooms/{room}/{viewer.seat}", viewer.seat)
        return viewers

    async def close(self) -> None:
        pass


async def join(viewers: list[Viewer], bases: list[str], path: str, tokens: list[str]) -> None:
    """Connect the viewers, each to the next of the servers in turn."""
    for n, (viewer, token) in enumerate(zip(viewers, tokens, strict=True)):
        await viewer.join(bases[n % len(bases)], path, token)


async def begin_matches(site: Site, count: int) -> list[list[Viewer]]:
    """Begin that many matches, a few at a time. Return their viewers."""
    semaphore = asyncio.Semaphore(MAX_PARALLEL)

    async def begin() -> list[Viewer]:
        async with semaphore:
            return await site.begin_match()

    return await asyncio.gather(*(begin() for _ in range(count)))
