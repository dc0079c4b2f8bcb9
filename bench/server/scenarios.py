"""The measurements by name. Each runs its servers, and yields result lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from bench.server import processes
from bench.server.client import Job, measure
from bench.server.processes import Server
from engine.core.lobby.options import GESTURES, STEPS
from tests import services

Side = Literal["ours", "bare"]
Line = dict[str, Any]
SIDES: tuple[Side, ...] = ("ours", "bare")

WORKERS = 4
#: How long to wait for another frame if workers share a match, in seconds. Frames from other workers arrive
#: later.
WORKERS_TIMEOUT = 0.2


@dataclass(frozen=True)
class Plan:
    """The seconds, the rounds and the sizes of each measurement."""

    seconds: float = 5.0
    rounds: int = 2
    closed: tuple[int, ...] = (1, 10, 50, 200)
    compressed: tuple[int, ...] = (10, 50)
    rates: tuple[int, ...] = (100, 300, 500)
    paced_matches: int = 50
    socket_matches: int = 500
    socket_rate: int = 250
    worker_matches: tuple[int, ...] = (10, 50)
    growth_matches: int = 10
    whole_matches: int = 12
    warm: float = 1.0
    opening: int = 30


QUICK = Plan(
    seconds=1.0,
    rounds=1,
    closed=(1, 10),
    compressed=(10,),
    rates=(100,),
    paced_matches=10,
    socket_matches=50,
    socket_rate=50,
    worker_matches=(4,),
    growth_matches=2,
    whole_matches=1,
    opening=0,
)


@contextmanager
def server(side: Side, **settings: str) -> Iterator[Server]:
    """Run one server. Ours has a new database in a file, and these environment variables."""
    with TemporaryDirectory(prefix="bench-") as folder:
        database = f"sqlite+aiosqlite:///{Path(folder, 'bench.sqlite3')}"
        with processes.galaxies(database, **settings) if side == "ours" else processes.bare() as running:
            yield running


def measure_in_turns(plan: Plan, scenario: str, **options: Any) -> Iterator[Line]:
    """Measure both sides alternately, with a new server each time."""
    for round_ in range(plan.rounds):
        for side in SIDES:
            with server(side) as running:
                job = Job(side, [running.base], [running.pid], seed=round_, **options)
                yield measure_line(scenario, job, plan)


def measure_line(scenario: str, job: Job, plan: Plan) -> Line:
    """Measure a job for the seconds of the plan, and return its figures."""
    job = replace(job, seconds=plan.seconds, warm=plan.warm, opening=plan.opening)
    labels = {"scenario": scenario, "side": job.site, "matches": job.matches, "rate": job.rate}
    return labels | {"round": job.seed} | measure(job)


def closed(plan: Plan) -> Iterator[Line]:
    """Send the next answer of each match once all messages about the previous one have arrived."""
    for matches in plan.closed:
        yield from measure_in_turns(plan, "closed", matches=matches)


def paced(plan: Plan) -> Iterator[Line]:
    """Send a fixed number of answers per second."""
    for rate in plan.rates:
        yield from measure_in_turns(plan, "paced", matches=plan.paced_matches, rate=float(rate))


def sockets(plan: Plan) -> Iterator[Line]:
    """Measure many sockets on one worker."""
    yield from measure_in_turns(plan, "sockets", matches=plan.socket_matches, rate=float(plan.socket_rate))


def growth(plan: Plan) -> Iterator[Line]:
    """Compare the costs of early and late answers of a match."""
    for round_ in range(plan.rounds):
        with server("ours") as running:
            job = Job("ours", [running.base], [running.pid], plan.growth_matches, growth=True, seed=round_)
            yield measure_line("growth", job, plan)


def whole(plan: Plan) -> Iterator[Line]:
    """Measure a match of four Captains, with whole gestures and with step-by-step decisions."""
    for round_ in range(plan.rounds):
        for questions in (GESTURES, STEPS):
            with server("ours") as running:
                job = Job(
                    "ours",
                    [running.base],
                    [running.pid],
                    plan.whole_matches,
                    questions=questions,
                    seed=round_,
                )
                yield measure_line("whole", job, plan) | {"side": questions}


def compressed(plan: Plan) -> Iterator[Line]:
    """Measure closed loops with and without compressed sockets."""
    for matches in plan.compressed:
        for round_ in range(plan.rounds):
            for compress in ("off", "on"):
                with server("ours", GALAXIES_COMPRESS=compress) as running:
                    job = Job("ours", [running.base], [running.pid], matches, seed=round_)
                    yield measure_line("compressed", job, plan) | {"side": f"compress {compress}"}


def workers(plan: Plan) -> Iterator[Line]:
    """Compare one worker on PostgreSQL and Redis with four workers that share the four sockets of each
    match."""
    with (
        TemporaryDirectory(prefix="bench-") as folder,
        services.running_redis(Path(folder)) as redis,
        services.running_postgres() as postgres,
    ):
        for matches, round_, count in product(plan.worker_matches, range(plan.rounds), (1, WORKERS)):
            with (
                services.new_database(postgres) as database,
                processes.workers(count, database, redis) as running,
            ):
                bases, pids = [process.base for process in running], [process.pid for process in running]
                job = Job("ours", bases, pids, matches, patience=WORKERS_TIMEOUT, seed=round_)
                yield measure_line("workers", job, plan) | {"side": f"{count} worker{'s' * (count > 1)}"}


SCENARIOS: dict[str, Callable[[Plan], Iterator[Line]]] = {
    "closed": closed,
    "paced": paced,
    "sockets": sockets,
    "workers": workers,
    "growth": growth,
    "whole": whole,
    "compressed": compressed,
}
