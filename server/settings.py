"""What an operator can set: environment variables `GALAXIES_…`, or the options of `galaxies serve`.

docs/SETTINGS.md is made from this file: `python -m tests.settings_page --write`.
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

from server import setting_validators
from server.push_contact import checked_contact


def default_database() -> str:
    """Return the address of a file in the user's data folder; in the working folder where there is none."""
    file = str((_data_folder() or Path()).absolute() / "galaxies.sqlite3")
    return URL.create(setting_validators.DRIVERS["sqlite"], database=file).render_as_string()


def _data_folder() -> Path | None:
    """Make our folder for data; None where that fails: on a read-only disk, or for a user without a home."""
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    try:
        base = given if given.is_absolute() else Path.home() / ".local" / "share"
        folder = (base / "galaxies/galaxies.sqlite3").parent
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder


def _words(given: Any) -> Any:
    """Words with commas between them, or a JSON list."""
    if not isinstance(given, str):
        return given
    return json.loads(given) if given.startswith("[") else [word.strip() for word in given.split(",")]


def _at_a_host(given: Any, info: ValidationInfo) -> Any:
    """Refuse what is said of a PostgreSQL database that is not named: matches would be kept in a file."""
    if given is not None and not (info.data.get("database") or info.data.get("database_host")):
        raise ValueError("it needs GALAXIES_DATABASE_HOST beside it: without one, matches are kept in a file")
    return given


def _cased(change: Callable[[str], str]) -> Callable[[Any], Any]:
    return lambda given: change(given) if isinstance(given, str) else given


Words = Annotated[list[str], NoDecode, BeforeValidator(_words)]
Count = Annotated[int, Field(ge=1)]
Size = Annotated[int, Field(ge=0)]
Span = Annotated[float, Field(ge=0, le=10**8, allow_inf_nan=False)]
Days = Annotated[float, Field(ge=0, le=36_500, allow_inf_nan=False)]
Rate = Annotated[str, AfterValidator(setting_validators.rate)]
Lower, Upper = BeforeValidator(_cased(str.lower)), BeforeValidator(_cased(str.upper))


