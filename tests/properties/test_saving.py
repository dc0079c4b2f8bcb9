"""A match is fully described by its stored data. At every decision it can be discarded and loaded again."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from engine.core.chance import ScriptedChance, SealedChance
from engine.core.matches.journal import Entry, Snapshot
from engine.core.matches.match import Match
from engine.galaxies.state import State
from tests.properties.matches import MISSIONS, THREE, Played, each_mission, note_match_on_error

ROOT = Path(__file__).parents[2]
EACH_DECISION = "battle-for-barrage"
HASH_SEED = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "4242"
CHECK = """
import json, sys
from engine.core.matches import record
from engine.galaxies import GAME
for kept in json.load(sys.stdin):
    report = record.verify({GAME.id: GAME}, kept)
    print(report.ok, report.state, report.problems)
"""


def load_match(game: Played, start: Snapshot, entries: list[Entry]) -> Match[State]:
    """Return the match from a snapshot and the journal since then. No die is rolled again."""
    return Match.load(game.game, start, entries[start.number :], ScriptedChance())


def check_views(game: Played, other: Match[State]) -> None:
    for viewer in (*game.match.decisions, "spectator"):
        own_view, other_view = game.view(viewer), game.game.views(other, [viewer])[viewer]
        assert msgspec.json.encode(other_view) == msgspec.json.encode(own_view)


@each_mission(1, *THREE)
def test_loading_a_match_at_every_decision_gives_the_same_match(
    mission: str, options: dict[str, str], number: int
) -> None:
    """At every one in a mission with allies and chosen fleets, in the others at every fifth."""
    game = Played(number, mission, options, strict=False)
    interval = 1 if mission == EACH_DECISION else 5
    with note_match_on_error(game):
        while not game.match.over:
            _ = game.turn()
            if game.answers % interval:
                continue
            other = load_match(game, game.match.snapshot, game.journal)
            assert other.number == game.match.number == len(game.journal)
            assert Played.encode(other) == game.bytes
            assert other.decisions == game.match.decisions
            if game.answers % (4 * interval) == 0:
                check_views(game, other)


@each_mission(1, *THREE)
def test_a_match_continues_from_any_save(mission: str, options: dict[str, str], number: int) -> None:
    """The worker that loads a match draws the same dice and assigns the same ids as the previous one."""
    game = Played(100 + number, mission, options, strict=False)
    with note_match_on_error(game):
        while not game.match.over:
            if game.answers % 7 == 0:
                game.match = Match.load(
                    game.game,
                    game.match.snapshot,
                    game.journal[game.match.snapshot.number :],
                    SealedChance(game.seed),
                )
            _ = game.turn()
        reference = Played(100 + number, mission, options, strict=False)
        assert reference.play()
        assert reference.bytes == game.bytes
        assert reference.journal == game.journal


@pytest.fixture(scope="module")
def whole_matches() -> list[Played]:
    """Return a complete match of each mission."""
    games = [Played(200, mission, options, strict=False) for mission, options in MISSIONS.items()]
    assert all(game.play() for game in games)
    return games


def test_the_whole_journal_replays_to_the_same_state_whatever_the_hash_seed(
    whole_matches: list[Played],
) -> None:
    """These matches were played with a hash seed of this process, as a rule a random one."""
    process = subprocess.run(
        [sys.executable, "-c", CHECK],
        input=msgspec.json.encode([game.record() for game in whole_matches]),
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": HASH_SEED},
        check=True,
    )
    expected = [f"True {sha256(game.bytes).hexdigest()} []" for game in whole_matches]
    assert process.stdout.decode().splitlines() == expected
