"""Backups are made while matches are played, can be restored to either database, and lose nothing."""

from __future__ import annotations

import asyncio
import gzip
import stat
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest
from sqlalchemy import make_url, select
from typer.testing import CliRunner, Result

from server.cli.commands import app
from server.db import schema
from server.db.backup import FORMAT, backup, restore
from server.db.db_lock import require_exclusive
from server.db.migrate import Refusal, begin_writing, migrate_to, upgrade
from server.db.sql.store import Store, open_engine
from server.db.types.matches import JournalRow, MatchRow, MatchUpdate, SavedLoadout
from server.db.types.people import Token, User
from server.match.recovery.loading import BACKUP_JUMP
from server.match.recovery.resealing import MESSAGE
from tests.databases import new_sqlite
from tests.server.db.test_store import store_account
from tests.server.live import LiveSeat, LiveServer, live_match
from tests.server.reached import fill_tables
from tests.services import new_database
from tests.serving import PATIENCE, run_in_process

AT = datetime(2026, 11, 21, 12, 0, 0, 123000, tzinfo=UTC)
ADA = User("u1", "Ada")
KINDS = ("sqlite", "postgres")
#: The seconds between two answers of a player.
PAUSE = 0.01


@pytest.fixture(params=[(source, target) for source in KINDS for target in KINDS], ids="-to-".join)
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The source of a backup, and its target."""
    urls = [f"sqlite+aiosqlite:///{tmp_path / f'{index}.sqlite3'}" for index in ("one", "other")]
    if "postgres" in request.param:
        server_url = make_url(str(request.getfixturevalue("postgres_url")))
        for index, kind in enumerate(request.param):
            if kind == "postgres":
                urls[index] = server_url.render_as_string(hide_password=False)
    if request.param == ("postgres", "postgres"):
        urls[1] = str(request.getfixturevalue("other_postgres_url"))
    return urls[0], urls[1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.backup"


def galaxies(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


class Playing:
    """Two players who answer at random and think for a moment."""

    def __init__(self, server: LiveServer) -> None:
        self.seats = live_match(server, goal=100_000)
        for seat in self.seats:
            seat.connect(server)
            seat.read()
        self.answers = 0
        self._stop, self._thread = Event(), Thread(target=self._play)

    def __enter__(self) -> Playing:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()
        for seat in self.seats:
            seat.close()

    def wait_for(self, answers: int) -> None:
        """Wait until this many more answers have been accepted."""
        target_count, deadline = self.answers + answers, time.monotonic() + PATIENCE
        while self.answers < target_count:
            assert time.monotonic() < deadline, "no answer has been accepted"
            time.sleep(0.02)

    def _play(self) -> None:
        random = Random(7)
        while not self._stop.wait(PAUSE):
            for seat in self.seats:
                seat.drain(0.001)
                self.answers += step(seat, random)


def step(seat: LiveSeat, random: Random) -> bool:
    """Answer the seat's decision, if any. Return whether the answer was accepted."""
    decision = seat.view["decision"]
    option_ids = (
        [option["id"] for option in decision["options"] if option["id"] != "boom"] if decision else []
    )
    if not option_ids:
        return False
    seat.drain(0.001)
    return bool(
        seat.view["decision"] == decision and seat.pick(random.choice(option_ids))["type"] == "accepted"
    )


@pytest.mark.parametrize("databases", [KINDS, KINDS[::-1]], ids="-to-".join, indirect=True)
def test_a_match_continues_from_a_backup_made_while_it_was_played(
    databases: tuple[str, str], file: Path
) -> None:
    source, target = databases
    with LiveServer(source) as server, Playing(server) as playing:
        playing.wait_for(20)
        result = galaxies("backup", str(file), f"--database={source}")
        assert result.exit_code == 0, result.stderr
        playing.wait_for(20)
    restored = galaxies("restore", str(file), f"--database={target}")
    assert restored.exit_code == 0, restored.stderr
    random = Random(1)
    with LiveServer(target) as server:
        for seat in playing.seats:
            seat.seq, seat.view = 0, {}
            seat.connect(server)
            seat.read()
            assert seat.view["status"] == "playing"
            assert seat.seq > BACKUP_JUMP  # no page has received a view with this number
        answers = 0
        while answers < 20:
            for seat in playing.seats:
                seat.drain(0.01)
                answers += step(seat, random)
        for seat in playing.seats:
            seat.drain(0.2)
            view = seat.view
            assert view == seat.resync()
            assert len([line for line in view["chat"] if MESSAGE in line["text"]]) == 1
            seat.close()


