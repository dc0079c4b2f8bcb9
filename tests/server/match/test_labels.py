"""Sentences in the messages of clients that do not write them themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonpatch
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from engine.core.game import Game
from engine.core.present.labels import NO_REF, Writer
from engine.core.present.views import SPECTATOR
from engine.core.present.wire import Wire
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME as GALAXIES
from engine.pulp import GAME as PULP
from examples.duel import GAME as DUEL
from server.match.views.broadcast import ShortenedCache, diff_text, shorten, view_text
from server.match.views.diff import diff
from server.match.views.labels import Labeller, labelled
from tests.core.tiny import Tiny
from tests.server.match.test_polls import Poller
from tests.server.play import begin_match, make_app
from tests.server.toy import GAME

MATCHES = [
    (GALAXIES, "battle-for-barrage"),
    (GALAXIES, "meteor-storm"),
    (PULP, "traitor"),
    (DUEL, "table"),
]


def messages_of(match: Selfplay[Any], viewer: str) -> Iterator[tuple[Wire, str]]:
    """Play a match. Yield each view of a viewer with the message that leads to it."""
    view = match.view(viewer)
    yield view, view_text(1, view)
    for seq in range(2, 80):
        if match.match.over:
            return
        change = match.turn()
        happenings = match.game.happenings(match.state, change.facts, [viewer])[viewer]
        before, view = view, match.view(viewer)
        told = shorten(happenings, before["log"], view["log"], ShortenedCache())
        yield view, diff_text(seq, diff(before, view), told)


@pytest.mark.parametrize(("game", "mission"), MATCHES)
def test_diffs_with_sentences_lead_to_the_whole_view_with_sentences(game: Game[Any], mission: str) -> None:
    seats = list(game.edition().missions[mission].teams)
    for number, viewer in enumerate((seats[-1], SPECTATOR)):
        labeller, shown = Labeller(game), Wire()
        for view, message in messages_of(Selfplay(game, mission, derive_seed(51, number)), viewer):
            sent = json.loads(labeller.label(message))
            shown = sent["view"] if sent["type"] == "view" else jsonpatch.apply_patch(shown, sent["patch"])
            assert shown == labelled(game, view)
            assert without_labels(view) == view
            assert all("label" in one or "line" in one for one in sent.get("happenings", ()))


def test_a_line_of_the_log_that_changes_gets_another_sentence() -> None:
    """After an undo, another event may have the number of a line."""
    labeller = Labeller(Tiny("stones"))
    line = {"n": 1, "text": {"key": "took", "args": {"seat": "a", "stones": 2}}}
    shown = json.loads(labeller.label(view_text(1, {"log": [line]})))["view"]
    assert shown["log"][0]["label"] == "took a 2"
    patch = [{"op": "replace", "path": "/log/0/text/args/stones", "value": 1}]
    sent = json.loads(labeller.label(diff_text(2, patch, [])))
    assert jsonpatch.apply_patch(shown, sent["patch"])["log"][0]["label"] == "took a 1"


def without_labels(part: Any) -> Any:
    """Return a part of a message without its sentences."""
    if isinstance(part, list):
        return [without_labels(item) for item in part]
    if isinstance(part, dict):
        left_out = {"label", "prompt", "warning"} if "text" in part or "kind" in part else set[str]()
        left_out -= {"label"} if "winners" in part else set()  # the result
        return {key: without_labels(value) for key, value in part.items() if key not in left_out}
    return part


def test_a_client_gets_sentences_unless_it_writes_them_itself(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    path = f"/ws/matches/{summary['id']}"
    with client.websocket_connect(path, headers=ada.headers) as default:
        default_view = default.receive_json()["view"]
    with ada.watch(summary["id"], labels="en") as english, ada.watch(summary["id"]) as bare:
        assert english.view == default_view
        assert english.view["decision"]["prompt"] and english.view["orders"]["concede"]["label"]
        assert all(option["label"] for option in english.view["decision"]["options"])
        assert "prompt" not in bare.view["decision"]
        assert english.view != bare.view == without_labels(english.view)
        _ = bare.pick("roll")
        while english.seq < bare.seq:
            english.read()
        assert without_labels(english.view) == bare.view and english.view["log"][-1]["label"]
        diffs = [
            [frame["happenings"] for frame in seat.frames if frame["type"] == "diff"]
            for seat in (english, bare)
        ]
        assert without_labels(diffs[0]) == diffs[1] != []


def test_polls_and_single_views_have_the_same_sentences_as_the_websocket(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    path = f"/api/matches/{summary['id']}/view"
    for labels in ("en", "none"):
        with ada.watch(summary["id"], labels=labels) as socket:
            poller = Poller(ada, summary["id"], labels, labels=labels)
            _ = poller.poll()
            assert poller.view == socket.view == ada.get(path, params={"labels": labels}).json()
    assert ada.get(path).json() == ada.get(path, params={"labels": "en"}).json()


def test_a_client_with_sentences_that_reconnects_gets_the_whole_view(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"], labels="en") as socket:
        seq = socket.seq
    with ada.watch(summary["id"], since=seq, labels="en") as socket:
        assert socket.read()["type"] == "view" and socket.view["decision"]["prompt"]
        _ = socket.pick(socket.view["decision"]["options"][0]["id"])


@pytest.mark.parametrize("labels", ["", "fr", "EN", "none,en"])
def test_unknown_languages_are_refused(client: TestClient, labels: str) -> None:
    summary, (ada, _) = begin_match(client)
    with pytest.raises(WebSocketDenialResponse) as denied, ada.watch(summary["id"], labels=labels):
        pass
    assert denied.value.status_code == 422
    for path in ("view", "replay", "recap", "frames?client=page"):
        response = ada.get(f"/api/matches/{summary['id']}/{path}", params={"labels": labels})
        assert response.status_code == 422, path


class Speechless(type(GAME)):  # type: ignore[misc]
    """Card Duel whose sentences cannot be written."""

    def writer(self, view: Wire) -> Writer:
        def write(*_: Any, ref: Any = NO_REF) -> str:
            raise ValueError("a message has a fault")

        return write


def test_a_fault_in_a_sentence_closes_only_the_connections_that_want_sentences(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, Speechless()), raise_server_exceptions=False) as client:
        summary, (ada, _) = begin_match(client)
        with ada.watch(summary["id"]) as bare:
            with client.websocket_connect(f"/ws/matches/{summary['id']}", headers=ada.headers) as english:
                assert english.receive()["code"] == 1011
            assert bare.pick(bare.view["decision"]["options"][0]["id"])["type"] == "accepted"
