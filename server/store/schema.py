"""The tables of the store, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)
from sqlalchemy.dialects.postgresql import JSONB


class UTCDateTime(TypeDecorator[datetime]):
    """Aware times in UTC; SQLite would forget the zone. Raises ValueError for a time without one.

    >>> from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite as SQLite
    >>> noon = datetime.fromisoformat("2026-11-21T12:00+02:00")
    >>> UTCDateTime().process_bind_param(noon, SQLite()).isoformat()
    '2026-11-21T10:00:00+00:00'
    >>> UTCDateTime().process_bind_param(noon.replace(tzinfo=None), SQLite())
    Traceback (most recent call last):
    ValueError: a time without a zone
    """

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise ValueError("a time without a zone")
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


Json = JSON().with_variant(JSONB(), "postgresql")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", UTCDateTime, nullable=False),
    Column(
        "left", UTCDateTime
    ),  # when whoever it was had all about him deleted; others' matches keep the row
    Column(
        "slow", Boolean, nullable=False, server_default=false()
    ),  # whether they have said they read slowly
)

leavings = Table(  # people who have left, as long as something is to be done for it
    "leavings",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

accounts = Table(
    "accounts",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(24), nullable=False),  # to log in with
    Column("digest", String(64), nullable=False, unique=True),  # SHA-256 of the name in its one spelling
    Column("password", String(200)),  # argon2id, never the password
    Column("created", UTCDateTime, nullable=False),
)

name_looks = Table(  # what names look like: one row for each shape of a name (server/namesakes.py)
    "name_looks",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Boolean, primary_key=True),  # of the account's name, else of what others call the user
    Column("digest", String(64), primary_key=True, index=True),  # SHA-256 of the shape
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the credential's id
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),  # its id, as its device knows it
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # of its signatures, as far as its device counts them
    Column("name", String(40), nullable=False),
    Column("created", UTCDateTime, nullable=False),
    Column("used", UTCDateTime, nullable=False),  # last
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of user and code, never the code
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of what a passkey is to sign
    Column("purpose", String(16), nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), index=True),  # null: nobody known yet
    Column("expires", UTCDateTime, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the token, never the token
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", UTCDateTime, nullable=False),
    Column("used", UTCDateTime, nullable=False),  # last, to the day
    Column("device", String(40), nullable=False),  # what it is called; "" if that is not known
    Column("proved", UTCDateTime),  # when its owner last proved with it who they are
    Column("changes_seen", UTCDateTime),  # until when changes of the account were shown there
)

account_changes = Table(  # changes of ways to log in, of which the owner is told
    "account_changes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(24), nullable=False),
    Column("at", UTCDateTime, nullable=False),
    Column("device", String(40), nullable=False),  # that made it
)

transfers = Table(
    "transfers",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the code, never the code
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("expires", UTCDateTime, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("mission", String(64), nullable=False),
    Column("options", Json, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("created", UTCDateTime, nullable=False),
    Column("changed", UTCDateTime, nullable=False),  # last
    Column("commitment", String(128)),
    Column("catalogue", String(64)),  # that it began with; see `editions`
    Column("result", Json),
    Column("paused_reason", Text),
    Column("version", Integer, nullable=False),  # one more with every change: the guard between writers
    Column("head", Integer, nullable=False),  # number of the last journal row
    Column("seqs", Json, nullable=False),  # viewer → number of its newest view
    Column("made_by", String(32)),  # the code that made the views last sent
    Column("deciding", Json, nullable=False),  # seats that have something to decide
    Column("waits", Json, nullable=False),  # seat → what the server does for it, and when
    Column("due_at", UTCDateTime),  # the earliest of `waits`; null if nobody plays but computer players
    Column("times", Json, nullable=False),  # seat → how long its person may think still
    Column("free", Integer, nullable=False),  # seats that nobody has taken
    Column("round", Integer, nullable=False),  # as everybody sees it
    Column("asked", Json, nullable=False),  # seat → the question put to it, and since when
    Column("next", Json),  # the match that the same people go on with, once it is over
    Column("notify_at", UTCDateTime),  # when it is to be looked whether somebody must be told of something
    Column("absent", Json, nullable=False),  # user id → since when nobody hears of that person
    Column("handed", Json, nullable=False),  # links to seats, and who has sat on which side
    Column("missing", Json, nullable=False),  # seat → how much of what it missed is kept in `missed`
    Column("reseal", Boolean, nullable=False, server_default=false()),  # whether it needs another seed
    Column("outage", Integer, nullable=False, server_default="0"),  # the newest that its clocks allow for
    Column("slow", Json, nullable=False, server_default="[]"),  # ids of users who have said they read slowly
    Index("ix_matches_due_at", "due_at"),
    Index("ix_matches_status", "status", "private", "created"),
    Index("ix_matches_notify_at", "notify_at"),
)

missed = Table(
    "missed",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # a frame as its player would have been sent it: his secret
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id"), index=True),
    Column("bot", String(32)),
    Column("ready", Boolean),  # null: nothing to choose
    Column("loadout", Json),  # the player's secret
    UniqueConstraint("match_id", "user_id"),
)

loadouts = Table(
    "loadouts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("side", String(32), nullable=False),
    Column("loadout", Json, nullable=False),
    Column("saved", UTCDateTime, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", String(32), nullable=False),
    Column("value", Json, nullable=False),
    Column("fingerprint", String(128), nullable=False),
    Column("at", UTCDateTime, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

seeds = Table(
    "seeds",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)

#: The number of no draw: of a seed that is not in use yet.
PENDING = -1

reseals = Table(
    "reseals",
    metadata,  # seeds of matches that were brought back from a backup, for the draws from a number on
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Integer, primary_key=True, autoincrement=False),
    Column("seed", LargeBinary, nullable=False),
)

editions = Table(
    "editions",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

replies = Table(
    "replies",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("message", String(100), primary_key=True),  # the client's id of an accepted message
    Column("at", UTCDateTime, nullable=False),
)

chances = Table(
    "chances",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("turn", String(32), primary_key=True),  # the seat whose turn it was
    Column("seat", String(32), primary_key=True),
    Column("chance", Float, nullable=False),  # the seat's secret until the match is over
)

clips = Table(
    "clips",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(32), nullable=False, unique=True),
    Column("first", Integer, nullable=False),  # the changes that are shown, counted as a replay plays them
    Column("last", Integer, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),  # among all lines; never shown
    Column("n", Integer, nullable=False),  # among the lines of its own channel
    Column("channel", String(16), nullable=False),
    Column("team", String(32)),
    Column("seat", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", UTCDateTime, nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),  # null: he has left
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("key", String(64), nullable=False),  # a secret of the server's own
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("token", ForeignKey("tokens.digest", ondelete="CASCADE"), primary_key=True),  # of the device
    Column("digest", String(64), nullable=False, unique=True),  # SHA-256 of the endpoint
    Column("endpoint", String(1000), nullable=False),  # at its push service; "" if that knows it no longer
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
)

mails = Table(
    "mails",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirm", String(64), unique=True),  # SHA-256 of the code that does; null once it is confirmed
    Column("expires", UTCDateTime),
    Column("leave", String(32), nullable=False, unique=True),  # what links in letters of version 19 had
    Column("mailbox", String(32), nullable=False, server_default="", index=True),  # where the address leads
    Column("trouble", String(8)),  # what a mail server said last
)

closed_mailboxes = Table(
    "closed_mailboxes",
    metadata,  # whose owners want no more letters, whoever asks for them
    Column("mailbox", String(32), primary_key=True),
    Column("at", UTCDateTime, nullable=False),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("begin", Integer, nullable=False),  # in minutes after midnight
    Column("end", Integer, nullable=False),
    Column("zone", String(64), nullable=False),  # by its name in the IANA database
)

notices = Table(
    "notices",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("decision", String(100), nullable=False),  # the question that it is about, or ""
    Column("due", UTCDateTime, index=True),  # null: it has been sent, or need not be
    Column("tries", Integer, nullable=False),
)

later = Table(
    "later",
    metadata,  # what spectators of matches with a delay are yet to be shown
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # of the spectators' views
    Column("at", UTCDateTime, nullable=False),
    Column("body", Text, nullable=False),  # the diff that leads there; "" if none does
    Column("view", LargeBinary),  # the whole view, packed, now and then
    Index("ix_later_at", "at"),
)

asides = Table(
    "asides",
    metadata,  # what spectators say among themselves
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", UTCDateTime, nullable=False),
    Column("message", String(100), nullable=False),  # the client's id of it
    UniqueConstraint("match_id", "user_id", "message"),
)

turned_away = Table(
    "turned_away",
    metadata,  # who may not look on any more
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", UTCDateTime, nullable=False),
)

knocks = Table(
    "knocks",
    metadata,  # people who ask to be let in where a private match may be
    Column("match_id", String(32), primary_key=True),  # no foreign key: whether it exists shows nowhere
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", UTCDateTime, nullable=False),
    Column("until", UTCDateTime, nullable=False, index=True),  # when it is forgotten
    Column("state", String(8), nullable=False),
)

shunned = Table(
    "shunned",
    metadata,  # whom users have muted or blocked
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("how", String(8), nullable=False),
    Column("at", UTCDateTime, nullable=False),
)

reports = Table(
    "reports",
    metadata,  # what people tell the host of the server of others
    Column("id", String(32), primary_key=True),
    Column("at", UTCDateTime, nullable=False, index=True),
    Column("by_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("by_name", String(24), nullable=False),
    Column("about_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("about_name", String(24), nullable=False),
    Column("match_id", String(32), nullable=False),  # which may be forgotten
    Column("reason", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Column("lines", Json, nullable=False),  # of the chat, as far as who reports could read it
    Column("answer", String(500), nullable=False),
    Column("closed", UTCDateTime),
)

bans = Table(
    "bans",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", UTCDateTime, nullable=False),
    Column("until", UTCDateTime),  # null: for good
    Column("reason", String(200), nullable=False),
)

pulse = Table(
    "pulse",
    metadata,  # one row: when the server was last alive, in whatever process
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", UTCDateTime, nullable=False),
    Column("number", Integer, nullable=False),  # of the newest outage
    Column("leapt", UTCDateTime),  # the end of a gap so long that the clock may be wrong
)

outages = Table(
    "outages",
    metadata,  # times in which no process was alive
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("begin", UTCDateTime, nullable=False),
    Column("end", UTCDateTime, nullable=False),
)
