"""Matches that an earlier version began are restored exactly, and can be played to their end."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import msgspec
import pytest

from engine.core.chance import SealedChance
from engine.core.matches.journal import Diverged, Entry, Snapshot
from engine.core.matches.match import Match
from engine.core.matches.rebase import rebase
from engine.galaxies.catalogue import catalogue
from engine.galaxies.game import Galaxies
from engine.galaxies.printed import edition_by_digest
from engine.galaxies.state import State
from tests.labels import labelled
from tests.saves.kept import (
    FOLDER,
    current_view,
    essentials,
    read_json,
    read_text,
    reduce_view,
)

NAMES = sorted(path.name.removesuffix(".json.gz") for path in FOLDER.glob("engine/*-*-*.json.gz"))
MISSIONS = {"battle-for-barrage", "blockade-run", "dead-zone", "meteor-storm", "pan-base"}
LENGTHS = {"early", "middle", "late"}
MAX_ANSWERS = 10_000

#: The saves whose entries since the snapshot concern no question that was changed since.
REPLAYED = ["blockade-run-early", "blockade-run-middle"]

#: The save in the middle of a step whose order has changed: asteroids are now chosen first (M4-19).
INTERRUPTED = "meteor-storm-late"

each = pytest.mark.parametrize("name", NAMES)


class Save:
    """One saved match, with the current rules."""

    def __init__(self, name: str) -> None:
        self.data: dict[str, Any] = read_json(f"engine/{name}.json.gz")
        self.game = Galaxies()
        digest = self.data["catalogue"]
        self.game.load_edition(digest, read_text(f"engine/catalogue-{digest[:12]}.json.gz").encode())
        self.journal = [*self.entries("before"), *self.entries("entries")]
        self.match: Match[State]
        self.restarted = False
        rows, chance = self.entries("entries"), SealedChance(self.seed)
        try:
            self.match = Match.load(self.game, self._snapshot(), rows, chance)
        except Diverged:  # a rule has changed since, so the answers are given again, as on a server
            self.match, change, _ = rebase(self.game, self._snapshot(), rows, chance)
            self.journal += change.entries
            self.restarted = True

    @property
    def seed(self) -> bytes:
        """The secret seed of the dice."""
        return bytes.fromhex(self.data["seed"])

    def _snapshot(self) -> Snapshot:
        snapshot = self.data["snapshot"]
        return Snapshot(snapshot["number"], snapshot["data"].encode())

    def entries(self, part: str) -> list[Entry]:
        """Return a part of the journal: before the snapshot, after it, or after the save."""
        return msgspec.convert(self.data[part], list[Entry])

    def views(self) -> dict[str, Any]:
        """Return the current view of each viewer, as it would be sent with its sentences."""
        views = self.game.views(self.match, self.data["views"])
        raw_views = {viewer: labelled(self.game, view) for viewer, view in views.items()}
        sent_views: dict[str, Any] = json.loads(msgspec.json.encode(raw_views))
        return sent_views


@each
def test_each_save_continues_with_the_edition_that_it_began_with(name: str) -> None:
    save, current = Save(name), catalogue()
    assert {view["catalogue"] for view in save.views().values()} == {save.data["catalogue"]}
    assert save.data["catalogue"] != current.digest
    old_edition = edition_by_digest(save.data["catalogue"])
    assert old_edition.tactics["lr5-nuclear-warhead"].cost > current.tactics["lr5-nuclear-warhead"].cost


def test_every_mission_has_saves_of_three_lengths_with_undone_answers_and_orders() -> None:
    assert set(NAMES) == {f"{mission}-{length}" for mission in MISSIONS for length in LENGTHS}
    kinds = [{entry["kind"] for entry in read_json(f"engine/{name}.json.gz")["entries"]} for name in NAMES]
    assert all("answer" in journal for journal in kinds)
    assert sum("undo" in journal for journal in kinds) > 10
    assert sum("order" in journal for journal in kinds) > 10


@pytest.mark.parametrize("name", sorted({*NAMES} - {INTERRUPTED}))
def test_a_loaded_save_has_the_same_round_turn_hands_and_board(name: str) -> None:
    save = Save(name)
    assert save.restarted == (name not in REPLAYED)
    current_views = {viewer: essentials(view) for viewer, view in save.views().items()}
    old_views = {viewer: essentials(view) for viewer, view in save.data["views"].items()}
    if save.restarted:  # the same question has another id
        for view in (*current_views.values(), *old_views.values()):
            view["asked"] = view.get("asked") and view["asked"][1:]
    assert current_views == old_views


@pytest.mark.parametrize("name", REPLAYED)
def test_every_view_of_a_save_has_the_same_value_in_every_field(name: str) -> None:
    """If a field is renamed, translate the saved view here and nowhere else."""
    save = Save(name)
    current_views = {viewer: reduce_view(view) for viewer, view in save.views().items()}
    assert current_views == {viewer: current_view(view) for viewer, view in save.data["views"].items()}


def test_a_save_in_a_step_with_a_new_order_keeps_what_came_before_it() -> None:
    """Its snapshot is from a time when they were rare. Three turns lose one step."""
    save = Save(INTERRUPTED)
    new_view, old_view = (views["spectator"] for views in (save.views(), save.data["views"]))
    assert (new_view["round"], new_view["seats"].keys()) == (
        old_view["round"],
        old_view["seats"].keys(),
    )
    assert save.match.decisions


@each
def test_a_save_can_be_played_to_a_different_end(name: str) -> None:
    """Other players continue from here with the current rules, and the whole journal loads again."""
    save = Save(name)
    players = {seat: save.game.bot("random", number) for number, seat in enumerate(save.match.state.seats)}
    for answers in count():
        if save.match.over:
            break
        assert answers < MAX_ANSWERS
        seat, decision = next(iter(save.match.decisions.items()))
        pick = players[seat](save.game.views(save.match, [seat])[seat])
        save.journal += save.match.answer(seat, decision.id, pick).entries
    assert save.match.outcome is not None
