"""Metrics for Prometheus. They are not public, and are served at a separate address.

If there are several workers, each counts in files of a shared folder. The process that started the workers
adds up the files.
"""

from __future__ import annotations

import atexit
import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from tempfile import mkdtemp

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from server.monitoring.logs import log
from server.settings import Settings

#: The environment variable for the folder in which workers count. The library reads it when it is imported,
#: so it is set before the workers start.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

SOCKETS = Gauge("galaxies_sockets", "Open websockets", multiprocess_mode="livesum")
POLLED = Gauge(
    "galaxies_polled", "Connections that polls keep open in place of a websocket", multiprocess_mode="livesum"
)
MATCHES = Gauge("galaxies_matches", "Matches in memory", multiprocess_mode="livesum")
ANSWERS = Counter("galaxies_answers", "Answers to decisions that were committed", ["by"])
COMMIT_SECONDS = Histogram("galaxies_commit_seconds", "Writing an update to the store", buckets=BUCKETS)
DIFF_SECONDS = Histogram("galaxies_diff_seconds", "Making all views and their patches", buckets=BUCKETS)
VIEWS = Counter("galaxies_whole_views", "Whole views sent instead of patches", ["why"])
REFUSALS = Counter("galaxies_refusals", "Messages that were refused", ["code"])
CUT_OFF = Counter("galaxies_sockets_cut_off", "Connections closed by the server for what they did", ["why"])
PROBLEMS = Counter("galaxies_requests_turned_away", "Requests refused before they were looked at", ["status"])


def count_cut_off(reason: str, client: str) -> None:
    """Count a connection that the server closes because of its contents, and log its user or address.

    >>> import structlog
    >>> with structlog.testing.capture_logs() as lines:
    ...     count_cut_off("does not read", "u1")
    >>> lines
    [{'why': 'does not read', 'who': 'u1', 'event': 'socket cut off', 'log_level': 'warning'}]
    """
    CUT_OFF.labels(reason).inc()
    log.warning("socket cut off", why=reason, who=client)


def serve(settings: Settings, workers: int) -> None:
    """Serve the metrics to Prometheus in a background thread, if an address is configured. The metrics of
    several workers are added up."""
    if settings.metrics:
        host, _, port = settings.metrics.rpartition(":")
        registry = REGISTRY if workers == 1 else combined_registry()
        _ = start_http_server(int(port), host.strip("[]") or "127.0.0.1", registry)


def combined_registry() -> CollectorRegistry:
    """Return a registry with the combined metrics of all workers. Call this before the workers start."""
    folder = os.environ[FOLDER] = mkdtemp(prefix="galaxies-metrics-")
    _ = atexit.register(shutil.rmtree, folder, ignore_errors=True)
    registry = CollectorRegistry()
    _ = _Workers(registry, folder)
    return registry


class _Workers(MultiProcessCollector):
    """Adds up the metric files of all workers, except the gauges of workers that have ended."""

    def __init__(self, registry: CollectorRegistry, folder: str) -> None:
        super().__init__(registry, folder)  # type: ignore[no-untyped-call]
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        for file in Path(self._folder).glob("gauge_live*.db"):
            if not _is_alive(pid := int(file.stem.rpartition("_")[2])):
                mark_process_dead(pid, self._folder)  # type: ignore[no-untyped-call]
        families: Iterable[Metric] = super().collect()  # type: ignore[no-untyped-call]
        return families


def _is_alive(pid: int) -> bool:
    if os.name == "nt":  # on Windows, signal 0 is Ctrl-C
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
