"""Estimates the resources for a number of simultaneous players from a few measured figures (docs/SCALING.md).

python -m bench.capacity [--cpu 0.75] [--memory 0.5] [--people 1000 100000 1000000] ...
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

DAY = 86_400


@dataclass(frozen=True)
class Inputs:
    """The load, the costs of an answer and of a match, and the capacity of one instance of each resource."""

    people_per_match: float = 4.0
    answers: float = 10.0  # of a match, per minute
    cpu: float = 0.75  # milliseconds of a worker's processor time for an answer
    memory: float = 0.5  # MB of a worker for a match
    actor: float = 2100.0  # bytes on the wire to the answering player
    others: float = 720.0  # bytes to each of the others
    journal: float = 300.0  # bytes that an answer adds to the database
    busy: float = 0.5  # the share of its core that a worker may use, to leave room for peaks
    worker_memory: float = 2000.0  # MB that a worker may use
    database: float = 3000.0  # updates per second that one PostgreSQL can write
    redis: float = 50_000.0  # messages per second that one Redis can carry, incoming and outgoing
    network: float = 100.0  # MB per second of one proxy


@dataclass(frozen=True)
class Requirements:
    """The required resources for a number of people."""

    people: int
    matches: float
    answers: float  # per second
    cores: float
    memory: float  # GB
    workers: int
    sockets_per_worker: float
    sent: float  # MB per second
    updates: float  # per second
    journal: float  # GB per day
    journal_per_match: float  # MB per day
    broadcast_messages: float  # messages per second, if every worker receives the messages of all matches
    targeted_messages: float  # messages per second, if a worker receives only the messages of its own matches


def required_resources(people: int, inputs: Inputs) -> Requirements:
    """Return the resources for this many simultaneous people.

    >>> inputs = Inputs(people_per_match=4, answers=12, cpu=1.0, memory=0.4, busy=0.5)
    >>> small = required_resources(1000, inputs)
    >>> small.matches, small.answers, small.cores, small.workers
    (250.0, 50.0, 0.05, 1)
    """
    matches = people / inputs.people_per_match
    answers = matches * inputs.answers / 60
    cores, memory = answers * inputs.cpu / 1000, matches * inputs.memory
    workers = max(1, -int(-cores / inputs.busy // 1), -int(-memory / inputs.worker_memory // 1))
    sent = answers * (inputs.actor + (inputs.people_per_match - 1) * inputs.others)
    stored = inputs.answers * 60 * 24 * inputs.journal
    return Requirements(
        people=people,
        matches=matches,
        answers=answers,
        cores=cores,
        memory=memory / 1000,
        workers=workers,
        sockets_per_worker=people / workers,
        sent=sent / 1e6,
        updates=answers,
        journal=answers * inputs.journal * DAY / 1e9,
        journal_per_match=stored / 1e6,
        broadcast_messages=answers * (workers + 1) if workers > 1 else 0.0,
        targeted_messages=answers * 2 if workers > 1 else 0.0,
    )


def instance_counts(required: Requirements, inputs: Inputs) -> dict[str, float]:
    """Return how many instances of each resource are needed. The resource with the largest number is the
    first bottleneck."""
    counts = {
        "workers": required.workers,
        "PostgreSQL servers": required.updates / inputs.database,
        "Redis servers, if all receive everything": required.broadcast_messages / inputs.redis,
        "Redis servers, if workers receive only their matches": required.targeted_messages / inputs.redis,
        "proxies, by traffic": required.sent / inputs.network,
    }
    return dict(sorted(counts.items(), key=lambda item: -item[1]))


def table_rows(people: Sequence[int], inputs: Inputs) -> Iterator[str]:
    """Yield the rows of a table in Markdown."""
    needs = [required_resources(count, inputs) for count in people]
    yield "| simultaneous people | " + " | ".join(f"{count:,}" for count in people) + " |"
    yield "|---|" + "---|" * len(needs)
    for row, name, unit in ROWS:
        cells = [f"{_format_number(getattr(required, name))}{unit}" for required in needs]
        yield f"| {row} | " + " | ".join(cells) + " |"
    for resource in instance_counts(needs[0], inputs):
        cells = [_format_number(instance_counts(required, inputs)[resource]) for required in needs]
        yield f"| number of {resource} | " + " | ".join(cells) + " |"


ROWS = (
    ("matches", "matches", ""),
    ("answers, and thus database updates", "answers", " /s"),
    ("fully used cores", "cores", ""),
    ("memory of matches", "memory", " GB"),
    ("workers", "workers", ""),
    ("sockets of each worker", "sockets_per_worker", ""),
    ("traffic to clients", "sent", " MB/s"),
    ("stored for one match in a day of play", "journal_per_match", " MB"),
    ("stored for all matches in a day", "journal", " GB"),
    ("Redis, if every worker receives messages about every match", "broadcast_messages", " /s"),
    ("Redis, if workers receive only messages about their matches", "targeted_messages", " /s"),
)


def _format_number(number: float) -> str:
    """Return a number with two significant digits.

    >>> _format_number(0.0123), _format_number(1.26), _format_number(416666.7)
    ('0.012', '1.3', '420,000')
    """
    rounded = float(f"{number:.2g}")
    return f"{rounded:,.0f}" if rounded >= 10 or rounded == int(rounded) else f"{rounded:g}"


def main() -> None:
    """Read the inputs, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    _ = parser.add_argument("--people", type=int, nargs="+", default=[1000, 100_000, 1_000_000])
    for field in fields(Inputs):
        _ = parser.add_argument(f"--{field.name.replace('_', '-')}", type=float, default=field.default)
    inputs: dict[str, Any] = vars(parser.parse_args())
    people = inputs.pop("people")
    print("\n".join(table_rows(people, Inputs(**inputs))))


if __name__ == "__main__":
    main()
