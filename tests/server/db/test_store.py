"""The store, which behaves the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, func, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError, StatementError

from server.db import schema
from server.db.migrate import config, known_revisions, migrate_to, revision_of, revisions, upgrade
from server.db.sql import accounts as sql_accounts
from server.db.sql.store import Store, open_engine
from server.db.types.account_changes import AccountChange
from server.db.types.accounts import Account, Passkey
from server.db.types.clips import Clip
from server.db.types.knocks import Knock
from server.db.types.matches import (
    CHAT_FORGOTTEN,
    CHAT_KEPT,
    Chance,
    ChatEntry,
    JournalRow,
    MatchRow,
    MatchUpdate,
    MissedFrame,
    Occupant,
    SavedLoadout,
)
from server.db.types.moderation import Aside, Report
from server.db.types.moderation import SpectatorFrame as LaterView
from server.db.types.notices import Notice
from server.db.types.people import Token, Transfer, User
from server.db.types.store import Conflict, StoreUnavailable
from tests.server.reached import fill_tables

pytestmark = [pytest.mark.anyio]

AT = datetime(2026, 11, 21, 12, 0, 0, 123000, tzinfo=UTC)
ADA = User("u1", "Ada")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    engine = open_engine(database, synchronous="OFF")
    await upgrade(engine)
    store = Store(engine)
    await store.add_user(ADA, Token("digest", "laptop"), AT)
    yield store
    await store.close()


def row(match_id: str = "m1", **columns: Any) -> MatchRow:
    return MatchRow(
        match_id,
        "toy",
        "duel",
        {"goal": 3},
        columns.pop("status", "lobby"),
        ADA,
        True,
        f"invite-{match_id}",
        columns.pop("created", AT),
        **columns,
    )


async def test_a_user_is_identified_by_their_token(store: Store) -> None:
    assert await store.user_of("digest", AT) == ADA
    assert await store.user_of("other", AT) is None
    await store.delete_token("digest")
    assert await store.user_of("digest", AT) is None


async def test_slow_reading_is_stored_with_the_update_that_reports_it(store: Store) -> None:
    async def reads_slowly() -> bool:
        ada = await store.user_of("digest", AT)
        return bool(ada and ada.slow)

    await store.add_match(row())
    await store.commit(MatchUpdate("m1", 0, AT, reads_slowly=(ADA.id, True)))
    assert await reads_slowly()
    with pytest.raises(Conflict):
        await store.commit(MatchUpdate("m1", 0, AT, reads_slowly=(ADA.id, False)))
    assert await reads_slowly(), "a rejected update changes nothing"
    await store.commit(MatchUpdate("m1", 1, AT, reads_slowly=(ADA.id, False)))
    assert not await reads_slowly()


async def test_a_match_is_loaded_as_it_was_stored(store: Store) -> None:
    stored = row(seqs={"red-1": 1}, made_by="code", waits={"a": {"at": "z"}}, due_at=AT, deciding=["a"])
    await store.add_match(stored)
    assert await store.match("m1") == stored
    assert await store.match_by_invite("invite-m1") == stored
    assert await store.match("m2") is None


async def test_simultaneous_changes_of_many_matches_are_all_written(store: Store) -> None:
    names = [f"m{n}" for n in range(120)]
    for name in names:
        await store.add_match(row(name))
    await asyncio.gather(*(store.commit(MatchUpdate(name, 0, AT, {"head": 7})) for name in names))
    assert await store.versions(names) == dict.fromkeys(names, 1)
    assert (await stored_match(store, "m119")).head == 7


async def test_an_outdated_update_does_not_prevent_others(store: Store) -> None:
    for name in ("m1", "m2", "m3"):
        await store.add_match(row(name))
    changes = [MatchUpdate("m1", 0, AT), MatchUpdate("m2", 5, AT), MatchUpdate("m3", 0, AT, {"head": 7})]
    outcomes = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert await store.versions(["m1", "m2", "m3"]) == {"m1": 1, "m2": 0, "m3": 1}


async def test_an_update_that_cannot_be_written_does_not_harm_others(store: Store) -> None:
    """A duplicate journal row is detected only after other updates have been written."""
    for name in ("m1", "m2", "m3"):
        await store.add_match(row(name))
    duplicates = [
        JournalRow(1, "answer", "red-1", ["stay"], ""),
        JournalRow(1, "answer", "red-1", ["roll"], ""),
    ]
    changes = [
        MatchUpdate("m1", 0, AT),
        MatchUpdate("m2", 0, AT, journal=duplicates),
        MatchUpdate("m3", 0, AT),
    ]
    outcomes = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert await store.versions(["m1", "m2", "m3"]) == {"m1": 1, "m2": 0, "m3": 1}
    assert await store.journal("m2") == []


async def test_pending_updates_are_written_before_the_store_closes(tmp_path: Path) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'closing.sqlite3'}"
    engine = open_engine(address, synchronous="OFF")
    await upgrade(engine)
    store = Store(engine)
    await store.add_user(ADA, Token("digest", "laptop"), AT)
    await store.add_match(row())
    commit = asyncio.create_task(store.commit(MatchUpdate("m1", 0, AT)))
    await asyncio.sleep(0)
    await store.close()
    await commit
    reopened = Store(open_engine(address))
    assert await reopened.versions(["m1"]) == {"m1": 1}
    await reopened.close()


async def stored_match(store: Store, name: str) -> MatchRow:
    match = await store.match(name)
    assert match
    return match


async def store_account(store: Store) -> None:
    """Store an account with everything that belongs to it, a challenge, and a user who is being deleted."""
    passkey = Passkey(b"\x00id", b"\xffkey", 7, "phone", AT, AT)
    assert await store.add_account(Account(ADA, "Ada", "digest", "$argon2id$", AT), passkey, ["code"])
    await store.add_challenge("challenge", "login", None, AT, LATER)
    await store.add_user(leaver := User("gone", "Gone"), Token("of the leaver", ""), AT)
    assert await store.begin_deletion(leaver, "Left", AT) == ["of the leaver"]


async def test_challenges_are_few_and_expire(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_accounts, "MAX_CHALLENGES", 3)
    for number in range(4):
        expiry = LATER + timedelta(seconds=number)
        await store.add_challenge(f"c{number}", "login", None, AT, expiry)
    assert not await store.take_challenge("c0", "login", None, AT), "the oldest challenge is deleted"
    assert not await store.take_challenge("c1", "account", None, AT)
    assert await store.take_challenge("c1", "login", None, AT)
    assert not await store.take_challenge("c1", "login", None, AT)
    assert not await store.take_challenge("c2", "login", None, LATER + timedelta(seconds=2))
    for digest in ("a1", "a2"):
        await store.add_challenge(digest, "passkey", ADA, AT, LATER)
    assert not await store.take_challenge("a1", "passkey", ADA, AT), "a user has only one challenge"
    assert not await store.take_challenge("a2", "passkey", None, AT)
    assert await store.take_challenge("a2", "passkey", ADA, AT)


async def test_only_one_of_two_users_who_request_a_name_gets_it(store: Store) -> None:
    bob = User("bob", "Bob")
    await store.add_user(bob, Token("of bob", ""), AT)
    accounts = [Account(user, "Ada", "digest", "x", AT) for user in (ADA, bob)]
    results = await asyncio.gather(
        *(store.add_account(account, None, []) for account in accounts), return_exceptions=True
    )
    assert sorted(map(repr, results)) == ["NameTaken()", "True"]


async def test_a_commit_writes_every_table(store: Store) -> None:
    await store.add_match(row())
    change = MatchUpdate(
        "m1",
        0,
        AT,
        columns={"status": "playing", "head": 2, "seqs": {"a": 2}, "result": {"winner": None}, "due_at": AT},
        journal=[
            JournalRow(1, "chance", "CHANCE", [3, 1], ""),
            JournalRow(2, "answer", "red-1", ["stay"], "f"),
        ],
        snapshots=[(0, b"\x00start"), (1, b"later")],
        reply=("red-1", "message"),
        chat=ChatEntry(1, 1, "team", "red", "red-1", "Ada", "hi ☺", AT),
        seed=b"\x00\xff seed",
        later=[LaterView(1, AT, "", b"\x00view"), LaterView(2, AT, "diff")],
        edition=("toy", "d1", b"{}"),
        seated={"red-1": Occupant(ADA), "blue-1": Occupant(bot="random", seat="blue-1")},
        missed=[
            MissedFrame("red-1", 0, "a view"),
            MissedFrame("blue-1", 0, "other"),
            MissedFrame("red-1", 1, "a diff"),
        ],
    )
    await store.commit(change)
    assert await store.missed_messages("m1", "red-1") == ["a view", "a diff"]
    assert await store.missed_messages("m2", "red-1") == []
    stored = await store.match("m1")
    assert stored
    assert (stored.version, stored.status, stored.head, stored.due_at) == (1, "playing", 2, AT)
    assert stored.seats == {"red-1": Occupant(ADA), "blue-1": Occupant(bot="random", seat="blue-1")}
    assert await store.snapshot_and_journal("m1", 2) == ((1, b"later"), change.journal[1:])
    assert await store.snapshot_and_journal("m1", 0) == ((0, b"\x00start"), [])
    assert await store.setup("m1") == b"\x00start"
    assert await store.journal("m1") == change.journal
    assert await store.was_accepted("m1", "red-1", "message")
    assert not await store.was_accepted("m1", "red-2", "message")
    assert await store.chat("m1") == [change.chat]
    chances = [Chance(1, "red-1", "blue-1", 0.25), Chance(2, "blue-1", "blue-1", 0.5)]
    for forecasts in ([*reversed(chances)], [Chance(1, "red-1", "blue-1", 0.9)]):
        await store.store_chances("m1", forecasts)
    await store.store_chances("gone", chances)
    assert await store.chances("m1") == chances, "the first chances are kept"
    assert await store.chances("gone") == []
    assert await store.seed("m1") == change.seed
    assert await store.edition("toy", "d1") == b"{}"
    assert await store.edition("toy", "d2") is None
    assert await store.add_loadout(ADA, saved_loadout("b1"), 1)
    await store.add_transfer(Transfer("digest", ADA, LATER), AT)
    await store_account(store)
    await store.add_change(ADA, AccountChange("codes", AT, "laptop"), 9)
    for hours in (0, 9):
        _ = await store.record_beat(AT + timedelta(hours=hours), timedelta(seconds=9))
    await reseal(store, "m1")
    await fill_tables(store, ADA, "digest", "m1", AT)
    await fill_moderation(store, "m1")
    clip = Clip("m1", "token-m1", 7, 9)
    assert await store.store_clip(clip) == await store.store_clip(Clip("m1", "another", 1, 2)) == clip
    assert await store.clip("token-m1") == clip
    assert await store.spectator_frames("m1", None, AT) == change.later
    assert await store.overdue_matches(AT, 5) == ["m1"]
    assert await store.overdue_matches(AT - timedelta(seconds=1), 5) == []
    assert await store.versions(["m1", "m2"]) == {"m1": 1}
    async with store._engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            count = await connection.scalar(select(func.count()).select_from(table))
            assert count, f"nothing was written to {table.name}"


async def test_a_seats_loadout_is_loaded_unchanged_but_not_in_lists(store: Store) -> None:
    await store.add_match(row())
    build = {"fleet": [["isn-everest", "veteran"]], "deck": {"erin-cho": 2, "alert": 1}}
    ready, draft = (
        Occupant(ADA, ready=True, loadout=build),
        Occupant(bot="random", ready=False, loadout=build),
    )
    await store.commit(MatchUpdate("m1", 0, AT, seated={"red-1": ready, "blue-1": draft}))
    assert (await stored_match(store, "m1")).seats == {"red-1": ready, "blue-1": draft}
    (match,) = await store.matches_of(ADA, 3)
    assert match.seats["red-1"] == Occupant(ADA, ready=True)
    changed = replace(ready, ready=False, loadout={"fleet": [], "deck": {}})
    await store.commit(MatchUpdate("m1", 1, AT, unseated=["red-1"], seated={"red-1": changed}))
    assert (await stored_match(store, "m1")).seats["red-1"] == changed
    await store.commit(MatchUpdate("m1", 2, AT, unseated=["red-1"], seated={"red-1": Occupant(ADA)}))
    assert (await stored_match(store, "m1")).seats["red-1"].loadout is None


def saved_loadout(build_id: str, **fields: Any) -> SavedLoadout:
    loadout = {"fleet": [["rooks-f54", "veteran"]], "deck": {"erin-cho": 2}}
    defaults = {"game": "toy", "name": "Hornets", "side": "ISN", "loadout": loadout}
    return SavedLoadout(**(defaults | {"id": build_id, "saved": AT} | fields))


async def test_users_have_separate_loadouts(store: Store) -> None:
    bob = User("u2", "Bob")
    await store.add_user(bob, Token("other", "laptop"), AT)
    later = saved_loadout("b2", saved=AT + timedelta(minutes=1))
    for build in (saved_loadout("b1"), later):
        assert await store.add_loadout(ADA, build, 2)
    assert not await store.add_loadout(ADA, saved_loadout("b3"), 2)
    assert await store.add_loadout(bob, saved_loadout("b3"), 2)
    assert await store.loadouts_of(ADA) == [later, saved_loadout("b1")]
    newest = saved_loadout("b1", name="Wasps", saved=AT + timedelta(minutes=2))
    assert await store.change_loadout(ADA, newest)
    assert not await store.change_loadout(bob, newest)
    assert not await store.delete_loadout(bob, "b1")
    assert await store.loadouts_of(ADA) == [newest, later]
    assert await store.delete_loadout(ADA, "b1")
    assert not await store.delete_loadout(ADA, "b1")
    assert await store.loadouts_of(ADA) == [later]


async def test_simultaneous_saves_keep_no_more_loadouts_than_allowed(store: Store) -> None:
    results = await asyncio.gather(*(store.add_loadout(ADA, saved_loadout(f"b{n}"), 3) for n in range(12)))
    assert sum(results) == 3
    assert len(await store.loadouts_of(ADA)) == 3


async def test_simultaneous_requests_create_no_more_matches_than_allowed(store: Store) -> None:
    bob = User("u2", "Bob")
    await store.add_user(bob, Token("other", "laptop"), AT)
    await store.add_match(row("over", status="finished"))
    await store.add_match(row("stopped", status="paused"))
    results = await asyncio.gather(*(store.add_match(row(f"m{n}"), 3) for n in range(12)))
    assert sum(results) == 3
    assert len(await store.matches_of(ADA, 99)) == 2 + 3
    assert await store.add_match(replace(row("b1"), host=bob), 3)
    created = results.index(True)
    await store.commit(MatchUpdate(f"m{created}", 0, AT, {"status": "finished"}))
    assert [await store.add_match(row(name), 3) for name in ("next", "one-more")] == [True, False]


async def test_an_error_does_not_reveal_the_data_to_be_written(store: Store) -> None:
    assert await store.add_loadout(ADA, saved_loadout("b1"), 9)
    with pytest.raises(IntegrityError) as error_info:
        await store.add_loadout(ADA, saved_loadout("b1"), 9)
    assert "rooks" not in str(error_info.value)


@pytest.mark.parametrize(
    "second",
    [
        {"version": 0},
        {"journal": [JournalRow(1, "answer", "red-1", ["x"], "")]},
        {"reply": ("red-1", "message")},
        {"seated": {"blue-1": Occupant(ADA)}},
    ],
)
async def test_the_second_of_two_writers_writes_nothing(store: Store, second: dict[str, Any]) -> None:
    await store.add_match(row())
    first = MatchUpdate(
        "m1",
        0,
        AT,
        journal=[JournalRow(1, "answer", "red-1", ["x"], "")],
        reply=("red-1", "message"),
        seated={"red-1": Occupant(ADA)},
    )
    await store.commit(first)
    with pytest.raises(Conflict):
        await store.commit(MatchUpdate(**({"match_id": "m1", "version": 1, "at": AT} | second)))
    stored = await store.match("m1")
    assert stored
    assert stored.version == 1
    assert len(await store.journal("m1")) == 1


async def test_one_of_several_simultaneous_writers_wins(store: Store) -> None:
    await store.add_match(row())
    results = await asyncio.gather(
        *(
            store.commit(MatchUpdate("m1", 0, AT, journal=[JournalRow(1, "answer", "a", [n], "")]))
            for n in range(20)
        ),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 19 + ["NoneType"]


async def test_a_message_is_accepted_once_whatever_its_version(store: Store) -> None:
    await store.add_match(row())
    await store.commit(MatchUpdate("m1", 0, AT, {"head": 1}, reply=("red-1", "same")))
    with pytest.raises(Conflict):
        await store.commit(MatchUpdate("m1", 1, AT, {"head": 2}, reply=("red-1", "same")))
    await store.commit(MatchUpdate("m1", 1, AT, {"head": 3}, reply=("blue-1", "same")))
    assert ((await stored_match(store, "m1")).version, (await stored_match(store, "m1")).head) == (2, 3)


async def test_failing_updates_do_not_affect_others(store: Store) -> None:
    """Other updates share a transaction with an outdated one, or with one that repeats a stored row."""
    names = [f"m{n}" for n in range(6)]
    for name in names:
        await store.add_match(row(name))
    await store.commit(MatchUpdate("m1", 0, AT, journal=[JournalRow(1, "answer", "a", ["x"], "")]))
    conflicting = [JournalRow(1, "answer", "a", ["y"], "")]
    updates = [MatchUpdate(name, 0, AT, {"head": 1}, journal=conflicting) for name in names]
    updates[2].version = 7
    updates.append(MatchUpdate("m1", 1, AT, {"head": 1}, journal=conflicting))
    outcomes = await asyncio.gather(*map(store.commit, updates), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [
        Conflict if n in (1, 2, 6) else type(None) for n in range(7)
    ]
    assert [(await stored_match(store, name)).head for name in names] == [1, 0, 0, 1, 1, 1]
    assert [row.value for row in await store.journal("m1")] == [["x"]]


async def test_a_lost_connection_is_reopened(store: Store) -> None:
    await store.add_match(row())
    await store.commit(MatchUpdate("m1", 0, AT, {"head": 1}))
    closing = store._writer._group._connection.close()
    if closing:  # on PostgreSQL, close() is a coroutine
        await closing
    await store.commit(MatchUpdate("m1", 1, AT, {"head": 2}))
    assert (await stored_match(store, "m1")).head == 2


async def test_intermediate_snapshots_are_deleted(store: Store) -> None:
    await store.add_match(row())
    await store.commit(MatchUpdate("m1", 0, AT, snapshots=[(0, b"0"), (3, b"3")]))
    await store.commit(MatchUpdate("m1", 1, AT, snapshots=[(7, b"7")]))
    assert (await store.snapshot_and_journal("m1", 6))[0] == (0, b"0")
    assert (await store.snapshot_and_journal("m1", 7))[0] == (7, b"7")


async def test_matches_are_listed_newest_first(store: Store) -> None:
    bob = User("u2", "Bob")
    await store.add_user(bob, Token("other", "laptop"), AT)
    for n in range(4):
        await store.add_match(row(f"m{n}", created=AT + timedelta(minutes=n)))
    await store.commit(MatchUpdate("m1", 0, AT, seated={"blue-1": Occupant(bob)}))
    await store.commit(MatchUpdate("m2", 0, AT, columns={"private": False}))
    assert [match.id for match in await store.matches_of(ADA, 3)] == ["m3", "m2", "m1"]
    assert [match.id for match in await store.matches_of(bob, 3)] == ["m1"]
    assert [match.id for match in await store.public_matches(3)] == ["m2"]
    await store.commit(MatchUpdate("m1", 1, AT, unseated=["blue-1"]))
    assert await store.matches_of(bob, 3) == []


async def test_open_tables_are_found_by_an_index_and_in_pages(store: Store, database: str) -> None:
    for number in range(6):
        new_match = row(f"m{number}", created=AT + timedelta(minutes=number // 2))
        await store.add_match(replace(new_match, private=number == 5, free=number % 5))
    day = AT - timedelta(days=1)
    ids = [match.id for match in await store.open_tables(day, 9)]
    assert ids == ["m4", "m2", "m3", "m1"]  # m0 has no free seat, m5 is private
    pages = [await store.open_tables(day, 1, before=last) for last in (None, *ids)]
    assert [match.id for page in pages for match in page] == ids
    assert await store.open_tables(AT + timedelta(hours=1), 9) == []
    assert await store.open_tables(day, 9, game="other") == []
    if database.startswith("sqlite"):
        condition = "status = 'lobby' AND private = 0 AND free > 0 AND created >= '2026'"
        query = text(
            f"EXPLAIN QUERY PLAN SELECT id FROM matches WHERE {condition} ORDER BY created DESC, id LIMIT 9"
        )
        engine = open_engine(database)
        async with engine.connect() as connection:
            plan = " ".join(step[3] for step in (await connection.execute(query)).all())
        await engine.dispose()
        assert "USING INDEX ix_matches_status (status=? AND private=? AND created>?)" in plan


async def test_finished_matches_of_a_user_are_found_by_an_index(store: Store, database: str) -> None:
    statements, engine = list[tuple[str, Any]](), store._engine
    event.listen(engine.sync_engine, "before_cursor_execute", lambda *call: statements.append(call[2:4]))
    for request in (store.rematch_offers_to(ADA, 9), store.matches_of(ADA, 9, over=True)):
        statements.clear()
        await request
        if database.startswith("sqlite"):  # PostgreSQL's plan depends on the number of rows
            statement, values = statements[0]
            async with engine.connect() as connection:
                steps = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
                plan = " ".join(step[3] for step in steps.all())
            assert "ix_seats_user_id" in plan
            assert "ix_matches_status" not in plan


async def test_my_matches_are_listed_as_finished_or_not(store: Store) -> None:
    for name in ("m1", "m2"):
        await store.add_match(row(name))
    await store.commit(MatchUpdate("m1", 0, AT, columns={"status": "finished"}))
    ids = [[match.id for match in await store.matches_of(ADA, 9, over)] for over in (True, False, None)]
    assert ids == [["m1"], ["m2"], ["m1", "m2"]]
    assert await store.matches_of(ADA, 9, before="m2") == []


async def test_matches_of_games_that_are_not_served_are_skipped(store: Store, database: str) -> None:
    await store.add_match(row("m1"))
    await store.add_match(replace(row("m2", created=AT + timedelta(minutes=1)), game="other"))
    for name in ("m1", "m2"):
        columns = {"status": "playing", "due_at": AT, "private": False}
        await store.commit(MatchUpdate(name, 0, AT, columns=columns))
    served = Store(open_engine(database, synchronous="OFF"), ["toy"])
    assert await store.overdue_matches(AT, 9) == ["m1", "m2"]
    assert await served.overdue_matches(AT, 1) == ["m1"]
    assert [match.id for match in await served.matches_of(ADA, 1)] == ["m1"]
    assert [match.id for match in await served.public_matches(1)] == ["m1"]
    await served.close()


async def test_a_catalogue_is_stored_once_for_all_matches(store: Store) -> None:
    for name in ("m1", "m2"):
        await store.add_match(row(name))
        await store.commit(MatchUpdate(name, 0, AT, {"catalogue": "d1"}, edition=("toy", "d1", b"cards")))
    assert await store.edition("toy", "d1") == b"cards"
    assert [(await stored_match(store, name)).catalogue for name in ("m1", "m2")] == ["d1", "d1"]


async def test_editions_of_different_games_with_the_same_digest_are_separate(store: Store) -> None:
    for name, game, data in (("m1", "toy", b"cards"), ("m2", "other", b"tiles")):
        await store.add_match(row(name))
        await store.commit(MatchUpdate(name, 0, AT, {"catalogue": "d1"}, edition=(game, "d1", data)))
    assert [await store.edition(game, "d1") for game in ("toy", "other", "third")] == [
        b"cards",
        b"tiles",
        None,
    ]


async def test_a_failed_change_stores_no_catalogue(store: Store) -> None:
    await store.add_match(row())
    with pytest.raises(Conflict):
        await store.commit(MatchUpdate("m1", 3, AT, edition=("toy", "d1", b"cards")))
    assert await store.edition("toy", "d1") is None


async def test_times_keep_their_time_zone(store: Store) -> None:
    eastern = AT.astimezone(timezone(timedelta(hours=9)))
    await store.add_match(row(created=eastern))
    stored = await store.match("m1")
    assert stored
    assert stored.created == AT
    assert stored.created.tzinfo is UTC
    with pytest.raises(StatementError):
        async with store._engine.begin() as connection:
            await connection.execute(
                insert(schema.users).values(id="x", name="x", created=datetime(2026, 1, 1))
            )


def downgrade_to_base(connection: Connection) -> None:
    alembic = config()
    alembic.attributes["connection"] = connection
    downgrade(alembic, "base")


def describe_schema(connection: Connection) -> dict[str, Any]:
    """Return the description of each table in a schema, without the defaults of columns."""
    inspector = inspect(connection)
    return {
        table: (
            {
                column["name"]: (str(column["type"]), column["nullable"])
                for column in inspector.get_columns(table)
            },
            inspector.get_pk_constraint(table),
            sort_by_name(inspector.get_foreign_keys(table)),
            sort_by_name(inspector.get_unique_constraints(table)),
            sort_by_name(inspector.get_indexes(table)),
        )
        for table in inspector.get_table_names()
    }


def sort_by_name(items: Sequence[Any]) -> list[Any]:
    return sorted(items, key=lambda item: str(item["name"]))


async def test_migrations_create_the_schema_that_the_code_expects(store: Store) -> None:
    def schema_differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async with store._engine.begin() as connection:
        await connection.run_sync(downgrade_to_base)
    async with store._engine.begin() as connection:
        await connection.run_sync(migrate_to, "head")
        assert await connection.run_sync(schema_differences) == []


async def test_a_new_database_equals_one_migrated_from_the_first_version(store: Store) -> None:
    """A new database gets the newest schema directly, without migrations."""
    async with store._engine.begin() as connection:
        new = await connection.run_sync(describe_schema), await connection.run_sync(revision_of)
        await connection.run_sync(downgrade_to_base)
    async with store._engine.begin() as connection:
        assert await connection.run_sync(revision_of) is None
    await upgrade(store._engine)
    async with store._engine.begin() as connection:
        assert (await connection.run_sync(describe_schema), await connection.run_sync(revision_of)) == new


async def test_migrations_can_be_reverted(store: Store) -> None:
    async with store._engine.begin() as connection:
        await connection.run_sync(downgrade_to_base)
    await upgrade(store._engine)
    await store.add_user(ADA, Token("digest", "laptop"), AT)


def test_file_names_contain_the_revisions() -> None:
    assert known_revisions() == [script.revision for script in revisions().walk_revisions()][::-1]


async def test_several_processes_may_migrate_simultaneously(postgres_url: str) -> None:
    engines = [open_engine(postgres_url) for _ in range(4)]
    await asyncio.gather(*map(upgrade, engines))
    for engine in engines:
        await Store(engine).ping()
        await engine.dispose()


LATER = AT + timedelta(days=30)


async def remaining_matches(store: Store) -> set[str]:
    """Return the ids of the remaining matches."""
    return set(await store.versions([f"m{n}" for n in range(9)]))


async def fill_moderation(store: Store, match_id: str) -> None:
    """Store something in every table of moderation."""
    assert await store.add_aside(match_id, Aside(0, ADA, "hm", AT, "one"), 9)
    assert await store.turn_away(match_id, ADA.id, AT, 9)
    assert await store.ignore(ADA, ADA.id, "mute", AT, 9)
    report = Report(f"r-{match_id}", AT, ADA, ADA, match_id, "spam", "Hm.", [{"text": "hm"}])
    assert await store.add_report(report, 9)
    await store.add_knock(Knock(match_id, ADA, AT), match_limit=9, user_limit=9)
    await store.ban(ADA.id, AT, None, "why")


async def reseal(store: Store, match_id: str) -> None:
    """Store another seed, like that of a restored match."""
    async with store._engine.begin() as connection:
        await connection.execute(insert(schema.reseals).values(match_id=match_id, since=-1, seed=b"seed"))


async def rows_of(store: Store, match_id: str) -> dict[str, int]:
    """Return the number of rows that belong to a match, by table."""
    tables = [table for table in schema.metadata.sorted_tables if "match_id" in table.c]
    async with store._engine.connect() as connection:
        return {
            table.name: await connection.scalar(
                select(func.count()).select_from(table).where(table.c.match_id == match_id)
            )
            or 0
            for table in tables
        }


def full_update(match_id: str, at: datetime = AT, **columns: Any) -> MatchUpdate:
    """Return an update that writes to every table of matches."""
    return MatchUpdate(
        match_id,
        0,
        at,
        columns=columns,
        journal=[JournalRow(1, "chance", "CHANCE", [3], "")],
        snapshots=[(0, b"start")],
        reply=("red-1", "message"),
        chat=ChatEntry(1, 1, "table", None, "red-1", "Ada", "hi", AT),
        seed=b"seed",
        later=[LaterView(1, AT, "", b"view")],
        seated={"red-1": Occupant(ADA)},
        missed=[MissedFrame("red-1", 0, "a view")],
    )


async def test_messages_that_a_seat_has_seen_are_deleted_before_new_ones_are_stored(store: Store) -> None:
    await store.add_match(row())
    frames = [MissedFrame("red-1", 0, "old"), MissedFrame("red-2", 0, "other")]
    await store.commit(MatchUpdate("m1", 0, AT, missed=frames))
    await store.commit(MatchUpdate("m1", 1, AT, missed=[MissedFrame("red-1", 0, "new")], caught_up=["red-1"]))
    assert [await store.missed_messages("m1", seat) for seat in ("red-1", "red-2")] == [["new"], ["other"]]


async def test_abandoned_lobbies_and_unplayed_matches_are_deleted(store: Store) -> None:
    for n in range(7):
        await store.add_match(row(f"m{n}"))
    bots = {"red-1": Occupant(bot="random"), "blue-1": Occupant(bot="random")}
    with_ada = bots | {"red-1": Occupant(ADA)}
    for name, at, status, seated in (
        ("m1", LATER, "lobby", {}),
        ("m2", AT, "lobby", with_ada),
        ("m3", AT, "playing", bots),
        ("m4", AT, "playing", with_ada),
        ("m5", AT, "paused", bots),
        ("m6", AT, "finished", bots),
    ):
        await store.commit(MatchUpdate(name, 0, at, {"status": status}, seated=seated))
    assert await store.prune("abandoned", AT, 9) == []
    assert set(await store.prune("abandoned", LATER, 9)) == {"m0", "m2", "m3"}
    assert await remaining_matches(store) == {"m1", "m4", "m5", "m6"}
    assert await rows_of(store, "m3") == dict.fromkeys(await rows_of(store, "m1"), 0)


async def test_finished_matches_are_deleted_with_all_their_data(store: Store) -> None:
    for n, status in enumerate(("finished", "playing", "finished")):
        await store.add_match(row(f"m{n}"))
        await store.commit(full_update(f"m{n}", LATER if n == 2 else AT, status=status))
        await store.store_chances(f"m{n}", [Chance(1, "red-1", "red-1", 0.5)])
        await store.store_notices(f"m{n}", 1, [Notice(f"m{n}", ADA.id, "push", "asked", "red-1.3", AT)], None)
        await fill_moderation(store, f"m{n}")
        await reseal(store, f"m{n}")
        await store.store_clip(Clip(f"m{n}", f"token-m{n}", 7, 9))
    assert await store.prune("finished", LATER, 9) == ["m0"]
    assert await remaining_matches(store) == {"m1", "m2"}
    assert {name for name, count in (await rows_of(store, "m0")).items() if count} == {"reports", "knocks"}
    assert set((await rows_of(store, "m1")).values()) == {1}


async def test_the_newest_lines_of_each_channel_are_kept_with_their_message_ids(
    store: Store,
) -> None:
    await store.add_match(row())
    full = CHAT_KEPT + CHAT_FORGOTTEN
    lines = [(1, None), (CHAT_FORGOTTEN, "red"), (full - 1, "red"), (2, None), (full, "red"), (1, "blue")]
    for version, (n, team) in enumerate(lines):
        at = AT + timedelta(microseconds=version)
        line = ChatEntry(version + 1, n, "team" if team else "table", team, "red-1", "Ada", "hi", at)
        await store.commit(MatchUpdate("m1", version, at, chat=line, reply=("red-1", f"{n}{team}")))
    remaining = [(line.n, line.team) for line in await store.chat("m1")]
    assert remaining == [lines[0], *lines[2:]]
    accepted = [(n, team) for n, team in lines if await store.was_accepted("m1", "red-1", f"{n}{team}")]
    assert accepted == remaining


async def test_chat_of_old_finished_matches_is_deleted_and_their_views_change(store: Store) -> None:
    for n, status in enumerate(("finished", "playing", "finished")):
        await store.add_match(row(f"m{n}"))
        await store.commit(full_update(f"m{n}", LATER if n == 2 else AT, status=status, made_by="code"))
        await fill_moderation(store, f"m{n}")
    assert await store.prune("chat", LATER, 9) == ["m0"]
    assert [len(await store.asides(f"m{n}")) for n in range(3)] == [0, 1, 1]
    assert await store.prune("chat", LATER, 9) == []
    assert [len(await store.chat(f"m{n}")) for n in range(3)] == [0, 1, 1]
    assert [(await stored_match(store, f"m{n}")).version for n in range(3)] == [2, 1, 1]
    assert [(await stored_match(store, f"m{n}")).made_by for n in range(3)] == [None, "code", "code"]


async def test_an_unused_token_is_deleted(store: Store) -> None:
    bob = User("u2", "Bob")
    await store.add_user(bob, Token("other", "laptop"), AT)
    assert await store.user_of("other", AT + timedelta(days=10)) == bob
    assert await store.user_of("other", AT + timedelta(days=10, hours=1)) == bob
    assert await store.prune("tokens", AT, 9) == []
    assert await store.prune("tokens", AT + timedelta(days=10), 9) == ["digest"]
    assert await store.user_of("digest", AT) is None
    assert await store.user_of("other", LATER) == bob
    assert await store.prune("tokens", LATER, 9) == []


async def test_a_use_that_cannot_be_stored_does_not_block_the_user(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def raise_unavailable() -> Any:
        raise StoreUnavailable

    monkeypatch.setattr(store, "_write", raise_unavailable)
    assert await store.user_of("digest", LATER) == ADA


async def test_guests_without_a_match_are_deleted(store: Store) -> None:
    for name in ("sits", "keeps", "kept", "plain", "out", "back"):
        await store.add_user(User(name, name), Token(name, "laptop"), AT)
    await store.add_match(row())
    await store.commit(MatchUpdate("m1", 0, AT, seated={"red-1": Occupant(User("sits", "sits"))}))
    for name in ("keeps", "kept"):
        assert await store.add_loadout(User(name, name), saved_loadout(name), 9)
    for name in ("kept", "out", "sits"):
        await store.delete_token(name)
    await store.user_of("back", LATER)
    assert await store.prune("guests", AT, 9) == []
    assert set(await store.prune("guests", LATER, 9)) == {"kept", "plain", "out"}
    assert await store.user_of("plain", LATER) is None
    assert await store.user_of("keeps", LATER) == User("keeps", "keeps")
    assert await store.user_of("digest", LATER) == ADA
    assert (await stored_match(store, "m1")).seats["red-1"].user == User("sits", "sits")
    assert await store.loadouts_of(User("kept", "kept")) == []


async def test_only_a_few_items_are_deleted_together_and_none_of_other_games(
    store: Store, database: str
) -> None:
    for n in range(5):
        await store.add_match(row(f"m{n}"))
    await store.add_match(replace(row("m5"), game="other"))
    toys = Store(open_engine(database), ["toy"])
    counts = [len(await toys.prune("abandoned", LATER, 2)) for _ in range(4)]
    await toys.close()
    assert counts == [2, 2, 1, 0]
    assert await remaining_matches(store) == {"m5"}


async def test_data_that_changes_in_the_meantime_is_not_deleted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.add_match(row())
    fetch_all = store._fetch_all

    async def sit_down_meanwhile(query: Any) -> Any:
        rows = await fetch_all(query)
        await store.commit(MatchUpdate("m1", 0, LATER, seated={"red-1": Occupant(ADA)}))
        return rows

    monkeypatch.setattr(store, "_fetch_all", sit_down_meanwhile)
    assert await store.prune("abandoned", LATER, 9) == []
    monkeypatch.undo()
    assert (await stored_match(store, "m1")).seats["red-1"].user == ADA
