"""Notifications of people who are not watching: their times, their number and their causes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from engine.core.game import Game
from server.base.clock import now
from server.cli.commands import app
from server.db.types.matches import MatchRow
from server.features.notifications import notifier
from server.features.notifications.notifier import Notifier
from server.features.notifications.push import endpoint_digest
from tests.server.exchange import Servers
from tests.server.features.lobby.test_gathering import concede
from tests.server.match.test_trouble import run_in_loop
from tests.server.play import Caller, Seat, begin_match, make_app
from tests.server.reached import Browser, PushService

DELAY = 20.0


@contextmanager
def notice_client(
    folder: Path, service: PushService, *games: Game[Any], **overrides: Any
) -> Iterator[TestClient]:
    """Yield a client of a server whose notifier runs only on demand."""
    options = {"push_hosts": [service.host], "notice_seconds": DELAY, "push_rate": "1000/minute"} | overrides
    with TestClient(make_app(folder, *games, **options)) as client:
        services(client).part(Notifier)._task.cancel()
        yield client


@pytest.fixture
def client(tmp_path: Path, service: PushService) -> Iterator[TestClient]:
    with notice_client(tmp_path, service) as client:
        yield client


def services(client: TestClient) -> Any:
    return client.app.state.services  # type: ignore[attr-defined]


def run_notifier(client: TestClient, after: float = DELAY + 1, at: datetime | None = None) -> None:
    """Run the notifier once, at this time."""
    at = at or now() + timedelta(seconds=after)
    assert client.portal
    client.portal.call(services(client).part(Notifier).plan_notices, at)
    client.portal.call(services(client).part(Notifier).send, at)


def subscribe(caller: Caller, service: PushService) -> Browser:
    browser = Browser(service)
    response = caller.put("/api/me/notices/push", browser.target)
    assert response.status_code == 204, response.text
    return browser


def texts(service: PushService) -> list[tuple[str, str]]:
    return [(pushed.text["title"], pushed.text["body"]) for pushed in service.pushed]


MOVE = ("Your move", "Duel · Card Duel")


def test_an_open_question_is_announced_once_to_the_asked_player(
    client: TestClient, service: PushService
) -> None:
    summary, (red, blue) = begin_match(client)
    for caller in (red, blue):
        subscribe(caller, service)
    run_notifier(client, after=DELAY - 5)
    assert service.pushed == []
    for _ in range(3):
        run_notifier(client)
    assert sorted(texts(service)) == sorted([MOVE, ("Your match has begun", MOVE[1])])
    message = next(pushed for pushed in service.pushed if pushed.text["title"] == MOVE[0])
    assert message.text["path"] == f"/m/{summary['id']}"
    assert message.key == red.get("/api/me/notices").json()["key"]
    assert message.claims["aud"] == service.url
    assert message.claims["sub"].startswith("mailto:")
    assert now().timestamp() < message.claims["exp"] <= now().timestamp() + 24 * 3600
    assert (message.headers["ttl"], message.headers["content-encoding"]) == ("86400", "aes128gcm")
    assert summary["id"] not in str(message.headers), "the service does not learn the match"


def test_each_new_question_is_announced_unless_it_is_answered_soon(
    client: TestClient, service: PushService
) -> None:
    summary, (red, blue) = begin_match(client)
    with red.watch(summary["id"]) as first, blue.watch(summary["id"]) as second:
        assert first.pick("stay")["type"] == "accepted"
        for caller in (red, blue):
            subscribe(caller, service)
        second.read_until("diff")
        assert second.pick("stay")["type"] == "accepted"
        first.read_until("diff")
        run_notifier(client)
        first_texts, service.pushed = texts(service), []
        assert MOVE in first_texts, "red must move again"
        assert first.pick("stay")["type"] == "accepted"
        run_notifier(client)
    assert texts(service) == [MOVE], "now blue must move, and got no message of the question answered at once"
    assert len(first_texts) <= 2


def test_a_player_who_left_the_result_is_notified_once_of_a_rematch(
    client: TestClient, service: PushService
) -> None:
    summary, (red, blue) = begin_match(client)
    with red.watch(summary["id"]) as socket:
        assert socket.ask("order", order="concede", on=True)["type"] == "accepted"
    run_notifier(client)
    for caller in (red, blue):
        subscribe(caller, service)
    path = f"/api/matches/{summary['id']}/next"
    waiting = red.post(path, {}).json()
    for _ in range(2):
        run_notifier(client)
    invitation = ("You are invited to play again", MOVE[1])
    assert texts(service) == [invitation], "the end of the match is not announced so late"
    assert service.pushed[0].text["path"] == f"/m/{summary['id']}"
    service.pushed = []
    assert red.delete(f"/api/matches/{waiting['id']}").status_code == 204
    assert red.post(path, {}).status_code == 200
    assert blue.post(path, {}).status_code == 200
    run_notifier(client)
    assert invitation not in texts(service), "blue has joined"


def test_one_notification_announces_the_end_and_the_next_match(
    client: TestClient, service: PushService
) -> None:
    """If the next match has already started, only the end is announced."""
    for is_started in (False, True):
        summary, (red, blue) = begin_match(client)
        subscribe(blue, service)
        with red.watch(summary["id"]) as socket:
            assert socket.ask("order", order="concede", on=True)["type"] == "accepted"
        rematch = red.post(f"/api/matches/{summary['id']}/next", {}).json()
        if is_started:
            assert (
                red.post(f"/api/matches/{rematch['id']}/seats/blue-1", {"bot": "random"}).status_code == 200
            )
            assert red.post(f"/api/matches/{rematch['id']}/start").status_code == 200
        run_notifier(client)
    assert texts(service) == [("You are invited to play again", MOVE[1]), ("Your match is over", MOVE[1])]


@pytest.mark.parametrize("is_declined", [False, True])
def test_a_player_who_answered_the_rematch_offer_is_not_notified_of_the_end(
    client: TestClient, service: PushService, is_declined: bool
) -> None:
    summary, (red, blue) = begin_match(client)
    concede(red, summary["id"])
    path = f"/api/matches/{summary['id']}/next"
    assert red.post(path, {}).status_code == 200
    assert (blue.delete(path) if is_declined else blue.post(path, {})).status_code in (200, 204)
    for caller in (red, blue):
        subscribe(caller, service)
    run_notifier(client)
    assert ("Your match is over", MOVE[1]) not in texts(service)


@pytest.mark.parametrize("case", ["blocked", "banned"])
def test_an_offer_that_cannot_be_accepted_is_not_announced_but_the_end_is(
    client: TestClient, service: PushService, case: str
) -> None:
    summary, (red, blue) = begin_match(client)
    subscribe(blue, service)
    if case == "blocked":
        assert blue.put(f"/api/me/shunned/{red.user['id']}", {"how": "block"}).status_code == 204
    concede(red, summary["id"])
    assert red.post(f"/api/matches/{summary['id']}/next", {}).status_code == 200
    if case == "banned":
        _ = run_in_loop(client, lambda: services(client).store.ban(red.user["id"], now(), None, "insults"))
    run_notifier(client)
    assert texts(service) == [("Your match is over", MOVE[1])]


def test_a_blocked_player_cannot_announce_another_match(client: TestClient, service: PushService) -> None:
    summary, (red, blue) = begin_match(client)
    with red.watch(summary["id"]) as socket:
        assert socket.ask("order", order="concede", on=True)["type"] == "accepted"
    run_notifier(client)
    subscribe(blue, service)
    assert blue.put(f"/api/me/shunned/{red.user['id']}", {"how": "block"}).status_code == 204
    assert red.post(f"/api/matches/{summary['id']}/next", {}).status_code == 200
    run_notifier(client)
    assert texts(service) == [], "the end of the match is not announced so late, either"


def test_a_player_is_notified_only_while_the_page_is_not_visible(
    client: TestClient, service: PushService
) -> None:
    summary, (red, blue) = begin_match(client)
    subscribe(red, service)
    with red.watch(summary["id"]) as seat, blue.watch(summary["id"]) as other:
        report_look(seat, on=True)
        run_notifier(client)
        run_notifier(client, after=9999)
        assert service.pushed == [], "the question was seen"
        assert seat.pick("stay")["type"] == "accepted"
        other.read_until("diff")
        report_look(seat, on=False)
        assert other.pick("stay")["type"] == "accepted"
        seat.read_until("diff")
        run_notifier(client)
        assert texts(service) == [MOVE]
        report_look(seat, on=True)
    assert client.portal
    is_page_visible = services(client).sockets.is_page_visible
    assert not client.portal.call(is_page_visible, summary["id"], red.user["id"]), (
        "a closed page is not visible"
    )


def report_look(seat: Seat, *, on: bool) -> None:
    seat.socket.send_json({"type": "look", "on": on})
    seat.socket.send_json({"type": "ping"})
    seat.read_until("pong")


def test_a_failing_service_is_retried_a_limited_number_of_times(
    client: TestClient, service: PushService
) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    service.status = 503
    for minutes in range(60):
        run_notifier(client, at=now() + timedelta(seconds=DELAY + 1, minutes=minutes))
    assert len(service.requested_paths) == notifier.TRIES
    _, (third, _) = begin_match(client)
    subscribe(third, service)
    run_notifier(client)
    service.status = 201
    for minutes in range(5):
        run_notifier(client, at=now() + timedelta(seconds=DELAY + 2, minutes=minutes))
    assert texts(service) == [MOVE]


@pytest.mark.parametrize("status", [404, 410])
def test_an_unreachable_browser_gets_no_more_messages_but_stays_subscribed(
    client: TestClient, service: PushService, status: int
) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    service.status = status
    run_notifier(client)
    run_notifier(client, after=9999)
    assert len(service.requested_paths) == 1
    notices = red.get("/api/me/notices").json()
    assert (notices["wanted"], notices["here"], notices["devices"]) == (True, False, 0)


@pytest.mark.parametrize("case", ["another", "the same"])
def test_an_unreachable_browser_is_notified_after_subscribing_again(
    client: TestClient, service: PushService, case: str
) -> None:
    _, (red, _) = begin_match(client)
    browser = subscribe(red, service)
    service.status = 410
    assert red.post("/api/me/notices/trial").json()["failed"] == 1
    assert red.post("/api/me/notices/trial").json()["failed"] == 0, "the service gets no further request"
    service.status = 201
    if case == "another":
        browser = Browser(service)
    assert red.put("/api/me/notices/push", browser.target).status_code == 204
    notices = red.get("/api/me/notices").json()
    assert (notices["wanted"], notices["here"], notices["devices"]) == (True, True, 1)
    run_notifier(client)
    assert texts(service) == [MOVE]


def test_a_late_response_about_an_old_subscription_does_not_affect_the_new_one(
    client: TestClient, service: PushService
) -> None:
    _, (red, _) = begin_match(client)
    old_browser, _ = subscribe(red, service), subscribe(red, service)
    assert client.portal
    client.portal.call(services(client).store.mark_unreachable, endpoint_digest(old_browser.endpoint))
    assert red.get("/api/me/notices").json()["here"]


@pytest.mark.parametrize("action", ["switched off", "logged out"])
def test_the_subscription_of_an_unreachable_browser_can_end(
    client: TestClient, service: PushService, action: str
) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    service.status = 410
    assert red.post("/api/me/notices/trial").json() == {"sent": 0, "failed": 1, "mailed": False}
    assert red.delete("/api/me/notices/push" if action == "switched off" else "/api/me").status_code == 204
    if action == "switched off":
        assert red.get("/api/me/notices").json()["wanted"] is False
    else:
        assert red.get("/api/me/notices").status_code == 401


def test_a_redirect_is_not_followed(client: TestClient, service: PushService) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    with PushService() as internal_service:
        service.status, service.headers = 307, {"Location": f"{internal_service.url}/secret"}
        run_notifier(client)
        assert internal_service.requested_paths == []
    assert len(service.requested_paths) == 1


def test_only_one_of_two_processes_sends(tmp_path: Path, service: PushService) -> None:
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack, push_hosts=[service.host], notice_seconds=DELAY)
        clients = (servers.one, servers.two)
        for client in clients:
            services(client).part(Notifier)._task.cancel()
        _, (red, _) = begin_match(servers.one)
        subscribe(red, service)
        at = now() + timedelta(seconds=DELAY + 1)
        for client in clients:
            assert client.portal
            client.portal.call(services(client).part(Notifier).plan_notices, at)
        futures = [
            client.portal.start_task_soon(services(client).part(Notifier).send, at)
            for client in clients  # type: ignore[union-attr]
        ]
        for future in futures:
            future.result()
        keys = {services(client).part(Notifier).push.public_key for client in clients}
    assert texts(service) == [MOVE]
    assert len(keys) == 1, "all processes have the same key"


def test_a_notification_that_became_due_without_a_server_is_sent_once(
    tmp_path: Path, service: PushService
) -> None:
    with notice_client(tmp_path, service) as client:
        _, (red, _) = begin_match(client)
        subscribe(red, service)
    for _ in range(2):
        with notice_client(tmp_path, service) as client:
            run_notifier(client)
    assert texts(service) == [MOVE]


def test_a_notification_claimed_by_a_dead_process_is_sent_by_another(
    client: TestClient, service: PushService
) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    at = now() + timedelta(seconds=DELAY + 1)
    assert client.portal
    client.portal.call(services(client).part(Notifier).plan_notices, at)
    store = services(client).store
    (notice, *_) = client.portal.call(store.due_notices, at, 9)
    assert client.portal.call(store.claim, notice, at + notifier.LEASE)
    assert not client.portal.call(store.claim, notice, at + notifier.LEASE)
    run_notifier(client, at=at)
    assert service.pushed == []
    run_notifier(client, at=at + notifier.LEASE)
    assert texts(service) == [MOVE]


def test_a_running_server_sends_notifications_automatically(tmp_path: Path, service: PushService) -> None:
    app = make_app(tmp_path, push_hosts=[service.host], notice_seconds=0.05)
    with TestClient(app) as client:
        summary, (red, _) = begin_match(client)
        subscribe(red, service)
        with red.watch(summary["id"]) as seat:
            assert seat.pick("swap")["type"] == "accepted"
            deadline = now() + timedelta(seconds=10)
            while MOVE not in texts(service):
                assert now() < deadline, "no notification was sent"
                seat.pending_messages()


NIGHT = datetime(2031, 1, 10, 23, 0, tzinfo=UTC)  # midnight in Berlin


def test_a_notification_is_delayed_in_quiet_hours_and_sent_afterwards_if_still_true(
    client: TestClient, service: PushService
) -> None:
    hours = {"begin": "22:00", "end": "07:30", "zone": "Europe/Berlin"}
    matches = [begin_match(client) for _ in range(2)]
    for _, (red, _) in matches:
        subscribe(red, service)
        assert red.put("/api/me/notices/quiet/push", hours).status_code == 204
        assert red.get("/api/me/notices").json()["quiet"] == {"push": hours}
    for hour in range(8):
        run_notifier(client, at=NIGHT + timedelta(hours=hour * 0.8))
    assert service.pushed == []
    answered_match, (red, _) = matches[0]
    with red.watch(answered_match["id"]) as seat:
        assert seat.pick("stay")["type"] == "accepted"
    run_notifier(client, at=datetime(2031, 1, 11, 6, 29, tzinfo=UTC))
    assert service.pushed == []
    for minute in (30, 31, 45):
        run_notifier(client, at=datetime(2031, 1, 11, 6, minute, tzinfo=UTC))
    assert [pushed.text["path"] for pushed in service.pushed] == [f"/m/{matches[1][0]['id']}"]


@pytest.mark.parametrize("has_ended", [False, True])
def test_the_end_is_announced_after_quiet_hours_if_the_rematch_offer_has_ended(
    client: TestClient, service: PushService, has_ended: bool
) -> None:
    summary, (red, blue) = begin_match(client)
    subscribe(blue, service)
    hours = {"begin": "22:00", "end": "07:30", "zone": "Europe/Berlin"}
    assert blue.put("/api/me/notices/quiet/push", hours).status_code == 204
    concede(red, summary["id"])
    rematch = red.post(f"/api/matches/{summary['id']}/next", {}).json()
    run_notifier(client, at=NIGHT)
    if has_ended:
        assert red.delete(f"/api/matches/{rematch['id']}").status_code == 204
    for minute in (29, 30, 31):
        run_notifier(client, at=datetime(2031, 1, 11, 6, minute, tzinfo=UTC))
    assert texts(service) == [
        ("Your match is over" if has_ended else "You are invited to play again", MOVE[1])
    ]


def test_quiet_hours_are_validated(client: TestClient) -> None:
    ada = Caller(client)
    good = {"begin": "22:00", "end": "07:00", "zone": "Europe/Berlin"}
    faults: list[dict[str, str]] = [{"zone": "Europe/Nowhere"}, {"zone": "../etc/passwd"}, {"end": "22:00"}]
    faults += [{"begin": "24:00"}, {"begin": "7:00"}, {"zone": ""}]
    for change in faults:
        assert ada.put("/api/me/notices/quiet/push", good | change).status_code == 422, change
    assert ada.put("/api/me/notices/quiet/pigeon", good).status_code == 422
    assert ada.put("/api/me/notices/quiet/mail", good).status_code == 204
    assert ada.delete("/api/me/notices/quiet/mail").status_code == 204
    assert ada.get("/api/me/notices").json()["quiet"] == {}


def test_days_that_are_nearly_over_are_announced_again(client: TestClient, service: PushService) -> None:
    _, (red, _) = begin_match(client, time="1d")
    subscribe(red, service)
    run_notifier(client)
    run_notifier(client, after=20 * 3600)
    assert texts(service) == [MOVE]
    for _ in range(2):
        run_notifier(client, after=21 * 3600 + 60)
    assert texts(service)[1:] == [("You have little time left for your move", MOVE[1])]


def test_the_end_of_a_match_is_announced_to_players_who_look_elsewhere(
    client: TestClient, service: PushService
) -> None:
    summary, (red, blue) = begin_match(client)
    with red.watch(summary["id"]) as seat:
        subscribe(red, service)
        subscribe(blue, service)
        report_look(seat, on=True)
        assert seat.ask("order", order="concede", on=True)["type"] == "accepted"
        seat.read_until("diff")
        assert seat.view["status"] == "finished"
        for _ in range(2):
            run_notifier(client)
    assert texts(service) == [("Your match is over", MOVE[1])]


def test_a_match_closed_by_the_operator_is_announced_to_players_who_look_elsewhere(
    client: TestClient, service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GALAXIES_DATABASE", f"sqlite:///{tmp_path / 'test.sqlite3'}")
    monkeypatch.setenv("GALAXIES_GAMES", json.dumps({"duel": "tests.server.toy:GAME"}))
    summary, (red, _) = begin_match(client)
    subscribe(red, service)
    result = CliRunner().invoke(app, ["admin", "close", summary["id"]])
    assert result.exit_code == 0, result.output
    for _ in range(2):
        run_notifier(client)
    assert texts(service) == [("Your match is over", MOVE[1])]


def test_players_who_are_replaced_or_not_asked_get_no_notification(
    client: TestClient, service: PushService
) -> None:
    red = Caller(client)
    summary = red.new_match()
    red.sit(summary, "red-1")
    assert red.post(f"/api/matches/{summary['id']}/seats/blue-1", {"bot": "random"}).status_code == 200
    watcher = Caller(client, "Watcher")
    for caller in (red, watcher):
        subscribe(caller, service)
    assert red.post(f"/api/matches/{summary['id']}/start").status_code == 200
    run_notifier(client)
    assert texts(service) == [MOVE]


def test_twin_worlds_cause_the_same_notifications(tmp_path: Path, service: PushService) -> None:
    """The two matches differ only in their hands. Their messages have the same headers."""
    worlds: list[list[Any]] = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        with notice_client(tmp_path / name, service) as client:
            summary, callers = begin_match(client, "table", time="1d")
            for caller in callers:
                subscribe(caller, service)
            with callers[0].watch(summary["id"]) as seat:
                hand = seat.view["hand"]
            run_notifier(client)
            run_notifier(client, after=23 * 3600)
        messages = sorted(
            (
                pushed.text["title"],
                pushed.text["body"],
                sorted(pushed.headers),
                pushed.headers["content-length"],
            )
            for pushed in service.pushed
        )
        worlds.append([hand, messages])
        service.pushed = []
    assert worlds[0][0] != worlds[1][0], "the hands differ"
    assert worlds[0][1] == worlds[1][1]
    assert len(worlds[0][1]) == 5, "two for the player who must move, and one for each other player"


def test_a_banned_user_gets_no_notifications(client: TestClient, service: PushService) -> None:
    _, callers = begin_match(client)
    for caller in callers:
        subscribe(caller, service)
        assert client.portal
        client.portal.call(services(client).store.ban, caller.user["id"], now(), None, "insults")
    run_notifier(client)
    assert service.pushed == []


def test_a_notification_that_always_fails_is_given_up(
    client: TestClient, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    user_ids = list[str]()

    async def fail(user_id: str, *_: Any) -> bool:
        user_ids.append(user_id)
        raise RuntimeError("no good")

    monkeypatch.setattr(services(client).part(Notifier), "send_message", fail)
    at = now() + timedelta(seconds=DELAY + 1)
    for hour in range(notifier.TRIES + 3):
        run_notifier(client, at=at + timedelta(hours=hour))
    assert len(user_ids) == notifier.TRIES * len(set(user_ids)) > 0


def test_a_match_whose_notifications_cannot_be_planned_delays_no_other(
    client: TestClient, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This holds even if the number of failing matches fills the limit. Such a match is checked again
    later."""
    monkeypatch.setattr(notifier, "BATCH_SIZE", 1)
    broken, (first, _) = begin_match(client)
    other_match, (second, _) = begin_match(client)
    for caller in (first, second):
        subscribe(caller, service)
    open_questions = notifier.open_questions

    def raise_for_broken(row: MatchRow) -> Any:
        if row.id == broken["id"]:
            raise LookupError("a row that nobody can read")
        return open_questions(row)

    monkeypatch.setattr(notifier, "open_questions", raise_for_broken)
    at = now() + timedelta(seconds=DELAY + 1)
    for _ in range(3):
        run_notifier(client, at=at)
    assert [pushed.text["path"] for pushed in service.pushed] == [f"/m/{other_match['id']}"]
    monkeypatch.setattr(notifier, "open_questions", open_questions)
    for _ in range(3):
        run_notifier(client, at=at + notifier.LEASE)
    assert f"/m/{broken['id']}" in [pushed.text["path"] for pushed in service.pushed]
