"""What an operator can set: environment variables `GALAXIES_…`, or the options of `galaxies serve`."""

from __future__ import annotations

import os
from pathlib import Path

from pydantic_settings import BaseSettings, SettingsConfigDict


def default_database() -> str:
    """A file in the user's data folder; in the working folder where there is no home to write to."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    file = base / "galaxies/galaxies.sqlite3"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        file = Path.cwd() / file.name
    return f"sqlite+aiosqlite:///{file}"


class Settings(BaseSettings):
    """One server's settings. Rates are written as `limits` reads them: `10/5 seconds`."""

    model_config = SettingsConfigDict(env_prefix="GALAXIES_", env_ignore_empty=True, extra="ignore")

    database: str = ""
    redis: str | None = None
    #: The registry: each game by its id, with its module:attribute. The first is the usual one.
    games: dict[str, str] = {"galaxies": "engine.galaxies:GAME"}
    packs: Path | None = None  # a folder with content of the host's own (docs/PACKS.md)
    public_url: str | None = None  # where browsers find this server; else taken from each request
    allowed_origins: list[str] = []  # further origins whose pages may use this server
    secure_cookie: bool | None = None  # None: by the scheme of the request
    static: Path = Path(__file__).parent / "static"
    sqlite_synchronous: str = "FULL"
    pool_size: int = 8

    guest_rate: str = "300/minute"  # per address
    create_rate: str = "120/minute"  # matches, per user
    loadout_rate: str = "600/minute"  # loadouts checked, kept or saved, per user
    chat_rate: str = "10/5 seconds"  # per user
    refusal_rate: str = "100/10 seconds"  # refused messages and resyncs, per user
    message_rate: str = "3000/10 seconds"  # all messages, per user
    frame_rate: str = "4000/10 seconds"  # frames of any kind, per socket; over it the socket is closed
    sockets_per_user: int = 16  # in one match
    max_body: int = 64 * 1024
    max_message: int = 8 * 1024

    bot_delay: float = 0.5  # the same before each of a bot's answers, so that time tells nothing
    sweep_seconds: float = 1.0  # how often work that another process left undone is looked for
    poll_seconds: float = 5.0  # how often a lost bus message is made up for
    idle_seconds: float = 120.0  # a table without viewers is forgotten after this time
    frames_kept: int = 100  # diffs per viewer that `since` can be answered from
    log_json: bool = True
    log_level: str = "info"

    def database_url(self) -> str:
        """The database, with the drivers that we use filled in."""
        url = self.database or default_database()
        for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+psycopg:")):
            if url.startswith(plain):
                return url.replace(plain, driver, 1)
        return url
