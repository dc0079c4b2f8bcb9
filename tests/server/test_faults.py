"""The faults of `bench.faults`, each for a short time, except `kills` (test_crash.py) and `floods`
(test_floods.py)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench.faults.disk import limited_files, play_without_room
from bench.faults.frames import MUTATIONS, frames
from bench.faults.freezes import freezes
from bench.faults.readers import readers
from bench.faults.twins import twins


def check_nothing_lost(results: dict[str, Any], answers: int) -> None:
    """Check that no acknowledged answer was lost, none was stored twice, and no match was paused."""
    assert results["acknowledged"] >= answers
    assert [results[name] for name in ("lost", "doubled", "not_playing", "wrong")] == [0, 0, 0, []], results


def test_mutated_frames_change_no_match_and_break_nothing() -> None:
    results = frames(12 * len(MUTATIONS), timeout=0.2)
    assert (results["effects"], results["tracebacks"], results["alive"], results["plays_on"]) == (
        0,
        0,
        True,
        True,
    )
    assert {"malformed", "not_yours", "closed 1002"} <= results["told"].keys()


def test_a_database_or_bus_that_freezes_or_restarts_only_costs_time() -> None:
    results = freezes(times=1, seconds=0.5, matches=2)
    assert len(results["goes_on_after"]) == 4
    check_nothing_lost(results, 2 * 8)


def test_a_full_disk_only_costs_time(tmp_path: Path) -> None:
    results = play_without_room(tmp_path, limited_files, times=2, seconds=0.3, matches=2)
    assert results["closed"].keys() == {"1013"}
    check_nothing_lost(results, 2 * 2)


def test_a_client_that_never_reads_costs_little_and_harms_nobody() -> None:
    results = readers(count=8, seconds=1.0, measured=0.1)
    assert results["mb_more"] < 40
    assert results["slowest_round"] < 5
    check_nothing_lost(results, 10)


def test_twin_worlds_look_the_same_on_the_wire() -> None:
    results = twins(seeds=1, answers=12)
    assert results["frames compared"] > results["compared"] > 20
    assert results["other cards"] > 0