def play_on(server: LiveServer, seats: list[LiveSeat], answers: int) -> None:
    """Let both seats continue with the same random choices each time."""
    random, answer_count = Random(3), 0
    while answer_count < answers:
        for seat in seats:
            seat.drain(0.01)
            answer_count += step(seat, random)


@pytest.mark.parametrize("databases", [("sqlite", "sqlite")], ids="-to-".join, indirect=True)
def test_dice_rolled_after_a_backup_are_not_repeated(databases: tuple[str, str], file: Path) -> None:
    """This holds even if the same backup is restored twice, and the whole record can be checked."""
    source, target = databases

    async def stored_seeds(database: str) -> list[tuple[int, bytes]]:
        store = Store(open_engine(database))
        (match,) = await store._fetch_all(select(schema.matches.c.id))
        reseals = await store.reseals(match.id)
        await store.close()
        return reseals

    with LiveServer(source) as server:
        playing = Playing(server)
        play_on(server, playing.seats, 8)
        assert galaxies("backup", str(file), f"--database={source}").exit_code == 0
        for seat in playing.seats:
            seat.close()
    assert asyncio.run(stored_seeds(source)) == []
    seeds_by_run = list[list[tuple[int, bytes]]]()
    for _ in range(2):
        restored = galaxies("restore", str(file), "--replace", f"--database={target}")
        assert restored.exit_code == 0, restored.stderr
        with LiveServer(target) as server:
            for seat in playing.seats:
                seat.seq, seat.view = 0, {}
                seat.connect(server)
                seat.read()
            play_on(server, playing.seats, 8)
            for seat in playing.seats:
                seat.close()
        seeds_by_run.append(asyncio.run(stored_seeds(target)))
    ((first_draw, first_seed),), ((second_draw, second_seed),) = seeds_by_run
    assert first_draw == second_draw > 0
    assert first_seed != second_seed
    file.unlink()
    assert galaxies("backup", str(file), f"--database={target}").exit_code == 0
    assert galaxies("restore", str(file), "--replace", f"--database={target}").exit_code == 0
    with LiveServer(target) as server:
        for seat in playing.seats:
            seat.seq, seat.view = 0, {}
            seat.connect(server)
            seat.read()
            seat.close()
    final_seeds = asyncio.run(stored_seeds(target))
    assert final_seeds[0] == (second_draw, second_seed)
    assert len(final_seeds) == 2, "the last restore has added one seed"


def test_only_the_owner_can_read_backups_and_restored_files(tmp_path: Path, file: Path) -> None:
    restored_file = tmp_path / "kept.sqlite3"
    databases = (
        new_sqlite(f"sqlite+aiosqlite:///{tmp_path / 'empty.sqlite3'}"),
        f"sqlite+aiosqlite:///{restored_file}",
    )
    for command, database in zip(("backup", "restore"), databases, strict=True):
        status, output = run_in_process(tmp_path, command, str(file), f"--database={database}")
        assert status == 0, output
    assert [stat.S_IMODE(path.stat().st_mode) for path in (file, restored_file)] == [0o600, 0o600]


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_restored_while_a_server_runs(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, file: Path
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'one.sqlite3'}"
    if kind == "postgres":
        server_url = make_url(str(request.getfixturevalue("postgres_url")))
        database = server_url.render_as_string(hide_password=False)
    with LiveServer(database) as server:
        seats = live_match(server)
        assert galaxies("backup", str(file), f"--database={database}").exit_code == 0
        result = galaxies("restore", str(file), f"--database={database}", "--replace")
        assert result.exit_code == 1
        assert "stop every server" in result.stderr
        assert isinstance(result.exception, SystemExit), "no traceback"
        seats[0].connect()
        assert seats[0].read()["view"]["status"] == "playing"
        seats[0].close()
    restored = galaxies("restore", str(file), f"--database={database}", "--replace")
    assert restored.exit_code == 0, restored.stderr


