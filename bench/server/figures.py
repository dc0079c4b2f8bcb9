"""The client's counters, and the figures computed from them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from bench.server.match import PendingAnswer


@dataclass
class Counts:
    """The totals of everything received during the timed part."""

    latencies: list[float] = field(default_factory=list)
    silence: float = 0.0
    told_all: int = 0
    late: int = 0
    sizes: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, answer: PendingAnswer) -> None:
        """Count a complete answer."""
        self.latencies.append(answer.latency)
        self.silence += answer.silence
        self.told_all += not answer.silence
        for kind, sizes in answer.sizes.items():
            self.sizes[kind] += sizes

    def figures(self, seconds: float, cpu: float, matches: int) -> dict[str, Any]:
        """Return the figures: times in milliseconds, and processor times of the server in microseconds.

        If one match is played alone, ``per_second_without_silence`` excludes the time spent waiting for
        frames that did not arrive.
        """
        answers = len(self.latencies)
        if not answers:
            return {"answers": 0}
        all_sizes = [size for sizes in self.sizes.values() for size in sizes]
        single_match = {"per_second_without_silence": round(answers / (seconds - self.silence), 1)}
        return {
            "answers": answers,
            "per_second": round(answers / seconds, 1),
            "server_cpu_us": round(1e6 * cpu / answers),
            "server_cpu_share": round(cpu / seconds, 2),
            "p50_ms": percentile(self.latencies, 50),
            "p99_ms": percentile(self.latencies, 99),
            "told_all": round(self.told_all / answers, 2),
            "frames": len(all_sizes),
            "bytes": {kind: round(fmean(sizes)) for kind, sizes in sorted(self.sizes.items())}
            | {"all": round(fmean(all_sizes)) if all_sizes else 0},
            "late": self.late,
        } | (single_match if matches == 1 else {})


def percentile(seconds: list[float], percent: int) -> float:
    """Return a percentile in milliseconds.

    >>> percentile([0.001, 0.002, 0.003], 50)
    2.0
    """
    ordered = sorted(seconds)
    return round(1000 * ordered[min(len(ordered) * percent // 100, len(ordered) - 1)], 2)
