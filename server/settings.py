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
    data_home = Path(os.environ.get("XDG_DATA_HOME", ""))
    try:
        base = data_home if data_home.is_absolute() else Path.home() / ".local" / "share"
        folder = (base / "galaxies/galaxies.sqlite3").parent
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder


def _split_words(value: Any) -> Any:
    """Return the words of a comma-separated text, or of a JSON list."""
    if not isinstance(value, str):
        return value
    return json.loads(value) if value.startswith("[") else [word.strip() for word in value.split(",")]


def _require_host(value: Any, info: ValidationInfo) -> Any:
    """Reject a PostgreSQL setting without a database host, because matches would then be stored in a file."""
    if value is not None and not (info.data.get("database") or info.data.get("database_host")):
        raise ValueError("GALAXIES_DATABASE_HOST must be set too: without it, matches are stored in a file")
    return value


def _case_changer(change: Callable[[str], str]) -> Callable[[Any], Any]:
    return lambda value: change(value) if isinstance(value, str) else value


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
    """The SQLAlchemy URL of the database. The default is a SQLite file in the data folder."""
    database_host: str | None = None
    """The host of a PostgreSQL database, or the folder of its socket. Use it instead of `database` if you do
    not want to escape the password for a URL. `database` takes precedence."""
    database_port: Annotated[int, Field(ge=1, le=setting_validators.LAST_PORT)] = 5432
    """The port of the PostgreSQL database."""
    database_user: Annotated[str | None, AfterValidator(_require_host)] = None
    """The user of the PostgreSQL database."""
    database_password: Annotated[SecretStr | None, AfterValidator(_require_host)] = None
    """The password of that user, without escapes."""
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
    """The address on which the server listens. `0.0.0.0` or `::` stands for all addresses."""
    public_url: Annotated[str | None, AfterValidator(setting_validators.web_address)] = None
    """The URL at which browsers find this server, such as `https://play.example` or, below a path,
    `https://play.example/games`. By default it is derived from each request. Pages at this URL may use the
    server. With https, cookies are sent only over https, and browsers are told to use only https. A proxy may
    keep the path in requests or remove it."""
    allowed_hosts: Annotated[Words, AfterValidator(setting_validators.hosts)] = []
    """Further names, without ports, that are accepted in the `Host` header. `*.play.example` stands for all
    subdomains, and `*` for any name. The server always accepts localhost and its addresses, `host`, and the
    host of `public_url`. If it listens on all addresses, it also accepts IP addresses and the machine's own
    name."""
    allowed_origins: Annotated[Words, AfterValidator(setting_validators.origins)] = []
    """Further origins whose pages may use this server, such as `https://other.example`."""
    trusted_proxies: Annotated[Words, AfterValidator(setting_validators.networks)] = ["127.0.0.1", "::1"]
    """Addresses and networks of trusted proxies. The server believes their `X-Forwarded-For` and
    `X-Forwarded-Proto`, and does not count their own sockets. `none` means that there is no proxy."""
    secure_cookie: bool | None = None
    """Whether cookies are sent only over https. By default this depends on the scheme of `public_url` or of
    the request."""

    sqlite_synchronous: Annotated[Literal["OFF", "NORMAL", "FULL", "EXTRA"], Upper] = "FULL"
    """SQLite's `PRAGMA synchronous`."""
    pool_size: Count = 8
    """The number of database connections of each worker."""

    guest_rate: Rate = "300/minute"
    """The rate of new guests per address."""
    address_guest_rate: Rate = "5000/day"
    """The rate of new guests per address over a longer time, because guests are stored for a while. All
    clients of a proxy that passes on no addresses count as one."""
    login_rate: Rate = "30/minute"
    """The rate of login attempts and new accounts per address."""
    account_rate: Rate = "20/10 minutes"
    """The rate of login attempts with a password or a recovery code, per account name. Passkeys are not
    limited."""
    create_rate: Rate = "120/minute"
    """The rate of new matches per user."""
    address_create_rate: Rate = "2000/day"
    """The rate of new matches per address, because matches are stored permanently. All clients of a proxy
    that passes on no addresses count as one."""
    list_rate: Rate = "240/minute"
    """The rate of requests for lists of matches, per user."""
    matches_per_host: Count = 20
    """The maximum number of one host's matches in the lobby or under way. Further ones are refused with
    409."""
    loadout_rate: Rate = "600/minute"
    """The rate of loadouts that are checked, stored or saved, per user."""
    chat_rate: Rate = "10/5 seconds"
    """The rate of chat lines per user. Further ones are refused with `too_fast`."""
    order_rate: Rate = "60/minute"
    """The rate of standing orders per user, because the record of a match contains them all. Further ones are
    refused with `too_fast`."""
    undo_rate: Rate = "600/minute"
    """The rate of undos per user. Further ones are refused with `too_fast`."""
    hint_rate: Rate = "1/second"
    """The rate of requests for hints, per user. Further ones are refused with `too_fast`."""
    point_rate: Rate = "8/4 seconds"
    """The rate of pings, arrows and proposals to teammates, per user. Further ones are refused with
    `too_fast`."""
    report_rate: Rate = "6/hour"
    """The rate of reports to the server's operator, per user."""
    refusal_rate: Rate = "100/10 seconds"
    """The rate of refused messages and of messages that change nothing (`resync`, `look`), per user. Beyond
    this rate, every message is refused with `too_fast`."""
    message_rate: Rate = "3000/10 seconds"
    """The rate of all messages per user. Further ones are refused with `too_fast`."""
    frame_rate: Rate = "4000/10 seconds"
    """The rate of frames of any kind, over all sockets of a user in a worker. A frame counts once more for
    each KiB of its uncompressed size. A frame that exceeds the rate closes its socket with code 1008."""
    upgrade_rate: Rate = "1200/minute"
    """The rate of new websockets per address in a worker. Further ones are refused with 429. Trusted proxies
    are not counted, but the addresses that they pass on are."""
    address_frame_rate: Rate = "8000/10 seconds"
    """The rate of frames of all users at one address in a worker. A frame that exceeds the rate closes its
    socket with code 1008. Trusted proxies are not counted, but the addresses that they pass on are."""
    compress: bool = False
    """Whether sockets compress messages (permessage-deflate, windows of 4 KiB). This reduces the traffic to a
    seventh, but takes more processor time and memory (docs/SCALING.md)."""
    sockets_per_user: Count = 16
    """The maximum number of sockets of one user in one match, over all workers. Further ones are refused with
    429."""
    max_body: Count = 16 * 1024
    """The maximum size of a request's body in bytes. Longer ones are refused with 413."""
    max_message: Count = 8 * 1024
    """The maximum size of a message in bytes. Longer ones are refused with `malformed`."""
    request_seconds: Span = 20.0
    """Seconds within which a request must arrive, from the connection or its first byte to the end of its
    body. Slower ones are refused with 408."""
    response_seconds: Span = 20.0
    """Seconds after which a client is disconnected if it does not read a response that fills the network's
    buffers."""
    sockets_per_address: Count = 200
    """The maximum number of open connections of one address to each worker. Further ones are refused with
    503. Trusted proxies are not counted, but the addresses that they pass on are. Those addresses get 429
    instead."""
    sockets: Count = 20_000
    """The maximum number of open connections to each worker. Further ones are refused with 503."""
    requests_at_once: Size = 500
    """The maximum number of requests that each worker processes simultaneously. Further ones are refused with
    503. Requests that wait for their turn or for another server are not counted. One address may use a tenth
    of the number, and gets 429 beyond that."""
    requests_per_address: Count = 4
    """The number of requests of one address that are processed simultaneously. Its other requests wait, so
    that an address with many requests takes little time from others. Trusted proxies are not counted."""

    bot_delay: Span = 0.5
    """Seconds before each answer of a computer player. The delay is constant, so that it reveals nothing."""
    bots_at_once: Count = 1
    """The number of computer players that think simultaneously in each worker. Matches get their turns in the
    order in which they ask. Python runs one thread at a time, so a higher number would only delay people's
    answers."""
    thinkers: Size = 1
    """The number of processes of each worker in which computer players search ahead. Without any, computer
    players answer immediately, but play less well."""
    thinking_seconds: Span = 0.6
    """Seconds for which a computer player searches ahead for a decision. The time is constant, so that it
    reveals nothing."""
    thinking_nodes: Size = 1000
    """The maximum number of answers that a computer player tries for a decision in sampled worlds. A higher
    number makes it stronger, but takes more processor time: 1,000 answers take 20 to 35 ms on average."""
    away_seconds: Span = 3.0
    """Seconds without a connection after which a person is shown as absent."""
    stand_in_seconds: Span = 120.0
    """Seconds of absence after which a teammate, or all others together, may let the computer play for a
    person. Where people have days to answer, this is never allowed."""
    sweep_seconds: Span = 1.0
    """Seconds between two checks for work that another process left undone."""
    poll_seconds: Span = 5.0
    """Seconds between two checks for lost bus messages about matches and logouts, and for changes made on the
    command line."""
    idle_seconds: Span = 120.0
    """Seconds after which a table without viewers is removed from memory."""
    recent_bytes: Size = 32 * 1024
    """Bytes of each match's newest diffs in memory, for clients that reconnect soon. After a longer absence a
    client gets a whole view."""

    prune_seconds: Span = 600.0
    """Seconds between two deletions of old data. In the following settings, 0 days means that nothing is
    deleted."""
    abandoned_days: Days = 30.0
    """Days without a change after which a match is deleted if it never began or has only computer players."""
    finished_days: Days = 0.0
    """Days after which a finished match is deleted with its record."""
    chat_days: Days = 90.0
    """Days after which the chat of a finished match is deleted."""
    token_days: Days = 400.0
    """Days without use after which a token becomes invalid. Browsers keep it no longer than that."""
    guest_days: Days = 30.0
    """Days without use after which a guest is deleted, unless they have a match, an account or a saved
    loadout."""

    notice_seconds: Span = 20.0
    """Seconds after which a person who is not looking at the match is notified of an open decision."""
    mail_seconds: Span = 300.0
    """The same for notifications by e-mail."""
    push: bool = True
    """Whether the server sends notifications by web push, through the services of the browsers' makers."""
    push_key: Annotated[str | None, AfterValidator(setting_validators.push_key)] = Field(
        default=None, repr=False
    )
    """The private VAPID key, as 32 bytes in base64url. By default one is created and stored in the
    database."""
    push_contact: Annotated[str | None, AfterValidator(checked_contact)] = None
    """How push services can contact the operator of this server: `mailto:host@play.example`, or `https://`
    with only a host name. The default is `mail_from`, or the host of a `public_url` with https. Without a
    contact, some services refuse messages."""
    push_hosts: Words = []
    """Push services, as `name:port`, that may be in the local network and need no https. All others must have
    a public address, and https on its default port."""
    push_rate: Rate = "60/hour"
    """The rate of notifications by web push, per user. Further ones wait."""
    smtp_host: str | None = None
    """The server for outgoing e-mail. E-mail also requires `mail_from` and `public_url`."""
    smtp_port: Annotated[int, Field(ge=1, le=setting_validators.LAST_PORT)] = 587
    """The port of the mail server."""
    smtp_user: str | None = None
    """The user name at the mail server, if it requires one."""
    smtp_password: str | None = Field(default=None, repr=False)
    """The password at the mail server."""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection is encrypted: after a STARTTLS command, from the beginning (port 465), or not at
    all."""
    mail_from: str | None = None
    """The sender address of our e-mail, such as `galaxies@play.example`."""
    mail_rate: Rate = "20/day"
    """The rate of notifications by e-mail, per user. Further ones wait."""
    confirm_rate: Rate = "5/day"
    """The rate of requests to confirm an e-mail address, per user and per address. Further ones get 429."""

    metrics: Annotated[str | None, AfterValidator(setting_validators.with_port)] = None
    """The address at which Prometheus finds `/metrics`, such as `127.0.0.1:9100`. By default there are no
    metrics."""
    disk_free: Size = 200 * 1024 * 1024
    """The number of free bytes on the disk of a SQLite database below which the server is not ready
    (`/readyz`)."""

    log_json: bool = True
    """Whether log lines are JSON objects, or text for people."""
    log_level: Annotated[Literal["debug", "info", "warning", "error", "critical"], Lower] = "info"
    """The lowest level of lines that are logged."""
    log_repeats: Rate = "5/10 seconds"
    """How often the same event is logged. The next line of its kind then reports how many were dropped."""

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
        is_socket_folder = self.database_host.startswith("/")
        query = {"host": self.database_host, "port": str(self.database_port)}
        return URL.create(
            setting_validators.DRIVERS["postgresql"],
            self.database_user,
            password,
            None if is_socket_folder else self.database_host,
            None if is_socket_folder else self.database_port,
            self.database_name,
            query=query if is_socket_folder else {},
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
        return [f"GALAXIES_{name.upper()}: must be JSON as shown in docs/SETTINGS.md"]
    faults = [
        f"GALAXIES_{str(fault['loc'][0]).upper()}: {fault['msg'].removeprefix('Value error, ')}"
        for fault in error.errors(include_url=False, include_context=False, include_input=False)
    ]
    return list(dict.fromkeys(faults))
