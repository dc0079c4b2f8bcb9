"""Migrations of databases from earlier versions to the newest schema, and back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from server.db.migrate import config, upgrade
from server.db.sql.store import Store, open_engine
from server.db.types.accounts import Account
from server.db.types.matches import MatchRow, SavedLoadout
from server.db.types.notices import Notice
from server.db.types.people import User

pytestmark = [pytest.mark.anyio]

AT = datetime(2026, 11, 21, 12, tzinfo=UTC)
ADA = User("u1", "Ada")
BUILD = {"fleet": [["isn-everest", "veteran"]], "deck": {"erin-cho": 2, "alert": 1}}
WON = {"winner": "north", "reason": "r", "text": {"key": "result", "args": {}}, "label": "North wins"}
#: The catalogue of a match names its teams.
CATALOGUE = json.dumps({"missions": {"strait": {"teams": [{"id": "north"}, {"id": "south"}]}}}).encode()

#: The tables of revision 0003 that 0004 changes, and the tables that belong to matches.
USERS = sa.table("users", *map(sa.column, ("id", "name", "created")))
MATCHES = sa.table(
    "matches",
    *map(sa.column, ("id", "mission", "status", "host_id", "private", "invite", "created", "catalogue")),
    *map(sa.column, ("version", "head")),
    *(sa.column(name, sa.JSON) for name in ("options", "result", "seqs", "digests", "deciding", "waits")),
)
SEATS = sa.table(
    "seats", *map(sa.column, ("match_id", "seat", "user_id", "ready")), sa.column("build", sa.JSON)
)
BUILDS = sa.table(
    "builds",
    *map(sa.column, ("id", "user_id", "name", "side")),
    sa.column("saved", sa.DateTime(timezone=True)),
    *(sa.column(name, sa.JSON) for name in ("fleet", "deck")),
)
CATALOGUES = sa.table("catalogues", sa.column("digest"), sa.column("data", sa.LargeBinary))
JOURNAL = sa.table(
    "journal",
    *map(sa.column, ("match_id", "number", "kind", "seat", "fingerprint", "at")),
    sa.column("value", sa.JSON),
)
SNAPSHOTS = sa.table("snapshots", *map(sa.column, ("match_id", "number")), sa.column("data", sa.LargeBinary))

MATCH_TABLES = ("seats", "journal", "snapshots")


def match(name: str, mission: str, result: Any = None, catalogue: str | None = None) -> dict[str, Any]:
    defaults: dict[str, Any] = {"options": {}, "seqs": {}, "digests": {}, "deciding": [], "waits": {}}
    basics = {"id": name, "mission": mission, "invite": name, "result": result, "catalogue": catalogue}
    status = "finished" if result else "playing"
    return basics | defaults | {
        "status": status, "host_id": "u1", "private": True, "created": AT, "version": 1, "head": 1
    }  # fmt: skip


ROWS: list[tuple[Any, list[dict[str, Any]]]] = [
    (USERS, [{"id": "u1", "name": "Ada", "created": AT}]),
    (
        MATCHES,
        [
            match("won", "strait", WON, "d1"),
            match("older", "dead-zone", WON | {"winner": "wretch"}),
            match("drawn", "strait", WON | {"winner": None}, "d1"),
            match("playing", "strait", None, "d1"),
        ],
    ),
    (
        SEATS,
        [
            {"match_id": name, "seat": "isn-1", "user_id": "u1", "ready": True, "build": BUILD}
            for name in ("won", "older", "drawn", "playing")
        ],
    ),
    (BUILDS, [{"id": "b1", "user_id": "u1", "name": "Mine", "side": "ISN", "saved": AT, **BUILD}]),
    (CATALOGUES, [{"digest": "d1", "data": CATALOGUE}]),
    (
        JOURNAL,
        [
            {"match_id": name, "number": 1, "kind": "chance", "seat": "CHANCE", "fingerprint": "", "at": AT,
             "value": [1]}
            for name in ("won", "playing")
        ],
    ),
    (SNAPSHOTS, [{"match_id": "playing", "number": 0, "data": b"{}"}]),
]  # fmt: skip


@pytest.fixture(params=["sqlite", "postgres"])
async def engine(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """Yield a database of revision 0003 with data in every table that 0004 changes."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite3'}"
    if request.param == "postgres":
        url = str(request.getfixturevalue("postgres_url"))
    engine = open_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0003")
        for table, rows in ROWS:
            await connection.execute(sa.insert(_with_json_type(table, engine)), rows)
    yield engine
    await engine.dispose()


def _with_json_type(table: Any, engine: AsyncEngine) -> Any:
    """Return the table with the JSON type of the database."""
    if engine.dialect.name == "sqlite":
        return table
    jsonb = sa.dialects.postgresql.JSONB()
    columns = [sa.column(c.name, jsonb if isinstance(c.type, sa.JSON) else c.type) for c in table.columns]
    return sa.table(table.name, *columns)


