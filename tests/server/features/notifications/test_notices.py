"""Notifications of people who are not watching: when, how often, and about what."""

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
    folder: Path, service: PushService, *games: Game[Any], **changed: Any
) -> Iterator[TestClient]:
    """Yield a client of a server whose notifier works on demand, at a given time."""
    given = {"push_hosts": [service.host], "notice_seconds": DELAY, "push_rate": "1000/minute"} | changed
    with TestClient(make_app(folder, *games, **given)) as client:
        services(client).part(Notifier)._task.cancel()
        yield client


@pytest.fixture
def client(tmp_path: Path, service: PushService) -> Iterator[TestClient]:
    with notice_client(tmp_path, service) as client:
        yield client


def services(client: TestClient) -> Any:
    return client.app.state.services  # type: ignore[attr-defined]


def run_notifier(client: TestClient, after: float = DELAY + 1, at: datetime | None = None) -> None:
    """Let the notifier do its work at this time."""
    at = at or now() + timedelta(seconds=after)
    assert client.portal
    client.portal.call(services(client).part(Notifier).plan_notices, at)
    client.portal.call(services(client).part(Notifier).send, at)


def subscribe(caller: Caller, service: PushService) -> Browser:
    browser = Browser(service)
    answer = caller.put("/api/me/notices/push", browser.target)
    assert answer.status_code == 204, answer.text
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
    asked = next(pushed for pushed in service.pushed if pushed.text["title"] == MOVE[0])
    assert asked.text["path"] == f"/m/{summary['id']}"
    assert asked.key == red.get("/api/me/notices").json()["key"]
    assert asked.claims["aud"] == service.url
    assert asked.claims["sub"].startswith("mailto:")
    assert now().timestamp() < asked.claims["exp"] <= now().timestamp() + 24 * 3600
    assert (asked.headers["ttl"], asked.headers["content-encoding"]) == ("86400", "aes128gcm")
    assert summary["id"] not in str(asked.headers), "the service is not told which match it is"


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
        first_told, service.pushed = texts(service), []
        assert MOVE in first_told, "red is asked again"
        assert first.pick("stay")["type"] == "accepted"
        run_notifier(client)
    assert texts(service) == [MOVE], "now blue is, and has been told nothing of what it answered at once"
    assert len(first_told) <= 2


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
    ours = ("You are invited to play again", MOVE[1])
    assert texts(service) == [ours], "and not, so much later, that the match is over"
    assert service.pushed[0].text["path"] == f"/m/{summary['id']}"
    service.pushed = []
    assert red.delete(f"/api/matches/{waiting['id']}").status_code == 204
    assert red.post(path, {}).status_code == 200
    assert blue.post(path, {}).status_code == 200
    run_notifier(client)
    assert ours not in texts(service), "blue has come"


def test_one_notification_announces_the_end_and_the_next_match(
    client: TestClient, service: PushService
) -> None:
    """This does not hold if that match is gone by then."""
    for begins in (False, True):
        summary, (red, blue) = begin_match(client)
        subscribe(blue, service)
        with red.watch(summary["id"]) as socket:
            assert socket.ask("order", order="concede", on=True)["type"] == "accepted"
        made = red.post(f"/api/matches/{summary['id']}/next", {}).json()
        if begins:
            assert red.post(f"/api/matches/{made['id']}/seats/blue-1", {"bot": "random"}).status_code == 200
            assert red.post(f"/api/matches/{made['id']}/start").status_code == 200
        run_notifier(client)
    assert texts(service) == [("You are invited to play again", MOVE[1]), ("Your match is over", MOVE[1])]


@pytest.mark.parametrize("declines", [False, True])
def test_a_player_who_answered_the_rematch_offer_is_not_notified_of_the_end(
    client: TestClient, service: PushService, declines: bool
) -> None:
    summary, (red, blue) = begin_match(client)
    concede(red, summary["id"])
    path = f"/api/matches/{summary['id']}/next"
    assert red.post(path, {}).status_code == 200
    assert (blue.delete(path) if declines else blue.post(path, {})).status_code in (200, 204)
    for caller in (red, blue):
        subscribe(caller, service)
    run_notifier(client)
    assert ("Your match is over", MOVE[1]) not in texts(service)


