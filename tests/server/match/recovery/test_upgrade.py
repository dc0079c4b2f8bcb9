"""A new version on an old database, and an old one on a new database. Nothing is lost, and the reason is
reported."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text
from starlette.testclient import TestClient
from structlog.testing import capture_logs

from engine.core.game import Game
from engine.core.matches.journal import Diverged
from examples.duel.state import State
from server.db.migrate import Refusal, config
from server.db.sql.store import open_engine
from server.match.recovery import loading
from server.match.recovery import upgrade as upgrading
from server.match.recovery.upgrade import upgrade
from tests.server.play import begin_match, make_app, settings
from tests.server.toy import GAME, Toy
from tests.serving import run_in_process

BEFORE = "0004"


class OtherRules(Toy):
    """A game that asks other questions than the answered ones."""

    def step(self, state: State) -> Any:
        raise Diverged("other rules")


class Hasty(Toy):
    """A game that skips the first answer."""

    def step(self, state: State) -> Any:
        rule = super().step(state)
        if state.turn == "red-1" and state.round == 1:
            _ = next(rule)
            return self.skipped(rule)
        return rule

    def skipped(self, rule: Any) -> Any:
        out = rule.send(("stay",))
        while True:
            reply = yield out
            try:
                out = rule.send(reply)
            except StopIteration:
                return


class OtherViews(Toy):
    def views(self, situation: Any, viewers: Iterable[str]) -> Any:
        raise RuntimeError("other views")


#: For tests that run on both databases, whose transactions decide what a refusal undoes.
ON_BOTH = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="module")
def old_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The SQLite file that each test gets a copy of."""
    folder = tmp_path_factory.mktemp("old")
    file = folder / "test.sqlite3"
    fill(folder, f"sqlite+aiosqlite:///{file}")
    assert not file.with_name("test.sqlite3-wal").exists()
    return file.read_bytes()


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of the previous revision, with a running match and a finished one."""
    if getattr(request, "param", "sqlite") == "postgres":
        url = str(request.getfixturevalue("postgres_url")).replace("postgresql:", "postgresql+psycopg:")
        fill(tmp_path, url)
        return url
    file = tmp_path / "test.sqlite3"
    file.write_bytes(request.getfixturevalue("old_file"))
    return f"sqlite+aiosqlite:///{file}"


def fill(folder: Path, url: str) -> None:
    """Play a match and finish another, and take the database back to the previous revision."""
    with TestClient(make_app(folder, database=url)) as client:
        summary, (ada, _) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            red.pick("stay")
        _ = begin_match(client)
    finish_others = text("UPDATE matches SET status = 'finished' WHERE id != :match").bindparams(
        match=summary["id"]
    )
    asyncio.run(run_in_transaction(url, lambda connection: connection.execute(finish_others)))
    asyncio.run(run_in_transaction(url, downgrade))


def downgrade(connection: Connection) -> None:
    alembic = config()
    alembic.attributes["connection"] = connection
    command.downgrade(alembic, BEFORE)


def table_contents(connection: Connection) -> dict[str, Any]:
    names = ("alembic_version", "matches", "journal", "snapshots", "seats")
    return {name: sorted(map(str, connection.execute(text(f"SELECT * FROM {name}")))) for name in names}


async def run_in_transaction(url: str, work: Any) -> Any:
    engine = open_engine(url)
    async with engine.begin() as connection:
        result = await connection.run_sync(work)
    await engine.dispose()
    return result


async def upgrade_database(url: str, game: Game[Any], **options: Any) -> None:
    engine = open_engine(url)
    try:
        await upgrade(engine, {game.id: game}, settings(Path(), database=url), **options)
    finally:
        await engine.dispose()


@ON_BOTH
def test_a_database_is_migrated_if_its_matches_can_be_read(database: str) -> None:
    asyncio.run(upgrade_database(database, GAME))
    assert asyncio.run(run_in_transaction(database, table_contents))["alembic_version"] != [f"('{BEFORE}',)"]


@ON_BOTH
@pytest.mark.parametrize("game", [OtherRules(), OtherViews()], ids=["rules", "views"])
def test_a_database_stays_unchanged_if_a_match_under_way_cannot_be_read(database: str, game: Toy) -> None:
    old_contents = asyncio.run(run_in_transaction(database, table_contents))
    with pytest.raises(Refusal, match="cannot continue with 1 of 1 matches under way"):
        asyncio.run(upgrade_database(database, game))
    assert asyncio.run(run_in_transaction(database, table_contents)) == old_contents
    asyncio.run(upgrade_database(database, game, pause_unreadable=True))
    new_contents = asyncio.run(run_in_transaction(database, table_contents))
    assert new_contents["alembic_version"] != old_contents["alembic_version"]
    assert new_contents["journal"] == old_contents["journal"]


def test_a_match_that_restarts_its_step_does_not_prevent_the_migration(database: str) -> None:
    """The restart is not stored before somebody opens the match."""
    old_contents = asyncio.run(run_in_transaction(database, table_contents))
    asyncio.run(upgrade_database(database, Hasty()))
    new_contents = asyncio.run(run_in_transaction(database, table_contents))
    assert new_contents["alembic_version"] != old_contents["alembic_version"]
    assert (new_contents["journal"], new_contents["snapshots"]) == (
        old_contents["journal"],
        old_contents["snapshots"],
    )


def test_a_start_without_migrations_reads_no_match(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reads = list[str]()

    async def open_match(context: Any, row: Any) -> Any:
        reads.append(row.id)
        return await loading.start_match(context, row)

    monkeypatch.setattr(upgrading, "start_match", open_match)
    with capture_logs() as logs:
        asyncio.run(upgrade_database(database, GAME))
    assert (len(reads), [line.get("tried") for line in logs]) == (1, [0, None])
    asyncio.run(upgrade_database(database, GAME))
    asyncio.run(upgrade_database(database, OtherRules()))
    assert len(reads) == 1


def test_matches_of_games_that_are_not_served_are_not_read(database: str) -> None:
    asyncio.run(upgrade_database(database, type("Unplayed", (OtherRules,), {"id": "unplayed"})()))


def test_an_old_version_reports_a_new_database(database: str, tmp_path: Path) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    asyncio.run(run_in_transaction(database, lambda connection: connection.execute(newer)))
    status, output = run_in_process(tmp_path, "serve", "--port=0", f"--database={database}")
    assert status == 1
    assert "newer version" in output
    assert "schema 9999" in output
    assert len(output.splitlines()) == 1


def test_a_file_that_is_not_a_database_is_reported_in_one_line(tmp_path: Path) -> None:
    junk = tmp_path / "junk.sqlite3"
    junk.write_bytes(b"This is a letter to a friend." * 100)
    status, output = run_in_process(tmp_path, "serve", "--port=0", f"--database=sqlite+aiosqlite:///{junk}")
    assert (status, len(output.splitlines())) == (1, 1)
    assert "cannot be read" in output
