"""Replays of finished matches: each viewer sees the same as during the match."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from itertools import count, groupby
from pathlib import Path
from random import Random
from typing import Any

import jsonpatch
import msgspec
import pytest
from starlette.testclient import TestClient

from engine.core.decisions import Decision, Option, Text
from engine.core.game import Game
from engine.core.matches.journal import Entry
from engine.core.matches.record import Playback, Record
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME as GALAXIES
from engine.pulp import GAME as PULP
from examples.duel import GAME as DUEL
from server.db.types.matches import MatchRow, Occupant
from server.db.types.people import User
from server.features.identity.reserved_names import DELETED_NAME
from server.features.replays import frames as replay
from server.features.replays import service as replays
from server.features.replays.frames import Replay
from server.features.replays.service import Replays
from server.match.bots import fair_scheduler
from tests.duel.twins import Twins, World, positions
from tests.rewritten import rewrite_rule
from tests.server.features.seat_links.test_handing import create_handover, take
from tests.server.play import Caller, Seat, begin_match, make_app
from tests.server.toy import Toy

Frame = dict[str, Any]
#: The parts of views that the server adds, and decisions
SERVER_PARTS = {"clock", "time", "presence", "thinking", "chat", "hints", "decision", "undo", "orders"}
#: The number of compared answers of a long match
ANSWERS = 60


def problem(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["type"].rpartition(":")[2]


def page(caller: Caller, match: str, **query: Any) -> dict[str, Any]:
    response = caller.get(f"/api/matches/{match}/replay", params={"labels": "none"} | query)
    assert response.status_code == 200, response.text
    replayed: dict[str, Any] = response.json()
    return replayed


def frames(caller: Caller, match: str, **query: Any) -> list[Frame]:
    """Return all frames of a match until its end."""
    replayed = page(caller, match, **query)
    assert (replayed["more"], replayed["cut"]) == (False, False)
    assert [frame["seq"] for frame in replayed["frames"]] == list(range(1, len(replayed["frames"]) + 1))
    return list(replayed["frames"])


def moments(replayed: Iterable[Frame]) -> Iterator[tuple[Frame, list[Any]]]:
    """Yield the views to which frames lead, without the server's parts, and the happenings of each."""
    view: Frame = {}
    previous: Frame = {}
    for frame in replayed:
        if frame["type"] not in ("view", "diff"):
            continue
        view = frame["view"] if frame["type"] == "view" else jsonpatch.apply_patch(view, frame["patch"])
        current = {key: value for key, value in view.items() if key not in SERVER_PARTS}
        happenings = frame.get("happenings", [])
        if current != previous or happenings:
            yield current, happenings
        previous = current


def end_match(red: Seat, blue: Seat) -> None:
    """Let red concede, and wait until both seats see the end."""
    assert red.ask("order", order="concede", on=True)["type"] == "accepted"
    for seat in (red, blue):
        while seat.view["status"] != "finished":
            seat.read()


def play(red: Seat, blue: Seat) -> None:
    """Play a short match with secrets, undos, and cards that are shown."""
    red.pick("swap")
    assert red.ask("undo")["type"] == "accepted"
    red.read_until("diff")
    red.pick("draw")
    blue.read_until("diff")
    blue.pick("swap")
    blue.pick("provoke")
    red.read_until("diff")
    red.pick("show")
    end_match(red, blue)


@pytest.fixture
def match(client: TestClient) -> tuple[str, list[Caller]]:
    """Return the id of a finished private match, and its players."""
    summary, callers = begin_match(client)
    with callers[0].watch(summary["id"]) as red, callers[1].watch(summary["id"]) as blue:
        play(red, blue)
    return summary["id"], callers