def migrate_to(connection: Connection, revision: str) -> None:
    alembic = config()
    alembic.attributes["connection"] = connection
    migrate = command.downgrade if revision.startswith("-") else command.upgrade
    migrate(alembic, revision.removeprefix("-"))


async def table_contents(engine: AsyncEngine, tables: tuple[str, ...]) -> dict[str, list[dict[str, Any]]]:
    """Return the contents of tables, as the database returns them."""
    async with engine.connect() as connection:
        return {
            table: sorted(
                (dict(row) for row in (await connection.execute(text(f"SELECT * FROM {table}"))).mappings()),
                key=lambda row: str(row.get("match_id", row.get("id", row.get("digest")))),
            )
            for table in tables
        }


async def stored_match(store: Store, name: str) -> MatchRow:
    row = await store.match(name)
    assert row
    return row


async def test_0004_adds_the_game_to_everything_and_loses_nothing(engine: AsyncEngine) -> None:
    old_contents = await table_contents(engine, MATCH_TABLES)
    await upgrade(engine)
    store = Store(engine)
    assert {(await stored_match(store, name)).game for name in ("won", "older", "drawn", "playing")} == {
        "galaxies"
    }
    seat = (await stored_match(store, "playing")).seats["isn-1"]
    assert (seat.user, seat.ready, seat.loadout) == (ADA, True, BUILD)
    assert await store.loadouts_of(ADA) == [SavedLoadout("b1", "galaxies", "Mine", "ISN", BUILD, AT)]
    assert await store.edition("galaxies", "d1") == CATALOGUE
    assert await store.edition("toy", "d1") is None
    assert (await store.snapshot_and_journal("playing", 1))[0] == (0, b"{}")
    assert len(await store.journal("won")) == len(await store.journal("playing")) == 1
    new_contents = await table_contents(engine, MATCH_TABLES)
    assert {table: len(rows) for table, rows in new_contents.items()} == {
        t: len(rows) for t, rows in old_contents.items()
    }


async def test_0004_adds_winners_and_losers_to_finished_matches(engine: AsyncEngine) -> None:
    await upgrade(engine)
    store = Store(engine)
    results = {
        name: (await stored_match(store, name)).result for name in ("won", "older", "drawn", "playing")
    }
    assert results == {
        "won": WON | {"winners": ["north"], "losers": ["south"]},
        "older": WON | {"winner": "wretch", "winners": ["wretch"], "losers": ["isn"]},
        "drawn": WON | {"winner": None, "winners": [], "losers": []},
        "playing": None,
    }


async def test_0004_can_be_reverted(engine: AsyncEngine) -> None:
    tables = ("users", "matches", *MATCH_TABLES, "builds", "catalogues")
    old_contents = await table_contents(engine, tables)
    await upgrade(engine)
    store = Store(engine)
    await store.add_match(MatchRow("toy", "toy", "duel", {}, "lobby", ADA, True, "toy", AT))
    await store.add_loadout(ADA, SavedLoadout("l1", "toy", "Mine", "RED", {}, AT), 9)
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "-0003")
    assert await table_contents(engine, tables) == old_contents, "only data of other games is gone"
    await upgrade(engine)
    assert (await stored_match(store, "won")).seats["isn-1"].loadout == BUILD


async def has_due_action(engine: AsyncEngine) -> dict[str, bool]:
    """Return for each match whether an action is due without a request."""
    async with engine.connect() as connection:
        rows = await connection.execute(text("SELECT id, due_at FROM matches"))
        return {row.id: row.due_at is not None for row in rows}


async def test_0007_pauses_matches_among_computer_players(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0006")
        await connection.execute(text("UPDATE matches SET due_at = created, status = 'playing'"))
        await connection.execute(
            text("UPDATE seats SET user_id = NULL, bot = 'random' WHERE match_id = 'older'")
        )
        await connection.run_sync(migrate_to, "0007")
    assert await has_due_action(engine) == {"won": True, "older": False, "drawn": True, "playing": True}
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "-0006")
    assert all((await has_due_action(engine)).values())


async def test_0008_deletes_only_matches_that_ended_long_ago(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0007")
        token = sa.table("tokens", *map(sa.column, ("digest", "user_id", "created")))
        await connection.execute(token.insert().values(digest="digest", user_id="u1", created=AT))
    await upgrade(engine)
    store, today = Store(engine), datetime.now(UTC)
    assert await store.prune("tokens", today - timedelta(minutes=5), 9) == []
    assert await store.prune("finished", AT - timedelta(seconds=1), 9) == []
    assert await store.prune("finished", AT + timedelta(seconds=1), 9) == ["won"]
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "-0007")
    await upgrade(engine)
    assert (await stored_match(store, "playing")).seats["isn-1"].user == ADA