@pytest.mark.anyio
async def test_every_row_is_restored_unchanged(databases: tuple[str, str], file: Path) -> None:
    await fill(databases[0])
    source, target = (open_engine(address) for address in databases)
    counts = await backup(source, file)
    assert counts["journal"] == 1203
    assert await restore(target, file) == counts
    await upgrade(target)
    for table in schema.metadata.sorted_tables:
        all_rows = select(table).order_by(*table.primary_key)
        async with source.connect() as source_connection, target.connect() as target_connection:
            rows = [
                row for row in await target_connection.execute(all_rows) if "outward" not in row
            ]  # rows that the restore itself adds
            assert rows == (await source_connection.execute(all_rows)).all(), table.name
            assert len(rows) == counts[table.name]
    await source.dispose()
    await target.dispose()


async def fill(address: str) -> None:
    """Store a user, a match with a long journal, and values of all kinds."""
    if address.startswith("sqlite"):
        _ = new_sqlite(address)
    engine = open_engine(address, synchronous="OFF")
    await upgrade(engine)
    store = Store(engine)
    await store.add_user(ADA, Token("digest", "laptop"), AT)
    await store_account(store)
    await store.add_loadout(ADA, SavedLoadout("l1", "toy", "Ünser", "RED", {"deck": {"a": 2}}, AT), 9)
    match = MatchRow("m1", "toy", "duel", {"goal": 3, "half": 0.5}, "lobby", ADA, True, "code", AT, due_at=AT)
    await store.add_match(match)
    rows = [JournalRow(n, "answer", "red-1", ["stay", n], "") for n in range(1, 1204)]
    update = MatchUpdate("m1", 0, AT, {"head": 1203}, rows, [(0, b"{}")], seed=bytes(range(32)))
    await store.commit(update)
    await fill_tables(store, ADA, "digest", "m1", AT)
    await store.close()


@pytest.fixture
async def filled(tmp_path: Path) -> str:
    address = f"sqlite+aiosqlite:///{tmp_path / 'full.sqlite3'}"
    await fill(address)
    return address


def filled_database(tmp_path: Path) -> str:
    """A filled database for the command line."""
    address = f"sqlite+aiosqlite:///{tmp_path / 'full.sqlite3'}"
    asyncio.run(fill(address))
    return address


@pytest.mark.anyio
async def test_a_full_database_is_replaced_only_on_request(filled: str, file: Path) -> None:
    engine = open_engine(filled)
    counts = await backup(engine, file)
    assert file.stat().st_mode & 0o777 == 0o600, "the file contains seeds"
    store = Store(engine)
    await store.add_user(User("u2", "Bob"), Token("another", "laptop"), AT)
    with pytest.raises(Refusal, match="not empty"):
        await restore(engine, file)
    assert await store.user_of("another", AT)
    assert await restore(engine, file, replace=True) == counts
    assert await store.user_of("another", AT) is None
    assert await store.user_of("digest", AT) == ADA
    await store.close()


@pytest.mark.anyio
async def test_a_backup_does_not_overwrite_another(filled: str, file: Path) -> None:
    file.write_text("dear")
    engine = open_engine(filled)
    with pytest.raises(Refusal, match="another file"):
        await backup(engine, file)
    assert file.read_text() == "dear"
    await engine.dispose()


@pytest.mark.anyio
async def test_an_incomplete_backup_changes_nothing(filled: str, file: Path, tmp_path: Path) -> None:
    engine = open_engine(filled)
    await backup(engine, file)
    complete = file.read_bytes()
    lines = gzip.decompress(complete).splitlines(keepends=True)
    incomplete = [complete[: len(complete) // 2], gzip.compress(b"".join(lines[:-1])), b"", b"something else",
              gzip.compress(b"[]\n"), gzip.compress(b"".join(lines[:50] + lines[51:]))]  # fmt: skip
    old_rows = await rows_of(filled)
    for content in incomplete:
        file.write_bytes(content)
        with pytest.raises(Refusal, match="not a backup"):
            await restore(engine, file, replace=True)
        assert await rows_of(filled) == old_rows
    await engine.dispose()


async def rows_of(address: str) -> list[object]:
    engine = open_engine(address)
    async with engine.connect() as connection:
        rows = [
            list((await connection.execute(select(table))).all()) for table in schema.metadata.sorted_tables
        ]
    await engine.dispose()
    return [*rows]


@pytest.mark.anyio
@pytest.mark.parametrize(
    "lines",
    [
        ['{"format":"FORMAT"}'],
        ['{"format":"FORMAT","revision":"0001"}', '{"table":"x","columns":["a"]}', "[1]"],
    ],
)
async def test_a_file_that_only_looks_like_a_backup_is_rejected_with_an_explanation(
    lines: list[str], file: Path, tmp_path: Path
) -> None:
    with gzip.open(file, "wt") as stream:
        _ = stream.write("\n".join(lines).replace("FORMAT", FORMAT) + "\n")
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}")
    with pytest.raises(Refusal, match="is not a backup"):
        await restore(engine, file)
    await engine.dispose()


