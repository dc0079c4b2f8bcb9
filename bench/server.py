"""How fast a server tells: from an answer to the last of the four diffs that it causes.

    python -m bench.server [--matches 1] [--answers 200] [--think 0.05] [--database URL]

Starts a server with one worker on loopback, plays Meteor Storm matches side by side, four websockets each,
by random offered picks, ``think`` seconds apart in each match, and prints one line of JSON; times in
milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import websockets

QUIET = ("discard", "done", "stop", "no", "hold", "done-moving")


@dataclass
class Figures:
    """What was measured: seconds and bytes."""

    last_diff: list[float] = field(default_factory=list)
    accepted: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


class Viewer:
    """One player's websocket: keeps its view at the present and notes when frames come."""

    def __init__(self, seat: str, socket_: Any, sizes: list[int]) -> None:
        self.seat, self.socket, self.sizes = seat, socket_, sizes
        self.view: dict[str, Any] = {}
        self.last_diff = 0.0
        self.replies: dict[str, asyncio.Future[float]] = {}
        self.news = asyncio.Event()

    async def listen(self) -> None:
        """Until the socket closes."""
        async for text in self.socket:
            now = time.perf_counter()
            frame = json.loads(text)
            if frame["type"] == "view":
                self.view = frame["view"]
            elif frame["type"] == "diff":
                self.last_diff = now
                self.sizes.append(len(text))
                for change in frame["patch"]:
                    self.view = apply(self.view, change)
            elif reply := self.replies.pop(frame["id"], None):
                assert frame["type"] == "accepted", frame
                reply.set_result(now)
            self.news.set()


def apply(document: Any, change: dict[str, Any]) -> Any:
    """Apply one operation of a JSON patch (add, remove, replace)."""
    steps = [step.replace("~1", "/").replace("~0", "~") for step in change["path"].split("/")[1:]]
    if not steps:
        return change["value"]
    place = document
    for step in steps[:-1]:
        place = place[int(step)] if isinstance(place, list) else place[step]
    last = steps[-1]
    if isinstance(place, list):
        at = len(place) if last == "-" else int(last)
        if change["op"] == "add":
            place.insert(at, change["value"])
        elif change["op"] == "remove":
            del place[at]
        else:
            place[at] = change["value"]
    elif change["op"] == "remove":
        del place[last]
    else:
        place[last] = change["value"]
    return document


async def seated(base: str) -> tuple[str, dict[str, str]]:
    """Open a match with four guests and start it; returns its id and the tokens by seat."""
    async with httpx2.AsyncClient(base_url=base, timeout=60) as client:

        async def post(path: str, token: str | None = None, **body: Any) -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = await client.post(path, json=body, headers=headers)
            client.cookies.clear()
            answer.raise_for_status()
            return answer.json()

        tokens = [(await post("/api/guests", name=f"Guest {n}"))["token"] for n in range(4)]
        match = await post("/api/matches", tokens[0], mission="meteor-storm", options={}, private=True)
        seats = dict(zip((seat["id"] for seat in match["seats"]), tokens, strict=True))
        for seat, token in seats.items():
            await post(f"/api/matches/{match['id']}/seats/{seat}", token, code=match["invite"]["code"])
        await post(f"/api/matches/{match['id']}/start", tokens[0])
        return match["id"], seats


async def play(base: str, answers: int, think: float, seed: int, figures: Figures) -> None:
    """Play one match for so many answers."""
    rng = random.Random(seed)
    match, seats = await seated(base)
    url = f"{base.replace('http', 'ws')}/ws/matches/{match}"
    sockets = [
        await websockets.connect(
            url, additional_headers={"Authorization": f"Bearer {token}"}, compression=None
        )
        for token in seats.values()
    ]
    viewers = [Viewer(seat, found, figures.sizes) for seat, found in zip(seats, sockets, strict=True)]
    tasks = [asyncio.create_task(viewer.listen()) for viewer in viewers]
    try:
        await asyncio.sleep(rng.random() * think)
        for number in range(answers):
            asker = await _asked(viewers)
            if asker is None:
                return
            began = await _answer(asker, rng, f"{seed}-{number}", figures)
            await asyncio.sleep(think)
            told = [viewer.last_diff for viewer in viewers if viewer.last_diff > began]
            if told:
                figures.last_diff.append(max(told) - began)
    finally:
        for found in sockets:
            await found.close()
        _ = await asyncio.gather(*tasks, return_exceptions=True)


