"""The tables of the store, which are the same on SQLite and PostgreSQL."""

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
    """Time-zone-aware times in UTC. SQLite would lose the zone. Raises ValueError for a time without a zone.

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
    # when the user deleted their account; the row stays for matches of other people
    Column("left", UTCDateTime),
    Column(
        "slow", Boolean, nullable=False, server_default=false()
    ),  # whether the user has said that they read slowly
    # the language of pages and letters; empty until the user's page has reported it
    Column("language", String(16), nullable=False, server_default=""),
)

leavings = Table(  # deleted users whose matches are still to be handled
    "leavings",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

accounts = Table(
    "accounts",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(24), nullable=False),  # used to log in
    Column("digest", String(64), nullable=False, unique=True),  # SHA-256 of the normalised name
    Column("password", String(200)),  # argon2id, never the password
    Column("created", UTCDateTime, nullable=False),
)

name_looks = Table(  # the visual forms of names, one row for each (server/base/namesakes.py)
    "name_looks",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Boolean, primary_key=True),  # whether the name belongs to an account, not to a user
    Column("digest", String(64), primary_key=True, index=True),  # SHA-256 of the visual form
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the credential's id
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),  # the credential's id on the device
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # number of signatures, as the device counts them
    Column("name", String(40), nullable=False),
    Column("created", UTCDateTime, nullable=False),
    Column("used", UTCDateTime, nullable=False),  # time of the last use
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
    Column("digest", String(64), primary_key=True),  # SHA-256 of the bytes that a passkey must sign
    Column("purpose", String(16), nullable=False),
    # null while the user is not known
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("expires", UTCDateTime, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the token, never the token
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", UTCDateTime, nullable=False),
    Column("used", UTCDateTime, nullable=False),  # day of the last use
    Column("device", String(40), nullable=False),  # the device's name; "" if unknown
    Column("proved", UTCDateTime),  # when the owner last proved their identity on the device
    Column("changes_seen", UTCDateTime),  # the time up to which the device has shown changes
)

account_changes = Table(  # changes of login methods, which are shown to the owner
    "account_changes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(24), nullable=False),
    Column("at", UTCDateTime, nullable=False),
    Column("device", String(40), nullable=False),  # the device that made the change
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
    Column("changed", UTCDateTime, nullable=False),  # time of the last change
    Column("commitment", String(128)),
    Column("catalogue", String(64)),  # digest of the edition in use when the match began; see `editions`
    Column("result", Json),
    Column("paused_reason", Text),
    # grows by one with every change; prevents two writers from overwriting each other
    Column("version", Integer, nullable=False),
    Column("head", Integer, nullable=False),  # number of the last journal row
    Column("seqs", Json, nullable=False),  # viewer → number of its latest view
    Column("made_by", String(32)),  # the version of the code that made the latest views
    Column("deciding", Json, nullable=False),  # seats that have a decision to make
    Column("waits", Json, nullable=False),  # seat → the server's scheduled actions for it
    Column("due_at", UTCDateTime),  # the earliest time of `waits`; null if only computer players play
    Column("times", Json, nullable=False),  # seat → its player's remaining time
    Column("free", Integer, nullable=False),  # number of free seats
    Column("round", Integer, nullable=False),  # the round that everybody sees
    Column("asked", Json, nullable=False),  # seat → its open decision and the time at which it was opened
    Column("next", Json),  # the id of the rematch, once the match is over
    Column("notify_at", UTCDateTime),  # when to check whether people must be notified
    Column("absent", Json, nullable=False),  # user id → when their absence began
    Column("handed", Json, nullable=False),  # links to seats, and the sides of former players
    Column("missing", Json, nullable=False),  # seat → number of missed messages stored in `missed`
    Column("reseal", Boolean, nullable=False, server_default=false()),  # whether the match needs another seed
    # number of the newest outage that the match's clocks allow for
    Column("outage", Integer, nullable=False, server_default="0"),
    # ids of users who have said that they read slowly
    Column("slow", Json, nullable=False, server_default="[]"),
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
    Column("body", Text, nullable=False),  # a secret frame for the seat's player
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id"), index=True),
    Column("bot", String(32)),
    Column("ready", Boolean),  # null if there is no choice
    Column("loadout", Json),  # known only to the player
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

#: The draw number of a seed that is not in use yet.
PENDING = -1

reseals = Table(
    "reseals",
    metadata,  # new seeds of restored matches, each used from a draw number on
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
    Column("chance", Float, nullable=False),  # secret of the seat until the match is over
)

clips = Table(
    "clips",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(32), nullable=False, unique=True),
    Column("first", Integer, nullable=False),  # first and last change of the clip, numbered as in a replay
    Column("last", Integer, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # number among all lines of the match; never sent
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),  # number among the lines of the channel
    Column("channel", String(16), nullable=False),
    Column("team", String(32)),
    Column("seat", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", UTCDateTime, nullable=False),
    # null if the user has been deleted
    Column("user_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("key", String(64), nullable=False),  # secrets of the server
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("token", ForeignKey("tokens.digest", ondelete="CASCADE"), primary_key=True),  # token of the device
    Column("digest", String(64), nullable=False, unique=True),  # SHA-256 of the endpoint
    # address at the push service; "" if the service no longer knows it
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
)

mails = Table(
    "mails",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    # SHA-256 of the confirmation code; null once the address is confirmed
    Column("confirm", String(64), unique=True),
    Column("expires", UTCDateTime),
    Column("leave", String(32), nullable=False, unique=True),  # the code in the links that version 19 sent
    # id of the address's mailbox
    Column("mailbox", String(32), nullable=False, server_default="", index=True),
    Column("trouble", String(8)),  # last answer of the mail server
)

closed_mailboxes = Table(
    "closed_mailboxes",
    metadata,  # mailboxes whose owners have refused all mail
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
    Column("zone", String(64), nullable=False),  # time zone name in the IANA database
)

notices = Table(
    "notices",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("decision", String(100), nullable=False),  # id of the decision, or ""
    Column("due", UTCDateTime, index=True),  # null if the notification was sent or need not be sent
    Column("tries", Integer, nullable=False),
)

later = Table(
    "later",
    metadata,  # frames for spectators who watch with a delay
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # number of the spectators' view
    Column("at", UTCDateTime, nullable=False),
    Column("body", Text, nullable=False),  # the diff that leads to the view; "" if there is none
    Column("view", LargeBinary),  # the whole compressed view, in some rows
    Index("ix_later_at", "at"),
)

asides = Table(
    "asides",
    metadata,  # chat of spectators
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", UTCDateTime, nullable=False),
    Column("message", String(100), nullable=False),  # the client's id of the message
    UniqueConstraint("match_id", "user_id", "message"),
)

turned_away = Table(
    "turned_away",
    metadata,  # users who may no longer watch
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", UTCDateTime, nullable=False),
)

knocks = Table(
    "knocks",
    metadata,  # requests to join private matches
    Column("match_id", String(32), primary_key=True),  # no foreign key: the existence of the match is secret
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", UTCDateTime, nullable=False),
    Column("until", UTCDateTime, nullable=False, index=True),  # when the row is deleted
    Column("state", String(8), nullable=False),
)

shunned = Table(
    "shunned",
    metadata,  # users whom others have muted or blocked
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("how", String(8), nullable=False),
    Column("at", UTCDateTime, nullable=False),
)

reports = Table(
    "reports",
    metadata,  # reports about users to the server's operator
    Column("id", String(32), primary_key=True),
    Column("at", UTCDateTime, nullable=False, index=True),
    Column("by_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("by_name", String(24), nullable=False),
    Column("about_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("about_name", String(24), nullable=False),
    Column("match_id", String(32), nullable=False),  # no foreign key: the match may be deleted
    Column("reason", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Column("lines", Json, nullable=False),  # chat that the reporter could read
    Column("answer", String(500), nullable=False),
    Column("closed", UTCDateTime),
)

bans = Table(
    "bans",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", UTCDateTime, nullable=False),
    Column("until", UTCDateTime),  # null for a permanent ban
    Column("reason", String(200), nullable=False),
)

pulse = Table(
    "pulse",
    metadata,  # one row: the last heartbeat of all processes
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", UTCDateTime, nullable=False),
    Column("number", Integer, nullable=False),  # number of the newest outage
    Column("leapt", UTCDateTime),  # the end of a gap after which the clock may be wrong
)

outages = Table(
    "outages",
    metadata,  # times in which no process was alive
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("begin", UTCDateTime, nullable=False),
    Column("end", UTCDateTime, nullable=False),
)
