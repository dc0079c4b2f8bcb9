"""The settings of a server: environment variables `GALAXIES_…`, or options of `galaxies serve`.

docs/SETTINGS.md is generated from this file: `python -m tools.settings_page --write`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict, SettingsError
from sqlalchemy import URL

from server.base import setting_validators
from server.base.push_contact import checked_contact


def default_database() -> str:
    """Return the URL of a database file in the user's data folder, or in the working directory if there is
    none."""
    file = str((_data_folder() or Path()).absolute() / "galaxies.sqlite3")
    return URL.create(setting_validators.DRIVERS["sqlite"], database=file).render_as_string()


def _data_folder() -> Path | None:
    """Create our data folder and return it. Return None on a read-only disk, or for a user without a home
    directory."""
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    try:
        base = given if given.is_absolute() else Path.home() / ".local" / "share"
        folder = (base / "galaxies/galaxies.sqlite3").parent
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder


def _split_words(given: Any) -> Any:
    """Return the words of a comma-separated text, or of a JSON list."""
    if not isinstance(given, str):
        return given
    return json.loads(given) if given.startswith("[") else [word.strip() for word in given.split(",")]


def _require_host(given: Any, info: ValidationInfo) -> Any:
    """Refuse a PostgreSQL setting without a database host, because matches would then be stored in a file."""
    if given is not None and not (info.data.get("database") or info.data.get("database_host")):
        raise ValueError("it needs GALAXIES_DATABASE_HOST beside it: without one, matches are kept in a file")
    return given


def _case_changer(change: Callable[[str], str]) -> Callable[[Any], Any]:
    return lambda given: change(given) if isinstance(given, str) else given


Words = Annotated[list[str], NoDecode, BeforeValidator(_split_words)]
Count = Annotated[int, Field(ge=1)]
Size = Annotated[int, Field(ge=0)]
Span = Annotated[float, Field(ge=0, le=10**8, allow_inf_nan=False)]
Days = Annotated[float, Field(ge=0, le=36_500, allow_inf_nan=False)]
Rate = Annotated[str, AfterValidator(setting_validators.rate)]
Lower, Upper = BeforeValidator(_case_changer(str.lower)), BeforeValidator(_case_changer(str.upper))


class Settings(BaseSettings):
    """The settings of one server. Rates use the syntax of `limits`: `10/5 seconds`."""

    model_config = SettingsConfigDict(
        env_prefix="GALAXIES_", env_ignore_empty=True, extra="ignore", use_attribute_docstrings=True
    )

    database: Annotated[str, AfterValidator(setting_validators.database), Field(repr=False)] = ""
    """The database, as an SQLAlchemy URL. By default a SQLite file in the data folder."""
    database_host: str | None = None
    """The host of a PostgreSQL database, or the folder of its socket, in place of `database`. A password in a
    URL needs escapes, and a separate one does not. `database` takes precedence."""
    database_port: Annotated[int, Field(ge=1, le=setting_validators.LAST_PORT)] = 5432
    """The port of the PostgreSQL database."""
    database_user: Annotated[str | None, AfterValidator(_require_host)] = None
    """The user of the PostgreSQL database."""
    database_password: Annotated[SecretStr | None, AfterValidator(_require_host)] = None
    """The password, without escapes."""
    database_name: str = "galaxies"
    """The name of the PostgreSQL database."""
    redis: Annotated[str | None, AfterValidator(setting_validators.redis)] = None
    """The Redis server through which workers share committed updates and counters. Required for more than one
    worker."""
    games: Annotated[dict[str, str], Field(min_length=1)] = {
        "galaxies": "engine.galaxies:GAME",
        "pulp": "engine.pulp:GAME",
    }
    """The games of this server: each id with its module:attribute. The first one is the default."""
    packs: Path | None = None
    """A folder with your own content (docs/PACKS.md)."""
    static: Path = Path(__file__).parent / "static"
    """The folder of the built web client."""

    host: str = "127.0.0.1"
    """The address that the server listens on. `0.0.0.0` or `::` for all."""
    public_url: Annotated[str | None, AfterValidator(setting_validators.web_address)] = None
    """The URL at which browsers find this server, such as `https://play.example` or, below a path,
    `https://play.example/games`. By default it is taken from each request. Its pages are our own. If it is
    https, cookies are for https only and browsers are told to use nothing else. The proxy may pass the path
    on or remove it."""
    allowed_hosts: Annotated[Words, AfterValidator(setting_validators.hosts)] = []
    """Further names in `Host` that are answered, without ports. `*.play.example` stands for all below, `*`
    for any. Always answered: localhost and its addresses, `host`, and the host of `public_url`. A server that
    listens on all addresses also answers to IP addresses and to the machine's own name."""
    allowed_origins: Annotated[Words, AfterValidator(setting_validators.origins)] = []
    """Further origins whose pages may use this server, such as `https://other.example`."""
    trusted_proxies: Annotated[Words, AfterValidator(setting_validators.networks)] = ["127.0.0.1", "::1"]
    """Addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted, and
    whose own sockets are not counted. `none` for no proxy."""
    secure_cookie: bool | None = None
    """Whether cookies are for https only. By default it depends on the scheme of `public_url` or of the
    request."""

    sqlite_synchronous: Annotated[Literal["OFF", "NORMAL", "FULL", "EXTRA"], Upper] = "FULL"
    """SQLite's `PRAGMA synchronous`."""
    pool_size: Count = 8
    """Database connections of each worker."""

    guest_rate: Rate = "300/minute"
    """New guests, per address."""
    address_guest_rate: Rate = "5000/day"
    """The same for a day, because guests are stored for a while. A proxy that passes on no addresses counts
    as one."""
    login_rate: Rate = "30/minute"
    """Attempts to log in, and new accounts, per address."""
    account_rate: Rate = "20/10 minutes"
    """Attempts to log in with a password or a recovery code, per account name. Passkeys still work."""
    create_rate: Rate = "120/minute"
    """New matches, per user."""
    address_create_rate: Rate = "2000/day"
    """New matches, per address, because matches are stored permanently. A proxy that passes on no addresses
    counts as one."""
    list_rate: Rate = "240/minute"
    """Requests for lists of matches, per user."""
    matches_per_host: Count = 20
    """Matches of one host that wait in the lobby or are being played. Beyond it: 409."""
    loadout_rate: Rate = "600/minute"
    """Loadouts checked, kept or saved, per user."""
    chat_rate: Rate = "10/5 seconds"
    """Chat lines, per user. Beyond it: `too_fast`."""
    order_rate: Rate = "60/minute"
    """Standing orders set, per user. Beyond it: `too_fast`. They stay in the record of a match."""
    undo_rate: Rate = "600/minute"
    """Undos, per user. Beyond it: `too_fast`."""
    hint_rate: Rate = "1/second"
    """Requests for hints, per user. Beyond it: `too_fast`."""
    point_rate: Rate = "8/4 seconds"
    """Pings, arrows and proposals to teammates, per user. Beyond it: `too_fast`."""
    report_rate: Rate = "6/hour"
    """Reports to the host of the server, per user."""
    refusal_rate: Rate = "100/10 seconds"
    """Refused messages and those that change nothing (`resync`, `look`), per user. Beyond it: `too_fast`."""
    message_rate: Rate = "3000/10 seconds"
    """All messages, per user. Beyond it: `too_fast`."""
    frame_rate: Rate = "4000/10 seconds"
    """Frames of any kind, per user over all its sockets in a worker. A long frame counts as one more for each
    KiB that it unpacks to. Beyond it the socket of the next frame is closed with 1008."""
    upgrade_rate: Rate = "1200/minute"
    """Websockets opened, per address, in a worker. Beyond it: 429. Trusted proxies are not counted, but the
    addresses that they pass on are."""
    address_frame_rate: Rate = "8000/10 seconds"
    """Frames of all users at one address, in a worker. Beyond it the same. Trusted proxies are not counted,
    but the addresses that they pass on are."""
    compress: bool = False
    """Whether sockets compress what they send (permessage-deflate, windows of 4 KiB): a seventh of the bytes
    for more processor time and memory (docs/SCALING.md)."""
    sockets_per_user: Count = 16
    """Sockets of one user in one match, in all workers together. Beyond it: 429."""
    max_body: Count = 16 * 1024
    """Bytes in the body of a request. Beyond it: 413."""
    max_message: Count = 8 * 1024
    """Bytes in a message. Beyond it: `malformed`."""
    request_seconds: Span = 20.0
    """Seconds that a request may take to arrive, from the connection or its first byte to the end of its
    body. Beyond it: 408."""
    response_seconds: Span = 20.0
    """Seconds that a client may leave an answer unread that fills the network's buffers, before it is cut
    off."""
    sockets_per_address: Count = 200
    """Open connections of one address, of each worker. Beyond it: 503. Trusted proxies are not counted, but
    the addresses that they pass on are. Beyond it for them: 429."""
    sockets: Count = 20_000
    """Open connections of all addresses, of each worker. Beyond it: 503."""
    requests_at_once: Size = 500
    """Requests being answered at the same time, of each worker. Beyond it: 503. Requests that wait for their
    turn or for another server are not counted. One address has a tenth. Beyond it: 429."""
    requests_per_address: Count = 4
    """Requests of one address that are answered at the same time. Its other requests wait, so that an address
    with many requests takes little time from others. Trusted proxies are not counted."""

    bot_delay: Span = 0.5
    """Seconds before each of a computer player's answers. The delay is constant, so that it reveals
    nothing."""
    bots_at_once: Count = 1
    """Computer players that think at the same time, of each worker. Matches have turns in the order in which
    they ask. Python computes one thing at a time, so more of them only delay people's answers."""
    thinkers: Size = 1
    """Processes, of each worker, in which computer players search ahead. Without any they play at once, but
    less well."""
    thinking_seconds: Span = 0.6
    """Seconds for which a computer player searches ahead for a decision. The time is constant, so that it
    reveals nothing."""
    thinking_nodes: Size = 1000
    """The maximum number of answers that it tries for a decision in sampled worlds. More make it stronger,
    and take more processor time: 1,000 are 20 to 35 ms on average."""
    away_seconds: Span = 3.0
    """Seconds without a connection after which the others at a table see a person as absent."""
    stand_in_seconds: Span = 120.0
    """Seconds of absence before a teammate, or all others, may let the computer play for a person. Never,
    where people have days to answer."""
    sweep_seconds: Span = 1.0
    """Seconds between two checks for work that another process left undone."""
    poll_seconds: Span = 5.0
    """Seconds between two checks for lost bus messages about matches and logouts, and for changes by the
    command line."""
    idle_seconds: Span = 120.0
    """Seconds after which a table without viewers is removed from memory."""
    recent_bytes: Size = 32 * 1024
    """Bytes of each match's newest diffs in memory, for clients that reconnect soon. After a longer absence a
    client gets a whole view."""

    prune_seconds: Span = 600.0
    """Seconds between two deletions of old data. In the following settings 0 days stand for ever."""
    abandoned_days: Days = 30.0
    """Days without a change after which a match is deleted that never began, or that only computer players
    play."""
    finished_days: Days = 0.0
    """Days after its end after which a match is deleted with its record."""
    chat_days: Days = 90.0
    """Days after its end after which the chat of a match is deleted."""
    token_days: Days = 400.0
    """Days without use after which a token becomes invalid. Browsers keep it for no longer."""
    guest_days: Days = 30.0
    """Days without use after which a guest is deleted who has no match, no account and no saved loadout."""

    notice_seconds: Span = 20.0
    """Seconds that a decision is open before a person is notified who does not look at the match."""
    mail_seconds: Span = 300.0
    """The same for e-mail."""
    push: bool = True
    """Whether browsers may be sent notifications by web push, through the services of their makers."""
    push_key: Annotated[str | None, AfterValidator(setting_validators.push_key)] = Field(
        default=None, repr=False
    )
    """The private VAPID key, as 32 bytes in base64url. By default one is made and stored in the database."""
    push_contact: Annotated[str | None, AfterValidator(checked_contact)] = None
    """How push services reach the operator of this server: `mailto:host@play.example`, or `https://` with a
    name alone. By default `mail_from`, or the name in a `public_url` that is https. Without any, some
    services refuse."""
    push_hosts: Words = []
    """Push services that may be anywhere, also inside the own network, and without https, as `name:port`.
    Others must be public, with https on its usual port."""
    push_rate: Rate = "60/hour"
    """Notifications by web push, per user. Further ones wait."""
    smtp_host: str | None = None
    """The server for outgoing e-mail. There is none without it, `mail_from` and `public_url`."""
    smtp_port: Annotated[int, Field(ge=1, le=setting_validators.LAST_PORT)] = 587
    """The port of that server."""
    smtp_user: str | None = None
    """The user name at that server, if it asks for one."""
    smtp_password: str | None = Field(default=None, repr=False)
    """The password at that server."""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection is encrypted: after a command, from the beginning (port 465), or not at all."""
    mail_from: str | None = None
    """The sender of our e-mail, such as `galaxies@play.example`."""
    mail_rate: Rate = "20/day"
    """Notifications by e-mail, per user. Further ones wait."""
    confirm_rate: Rate = "5/day"
    """Requests to confirm an e-mail address, per user and per address. Beyond it: 429."""

    metrics: Annotated[str | None, AfterValidator(setting_validators.with_port)] = None
    """The address on which Prometheus finds `/metrics`, such as `127.0.0.1:9100`. Off by default."""
    disk_free: Size = 200 * 1024 * 1024
    """Free bytes on the disk of a SQLite database, below which the server is not ready (`/readyz`)."""

    log_json: bool = True
    """Whether log lines are JSON objects, or for people."""
    log_level: Annotated[Literal["debug", "info", "warning", "error", "critical"], Lower] = "info"
    """The lowest level that is logged."""
    log_repeats: Rate = "5/10 seconds"
    """How often the same event is logged. The next line after that says how many were dropped."""

    @property
    def uses_https(self) -> bool:
        """Whether browsers reach this server by https, according to the settings."""
        return (self.public_url or "").startswith("https:")

    @property
    def base_path(self) -> str:
        """The path under which browsers find the site, without a trailing slash. Usually it is empty.

        >>> Settings(public_url="https://play.example/games/").base_path, Settings().base_path
        ('/games', '')
        """
        return urlsplit(self.public_url or "").path

    @property
    def can_send_mail(self) -> bool:
        """Whether e-mail can be sent. It requires the server's public address, which a background task knows
        only from the settings."""
        return bool(self.smtp_host and self.mail_from and self.public_url)

    def database_url(self) -> str:
        """The address of the database, with our driver."""
        return self.database or self._database_at_host() or default_database()

    def _database_at_host(self) -> str | None:
        if not self.database_host:
            return None
        password = self.database_password.get_secret_value() if self.database_password else None
        folder = self.database_host.startswith("/")
        at = {"host": self.database_host, "port": str(self.database_port)}
        return URL.create(
            setting_validators.DRIVERS["postgresql"],
            self.database_user,
            password,
            None if folder else self.database_host,
            None if folder else self.database_port,
            self.database_name,
            query=at if folder else {},
        ).render_as_string(hide_password=False)


def faults_of(error: ValidationError | SettingsError) -> list[str]:
    """Return the faults of the settings, one sentence for each.

    >>> try:
    ...     Settings(sockets=0)
    ... except ValidationError as error:
    ...     faults_of(error)
    ['GALAXIES_SOCKETS: Input should be greater than or equal to 1']
    """
    if isinstance(error, SettingsError):
        name = str(error).partition('field "')[2].partition('"')[0]
        return [f"GALAXIES_{name.upper()}: must be JSON that fits what docs/SETTINGS.md shows"]
    faults = [
        f"GALAXIES_{str(fault['loc'][0]).upper()}: {fault['msg'].removeprefix('Value error, ')}"
        for fault in error.errors(include_url=False, include_context=False, include_input=False)
    ]
    return list(dict.fromkeys(faults))