def test_each_viewer_sees_the_same_as_during_the_match(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    match, code, eve = summary["id"], summary["invite"]["code"], Caller(client, "Eve")
    with ExitStack() as stack:
        seats = [stack.enter_context(part.watch(match)) for part in (ada, bob)]
        onlooker = stack.enter_context(eve.watch(match, code=code))
        play(*seats)
        while onlooker.view["status"] != "finished":
            onlooker.read()
        replayed = [frames(ada, match), frames(bob, match), frames(eve, match, code=code)]
        for seat, replayed_frames in zip([*seats, onlooker], replayed, strict=True):
            original, replay_views = list(moments(seat.frames)), list(moments(replayed_frames))
            assert replay_views[0][0]["status"] == "lobby"
            assert replay_views[1][0] == original[0][0], "the replay begins like the match"
            assert replay_views[1][1][0] == {"kind": "shuffled"}
            assert replay_views[2:] == original[1:]
    assert replayed[0][0]["view"]["viewer"] == "red-1"
    assert "hand" not in replayed[2][0]["view"]


def test_a_replay_has_no_decisions_and_no_clock(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client, time="1d")
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        assert red.ask("chat", channel="table", text="well met")["type"] == "accepted"
        end_match(red, blue)
    for frame in frames(ada, summary["id"]):
        assert "well met" not in str(frame)
        if frame["type"] == "view":
            view = frame["view"]
            assert (view["decision"], view["hints"], view["orders"], view["undo"]["open"]) == (
                None,
                False,
                {},
                False,
            )
            assert (view["time"], view["clock"], view["chat"]) == (None, None, [])
        else:
            paths = {operation["path"].split("/")[1] for operation in frame["patch"]}
            assert not paths & SERVER_PARTS


def test_only_users_who_may_see_the_match_get_its_replay_and_only_after_its_end(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    match, code, eve = summary["id"], summary["invite"]["code"], Caller(client, "Eve")
    path = f"/api/matches/{match}/replay"
    assert problem(ada.get(path)) == (409, "not-over")
    assert eve.get(path).status_code == 404
    assert problem(eve.get(path, params={"code": code})) == (409, "not-over")
    with ada.watch(match) as red, bob.watch(match) as blue:
        end_match(red, blue)
    assert ada.get(path).status_code == 200
    assert eve.get(path).status_code == 404
    assert eve.get(path, params={"code": "guessed"}).status_code == 404
    assert eve.get(path, params={"code": code}).status_code == 200
    assert client.get(path).status_code == 401
    assert ada.get("/api/matches/nothing/replay").status_code == 404
    lobby = ada.new_match()
    assert problem(ada.get(f"/api/matches/{lobby['id']}/replay")) == (409, "not-over")


def test_a_page_is_limited_and_the_next_continues_from_it(
    match: tuple[str, list[Caller]], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, (ada, bob) = match
    all_frames = frames(ada, name)
    begun = Counter[str]()
    begin = replays.Replays._begin

    def count_beginning(self: Any, row: Any, user: Any, labels: Any) -> Any:
        begun[user.name] += 1
        return begin(self, row, user, labels)

    monkeypatch.setattr(replays.Replays, "_begin", count_beginning)
    monkeypatch.setattr(replay, "MAX_MESSAGES", 2)
    pages = [page(ada, name)]
    while pages[-1]["more"]:
        pages.append(page(ada, name, since=pages[-1]["frames"][-1]["seq"]))
    assert [len(part["frames"]) for part in pages[:-1]] == [2] * (len(pages) - 1)
    assert [frame for part in pages for frame in part["frames"]] == all_frames
    assert begun == {"Player 1": 1}
    second_page = page(ada, name, since=2)
    assert second_page == page(ada, name, since=2), "the same page can be read again"
    assert second_page["frames"] == all_frames[2:4]
    with_sentences = page(ada, name, labels="en")["frames"] + page(ada, name, since=2, labels="en")["frames"]
    assert with_sentences != all_frames[:4]
    assert page(ada, name, since=2, labels="en")["frames"] == with_sentences[2:], "from the beginning again"
    assert page(bob, name)["frames"] != all_frames[:2], "each player has a separate replay"
    assert page(ada, name, since=10**9) == {"frames": [], "more": False, "cut": False}
    assert ada.get(f"/api/matches/{name}/replay?since=-1").status_code == 422
    monkeypatch.setattr(replay, "MAX_MESSAGES", 400)
    monkeypatch.setattr(replay, "MAX_CHARACTERS", 1)
    assert len(page(ada, name)["frames"]) == 1


def test_a_page_ends_after_a_number_of_changes_even_if_none_is_shown(
    match: tuple[str, list[Caller]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob sees nothing of Ada's actions and undos."""
    name, (_, bob) = match
    all_frames, replayed, empty_pages = frames(bob, name), list[Frame](), 0
    monkeypatch.setattr(replay, "MAX_CHANGES", 1)
    add_option = True
    while add_option:
        part = page(bob, name, since=replayed[-1]["seq"] if replayed else 0)
        replayed, add_option, empty_pages = (
            [*replayed, *part["frames"]],
            part["more"],
            empty_pages + (not part["frames"]),
        )
        assert len(part["frames"]) <= 1
    assert replayed == all_frames
    assert empty_pages > 1


def test_a_replay_that_is_restarted_for_each_page_still_continues(
    match: tuple[str, list[Caller]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """This happens if more people watch than replays are cached, or if one person uses two tabs."""
    name, (ada, _) = match
    all_frames, replayed = frames(ada, name), list[Frame]()
    assert len(all_frames) > 4
    for number, value in {"MAX_REPLAYS": 0, "MAX_CHANGES": 4, "MAX_MESSAGES": 2}.items():
        monkeypatch.setattr(replays if number == "MAX_REPLAYS" else replay, number, value)
    for _ in range(2 * len(all_frames)):
        part = page(ada, name, since=replayed[-1]["seq"] if replayed else 0)
        replayed += part["frames"]
        if not part["more"]:
            break
    assert replayed == all_frames


@pytest.mark.parametrize("at_its_turn", [True, False])
def test_a_client_that_hangs_up_keeps_nobody_waiting(
    match: tuple[str, list[Caller]], monkeypatch: pytest.MonkeyPatch, *, at_its_turn: bool
) -> None:
    name, (ada, bob) = match
    services = ada.client.app.state.services  # type: ignore[attr-defined]

    is_connected = iter([at_its_turn])

    async def is_gone() -> bool:
        return not next(is_connected, False)

    monkeypatch.setattr(fair_scheduler, "SLICE", -1)
    assert ada.client.portal
    row, user = ada.client.portal.call(services.store.match, name), User(ada.user["id"], ada.user["name"])
    assert ada.client.portal.call(services.part(Replays).page, row, user, 0, is_gone) == ([], True, False)
    assert not services.part(Replays)._replays
    assert frames(bob, name) and frames(ada, name)


def test_few_replays_are_cached_and_requests_are_limited(
    match: tuple[str, list[Caller]], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, (ada, bob) = match
    monkeypatch.setattr(replays, "MAX_REPLAYS", 1)
    monkeypatch.setattr(replay, "MAX_MESSAGES", 1)
    for caller in (ada, bob, ada, bob):
        assert page(caller, name)["more"]
    assert len(ada.client.app.state.services.part(Replays)._replays) == 1  # type: ignore[attr-defined]
    responses = [ada.get(f"/api/matches/{name}/replay") for _ in range(40)]
    assert problem(responses[-1]) == (429, "too-many")
    assert bob.get(f"/api/matches/{name}/replay").status_code == 200


def test_a_player_who_took_over_a_seat_sees_its_replay_from_then_on(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    match, cai = summary["id"], Caller(client, "Cai")
    with ada.watch(match) as red:
        red.pick("draw")
        with bob.watch(match) as blue:
            blue.pick("draw")
        assert take(cai, create_handover(bob, match)).status_code == 200
        red.read_until("view")
        red.pick("stay")
        with cai.watch(match) as blue:
            blue.pick("draw")
            end_match(red, blue)
    bobs_frames, cais_frames = frames(bob, match), frames(cai, match)
    assert [frame["view"]["viewer"] for frame in bobs_frames if frame["type"] == "view"] == [
        "blue-1",
        SPECTATOR,
    ]
    assert [frame["view"]["viewer"] for frame in cais_frames if frame["type"] == "view"] == [
        SPECTATOR,
        "blue-1",
    ]
    assert [frame["view"]["viewer"] for frame in frames(ada, match) if frame["type"] == "view"] == ["red-1"]
    drawn_cards = [drawn_cards_in(replayed) for replayed in (bobs_frames, cais_frames)]
    assert [len(cards) for cards in drawn_cards] == [1, 1], "each player sees only their own card"
    assert drawn_cards[0] != drawn_cards[1]
    assert bobs_frames[0]["view"]["seats"]["blue-1"]["player"] == "Player 2"


def drawn_cards_in(replayed: Iterable[Frame]) -> list[Any]:
    told_of = [happening for _, happenings in moments(replayed) for happening in happenings]
    return [
        part
        for part in told_of
        if part["kind"] == "drew" and "draws a card" not in str(part) and "card" in part
    ]


def test_a_deleted_user_is_no_longer_named(match: tuple[str, list[Caller]]) -> None:
    name, (ada, bob) = match
    assert "Player 2" in str(frames(ada, name))
    assert bob.post("/api/me/deletion", {"name": "Player 2"}).status_code == 204
    replayed = str(frames(ada, name))
    assert DELETED_NAME in replayed
    assert "Player 2" not in replayed


class OtherQuestions(Toy):
    """A game whose provoked seats have an additional option."""

    def step(self, state: Any) -> Any:
        def add_option(request: Any) -> Any:
            return (
                tuple(with_additional_option(decision) for decision in request)
                if isinstance(request, tuple)
                else request
            )

        return rewrite_rule(super().step(state), add_option)


def with_additional_option(decision: Decision) -> Decision:
    return msgspec.structs.replace(decision, options=(*decision.options, Option("more", Text("more"))))


class NoBeginning(Toy):
    """A game that can no longer deal the cards."""

    def step(self, state: Any) -> Any:
        raise ZeroDivisionError("the rules are wrong")


def test_under_other_rules_a_match_is_replayed_as_far_as_they_fit(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, bob) = begin_match(client)
        match = summary["id"]
        with ada.watch(match) as red, bob.watch(match) as blue:
            play(red, blue)
        all_frames = frames(ada, match)
    with TestClient(make_app(tmp_path, OtherQuestions())) as ada.client:
        replayed = page(ada, match)
        provoked = next(
            n for n, frame in enumerate(all_frames, 1) if "'provoked'" in str(frame.get("happenings"))
        )
        assert (replayed["more"], replayed["cut"]) == (False, True)
        assert replayed["frames"] == all_frames[:provoked]
    with TestClient(make_app(tmp_path, NoBeginning())) as ada.client:
        assert problem(ada.get(f"/api/matches/{match}/replay")) == (409, "cannot-replay")


def recorded_frames(game: Game[Any], record: Record, viewer: str) -> list[Frame]:
    """Return all frames of a recorded match for the seat's player, or for a spectator."""
    playback = Playback({game.id: game}, record)
    mission, who = game.edition().missions[record.mission], User("u", "Ada")
    row = MatchRow("m", game.id, mission.id, record.options, "finished", who, False, "", datetime.now(UTC))
    row.catalogue = game.edition().digest
    row.seats = {seat: Occupant(bot="random", seat=seat) for seat in mission.teams}
    names = [] if viewer == SPECTATOR else [game.people(playback.first)[viewer]]
    return [json.loads(text) for text in asyncio.run(Replay(playback, row, mission, names).next_page(0))]


def new_record(game: Game[Any], mission: str, data: bytes, seed: bytes, entries: list[Entry]) -> Record:
    return Record(
        game=game.id,
        match="m",
        mission=mission,
        options={},
        players={},
        commitment="",
        seed=seed.hex(),
        snapshot=data.decode(),
        entries=entries,
        result=None,
    )


@pytest.mark.parametrize("game", [GALAXIES, PULP], ids=["galaxies", "pulp"])
def test_each_game_is_replayed_as_it_was_played(game: Game[Any]) -> None:
    mission = next(iter(game.edition().missions))
    played = Selfplay(game, mission, derive_seed(3, 1))
    seat = next(iter(played.bots))
    viewers = (seat, SPECTATOR)
    original = {viewer: [played.view(viewer)] for viewer in viewers}
    while not played.match.over and played.answers < ANSWERS:
        _ = played.turn()
        for viewer in viewers:
            original[viewer].append(played.view(viewer))
    record = new_record(game, mission, played.data, played.seed, played.journal)
    for viewer in viewers:
        replayed = [view for view, _ in moments(recorded_frames(game, record, viewer))]
        original_parts = [
            {key: view[key] for key in view if key not in SERVER_PARTS | {"status"}}
            for view in original[viewer]
        ]
        current = [
            {key: view[key] for key in view if key not in SERVER_PARTS | {"status"}} for view in replayed[1:]
        ]
        assert [view for view, _ in groupby(current)] == [view for view, _ in groupby(original_parts)]


def test_a_replay_does_not_depend_on_secrets_of_others() -> None:
    random, counts = Random(4), Counter[str]()
    for state in positions(DUEL, "table", random):
        for viewer in ("red-1", SPECTATOR):
            twins = Twins(DUEL, state, viewer, random)
            counts += twins.play()
            part, other = (frames_before_last_change(world) for world in twins.worlds)
            assert part == other
            counts["frames"] += len(part)
    assert counts["frames"] > 200
    assert counts["other cards"] > 0.9 * counts["compared"]


def frames_before_last_change(world: World) -> list[str]:
    """Return the replay of a world without the last change, which may legally show a difference."""
    entries = world.journal[: len(world.journal) - len(world.change.entries)]
    record = new_record(DUEL, "table", world.data, world.seed, entries)
    return [json.dumps(frame) for frame in recorded_frames(DUEL, record, world.viewer)]


def test_tables_are_served_while_a_match_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses, clock = list[float](), count()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(fair_scheduler, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(fair_scheduler.asyncio, "sleep", sleep)
    played = Selfplay(DUEL, "duel", derive_seed(3, 1))
    _ = played.play()
    replayed = recorded_frames(
        DUEL, new_record(DUEL, "duel", played.data, played.seed, played.journal), SPECTATOR
    )
    assert len(pauses) >= len(replayed)
    assert set(pauses) == {3}, "each second of work is followed by three seconds of pause"
