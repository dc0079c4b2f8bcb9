"""Backups are written while matches are played, are read by either database, and lose nothing."""

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
from tests.server.db.test_store import keep_account
from tests.server.live import LiveSeat, LiveServer, live_match
from tests.server.reached import fill_tables
from tests.services import new_database
from tests.serving import PATIENCE, run_in_process

AT = datetime(2026, 11, 21, 12, 0, 0, 123000, tzinfo=UTC)
ADA = User("u1", "Ada")
KINDS = ("sqlite", "postgres")
#: The seconds between two answers of a player who goes on until a test is over.
PAUSE = 0.01


@pytest.fixture(params=[(one, other) for one in KINDS for other in KINDS], ids="-to-".join)
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The source of a backup, and its target."""
    addresses = [f"sqlite+aiosqlite:///{tmp_path / f'{place}.sqlite3'}" for place in ("one", "other")]
    if "postgres" in request.param:
        server = make_url(str(request.getfixturevalue("postgres_url")))
        for place, kind in enumerate(request.param):
            if kind == "postgres":
                addresses[place] = server.render_as_string(hide_password=False)
    if request.param == ("postgres", "postgres"):
        addresses[1] = str(request.getfixturevalue("other_postgres_url"))
    return addresses[0], addresses[1]


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
        enough, deadline = self.answers + answers, time.monotonic() + PATIENCE
        while self.answers < enough:
            assert time.monotonic() < deadline, "nobody answers"
            time.sleep(0.02)

    def _play(self) -> None:
        random = Random(7)
        while not self._stop.wait(PAUSE):
            for seat in self.seats:
                seat.drain(0.001)
                self.answers += step(seat, random)


def step(seat: LiveSeat, random: Random) -> bool:
    """Answer if the seat is asked."""
    decision = seat.view["decision"]
    offered = [option["id"] for option in decision["options"] if option["id"] != "boom"] if decision else []
    if not offered:
        return False
    seat.drain(0.001)
    return bool(seat.view["decision"] == decision and seat.pick(random.choice(offered))["type"] == "accepted")


@pytest.mark.parametrize("databases", [KINDS, KINDS[::-1]], ids="-to-".join, indirect=True)
def test_a_match_continues_from_a_backup_made_while_it_was_played(
    databases: tuple[str, str], file: Path
) -> None:
    one, other = databases
    with LiveServer(one) as server, Playing(server) as playing:
        playing.wait_for(20)
        made = galaxies("backup", str(file), f"--database={one}")
        assert made.exit_code == 0, made.stderr
        playing.wait_for(20)
    restored = galaxies("restore", str(file), f"--database={other}")
    assert restored.exit_code == 0, restored.stderr
    random = Random(1)
    with LiveServer(other) as server:
        for seat in playing.seats:
            seat.seq, seat.view = 0, {}
            seat.connect(server)
            seat.read()
            assert seat.view["status"] == "playing"
            assert seat.seq > BACKUP_JUMP  # no page has seen a view with this number
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
    """Let both seats play on with the same random choices each time."""
    random, done = Random(3), 0
    while done < answers:
        for seat in seats:
            seat.drain(0.01)
            done += step(seat, random)


@pytest.mark.parametrize("databases", [("sqlite", "sqlite")], ids="-to-".join, indirect=True)
def test_dice_rolled_after_a_backup_are_not_repeated(databases: tuple[str, str], file: Path) -> None:
    """This holds even if the same backup is restored twice, and the whole record can be checked."""
    one, other = databases

    async def seeds(database: str) -> list[tuple[int, bytes]]:
        store = Store(open_engine(database))
        (match,) = await store._fetch_all(select(schema.matches.c.id))
        kept = await store.reseals(match.id)
        await store.close()
        return kept

    with LiveServer(one) as server:
        playing = Playing(server)
        play_on(server, playing.seats, 8)
        assert galaxies("backup", str(file), f"--database={one}").exit_code == 0
        for seat in playing.seats:
            seat.close()
    assert asyncio.run(seeds(one)) == []
    drawn = list[list[tuple[int, bytes]]]()
    for _ in range(2):
        restored = galaxies("restore", str(file), "--replace", f"--database={other}")
        assert restored.exit_code == 0, restored.stderr
        with LiveServer(other) as server:
            for seat in playing.seats:
                seat.seq, seat.view = 0, {}
                seat.connect(server)
                seat.read()
            play_on(server, playing.seats, 8)
            for seat in playing.seats:
                seat.close()
        drawn.append(asyncio.run(seeds(other)))
    ((first, one_seed),), ((again, other_seed),) = drawn
    assert first == again > 0
    assert one_seed != other_seed
    file.unlink()
    assert galaxies("backup", str(file), f"--database={other}").exit_code == 0
    assert galaxies("restore", str(file), "--replace", f"--database={other}").exit_code == 0
    with LiveServer(other) as server:
        for seat in playing.seats:
            seat.seq, seat.view = 0, {}
            seat.connect(server)
            seat.read()
            seat.close()
    later = asyncio.run(seeds(other))
    assert later[0] == (again, other_seed)
    assert len(later) == 2, "it was read once more"


def test_only_the_owner_can_read_backups_and_restored_files(tmp_path: Path, file: Path) -> None:
    kept = tmp_path / "kept.sqlite3"
    databases = new_sqlite(f"sqlite+aiosqlite:///{tmp_path / 'empty.sqlite3'}"), f"sqlite+aiosqlite:///{kept}"
    for word, database in zip(("backup", "restore"), databases, strict=True):
        status, said = run_in_process(tmp_path, word, str(file), f"--database={database}")
        assert status == 0, said
    assert [stat.S_IMODE(written.stat().st_mode) for written in (file, kept)] == [0o600, 0o600]


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_restored_while_a_server_runs(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, file: Path
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'one.sqlite3'}"
    if kind == "postgres":
        server = make_url(str(request.getfixturevalue("postgres_url")))
        database = server.render_as_string(hide_password=False)
    with LiveServer(database) as live:
        seats = live_match(live)
        assert galaxies("backup", str(file), f"--database={database}").exit_code == 0
        refused = galaxies("restore", str(file), f"--database={database}", "--replace")
        assert refused.exit_code == 1
        assert "stop every server" in refused.stderr
        assert isinstance(refused.exception, SystemExit), "no traceback"
        seats[0].connect()
        assert seats[0].read()["view"]["status"] == "playing"
        seats[0].close()
    restored = galaxies("restore", str(file), f"--database={database}", "--replace")
    assert restored.exit_code == 0, restored.stderr


@pytest.mark.anyio
async def test_every_row_is_restored_unchanged(databases: tuple[str, str], file: Path) -> None:
    await fill(databases[0])
    one, other = (open_engine(address) for address in databases)
    counts = await backup(one, file)
    assert counts["journal"] == 1203
    assert await restore(other, file) == counts
    await upgrade(other)
    for table in schema.metadata.sorted_tables:
        everything = select(table).order_by(*table.primary_key)
        async with one.connect() as left, other.connect() as right:
            rows = [row for row in await right.execute(everything) if "outward" not in row]  # the copy's own
            assert rows == (await left.execute(everything)).all(), table.name
            assert len(rows) == counts[table.name]
    await one.dispose()
    await other.dispose()


async def fill(address: str) -> None:
    """Store a user, a match with a long journal, and values of all kinds."""
    if address.startswith("sqlite"):
        _ = new_sqlite(address)
    engine = open_engine(address, synchronous="OFF")
    await upgrade(engine)
    store = Store(engine)
    await store.add_user(ADA, Token("digest", "laptop"), AT)
    await keep_account(store)
    await store.add_loadout(ADA, SavedLoadout("l1", "toy", "Ünser", "RED", {"deck": {"a": 2}}, AT), 9)
    kept = MatchRow("m1", "toy", "duel", {"goal": 3, "half": 0.5}, "lobby", ADA, True, "code", AT, due_at=AT)
    await store.add_match(kept)
    rows = [JournalRow(n, "answer", "red-1", ["stay", n], "") for n in range(1, 1204)]
    first = MatchUpdate("m1", 0, AT, {"head": 1203}, rows, [(0, b"{}")], seed=bytes(range(32)))
    await store.commit(first)
    await fill_tables(store, ADA, "digest", "m1", AT)
    await store.close()


@pytest.fixture
async def full(tmp_path: Path) -> str:
    address = f"sqlite+aiosqlite:///{tmp_path / 'full.sqlite3'}"
    await fill(address)
    return address


def filled_database(tmp_path: Path) -> str:
    """A filled database for the command line."""
    address = f"sqlite+aiosqlite:///{tmp_path / 'full.sqlite3'}"
    asyncio.run(fill(address))
    return address


@pytest.mark.anyio
async def test_a_full_database_is_replaced_only_on_request(full: str, file: Path) -> None:
    engine = open_engine(full)
    counts = await backup(engine, file)
    assert file.stat().st_mode & 0o777 == 0o600, "there are seeds in it"
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
async def test_a_backup_does_not_overwrite_another(full: str, file: Path) -> None:
    file.write_text("dear")
    engine = open_engine(full)
    with pytest.raises(Refusal, match="another file"):
        await backup(engine, file)
    assert file.read_text() == "dear"
    await engine.dispose()


@pytest.mark.anyio
async def test_an_incomplete_backup_changes_nothing(full: str, file: Path, tmp_path: Path) -> None:
    engine = open_engine(full)
    await backup(engine, file)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    halves = [whole[: len(whole) // 2], gzip.compress(b"".join(lines[:-1])), b"", b"something else",
              gzip.compress(b"[]\n"), gzip.compress(b"".join(lines[:50] + lines[51:]))]  # fmt: skip
    before = await rows_of(full)
    for half in halves:
        file.write_bytes(half)
        with pytest.raises(Refusal, match="not a backup"):
            await restore(engine, file, replace=True)
        assert await rows_of(full) == before
    await engine.dispose()


async def rows_of(address: str) -> list[object]:
    engine = open_engine(address)
    async with engine.connect() as connection:
        rows = [list((await connection.execute(select(t))).all()) for t in schema.metadata.sorted_tables]
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
async def test_a_file_that_only_looks_like_a_backup_is_refused_with_an_explanation(
    lines: list[str], file: Path, tmp_path: Path
) -> None:
    with gzip.open(file, "wt") as out:
        _ = out.write("\n".join(lines).replace("FORMAT", FORMAT) + "\n")
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
    assert [kept.name for kept in await store.loadouts_of(ADA)] == ["Mine"]
    await store.close()


@pytest.mark.anyio
async def test_a_backup_of_a_newer_version_is_refused(full: str, file: Path) -> None:
    engine = open_engine(full)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await backup(engine, file)
    with pytest.raises(Refusal, match="newer version"):
        await restore(engine, file, replace=True)
    await engine.dispose()


def test_the_command_line_explains_what_is_wrong(tmp_path: Path, file: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    for arguments, status, words in (
        (("backup", str(file), f"--database=sqlite:///{missing}"), 1, "there is no database"),
        (("backup", str(file), "--database=postgresql://nobody@127.0.0.1:1/none"), 75, "cannot be done now"),
    ):
        done = galaxies(*arguments)
        assert done.exit_code == status
        assert words in done.stderr
        assert isinstance(done.exception, SystemExit), "no traceback"
        assert not missing.exists()
        assert not file.exists()


def test_a_failed_restore_leaves_no_database_behind(file: Path, tmp_path: Path) -> None:
    full, new = filled_database(tmp_path), tmp_path / "new.sqlite3"
    assert galaxies("backup", str(file), f"--database={full}").exit_code == 0
    file.write_bytes(file.read_bytes()[:-40])
    done = galaxies("restore", str(file), f"--database=sqlite:///{new}")
    assert done.exit_code == 1
    assert "not a backup" in done.stderr
    assert [*tmp_path.glob("new.sqlite3*")] == []


def test_an_existing_database_survives_a_refused_backup(file: Path, tmp_path: Path) -> None:
    full = filled_database(tmp_path)
    assert galaxies("backup", str(file), f"--database={full}").exit_code == 0
    done = galaxies("restore", str(file), f"--database={full}")
    assert "not empty" in done.stderr
    assert (tmp_path / "full.sqlite3").exists()


@pytest.mark.anyio
async def test_nobody_else_uses_a_missing_database(tmp_path: Path) -> None:
    """The error about a database that cannot be opened comes when it is used."""
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'no' / 'folder.sqlite3'}")
    assert await require_exclusive(engine) is None  # type: ignore[func-returns-value]
    await engine.dispose()


def test_a_missing_driver_is_reported(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    done = galaxies("backup", str(file), "--database=postgresql://localhost/galaxies")
    assert done.exit_code == 1
    assert "psycopg[binary]" in done.stderr


@pytest.fixture
def other_postgres_url(postgres_server: str) -> Iterator[str]:
    with new_database(postgres_server) as url:
        yield url
