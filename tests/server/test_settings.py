"""The documented settings are those that the server reads."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from pydantic import ValidationError
from sqlalchemy import make_url

from server.cli import commands as cli
from server.db.sql.store import open_engine
from server.features.play import sockets as route
from server.match import tables
from server.match.connections import connection
from server.match.spectators import spectators
from server.protocol.messages import RefusalCode
from server.settings import Settings, faults_of
from server.transport import websocket_protocol
from tools import settings_page

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _own_umask() -> Iterator[None]:
    """Restore the umask. The command line changes it to hide its files from others."""
    old_umask = os.umask(0o022)
    _ = os.umask(old_umask)
    yield
    _ = os.umask(old_umask)


def test_the_settings_page_is_up_to_date() -> None:
    assert settings_page.TARGET.read_text("utf-8") == settings_page.page_text()


def test_a_setting_without_a_description_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Settings.model_fields["redis"], "description", None)
    with pytest.raises(AssertionError, match="redis"):
        settings_page.page_text()


def test_other_pages_name_only_existing_settings() -> None:
    known = {f"GALAXIES_{name.upper()}" for name in Settings.model_fields}
    compose = (ROOT / "docker-compose.yml").read_text("utf-8")
    other_variables = {"GALAXIES_SKIP_WEB", "GALAXIES_KEEP_BASELINES"}
    # variables of the command line's own environment
    other_variables |= set(re.findall(r"\$\{(GALAXIES_[A-Z_]+)", compose))
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        names = set(re.findall(r"\bGALAXIES_(?!TEST_)[A-Z_]+\b", page.read_text("utf-8")))
        assert names - known - other_variables == set(), page.name


def test_the_protocol_page_lists_every_close_code() -> None:
    page = (ROOT / "docs" / "PROTOCOL.md").read_text("utf-8")
    listed_codes = set(re.findall(r"^\| (\d{4}) \|", page, re.MULTILINE))
    used_codes = {
        route.INTERNAL,
        route.TRY_AGAIN_LATER,
        connection.TRY_AGAIN_LATER,
        tables.LOGGED_OUT,
        spectators.TURNED_AWAY,
        websocket_protocol.POLICY_VIOLATION,
        websocket_protocol.INVALID_TEXT,
    }
    assert listed_codes == {str(code) for code in used_codes | {1000, 1002, 1009, 1012}}


def test_the_protocol_page_explains_every_refusal_code() -> None:
    page = (ROOT / "docs" / "PROTOCOL.md").read_text("utf-8")
    table = page.split("| `code` | why |\n")[1].split("\n\n")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \| \w", table, re.MULTILINE)) == get_args(RefusalCode)


def test_the_protocol_page_lists_the_actual_rates_and_limits() -> None:
    page = (ROOT / "docs" / "PROTOCOL.md").read_text("utf-8")
    limits = page[page.index("### Limits") : page.index("### What may change")]
    documented = {
        "message_rate": "3,000 in 10 seconds",
        "refusal_rate": "100 in 10 seconds",
        "chat_rate": "10 in 5 seconds",
        "frame_rate": "4,000 in 10 seconds",
        "address_frame_rate": "8,000",
        "upgrade_rate": "1,200 a minute",
        "guest_rate": "300",
        "create_rate": "120",
        "address_create_rate": "2,000, 500 and 1,000 a day",
        "address_guest_rate": "5,000",
        "order_rate": "60 in a minute",
        "undo_rate": "600 in a minute",
        "loadout_rate": "600",
        "list_rate": "240 a minute",
        "sockets_per_user": "16",
        "sockets_per_address": "200",
        "request_seconds": "20 seconds",
        "sockets": "20,000",
        "requests_at_once": "500",
        "requests_per_address": "4, its others wait",
        "login_rate": "30 a minute",
        "account_rate": "20 in 10 minutes",
        "report_rate": "6 in an hour; 60 a day",
        "response_seconds": "20 seconds",
        "hint_rate": "1 in a second",
        "point_rate": "8 in 4 seconds",
        "matches_per_host": "20",
    }
    outgoing = {"push_rate", "mail_rate", "confirm_rate"}  # messages that the server sends without a request
    limit_names = {name for name in Settings.model_fields if re.search(r"_rate$|^sockets|^requests", name)}
    assert limit_names - outgoing <= documented.keys()
    for name, text in documented.items():
        default = str(Settings.model_fields[name].default)
        number = f"{int(default.split('/', maxsplit=1)[0].split('.', maxsplit=1)[0]):,}"
        assert text.startswith(number), name
        assert text in limits, name
        assert f"`{name.upper()}`" in limits, name
    assert f"{cli.WEBSOCKET_BYTES // 1024} KiB" in limits


@pytest.mark.parametrize("rate", ["nonsense", "10/fortnight", ""])
def test_an_invalid_rate_is_rejected_at_startup(rate: str) -> None:
    with pytest.raises(ValidationError, match="300/minute"):
        Settings(frame_rate=rate)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("CHAT_RATE", "foo", "300/minute"),
        ("PUBLIC_URL", "play.example", "begin with https:// or http://, such as https://play.example"),
        ("PUBLIC_URL", "//play.example", "begin with https://"),
        ("PUBLIC_URL", "play.example:8443", "begin with https://"),
        ("PUBLIC_URL", "ftp://play.example", "begin with https://"),
        ("PUBLIC_URL", "https:play.example", "begin with https://"),
        ("PUBLIC_URL", "https://", "not name a host"),
        ("PUBLIC_URL", "https:///games", "not name a host"),
        ("PUBLIC_URL", "https://a..example", "not name a host"),
        ("PUBLIC_URL", "https://a\u2495\u2495.example", "not name a host"),
        ("PUBLIC_URL", "https://[::1", "not name a host"),
        ("PUBLIC_URL", "http://play.example:99999", "a number from 1 to 65535"),
        ("PUBLIC_URL", "http://play.example:0", "a number from 1 to 65535"),
        ("PUBLIC_URL", "http://play.example:port", "a number from 1 to 65535"),
        ("PUBLIC_URL", "http://play.example /x", "not have spaces"),
        ("PUBLIC_URL", "https://play.example\\games", "not have spaces, backslashes"),
        ("PUBLIC_URL", "https://play.example/?x=1", "not have a query"),
        ("PUBLIC_URL", "https://play.example?", "not have a query"),
        ("PUBLIC_URL", "https://play.example/games#top", "not have a fragment"),
        ("PUBLIC_URL", "https://play.example/#", "not have a fragment"),
        ("PUBLIC_URL", "https://host@play.example", "user name or password"),
        ("PUBLIC_URL", "https://:secret@play.example", "user name or password"),
        ("PUBLIC_URL", "https://play.example//games", "parts of its path"),
        ("PUBLIC_URL", "https://play.example/a/../b", "parts of its path"),
        ("PUBLIC_URL", 'https://play.example/"games"', "parts of its path"),
        ("PUBLIC_URL", "https://play.example/spiele;x", "parts of its path"),
        ("ALLOWED_HOSTS", "https://play.example", "without https:// or a path"),
        ("ALLOWED_HOSTS", "good.example,bad name.example", "not name a host"),
        ("ALLOWED_ORIGINS", "other.example", "begin with https://"),
        ("ALLOWED_ORIGINS", "https://other.example/page", "not have a path"),
        ("ALLOWED_ORIGINS", "null", "begin with https://"),
        ("SOCKETS", "-1", "greater than or equal to 1"),
        ("TRUSTED_PROXIES", "foo/33", "foo/33"),
        ("TRUSTED_PROXIES", "10.0.0.1/8", "host bits set"),
        ("LOG_LEVEL", "loud", "'debug', 'info'"),
        ("BOT_DELAY", "-0.5", "greater than or equal to 0"),
        ("BOT_DELAY", "inf", "finite number"),
        ("FRAME_RATE", "0/second", "300/minute"),
        ("METRICS", "127.0.0.1:99999", "end with a port"),
        ("REDIS", "foo", "redis://"),
        ("REDIS", "redis://127.0.0.1:notaport", "redis://"),
        ("GAMES", "galaxies", "JSON"),
        ("GAMES", "{}", "at least 1 item"),
        ("GAMES", '{"a": "nomodule:GAME"}', "no game at nomodule:GAME"),
        ("GAMES", '{"a": "examples.duel:NONE"}', "no game at examples.duel:NONE"),
        ("GAMES", '{"a": "examples.duel"}', "no game at examples.duel"),
        ("GAMES", '{"a": "examples.duel:GAME"}', "not a"),
        ("DATABASE", "foo", "begin with sqlite: or postgresql:"),
        ("DATABASE", "sqlite+pysqlite:///x.sqlite3", "begin with sqlite: or postgresql:"),
        ("DATABASE", "postgresql://127.0.0.1:port/x", "not a valid SQLAlchemy URL"),
        ("DATABASE", "sqlite:///file:/tmp/x.sqlite3?uri=true", "by its path"),
        ("DATABASE", "postgresql://galaxies:p@secret/w#rd@db/galaxies", "GALAXIES_DATABASE_PASSWORD"),
        ("DATABASE", "postgresql://galaxies:a#secret@db/galaxies", "GALAXIES_DATABASE_PASSWORD"),
        ("DATABASE", "postgresql://galaxies:a@secret@db", "GALAXIES_DATABASE_PASSWORD"),
        ("REDIS", "redis://:p#secret@db", "redis://"),
        ("REDIS", "redis://:12/secret@db", "redis://"),
        ("DATABASE_PORT", "secret", "valid integer"),
        ("ALLOWED_HOSTS", "[1, 2]", "valid string"),
        ("PUSH_KEY", "xx", "32 bytes"),
        ("TOKEN_DAYS", "1e7", "less than or equal to 36500"),
        ("SWEEP_SECONDS", "1e300", "less than or equal to 100000000"),
    ],
)
def test_an_invalid_setting_is_reported_in_one_line(
    name: str, value: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli.logs, "configure", lambda _: None)  # logs would appear in the captured output
    # accepted settings must not be served forever
    monkeypatch.setattr(cli.uvicorn, "run", lambda *_, **__: None)
    monkeypatch.setenv("GALAXIES_DATABASE", "sqlite://")
    monkeypatch.setenv(f"GALAXIES_{name}", value)
    monkeypatch.setattr(sys, "argv", ["galaxies", "serve"])
    with pytest.raises(SystemExit) as exit_info:
        cli.main()
    (line,) = capsys.readouterr().err.splitlines()
    assert exit_info.value.code == 2
    assert line.startswith("galaxies: ") and message in line
    assert name in line.upper()
    assert "secret" not in line


@pytest.mark.parametrize("name", ["USER", "PASSWORD"])
def test_an_incomplete_database_setting_does_not_become_a_file(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a host who forgot one setting would store the matches elsewhere."""
    monkeypatch.delenv("GALAXIES_DATABASE", raising=False)
    monkeypatch.setenv(f"GALAXIES_DATABASE_{name}", "s3cret")
    with pytest.raises(ValidationError) as error_info:
        Settings()
    (fault,) = faults_of(error_info.value)
    assert fault.startswith(f"GALAXIES_DATABASE_{name}: GALAXIES_DATABASE_HOST must be set")
    assert "s3cret" not in fault
    monkeypatch.setenv("GALAXIES_DATABASE", "sqlite:///x.sqlite3")
    assert Settings().database_url().endswith("x.sqlite3")