@pytest.mark.anyio
async def test_a_backup_of_an_older_version_is_restored_as_it_is_and_migrated_later(
    tmp_path: Path, file: Path
) -> None:
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite3'}")
    async with engine.connect() as connection:
        await connection.run_sync(begin_writing)
        await connection.run_sync(migrate_to, "0003")
        await connection.exec_driver_sql(
            "INSERT INTO users VALUES ('u1', 'Ada', '2026-11-21 12:00:00.000000')"
        )
        await connection.exec_driver_sql(
            "INSERT INTO builds VALUES ('b1', 'u1', 'Mine', 'ISN', '[]', '{}', '2026-11-21 12:00:00.000000')"
        )
        await connection.commit()
    counts = await backup(engine, file)
    assert (counts["users"], counts["builds"], "loadouts" in counts) == (1, 1, False)
    await upgrade(engine)
    await restore(engine, file, replace=True)
    await upgrade(engine)
    store = Store(engine)
    assert [loadout.name for loadout in await store.loadouts_of(ADA)] == ["Mine"]
    await store.close()


@pytest.mark.anyio
async def test_a_backup_of_a_newer_version_is_rejected(filled: str, file: Path) -> None:
    engine = open_engine(filled)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await backup(engine, file)
    with pytest.raises(Refusal, match="newer version"):
        await restore(engine, file, replace=True)
    await engine.dispose()


def test_the_command_line_explains_errors(tmp_path: Path, file: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    for arguments, status, message in (
        (("backup", str(file), f"--database=sqlite:///{missing}"), 1, "there is no database"),
        (("backup", str(file), "--database=postgresql://nobody@127.0.0.1:1/none"), 75, "cannot be done now"),
    ):
        result = galaxies(*arguments)
        assert result.exit_code == status
        assert message in result.stderr
        assert isinstance(result.exception, SystemExit), "no traceback"
        assert not missing.exists()
        assert not file.exists()


def test_a_failed_restore_leaves_no_database_behind(file: Path, tmp_path: Path) -> None:
    filled, new = filled_database(tmp_path), tmp_path / "new.sqlite3"
    assert galaxies("backup", str(file), f"--database={filled}").exit_code == 0
    file.write_bytes(file.read_bytes()[:-40])
    result = galaxies("restore", str(file), f"--database=sqlite:///{new}")
    assert result.exit_code == 1
    assert "not a backup" in result.stderr
    assert [*tmp_path.glob("new.sqlite3*")] == []


def test_an_existing_database_survives_a_rejected_backup(file: Path, tmp_path: Path) -> None:
    filled = filled_database(tmp_path)
    assert galaxies("backup", str(file), f"--database={filled}").exit_code == 0
    result = galaxies("restore", str(file), f"--database={filled}")
    assert "not empty" in result.stderr
    assert (tmp_path / "full.sqlite3").exists()


@pytest.mark.anyio
async def test_a_missing_database_counts_as_unused(tmp_path: Path) -> None:
    """A database that cannot be opened is reported only when it is used."""
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'no' / 'folder.sqlite3'}")
    assert await require_exclusive(engine) is None  # type: ignore[func-returns-value]
    await engine.dispose()


def test_a_missing_driver_is_reported(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    result = galaxies("backup", str(file), "--database=postgresql://localhost/galaxies")
    assert result.exit_code == 1
    assert "psycopg[binary]" in result.stderr


@pytest.fixture
def other_postgres_url(postgres_server: str) -> Iterator[str]:
    with new_database(postgres_server) as url:
        yield url
