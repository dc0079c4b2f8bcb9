"""The client as a separate process: it reads a `Job` as JSON, plays it, and prints its figures as JSON."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, Literal

import orjson
import uvloop

from bench.server.figures import Counts
from bench.server.loops import ClosedLoop, PacedLoop, SeriesLoop
from bench.server.match import Match
from bench.server.processes import cpu_seconds, pss_kib
from bench.server.tables import BareSite, GalaxiesSite, begin_matches
from engine.galaxies.players.greedy import GreedyPlayer
from engine.galaxies.players.random import RandomPlayer

TIMEOUT = 240.0  # seconds for the setup, and for the long matches of `growth`
#: The first and the last number of a match's early answers, and of its late ones, which are compared.
EARLY, LATE = (0, 50), (799, 900)
#: A limit above the number of answers of any match.
ENDLESS = 100_000


@dataclass(frozen=True)
class Job:
    """The task of the client."""

    site: Literal["ours", "bare"]
    bases: list[str]
    pids: list[int]  # process ids of the servers
    matches: int
    seconds: float = 5.0
    warm: float = 1.0
    opening: int = 0  # untimed answers of each match: the first messages reach few viewers, and are long
    rate: float | None = None  # answers per second of all matches together; None for a closed loop
    patience: float = 0.01  # seconds to wait for another frame after the last one
    spares: int = 3  # matches that can replace finished ones
    seed: int = 1
    growth: bool = False  # compare the costs of early and late answers
    questions: str = ""  # the table option; if it is set, Captains play their matches to the end
    sampled: bool = False  # notify the server when the timed part begins and ends


@dataclass
class ResourceUsage:
    """The resources that the timed part used."""

    seconds: float = 0.0
    server_cpu: float = 0.0
    client_cpu: float = 0.0


@contextmanager
def measure_time(job: Job) -> Iterator[ResourceUsage]:
    """Measure the resources of the block."""
    usage = ResourceUsage()
    _signal_sampler(job)
    start, server_cpu, client_cpu = time.perf_counter(), cpu_seconds(job.pids), time.process_time()
    yield usage
    usage.seconds = time.perf_counter() - start
    usage.server_cpu, usage.client_cpu = cpu_seconds(job.pids) - server_cpu, time.process_time() - client_cpu
    _signal_sampler(job)


def _signal_sampler(job: Job) -> None:
    if job.sampled:
        for pid in job.pids:
            os.kill(pid, signal.SIGUSR1)


async def play(job: Job) -> dict[str, Any]:
    """Set up the matches, play them, and return the figures. Raises any exception that a callback raises."""
    loop = asyncio.get_running_loop()
    failure: asyncio.Future[None] = loop.create_future()
    loop.set_exception_handler(lambda _, context: _fail(failure, context))
    task = asyncio.create_task(_play(job))
    async with asyncio.timeout(TIMEOUT + job.warm + job.seconds):
        _ = await asyncio.wait([task, failure], return_when=asyncio.FIRST_COMPLETED)
    if failure.done():
        failure.result()
    return task.result()


def _fail(failure: asyncio.Future[None], context: dict[str, Any]) -> None:
    if not failure.done():
        failure.set_exception(context.get("exception") or RuntimeError(context["message"]))


async def _play(job: Job) -> dict[str, Any]:
    site = GalaxiesSite(job.bases, job.questions) if job.site == "ours" else BareSite(job.bases)
    # memory that a server allocates only for its first match does not count
    first = await begin_matches(site, 1)
    memory = [pss_kib(job.pids)]
    count = job.matches if job.growth or job.questions else job.matches + job.spares
    all_viewers = first + await begin_matches(site, count - 1)
    await site.close()
    memory.append(pss_kib(job.pids))
    rng = random.Random(job.seed)
    accepts = job.site == "ours"
    player = GreedyPlayer if job.questions else RandomPlayer
    matches = [Match(viewers, job.patience, player(rng.getrandbits(32)), accepts) for viewers in all_viewers]
    measurement = (
        play_whole_matches(job, matches)
        if job.questions
        else measure_growth(job, matches)
        if job.growth
        else None
    )
    figures = await (measurement or play_steadily(job, matches, rng))
    memory.append(pss_kib(job.pids))
    if count > 1:
        kib_begun = (memory[1] - memory[0]) / (count - 1)
        kib_played = kib_begun + (memory[2] - memory[1]) / job.matches
        figures["kib_per_match"] = {"begun": round(kib_begun), "played": round(kib_played)}
    for match in matches:
        match.leave()
    return figures


async def play_steadily(job: Job, matches: Sequence[Match], rng: random.Random) -> dict[str, Any]:
    """Run a loop for the duration of the job, after the opening and a warm-up."""
    playing, spares = matches[: job.matches], matches[job.matches :]
    await SeriesLoop(playing).play(job.opening)
    loop_type = partial(PacedLoop, rate=job.rate, rng=rng) if job.rate else ClosedLoop
    loop = loop_type(playing, spares)
    loop.start()
    await asyncio.sleep(job.warm)
    loop.counts = Counts()
    with measure_time(job) as usage:
        await asyncio.sleep(job.seconds)
    return figures_of(job, loop.counts, usage) | {
        "refused": sum(match.rejected for match in matches),
        "strays": sum(match.unexpected_frames for match in matches),
    }


async def measure_growth(job: Job, matches: Sequence[Match]) -> dict[str, Any]:
    """Return the figures of early and of late answers, and the ratio of their costs."""
    loop = SeriesLoop(matches)
    figures: dict[str, Any] = {}
    for name, (start, end) in {"early": EARLY, "late": LATE}.items():
        await loop.play(start)
        loop.counts = Counts()
        with measure_time(job) as usage:
            await loop.play(end)
        figures[name] = figures_of(job, loop.counts, usage)
    early, late = (figures[name].get("server_cpu_us") for name in ("early", "late"))
    return figures | {"late_to_early": round(late / early, 2) if early and late else None}


async def play_whole_matches(job: Job, matches: Sequence[Match]) -> dict[str, Any]:
    """Return the figures of matches that are played to the end, and the cost per match."""
    loop = SeriesLoop(matches)
    with measure_time(job) as usage:
        await loop.play(ENDLESS)
    assert all(match.over for match in matches)
    size = sum(sum(sizes) for sizes in loop.counts.sizes.values())
    per_match = {
        "answers": len(loop.counts.latencies) / len(matches),
        "server_cpu_s": usage.server_cpu / len(matches),
        "kilobytes": size / 1000 / len(matches),
    }
    return figures_of(job, loop.counts, usage) | {
        "a_match": {name: round(figure, 2) for name, figure in per_match.items()},
        "refused": sum(match.rejected for match in matches),
    }


def figures_of(job: Job, counts: Counts, usage: ResourceUsage) -> dict[str, Any]:
    """Return the figures of a timed part."""
    return counts.figures(usage.seconds, usage.server_cpu, job.matches) | {
        "client_cpu_share": round(usage.client_cpu / usage.seconds, 2)
    }


def measure(job: Job) -> dict[str, Any]:
    """Run the job in a client process, and return its figures. Raises CalledProcessError if it fails."""
    command = [sys.executable, "-m", "bench.server.client"]
    process = subprocess.run(command, input=orjson.dumps(asdict(job)), stdout=subprocess.PIPE, check=True)
    figures: dict[str, Any] = orjson.loads(process.stdout)
    return figures


if __name__ == "__main__":
    print(orjson.dumps(uvloop.run(play(Job(**orjson.loads(sys.stdin.read()))))).decode())