async def _asked(viewers: list[Viewer]) -> Viewer | None:
    """The player who is asked; None once the match is over."""
    deadline = time.perf_counter() + 60
    while time.perf_counter() < deadline:
        if any(viewer.view.get("result") for viewer in viewers):
            return None
        for viewer in viewers:
            if viewer.view.get("decision"):
                return viewer
        await asyncio.sleep(0.01)
    raise TimeoutError("nobody is asked")


async def _answer(asker: Viewer, rng: random.Random, name: str, figures: Figures) -> float:
    """Answer at random and return when; what arrives before the next answer was caused by this one."""
    decision = asker.view["decision"]
    ids = [option["id"] for option in decision["options"]]
    lively = [id_ for id_ in ids if id_ not in QUIET] or ids
    count = decision["min"] if decision["max"] > 1 else 1
    pick = rng.sample(lively, min(len(lively), max(count, decision["min"])))
    reply: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    asker.replies[name] = reply
    began = time.perf_counter()
    await asker.socket.send(
        json.dumps({"type": "answer", "id": name, "decision": decision["id"], "pick": pick})
    )
    figures.accepted.append(await asyncio.wait_for(reply, 60) - began)
    return began


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def ready(base: str) -> None:
    """Wait until the server answers."""
    async with httpx2.AsyncClient(base_url=base) as client:
        for _ in range(300):
            try:
                if (await client.get("/healthz")).status_code == 200:
                    return
            except httpx2.TransportError:
                pass
            await asyncio.sleep(0.1)
    raise TimeoutError("the server did not start")


async def measure(base: str, matches: int, answers: int, think: float) -> dict[str, Any]:
    """Play the matches side by side."""
    await ready(base)
    figures = Figures()
    began = time.perf_counter()
    await asyncio.gather(*(play(base, answers, think, seed, figures) for seed in range(matches)))
    seconds = time.perf_counter() - began
    return {
        "matches": matches,
        "answers": len(figures.accepted),
        "answers_per_second": round(len(figures.accepted) / seconds, 1),
        "accepted_ms": spread(figures.accepted, 1000),
        "last_diff_ms": spread(figures.last_diff, 1000),
        "diff_bytes": spread([float(size) for size in figures.sizes], 1),
    }


def spread(values: list[float], scale: float) -> dict[str, float]:
    """Median, 95th and 99th percentile."""
    cuts = statistics.quantiles(values, n=100)
    return {
        "p50": round(cuts[49] * scale, 1),
        "p95": round(cuts[94] * scale, 1),
        "p99": round(cuts[98] * scale, 1),
    }


def main() -> None:
    """Start the server, measure, print, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("--matches", type=int, default=1)
    _ = parser.add_argument("--answers", type=int, default=200, help="in each match")
    _ = parser.add_argument("--think", type=float, default=0.05, help="seconds between answers of a match")
    _ = parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite+aiosqlite:///{Path(folder, 'bench.sqlite3')}"
        port = free_port()
        quiet = {"GALAXIES_LOG_LEVEL": "warning", "GALAXIES_GUEST_RATE": "100000/minute"}
        command = [sys.executable, "-m", "server", "serve", "--port", str(port), "--database", database]
        server = subprocess.Popen(command, env=os.environ | quiet)
        try:
            figures = asyncio.run(
                measure(f"http://127.0.0.1:{port}", given.matches, given.answers, given.think)
            )
            print(json.dumps(figures))
        finally:
            server.terminate()
            _ = server.wait(30)


if __name__ == "__main__":
    main()