@pytest.mark.parametrize("how", ["blocked", "banned"])
def test_an_offer_that_cannot_be_accepted_is_not_announced_but_the_end_is(
    client: TestClient, service: PushService, how: str
) -> None:
    summary, (red, blue) = begin_match(client)
    subscribe(blue, service)
    if how == "blocked":
        assert blue.put(f"/api/me/shunned/{red.user['id']}", {"how": "block"}).status_code == 204
    concede(red, summary["id"])
    assert red.post(f"/api/matches/{summary['id']}/next", {}).status_code == 200
    if how == "banned":
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
    assert texts(service) == [], "nor is the end of the match told so much later"


def test_a_player_who_is_looking_is_not_notified_and_one_who_looked_away_is(
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
    looks = services(client).sockets.is_page_visible
    assert not client.portal.call(looks, summary["id"], red.user["id"]), "a closed page is not looked at"


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
    assert len(service.asked) == notifier.TRIES
    _, (third, _) = begin_match(client)
    subscribe(third, service)
    run_notifier(client)
    service.status = 201
    for minutes in range(5):
        run_notifier(client, at=now() + timedelta(seconds=DELAY + 2, minutes=minutes))
    assert texts(service) == [MOVE]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_not_asked_again_and_its_wish_stays(
    client: TestClient, service: PushService, status: int
) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    service.status = status
    run_notifier(client)
    run_notifier(client, after=9999)
    assert len(service.asked) == 1
    told = red.get("/api/me/notices").json()
    assert (told["wanted"], told["here"], told["devices"]) == (True, False, 0)


@pytest.mark.parametrize("how", ["another", "the same"])
def test_a_browser_that_was_gone_is_notified_once_it_subscribes_again(
    client: TestClient, service: PushService, how: str
) -> None:
    _, (red, _) = begin_match(client)
    browser = subscribe(red, service)
    service.status = 410
    assert red.post("/api/me/notices/trial").json()["failed"] == 1
    assert red.post("/api/me/notices/trial").json()["failed"] == 0, "it is not asked again"
    service.status = 201
    if how == "another":
        browser = Browser(service)
    assert red.put("/api/me/notices/push", browser.target).status_code == 204
    told = red.get("/api/me/notices").json()
    assert (told["wanted"], told["here"], told["devices"]) == (True, True, 1)
    run_notifier(client)
    assert texts(service) == [MOVE]


def test_a_late_answer_about_a_former_subscription_does_not_affect_the_new_one(
    client: TestClient, service: PushService
) -> None:
    _, (red, _) = begin_match(client)
    former, _ = subscribe(red, service), subscribe(red, service)
    assert client.portal
    client.portal.call(services(client).store.mark_unreachable, endpoint_digest(former.endpoint))
    assert red.get("/api/me/notices").json()["here"]


@pytest.mark.parametrize("way", ["switched off", "logged out"])
def test_the_wish_of_a_browser_that_is_gone_expires(
    client: TestClient, service: PushService, way: str
) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    service.status = 410
    assert red.post("/api/me/notices/trial").json() == {"sent": 0, "failed": 1, "mailed": False}
    assert red.delete("/api/me/notices/push" if way == "switched off" else "/api/me").status_code == 204
    if way == "switched off":
        assert red.get("/api/me/notices").json()["wanted"] is False
    else:
        assert red.get("/api/me/notices").status_code == 401


def test_a_redirect_is_not_followed(client: TestClient, service: PushService) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    with PushService() as inside:
        service.status, service.headers = 307, {"Location": f"{inside.url}/secret"}
        run_notifier(client)
        assert inside.asked == []
    assert len(service.asked) == 1


def test_only_one_of_two_processes_sends(tmp_path: Path, service: PushService) -> None:
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack, push_hosts=[service.host], notice_seconds=DELAY)
        both = (servers.one, servers.two)
        for client in both:
            services(client).part(Notifier)._task.cancel()
        _, (red, _) = begin_match(servers.one)
        subscribe(red, service)
        at = now() + timedelta(seconds=DELAY + 1)
        for client in both:
            assert client.portal
            client.portal.call(services(client).part(Notifier).plan_notices, at)
        due = [client.portal.start_task_soon(services(client).part(Notifier).send, at) for client in both]  # type: ignore[union-attr]
        for one in due:
            one.result()
        keys = {services(client).part(Notifier).push.public_key for client in both}
    assert texts(service) == [MOVE]
    assert len(keys) == 1, "browsers subscribe with one key, whichever process they ask"


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
                assert now() < deadline, "nothing came"
                seat.pending_messages()


NIGHT = datetime(2031, 1, 10, 23, 0, tzinfo=UTC)  # midnight in Berlin