@pytest.mark.parametrize("folder", ["/var/run/postgresql", "/tmp/a b", "/run/p@g#1"])
def test_the_host_of_a_database_may_be_its_socket_folder(folder: str) -> None:
    parameters = {"database_host": folder, "database_user": "g", "database_password": "p@ss/w#rd"}
    url = make_url(Settings(database="", database_port=5433, **parameters).database_url())
    _, arguments = open_engine(url.render_as_string(hide_password=False)).dialect.create_connect_args(url)
    assert {name: arguments[name] for name in ("host", "port", "user", "password", "dbname")} == {
        "host": folder,
        "port": "5433",
        "user": "g",
        "password": "p@ss/w#rd",
        "dbname": "galaxies",
    }


@pytest.mark.parametrize("password", ["p@ss/w#rd", "%41:?&", "ü b@", "a+b%20'\\", ""])
def test_a_separate_password_may_contain_any_character(
    password: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = {"HOST": "db", "USER": "gala@xies", "PASSWORD": password, "NAME": "ga/la"}
    for name, value in parts.items():
        monkeypatch.setenv(f"GALAXIES_DATABASE_{name}", value)
    settings = Settings(database="")
    url = make_url(settings.database_url())
    assert (url.username, url.password or "", url.host, url.port) == ("gala@xies", password, "db", 5432)
    assert (url.drivername, url.database) == ("postgresql+psycopg", "ga/la")
    assert not password or password not in repr(settings)


def test_an_address_takes_precedence_over_a_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALAXIES_DATABASE_HOST", "db")
    settings = Settings(database="postgresql://other:secret@elsewhere/x")
    assert make_url(settings.database_url()).host == "elsewhere"
    assert "secret" not in repr(settings)


def test_an_invalid_option_is_reported_as_its_setting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["galaxies", "backup", "no.file", "--database=nonsense://x"])
    with pytest.raises(SystemExit) as exit_info:
        cli.main()
    output = capsys.readouterr().err
    assert exit_info.value.code == 2
    assert (
        output
        == "galaxies: GALAXIES_DATABASE: the address of the database must begin with sqlite: or postgresql:\n"
    )


def test_words_of_settings_are_case_insensitive() -> None:
    settings = Settings.model_validate({"log_level": "INFO", "sqlite_synchronous": "normal"})
    assert (settings.log_level, settings.sqlite_synchronous) == ("info", "NORMAL")


def test_an_address_in_use_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli.logs, "configure", lambda _: None)  # logs would appear in the captured output
    with socket.create_server(("127.0.0.1", 0)) as listener:
        monkeypatch.setenv("GALAXIES_DATABASE", f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
        monkeypatch.setenv("GALAXIES_METRICS", f"127.0.0.1:{listener.getsockname()[1]}")
        monkeypatch.setattr(sys, "argv", ["galaxies", "serve"])
        with pytest.raises(SystemExit) as exit_info:
            cli.main()
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("galaxies: ")]
    assert exit_info.value.code == 75 and len(lines) == 1
    assert "metrics" in lines[0]