async def test_0012_counts_the_free_seats_of_waiting_matches(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0011")
        seqs = sa.table("matches", sa.column("id"), sa.column("status"), sa.column("seqs", sa.JSON))
        waiting = seqs.update().where(seqs.c.id == "drawn")
        viewers = dict.fromkeys(("north", "south", "east", "spectator"), 1)
        await connection.execute(waiting.values(status="lobby", seqs=viewers))
        await connection.execute(text("DELETE FROM seats WHERE match_id = 'drawn'"))
        await connection.execute(
            text("INSERT INTO seats (match_id, seat, user_id) VALUES ('drawn', 'east', 'u1')")
        )
    await upgrade(engine)
    rows = {name: await stored_match(Store(engine), name) for name in ("drawn", "playing")}
    assert {name: row.free for name, row in rows.items()} == {"drawn": 2, "playing": 0}
    assert [(row.round, row.asked, row.next) for row in rows.values()] == [(0, {}, None)] * 2
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "-0011")
    await upgrade(engine)
    assert (await stored_match(Store(engine), "drawn")).free == 2


async def test_0013_stores_the_author_of_each_chat_line(engine: AsyncEngine) -> None:
    chat = sa.table(
        "chat",
        *map(sa.column, ("match_id", "place", "n", "channel", "team", "seat", "name", "text", "at")),
    )
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0012")
        lines = [
            {"match_id": name, "place": place, "n": place, "channel": "table", "team": None}
            | {"seat": seat, "name": "Ada", "text": text, "at": AT}
            for name, place, seat, text in [
                ("playing", 1, "isn-1", "hi"), ("playing", 2, "", "told"), ("won", 1, "wretch-1", "gg")
            ]
        ]  # fmt: skip
        await connection.execute(sa.insert(chat), lines)
    await upgrade(engine)
    store = Store(engine)
    authors = {line.text: line.user_id for name in ("playing", "won") for line in await store.chat(name)}
    assert authors == {"hi": "u1", "told": None, "gg": None}
    assert await store.account_of(ADA) is None
    old_contents = await table_contents(engine, MATCH_TABLES)
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "-0012")
    await upgrade(engine)
    assert await table_contents(engine, MATCH_TABLES) == old_contents
    assert [line.user_id for line in await store.chat("playing")] == ["u1", None]


async def test_0015_sends_no_notifications_about_existing_questions(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0012")
    await upgrade(engine)
    store = Store(engine)
    assert (await stored_match(store, "playing")).notify_at is None
    assert await store.matches_to_notify(AT + timedelta(days=9999), 9) == []
    notice = Notice("playing", "u1", "push", "asked", "isn-1.3", AT)
    await store.store_notices("playing", (await stored_match(store, "playing")).version, [notice], None)
    assert await store.due_notices(AT, 9) == [notice]
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "-0012")
    await upgrade(engine)
    assert await store.due_notices(AT, 9) == []
    assert (await stored_match(store, "playing")).seats["isn-1"].user == ADA


async def test_0016_adds_tables_and_can_be_reverted(engine: AsyncEngine) -> None:
    """Existing data stays unchanged."""
    new_tables = {"later", "asides", "turned_away", "shunned", "reports", "bans"}
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "head")
        names = set(
            await connection.run_sync(lambda sync_connection: sa.inspect(sync_connection).get_table_names())
        )
        assert new_tables <= names
        await connection.execute(text("INSERT INTO bans VALUES ('u1', :at, NULL, 'why')"), {"at": AT})
        await connection.execute(text("DELETE FROM bans"))
        await connection.run_sync(migrate_to, "-0012")
        names = set(
            await connection.run_sync(lambda sync_connection: sa.inspect(sync_connection).get_table_names())
        )
        assert names.isdisjoint(new_tables)
        assert (await connection.execute(text("SELECT count(*) FROM matches"))).scalar() == 4


async def test_0025_marks_users_with_the_name_of_an_account(engine: AsyncEngine) -> None:
    """Later names and accounts are compared with existing ones."""
    names = {"u2": "\u0410DA", "u3": "Bob", "u4": "Ada (2)", "u5": "BOB", "u6": "Eve"}
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0024")
        rows = [{"id": user_id, "name": name, "created": AT} for user_id, name in names.items()]
        await connection.execute(sa.insert(USERS), rows)
        for user_id, name in (("u1", "ada"), ("u3", "Bob"), ("u6", "Robert")):
            values = {"user_id": user_id, "name": name, "at": AT}
            statement = "INSERT INTO accounts VALUES (:user_id, :name, :name, NULL, :at)"
            await connection.execute(text(statement), values)
    await upgrade(engine)
    store = Store(engine)
    users = {user_id: await store.find_user(user_id) for user_id in ("u1", *names)}
    assert {user_id: user.name for user_id, user in users.items() if user} == names | {
        "u1": "Ada",
        "u2": "\u0410DA (guest)",
        "u4": "Ada (2) (guest)",
        "u5": "BOB (guest)",
    }
    assert (await store.rename(User("u5", "R\u043ebert"))).name.endswith(" (guest)")
    _ = await store.add_account(Account(User("u5", ""), "Eve", "digest", "hash", AT), None, [])
    eve = await store.find_user("u6")
    assert eve
    assert eve.name == "Eve (guest)"
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "-0024")