def test_a_notification_is_held_in_quiet_hours_and_sent_afterwards_if_still_true(
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
    answered, (red, _) = matches[0]
    with red.watch(answered["id"]) as seat:
        assert seat.pick("stay")["type"] == "accepted"
    run_notifier(client, at=datetime(2031, 1, 11, 6, 29, tzinfo=UTC))
    assert service.pushed == []
    for minute in (30, 31, 45):
        run_notifier(client, at=datetime(2031, 1, 11, 6, minute, tzinfo=UTC))
    assert [pushed.text["path"] for pushed in service.pushed] == [f"/m/{matches[1][0]['id']}"]


@pytest.mark.parametrize("lapses", [False, True])
def test_the_end_is_announced_after_quiet_hours_if_the_rematch_offer_has_ended(
    client: TestClient, service: PushService, lapses: bool
) -> None:
    summary, (red, blue) = begin_match(client)
    subscribe(blue, service)
    hours = {"begin": "22:00", "end": "07:30", "zone": "Europe/Berlin"}
    assert blue.put("/api/me/notices/quiet/push", hours).status_code == 204
    concede(red, summary["id"])
    made = red.post(f"/api/matches/{summary['id']}/next", {}).json()
    run_notifier(client, at=NIGHT)
    if lapses:
        assert red.delete(f"/api/matches/{made['id']}").status_code == 204
    for minute in (29, 30, 31):
        run_notifier(client, at=datetime(2031, 1, 11, 6, minute, tzinfo=UTC))
    assert texts(service) == [("Your match is over" if lapses else "You are invited to play again", MOVE[1])]


def test_quiet_hours_are_validated(client: TestClient) -> None:
    ada = Caller(client)
    good = {"begin": "22:00", "end": "07:00", "zone": "Europe/Berlin"}
    wrong: list[dict[str, str]] = [{"zone": "Europe/Nowhere"}, {"zone": "../etc/passwd"}, {"end": "22:00"}]
    wrong += [{"begin": "24:00"}, {"begin": "7:00"}, {"zone": ""}]
    for change in wrong:
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
    closed = CliRunner().invoke(app, ["admin", "close", summary["id"]])
    assert closed.exit_code == 0, closed.output
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
    """The two matches differ only in their deal. Their messages are the same, header by header."""
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
        sent = sorted(
            (
                pushed.text["title"],
                pushed.text["body"],
                sorted(pushed.headers),
                pushed.headers["content-length"],
            )
            for pushed in service.pushed
        )
        worlds.append([hand, sent])
        service.pushed = []
    assert worlds[0][0] != worlds[1][0], "they hold other cards"
    assert worlds[0][1] == worlds[1][1]
    assert len(worlds[0][1]) == 5, "the one who is asked twice, and the others of the beginning"


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
    tried = list[str]()

    async def fail(user_id: str, *_: Any) -> bool:
        tried.append(user_id)
        raise RuntimeError("no good")

    monkeypatch.setattr(services(client).part(Notifier), "send_message", fail)
    at = now() + timedelta(seconds=DELAY + 1)
    for hour in range(notifier.TRIES + 3):
        run_notifier(client, at=at + timedelta(hours=hour))
    assert len(tried) == notifier.TRIES * len(set(tried)) > 0


def test_a_match_whose_notifications_cannot_be_planned_delays_no_other(
    client: TestClient, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This holds even if the number of failing matches fills the limit. Such a match is checked again
    later."""
    monkeypatch.setattr(notifier, "MANY", 1)
    broken, (first, _) = begin_match(client)
    whole, (second, _) = begin_match(client)
    for caller in (first, second):
        subscribe(caller, service)
    called = notifier.open_questions

    def raise_for_broken(row: MatchRow) -> Any:
        if row.id == broken["id"]:
            raise LookupError("a row that nobody can read")
        return called(row)

    monkeypatch.setattr(notifier, "open_questions", raise_for_broken)
    at = now() + timedelta(seconds=DELAY + 1)
    for _ in range(3):
        run_notifier(client, at=at)
    assert [pushed.text["path"] for pushed in service.pushed] == [f"/m/{whole['id']}"]
    monkeypatch.setattr(notifier, "open_questions", called)
    for _ in range(3):
        run_notifier(client, at=at + notifier.LEASE)
    assert f"/m/{broken['id']}" in [pushed.text["path"] for pushed in service.pushed]
