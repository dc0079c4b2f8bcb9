"""Matches that an earlier version began are under way: they stand where they stood, and play to their end."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import msgspec
import pytest

from engine.core import options, record
from engine.core.chance import SealedChance
from engine.core.driver import Match
from engine.core.game import Seated, Setup
from engine.core.journal import Change, Entry, Snapshot
from engine.galaxies.game import Galaxies
from engine.galaxies.state import State
from tests.saves.kept import (
    FOLDER,
    PLAYER,
    as_told_then,
    data_of,
    essentials,
    journal_then,
    renamed,
    result_today,
    text_of,
    view_today,
)

NAMES = sorted(path.name.removesuffix(".json.gz") for path in FOLDER.glob("engine/*-*-*.json.gz"))
MISSIONS = {"battle-for-barrage", "blockade-run", "dead-zone", "meteor-storm", "pan-base"}
LENGTHS = {"early", "middle", "late"}
MOST_ANSWERS = 10_000

each = pytest.mark.parametrize("name", NAMES)


class Save:
    """One kept match, with the rules of today."""

    def __init__(self, name: str) -> None:
        self.kept: dict[str, Any] = data_of(f"engine/{name}.json.gz")
        self.game = Galaxies()
        digest = self.kept["catalogue"]
        self.game.load_edition(digest, text_of(f"engine/catalogue-{digest[:12]}.json.gz").encode())
        self.journal = [*self.entries("before"), *self.entries("entries")]
        self.match: Match[State] = Match.load(
            self.game, self._snapshot(), self.entries("entries"), SealedChance(self.seed)
        )

    @property
    def seed(self) -> bytes:
        """The secret seed of the dice."""
        return bytes.fromhex(self.kept["seed"])

    def _snapshot(self) -> Snapshot:
        newest = self.kept["snapshot"]
        return Snapshot(newest["number"], newest["data"].encode())

    def entries(self, part: str) -> list[Entry]:
        """Return a part of the journal: before the snapshot, after it, or after the save."""
        return msgspec.convert(self.kept[part], list[Entry])

    def views(self) -> dict[str, Any]:
        """Return what every viewer sees now, as it would be sent."""
        shown = self.game.views(self.match, self.kept["views"])
        views: dict[str, Any] = json.loads(msgspec.json.encode(shown))
        return views

    def record(self) -> dict[str, Any]:
        """Return the record of what has been played."""
        kept = self.kept
        players = {seat: renamed(player, PLAYER) for seat, player in kept["players"].items()}
        setup = Setup(
            kept["match"],
            kept["mission"],
            options.of_game(kept["options"]),
            msgspec.convert(players, dict[str, Seated]),
            kept["commitment"],
            kept["catalogue"],
        )
        return record.export(
            self.game,
            self.match,
            setup,
            data=kept["first"].encode(),
            journal=self.journal,
            seed=self.seed,
            table_options=options.of_table(kept["options"]),
        )

    def again(self, entry: Entry) -> Change:
        """Do what was done then."""
        if entry.kind == "undo":
            return self.match.undo(entry.seat)
        if entry.kind == "order":
            return self.match.order(entry.seat, str(entry.value[0]), entry.value[1] == "on")
        asked = self.match.decisions[entry.seat]
        assert asked.fingerprint == entry.fingerprint
        return self.match.answer(entry.seat, asked.id, [str(choice) for choice in entry.value])


def check(kept: dict[str, Any]) -> None:
    """Verify a whole record. It plays all of it again, so a third of the saves must do for a test."""
    report = record.verify({"galaxies": Galaxies()}, kept)
    assert report.ok, report.problems


def test_there_are_saves_of_every_mission_in_three_lengths_with_undone_answers_and_orders() -> None:
    assert set(NAMES) == {f"{mission}-{length}" for mission in MISSIONS for length in LENGTHS}
    kinds = [{entry["kind"] for entry in data_of(f"engine/{name}.json.gz")["entries"]} for name in NAMES]
    assert all("answer" in journal for journal in kinds)
    assert sum("undo" in journal for journal in kinds) > 10
    assert sum("order" in journal for journal in kinds) > 10


@each
def test_a_save_has_the_same_round_turn_hands_and_board(name: str) -> None:
    save = Save(name)
    now = {viewer: essentials(view) for viewer, view in save.views().items()}
    assert now == {viewer: essentials(view) for viewer, view in save.kept["views"].items()}
    asked = {seat: (d.id, d.kind, [o.id for o in d.options]) for seat, d in save.match.decisions.items()}
    then = save.kept["decisions"]
    assert asked == {s: (d["id"], d["kind"], [o["id"] for o in d["options"]]) for s, d in then.items()}


@each
def test_every_view_of_a_save_is_the_same_in_every_field(name: str) -> None:
    """Where a field gets a better name, translate the kept view here and nowhere else."""
    save = Save(name)
    now = {viewer: as_told_then(view) for viewer, view in save.views().items()}
    assert now == {viewer: view_today(view) for viewer, view in save.kept["views"].items()}


@each
def test_a_save_goes_on_as_it_once_did(name: str) -> None:
    """The same answers meet the same questions and dice, and the match ends as it ended then."""
    save = Save(name)
    rest = save.entries("rest")
    for entry in rest:
        if entry.kind != "chance":
            save.journal += save.again(entry).entries
    assert journal_then(save.journal) == [*save.entries("before"), *save.entries("entries"), *rest]
    assert save.match.over
    kept = save.record()
    assert kept["result"] == result_today(save.kept["result"], save.match.state.teams)
    if name.endswith("-middle"):
        check(kept)


@each
def test_a_save_can_be_played_to_another_end(name: str) -> None:
    """Others play on from here; what comes of it verifies from the first snapshot on."""
    save = Save(name)
    players = {seat: save.game.bot("random", number) for number, seat in enumerate(save.match.state.seats)}
    for answers in count():
        if save.match.over:
            break
        assert answers < MOST_ANSWERS
        seat, asked = next(iter(save.match.decisions.items()))
        pick = players[seat](save.game.views(save.match, [seat])[seat])
        save.journal += save.match.answer(seat, asked.id, pick).entries
    if name.endswith("-late"):
        check(save.record())
