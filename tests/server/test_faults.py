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


def check_kept(told: dict[str, Any], answers: int) -> None:
    """Check that nothing acknowledged was lost, nothing happened twice, and no match was paused."""
    assert told["acknowledged"] >= answers
    assert [told[name] for name in ("lost", "doubled", "not_playing", "wrong")] == [0, 0, 0, []], told


def test_mutated_frames_change_no_match_and_break_nothing() -> None:
    told = frames(12 * len(MUTATIONS), patience=0.2)
    assert (told["effects"], told["tracebacks"], told["alive"], told["plays_on"]) == (0, 0, True, True)
    assert {"malformed", "not_yours", "closed 1002"} <= told["told"].keys()


def test_a_database_or_bus_that_freezes_or_restarts_only_costs_time() -> None:
    told = freezes(times=1, seconds=0.5, matches=2)
    assert len(told["goes_on_after"]) == 4
    check_kept(told, 2 * 8)


def test_a_full_disk_only_costs_time(tmp_path: Path) -> None:
    told = play_without_room(tmp_path, limited_files, times=2, seconds=0.3, matches=2)
    assert told["closed"].keys() == {"1013"}
    check_kept(told, 2 * 2)


def test_a_client_that_never_reads_costs_little_and_harms_nobody() -> None:
    told = readers(count=8, seconds=1.0, measured=0.1)
    assert told["mb_more"] < 40
    assert told["slowest_round"] < 5
    check_kept(told, 10)


def test_twin_worlds_look_the_same_on_the_wire() -> None:
    told = twins(seeds=1, answers=12)
    assert told["frames compared"] > told["compared"] > 20
    assert told["other cards"] > 0