class Settings(BaseSettings):
    """One server's settings. Rates are written as `limits` reads them: `10/5 seconds`."""

    model_config = SettingsConfigDict(
        env_prefix="GALAXIES_", env_ignore_empty=True, extra="ignore", use_attribute_docstrings=True
    )

    database: Annotated[str, AfterValidator(setting_validators.database), Field(repr=False)] = ""
    """Where matches are kept, as SQLAlchemy writes it; a SQLite file in the data folder if not given."""
    database_host: str | None = None
    """The host of a PostgreSQL database, or the folder of its socket, in place of `database`: a password
    in an address needs its signs escaped, and one by itself does not. `database` goes before it."""
    database_port: Annotated[int, Field(ge=1, le=setting_validators.LAST_PORT)] = 5432
    """Its port."""
    database_user: Annotated[str | None, AfterValidator(_at_a_host)] = None
    """The user there."""
    database_password: Annotated[SecretStr | None, AfterValidator(_at_a_host)] = None
    """The password, as it is."""
    database_name: str = "galaxies"
    """The name of the database there."""
    redis: Annotated[str | None, AfterValidator(setting_validators.redis)] = None
    """Where workers tell one another what was committed, and count together; needed for more than one."""
    games: Annotated[dict[str, str], Field(min_length=1)] = {
        "galaxies": "engine.galaxies:GAME",
        "pulp": "engine.pulp:GAME",
    }
    """The games that are played: each by its id, with its module:attribute. The first is the usual one."""
    packs: Path | None = None
    """A folder with content of the host's own (docs/PACKS.md)."""
    static: Path = Path(__file__).parent / "static"
    """The folder that the web client was built into."""

    host: str = "127.0.0.1"
    """The address that the server listens on; `0.0.0.0` or `::` for all."""
    public_url: Annotated[str | None, AfterValidator(setting_validators.web_address)] = None
    """Where browsers find this server, as `https://play.example` or, below a path, `https://play.example/games`;
    else taken from each request. Its pages are our own; if it is https, cookies are for https alone and
    browsers are told to use nothing else. The proxy may hand the path on or take it away."""
    allowed_hosts: Annotated[Words, AfterValidator(setting_validators.hosts)] = []
    """Further names in `Host` that are answered, without ports; `*.play.example` for all below, `*` for any.
    Answered at any rate: localhost and its addresses, `host`, and the host of `public_url`. A server that
    listens on all addresses also answers to IP addresses and to the machine's own name."""
    allowed_origins: Annotated[Words, AfterValidator(setting_validators.origins)] = []
    """Further origins whose pages may use this server, as `https://other.example`."""
    trusted_proxies: Annotated[Words, AfterValidator(setting_validators.networks)] = ["127.0.0.1", "::1"]
    """Addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, and
    whose own sockets are not counted; `none` for no proxy."""
    secure_cookie: bool | None = None
    """Whether cookies are for https alone; if not given, by the scheme of `public_url` or of the request."""

    sqlite_synchronous: Annotated[Literal["OFF", "NORMAL", "FULL", "EXTRA"], Upper] = "FULL"
    """SQLite's `PRAGMA synchronous`."""
    pool_size: Count = 8
    """Connections to the database, of each worker."""

    guest_rate: Rate = "300/minute"
    """New guests, per address."""
    address_guest_rate: Rate = "5000/day"
    """The same for a day: they are kept for a while. A proxy that tells of no addresses is one."""
    login_rate: Rate = "30/minute"
    """Attempts to log in, and new accounts, per address."""
    account_rate: Rate = "20/10 minutes"
    """Attempts to log in with a password or a recovery code, per name of an account; passkeys still work."""
    create_rate: Rate = "120/minute"
    """New matches, per user."""
    address_create_rate: Rate = "2000/day"
    """New matches, per address: what is kept of them stays. A proxy that tells of
    no addresses is one."""
    list_rate: Rate = "240/minute"
    """Lists of matches asked for, per user."""
    matches_per_host: Count = 20
    """Matches of one host that wait in the lobby or are being played; over it 409."""
    loadout_rate: Rate = "600/minute"
    """Loadouts checked, kept or saved, per user."""
    chat_rate: Rate = "10/5 seconds"
    """Lines of chat, per user; over it `too_fast`."""
    order_rate: Rate = "60/minute"
    """Standing orders set, per user; over it `too_fast`. What is done stays in the record of a match."""
    undo_rate: Rate = "600/minute"
    """Answers taken back, per user; over it `too_fast`."""
    hint_rate: Rate = "1/second"
    """Hints asked for, per user; over it `too_fast`."""
    point_rate: Rate = "8/4 seconds"
    """Things pointed out to mates on the board, and proposals, per user; over it `too_fast`."""
    report_rate: Rate = "6/hour"
    """Reports to the host of the server, per user."""
    refusal_rate: Rate = "100/10 seconds"
    """Refused messages and those that change nothing (`resync`, `look`), per user; over it `too_fast`."""
    message_rate: Rate = "3000/10 seconds"
    """All messages, per user; over it `too_fast`."""
    frame_rate: Rate = "4000/10 seconds"
    """Frames of any kind, per user over all its sockets in a worker, a longer one as one more for each KiB
    that it unpacks to; over it the socket that sends the next one is closed with 1008."""
    upgrade_rate: Rate = "1200/minute"
    """Websockets opened, per address, in a worker; over it 429. Trusted proxies
    are not counted, but the addresses that they tell of are."""
    address_frame_rate: Rate = "8000/10 seconds"
    """Frames of all users at one address, in a worker; over it the same. Trusted
    proxies are not counted, but the addresses that they tell of are."""
    compress: bool = False
    """Whether sockets compress what they send (permessage-deflate, windows of 4 KiB): a seventh of the bytes
    for more processor time and memory (docs/FIGURES.md)."""
    sockets_per_user: Count = 16
    """Sockets of one user in one match, in all workers together; over it 429."""
    max_body: Count = 16 * 1024
    """Bytes in the body of a request; over it 413."""
    max_message: Count = 8 * 1024
    """Bytes in a message; over it `malformed`."""
    request_seconds: Span = 20.0
    """How long a request may take to arrive, from the connection or its first byte to the end of its body;
    then 408."""
    response_seconds: Span = 20.0
    """How long a client may leave an answer unread that fills the network's buffers; then it is cut off."""
    sockets_per_address: Count = 200
    """Open connections of one address, of each worker; over it 503. Proxies that
    are trusted are not counted, but the addresses that they tell of are: over it 429."""
    sockets: Count = 20_000
    """Open connections of all addresses, of each worker; over it 503."""
    requests_at_once: Size = 500
    """Requests being answered at the same time, of each worker; over it 503. Those that wait for their turn
    or for somebody outside are not counted. One address has a tenth; over it 429."""
    requests_per_address: Count = 4
    """Those of one address; its others wait for them, so that an address that
    asks for much at once takes little of everybody's time. Trusted proxies are not counted."""

    bot_delay: Span = 0.5
    """Seconds before each of a computer player's answers: always the same, so that time tells nothing."""
    bots_at_once: Count = 1
    """Computer players that think at the same time, of each worker; matches have their turns in the order in
    which they ask. Python computes one thing at a time: more of them only take it from people's answers."""
    thinkers: Size = 1
    """Processes, of each worker, in which computer players look ahead; without any they play at once, less
    well."""
    thinking_seconds: Span = 0.6
    """How long a computer player looks ahead for a question: always the same, so that time tells nothing."""
    thinking_nodes: Size = 1000
    """How many answers it tries for a question in worlds that could be, if the time is enough for them. More
    make it stronger, and take more processor time: 1,000 are 20 to 35 ms on average."""
    away_seconds: Span = 3.0
    """Seconds without a connection after which the others at a table see that a person is away."""
    stand_in_seconds: Span = 120.0
    """Seconds that a person is away before a mate, or all others, may let the computer play for them; never
    where people have days to answer."""
    sweep_seconds: Span = 1.0
    """How often work that another process left undone is looked for."""
    poll_seconds: Span = 5.0
    """How often a lost message on the bus is made up for: news of a match, or a logout; and how soon a server
    sees what the command line has changed."""
    idle_seconds: Span = 120.0
    """After this time a table without viewers is forgotten, in memory only."""
    recent_bytes: Size = 32 * 1024
    """Bytes of each match's newest diffs kept in memory, for those whose connection breaks for a moment; who
    was away for longer gets a whole view."""

    prune_seconds: Span = 600.0
    """How often what is older than the following is looked for and forgotten. 0 days are for ever."""
    abandoned_days: Days = 30.0
    """Days without a change after which a match goes that never began, or that only computer players play."""
    finished_days: Days = 0.0
    """Days after its end for which a match is kept, with its record."""
    chat_days: Days = 90.0
    """Days after its end after which what was said in a match goes."""
    token_days: Days = 400.0
    """Days without use after which a token is worth nothing; browsers keep it for no longer."""
    guest_days: Days = 30.0
    """Days without use after which a guest goes who has no match, no account and no saved loadout."""

    notice_seconds: Span = 20.0
    """How long a question stands before a person is told of it who does not look at the match."""
    mail_seconds: Span = 300.0
    """The same for e-mail."""
    push: bool = True
    """Whether browsers may be sent notifications by web push, through the services of their makers."""
    push_key: Annotated[str | None, AfterValidator(setting_validators.push_key)] = Field(
        default=None, repr=False
    )
    """The private VAPID key, as 32 bytes in base64url; if not given, one is made and kept in the database."""
    push_contact: Annotated[str | None, AfterValidator(checked_contact)] = None
    """How the push services reach whoever runs this server: `mailto:host@play.example`, or `https://` with a
    name alone. If not given, `mail_from`, or the name in a `public_url` that is https; without any, some
    services refuse."""
    push_hosts: Words = []
    """Push services that may be anywhere, also inside the own network, and without https; `name:port`. Others
    have to be public, with https on its usual port."""
    push_rate: Rate = "60/hour"
    """Notifications by web push, per user; what is over it waits."""
    smtp_host: str | None = None
    """The server that takes our e-mail; without one, without `mail_from` or `public_url` there is none."""
    smtp_port: Annotated[int, Field(ge=1, le=setting_validators.LAST_PORT)] = 587
    """Its port."""
    smtp_user: str | None = None
    """The name by which it knows us, if it asks for one."""
    smtp_password: str | None = Field(default=None, repr=False)
    """The password that goes with it."""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    """How the way to it is encrypted: from a command on, from the beginning (port 465), or not at all."""
    mail_from: str | None = None
    """From whom our e-mail comes, as `galaxies@play.example`."""
    mail_rate: Rate = "20/day"
    """Notifications by e-mail, per user; what is over it waits."""
    confirm_rate: Rate = "5/day"
    """Confirmations asked for of an e-mail address, per user and per address; over it 429."""

    metrics: Annotated[str | None, AfterValidator(setting_validators.with_port)] = None
    """The address on which Prometheus finds `/metrics`, as `127.0.0.1:9100`; off if not given."""
    disk_free: Size = 200 * 1024 * 1024
    """Bytes free beside a SQLite database, below which the server is not ready (`/readyz`)."""

    log_json: bool = True
    """Whether log lines are JSON objects, or for people."""
    log_level: Annotated[Literal["debug", "info", "warning", "error", "critical"], Lower] = "info"
    """The least level that is logged."""
    log_repeats: Rate = "5/10 seconds"
    """How often the same event is logged; the next line after that tells how many were left out."""

    @property
    def encrypted(self) -> bool:
        """Whether browsers reach this server by https, as far as the settings say."""
        return (self.public_url or "").startswith("https:")

    @property
    def base_path(self) -> str:
        """The path below which browsers find the site, without a slash at its end; mostly there is none.

        >>> Settings(public_url="https://play.example/games/").base_path, Settings().base_path
        ('/games', '')
        """
        return urlsplit(self.public_url or "").path

    @property
    def mails(self) -> bool:
        """Whether e-mail can be sent: a background task knows our address from the settings alone."""
        return bool(self.smtp_host and self.mail_from and self.public_url)

    def database_url(self) -> str:
        """The database, with the driver that we use."""
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
    """Return what is wrong with the settings, a sentence for each.

    >>> try:
    ...     Settings(sockets=0)
    ... except ValidationError as error:
    ...     faults_of(error)
    ['GALAXIES_SOCKETS: Input should be greater than or equal to 1']
    """
    if isinstance(error, SettingsError):
        name = str(error).partition('field "')[2].partition('"')[0]
        return [f"GALAXIES_{name.upper()}: must be JSON that fits what docs/SETTINGS.md shows"]
    told = [
        f"GALAXIES_{str(fault['loc'][0]).upper()}: {fault['msg'].removeprefix('Value error, ')}"
        for fault in error.errors(include_url=False, include_context=False, include_input=False)
    ]
    return list(dict.fromkeys(told))
